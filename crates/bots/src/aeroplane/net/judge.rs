//! Judges positions of one set-up.

use game::{Seat, Seats};
use game_aeroplane::{Position, Setup};
use search::{Payoffs, Stage};

use super::super::node::Node;
use super::super::outlook::Outlook;
use super::inputs::set;
use super::survey::Survey;
use super::{Inputs, Net, exp};

/// What judging positions of one set-up takes beside a net.
pub struct Judge(Outlook);

impl Judge {
    /// For this set-up.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self(Outlook::new(setup))
    }

    /// What each seat that plays sees.
    #[must_use]
    pub fn inputs(&self, position: &Position) -> [Option<Inputs>; Seat::MAX] {
        let (survey, playing) = (Survey::new(position, &self.0), position.playing());
        let sees = |seat| Inputs::new(position, &survey, playing, seat);
        Seat::ALL.map(|seat| playing.contains(seat).then(|| sees(seat)))
    }

    /// How likely each seat is to finish before all others that still play; 0 for those that do not. They add up to 1.
    #[must_use]
    pub fn chances(&self, net: &Net, position: &Position) -> Payoffs<4> {
        let set = set(position.playing());
        let strengths = self.inputs(position).map(|inputs| {
            let inputs = inputs?;
            let hidden = net.hidden(&inputs);
            Some(net.strength(&inputs, &hidden, set))
        });
        chances(&strengths)
    }

    /// What each seat of `among` gets: 1 for the first of them that finished, and before that its chance.
    pub(crate) fn payoffs(&self, net: &Net, node: &Node, among: Seats) -> Payoffs<4> {
        let position = node.position();
        if !node.is_won(among) {
            return self.chances(net, position);
        }
        let playing = position.playing();
        let won = |seat: Seat| among.contains(seat) && !playing.contains(seat);
        Seat::ALL.map(|seat| f64::from(u8::from(won(seat))))
    }

    /// The position in which a die is due or all is over after the best move at a glance, of a position in which a
    /// number was rolled or a die is due.
    #[must_use]
    pub fn answer(&self, net: &Net, position: &Position) -> Position {
        let node = Node::new(*position);
        let Stage::Move(side) = node.stage() else {
            return *node.position();
        };
        let (among, mut moves) = (position.playing(), Vec::new());
        node.moves(&mut moves);
        let mut best: Option<(f64, Position)> = None;
        for action in &moves {
            let next = node.play(*action);
            let worth = match moves.len() {
                1 => 1.0,
                _ => self.payoffs(net, &next, among)[side],
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *next.position()));
            }
        }
        best.map_or(*position, |(_, next)| next)
    }
}

/// The chances of those who have a strength.
#[must_use]
pub fn chances(strengths: &[Option<f32>; Seat::MAX]) -> Payoffs<4> {
    let most = strengths.iter().flatten().copied().reduce(f32::max);
    let most = most.unwrap_or_default();
    let weights = strengths.map(|strength| match strength {
        Some(strength) => exp(f64::from(strength - most)),
        None => 0.0,
    });
    let all: f64 = weights.iter().sum();
    if all > 0.0 {
        weights.map(|weight| weight / all)
    } else {
        weights
    }
}
