//! Whether the draws of a record are those that its seeds gave.

use fair::{Commitments, Fault, Match, Reveal};
use game::{Draw, Event, Illegal, Seat, Turn};
use games::{AnyGame, Form};

use crate::seeds::drawn;
use crate::{Millis, Record};

/// What a check of the draws of a match has found. Anyone can make it from the record alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// Whether the secrets of the house are those that it had committed to.
    pub house: bool,
    /// Whether the seed of each seat is the one that it had committed to.
    pub seats: Vec<(Seat, bool)>,
    /// Whether all of the secrets are those that the house and every seat had committed to.
    pub secrets: Result<(), Fault>,
    /// Every draw, in order.
    pub draws: Vec<Checked>,
}

/// One draw, and what it had to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Which event of the record it is, from 0.
    pub event: usize,
    /// When it was made, in milliseconds since the start.
    pub at: Millis,
    /// What was drawn.
    pub draw: Draw,
    /// What the record says came of it.
    pub recorded: Form,
    /// Whose draw it was: the seat of the last choice before it; none before the first.
    pub by: Option<Seat>,
    /// The number that the record says was rolled, if it says one.
    pub rolled: Option<u8>,
    /// What follows from the seeds; none where they are not those committed to.
    pub fair: Option<Form>,
}

impl Checked {
    /// Whether the record says what follows from the seeds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.fair.as_ref() == Some(&self.recorded)
    }
}

impl Audit {
    /// Whether everything is as it had to be.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.secrets.is_ok() && self.draws.iter().all(Checked::holds)
    }

    /// How often each number was rolled, from 1 to 6, as the record says.
    #[must_use]
    pub fn rolls(&self) -> [u32; 6] {
        counted(self.draws.iter())
    }

    /// How often a seat rolled each number, from 1 to 6, as the record says.
    #[must_use]
    pub fn rolls_of(&self, seat: Seat) -> [u32; 6] {
        counted(self.draws.iter().filter(|draw| draw.by == Some(seat)))
    }
}

/// How often each number was rolled in these draws.
fn counted<'a>(draws: impl Iterator<Item = &'a Checked>) -> [u32; 6] {
    let mut rolls = [0; 6];
    for number in draws.filter_map(|draw| draw.rolled) {
        if let Some(rolls) = rolls.get_mut(usize::from(number).wrapping_sub(1)) {
            *rolls += 1;
        }
    }
    rolls
}

impl Record {
    /// Recomputes every draw from the secrets; `None` where the match draws nothing.
    ///
    /// # Errors
    /// At the first event that is not legal; cannot happen for a record that was read.
    pub fn audit(&self) -> Result<Option<Audit>, Illegal> {
        let (Some(commitments), Some(reveal)) = (&self.draw, &self.secrets) else {
            return Ok(None);
        };
        let rules = self.offer.bound_rules();
        let bound = Match {
            id: self.id.as_str(),
            rules: &rules,
        };
        let takes_part = |number| {
            let seat = Seat::new(number);
            seat.is_some_and(|seat| self.offer.seats().contains(seat))
        };
        let complete = commitments.check_of(takes_part);
        let key = complete.and_then(|()| bound.open(commitments, reveal));
        let mut game = AnyGame::start(self.offer.game, self.offer.setup.as_str())?;
        let mut draws: Vec<Checked> = Vec::new();
        let mut by = None;
        for (event, (at, happened)) in self.events.iter().enumerate() {
            if let Event::Act(seat, _) = happened {
                by = Some(*seat);
            }
            if let (Event::Chance(recorded), Turn::Chance(draw)) = (happened, game.turn()) {
                let fair = match &key {
                    Ok(key) => Some(game.chance(&drawn(key, draws.len() as u32, draw))?),
                    Err(_) => None,
                };
                draws.push(Checked {
                    event,
                    at: *at,
                    draw,
                    recorded: recorded.clone(),
                    by,
                    rolled: rolled(&game, draw, recorded),
                    fair,
                });
            }
            game.apply(happened)?;
        }
        let secrets = key.map(|_| ());
        Ok(Some(Audit {
            house: bound.house_commitment(&reveal.salt, &reveal.house) == commitments.house,
            seats: seats(&bound, commitments, reveal),
            secrets,
            draws,
        }))
    }
}

/// Whether each seat that takes part has revealed what it had committed to.
fn seats(bound: &Match<'_>, commitments: &Commitments, reveal: &Reveal) -> Vec<(Seat, bool)> {
    let holds = |seat: Seat| {
        let committed = commitments.seats[seat.index()];
        let seed = reveal.seats[seat.index()].as_ref();
        let made = seed.map(|seed| bound.seat_commitment(seat.index() as u8, seed));
        (committed.is_some() || made.is_some()).then_some((seat, made == committed))
    };
    Seat::ALL.into_iter().filter_map(holds).collect()
}

/// The number of a die that led to this chance event; none where several do, as in a lot of two sides.
fn rolled(game: &AnyGame, draw: Draw, recorded: &Form) -> Option<u8> {
    let is = |number: &u8| game.chance(&[*number]).as_ref() == Ok(recorded);
    let mut numbers = (1..=6).filter(is);
    let number = numbers.next().filter(|_| draw == Draw::Die)?;
    numbers.next().is_none().then_some(number)
}
