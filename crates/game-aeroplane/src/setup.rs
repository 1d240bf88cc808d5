//! The options of a match.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Pairs, Seat, Seats};

/// Which numbers launch a plane. Text forms: `even`, `six`, `five-six`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Launch {
    /// 2, 4 and 6.
    #[default]
    Even,
    /// 6.
    Six,
    /// 5 and 6.
    FiveSix,
}

impl Launch {
    /// Every rule of launching.
    pub const ALL: [Self; 3] = [Self::Even, Self::Six, Self::FiveSix];

    /// Whether `number` launches a plane.
    #[inline]
    #[must_use]
    pub const fn allows(self, number: u8) -> bool {
        match self {
            Self::Even => number.is_multiple_of(2),
            Self::Six => number == 6,
            Self::FiveSix => number >= 5,
        }
    }
}

impl fmt::Display for Launch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Even => "even",
            Self::Six => "six",
            Self::FiveSix => "five-six",
        })
    }
}

impl FromStr for Launch {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "even" => Ok(Self::Even),
            "six" => Ok(Self::Six),
            "five-six" => Ok(Self::FiveSix),
            _ => Err(Illegal::new("bad-launch").with("launch", text)),
        }
    }
}

/// What a roll beyond the centre does. Text forms: `stay`, `bounce`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overshoot {
    /// The plane cannot use the roll.
    #[default]
    Stay,
    /// The plane goes to the centre and back by what is left.
    Bounce,
}

impl Overshoot {
    /// Every rule of overshooting.
    pub const ALL: [Self; 2] = [Self::Stay, Self::Bounce];
}

impl fmt::Display for Overshoot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stay => "stay",
            Self::Bounce => "bounce",
        })
    }
}

impl FromStr for Overshoot {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        match text {
            "stay" => Ok(Self::Stay),
            "bounce" => Ok(Self::Bounce),
            _ => Err(Illegal::new("bad-overshoot").with("overshoot", text)),
        }
    }
}

/// The options: `players=3 launch=six overshoot=bounce fly-then-jump=on`, defaults (`2`, `even`,
/// `stay`, `off`) omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    players: u8,
    /// Which numbers launch a plane.
    pub launch: Launch,
    /// What a roll beyond the centre does.
    pub overshoot: Overshoot,
    /// Whether a plane whose roll landed where the flight begins, and that flies, then jumps.
    pub fly_then_jump: bool,
}

impl Setup {
    /// How many may play.
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

    /// The default options for so many players.
    ///
    /// # Errors
    /// `bad-players` unless 2, 3 or 4.
    pub fn new(players: u8) -> Result<Self, Illegal> {
        if Self::PLAYERS.contains(&players) {
            Ok(Self {
                players,
                ..Self::default()
            })
        } else {
            Err(Illegal::new("bad-players").with("players", players))
        }
    }

    /// How many play: 2, 3 or 4.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seats: two players sit opposite each other.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> Seats {
        const OPPOSITE: Seats = Seats::one(Seat::ALL[0]).with(Seat::ALL[2]);
        match self.players {
            2 => OPPOSITE,
            players => Seats::first(players.into()),
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            launch: Launch::default(),
            overshoot: Overshoot::default(),
            fly_then_jump: false,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = Self::default();
        let mut words = Vec::new();
        if self.players != plain.players {
            words.push(format!("players={}", self.players));
        }
        if self.launch != plain.launch {
            words.push(format!("launch={}", self.launch));
        }
        if self.overshoot != plain.overshoot {
            words.push(format!("overshoot={}", self.overshoot));
        }
        if self.fly_then_jump {
            words.push("fly-then-jump=on".to_owned());
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let keys = ["players", "launch", "overshoot", "fly-then-jump"];
        let pairs = Pairs::parse(text, &keys)?;
        let mut setup = match pairs.get("players") {
            None | Some("2") => Self::default(),
            Some("3") => Self::new(3)?,
            Some("4") => Self::new(4)?,
            Some(value) => return Err(Illegal::new("bad-players").with("players", value)),
        };
        if let Some(launch) = pairs.get("launch") {
            setup.launch = launch.parse()?;
        }
        if let Some(overshoot) = pairs.get("overshoot") {
            setup.overshoot = overshoot.parse()?;
        }
        setup.fly_then_jump = match pairs.get("fly-then-jump") {
            None | Some("off") => false,
            Some("on") => true,
            Some(value) => {
                return Err(Illegal::new("bad-fly-then-jump").with("fly-then-jump", value));
            }
        };
        Ok(setup)
    }
}
