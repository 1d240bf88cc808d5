//! How a match ended, in words.

use game::{Places, Reason, Seat, Seats};
use games::Kind;

use crate::names::Names;
use crate::{Arg, Words};

/// How a match ended, for one who looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, as a headline: "You win!", "Asha wins", "A draw".
    pub title: String,
    /// Why, as a sentence.
    pub why: String,
    /// Both in one line: "Asha wins. Ravi ran out of time."
    pub line: String,
}

impl Words {
    /// How a match ended. `names` are the players' names by seat; `you` is the seat of the one who
    /// looks, none for a watcher and where two people share the screen.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// # use game::{Places, Reason, Seat, Seats};
    /// # use games::Kind;
    /// let words = Words::new(Lang::En);
    /// let places = Places::won(Seats::TWO, Seat::FIRST);
    /// let names = ["Asha", "Ravi"];
    /// let said = words.outcome(Kind::Ataxx, places, Reason::Time, &names, Some(Seat::SECOND));
    /// assert_eq!((&*said.title, &*said.why), ("Asha wins", "You ran out of time."));
    /// assert_eq!(said.line, "Asha wins. You ran out of time.");
    /// ```
    #[must_use]
    pub fn outcome(
        &self,
        kind: Kind,
        places: Places,
        reason: Reason,
        names: &[&str],
        you: Option<Seat>,
    ) -> Verdict {
        let names = &Names { kind, names };
        let first: Seats = places
            .seats()
            .iter()
            .filter(|seat| places.of(*seat) == Some(1))
            .collect();
        let own = first.len() == 1 && you.is_some_and(|seat| first.contains(seat));
        let title = self.title(places, first, names, own);
        let mut why = self.why(places, reason, names, you);
        if places.seats().len() > 2 {
            why += &self.behind(places, names);
        }
        let args = [
            ("title", Arg::Text(&title)),
            ("why", Arg::Text(&why)),
            ("own", Arg::Text(if own { "yes" } else { "no" })),
        ];
        let line = self.say("result-line", &args);
        Verdict { title, why, line }
    }

    /// The headline: `first` are on the first place, `own` says that it is the one who looks, alone.
    fn title(&self, places: Places, first: Seats, names: &Names<'_>, own: bool) -> String {
        if own {
            return self.say("result-you-win", &[]);
        }
        if first == places.seats() {
            return self.say("result-draw", &[]);
        }
        let winners = self.names(names, first);
        let count = Arg::Number(first.len() as i64);
        self.say(
            "result-wins",
            &[("name", (&*winners).into()), ("count", count)],
        )
    }

    /// Who took which place behind the first.
    fn behind(&self, places: Places, names: &Names<'_>) -> String {
        let taken = (2..=Seat::MAX as u8).filter_map(|place| {
            let seats = places.seats().iter();
            let there: Seats = seats
                .filter(|seat| places.of(*seat) == Some(place))
                .collect();
            let name = self.names(names, there);
            let args = [
                ("place", Arg::Number(place.into())),
                ("name", Arg::Text(&name)),
            ];
            (!there.is_empty()).then(|| format!(" {}", self.say("result-place", &args)))
        });
        taken.collect()
    }

    fn why(&self, places: Places, reason: Reason, names: &Names<'_>, you: Option<Seat>) -> String {
        let seats = places.seats();
        let by_leaving = matches!(reason, Reason::Resigned | Reason::Exited | Reason::Time);
        if by_leaving && seats.len() > 2 {
            // Places do not tell who went out last, nor who was first to reach the goal.
            return self.say("reason-alone", &[]);
        }
        let drawn = seats.iter().all(|seat| places.of(seat) == Some(1));
        // What a player did to end it (time, leaving) is said of those who did not win; both, in a draw.
        let behind: Seats = seats
            .iter()
            .filter(|seat| drawn || places.of(*seat) != Some(1))
            .collect();
        let own = behind.len() == 1 && you.is_some_and(|seat| behind.contains(seat));
        let own_words = format!("reason-{}-{reason}", names.kind);
        let names = self.names(names, behind);
        let who = match (drawn, own) {
            (true, _) => "all",
            (false, true) => "you",
            (false, false) => "others",
        };
        let args = [
            ("name", Arg::Text(&names)),
            ("who", Arg::Text(who)),
            ("count", Arg::Number(behind.len() as i64)),
        ];
        // Some games say some reasons in their own way.
        self.say_whole(&own_words, &args)
            .unwrap_or_else(|| self.say(&format!("reason-{reason}"), &args))
    }
}
