//! What the search walks through: positions, and who judges them.

use game::Seats;
use game_aeroplane::{Action, Position};
use search::{Payoffs, Stage, Stochastic};

use super::estimate::{self, Sense};
use super::net::{Judge, Net};
use super::node::Node;
use super::outlook::Outlook;

/// Who says what a position is worth.
#[derive(Clone, Copy)]
pub(crate) enum Eye<'a> {
    /// The estimate by hand.
    Hand(&'a Outlook, Sense),
    /// The net. The first of these seats to finish has won, and nothing after that counts.
    Net(&'a Net, &'a Judge, Seats),
}

/// A position and who judges it.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    node: Node,
    eye: Eye<'a>,
}

impl<'a> Look<'a> {
    pub(crate) fn new(position: Position, eye: Eye<'a>) -> Self {
        let node = Node::new(position);
        Self { node, eye }
    }

    const fn at(&self, node: Node) -> Self {
        Self {
            node,
            eye: self.eye,
        }
    }
}

impl Stochastic<4> for Look<'_> {
    type Move = Action;

    fn stage(&self) -> Stage {
        match self.eye {
            Eye::Net(_, _, among) if self.node.is_won(among) => Stage::Over,
            _ => self.node.stage(),
        }
    }

    fn moves(&self, into: &mut Vec<Action>) {
        self.node.moves(into);
    }

    fn play(&self, action: Action) -> Self {
        self.at(self.node.play(action))
    }

    fn draws(&self, into: &mut Vec<(u32, Self)>) {
        into.extend(self.node.draws().map(|next| (1, self.at(next))));
    }

    fn payoffs(&self) -> Payoffs<4> {
        match self.eye {
            Eye::Hand(outlook, sense) => estimate::payoffs(self.node.position(), outlook, sense),
            Eye::Net(net, judge, among) => judge.payoffs(net, &self.node, among),
        }
    }
}
