//! How a match ended, in words.

use game::{Places, Reason, Seat, Seats};

use crate::{Arg, Words};

/// How a match ended, for one who looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, as a headline: "You win!", "Asha wins", "A draw".
    pub title: String,
    /// Why, as a sentence.
    pub why: String,
}

impl Words {
    /// How a match ended. `names` are the players' names by seat; `you` is the seat of the one who
    /// looks, none for a watcher and where two people share the screen.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// # use game::{Places, Reason, Seat, Seats};
    /// let words = Words::new(Lang::En);
    /// let places = Places::won(Seats::TWO, Seat::FIRST);
    /// let said = words.outcome(places, Reason::Time, &["Asha", "Ravi"], Some(Seat::SECOND));
    /// assert_eq!((&*said.title, &*said.why), ("Asha wins", "Ravi ran out of time."));
    /// ```
    #[must_use]
    pub fn outcome(
        &self,
        places: Places,
        reason: Reason,
        names: &[&str],
        you: Option<Seat>,
    ) -> Verdict {
        Verdict {
            title: self.title(places, names, you),
            why: self.why(places, reason, names),
        }
    }

    fn title(&self, places: Places, names: &[&str], you: Option<Seat>) -> String {
        let place = |seat| places.of(seat).unwrap_or(u8::MAX);
        let first: Seats = places
            .seats()
            .iter()
            .filter(|seat| place(*seat) == 1)
            .collect();
        match you.filter(|seat| first.contains(*seat)) {
            Some(_) if first.len() == 1 => self.say("result-you-win", &[]),
            _ if first == places.seats() => self.say("result-draw", &[]),
            _ => {
                let winners = self.names(names, first);
                let count = Arg::Number(first.len() as i64);
                self.say(
                    "result-wins",
                    &[("name", (&*winners).into()), ("count", count)],
                )
            }
        }
    }

    fn why(&self, places: Places, reason: Reason, names: &[&str]) -> String {
        let seats = places.seats();
        let drawn = seats.iter().all(|seat| places.of(seat) == Some(1));
        // What a player did to end it (time, leaving) is said of those who did not win; both, in a draw.
        let behind: Seats = seats
            .iter()
            .filter(|seat| drawn || places.of(*seat) != Some(1))
            .collect();
        let names = self.names(names, behind);
        let args = [
            ("name", Arg::Text(&names)),
            ("count", Arg::Number(behind.len() as i64)),
            ("drawn", Arg::Text(if drawn { "yes" } else { "no" })),
        ];
        self.say(&format!("reason-{reason}"), &args)
    }
}
