//! What a move may cost a player of the arena.

use std::time::Duration;

use crate::fault::Fault;

/// Bounds of one move; what is not given is no bound.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Limit {
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u8>,
    pub(super) time: Time,
}

/// How time is given.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Time {
    /// As long as it takes.
    #[default]
    Free,
    /// So long a move.
    Move(Duration),
    /// So long a match, and so much more for every move.
    Clock(Duration, Duration),
}

impl Limit {
    /// Takes one `key=value`; `false` if it is no bound.
    pub(super) fn set(&mut self, key: &str, value: &str) -> Result<bool, Fault> {
        let bad = || Fault::Usage(format!("{key}={value} is no bound"));
        match key {
            "nodes" => self.nodes = Some(value.parse().map_err(|_| bad())?),
            "depth" => {
                let depth: u8 = value.parse().map_err(|_| bad())?;
                self.depth = Some(depth.max(1));
            }
            "movetime" => {
                let millis = value.parse().map_err(|_| bad())?;
                self.time = Time::Move(Duration::from_millis(millis));
            }
            "tc" => self.time = clock(value).ok_or_else(bad)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// `10+0.1`, in seconds.
fn clock(value: &str) -> Option<Time> {
    let (base, inc) = value.split_once('+').unwrap_or((value, "0"));
    let seconds = |text: &str| {
        let seconds = text.parse::<f64>().ok()?;
        Duration::try_from_secs_f64(seconds).ok()
    };
    Some(Time::Clock(seconds(base)?, seconds(inc)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_read() {
        let mut limit = Limit::default();
        for (key, value) in [("nodes", "500"), ("depth", "0"), ("tc", "10+0.1")] {
            assert!(limit.set(key, value).unwrap());
        }
        assert!(!limit.set("Hash", "16").unwrap());
        assert_eq!((limit.nodes, limit.depth), (Some(500), Some(1)));
        let clock = Time::Clock(Duration::from_secs(10), Duration::from_millis(100));
        assert_eq!(limit.time, clock);
        for (key, value) in [
            ("nodes", "-1"),
            ("tc", "1+x"),
            ("tc", "-1"),
            ("movetime", ""),
        ] {
            assert!(limit.set(key, value).is_err(), "{key}={value}");
        }
    }
}
