//! A puzzle, and its text.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Rng, Seat, Viewer};
use games::{AnyGame, AnyView, Kind};

use crate::fault::bad;
use crate::{Fault, Goal, Grade, Id, Source, Step, Theme};

/// A position, what is to be reached, and every right move. Text form, a line each: `puzzle` and the name, `game`,
/// `view` (what the seat knows, as a view's text), `world` (by which number what it does not know is drawn), `goal`,
/// `grade`, `theme`, `from` and one line for each [`Step`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name within its game.
    pub id: Id,
    /// What the seat knows, whose turn it is.
    pub view: AnyView,
    /// The match is the view's [`world`](game::View::world) by this seed.
    pub world: u64,
    /// What is to be reached.
    pub goal: Goal,
    /// How hard it is.
    pub grade: Grade,
    /// What it is about.
    pub theme: Theme,
    /// Where it comes from.
    pub source: Source,
    /// Every right move at each decision; at one decision the longest way comes first.
    pub steps: Vec<Step>,
}

impl Puzzle {
    /// Which game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.view.kind()
    }

    /// The match as it stands at the first decision.
    #[must_use]
    pub fn game(&self) -> AnyGame {
        self.view.world(&mut Rng::new(self.world))
    }

    /// Who solves it.
    ///
    /// # Errors
    /// When it is nobody's turn alone.
    pub fn seat(&self) -> Result<Seat, Illegal> {
        let Viewer::Seat(seat) = self.view.viewer() else {
            return Err(bad());
        };
        let owing = self.view.turn().owing();
        (owing.contains(seat) && owing.len() == 1)
            .then_some(seat)
            .ok_or_else(bad)
    }

    /// The right moves at a decision.
    pub fn at(&self, decision: u16) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |step| step.at == decision)
    }

    /// The first right move at each decision, from the first to the end.
    #[must_use]
    pub fn line(&self) -> Vec<&Step> {
        let mut line: Vec<&Step> = Vec::new();
        let mut next = Some(0);
        while let Some(step) = next.and_then(|at| self.at(at).next()) {
            // Every step leads to a later decision: see `check`.
            next = step.to.filter(|to| *to > step.at);
            line.push(step);
        }
        line
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "puzzle {}", self.id)?;
        writeln!(f, "game {}", self.kind())?;
        writeln!(f, "view {}", self.view)?;
        writeln!(f, "world {}", self.world)?;
        writeln!(f, "goal {}", self.goal)?;
        writeln!(f, "grade {}", self.grade)?;
        writeln!(f, "theme {}", self.theme)?;
        writeln!(f, "from {}", self.source)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}

/// The lines of a text, each with its number, and the number of the next one.
struct Lines<'a>(std::iter::Enumerate<std::str::Lines<'a>>, usize);

impl<'a> Lines<'a> {
    /// What follows this word in the next line.
    fn after<T: FromStr<Err = Illegal>>(&mut self, word: &str) -> Result<T, Fault> {
        let (at, rest) = self.text(word)?;
        rest.parse()
            .map_err(|why| Fault::Text { line: at + 1, why })
    }

    fn text(&mut self, word: &str) -> Result<(usize, &'a str), Fault> {
        let (at, line) = self.0.next().unwrap_or((self.1, ""));
        self.1 = at + 1;
        let rest = line.strip_prefix(word);
        let rest = rest.and_then(|rest| rest.strip_prefix(' '));
        let why = bad();
        let rest = rest.ok_or(Fault::Text { line: at + 1, why })?;
        Ok((at, rest))
    }
}

impl FromStr for Puzzle {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut lines = Lines(text.lines().enumerate(), 0);
        let id = lines.after("puzzle")?;
        let kind: Kind = lines.after("game")?;
        let (at, view) = lines.text("view")?;
        let fault = |line: usize| {
            move |why| Fault::Text {
                line: line + 1,
                why,
            }
        };
        let view = AnyView::parse(kind, view).map_err(fault(at))?;
        let (at, world) = lines.text("world")?;
        let world = world.parse().map_err(|_| fault(at)(bad()))?;
        let (goal, grade) = (lines.after("goal")?, lines.after("grade")?);
        let (theme, source) = (lines.after("theme")?, lines.after("from")?);
        let steps = lines
            .0
            .map(|(at, line)| line.parse().map_err(fault(at)))
            .collect::<Result<Vec<Step>, Fault>>()?;
        Ok(Self {
            id,
            view,
            world,
            goal,
            grade,
            theme,
            source,
            steps,
        })
    }
}
