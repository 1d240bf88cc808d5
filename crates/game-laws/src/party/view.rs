//! What one viewer knows.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Rng, Turn, Viewer};

use super::position::Position;
use super::{Action, COPIES, Face, HAND, Party, RANKS};

/// What one viewer knows. Text form:
/// `0 | seats=3 | 1 | choose 2 01 5 1 | 010010 | 7 0 231 46 - | ...`, that is: viewer, set-up,
/// round, phase (mover, who comes later, gain, rolls), face-up cards by rank, and for each seat
/// points, instant of going out, row, hand and bid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) position: Position,
}

impl game::View for View {
    type Game = Party;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn<Action> {
        self.position.turn()
    }

    fn actions(&self) -> Option<Vec<Action>> {
        self.position.actions(self.viewer.seat())
    }

    fn allows(&self, action: &Action) -> Result<(), Illegal> {
        self.position.allows(self.viewer.seat(), action)
    }

    fn drafts(&self, draft: &Action) -> Result<(), Illegal> {
        self.position.drafts(self.viewer.seat(), draft)
    }

    fn world(&self, rng: &mut Rng) -> Party {
        let mut position = self.position.clone();
        let mut unseen = self.unseen();
        rng.shuffle(&mut unseen);
        // A view read from a text may count more cards than there are; then any rank will do.
        let mut draw = |face: &mut Face, rng: &mut Rng| {
            if *face == Face::Down {
                *face = Face::Up(unseen.pop().unwrap_or(1 + rng.below(RANKS.into()) as u8));
            }
        };
        for side in &mut position.sides {
            side.hand.iter_mut().for_each(|card| draw(card, rng));
            side.hand.sort_unstable();
            side.bid.iter_mut().for_each(|card| draw(card, rng));
            if let Some(row) = &mut side.row {
                complete(row, rng);
            }
        }
        Party(position)
    }
}

impl View {
    /// The cards of the deck that this viewer has not seen.
    fn unseen(&self) -> Vec<u8> {
        let sides = &self.position.sides;
        let own: Vec<Face> = sides
            .iter()
            .flat_map(|side| side.hand.iter().chain(&side.bid).copied())
            .collect();
        let mut unseen = Vec::new();
        for rank in 1..=RANKS {
            let held = own.iter().filter(|card| **card == Face::Up(rank)).count();
            let shown = usize::from(self.position.discards[usize::from(rank - 1)]);
            let left = usize::from(COPIES).saturating_sub(held + shown);
            unseen.extend(std::iter::repeat_n(rank, left));
        }
        unseen
    }
}

/// Turns the tokens of a row up that are down, in any order.
fn complete(row: &mut [Face; HAND], rng: &mut Rng) {
    let tokens = (1..=HAND as u8).map(Face::Up);
    let mut missing: Vec<Face> = tokens.filter(|token| !row.contains(token)).collect();
    rng.shuffle(&mut missing);
    let down = row.iter_mut().filter(|token| **token == Face::Down);
    down.zip(missing).for_each(|(token, face)| *token = face);
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.viewer, self.position)
    }
}

impl FromStr for View {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let (viewer, position) = text.split_once(" | ").ok_or(Illegal::new("bad-view"))?;
        let view = Self {
            viewer: viewer.parse()?,
            position: position.parse()?,
        };
        let seats = view.position.setup.seats();
        // What the viewer knows and what not must be what a real view shows.
        let sound = view.viewer.seat().is_none_or(|seat| seats.contains(seat))
            && view.position.seen_by(view.viewer) == view.position;
        if sound {
            Ok(view)
        } else {
            Err(Illegal::new("bad-view"))
        }
    }
}
