//! A player as it is written on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use arena::Player;
use game::Level;
use games::Kind;

use super::engine::EnginePlayer;
use super::house::{self, HousePlayer};
use super::limit::{Limit, Time};
use super::uai_player::UaiPlayer;
use crate::fault::Fault;

/// A player, not yet there: `hard,nodes=5000`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Spec {
    text: String,
    who: Who,
    limit: Limit,
    /// What is left after the bounds.
    options: Vec<(String, String)>,
}

/// What kind of player.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Who {
    Lot,
    Fixed,
    Greedy,
    Classic,
    Stacker,
    Plain,
    Level(Level),
    Engine { hash: u64 },
    Uai(Vec<String>),
}

/// Megabytes of the engine's table unless it says so.
const HASH: u64 = 16;

/// Plies that `classic` looks ahead unless it says so.
const PLIES: u8 = 6;

impl FromStr for Spec {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default().trim();
        let mut limit = Limit::default();
        let mut options = Vec::new();
        for part in parts {
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| Fault::Usage(format!("{part} is not KEY=VALUE")))?;
            if !limit.set(key.trim(), value.trim())? {
                options.push((key.trim().to_owned(), value.trim().to_owned()));
            }
        }
        let mut who = who(name)?;
        if let Who::Engine { hash } = &mut who
            && let Some(i) = options.iter().position(|(key, _)| key == "hash")
        {
            let (_, value) = options.remove(i);
            let megabytes = value.parse().ok().filter(|mb| (1..=4096).contains(mb));
            *hash = megabytes.ok_or_else(|| Fault::Usage(format!("hash={value}")))?;
        }
        match (&who, options.first()) {
            (Who::Uai(_), _) | (_, None) => {}
            (_, Some((key, _))) => {
                return Err(Fault::Usage(format!("{name} has no option {key}")));
            }
        }
        if matches!(who, Who::Level(_)) && limit.depth.is_some() {
            return Err(Fault::Usage(format!("{name} knows no depth")));
        }
        if matches!(who, Who::Engine { .. }) && limit == Limit::default() {
            return Err(Fault::Usage("engine needs a bound".to_owned()));
        }
        if matches!(who, Who::Uai(_)) && limit == Limit::default() {
            return Err(Fault::Usage("a program needs a bound".to_owned()));
        }
        Ok(Self {
            text: text.to_owned(),
            who,
            limit,
            options,
        })
    }
}

fn who(name: &str) -> Result<Who, Fault> {
    if let Some(command) = name.strip_prefix("uai:") {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            return Err(Fault::Usage("uai: needs a command".to_owned()));
        }
        return Ok(Who::Uai(words));
    }
    Ok(match name {
        "lot" => Who::Lot,
        "fixed" => Who::Fixed,
        "greedy" => Who::Greedy,
        "classic" => Who::Classic,
        "stacker" => Who::Stacker,
        "plain" => Who::Plain,
        "engine" => Who::Engine { hash: HASH },
        level => {
            let level = level.parse();
            Who::Level(level.map_err(|_| Fault::Usage(format!("{name} is no player")))?)
        }
    })
}

impl Spec {
    /// Refuses games that the player does not play.
    pub(super) fn plays(&self, kind: Kind) -> Result<(), Fault> {
        let ataxx_only = matches!(self.who, Who::Engine { .. } | Who::Uai(_));
        if ataxx_only && kind != Kind::Ataxx {
            return Err(Fault::Usage(format!("{self} plays Ataxx only")));
        }
        let games: &[Kind] = match self.who {
            Who::Fixed => &[Kind::Tacocat, Kind::Aeroplane],
            Who::Stacker | Who::Plain => &[Kind::Aeroplane],
            Who::Greedy | Who::Classic => &[Kind::Stratego],
            _ => Kind::ALL,
        };
        if !games.contains(&kind) {
            return Err(Fault::Usage(format!("{self} does not play this game")));
        }
        Ok(())
    }

    /// The player itself; a process is started.
    pub(super) fn open(&self, kind: Kind, margin: Duration) -> Result<Box<dyn Player>, Fault> {
        Ok(match &self.who {
            Who::Lot => Box::new(HousePlayer::new(house::Who::Lot, self.limit, margin)),
            Who::Fixed => Box::new(HousePlayer::new(house::Who::Fixed, self.limit, margin)),
            Who::Greedy => Box::new(HousePlayer::new(house::Who::Greedy, self.limit, margin)),
            Who::Classic => {
                let who = house::Who::Classic(self.limit.depth.unwrap_or(PLIES));
                Box::new(HousePlayer::new(who, self.limit, margin))
            }
            Who::Stacker => Box::new(HousePlayer::new(house::Who::Stacker, self.limit, margin)),
            Who::Plain => Box::new(HousePlayer::new(house::Who::Plain, self.limit, margin)),
            Who::Level(level) => {
                let mut limit = self.limit;
                if limit.nodes.is_none() && limit.time == Time::Free {
                    limit.nodes = Some(bots::limits(kind, *level).nodes);
                }
                Box::new(HousePlayer::new(house::Who::Level(*level), limit, margin))
            }
            Who::Engine { hash } => Box::new(EnginePlayer::new(*hash << 20, self.limit, margin)),
            Who::Uai(words) => {
                let options = self.options.clone();
                Box::new(UaiPlayer::open(words, options, self.limit, margin)?)
            }
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        for text in [
            "easy",
            "lot",
            "fixed",
            "greedy",
            "classic,depth=4",
            "stacker",
            "plain",
            "hard,nodes=5000",
            "medium,movetime=20",
            "engine,hash=4,depth=3",
            "uai:./program --flag,Hash=32,tc=1+0.01",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        let spec: Spec = "uai:a b,Hash=32,nodes=5".parse().unwrap();
        assert_eq!(spec.who, Who::Uai(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(spec.options, [("Hash".to_owned(), "32".to_owned())]);
        assert_eq!(spec.limit.nodes, Some(5));
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for text in [
            "",
            "joho",
            "hard,hash=3",
            "hard,depth=3",
            "hard,nodes",
            "hard,nodes=x",
            "engine",
            "engine,hash=0,nodes=5",
            "uai:",
            "uai:program",
        ] {
            assert!(
                matches!(text.parse::<Spec>(), Err(Fault::Usage(_))),
                "{text}"
            );
        }
    }

    #[test]
    fn engines_play_ataxx_only() {
        let spec: Spec = "engine,nodes=5".parse().unwrap();
        assert!(spec.plays(Kind::Ataxx).is_ok());
        assert!(spec.plays(Kind::Boxes).is_err());
    }

    #[test]
    fn fixed_rules_and_plain_searches_are_those_of_some_games() {
        for (name, games) in [
            ("fixed", &[Kind::Tacocat, Kind::Aeroplane][..]),
            ("stacker", &[Kind::Aeroplane]),
            ("plain", &[Kind::Aeroplane]),
        ] {
            let spec: Spec = name.parse().unwrap();
            for kind in Kind::ALL {
                assert_eq!(spec.plays(*kind).is_ok(), games.contains(kind), "{kind}");
            }
        }
    }

    #[test]
    fn greedy_and_classic_play_stratego_only() {
        for text in ["greedy", "classic"] {
            let spec: Spec = text.parse().unwrap();
            assert!(spec.plays(Kind::Stratego).is_ok());
            assert!(spec.plays(Kind::Tacocat).is_err());
        }
    }
}
