//! The set-ups that somebody has kept on this device, by name.

use game_stratego::Arrangement;

/// How many are kept at most; the oldest leaves.
const MOST: usize = 20;
/// The longest name, in characters.
const LONGEST: usize = 30;

/// Set-ups by name, the newest first. Text form: one a line, its letters and then its name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Kept(Vec<(String, Arrangement)>);

impl Kept {
    /// What was written; what cannot be read is left out.
    pub(super) fn read(text: &str) -> Self {
        let lines = text.lines().filter_map(|line| {
            let (letters, name) = line.split_once(' ')?;
            Some((name.to_owned(), letters.parse().ok()?))
        });
        Self(lines.take(MOST).collect())
    }

    /// Its text form.
    pub(super) fn text(&self) -> String {
        let lines = self.0.iter();
        lines
            .map(|(name, made)| format!("{made} {name}\n"))
            .collect()
    }

    /// Keeps one; under a name that is there already it takes that one's place.
    pub(super) fn keep(&mut self, name: &str, made: Arrangement) {
        let words: Vec<&str> = name.split_whitespace().collect();
        let name: String = words.join(" ").chars().take(LONGEST).collect();
        if name.is_empty() {
            return;
        }
        self.0.retain(|(other, _)| *other != name);
        self.0.insert(0, (name, made));
        self.0.truncate(MOST);
    }

    /// Forgets one.
    pub(super) fn forget(&mut self, place: usize) {
        if place < self.0.len() {
            self.0.remove(place);
        }
    }

    /// The names in order.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| &**name)
    }

    /// One of them.
    pub(super) fn get(&self, place: usize) -> Option<&Arrangement> {
        self.0.get(place).map(|(_, made)| made)
    }
}

#[cfg(test)]
mod tests {
    use game::Rng;

    use super::*;

    #[test]
    fn names_are_kept_once_and_read_again() {
        let mut rng = Rng::new(2);
        let [one, other] = [(); 2].map(|()| Arrangement::sound(true, &mut rng));
        let mut kept = Kept::default();
        kept.keep(" my  wall ", one.clone());
        kept.keep("দুর্গ ১", other.clone());
        assert_eq!(kept.names().collect::<Vec<_>>(), ["দুর্গ ১", "my wall"]);
        kept.keep("my wall", other.clone());
        assert_eq!(
            (kept.names().next(), kept.get(0)),
            (Some("my wall"), Some(&other))
        );
        assert_eq!(Kept::read(&kept.text()), kept);
        kept.forget(0);
        kept.forget(7);
        assert_eq!(kept.names().count(), 1);
        kept.keep("\n", one.clone());
        assert_eq!(kept.names().count(), 1, "no name");
        assert_eq!(Kept::read("garbage\naaa name\n"), Kept::default());
        (0..50).for_each(|i| kept.keep(&i.to_string(), one.clone()));
        assert_eq!(kept.names().count(), MOST);
    }
}
