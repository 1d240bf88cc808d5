//! Random matches of every size and option against a naive model, and any text at every parser.
#![allow(clippy::unwrap_used)] // helpers outside the test functions too

use std::collections::{BTreeMap, BTreeSet};

use game::{Event, Game, Rng, Seat, Turn, Viewer};
use game_boxes::{Border, Boxes, Dot, Grid, Line, Notice, Position, Setup, Size, Spot, View};
use proptest::prelude::*;

/// The game once more, as slow and plain as can be: sets of names.
struct Naive {
    drawn: BTreeSet<String>,
    owners: BTreeMap<String, usize>,
    mover: usize,
}

impl Naive {
    /// The names of the four sides of the box at this column and row.
    fn sides(column: u8, row: u8) -> [String; 4] {
        let dot = |column: u8, row: u8| format!("{}{}", (b'a' + column) as char, row + 1);
        [
            dot(column, row) + "h",
            dot(column, row + 1) + "h",
            dot(column, row) + "v",
            dot(column + 1, row) + "v",
        ]
    }

    fn draw(&mut self, size: Size, line: &str) {
        assert!(self.drawn.insert(line.to_owned()));
        let before = self.owners.len();
        for column in 0..size.columns() {
            for row in 0..size.rows() {
                let sides = Self::sides(column, row);
                if sides.iter().all(|side| self.drawn.contains(side)) {
                    let name = sides[0].trim_end_matches('h').to_owned();
                    self.owners.entry(name).or_insert(self.mover);
                }
            }
        }
        if self.owners.len() == before {
            self.mover = 1 - self.mover;
        }
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    let borders = prop::sample::select(Border::ALL.to_vec());
    (1..=9u8, 1..=9u8, borders, any::<bool>())
        .prop_map(|(rows, columns, border, misere)| Setup {
            size: Size::new(rows, columns).unwrap(),
            border,
            misere,
        })
        .prop_filter("nothing to draw", |setup| Boxes::start(setup).is_ok())
}

/// Plays a random match and compares everything with the naive model and the engines' boards.
fn follow(setup: Setup, seed: u64) {
    let mut game = Boxes::start(&setup).unwrap();
    let grid = Grid::<3>::new(setup.size).unwrap();
    let narrow = Grid::<1>::new(setup.size);
    let mut board = grid.start(setup.border);
    let mut narrow_board = narrow.as_ref().map(|grid| grid.start(setup.border));
    let drawn = setup
        .size
        .lines()
        .filter(|line| game.position().is_drawn(*line));
    let mut naive = Naive {
        drawn: drawn.map(|line| line.to_string()).collect(),
        owners: BTreeMap::new(),
        mover: 0,
    };
    let mut rng = Rng::new(seed);
    while let Turn::Act(seats) = game.turn() {
        let seat = seats.iter().next().unwrap();
        assert_eq!(seat.index(), naive.mover);
        let open: Vec<Line> = game.position().open().collect();
        let line = *rng.pick(&open).unwrap();
        let event = Event::Act(seat, line);
        let before = naive.owners.len();
        let notice = game.notice(&event, Viewer::Watcher);
        game.apply(&event).unwrap();
        naive.draw(setup.size, &line.to_string());
        let number = setup.size.line_number(line).unwrap();
        board.draw(grid.stroke(number));
        if let (Some(grid), Some(board)) = (&narrow, &mut narrow_board) {
            board.draw(grid.stroke(number));
        }
        let Notice::Drawn { claimed, again, .. } = &notice else {
            panic!("{notice}")
        };
        assert_eq!(claimed.len(), naive.owners.len() - before);
        let over = matches!(game.turn(), Turn::Over(..));
        assert_eq!(*again, !claimed.is_empty() && !over);
        assert_eq!(notice.to_string().parse::<Notice>().unwrap(), notice);
        agree(&game, &naive);
        assert_eq!(game.position().board::<3>().unwrap(), board);
        assert_eq!(game.position().board::<1>(), narrow_board);
    }
    assert_eq!(naive.owners.len(), setup.size.box_count());
}

fn agree(game: &Boxes, naive: &Naive) {
    let position = game.position();
    assert_eq!(position.mover().index(), naive.mover);
    assert_eq!(position.drawn_count(), naive.drawn.len());
    for spot in position.size().spots() {
        let owner = position.owner(spot).map(Seat::index);
        assert_eq!(owner, naive.owners.get(&spot.to_string()).copied());
    }
    let scores = [0, 1].map(|seat| {
        naive
            .owners
            .values()
            .filter(|owner| **owner == seat)
            .count()
    });
    assert_eq!(position.scores().map(usize::from), scores);
    assert_eq!(position.to_string().parse::<Position>().unwrap(), *position);
    let view = game.view(Viewer::Watcher);
    assert_eq!(view.to_string().parse::<View>().unwrap(), view);
}

/// Whatever is read is written as it was read: there is one text for each value.
fn canonical<T: game::Text>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn a_random_match_follows_the_naive_model(setup in setups(), seed in any::<u64>()) {
        follow(setup, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        canonical::<Position>(&text);
        canonical::<View>(&text);
        canonical::<Notice>(&text);
        canonical::<Line>(&text);
        canonical::<Spot>(&text);
        canonical::<Dot>(&text);
        canonical::<Size>(&text);
        let _ = text.parse::<Setup>(); // words in any order are taken
    }

    #[test]
    fn text_that_is_nearly_right_is_read_or_refused(
        position in "[0-9a-fxo/]{1,12} [xo]",
        head in "[0-3w]", tail in "( size=[1-9]x[1-9])?( ! [0-3] time)?",
        notice in "[01] [a-j][1-9][hv]( [a-c][1-3](,[a-c][1-3])?)?( again)?",
        line in "[a-k][0-9]{1,2}[hv]",
    ) {
        canonical::<Position>(&position);
        canonical::<View>(&format!("{head} {position}{tail}"));
        canonical::<Notice>(&notice);
        canonical::<Line>(&line);
    }
}
