//! Sets of chains and loops that touch nothing else, each known by a number.
//!
//! What such a set is worth does not depend on where its members lie, so it is kept apart from the
//! board. Where nothing else is left it is played in polynomial time: of each kind only the shortest
//! member need be opened.

use std::collections::HashMap;

/// A chain or a loop by its boxes: chains below [`LOOP`], loops above.
pub(crate) type Member = u8;

/// What is added to the length of a loop.
const LOOP: u8 = 100;

/// A chain of so many boxes, open at both ends.
pub(crate) const fn chain(boxes: u8) -> Member {
    boxes
}

/// A loop of so many boxes.
pub(crate) const fn ring(boxes: u8) -> Member {
    LOOP + boxes
}

/// One way to open something, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    /// What is opened.
    pub(crate) member: Member,
    /// The boxes the opponent can take.
    pub(crate) boxes: u8,
    /// How many of them the opponent can give back to leave the next move to us.
    pub(crate) stake: u8,
    /// The set without it.
    pub(crate) rest: u32,
}

/// What is known of one set.
#[derive(Clone, Debug)]
struct Set {
    members: Vec<Member>,
    /// What its mover gains where nothing else is left.
    value: i8,
    /// The shortest member of each kind: without a stake, with one of two and with one of four.
    openings: [Option<Opening>; 3],
}

/// All sets that have been met. The empty one has number 0.
#[derive(Clone, Debug)]
pub(crate) struct Sets {
    sets: Vec<Set>,
    numbers: HashMap<Vec<Member>, u32>,
    /// The set with one member more, by set and member; `u32::MAX` where that was not asked yet.
    with: Vec<[u32; 2 * WIDE]>,
}

/// Members longer than this are looked up in the map.
const WIDE: usize = 32;

impl Default for Sets {
    fn default() -> Self {
        let mut sets = Self {
            sets: Vec::new(),
            numbers: HashMap::new(),
            with: Vec::new(),
        };
        sets.number(Vec::new());
        sets
    }
}

/// The boxes of a member, and how many of them can be given back.
const fn size(member: Member) -> (u8, u8) {
    match member {
        // One or two boxes are opened so that nothing can be given back.
        0..3 => (member, 0),
        3..LOOP => (member, 2),
        _ => (member - LOOP, 4),
    }
}

/// What the mover gains by opening something, at least and at most, where the rest is worth `low` to
/// `high` to its mover.
#[inline]
pub(crate) fn opened(boxes: u8, stake: u8, low: i32, high: i32) -> (i32, i32) {
    let (boxes, stake) = (i32::from(boxes), i32::from(stake));
    if stake == 0 {
        return (-(boxes + high), -(boxes + low));
    }
    let (low, high) = (stake + low, stake + high);
    let (far, near) = (high.max(-low), low.max(-high).max(0));
    (stake - boxes - far, stake - boxes - near)
}

impl Sets {
    /// The number of a set with one member more.
    #[inline]
    pub(crate) fn add(&mut self, set: u32, member: Member) -> u32 {
        let (boxes, stake) = size(member);
        let column = usize::from(boxes) + if stake == 4 { WIDE } else { 0 };
        let narrow = usize::from(boxes) < WIDE;
        if narrow {
            let known = self.with[set as usize][column];
            if known != u32::MAX {
                return known;
            }
        }
        let mut members = self.sets[set as usize].members.clone();
        members.push(member);
        members.sort_unstable();
        let number = self.number(members);
        if narrow {
            self.with[set as usize][column] = number;
        }
        number
    }

    /// What the mover gains where nothing else is left.
    #[inline]
    pub(crate) fn value(&self, set: u32) -> i32 {
        i32::from(self.sets[set as usize].value)
    }

    /// The members worth opening.
    #[inline]
    pub(crate) fn openings(&self, set: u32) -> [Option<Opening>; 3] {
        self.sets[set as usize].openings
    }

    fn number(&mut self, members: Vec<Member>) -> u32 {
        if let Some(number) = self.numbers.get(&members) {
            return *number;
        }
        let mut openings: [Option<Opening>; 3] = [None; 3];
        let mut value = None;
        for (at, member) in members.iter().enumerate() {
            let (boxes, stake) = size(*member);
            let kind = &mut openings[usize::from(stake / 2)];
            if kind.is_some() {
                continue; // sorted: the shortest came first
            }
            let mut rest = members.clone();
            rest.remove(at);
            let rest = self.number(rest);
            *kind = Some(Opening {
                member: *member,
                boxes,
                stake,
                rest,
            });
            let after = self.value(rest);
            value = value.max(Some(opened(boxes, stake, after, after).0));
        }
        let number = self.sets.len() as u32;
        self.sets.push(Set {
            value: value.unwrap_or(0) as i8,
            openings,
            members: members.clone(),
        });
        self.with.push([u32::MAX; 2 * WIDE]);
        self.numbers.insert(members, number);
        number
    }
}
