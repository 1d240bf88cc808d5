//! A conversation with a manager, without any input or output: lines in, lines out.

use game::{Seat, View as _};
use game_stratego::{Action, Arrangement, Move, Notice, View};

use super::message::{Message, Outcome, rows, written};
use super::track::{Track, plain_moves};

/// Who thinks.
pub(super) trait Mind {
    /// A set-up.
    fn arrange(&mut self, seat: Seat) -> Arrangement;
    /// A move, after these.
    fn choose(&mut self, view: View, told: &[Notice]) -> Option<Move>;
    /// One of these, by lot.
    fn pick(&mut self, moves: &[Move]) -> Option<Move>;
}

/// What a line gets.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Nothing,
    Say(String),
    Quit,
}

/// One manager's conversation.
#[derive(Default)]
pub(super) struct Session {
    track: Option<Track>,
    /// One's own last move, until it is told how it went.
    pending: Option<Move>,
    /// The other side's last move, until the board is shown.
    theirs: Option<(Move, Outcome)>,
    /// One's own move before this turn.
    before: Option<Move>,
    /// What was refused in this turn.
    refused: Vec<Move>,
    /// Rows of a board that is being shown before a question.
    board: Option<Vec<[u8; 10]>>,
}

impl Session {
    /// What a line gets.
    pub(super) fn hear(&mut self, line: &str, mind: &mut impl Mind) -> Reply {
        let Some(message) = Message::read(line) else {
            return Reply::Nothing;
        };
        match message {
            Message::Begin(seat) => {
                let own = mind.arrange(seat);
                let answer = rows(&own, seat);
                *self = Self {
                    track: Some(Track::new(seat, own)),
                    ..Self::default()
                };
                return Reply::Say(answer);
            }
            Message::Quit => return Reply::Quit,
            Message::Start | Message::Passed => self.board = Some(Vec::new()),
            Message::Moved(moved, outcome) => self.moved(moved, outcome),
            Message::Row(row) => {
                if let Some(board) = &mut self.board {
                    board.push(row);
                    if board.len() == 10 {
                        return self.answer(mind);
                    }
                }
            }
        }
        Reply::Nothing
    }

    /// A move was made, or refused.
    fn moved(&mut self, moved: Move, outcome: Outcome) {
        if self.pending != Some(moved) {
            // The other side's; how an own one went is seen on the board, if nobody has said it.
            self.theirs = Some((moved, outcome));
            self.board = Some(Vec::new());
            return;
        }
        self.pending = None;
        if outcome == Outcome::Illegal {
            self.refused.push(moved);
        } else {
            self.record(moved, outcome);
        }
    }

    fn record(&mut self, moved: Move, outcome: Outcome) {
        self.refused.clear();
        if let Some(track) = &mut self.track {
            track.record(moved, outcome);
        }
    }

    /// The board is shown: what one does.
    fn answer(&mut self, mind: &mut impl Mind) -> Reply {
        let board = self.board.take().unwrap_or_default();
        if let Some(own) = self.pending.take()
            && let Some(track) = &mut self.track
        {
            track.guess(own, &board);
        }
        if let Some((moved, outcome)) = self.theirs.take() {
            self.record(moved, outcome);
        }
        let moved = self.choose(&board, mind);
        self.pending = moved;
        self.before = moved;
        Reply::Say(moved.map_or("NO_MOVE".to_owned(), written))
    }

    /// What the player of the house does; by the board alone where that is not what was told.
    fn choose(&self, board: &[[u8; 10]], mind: &mut impl Mind) -> Option<Move> {
        let track = self.track.as_ref().filter(|track| track.agrees(board));
        if let Some((track, view)) = track.and_then(|track| Some((track, track.view()?))) {
            let legal = legal(&view, &self.refused);
            let chosen = mind
                .choose(view, &track.told())
                .filter(|moved| legal.contains(moved));
            if let Some(moved) = chosen.or_else(|| mind.pick(&legal)) {
                return Some(moved);
            }
        }
        let mut moves = plain_moves(board);
        moves.retain(|moved| !self.refused.contains(moved));
        // Whoever goes back and forth may break a rule.
        let back = self.before.map(|before| Move::new(before.to, before.from));
        let ahead: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|one| Some(*one) != back)
            .collect();
        mind.pick(&ahead).or_else(|| mind.pick(&moves))
    }
}

/// The legal moves that were not refused.
fn legal(view: &View, refused: &[Move]) -> Vec<Move> {
    let actions = view.actions().unwrap_or_default();
    let moves = actions.into_iter().filter_map(|action| match action {
        Action::Move(moved) => Some(moved),
        Action::Setup(_) => None,
    });
    moves.filter(|moved| !refused.contains(moved)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use game_stratego::{Clash, Position, Rank, Setup};

    /// Moves by lot; what it was last asked about.
    struct Lot(Rng, Option<View>);

    impl Mind for Lot {
        fn arrange(&mut self, _: Seat) -> Arrangement {
            Arrangement::sound(false, &mut self.0)
        }

        fn choose(&mut self, view: View, _: &[Notice]) -> Option<Move> {
            let moved = self.0.pick(&legal(&view, &[])).copied();
            self.1 = Some(view);
            moved
        }

        fn pick(&mut self, moves: &[Move]) -> Option<Move> {
            self.0.pick(moves).copied()
        }
    }

    fn said(reply: Reply) -> String {
        match reply {
            Reply::Say(text) => text,
            other => panic!("{other:?}"),
        }
    }

    /// A manager: it knows both set-ups and tells each side what it may know.
    struct Table {
        position: Position,
        last: String,
    }

    impl Table {
        fn board(&self, seat: Seat) -> Vec<String> {
            let cells =
                game_stratego::Square::all().map(|square| match self.position.rank(square) {
                    _ if game_stratego::Squares::LAKES.contains(square) => '+',
                    None => '.',
                    Some(rank) if self.position.men(seat).contains(square) => {
                        super::super::message::letter(rank)
                    }
                    Some(_) => '#',
                });
            let cells: Vec<char> = cells.collect();
            cells.chunks(10).map(|row| row.iter().collect()).collect()
        }

        /// Plays what was answered; how it went, as it is told.
        fn play(&mut self, answer: &str) -> String {
            let Some(Message::Moved(moved, _)) = Message::read(&format!("{answer} OK")) else {
                panic!("{answer}");
            };
            assert_eq!(self.position.allows(moved), Ok(()), "{answer}");
            let outcome = match self.position.fight(moved) {
                None => "OK".to_owned(),
                Some((_, Rank::Flag)) => "VICTORY_FLAG".to_owned(),
                Some((one, two)) => {
                    let word = match Clash::of(one, two) {
                        Clash::Wins => "KILLS",
                        Clash::Loses => "DIES",
                        Clash::Both => "BOTHDIE",
                    };
                    let letter = super::super::message::letter;
                    format!("{word} {} {}", letter(one), letter(two))
                }
            };
            self.position.play(moved);
            self.last = format!("{answer} {outcome}");
            self.last.clone()
        }
    }

    /// A whole match of two sessions that move by lot; `confirms`: whether movers are told how it went.
    fn whole_match(seed: u64, confirms: bool) {
        let mut minds = [1, 2].map(|side| Lot(Rng::new(seed * 2 + side), None));
        let mut sessions = [Session::default(), Session::default()];
        let mut sides = Vec::new();
        for (i, colour) in ["RED", "BLUE"].into_iter().enumerate() {
            let reply = sessions[i].hear(&format!("{colour} other 10 10"), &mut minds[i]);
            let seat = Seat::ALL[i];
            let text: String = said(reply).lines().collect();
            let mut cells = [None; Arrangement::CELLS];
            for (cell, slot) in cells.iter_mut().enumerate() {
                let at = if i == 0 { cell } else { 39 - cell };
                *slot = super::super::message::letter_rank(text.as_bytes()[at]);
            }
            let arrangement = Arrangement::new(cells);
            assert_eq!(
                rows(&arrangement, seat),
                text.as_bytes()
                    .chunks(10)
                    .map(|row| String::from_utf8_lossy(row).into_owned())
                    .collect::<Vec<_>>()
                    .join("\n")
            );
            sides.push(arrangement);
        }
        let position = Position::start(Setup::default(), [&sides[0], &sides[1]], Seat::FIRST);
        let mut table = Table {
            position: position.unwrap(),
            last: "START".to_owned(),
        };
        while table.position.over().is_none() {
            let turn = table.position.turn();
            let (session, mind) = (&mut sessions[turn.index()], &mut minds[turn.index()]);
            assert_eq!(session.hear(&table.last, mind), Reply::Nothing);
            let board = table.board(turn);
            let (last, before) = board.split_last().unwrap();
            for row in before {
                assert_eq!(session.hear(row, mind), Reply::Nothing);
            }
            let answer = said(session.hear(last, mind));
            if confirms {
                let known = mind
                    .1
                    .take()
                    .unwrap_or_else(|| panic!("the track was lost"));
                let game = game_stratego::Stratego::from(table.position.clone());
                let view = game::Game::view(&game, game::Viewer::Seat(turn));
                assert_eq!(known.to_string(), view.to_string());
            }
            let line = table.play(&answer);
            if confirms {
                assert_eq!(session.hear(&line, mind), Reply::Nothing);
            }
        }
        assert_eq!(sessions[0].hear("QUIT", &mut minds[0]), Reply::Quit);
    }

    /// Both know all through the match what they would know in the house, and no more.
    #[test]
    fn a_match_is_followed_to_the_end() {
        (0..10).for_each(|seed| whole_match(seed, true));
    }

    /// Where nobody says how an own attack went, moves are legal all the same.
    #[test]
    fn a_match_without_confirmations_is_played_to_the_end() {
        (0..10).for_each(|seed| whole_match(seed, false));
    }

    #[test]
    fn what_is_refused_is_not_said_again() {
        let (mut session, mut mind) = (Session::default(), Lot(Rng::new(3), None));
        let set_up = said(session.hear("RED x 10 10", &mut mind));
        let own: Vec<&str> = set_up.lines().collect();
        let free = ["..++..++.."; 2];
        let board: Vec<&str> = own
            .iter()
            .chain(&free)
            .copied()
            .chain(["##########"; 4])
            .collect();
        let mut before = Vec::new();
        for begin in ["START"].into_iter().chain(["NO_MOVE OK"; 8]) {
            assert_eq!(session.hear(begin, &mut mind), Reply::Nothing);
            let answers: Vec<Reply> = board
                .iter()
                .map(|row| session.hear(row, &mut mind))
                .collect();
            let answer = said(answers.into_iter().next_back().unwrap());
            if answer == "NO_MOVE" {
                break;
            }
            assert!(!before.contains(&answer), "{answer} again");
            session.hear(&format!("{answer} ILLEGAL"), &mut mind);
            before.push(answer);
        }
        assert!(before.len() > 2, "{before:?}");
    }

    /// A board that cannot be: it answers by what it is shown.
    #[test]
    fn it_is_never_silent() {
        let (mut session, mut mind) = (Session::default(), Lot(Rng::new(3), None));
        session.hear("BLUE x 10 10", &mut mind);
        session.hear("4 4 DOWN KILLS 1 1", &mut mind);
        let board = ["#........."; 9].into_iter().chain([".........9"]);
        let answers: Vec<Reply> = board.map(|row| session.hear(row, &mut mind)).collect();
        let answer = said(answers.into_iter().next_back().unwrap());
        assert!(
            ["9 9 UP", "9 9 LEFT"].contains(&answer.as_str()),
            "{answer}"
        );
    }

    #[test]
    fn no_input_ends_it() {
        let mut rng = Rng::new(8);
        let words = [
            "RED",
            "BLUE",
            "a",
            "10",
            "START",
            "0",
            "3",
            "DOWN",
            "UP",
            "OK",
            "KILLS",
            "9",
            "s",
            "QUITE",
            "..........",
            "##########",
            "sBF1234567",
            "NO_MOVE",
            "ILLEGAL",
            "VICTORY_FLAG",
            "é",
            "-1",
            "\n",
            "DIES",
        ];
        let (mut session, mut mind) = (Session::default(), Lot(Rng::new(3), None));
        for _ in 0..4_000 {
            let length = rng.below(6);
            let line: Vec<&str> = (0..length)
                .filter_map(|_| rng.pick(&words).copied())
                .collect();
            let reply = session.hear(&line.join(" "), &mut mind);
            assert_ne!(reply, Reply::Quit, "{line:?}");
        }
    }
}
