//! Any text is read or refused, and what was read has one text form.

use game::{EventOf, Game, Rng, Text, View as _, Viewer};

/// Any text is read as a `T`, which then has a text of its own that gives it back, or is refused.
pub fn text_round_trips<T: Text>(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        round_trip::<T>(text);
    }
}

/// The same for every text form of a game; the first byte says which: `s`et-up, `a`ction,
/// `c`hance, `e`vent, `n`otice, `v`iew. A view that was read can be used in every way.
pub fn texts_round_trip<G: Game>(data: &[u8]) {
    let Some((form, data)) = data.split_first() else {
        return;
    };
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match form {
        b's' => {
            if let Some(setup) = round_trip::<G::Setup>(text)
                && let Ok(state) = G::start(&setup)
            {
                assert!(!G::seats(&setup).is_empty());
                round_trip::<G::View>(&state.view(Viewer::Watcher).to_string());
            }
        }
        b'a' => drop(round_trip::<G::Action>(text)),
        b'c' => drop(round_trip::<G::Chance>(text)),
        b'e' => drop(round_trip::<EventOf<G>>(text)),
        b'n' => drop(round_trip::<G::Notice>(text)),
        b'v' => use_view::<G>(text),
        _ => {}
    }
}

fn round_trip<T: Text>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    let written = value.to_string();
    assert!(!written.contains(['\n', '\r']), "{written:?}");
    let again: T = written.parse().expect("what was written is read");
    assert_eq!(again, value);
    assert_eq!(again.to_string(), written);
    Some(value)
}

fn use_view<G: Game>(text: &str) {
    let Some(view) = round_trip::<G::View>(text) else {
        return;
    };
    for action in view.actions().unwrap_or_default() {
        assert_eq!(view.allows(&action), Ok(()), "{action}");
    }
    let world = view.world(&mut Rng::new(1));
    let _ = (world.turn(), world.view(Viewer::Watcher).to_string());
}

#[cfg(test)]
mod tests {
    use std::fmt;
    use std::str::FromStr;

    use game::Illegal;

    use super::text_round_trips;

    /// Reads any number and writes it without its sign.
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Unsigned(i64);

    impl fmt::Display for Unsigned {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.0.unsigned_abs())
        }
    }

    impl FromStr for Unsigned {
        type Err = Illegal;

        fn from_str(text: &str) -> Result<Self, Illegal> {
            text.parse()
                .map(Self)
                .map_err(|_| Illegal::new("bad-number"))
        }
    }

    #[test]
    fn other_bytes_are_let_be() {
        for data in [&b"7"[..], b"x", b"", b"\xff"] {
            text_round_trips::<Unsigned>(data);
        }
    }

    #[test]
    #[should_panic(expected = "left == right")]
    fn a_text_that_forgets_is_found() {
        text_round_trips::<Unsigned>(b"-7");
    }
}
