//! Messages as the text of a frame.

use std::collections::BTreeMap;
use std::str::FromStr;

use protocol::{Refused, Say, Tell, code};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The text of a message to the house.
#[must_use]
pub fn write(say: &Say) -> String {
    serde_json::to_string(say).unwrap_or_default() // strings, numbers and lists: always JSON
}

/// Reads a message from the house: what serde makes of a [`Tell`], but in one pass. (Serde keeps
/// the whole message until it has seen the tag, for which it needs a second reader of every type:
/// a tenth of the browser's module.)
///
/// # Errors
/// When it is not one, `bad-message`.
pub fn read(text: &str) -> Result<Tell, Refused> {
    let Tag { t } = json(text)?;
    Ok(match &*t {
        "match" => Tell::Match(Box::new(json(text)?)),
        "step" => Tell::Step(Box::new(json(text)?)),
        "ok" => Tell::Ok(json(text)?),
        kind => return small(kind, json(text)?).ok_or_else(bad),
    })
}

#[derive(Deserialize)]
struct Tag {
    t: String,
}

/// The fields of all the small messages.
#[derive(Deserialize)]
struct Small {
    ch: Option<String>,
    key: Option<String>,
    seats: Option<String>,
    ply: Option<u32>,
    code: Option<String>,
    #[serde(default)]
    args: BTreeMap<String, String>,
    n: Option<u64>,
    now: Option<i64>,
    build: Option<String>,
}

fn small(kind: &str, small: Small) -> Option<Tell> {
    Some(match kind {
        "here" => Tell::Here {
            ch: parse(small.ch)?,
            seats: parse(small.seats)?,
        },
        "done" => Tell::Done {
            ch: parse(small.ch)?,
            key: parse(small.key)?,
            ply: small.ply?,
        },
        "refused" => Tell::Refused {
            ch: optional(small.ch)?,
            key: optional(small.key)?,
            why: Refused {
                code: small.code?,
                args: small.args,
            },
        },
        "pong" => Tell::Pong {
            n: small.n?,
            now: small.now?,
        },
        "resync" => Tell::Resync {
            ch: parse(small.ch)?,
        },
        "reload" => Tell::Reload {
            build: small.build?,
        },
        _ => return None,
    })
}

fn parse<T: FromStr>(text: Option<String>) -> Option<T> {
    text?.parse().ok()
}

/// A value that may be missing; `None` if it is there and cannot be read.
fn optional<T: FromStr>(text: Option<String>) -> Option<Option<T>> {
    text.map_or(Some(None), |text| text.parse().ok().map(Some))
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, Refused> {
    serde_json::from_str(text).map_err(|_| bad())
}

fn bad() -> Refused {
    Refused::new(code::BAD_MESSAGE)
}
