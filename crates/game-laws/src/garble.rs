//! Damaged texts.

use game::Rng;

/// Letters that texts are damaged with: what texts are made of, and what they must never hold.
const LETTERS: &[char] = &[
    '0', '1', '2', '3', '7', '9', 'a', 'g', 'h', 'v', 'x', 'o', 'w', 'f', '-', '?', '!', '=', ',',
    '/', '|', ':', ' ', '\n', '\0', '+', 'é', '🎲', '٣',
];

/// `text` with one to three random damages.
pub fn garble(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + rng.below(3) {
        damage(&mut letters, rng);
    }
    letters.into_iter().collect()
}

fn damage(letters: &mut Vec<char>, rng: &mut Rng) {
    let at = rng.below(letters.len() + 1);
    let new = LETTERS[rng.below(LETTERS.len())];
    if at == letters.len() {
        return letters.push(new);
    }
    let to = rng.below(letters.len());
    match rng.below(8) {
        0 => letters.insert(at, new),
        1 => letters.truncate(at),
        2 => letters.swap(at, to),
        3 => letters[at] = letters[to],
        4 => {
            let part: Vec<char> = letters[at.min(to)..=at.max(to)].to_vec();
            letters.splice(at..at, part);
        }
        5 => {
            letters.remove(at);
        }
        6 => {
            letters.drain(at.min(to)..=at.max(to));
        }
        _ => letters[at] = new,
    }
}
