//! What games, levels, sides and players are called.

use game::{Level, Seat};
use games::{Hue, Kind};

use crate::Words;

impl Words {
    /// What a game is called.
    #[must_use]
    pub fn game(&self, kind: Kind) -> String {
        self.say(&format!("game-{kind}"), &[])
    }

    /// What a game is about, in one sentence.
    #[must_use]
    pub fn about(&self, kind: Kind) -> String {
        self.say(&format!("about-{kind}"), &[])
    }

    /// What a level is called.
    #[must_use]
    pub fn level(&self, level: Level) -> String {
        self.say(&format!("level-{level}"), &[])
    }

    /// The colour of a seat of this game, as boards show it and screen readers say it.
    #[must_use]
    pub fn side(&self, kind: Kind, seat: Seat) -> String {
        self.hue(kind.hue(seat))
    }

    /// What a colour of a seat is called.
    #[must_use]
    pub fn hue(&self, hue: Hue) -> String {
        self.say(&format!("side-{}", hue.name()), &[])
    }

    /// Who sits on a seat: the person's name, which is empty where they have left the house, the computer player
    /// at its level, or nobody yet.
    #[must_use]
    pub fn player(&self, name: Option<&str>, bot: Option<Level>) -> String {
        match (name, bot) {
            (_, Some(level)) => self.say("player-bot", &[("level", (&*self.level(level)).into())]),
            (Some(""), None) => self.say("player-gone", &[]),
            (Some(name), None) => name.to_owned(),
            (None, None) => self.say("player-open", &[]),
        }
    }
}
