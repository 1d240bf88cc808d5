//! What people say to each other at a table, by a list of codes. It is told to those who sit there and kept
//! nowhere: no entry, no row, nothing for whoever comes back, since it is worth nothing a minute later, and the
//! log is of the game.
//!
//! Only who sits may speak. Who does not want to hear somebody says so to their own device, which drops it there: so
//! the house keeps no list of who is at odds with whom, and nobody learns that they are not heard.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bus::Spoken;
use game::Seat;
use hmac::{Hmac, Mac};
use protocol::{Phrase, Refused, code};
use sha2::Sha256;
use table::{Key, Life, MatchId, PersonId, Refusal};

use super::entropy::base32;
use super::room::Room;
use super::start::Node;
use crate::config::Rate;
use crate::http::Buckets;

/// How often one person may say something, at all tables together.
const RATE: Rate = Rate::new(5, 20);
/// Of so many messages the keys are remembered: what comes again under one of them is answered and not said again.
const REMEMBERED: usize = 4_096;
/// Characters of the name by which a person is muted.
const NAME: usize = 12;

/// What a node knows of what was said.
pub(super) struct Phrases {
    rates: Buckets<PersonId>,
    said: Mutex<Remembered>,
}

impl Phrases {
    pub(super) fn new() -> Self {
        Self {
            rates: Buckets::new(Some(RATE)),
            said: Mutex::default(),
        }
    }

    fn knows(&self, message: Message) -> bool {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.known.contains(&message)
    }

    /// Remembers a message; whether it is a new one.
    fn remember(&self, message: Message) -> bool {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.add(message)
    }
}

type Message = (MatchId, Seat, Key);

/// The newest messages.
#[derive(Default)]
struct Remembered {
    known: HashSet<Message>,
    order: VecDeque<Message>,
}

impl Remembered {
    fn add(&mut self, message: Message) -> bool {
        let is_new = self.known.insert(message);
        if is_new {
            self.order.push_back(message);
        }
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        is_new
    }
}

impl Node {
    /// Says something to the others at a table: gives the ply of the match's last entry, which it does not
    /// change. Sent again with the same key, it is answered the same and said once.
    ///
    /// # Errors
    /// When there is no such phrase or match, `who` does not sit there or nobody else does, or it comes too often.
    pub async fn speak(
        &self,
        who: PersonId,
        ch: MatchId,
        key: Key,
        phrase: &str,
    ) -> Result<u32, Refused> {
        let phrase: Phrase = phrase.parse()?;
        let room = self.enter(ch).await?;
        let seat = speaker(&room, room.known_as(who))?;
        let last = room.host.table().ply().saturating_sub(1);
        if self.0.phrases.knows((ch, seat, key)) {
            return Ok(last);
        }
        if let Err(seconds) = self.0.phrases.rates.take(who, Instant::now()) {
            return Err(Refused::new(code::TOO_MANY).with("seconds", seconds));
        }
        self.0.phrases.remember((ch, seat, key));
        self.tell_phrase(&room, seat, phrase);
        self.0.voice.speak(Spoken {
            id: ch,
            seat,
            key,
            phrase,
        });
        Ok(last)
    }

    /// Passes on what somebody has said at another node.
    pub(super) async fn pass_on(&self, spoken: Spoken) {
        let Spoken {
            id,
            seat,
            key,
            phrase,
        } = spoken;
        if self.0.phrases.remember((id, seat, key))
            && let Some(room) = self.enter_if_loaded(id).await
        {
            self.tell_phrase(&room, seat, phrase);
        }
    }

    fn tell_phrase(&self, room: &Room, seat: Seat, phrase: Phrase) {
        let from = |reader| self.name_for(room, seat, reader);
        room.deliver(&room.host.say(seat, phrase, from));
    }

    /// By which name whoever sits on `reader` knows whoever sits on `seat`: the same in every match, another
    /// for every reader, and no way to the person's id.
    fn name_for(&self, room: &Room, seat: Seat, reader: Seat) -> Option<String> {
        let person = |seat| {
            let id = room.host.table().chair(seat)?.who.person()?;
            Some(room.person_now(id))
        };
        let (speaker, reader) = (person(seat)?, person(reader)?);
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.invites.0).ok()?;
        mac.update(format!("mute {reader} {speaker}").as_bytes());
        let mut name = base32(&mac.finalize().into_bytes().into());
        name.truncate(NAME);
        Some(name)
    }
}

/// The seat on which a person may say something.
fn speaker(room: &Room, who: PersonId) -> Result<Seat, Refused> {
    let table = room.host.table();
    let refusal = |why: Refusal| host::refused(&why);
    let seat = table
        .seat_of(who)
        .ok_or_else(|| refusal(Refusal::NotSeated))?;
    if matches!(table.life(), Life::Closed(_)) {
        return Err(refusal(Refusal::Closed));
    }
    let others = table.taken().filter(|(other, _)| *other != seat);
    let mut people = others.filter_map(|(_, chair)| chair.who.person());
    if people.all(|person| person == who) {
        return Err(Refused::new(code::NOBODY_THERE));
    }
    Ok(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_messages_are_remembered() {
        let mut said = Remembered::default();
        let message = |n: usize| {
            let key = format!("k{n}").parse().unwrap();
            (MatchId::from_bits(1), Seat::FIRST, key)
        };
        for n in 0..REMEMBERED {
            assert!(said.add(message(n)));
            assert!(!said.add(message(n)));
        }
        assert!(said.add(message(REMEMBERED)));
        assert!(!said.add(message(1)) && said.add(message(0)));
        assert_eq!(
            (said.known.len(), said.order.len()),
            (REMEMBERED, REMEMBERED)
        );
    }
}
