//! Who is not heard. A person is muted for the match by the seat, and for later by the name that the house gives them
//! for this reader alone, as soon as that is known: it comes with what they say.

use std::cell::RefCell;

use crate::browser;

/// Where the list is kept.
const KEY: &str = "adda.muted";
/// So many lines of it, the newest.
const MOST: usize = 200;

/// A person at a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speaker<'a> {
    /// The match.
    pub(super) at: &'a str,
    /// The seat.
    pub(super) seat: &'a str,
}

impl Speaker<'_> {
    fn line(self) -> String {
        format!("{} {}", self.at, self.seat)
    }
}

/// Who is muted, a line each: a name, or a match and a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Mutes {
    lines: Vec<String>,
    /// The names that were heard since the page was opened, by match and seat.
    known: Vec<(String, String)>,
}

thread_local! {
    static MUTES: RefCell<Option<Mutes>> = const { RefCell::new(None) };
}

/// Looks into the list, and keeps what has changed.
pub(super) fn with<T>(look: impl FnOnce(&mut Mutes) -> T) -> T {
    MUTES.with_borrow_mut(|mutes| {
        let mutes = mutes.get_or_insert_default();
        let kept = browser::kept(KEY).unwrap_or_default();
        mutes.lines = kept.lines().map(str::to_owned).collect(); // another tab may have changed it
        let found = look(mutes);
        let now = mutes.lines.join("\n");
        if now != kept {
            browser::keep(KEY, &now);
        }
        found
    })
}

impl Mutes {
    /// A person under this name says something (none: it is one's own); whether they are muted. From then on
    /// they are so for this match and for later.
    pub(super) fn hears(&mut self, speaker: Speaker<'_>, name: &str) -> bool {
        let line = speaker.line();
        self.known.retain(|(at, _)| *at != line);
        if !name.is_empty() {
            self.known.push((line.clone(), name.to_owned()));
        }
        let is_muted = self.has(&line) || self.has(name);
        if is_muted {
            self.add(line);
            self.add(name.to_owned());
        }
        is_muted
    }

    /// Whether a person is muted, as far as is known.
    pub(super) fn mutes(&self, speaker: Speaker<'_>) -> bool {
        let name = self.name(speaker).is_some_and(|name| self.has(name));
        name || self.has(&speaker.line())
    }

    /// Mutes a person, or hears them again.
    pub(super) fn set(&mut self, speaker: Speaker<'_>, muted: bool) {
        let lines = [Some(speaker.line()), self.name(speaker).map(str::to_owned)];
        for line in lines.into_iter().flatten() {
            if muted {
                self.add(line);
            } else {
                self.lines.retain(|other| *other != line);
            }
        }
    }

    fn name(&self, speaker: Speaker<'_>) -> Option<&str> {
        let line = speaker.line();
        let known = self.known.iter().find(|(at, _)| *at == line);
        known.map(|(_, name)| &**name)
    }

    fn has(&self, line: &str) -> bool {
        self.lines.iter().any(|other| other == line)
    }

    fn add(&mut self, line: String) {
        if line.is_empty() || self.has(&line) {
            return;
        }
        self.lines.push(line);
        let over = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..over);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Speaker<'_> = Speaker {
        at: "m1",
        seat: "1",
    };
    const LATER: Speaker<'_> = Speaker {
        at: "m2",
        seat: "0",
    };

    #[test]
    fn who_is_muted_before_a_word_is_so_for_later_too() {
        let mut mutes = Mutes::default();
        mutes.set(HERE, true);
        assert!(mutes.mutes(HERE) && !mutes.mutes(LATER));
        assert!(mutes.hears(HERE, "rina"));
        assert!(mutes.hears(LATER, "rina") && mutes.mutes(LATER));
        assert!(!mutes.hears(
            Speaker {
                at: "m2",
                seat: "1"
            },
            "arun"
        ));
    }

    #[test]
    fn who_is_heard_again_is_heard_everywhere() {
        let mut mutes = Mutes::default();
        assert!(!mutes.hears(HERE, "rina"));
        mutes.set(HERE, true);
        assert!(mutes.hears(LATER, "rina"));
        mutes.set(LATER, false);
        assert!(!mutes.hears(LATER, "rina"));
        // There they were muted for the match.
        assert!(mutes.mutes(HERE));
        mutes.set(HERE, false);
        assert_eq!(mutes.lines, [""; 0]);
    }

    #[test]
    fn ones_own_words_are_nobodys() {
        let mut mutes = Mutes::default();
        assert!(!mutes.hears(HERE, ""));
        mutes.set(LATER, true);
        assert!(!mutes.hears(HERE, ""));
    }

    #[test]
    fn the_list_does_not_grow_for_ever() {
        let mut mutes = Mutes::default();
        for n in 0..1_000 {
            let seat = n.to_string();
            mutes.set(
                Speaker {
                    at: "m",
                    seat: &seat,
                },
                true,
            );
        }
        assert_eq!(mutes.lines.len(), MOST);
        assert_eq!(mutes.lines.last().map(String::as_str), Some("m 999"));
    }
}
