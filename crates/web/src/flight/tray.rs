//! What lies below the board: the die, and buttons for what can be chosen.

use boards::escape;
use game::Seat;
use game_aeroplane::{Action, Notice, Phase, Plane, Position};
use games::Kind;
use words::{Arg, Words};

use super::way::{Way, plane_of};

/// The die as it lies there: none while it is in the air, and before the first roll.
pub(super) fn face(last: Option<&Notice>, position: &Position, before: Option<u8>) -> Option<u8> {
    match (last, position.phase()) {
        (_, Phase::Move(_, number)) => Some(*number),
        (Some(Notice::RollOff { number, .. } | Notice::Rolled { number, .. }), _) => {
            Some(number.number())
        }
        (Some(Notice::Roll(_)) | None, _) => None,
        (Some(_), _) => before,
    }
}

/// Where the dots of a number are: columns and rows of three, from -1 to 1.
fn dots(number: u8) -> Vec<(i8, i8)> {
    const CORNERS: [(i8, i8); 6] = [(-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0)];
    let pairs = usize::from(number) / 2 * 2;
    let middle = (number % 2 == 1).then_some((0, 0));
    CORNERS[..pairs].iter().copied().chain(middle).collect()
}

/// What is on the die before it was rolled, and while it is in the air.
const STAR: &str = "M0-32L8-8L32 0L8 8L0 32L-8 8L-32 0L-8-8Z";

/// A picture of the die.
pub(super) fn die(number: Option<u8>) -> String {
    let dots = dots(number.unwrap_or_default()).into_iter();
    let mut dots: String = dots
        .map(|(x, y)| {
            let (x, y) = (26 * i32::from(x), 26 * i32::from(y));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"10\"/>")
        })
        .collect();
    if dots.is_empty() {
        dots = format!("<path d=\"{STAR}\"/>");
    }
    format!(
        "<svg viewBox=\"-50 -50 100 100\" aria-hidden=\"true\"><rect x=\"-44\" y=\"-44\" width=\"88\" height=\"88\" rx=\"18\"/>{dots}</svg>"
    )
}

/// What can be chosen.
pub(super) struct Tray<'a> {
    pub(super) words: &'a Words,
    pub(super) position: &'a Position,
    pub(super) actions: &'a [Action],
    /// The plane whose ways are chosen from.
    pub(super) held: Option<Plane>,
}

impl Tray<'_> {
    /// The buttons, or what is to be read where there are none.
    pub(super) fn html(&self) -> String {
        let planes = Plane::ALL.into_iter();
        match self.held {
            Some(plane) => {
                let own = |action: &&Action| plane_of(**action) == Some(plane);
                let ways = self.actions.iter().filter(own);
                let ways: String = ways.map(|action| self.way(*action)).collect();
                ways + &self.back()
            }
            None => {
                let buttons: String = planes.filter_map(|plane| self.plane(plane)).collect();
                if buttons.is_empty() {
                    self.hint()
                } else {
                    buttons
                }
            }
        }
    }

    /// A plane that can be chosen.
    fn plane(&self, plane: Plane) -> Option<String> {
        let own = |action: &&Action| plane_of(**action) == Some(plane);
        let mut ways = self.actions.iter().filter(own);
        let (first, more) = (ways.next()?, ways.next().is_some());
        let way = Way::of(self.position, *first).filter(|_| !more);
        let (long, short) = match &way {
            Some(way) => (
                way.say(self.words, "aeroplane-way"),
                way.say(self.words, "aeroplane-short"),
            ),
            None => (self.words.say("aeroplane-ways", &[]), "…".to_owned()),
        };
        let number = i64::from(plane.index() as u8) + 1;
        let args = [("plane", Arg::Number(number)), ("way", Arg::Text(&long))];
        let label = escape(&self.words.say("aeroplane-choice", &args));
        let hits = way
            .filter(|way| way.hits > 0)
            .map_or("", |_| " data-hits=\"\"");
        let shown = self.number(number);
        let short = escape(&short);
        let action = name(*first);
        // Who speaks to the device says what is to be read: the name begins with it (WCAG 2.5.3).
        Some(format!(
            "<button class=\"way\" data-choose=\"{plane}\" data-aim=\"{action}\" aria-label=\"{shown} {short}: {label}\"{hits}><b>{shown}</b> <span>{short}</span></button>"
        ))
    }

    /// A way that the chosen plane can go.
    fn way(&self, action: Action) -> String {
        let way = Way::of(self.position, action);
        let text = way.map(|way| way.say(self.words, "aeroplane-way"));
        let action = name(action);
        format!(
            "<button class=\"way\" data-action=\"{action}\" data-aim=\"{action}\">{}</button>",
            escape(&text.unwrap_or_default())
        )
    }

    /// Back to all planes.
    fn back(&self) -> String {
        let label = escape(&self.words.say("aeroplane-back", &[]));
        format!(
            "<button class=\"way icon\" data-back=\"\" aria-label=\"{label}\"><span aria-hidden=\"true\">✕</span></button>"
        )
    }

    fn number(&self, number: i64) -> String {
        escape(
            &self
                .words
                .say("aeroplane-number", &[("number", Arg::Number(number))]),
        )
    }

    /// To press the die, or how the roll-off stands.
    fn hint(&self) -> String {
        let (Phase::RollOff(round) | Phase::RollOffDie(round)) = self.position.phase() else {
            let press = (!self.actions.is_empty()).then(|| self.words.say("aeroplane-press", &[]));
            return format!(
                "<span class=\"hint\">{}</span>",
                escape(&press.unwrap_or_default())
            );
        };
        let rolled = |seat: Seat| {
            let number = self.number(round.rolled(seat)?.into());
            let colour = escape(&self.colour(seat));
            Some(format!(
                "<span class=\"nobr\">{colour} <b>{number}</b></span>"
            ))
        };
        let rolled: Vec<String> = round.among().iter().filter_map(rolled).collect();
        let who = escape(&self.words.say("aeroplane-who-starts", &[]));
        let press = match self.actions.is_empty() {
            true => String::new(),
            false => escape(&self.words.say("aeroplane-press", &[])),
        };
        format!(
            "<span class=\"hint\">{who} {press}<br>{}</span>",
            rolled.join(" ")
        )
    }

    /// What a seat is called by.
    fn colour(&self, seat: Seat) -> String {
        colour(self.words, seat)
    }
}

/// The name of a seat's colour.
pub(super) fn colour(words: &Words, seat: Seat) -> String {
    words.side(Kind::Aeroplane, seat)
}

/// An action in one word.
pub(super) fn name(action: Action) -> String {
    action.to_string().replace(' ', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_dots_as_its_number_says_and_none_twice() {
        for number in 0..=6 {
            let mut all = dots(number);
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), usize::from(number));
        }
    }

    #[test]
    fn the_die_lies_as_it_was_rolled_until_it_is_in_the_air() {
        let rolls: Position = " | roll 0 0 - | -,-,-,- | -,-,-,-".parse().unwrap();
        let after = |notice: &str, before| face(notice.parse().ok().as_ref(), &rolls, before);
        assert_eq!(after("0 off 3", None), Some(3));
        assert_eq!(after("0 rolled 5", Some(2)), Some(5));
        assert_eq!(after("0 launch 2", Some(6)), Some(6));
        assert_eq!(after("0 roll", Some(6)), None);
        assert_eq!(face(None, &rolls, Some(4)), None);
        let moves: Position = " | move 0 0 - 5 | -,3,-,- | -,-,-,-".parse().unwrap();
        assert_eq!(face(None, &moves, None), Some(5));
    }
}
