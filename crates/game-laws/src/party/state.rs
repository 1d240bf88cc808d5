//! The rules as a state machine.

use std::fmt;

use game::{
    Draw, Event, EventOf, Expired, Game, Illegal, Reason, Rng, Seat, Seats, Turn, Viewer, Why,
};

use super::position::{Go, Phase, Position, Side};
use super::{Action, COPIES, Chance, Face, GOAL, HAND, Notice, RANKS, Setup, View};

/// A match of Party.
#[derive(Clone, PartialEq, Eq)]
pub struct Party(pub(super) Position);

/// Prints what a watcher may see.
impl fmt::Debug for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Party({})", self.view(Viewer::Watcher))
    }
}

impl Game for Party {
    const NAME: &'static str = "party";
    const RULES: u16 = 1;
    const SECRETS: bool = true;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;

    fn seats(setup: &Setup) -> Seats {
        setup.seats()
    }

    fn draws(_: &Setup) -> bool {
        true
    }

    fn start(setup: &Setup) -> Result<Self, Illegal> {
        Ok(Self(Position {
            setup: *setup,
            round: 0,
            phase: Phase::Arrange,
            discards: [0; RANKS as usize],
            sides: Default::default(),
        }))
    }

    fn turn(&self) -> Turn<Action> {
        self.0.turn()
    }

    fn chance(&self, drawn: &[u8]) -> Result<Chance, Illegal> {
        let Turn::Chance(draw) = self.turn() else {
            return Err(Illegal::new("no-draw"));
        };
        match (draw, drawn) {
            _ if !draw.fits(drawn) => Err(Illegal::new("bad-draw")),
            (Draw::Die, [number, ..]) => Ok(Chance::Die(*number)),
            _ => Ok(Chance::Deal(
                drawn.iter().map(|card| card / COPIES + 1).collect(),
            )),
        }
    }

    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        match event {
            Event::Act(seat, action) => {
                self.0.allows(Some(*seat), action)?;
                self.act(*seat, action);
            }
            Event::Auto(action) => match (&self.0.phase, self.turn()) {
                (_, Turn::Auto(due)) if due != *action => return Err(Illegal::new("not-due")),
                (Phase::Choose(go), Turn::Auto(_)) => self.act(go.mover, action),
                (_, Turn::Auto(_)) => self.reveal(),
                _ => return Err(Illegal::new("not-due")),
            },
            Event::Chance(chance) => match (self.0.phase.clone(), chance) {
                (Phase::Deal, Chance::Deal(ranks)) => self.deal(ranks),
                (Phase::Die(go), Chance::Die(number)) => self.rolled(go, *number),
                _ => return Err(Illegal::new("no-draw")),
            },
            Event::Out(seats, why) => self.out(*seats, *why)?,
        }
        Ok(())
    }

    /// A row is completed at random; elsewhere a seat without time is out.
    fn expired(&self, seat: Seat, rng: &mut Rng) -> Expired<Action> {
        self.completed(seat, &Action::Arrange([0; HAND]), rng)
    }

    fn completed(&self, _seat: Seat, draft: &Action, rng: &mut Rng) -> Expired<Action> {
        if self.0.phase != Phase::Arrange {
            return Expired::Out;
        }
        let mut row = match draft {
            Action::Arrange(placed) => *placed,
            _ => [0; HAND],
        };
        let mut missing: Vec<u8> = (1..=HAND as u8).filter(|t| !row.contains(t)).collect();
        rng.shuffle(&mut missing);
        let gaps = row.iter_mut().filter(|token| **token == 0);
        gaps.zip(missing).for_each(|(gap, token)| *gap = token);
        Expired::Act(Action::Arrange(row))
    }

    fn view(&self, who: Viewer) -> View {
        View {
            viewer: who,
            position: self.0.seen_by(who),
        }
    }

    fn notice(&self, event: &EventOf<Self>, who: Viewer) -> Notice {
        Notice::of(self, event, who)
    }
}

impl Party {
    /// An action that is allowed.
    fn act(&mut self, seat: Seat, action: &Action) {
        match (action, self.0.phase.clone()) {
            (Action::Arrange(row), _) => {
                self.0.side_mut(seat).row = Some(row.map(Face::Up));
                self.sealed();
            }
            (Action::Bid(card), _) => {
                let side = self.0.side_mut(seat);
                take(&mut side.hand, *card);
                side.bid = Some(Face::Up(*card));
                self.sealed();
            }
            (Action::Play(card), Phase::Choose(mut go)) => {
                take(&mut self.0.side_mut(seat).hand, *card);
                self.discard(Face::Up(*card));
                go.gain += u16::from(*card);
                self.0.phase = Phase::Choose(go);
            }
            (Action::Roll, Phase::Choose(go)) => self.0.phase = Phase::Die(go),
            (Action::Hold, Phase::Choose(go)) => {
                self.0.side_mut(seat).score += go.gain;
                if self.0.side(seat).score >= GOAL {
                    self.0.phase = Phase::Over(Reason::Goal);
                } else {
                    self.next_turn(&go.later);
                }
            }
            _ => {}
        }
    }

    /// Goes on when the last of the sealed choices is in.
    fn sealed(&mut self) {
        if self.turn().owing().is_empty() {
            match self.0.phase {
                Phase::Arrange => self.0.phase = Phase::Deal,
                Phase::Bid => self.0.phase = Phase::Reveal,
                _ => {}
            }
        }
    }

    fn deal(&mut self, ranks: &[u8]) {
        for (seat, cards) in self.0.playing().iter().zip(ranks.chunks(HAND)) {
            let hand = &mut self.0.side_mut(seat).hand;
            *hand = cards.iter().copied().map(Face::Up).collect();
            hand.sort_unstable();
        }
        self.0.phase = Phase::Bid;
    }

    /// What each seat's bid is worth, in seat order: seat, card, token.
    pub(super) fn bids(&self) -> Vec<(Seat, u8, u8)> {
        let bid = |seat: Seat| {
            let side = self.0.side(seat);
            let token = side.row?[self.0.token()].rank()?;
            Some((seat, side.bid?.rank()?, token))
        };
        self.0.playing().iter().filter_map(bid).collect()
    }

    fn reveal(&mut self) {
        let mut bids = self.bids();
        for (seat, card, _) in &bids {
            self.0.side_mut(*seat).bid = None;
            self.discard(Face::Up(*card));
        }
        bids.sort_by_key(|(_, card, token)| std::cmp::Reverse(card + token)); // stable: lower seat first
        let order: Vec<Seat> = bids.into_iter().map(|(seat, ..)| seat).collect();
        self.next_turn(&order);
    }

    fn rolled(&mut self, mut go: Go, number: u8) {
        if number == 1 {
            return self.next_turn(&go.later);
        }
        go.gain += u16::from(number);
        go.rolls += 1;
        self.0.phase = Phase::Choose(go);
    }

    /// The first of `order` moves; when nobody is left the round is over.
    fn next_turn(&mut self, order: &[Seat]) {
        if let Some((mover, later)) = order.split_first() {
            self.0.phase = Phase::Choose(Go {
                mover: *mover,
                later: later.to_vec(),
                gain: 0,
                rolls: 0,
            });
        } else if self.0.round + 1 == self.0.setup.rounds() {
            self.0.phase = Phase::Over(Reason::Full);
        } else {
            self.0.round += 1;
            self.0.phase = Phase::Deal;
            self.0.discards = [0; RANKS as usize];
            self.0.sides.iter_mut().for_each(|side| side.hand.clear());
        }
    }

    fn out(&mut self, seats: Seats, why: Why) -> Result<(), Illegal> {
        if let Phase::Over(_) = self.0.phase {
            return Err(Illegal::new("over"));
        }
        let playing = self.0.playing();
        if seats.is_empty() || !seats.minus(playing).is_empty() {
            return Err(Illegal::new("not-in").with("seats", seats));
        }
        let instant = 1 + self.0.sides.iter().map(|side| side.gone).max().unwrap_or(0);
        for seat in seats.iter() {
            *self.0.side_mut(seat) = Side {
                gone: instant,
                ..Side::default()
            };
        }
        if playing.minus(seats).len() < 2 {
            self.0.phase = Phase::Over(why.reason());
            return Ok(());
        }
        match self.0.phase.clone() {
            Phase::Choose(mut go) | Phase::Die(mut go) => {
                go.later.retain(|seat| !seats.contains(*seat));
                if seats.contains(go.mover) {
                    self.next_turn(&go.later);
                } else if let Phase::Choose(now) | Phase::Die(now) = &mut self.0.phase {
                    *now = go;
                }
            }
            _ => self.sealed(),
        }
        Ok(())
    }

    fn discard(&mut self, card: Face) {
        if let Some(rank) = card.rank() {
            self.0.discards[usize::from(rank - 1)] += 1;
        }
    }
}

/// Takes one card of this rank out of a hand.
fn take(hand: &mut Vec<Face>, card: u8) {
    if let Some(at) = hand.iter().position(|held| *held == Face::Up(card)) {
        hand.remove(at);
    }
}
