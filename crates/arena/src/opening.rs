//! Where matches start: the start of the game, some plies by lot, or the lines of a book.

use game::{Event, Illegal, Rng, Seat, Turn, Viewer};
use games::{AnyEvent, AnyGame, AnyView, Kind};

use crate::Plan;
use crate::plan::Lot;

/// Where the matches of a run start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// So many actions by lot from the start of the game.
    Plies(u16),
    /// The lines of a book in turn.
    Book(Book),
}

/// Positions to start from, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book(Vec<AnyGame>);

/// Why there is no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// A line of the book is no position of this game, or nobody is to act in it.
    #[error("line {line} of the book: {why}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        why: Illegal,
    },
    /// The book has no line.
    #[error("the book is empty")]
    Empty,
    /// The options are none of this game.
    #[error("the options: {0}")]
    Setup(#[from] Illegal),
    /// The game with these options is not between several seats.
    #[error("this is no game for several")]
    Alone,
    /// Whatever the lot says, the match is over after the opening.
    #[error("the opening is longer than the game")]
    TooLong,
}

/// How often another opening is drawn when the match is over after one.
const TRIES: u32 = 100;

impl Book {
    /// Reads a book: a position a line, as the text of a view without the viewer (for Ataxx its
    /// FEN), or `moves` and the actions from the start of the game. Blank lines and those that
    /// begin with `#` are passed over.
    ///
    /// # Errors
    /// When a line is no opening or there is none.
    pub fn read(kind: Kind, setup: &str, text: &str) -> Result<Self, OpeningError> {
        let mut games = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let read = match line.strip_prefix("moves") {
                Some(moves) => played(kind, setup, moves),
                None => position(kind, line),
            };
            let fault = |why| OpeningError::Line { line: i + 1, why };
            let game = read.map_err(fault)?;
            if matches!(game.turn(), Turn::Over(..)) {
                return Err(fault(Illegal::new("over")));
            }
            games.push(game);
        }
        if games.is_empty() {
            return Err(OpeningError::Empty);
        }
        Ok(Self(games))
    }

    /// How many positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Never: a book has a line.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The position a line names.
fn position(kind: Kind, line: &str) -> Result<AnyGame, Illegal> {
    let view = AnyView::parse(kind, &format!("w {line}"))?;
    Ok(view.world(&mut Rng::new(0))) // nothing is hidden in these games
}

/// The start of the game and these actions.
fn played(kind: Kind, setup: &str, moves: &str) -> Result<AnyGame, Illegal> {
    let mut game = AnyGame::start(kind, setup)?;
    for text in moves.split_whitespace() {
        settle(&mut game)?;
        let turn = game.turn();
        let Some(seat) = turn.owing().iter().next() else {
            return Err(Illegal::new("over"));
        };
        game.apply(&Event::Act(seat, game.action(text)?))?;
    }
    settle(&mut game)?;
    Ok(game)
}

/// Plays what is forced.
fn settle(game: &mut AnyGame) -> Result<(), Illegal> {
    while let Turn::Auto(action) = game.turn() {
        game.apply(&Event::Auto(action))?;
    }
    Ok(())
}

impl Plan {
    /// The seats in the order of their numbers.
    ///
    /// # Errors
    /// When the options are none of this game, or there are no two.
    pub fn seats(&self) -> Result<Vec<Seat>, OpeningError> {
        let seats: Vec<Seat> = self.kind.seats(&self.setup)?.iter().collect();
        if seats.len() < 2 {
            return Err(OpeningError::Alone);
        }
        Ok(seats)
    }

    /// The match of this pair after its opening.
    ///
    /// # Errors
    /// When the options are none of this game, or too many plies are asked for.
    pub fn opening(&self, pair: u64) -> Result<AnyGame, OpeningError> {
        match &self.opening {
            Opening::Book(book) => {
                let i = pair % book.len().max(1) as u64;
                book.0.get(i as usize).cloned().ok_or(OpeningError::Empty)
            }
            Opening::Plies(plies) => {
                let mut rng = self.rng(pair, Lot::Opening);
                for _ in 0..TRIES {
                    let game = by_lot(AnyGame::start(self.kind, &self.setup)?, *plies, &mut rng)?;
                    if !matches!(game.turn(), Turn::Over(..)) {
                        return Ok(game);
                    }
                }
                Err(OpeningError::TooLong)
            }
        }
    }
}

/// So many actions by lot.
fn by_lot(mut game: AnyGame, plies: u16, rng: &mut Rng) -> Result<AnyGame, Illegal> {
    let mut played = 0;
    loop {
        let event: AnyEvent = match game.turn() {
            Turn::Over(..) => return Ok(game),
            Turn::Auto(action) => Event::Auto(action),
            _ if played == plies => return Ok(game),
            Turn::Chance(draw) => Event::Chance(game.chance(&draw.sample(rng))?),
            turn @ (Turn::Act(_) | Turn::Setup(_)) => {
                let seat = turn.owing().iter().next();
                let seat = seat.ok_or_else(|| Illegal::new("over"))?;
                let actions = game.view(Viewer::Seat(seat)).actions().unwrap_or_default();
                let action = rng.pick(&actions).ok_or_else(|| Illegal::new("over"))?;
                played += 1;
                Event::Act(seat, action.clone())
            }
        };
        game.apply(&event)?;
    }
}
