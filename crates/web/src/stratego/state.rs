//! What the board shows, and what is in the viewer's hand.

use boards::Edition;
use boards::geometry::ArmyGrid;
use game::{Seat, View as _};
use game_stratego::{Arrangement, Notice, Phase, Piece, Rank, Square, Squares, View};

use super::draft::{Draft, Spot};
use super::kept::Kept;

/// What the board shows, and what is in the viewer's hand.
pub(super) struct State {
    pub(super) view: View,
    pub(super) last: Option<Notice>,
    /// Whether the viewer may act now at all.
    pub(super) active: bool,
    pub(super) near: Seat,
    pub(super) edition: Edition,
    pub(super) draft: Draft,
    /// Whose set-up the draft is.
    pub(super) drafts: Option<Seat>,
    /// The own piece that is held while the match is played.
    pub(super) held: Option<Square>,
    /// Where the keyboard is.
    pub(super) focus: Square,
    pub(super) kept: Kept,
    /// Whether the own set-ups are looked at.
    pub(super) more: bool,
    /// Whether both set-ups are shown, once the match is over.
    pub(super) setups: bool,
    /// Whether the legend stays open: the numbers were just changed in it.
    pub(super) legend: bool,
    /// What is said of what cannot be.
    pub(super) report: String,
}

/// What is shown before anything is: a match that nobody has set up for.
pub(super) const NOTHING: &str = "w |  | - | arrange | - | -";

/// What the board is for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// The viewer on this seat arranges.
    Arrange(Seat),
    /// Others arrange, or the lot is due.
    Wait,
    /// The match is played, and looked at.
    Play,
    /// It is over.
    Over,
}

impl State {
    pub(super) fn new(view: View) -> Self {
        Self {
            draft: Draft::new(view.setup().barrage),
            view,
            last: None,
            active: false,
            near: Seat::FIRST,
            edition: Edition::default(),
            drafts: None,
            held: None,
            focus: HOME,
            kept: Kept::default(),
            more: false,
            setups: false,
            legend: false,
            report: String::new(),
        }
    }

    pub(super) const fn grid(&self) -> ArmyGrid {
        ArmyGrid {
            near: self.near,
            rim: true,
        }
    }

    /// The viewer's seat.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.view.viewer().seat()
    }

    pub(super) fn task(&self) -> Task {
        match (self.view.phase(), self.seat()) {
            (Phase::Over(_), _) => Task::Over,
            (Phase::Play(_), _) => Task::Play,
            (Phase::Arrange(owing), Some(seat)) if owing.contains(seat) => Task::Arrange(seat),
            (Phase::Arrange(_) | Phase::Lot, _) => Task::Wait,
        }
    }

    /// The place of a square in the set-up that is made, if it is one of the own.
    pub(super) fn cell(&self, square: Square) -> Option<usize> {
        let Task::Arrange(seat) = self.task() else {
            return None;
        };
        let own = match seat == Seat::FIRST {
            true => square,
            false => square.turned(),
        };
        Some(own.index()).filter(|cell| *cell < Arrangement::CELLS)
    }

    /// What is drawn on a square.
    pub(super) fn piece(&self, square: Square) -> Option<Piece> {
        let set_up = |seat, rank| Piece {
            seat,
            home: square,
            rank: Some(rank),
            fought: false,
            moved: false,
            slid: false,
        };
        if self.setups && self.task() == Task::Over {
            return set_up_on(&self.view, square).map(|(seat, rank)| set_up(seat, rank));
        }
        match (self.task(), self.cell(square)) {
            (Task::Arrange(seat), Some(cell)) => self.draft.at(cell).map(|rank| set_up(seat, rank)),
            _ => self.view.piece(square),
        }
    }

    /// Where the held piece may go.
    pub(super) fn targets(&self) -> Squares {
        match self.held {
            Some(from) if self.active => self.view.targets(from),
            _ => Squares::NONE,
        }
    }

    /// Whether the viewer can take up what stands there.
    pub(super) fn is_movable(&self, square: Square) -> bool {
        if !self.active {
            return false;
        }
        match self.cell(square) {
            Some(cell) => self.draft.at(cell).is_some(),
            None => !self.view.targets(square).is_empty(),
        }
    }

    /// Whether it is held now.
    pub(super) fn is_held(&self, square: Square) -> bool {
        match (self.cell(square), self.draft.held()) {
            (Some(cell), Some(Spot::Cell(held))) => cell == held,
            _ => self.held == Some(square),
        }
    }
}

/// What was set up on a square, once all is known.
pub(super) fn set_up_on(view: &View, square: Square) -> Option<(Seat, Rank)> {
    let seat = square.half();
    let arrangement = view.arrangement(seat)?;
    let own = match seat == Seat::FIRST {
        true => square,
        false => square.turned(),
    };
    let rank = arrangement.cells().get(own.index()).copied().flatten()?;
    Some((seat, rank))
}

/// Where the keyboard begins.
const HOME: Square = match Square::new(4, 3) {
    Some(square) => square,
    None => panic!("e4 is on the board"),
};

#[cfg(test)]
mod tests {
    use game::{Event, Game as _, Viewer};
    use game_stratego::Stratego;

    use super::*;

    const CORNER: &str = "MBaaaaaaaaEaaaaaaaaaaaCaaaaKaaDaLaaaaaaD";

    fn state(locked: &[Seat], viewer: Viewer) -> State {
        let mut game = Stratego::start(&"barrage=on".parse().unwrap()).unwrap();
        for seat in locked {
            let action = format!("setup {CORNER}").parse().unwrap();
            game.apply(&Event::Act(*seat, action)).unwrap();
        }
        State {
            active: true,
            ..State::new(game.view(viewer))
        }
    }

    const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    #[test]
    fn before_anything_is_shown_nothing_can_be_done() {
        let state = State::new(NOTHING.parse().unwrap());
        assert_eq!((state.task(), state.seat()), (Task::Wait, None));
    }

    #[test]
    fn each_arranges_on_the_own_squares_and_waits_when_done() {
        let blue = Viewer::Seat(Seat::SECOND);
        let state_of = |locked: &[Seat]| state(locked, blue).task();
        assert_eq!(state_of(&[]), Task::Arrange(Seat::SECOND));
        assert_eq!(state_of(&[Seat::SECOND]), Task::Wait);
        assert_eq!(state_of(&BOTH), Task::Play);
        assert_eq!(state(&[], Viewer::Watcher).task(), Task::Wait);
        let mut own = state(&[], blue);
        let cell = |state: &State, square: &str| state.cell(square.parse().unwrap());
        assert_eq!([cell(&own, "k10"), cell(&own, "a7")], [Some(0), Some(39)]);
        assert_eq!(cell(&own, "a4"), None);
        own.draft.place(Rank::Spy, 39);
        let spy = own.piece("a7".parse().unwrap()).unwrap();
        assert_eq!((spy.seat, spy.rank), (Seat::SECOND, Some(Rank::Spy)));
        assert!(own.is_movable("a7".parse().unwrap()));
    }

    #[test]
    fn held_pieces_show_where_they_may_go_while_one_may_act() {
        let mut own = state(&BOTH, Viewer::Seat(Seat::FIRST));
        own.held = "c4".parse().ok();
        assert_eq!(own.targets().to_string(), "b4,d4");
        assert!(own.is_movable("c4".parse().unwrap()) && own.is_held("c4".parse().unwrap()));
        assert!(!own.is_movable("a1".parse().unwrap()), "the flag");
        own.active = false;
        assert!(own.targets().is_empty());
    }

    #[test]
    fn both_set_ups_are_shown_at_the_end() {
        let mut game = Stratego::start(&"barrage=on".parse().unwrap()).unwrap();
        for seat in BOTH {
            let action = format!("setup {CORNER}").parse().unwrap();
            game.apply(&Event::Act(seat, action)).unwrap();
        }
        game.apply(&Event::Act(Seat::FIRST, "c4d4".parse().unwrap()))
            .unwrap();
        let out = game::Seats::one(Seat::FIRST);
        game.apply(&Event::Out(out, game::Why::Resigned)).unwrap();
        let mut end = State::new(game.view(Viewer::Watcher));
        let rank = |state: &State, square: &str| {
            state
                .piece(square.parse().unwrap())
                .and_then(|piece| piece.rank)
        };
        assert_eq!(
            [rank(&end, "c4"), rank(&end, "d4")],
            [None, Some(Rank::Marshal)]
        );
        end.setups = true;
        assert_eq!(
            [rank(&end, "c4"), rank(&end, "d4")],
            [Some(Rank::Marshal), None]
        );
        assert_eq!(rank(&end, "k10"), Some(Rank::Flag));
    }
}
