//! What happened, in words: one sentence an event, for the log and for screen readers.

use game::{Seats, Why};
use games::Kind;

use crate::names::Names;
use crate::{Arg, Words};

impl Words {
    /// The sentence of a notice. `names` are the players' names by seat. What is no notice of this
    /// game is said as it is.
    #[must_use]
    pub fn notice(&self, kind: Kind, notice: &str, names: &[&str]) -> String {
        match kind {
            Kind::Aeroplane => self.notice_of_flight(notice, names),
            Kind::Stratego => self.notice_of_stratego(notice, names),
            Kind::Tacocat => self.notice_of_tacocat(notice, names),
            kind => self
                .notice_of_two(kind, notice, names)
                .unwrap_or_else(|| notice.to_owned()),
        }
    }

    /// The same of a game for two; `None` of any other. Programs that have to be small and bring no
    /// other game say this.
    #[must_use]
    pub fn notice_of_two(&self, kind: Kind, notice: &str, names: &[&str]) -> Option<String> {
        let names = &Names { kind, names };
        let said = match kind {
            Kind::Ataxx => notice.parse().map(|notice| self.ataxx(&notice, names)),
            Kind::Boxes => notice.parse().map(|notice| self.boxes(&notice, names)),
            _ => return None,
        };
        Some(said.unwrap_or_else(|_| notice.to_owned()))
    }

    /// The same of Aeroplane Chess.
    #[must_use]
    pub fn notice_of_flight(&self, notice: &str, names: &[&str]) -> String {
        let kind = Kind::Aeroplane;
        let said = notice.parse().map(|notice| {
            let names = &Names { kind, names };
            self.aeroplane(&notice, names)
        });
        said.unwrap_or_else(|_| notice.to_owned())
    }

    /// The same of Tacocat Spelled Backwards.
    #[must_use]
    pub fn notice_of_tacocat(&self, notice: &str, names: &[&str]) -> String {
        let kind = Kind::Tacocat;
        let said = notice.parse().map(|notice| {
            let names = &Names { kind, names };
            self.tacocat(&notice, names)
        });
        said.unwrap_or_else(|_| notice.to_owned())
    }

    /// The same of Stratego.
    #[must_use]
    pub fn notice_of_stratego(&self, notice: &str, names: &[&str]) -> String {
        let kind = Kind::Stratego;
        let said = notice.parse().map(|notice| {
            let names = &Names { kind, names };
            self.stratego(&notice, names)
        });
        said.unwrap_or_else(|_| notice.to_owned())
    }

    fn ataxx(&self, notice: &game_ataxx::Notice, names: &Names<'_>) -> String {
        use game_ataxx::{Action, Notice};
        let (seat, action, captured) = match notice {
            Notice::Played {
                seat,
                action,
                captured,
            } => (*seat, *action, *captured),
            Notice::Out(seats, why) => return self.out(*seats, *why, names),
        };
        let name = ("name", self.name(names, seat));
        let turned = ("turned", Arg::Number(i64::from(captured.len())));
        match action {
            Action::Clone(to) => {
                let to = to.to_string();
                self.say(
                    "ataxx-clones",
                    &[as_arg(&name), ("to", (&*to).into()), turned],
                )
            }
            Action::Jump(from, to) => {
                let (from, to) = (from.to_string(), to.to_string());
                let places = [("from", (&*from).into()), ("to", (&*to).into())];
                self.say(
                    "ataxx-jumps",
                    &[as_arg(&name), places[0], places[1], turned],
                )
            }
            Action::Pass => self.say("passes", &[as_arg(&name)]),
        }
    }

    fn boxes(&self, notice: &game_boxes::Notice, names: &Names<'_>) -> String {
        use game_boxes::Notice;
        match notice {
            Notice::Drawn {
                seat,
                line,
                claimed,
                again,
            } => {
                let name = ("name", self.name(names, *seat));
                let [from, to] = line.dots().map(|dot| dot.to_string());
                let again = if *again { "yes" } else { "no" };
                let args = [
                    as_arg(&name),
                    ("from", (&*from).into()),
                    ("to", (&*to).into()),
                    ("claimed", Arg::Number(claimed.len() as i64)),
                    ("again", again.into()),
                ];
                self.say("boxes-draws", &args)
            }
            Notice::Out(seats, why) => self.out(*seats, *why, names),
        }
    }

    /// Somebody is out.
    pub(crate) fn out(&self, seats: Seats, why: Why, names: &Names<'_>) -> String {
        let names = self.names(names, seats);
        let args = [
            ("name", (&*names).into()),
            ("count", Arg::Number(seats.len() as i64)),
        ];
        self.say(&format!("out-{why}"), &args)
    }
}

/// A named text as an argument.
fn as_arg<'a>(named: &'a (&'a str, String)) -> (&'a str, Arg<'a>) {
    (named.0, Arg::Text(&named.1))
}

/// What there is to say, one after another.
pub(crate) fn sentences(said: impl IntoIterator<Item = Option<String>>) -> String {
    let said: Vec<String> = said.into_iter().flatten().collect();
    said.join(" ")
}
