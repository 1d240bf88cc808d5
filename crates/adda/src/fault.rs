//! Why a subcommand did not do what it was asked to.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use client::native::NativeError;
use game::Illegal;
use server::ServeError;
use table::RecordError;

/// What went wrong; shown to the person at the terminal.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// What was asked for makes no sense.
    #[error("{0}")]
    Usage(String),
    /// Not a position.
    #[error("this is not a position: {0}")]
    Position(#[from] Illegal),
    /// Not a record.
    #[error("this is not a record: {0}")]
    Record(#[from] RecordError),
    /// The draws of a record are not those that its seeds gave.
    #[error("the draws of this record do not hold")]
    Unfair,
    /// The house could not be started.
    #[error("{0}")]
    Serve(#[from] ServeError),
    /// The system refused something.
    #[error("{0}")]
    System(#[from] io::Error),
    /// The house under test could not be reached or refused.
    #[error("{0}")]
    House(#[from] NativeError),
    /// No match can start as it was asked for.
    #[error("{0}")]
    Opening(#[from] arena::OpeningError),
    /// A position was not solved.
    #[error("{code}: {0}", code = .0.code())]
    Unsolved(#[from] boxes_solver::Fault),
    /// The database of a house cannot be used.
    #[error("cannot use the database: {0}")]
    Store(store::StoreError),
    /// Something is wrong with the database of a house.
    #[error("something is wrong with {}", .0.display())]
    Broken(PathBuf),
    /// An engine did not repeat itself.
    #[error("an engine does not repeat itself: {0}")]
    Unsteady(String),
    /// A text is no puzzle.
    #[error("{code}: {0}", code = .0.code())]
    Puzzle(#[from] puzzles::Fault),
    /// A match cannot be reviewed.
    #[error("{code}: {0}", code = .0.code())]
    Review(#[from] review::Fault),
    /// Puzzles are not proven.
    #[error("{0} puzzles are not proven")]
    Unproven(usize),
    /// The house under test broke the rules.
    #[error("the house is wrong: {0}")]
    Wrong(String),
}

impl Fault {
    /// 2 for what the person asked wrongly, as for unknown arguments; 1 for everything else.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Self::Usage(_)
            | Self::Position(_)
            | Self::Opening(_)
            | Self::Unsolved(boxes_solver::Fault::Over) => ExitCode::from(2),
            Self::Record(_)
            | Self::Unfair
            | Self::Serve(_)
            | Self::System(_)
            | Self::House(_)
            | Self::Unsolved(_)
            | Self::Store(_)
            | Self::Broken(_)
            | Self::Unsteady(_)
            | Self::Puzzle(_)
            | Self::Review(_)
            | Self::Unproven(_)
            | Self::Wrong(_) => ExitCode::FAILURE,
        }
    }
}
