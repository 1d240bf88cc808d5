//! Which matches an address asks for.

use game::Seat;
use games::Kind;
use results::Outcome;
use store::{Asked, Before, Opponents};
use table::{MatchId, Millis, PersonId};

use crate::http::reader::parameter;

/// A day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// Since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Since {
    Week,
    Month,
    Year,
}

impl Since {
    /// Each of them, the shortest first.
    pub(super) const ALL: [Self; 3] = [Self::Week, Self::Month, Self::Year];

    /// How it stands in an address.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Week => "week",
            Self::Month => "month",
            Self::Year => "year",
        }
    }

    const fn days(self) -> Millis {
        match self {
            Self::Week => 7,
            Self::Month => 30,
            Self::Year => 365,
        }
    }
}

/// Which matches an address asks for. What cannot be read was not asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Query {
    pub(super) game: Option<Kind>,
    pub(super) opponents: Option<Opponents>,
    pub(super) outcome: Option<Outcome>,
    pub(super) since: Option<Since>,
    pub(super) with: Option<PersonId>,
    pub(super) before: Option<Before>,
}

impl Query {
    /// Whether any of what a reader can choose is chosen.
    pub(super) const fn chooses(&self) -> bool {
        self.game.is_some()
            || self.opponents.is_some()
            || self.outcome.is_some()
            || self.since.is_some()
    }

    pub(super) fn of(query: &str) -> Self {
        let text = |name| parameter::<String>(query, name).unwrap_or_default();
        let (opponents, since) = (text("against"), text("since"));
        Self {
            game: parameter(query, "game"),
            opponents: Opponents::all().find(|one| one.code() == opponents),
            outcome: parameter(query, "result"),
            since: Since::ALL.into_iter().find(|one| one.code() == since),
            with: parameter(query, "with"),
            before: read_before(&text("before")),
        }
    }

    /// Whom somebody else has met is not for everybody to ask.
    pub(super) fn of_others(self) -> Self {
        Self { with: None, ..self }
    }

    pub(super) fn asked(&self, now: Millis) -> Asked {
        Asked {
            game: self.game,
            opponents: self.opponents.filter(|_| self.with.is_none()),
            outcome: self.outcome,
            since: self.since.map(|since| now - since.days() * DAY),
            with: self.with,
            before: self.before,
        }
    }

    /// How it stands in an address: nothing but letters, digits and dots.
    pub(super) fn address(&self) -> String {
        let before = self.before.map(|before| {
            let Before { ended, id, seat } = before;
            format!("{ended}.{id}.{}", seat.index())
        });
        let parts = [
            ("game", self.game.map(|game| game.name().to_owned())),
            ("against", self.opponents.map(|one| one.code().to_owned())),
            ("result", self.outcome.map(|one| one.code().to_owned())),
            ("since", self.since.map(|since| since.code().to_owned())),
            ("with", self.with.map(|with| with.to_string())),
            ("before", before),
        ];
        let parts = parts.into_iter();
        let parts: Vec<_> = parts
            .filter_map(|(name, value)| Some(format!("{name}={}", value?)))
            .collect();
        format!("?{}", parts.join("&amp;"))
    }
}

fn read_before(text: &str) -> Option<Before> {
    let mut parts = text.splitn(3, '.');
    let ended = parts.next()?.parse().ok()?;
    let id: MatchId = parts.next()?.parse().ok()?;
    let seat = Seat::new(parts.next()?.parse().ok()?)?;
    Some(Before { ended, id, seat })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_was_written_and_nonsense_asks_for_nothing() {
        let text = "game=ataxx&against=computer&result=won&since=month&\
                    with=00000000000a&before=1700000000000.00000000000b.1";
        let query = Query::of(text);
        assert!(query.game.is_some() && query.opponents.is_some() && query.outcome.is_some());
        assert!(query.since.is_some() && query.with.is_some() && query.before.is_some());
        assert_eq!(query.address().replace("&amp;", "&"), format!("?{text}"));
        assert_eq!(query.of_others().with, None);
        for text in [
            "",
            "game=",
            "game=chess&against=x&result=&since=day&with=1&before=1",
            "before=-.x.9",
            "before=1.00000000000b.9",
            "game=%3Cscript%3E&lang=bn",
        ] {
            assert_eq!(Query::of(text), Query::default(), "{text}");
        }
        let asked = Query::of("since=week").asked(8 * DAY);
        assert_eq!(asked.since, Some(DAY));
    }
}
