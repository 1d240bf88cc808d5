//! Messages as the text of a frame, and the answers to requests.

use std::collections::BTreeMap;
use std::str::FromStr;

use protocol::{
    Change, ClosedWhy, Created, Draws, Earned, Invitation, LiveMatch, LogLine, MeAnswer, Outcome,
    PersonalLink, Phase, Purse, Refused, Said, Say, SeatState, Seated, Seed, Setting, Snapshot,
    Status, Step, Strength, Tell, Welcome, code,
};

use crate::json::Json;

/// The text of a message to the house.
#[must_use]
pub fn write(say: &Say) -> String {
    serde_json::to_string(say).unwrap_or_default() // strings, numbers and lists: always JSON
}

/// Reads a message from the house, or the body of an answer: exactly what serde makes of it, with
/// less code. Unknown fields are passed over.
///
/// # Errors
/// When it is not one, `bad-message`.
pub fn read<T: Readable>(text: &str) -> Result<T, Refused> {
    Json::read(text)
        .and_then(|json| T::of(&Value(&json)))
        .ok_or_else(|| Refused::new(code::BAD_MESSAGE))
}

/// A JSON value, as types are read from it.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a>(&'a Json);

impl<'a> Value<'a> {
    fn field(self, name: &str) -> Option<Value<'a>> {
        self.0.get(name).map(Value)
    }

    /// A field that has to be there.
    fn get<T: Readable>(self, name: &str) -> Option<T> {
        T::of(&self.field(name)?)
    }

    /// A field that may be missing; `None` if it is there and cannot be read.
    fn optional<T: Readable>(self, name: &str) -> Option<Option<T>> {
        self.field(name)
            .map_or(Some(None), |value| T::of(&value).map(Some))
    }

    /// A field in its text form.
    fn parsed<T: FromStr>(self, name: &str) -> Option<T> {
        self.field(name)?.0.text()?.parse().ok()
    }

    /// A field in its text form that may be missing.
    fn parsed_or_none<T: FromStr>(self, name: &str) -> Option<Option<T>> {
        self.field(name)
            .map_or(Some(None), |value| value.0.text()?.parse().ok().map(Some))
    }
}

/// What can be read from JSON.
pub trait Readable: Sized {
    /// Reads it; `None` if it is something else.
    fn of(value: &Value<'_>) -> Option<Self>;
}

macro_rules! readable {
    ($($type:ty: $value:ident => $read:expr;)*) => {$(
        impl Readable for $type {
            fn of($value: &Value<'_>) -> Option<Self> {
                $read
            }
        }
    )*};
}

readable! {
    String: v => v.0.text().map(str::to_owned);
    bool: v => v.0.bool();
    u16: v => v.0.number();
    u32: v => v.0.number();
    u64: v => v.0.number();
    i32: v => v.0.number();
    i64: v => v.0.number();
    Welcome: v => Some(Self {
        v: v.get("v")?,
        build: v.get("build")?,
        now: v.get("now")?,
        me: v.get("me")?,
        name: v.get("name")?,
    });
    Refused: v => Some(Self {
        code: v.get("code")?,
        args: v.optional("args")?.unwrap_or_default(),
    });
    Snapshot: v => Some(Self {
        ch: v.parsed("ch")?,
        ply: v.get("ply")?,
        game: v.get("game")?,
        rules: v.get("rules")?,
        setup: v.get("setup")?,
        clock: v.get("clock")?,
        kind: v.get("kind")?,
        seats: v.get("seats")?,
        creator: v.optional("creator")?.unwrap_or_default(),
        you: v.parsed("you")?,
        view: v.get("view")?,
        status: v.get("status")?,
        draft: v.optional("draft")?,
        draws: v.optional("draws")?,
        earned: v.optional("earned")?,
        rated: v.optional("rated")?,
        log: v.get("log")?,
        next: v.parsed_or_none("next")?,
    });
    Earned: v => Some(Self {
        coins: v.get("coins")?,
        less: v.optional("less")?,
    });
    Strength: v => Some(Self {
        points: v.get("points")?,
        provisional: v.optional("provisional")?.unwrap_or_default(),
    });
    Change: v => Some(Self {
        before: v.get("before")?,
        after: v.get("after")?,
    });
    SeatState: v => Some(Self {
        seat: v.parsed("seat")?,
        name: v.optional("name")?,
        bot: v.parsed_or_none("bot")?,
        ready: v.get("ready")?,
        here: v.get("here")?,
        rematch: v.get("rematch")?,
    });
    Status: v => Some(Self {
        phase: v.get("phase")?,
        turn: v.parsed("turn")?,
        decision: v.optional("decision")?,
        at: v.get("at")?,
        left: v.optional("left")?.unwrap_or_default(),
        running: v.parsed("running")?,
        outcome: v.optional("outcome")?,
    });
    Draws: v => Some(Self {
        start: v.get("start")?,
        committed: v.parsed("committed")?,
        commitments: v.parsed_or_none("commitments")?,
        until: v.optional("until")?,
        seeds: v.optional("seeds")?.unwrap_or_default(),
        secrets: v.parsed_or_none("secrets")?,
    });
    Seed: v => Some(Self {
        seat: v.parsed("seat")?,
        seed: v.parsed("seed")?,
    });
    Phase: v => Some(match v.0.text()? {
        "gathering" => Self::Gathering,
        "drawing" => Self::Drawing,
        "setup" => Self::Setup,
        "playing" => Self::Playing,
        "over" => Self::Over,
        "closed" => Self::Closed,
        _ => return None,
    });
    Outcome: v => match (v.parsed_or_none("places")?, v.parsed_or_none("reason")?) {
        (Some(places), Some(reason)) => Some(Self::Result { places, reason }),
        _ => Some(Self::Closed {
            closed: v.get("closed")?,
        }),
    };
    ClosedWhy: v => match v.0.text()? {
        "left" => Some(Self::Left),
        "expired" => Some(Self::Expired),
        "ended" => Some(Self::Ended),
        _ => None,
    };
    LogLine: v => Some(Self {
        ply: v.get("ply")?,
        at: v.get("at")?,
        notice: v.get("notice")?,
    });
    Step: v => Some(Self {
        ch: v.parsed("ch")?,
        ply: v.get("ply")?,
        notice: v.get("notice")?,
        view: v.get("view")?,
        status: v.get("status")?,
    });
    Said: v => Some(Self {
        ch: v.parsed("ch")?,
        seat: v.parsed("seat")?,
        phrase: v.get("phrase")?,
        from: v.optional("from")?,
    });
    Tell: v => tell(*v);
    MeAnswer: v => Some(Self {
        id: v.get("id")?,
        name: v.get("name")?,
        live: v.get("live")?,
        coins: v.optional("coins")?,
        settings: v.optional("settings")?,
    });
    Setting: v => Some(Self {
        key: v.get("key")?,
        value: v.get("value")?,
    });
    Purse: v => Some(Self {
        today: v.get("today")?,
        limit: v.get("limit")?,
        balance: v.get("balance")?,
    });
    LiveMatch: v => Some(Self {
        id: v.parsed("id")?,
        game: v.get("game")?,
        others: v.get("others")?,
        started: v.get("started")?,
    });
    Created: v => Some(Self {
        id: v.parsed("id")?,
        invite: v.optional("invite")?,
    });
    Invitation: v => Some(Self {
        id: v.parsed("id")?,
        game: v.get("game")?,
        setup: v.get("setup")?,
        clock: v.get("clock")?,
        from: v.get("from")?,
        open: v.get("open")?,
        seated: v.get("seated")?,
        rated: v.optional("rated")?.unwrap_or_default(),
        strength: v.optional("strength")?,
    });
    Seated: v => Some(Self { id: v.parsed("id")? });
    PersonalLink: v => Some(Self { token: v.get("token")? });
}

impl<T: Readable> Readable for Vec<T> {
    fn of(value: &Value<'_>) -> Option<Self> {
        let items = value.0.list()?.iter();
        items.map(|item| T::of(&Value(item))).collect()
    }
}

impl Readable for BTreeMap<String, String> {
    fn of(value: &Value<'_>) -> Option<Self> {
        // Put in one by one: to collect a map sorts, which is a lot of code in a browser.
        let mut read = Self::new();
        for (name, text) in value.0.fields()? {
            read.insert(name.clone(), text.text()?.to_owned());
        }
        Some(read)
    }
}

/// A name in a list that may be null.
impl<T: Readable> Readable for Option<T> {
    fn of(value: &Value<'_>) -> Option<Self> {
        match value.0 {
            Json::Null => Some(None),
            _ => T::of(value).map(Some),
        }
    }
}

fn tell(v: Value<'_>) -> Option<Tell> {
    Some(match v.field("t")?.0.text()? {
        "ok" => Tell::Ok(Readable::of(&v)?),
        "reload" => Tell::Reload {
            build: v.get("build")?,
        },
        "match" => Tell::Match(Box::new(Readable::of(&v)?)),
        "step" => Tell::Step(Box::new(Readable::of(&v)?)),
        "phrase" => Tell::Phrase(Readable::of(&v)?),
        "here" => Tell::Here {
            ch: v.parsed("ch")?,
            seats: v.parsed("seats")?,
        },
        "done" => Tell::Done {
            ch: v.parsed("ch")?,
            key: v.parsed("key")?,
            ply: v.get("ply")?,
        },
        "refused" => Tell::Refused {
            ch: v.parsed_or_none("ch")?,
            key: v.parsed_or_none("key")?,
            why: Readable::of(&v)?,
        },
        "pong" => Tell::Pong {
            n: v.get("n")?,
            now: v.get("now")?,
        },
        "resync" => Tell::Resync {
            ch: v.parsed("ch")?,
        },
        _ => return None,
    })
}
