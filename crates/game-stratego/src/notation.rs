//! The text form of a view.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Seat, Seats, Viewer};

use crate::chase::Chase;
use crate::field::Field;
use crate::phase::Stage;
use crate::seen::{Seen, known};
use crate::view::Lock;
use crate::{Arrangement, Rank, Square, Squares, View};

fn bad() -> Illegal {
    // What was written is not said again: it may be somebody's secret.
    Illegal::new("bad-view")
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | ", self.viewer, self.setup)?;
        match self.end {
            Some(end) => write!(f, "{end} | ")?,
            None => f.write_str("- | ")?,
        }
        match &self.stage {
            Stage::Arrange([red, blue]) => write!(f, "arrange | {red} | {blue}"),
            Stage::Lot(seen) => write!(f, "lot | {seen}"),
            Stage::Play(seen) => write!(f, "play | {seen}"),
        }
    }
}

impl FromStr for View {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let mut parts = text.splitn(5, " | ");
        let mut part = || parts.next().ok_or_else(bad);
        let (viewer, setup, end, stage, rest) = (part()?, part()?, part()?, part()?, part()?);
        let stage = match stage {
            "arrange" => {
                let (red, blue) = rest.split_once(" | ").ok_or_else(bad)?;
                Stage::Arrange([red.parse()?, blue.parse()?])
            }
            "lot" => Stage::Lot(Box::new(rest.parse()?)),
            "play" => Stage::Play(Box::new(rest.parse()?)),
            _ => return Err(bad()),
        };
        let view = Self {
            viewer: viewer.parse()?,
            setup: setup.parse()?,
            stage,
            end: match end {
                "-" => None,
                end => Some(end.parse()?),
            },
        };
        if view.sound() && view.to_string() == text {
            Ok(view)
        } else {
            Err(bad())
        }
    }
}

impl View {
    /// Whether a match can have been seen so, as far as the rules can go on from here.
    fn sound(&self) -> bool {
        let open = self.end.is_some();
        let seat = self.viewer.seat();
        let viewer = seat.is_none_or(|seat| Seats::TWO.contains(seat));
        let barrage = self.setup.barrage;
        viewer
            && match &self.stage {
                Stage::Arrange(locks) => {
                    let waits = open || locks.contains(&Lock::Open);
                    let lock = |(seat, lock): (Seat, &Lock)| match lock {
                        Lock::Open => true,
                        Lock::Sealed => !open && self.viewer.seat() != Some(seat),
                        Lock::Known(known) => {
                            (open || self.viewer.seat() == Some(seat))
                                && known.check(barrage).is_ok()
                        }
                    };
                    waits && Seats::TWO.iter().zip(locks).all(lock)
                }
                Stage::Lot(seen) => {
                    let fresh = Field::new(seen.field.homes, Seat::FIRST) == seen.field;
                    fresh && seen.sound(self.viewer, barrage, open)
                }
                Stage::Play(seen) => seen.sound(self.viewer, barrage, open),
            }
    }
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("-"),
            Self::Sealed => f.write_str("+"),
            Self::Known(arrangement) => write!(f, "{arrangement}"),
        }
    }
}

impl FromStr for Lock {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Ok(match text {
            "-" => Self::Open,
            "+" => Self::Sealed,
            letters => Self::Known(letters.parse()?),
        })
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = &self.field;
        let turn = if field.turn == Seat::FIRST { 'r' } else { 'b' };
        let [red, blue] = &field.runs;
        write!(f, "{turn} {} {} | ", field.number, field.quiet)?;
        write!(f, "{} {red} {blue}", field.chase)?;
        let mut at = [None; Square::COUNT];
        for (home, square) in field.pieces() {
            at[home.index()] = Some(square);
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            f.write_str(" | ")?;
            self.write_arrangement(f, seat)?;
            for home in field.homes & Squares::half(seat) {
                self.write_deeds(f, home, at[home.index()])?;
            }
        }
        Ok(())
    }
}

impl Seen {
    fn write_arrangement(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        for home in (0..Arrangement::CELLS).filter_map(|cell| Arrangement::square(seat, cell)) {
            let letter = match self.ranks[home.index()] {
                Some(rank) => rank.letter(),
                None if self.field.homes.contains(home) => '?',
                None => 'a',
            };
            write!(f, "{letter}")?;
        }
        Ok(())
    }

    /// What a piece has done, if anything.
    fn write_deeds(
        &self,
        f: &mut fmt::Formatter<'_>,
        home: Square,
        at: Option<Square>,
    ) -> fmt::Result {
        let field = &self.field;
        let (moved, fought) = (field.moved.contains(home), field.fought.contains(home));
        if !moved && !fought {
            return Ok(());
        }
        write!(f, " {home}")?;
        match at {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        if field.slid.contains(home) {
            f.write_str("s")?;
        } else if moved {
            f.write_str("m")?;
        }
        f.write_str(if fought { "f" } else { "" })
    }

    /// Whether the parts fit together so far that the rules can go on from here.
    fn sound(&self, viewer: Viewer, barrage: bool, open: bool) -> bool {
        let field = &self.field;
        let ranked: Squares = self.ranked().map(|(home, _)| home).collect();
        let deeds = self.ranked().all(|(home, rank)| {
            let moved = rank.moves() || !field.moved.contains(home);
            let slid = rank == Rank::Scout || !field.slid.contains(home);
            let lost = open || rank != Rank::Flag || field.alive.contains(home);
            moved && slid && lost
        });
        let sides = [Seat::FIRST, Seat::SECOND].into_iter().all(|seat| {
            let unknown = self.unknown(seat);
            let left = self.unknown_ranks(seat, barrage);
            let movers = left.iter().filter(|rank| rank.moves()).count();
            let own = field.homes & Squares::half(seat);
            let due: usize = Rank::ALL.iter().map(|rank| rank.count(barrage)).sum();
            own.len() as usize == due
                && unknown.len() as usize == left.len()
                && (unknown & field.moved).len() as usize <= movers
        });
        deeds && sides && ranked == known(field, viewer, open)
    }
}

impl FromStr for Seen {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let parts: Vec<&str> = text.split(" | ").collect();
        let [clock, memory, red, blue] = parts[..] else {
            return Err(bad());
        };
        let words: Vec<&str> = clock.split(' ').collect();
        let [turn, number, quiet] = words[..] else {
            return Err(bad());
        };
        let turn = match turn {
            "r" => Seat::FIRST,
            "b" => Seat::SECOND,
            _ => return Err(bad()),
        };
        let mut seen = Self {
            field: Field::new(Squares::NONE, turn),
            ranks: [None; Square::COUNT],
        };
        seen.field.number = number.parse().map_err(|_| bad())?;
        seen.field.quiet = quiet.parse().map_err(|_| bad())?;
        seen.read_side(Seat::FIRST, red)?;
        seen.read_side(Seat::SECOND, blue)?;
        seen.read_memory(memory)?;
        Ok(seen)
    }
}

impl Seen {
    fn read_side(&mut self, seat: Seat, text: &str) -> Result<(), Illegal> {
        let mut words = text.split(' ');
        let letters: Vec<char> = words.next().unwrap_or_default().chars().collect();
        if letters.len() != Arrangement::CELLS {
            return Err(bad());
        }
        let mut unmoved = Squares::NONE;
        for (cell, letter) in letters.into_iter().enumerate().filter(|(_, l)| *l != 'a') {
            let home = Arrangement::square(seat, cell).ok_or_else(bad)?;
            unmoved = unmoved.with(home);
            if letter != '?' {
                self.ranks[home.index()] = Some(Rank::from_letter(letter).ok_or_else(bad)?);
            }
        }
        self.field.homes = self.field.homes | unmoved;
        self.field.alive = self.field.alive | unmoved;
        for word in words {
            let (home, rest) = Square::split(word).ok_or_else(bad)?;
            if !unmoved.contains(home) {
                return Err(bad());
            }
            unmoved = unmoved.without(home);
            self.read_deeds(home, rest)?;
        }
        unmoved
            .into_iter()
            .try_for_each(|home| self.stand(home, home))
    }

    /// Reads what follows a piece's name.
    fn read_deeds(&mut self, home: Square, text: &str) -> Result<(), Illegal> {
        let (at, deeds) = match text.strip_prefix('-') {
            Some(deeds) => (None, deeds),
            None => {
                let (square, deeds) = Square::split(text).ok_or_else(bad)?;
                (Some(square), deeds)
            }
        };
        let (moved, slid, fought) = match deeds {
            "m" => (true, false, false),
            "s" => (true, true, false),
            "f" => (false, false, true),
            "mf" => (true, false, true),
            "sf" => (true, true, true),
            _ => return Err(bad()),
        };
        let field = &mut self.field;
        let set = |set: &mut Squares, holds: bool| {
            if holds {
                *set = set.with(home);
            }
        };
        set(&mut field.moved, moved);
        set(&mut field.slid, slid);
        set(&mut field.fought, fought);
        match at {
            Some(square) if moved || square == home => self.stand(home, square),
            None if fought => {
                field.alive = field.alive.without(home);
                Ok(())
            }
            _ => Err(bad()),
        }
    }

    fn stand(&mut self, home: Square, square: Square) -> Result<(), Illegal> {
        if Squares::LAKES.contains(square) || self.field.piece(square).is_some() {
            return Err(bad());
        }
        self.field.put(home, square);
        Ok(())
    }

    /// Reads what the repetition rules remember, on the board that stands.
    fn read_memory(&mut self, text: &str) -> Result<(), Illegal> {
        let words: Vec<&str> = text.split(' ').collect();
        let [counts, trail, red, blue] = words[..] else {
            return Err(bad());
        };
        self.field.runs = [red.parse()?, blue.parse()?];
        let chase: Chase = format!("{counts} {trail}").parse()?;
        let mut board = self.field.clone();
        let undo = |moved: crate::Move| {
            board.turn = board.turn.other();
            let piece = board.lift(moved.to)?;
            let made = piece.half() == board.turn && board.moved.contains(piece);
            let free = board.piece(moved.from).is_none();
            (made && free).then(|| board.put(piece, moved.from))?;
            Some(piece)
        };
        let placed = chase.placed(self.field.pieces(), undo);
        self.field.chase = placed.ok_or_else(bad)?;
        Ok(())
    }
}
