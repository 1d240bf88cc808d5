//! How long the network takes: measured by the house's own pings, so that nobody can claim it.

use std::time::{Duration, Instant};

use axum::body::Bytes;

/// The most that is believed of one round trip.
const MOST: Duration = Duration::from_millis(500);

/// A connection's round trips, smoothed as TCP does it (RFC 6298: one eighth of each new one).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lag {
    smooth: Option<Duration>,
    sent: Option<(u32, Instant)>,
    number: u32,
}

impl Lag {
    pub(crate) const fn new() -> Self {
        Self {
            smooth: None,
            sent: None,
            number: 0,
        }
    }

    /// The payload of the next ping.
    pub(crate) fn ping(&mut self, now: Instant) -> Bytes {
        self.number = self.number.wrapping_add(1);
        self.sent = Some((self.number, now));
        Bytes::copy_from_slice(&self.number.to_be_bytes())
    }

    /// A pong came: the round trip, if it answers the last ping.
    pub(crate) fn pong(&mut self, payload: &[u8], now: Instant) -> Option<Duration> {
        let (number, sent) = self.sent?;
        if payload != number.to_be_bytes() {
            return None;
        }
        self.sent = None;
        let trip = now.saturating_duration_since(sent).min(MOST);
        self.smooth = Some(match self.smooth {
            Some(smooth) => (smooth * 7 + trip) / 8,
            None => trip,
        });
        Some(trip)
    }

    /// Milliseconds for which the network has held up a move: the way of the position to the player
    /// and of the move back.
    pub(crate) fn millis(&self) -> i64 {
        self.smooth
            .map_or(0, |lag| i64::try_from(lag.as_millis()).unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_answer_to_the_last_ping_counts_and_never_for_much() {
        let mut lag = Lag::new();
        let start = Instant::now();
        let ms = Duration::from_millis;
        assert_eq!(lag.pong(b"", start), None);
        let first = lag.ping(start);
        assert_eq!(lag.pong(b"xxxx", start + ms(9)), None);
        assert_eq!(lag.pong(&first, start + ms(80)), Some(ms(80)));
        assert_eq!(lag.pong(&first, start + ms(400)), None, "it was answered");
        assert_eq!(lag.millis(), 80);
        let second = lag.ping(start);
        let third = lag.ping(start);
        assert_eq!(lag.pong(&second, start + ms(1)), None, "it is an old one");
        assert_eq!(lag.pong(&third, start + ms(9_000)), Some(MOST));
        assert_eq!(lag.millis(), (80 * 7 + 500) / 8);
    }
}
