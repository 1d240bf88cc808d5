//! An Aeroplane Chess position as the search sees it.

use game_aeroplane::{Action, Phase, Planes, Position, Progress};
use search::{Payoffs, Stage, Stochastic};

use super::estimate::{self, Sense};
use super::outlook::Outlook;

/// A position in which somebody has a choice, a die is in the air or nothing is left to do: asking
/// for the die and having to pass are no choices.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a> {
    position: Position,
    outlook: &'a Outlook,
    sense: Sense,
}

impl<'a> Node<'a> {
    pub(crate) fn new(position: Position, outlook: &'a Outlook, sense: Sense) -> Self {
        let mut node = Self {
            position,
            outlook,
            sense,
        };
        node.settle();
        node
    }

    /// Plays on to the next choice or die.
    fn settle(&mut self) {
        loop {
            match *self.position.phase() {
                Phase::RollOff(_) | Phase::Roll(_) => self.position.play(Action::Roll),
                Phase::Move(go, number) if !self.position.can_use(go.mover, number) => {
                    self.position.play(Action::Pass);
                }
                _ => return,
            }
        }
    }

    fn after(&self, change: impl FnOnce(&mut Position)) -> Self {
        let mut next = *self;
        change(&mut next.position);
        next.settle();
        next
    }
}

/// The numbers of the die, each as likely as any other.
const DIE: std::ops::RangeInclusive<u8> = 1..=6;

impl Stochastic<4> for Node<'_> {
    type Move = Action;

    fn stage(&self) -> Stage {
        match self.position.phase() {
            Phase::Move(go, _) => Stage::Move(go.mover.index()),
            Phase::Over(_) => Stage::Over,
            _ => Stage::Chance,
        }
    }

    /// Of planes that nothing tells apart, the lowest alone.
    fn moves(&self, into: &mut Vec<Action>) {
        let Phase::Move(go, _) = self.position.phase() else {
            return;
        };
        let side = self.position.side(go.mover);
        let kind = |action: &Action| match *action {
            Action::Launch(plane) => Some((plane, Progress::HANGAR, false, false)),
            Action::Move { plane, fly, stack } => Some((plane, side.progress(plane), fly, stack)),
            Action::Roll | Action::Pass => None,
        };
        let moved = |planes: Planes| planes.minus(go.moved).len();
        let alike = |a: &Action, b: &Action| match (kind(a), kind(b)) {
            (Some((a, at, ..)), Some((b, there, ..))) if at != there || a == b => false,
            (Some((a, _, fly, stack)), Some((b, _, flies, stacks))) => {
                let (a, b) = (side.stack(a), side.stack(b));
                (fly, stack) == (flies, stacks) && a.len() == b.len() && moved(a) == moved(b)
            }
            _ => false,
        };
        let moves = self.position.moves();
        for (i, action) in moves.iter().enumerate() {
            if !moves[..i].iter().any(|earlier| alike(earlier, action)) {
                into.push(*action);
            }
        }
    }

    fn play(&self, action: Action) -> Self {
        self.after(|position| position.play(action))
    }

    fn draws(&self, into: &mut Vec<(u32, Self)>) {
        into.extend(DIE.map(|number| (1, self.after(|position| position.rolled(number)))));
    }

    fn payoffs(&self) -> Payoffs<4> {
        estimate::payoffs(&self.position, self.outlook, self.sense)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(position: &str) -> Vec<String> {
        let position: Position = position.parse().unwrap();
        let outlook = Outlook::new(position.setup());
        let mut moves = Vec::new();
        Node::new(position, &outlook, Sense::ALL).moves(&mut moves);
        moves.iter().map(Action::to_string).collect()
    }

    #[test]
    fn planes_alike_are_tried_once() {
        assert_eq!(moves(" | move 0 0 - 2 | -,-,-,- | -,-,-,-"), ["launch 1"]);
        assert_eq!(
            moves(" | move 0 0 - 4 | 9,9,-,13 | -,-,-,-"),
            ["move 1", "move 1 stack", "launch 3", "move 4"]
        );
        // A third six would send plane 2 back and not plane 1.
        assert_eq!(
            moves(" | move 0 1 2 5 | 9,9,9,56 | -,-,-,-"),
            ["move 1", "move 1 fly", "move 2", "move 2 fly"]
        );
    }

    #[test]
    fn passes_and_rolls_are_no_choices() {
        let position: Position = " | move 0 0 - 5 | -,-,-,- | -,-,-,-".parse().unwrap();
        let outlook = Outlook::new(position.setup());
        let node = Node::new(position, &outlook, Sense::ALL);
        assert_eq!(node.stage(), Stage::Chance);
        assert_eq!(
            node.position.to_string(),
            " | die 2 0 - | -,-,-,- | -,-,-,-"
        );
        let mut draws = Vec::new();
        node.draws(&mut draws);
        let stages: Vec<Stage> = draws.iter().map(|(_, drawn)| drawn.stage()).collect();
        let two = Stage::Move(2);
        assert_eq!(
            stages,
            [Stage::Chance, two, Stage::Chance, two, Stage::Chance, two]
        );
    }
}
