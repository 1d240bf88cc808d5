//! What one viewer sees: everything, and what of it is the viewer's to do.

use std::fmt;
use std::str::FromStr;

use game::{Game as _, Illegal, Pairs, Rng, Seat, Seats, Turn, View as _, Viewer, Why};

use crate::{Action, Ataxx, Cell, Position, Quiet, Setup, Square, Squares};

/// The match as `viewer` sees it. Nothing is hidden in Ataxx, so views differ only by whose they
/// are.
///
/// Text form: the viewer, the position's FEN, then what there is of `quiet=none`, `last=g1e3`
/// (what was played last) and `out=0,1:time`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer,
    state: Ataxx,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, state: Ataxx) -> Self {
        Self { viewer, state }
    }

    /// The board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.state.position
    }

    /// The options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.state.setup
    }

    /// What was played last, by the seat whose turn it is not.
    #[must_use]
    pub const fn last(&self) -> Option<Action> {
        self.state.last
    }

    /// Who went out before the rules ended the match, and why.
    #[must_use]
    pub const fn out(&self) -> Option<(Seats, Why)> {
        self.state.out
    }

    /// What is on `square`.
    #[must_use]
    pub fn cell(&self, square: Square) -> Cell {
        self.position().cell(square)
    }

    /// How many pieces `seat` (0 or 1) has.
    #[must_use]
    pub const fn count(&self, seat: Seat) -> u32 {
        self.position().pieces(seat).len()
    }

    /// Where the viewer's piece on `from` may go now.
    #[must_use]
    pub fn targets(&self, from: Square) -> Squares {
        if self.acts() {
            self.position().targets(from)
        } else {
            Squares::NONE
        }
    }

    /// The viewer's legal action that takes the piece on `from` to `to`.
    #[must_use]
    pub fn action(&self, from: Square, to: Square) -> Option<Action> {
        self.targets(from).contains(to).then(|| {
            if from.distance(to) == 1 {
                Action::Clone(to)
            } else {
                Action::Jump(from, to)
            }
        })
    }

    /// Plies without a clone until the quiet draw, if the option has one.
    #[must_use]
    pub fn quiet_left(&self) -> Option<u32> {
        let limit = self.setup().quiet().limit()?;
        Some(limit.saturating_sub(self.position().quiet_plies()))
    }

    /// Whether the board warns of the quiet draw.
    #[must_use]
    pub fn warns(&self) -> bool {
        self.quiet_left().is_some_and(|left| left <= Quiet::WARNING)
            && !matches!(self.turn(), Turn::Over(..))
    }

    /// Whether the viewer owes an action now.
    fn acts(&self) -> bool {
        let owing = self.state.turn().owing();
        self.viewer.seat().is_some_and(|seat| owing.contains(seat))
    }
}

impl game::View for View {
    type Game = Ataxx;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn<Action> {
        self.state.turn()
    }

    fn actions(&self) -> Option<Vec<Action>> {
        Some(if self.acts() {
            self.position().moves(self.setup().quiet()).collect()
        } else {
            Vec::new()
        })
    }

    fn allows(&self, action: &Action) -> Result<(), Illegal> {
        self.state.allows(self.viewer.seat(), *action)
    }

    fn world(&self, _: &mut Rng) -> Ataxx {
        self.state.clone()
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.viewer, self.position())?;
        // What is blocked stands in the position.
        if self.setup().quiet() != Quiet::default() {
            write!(f, " quiet={}", self.setup().quiet())?;
        }
        if let Some(last) = self.last() {
            write!(f, " last={last}")?;
        }
        if let Some((seats, why)) = self.out() {
            write!(f, " out={seats}:{why}")?;
        }
        Ok(())
    }
}

impl FromStr for View {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let bad = || Illegal::new("bad-view").with("view", text);
        let (viewer, rest) = text.split_once(' ').ok_or_else(bad)?;
        let viewer: Viewer = viewer.parse()?;
        // The FEN ends at the fourth space.
        let end = rest
            .match_indices(' ')
            .nth(3)
            .map_or(rest.len(), |(i, _)| i);
        let (fen, options) = rest.split_at(end);
        let pairs = Pairs::parse(options, &["quiet", "last", "out"])?;
        let position: Position = fen.parse()?;
        let quiet = pairs
            .get("quiet")
            .map_or(Ok(Quiet::default()), str::parse)?;
        let mut state = Ataxx {
            position,
            setup: Setup::new(quiet, position.blocked())?,
            last: pairs.get("last").map(str::parse).transpose()?,
            out: None,
        };
        if let Some(out) = pairs.get("out") {
            let (seats, why) = out.split_once(':').ok_or_else(bad)?;
            state.leave(seats.parse()?, why.parse()?)?;
        }
        let view = Self { viewer, state };
        // One text a view: options in order, no default written out, seats of this game.
        let seats_fit = viewer.seat().is_none_or(|seat| Seats::TWO.contains(seat));
        if seats_fit && view.to_string() == text {
            Ok(view)
        } else {
            Err(bad())
        }
    }
}
