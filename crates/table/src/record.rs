//! A match as one text file, for people to keep and programs to check.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use fair::{Commitments, Reveal};
use game::{Illegal, Places, Reason, Seat, Turn};
use games::{AnyEvent, AnyGame};

use crate::refusal::unfair;
use crate::{Entry, Life, MatchId, Millis, Occupant, Offer, PersonId, Table, TableEvent};

/// A finished match, whole: headers, an empty line, then one event a line with the milliseconds
/// since the start. Reading one replays it, so a record in hand is a legal match. Where it draws,
/// `draw` and `secrets` before the result are what its draws follow from, and
/// [`audit`](Self::audit) tells whether they do.
///
/// ```text
/// adda 1
/// match 0123456789ab
/// offer ataxx/1 friendly 300+0
/// start 1790000000000
/// seat 0 Mina
/// seat 1 Buddhi
/// result 2,1 resigned
///
/// 0 0 g2
/// 1530 1 a2
/// 4210 ! 0 resigned
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which match it was.
    pub id: MatchId,
    /// What was played.
    pub offer: Offer,
    /// When it started.
    pub start: Millis,
    /// What the seats were called, as far as known.
    pub names: [Option<String>; Seat::MAX],
    /// What everyone committed to before the first draw; none in a match that draws nothing.
    pub draw: Option<Commitments>,
    /// The secrets behind it, once the match is over.
    pub secrets: Option<Reveal>,
    /// Places and reason; none for a match that was broken off.
    pub result: Option<(Places, Reason)>,
    /// The events, each with the milliseconds since the start.
    pub events: Vec<(Millis, AnyEvent)>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Illegal,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for RecordError {}

/// The longest name of a seat, in characters.
const NAME_MAX: usize = 40;
/// The latest time that is read: the last of ECMAScript's calendar (ECMA-262, 21.4.1.1).
const LATEST: Millis = 8_640_000_000_000_000;
/// The largest record that is read, in bytes.
const RECORD_MAX: usize = 1 << 20;

impl Record {
    /// The record of a match from its log; `None` if it never started.
    #[must_use]
    pub fn of(table: &Table, log: &[Entry], names: [Option<String>; Seat::MAX]) -> Option<Self> {
        let start = log
            .iter()
            .find(|entry| entry.event == TableEvent::Start)?
            .at;
        let events = log.iter().filter_map(|entry| match &entry.event {
            TableEvent::Play { event, .. } => Some((entry.at - start, event.clone())),
            _ => None,
        });
        let result = match table.life() {
            Life::Over(places, reason) => Some((places, reason)),
            _ => None,
        };
        let offer = table.offer().clone();
        Some(Self {
            id: table.id(),
            offer,
            start,
            names: names.map(|name| name.and_then(|name| tame(&name))),
            draw: table.seeds().and_then(|seeds| seeds.commitments().copied()),
            secrets: table.seeds().and_then(|seeds| seeds.disclosed()),
            result,
            events: events.collect(),
        })
    }

    /// A log that this record could be of. Who sat where is known by name only, so that the persons
    /// in it stand for the seats.
    #[must_use]
    pub fn log(&self) -> Vec<Entry> {
        let mut events = vec![TableEvent::Open(self.offer.clone())];
        for seat in self.offer.seats().iter() {
            let person = PersonId::from_bits(seat.index() as u64);
            events.push(TableEvent::Sit(seat, Occupant::Person(person)));
            let committed = self.draw.and_then(|draw| draw.seats[seat.index()]);
            events.extend(committed.map(|commitment| TableEvent::Commit(seat, commitment)));
            events.push(TableEvent::Ready(seat));
        }
        if let Some(secrets) = &self.secrets {
            let (salt, house) = (secrets.salt.clone(), secrets.house.clone());
            events.push(TableEvent::Seal { salt, house });
            let seeds = Seat::ALL.into_iter().zip(&secrets.seats);
            let reveal = |(seat, seed): (Seat, &Option<fair::Secret>)| {
                Some(TableEvent::Reveal(seat, seed.clone()?))
            };
            events.extend(seeds.filter_map(reveal));
        }
        events.push(TableEvent::Start);
        let start = events.into_iter().map(|event| (0, event));
        let played = self.events.iter();
        let played = played.map(|(after, event)| (*after, TableEvent::play(event.clone())));
        let shown = self.secrets.is_some() && self.result.is_some();
        let end = self.events.last().map_or(0, |(after, _)| *after);
        let shown = shown.then_some((end, TableEvent::Disclose));
        let entry = |(after, event)| Entry {
            at: self.start.saturating_add(after),
            event,
        };
        start.chain(played).chain(shown).map(entry).collect()
    }

    /// The states of the match: the start, then after each event.
    ///
    /// # Errors
    /// At the first event that is not legal; cannot happen for a record that was read.
    pub fn states(&self) -> Result<Vec<AnyGame>, Illegal> {
        let mut game = AnyGame::start(self.offer.game, self.offer.setup.as_str())?;
        let mut states = vec![game.clone()];
        for (_, event) in &self.events {
            game.apply(event)?;
            states.push(game.clone());
        }
        Ok(states)
    }
}

/// A name that fits on its line, if anything is left of it.
fn tame(name: &str) -> Option<String> {
    let plain = name.chars().filter(|c| crate::name::is_plain(*c));
    let name: String = plain.take(NAME_MAX).collect();
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "adda 1\nmatch {}\noffer {}\nstart {}",
            self.id, self.offer, self.start
        )?;
        for (seat, name) in Seat::ALL.iter().zip(&self.names) {
            if let Some(name) = name {
                writeln!(f, "seat {seat} {name}")?;
            }
        }
        if let Some(draw) = &self.draw {
            writeln!(f, "draw {draw}")?;
        }
        if let Some(secrets) = &self.secrets {
            writeln!(f, "secrets {}", secrets.reveal())?;
        }
        match self.result {
            Some((places, reason)) => writeln!(f, "result {places} {reason}")?,
            None => f.write_str("result *\n")?,
        }
        f.write_char('\n')?;
        self.events
            .iter()
            .try_for_each(|(at, event)| writeln!(f, "{at} {event}"))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > RECORD_MAX {
            return Err(RecordError {
                line: 1,
                why: Illegal::new("record-too-long").with("max", RECORD_MAX),
            });
        }
        let mut lines = text
            .lines()
            .map(str::trim_end)
            .enumerate()
            .map(|(i, line)| (i + 1, line));
        let mut record = read_head(&mut lines)?;
        let mut game = AnyGame::start(record.offer.game, record.offer.setup.as_str())
            .map_err(|why| RecordError { line: 1, why })?;
        let mut last = 1;
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            last = line;
            let event = read_event(
                text,
                record.events.last().map_or(0, |(at, _)| *at),
                &mut game,
            );
            record
                .events
                .push(event.map_err(|why| RecordError { line, why })?);
        }
        let result = match game.turn() {
            Turn::Over(places, reason) => Some((places, reason)),
            _ => None,
        };
        if result == record.result {
            Ok(record)
        } else {
            Err(RecordError {
                line: last,
                why: Illegal::new("wrong-result"),
            })
        }
    }
}

fn read_event(
    text: &str,
    after: Millis,
    game: &mut AnyGame,
) -> Result<(Millis, AnyEvent), Illegal> {
    let bad = || Illegal::new("bad-record-event");
    let (at, event) = text.split_once(' ').ok_or_else(bad)?;
    let at: Millis = at.parse().map_err(|_| bad())?;
    if at > LATEST {
        return Err(bad());
    }
    if at < after {
        return Err(Illegal::new("time-runs-back"));
    }
    let event: AnyEvent = event.parse()?;
    game.apply(&event)?;
    Ok((at, event))
}

/// Reads the headers up to the empty line; each must be there once, names apart.
fn read_head<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Record, RecordError> {
    let (mut version, mut id, mut offer, mut start, mut result) = (None, None, None, None, None);
    let (mut draw, mut secrets) = (None, None);
    let mut names = [const { None }; Seat::MAX];
    let mut last = 1;
    for (line, text) in lines.by_ref().take_while(|(_, text)| !text.is_empty()) {
        last = line;
        let error = |why| RecordError { line, why };
        let bad = || Illegal::new("bad-record-header");
        let (word, rest) = text.split_once(' ').ok_or_else(|| error(bad()))?;
        let known = match word {
            "adda" => version.replace(rest == "1").is_none(),
            "match" => id.replace(rest.parse().map_err(error)?).is_none(),
            "offer" => offer
                .replace(rest.parse::<Offer>().map_err(error)?)
                .is_none(),
            "start" => {
                let at = rest
                    .parse::<Millis>()
                    .ok()
                    .filter(|at| (0..=LATEST).contains(at));
                start.replace(at.ok_or_else(|| error(bad()))?).is_none()
            }
            "seat" => {
                let (seat, name) = rest.split_once(' ').ok_or_else(|| error(bad()))?;
                let seat: Seat = seat.parse().map_err(error)?;
                match tame(name) {
                    Some(name) => names[seat.index()].replace(name).is_none(),
                    None => true, // as if it had none
                }
            }
            "draw" => {
                let read = rest.parse().map_err(unfair).map_err(error)?;
                draw.replace(read).is_none()
            }
            "secrets" => {
                let read = rest.parse().map_err(unfair).map_err(error)?;
                secrets.replace(read).is_none()
            }
            "result" => result.replace(read_result(rest).map_err(error)?).is_none(),
            _ => false,
        };
        if !known {
            return Err(error(bad()));
        }
    }
    let missing = || RecordError {
        line: last,
        why: Illegal::new("missing-record-header"),
    };
    if version != Some(true) {
        return Err(RecordError {
            line: 1,
            why: Illegal::new("not-a-record"),
        });
    }
    let offer = offer.ok_or_else(missing)?;
    if offer.draws() != draw.is_some() || offer.draws() != secrets.is_some() {
        return Err(missing());
    }
    Ok(Record {
        id: id.ok_or_else(missing)?,
        offer,
        draw,
        secrets,
        start: start.ok_or_else(missing)?,
        names,
        result: result.ok_or_else(missing)?,
        events: Vec::new(),
    })
}

fn read_result(text: &str) -> Result<Option<(Places, Reason)>, Illegal> {
    if text == "*" {
        return Ok(None);
    }
    let (places, reason) = text
        .split_once(' ')
        .ok_or_else(|| Illegal::new("bad-record-header"))?;
    Ok(Some((places.parse()?, reason.parse()?)))
}
