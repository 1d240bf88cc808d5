//! One connection's talk with the house, whatever it runs on.

use std::collections::BTreeMap;

use fair::Secret;
use protocol::{Deed, Hello, Say, Tell, Welcome};
use table::{Key, MatchId, Millis};

use crate::{Heard, HouseTime, Room, Signal};

/// What one client says to the house, as a pure state machine. Times are local milliseconds.
///
/// Feed it what happens on a [`Link`](crate::Link) by [`hear`](Self::hear) and the passing of time
/// by [`tick`](Self::tick), and send what both return.
#[derive(Clone, Debug)]
pub struct Session {
    hello: Hello,
    device: Secret,
    rooms: BTreeMap<MatchId, Room>,
    time: HouseTime,
    welcome: Option<Welcome>,
    greeted: Millis,
    ping: Ping,
    is_up: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Ping {
    n: u64,
    sent: Millis,
    answered: bool,
}

/// Between two pings; the first few come sooner, to know the house's time soon.
const PING: Millis = 10_000;
const PING_SOON: Millis = 1_000;
const PINGS_SOON: u64 = 3;
/// A connection that is silent for so long after a ping is broken.
const SILENCE: Millis = 8_000;

impl Session {
    /// A session of this build, which calls itself `build` in the house's logs. The seeds of draws
    /// come from `device`, a secret that this device keeps: with another one it cannot reveal what it
    /// has committed to.
    #[must_use]
    pub fn new(build: &str, device: Secret) -> Self {
        Self {
            device,
            hello: Hello::of_this_build(build),
            rooms: BTreeMap::new(),
            time: HouseTime::default(),
            welcome: None,
            greeted: 0,
            ping: Ping::default(),
            is_up: false,
        }
    }

    /// Whether the house has greeted back on the present connection.
    #[must_use]
    pub const fn is_up(&self) -> bool {
        self.is_up
    }

    /// What the house said first, last time.
    #[must_use]
    pub const fn welcome(&self) -> Option<&Welcome> {
        self.welcome.as_ref()
    }

    /// The house's time at the local time `now`.
    #[must_use]
    pub fn house(&self, now: Millis) -> Millis {
        self.time.house(now)
    }

    /// What is known of a match that is followed.
    #[must_use]
    pub fn room(&self, ch: MatchId) -> Option<&Room> {
        self.rooms.get(&ch)
    }

    /// Follows a match from now on.
    pub fn follow(&mut self, ch: MatchId) -> Vec<Say> {
        let room = self.rooms.entry(ch).or_insert_with(|| {
            let device = self.device.clone();
            Room::new(ch, device)
        });
        if self.is_up { room.up() } else { Vec::new() }
    }

    /// Follows it no longer, and forgets it.
    pub fn unfollow(&mut self, ch: MatchId) -> Vec<Say> {
        let known = self.rooms.remove(&ch).is_some();
        if known && self.is_up {
            vec![Say::Unwatch { ch }]
        } else {
            Vec::new()
        }
    }

    /// Does something in a followed match. What cannot be said now is said after the reconnect;
    /// nothing where the choice is not open or the same is under way already.
    pub fn command(&mut self, ch: MatchId, key: Key, deed: Deed) -> Vec<Say> {
        let say = self
            .rooms
            .get_mut(&ch)
            .and_then(|room| room.command(key, deed));
        say.filter(|_| self.is_up).into_iter().collect()
    }

    /// Says something at the table of a followed match, now or never: what is said later than it was meant
    /// only confuses.
    #[must_use]
    pub fn speak(&self, ch: MatchId, key: Key, phrase: &str) -> Option<Say> {
        let phrase = phrase.to_owned();
        let hears = self.is_up && self.rooms.contains_key(&ch);
        hears.then_some(Say::Phrase { ch, key, phrase })
    }

    /// Takes up what happened on the link at `now`: what changed, and what to say.
    pub fn hear(&mut self, signal: Signal, now: Millis) -> (Heard, Vec<Say>) {
        match signal {
            Signal::Up => {
                self.is_up = false;
                self.greeted = now;
                self.ping.answered = true;
                (Heard::Nothing, vec![Say::Hello(self.hello.clone())])
            }
            Signal::Down => {
                self.is_up = false;
                (Heard::Nothing, Vec::new())
            }
            Signal::Tell(tell) => self.tell(*tell, now),
        }
    }

    /// Time passes: pings when it is time to, and sends drafts again that came too fast.
    pub fn tick(&mut self, now: Millis) -> Vec<Say> {
        let wait = if self.ping.n < PINGS_SOON {
            PING_SOON
        } else {
            PING
        };
        if !self.is_up {
            return Vec::new();
        }
        let drafts = self.rooms.values_mut().filter_map(Room::say_draft);
        let mut says: Vec<Say> = drafts.collect();
        if !self.ping.answered || now - self.ping.sent < wait {
            return says;
        }
        self.ping = Ping {
            n: self.ping.n + 1,
            sent: now,
            answered: false,
        };
        says.push(Say::Ping { n: self.ping.n });
        says
    }

    /// Whether the connection has been silent for so long that it should be broken off.
    #[must_use]
    pub const fn is_silent(&self, now: Millis) -> bool {
        if self.is_up {
            !self.ping.answered && now - self.ping.sent > SILENCE
        } else {
            now - self.greeted > SILENCE
        }
    }

    fn tell(&mut self, tell: Tell, now: Millis) -> (Heard, Vec<Say>) {
        match tell {
            Tell::Ok(welcome) => {
                self.time.sample(self.greeted, welcome.now, now);
                self.welcome = Some(welcome);
                self.is_up = true;
                (
                    Heard::Welcome,
                    self.rooms.values_mut().flat_map(Room::up).collect(),
                )
            }
            Tell::Reload { .. } => (Heard::Reload, Vec::new()),
            Tell::Pong { n, now: house } => {
                if n == self.ping.n && !self.ping.answered {
                    self.ping.answered = true;
                    self.time.sample(self.ping.sent, house, now);
                }
                (Heard::Nothing, Vec::new())
            }
            tell => self.about(tell),
        }
    }

    fn about(&mut self, tell: Tell) -> (Heard, Vec<Say>) {
        let ch = match &tell {
            Tell::Match(whole) => Some(whole.ch),
            Tell::Step(step) => Some(step.ch),
            Tell::Phrase(said) => Some(said.ch),
            Tell::Here { ch, .. } | Tell::Done { ch, .. } | Tell::Resync { ch } => Some(*ch),
            Tell::Refused { ch, .. } => *ch,
            Tell::Ok(_) | Tell::Reload { .. } | Tell::Pong { .. } => None,
        };
        match (ch.and_then(|ch| self.rooms.get_mut(&ch)), tell) {
            (Some(room), tell) => room.hear(tell),
            (None, Tell::Refused { why, .. }) => (Heard::Refused(ch, why), Vec::new()),
            (None, _) => (Heard::Nothing, Vec::new()), // of a match that is followed no longer
        }
    }
}
