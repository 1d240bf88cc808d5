//! A game's lesson.

use games::Kind;

use crate::{Part, Step, aeroplane, ataxx, boxes, stratego, tacocat};

/// How one game is played and how it is played well.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The game.
    pub kind: Kind,
    /// From the first move on; the rules come before the strategy.
    pub steps: &'static [Step],
}

impl Lesson {
    /// That of a game, if there is one.
    #[must_use]
    pub fn of(kind: Kind) -> Option<Self> {
        let steps: &[Step] = match kind {
            Kind::Ataxx => &ataxx::STEPS,
            Kind::Boxes => &boxes::STEPS,
            Kind::Tacocat => &tacocat::STEPS,
            Kind::Stratego => &stratego::STEPS,
            Kind::Aeroplane => &aeroplane::STEPS,
            // `games` has a test game too, where tests ask for it.
            #[allow(unreachable_patterns)]
            _ => return None,
        };
        Some(Self { kind, steps })
    }

    /// The steps of a part.
    pub fn part(self, part: Part) -> impl Iterator<Item = &'static Step> {
        self.steps.iter().filter(move |step| step.part == part)
    }
}
