//! All the armies that a player of Stratego may have against it.

use game::{Rng, Seat, View as _};
use game_stratego::{Arrangement, Position, Rank, Square, View};

/// Every way to give ranks to the enemy pieces that the viewer does not know, as whole positions; nothing if they are
/// more than `most`, or the match is not under way.
pub(super) fn worlds(view: &View, seat: Seat, most: usize) -> Option<Vec<Position>> {
    let enemy = seat.other();
    let barrage = view.setup().barrage;
    let standing: Vec<_> = Square::all()
        .filter_map(|square| view.piece(square))
        .filter(|piece| piece.seat == enemy)
        .collect();
    let mut left = Rank::ALL.map(|rank| rank.count(barrage));
    let lost = view.lost(enemy);
    for rank in standing.iter().chain(&lost).filter_map(|piece| piece.rank) {
        let count = left.get_mut(rank as usize)?;
        *count = count.checked_sub(1)?;
    }
    let unknown: Vec<(Square, bool)> = standing
        .iter()
        .filter(|piece| piece.rank.is_none())
        .map(|piece| (piece.home, piece.moved))
        .collect();
    let mut armies = Vec::new();
    deal(&unknown, &mut left, &mut Vec::new(), most, &mut armies).then_some(())?;
    let text = Text::of(view, enemy)?;
    let fill = |army: &Vec<Rank>| text.with(unknown.iter().map(|(home, _)| *home).zip(army));
    armies.iter().map(fill).collect()
}

/// Deals the ranks that are left to pieces. False if there are too many ways.
fn deal(
    unknown: &[(Square, bool)],
    left: &mut [usize; 12],
    army: &mut Vec<Rank>,
    most: usize,
    armies: &mut Vec<Vec<Rank>>,
) -> bool {
    let Some(((_, moved), rest)) = unknown.split_first() else {
        armies.push(army.clone());
        return armies.len() <= most;
    };
    for rank in Rank::ALL {
        let i = rank as usize;
        if left[i] == 0 || *moved && !rank.moves() {
            continue;
        }
        left[i] -= 1;
        army.push(rank);
        let goes_on = deal(rest, left, army, most, armies);
        army.pop();
        left[i] += 1;
        if !goes_on {
            return false;
        }
    }
    true
}

/// A view's text, taken apart where ranks are filled in.
struct Text {
    before: String,
    letters: Vec<char>,
    after: String,
    enemy: Seat,
}

impl Text {
    fn of(view: &View, enemy: Seat) -> Option<Self> {
        let text = view.to_string();
        let parts: Vec<&str> = text.split(" | ").collect();
        let [viewer, setup, "-", "play", turn, memory, red, blue] = parts[..] else {
            return None;
        };
        // Only of a match that is over everything is shown.
        let head = format!("{viewer} | {setup} | drawn quiet | play | {turn} | {memory} | ");
        let (before, army, after) = if enemy == Seat::FIRST {
            (head, red, format!(" | {blue}"))
        } else {
            (format!("{head}{red} | "), blue, String::new())
        };
        let (letters, deeds) = army.split_at_checked(Arrangement::CELLS)?;
        Some(Self {
            before,
            letters: letters.chars().collect(),
            after: format!("{deeds}{after}"),
            enemy,
        })
    }

    fn with<'a>(&self, ranks: impl Iterator<Item = (Square, &'a Rank)>) -> Option<Position> {
        let mut letters = self.letters.clone();
        for (home, rank) in ranks {
            let at = |cell: &usize| Arrangement::square(self.enemy, *cell) == Some(home);
            let cell = (0..Arrangement::CELLS).find(at)?;
            letters[cell] = rank.letter();
        }
        let letters: String = letters.into_iter().collect();
        let view: View = format!("{}{letters}{}", self.before, self.after)
            .parse()
            .ok()?;
        view.world(&mut Rng::new(0)).position().cloned()
    }
}
