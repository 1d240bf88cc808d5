//! Tacocat: moves after which the round is won whatever the other holds and does.
//!
//! What the other can hold is every hand out of the cards that are not seen and not below the lowest it can have. A
//! way wins when it wins against all these hands at once, by moves that do not know which it is.

use std::collections::BTreeMap;

use game::{Event, Seat, Turn, Viewer};
use game_tacocat::{Action, Attack, Cards, Phase, Position, Rank};
use games::{AnyGame, AnyView, Form};

use super::Prover;
use crate::{Fault, Goal, Grade, Puzzle, Theme};

/// Hands of the solver are at most so large.
const LARGEST: u8 = 6;
/// And the other's can be so many.
const HANDS: usize = 2_500;
/// How many decisions a question may look at.
const NODES: u64 = 20_000;

/// What proves it. Nothing is kept.
pub(super) struct Surely;

/// Who does what next.
#[derive(Clone, Copy)]
enum Due {
    Lead,
    Defend(Attack),
    /// The other leads.
    Wait,
}

/// A search over all the hands that the other may have.
struct Search(u64);

impl Search {
    /// Whether the solver, who holds `own`, wins against all `others`, of which each is as large as its own hand is or was
    /// before the attack.
    fn wins(&mut self, own: Cards, others: &[Cards], due: Due) -> Result<bool, Fault> {
        self.0 += 1;
        if self.0 > NODES {
            return Err(Fault::Unproven);
        }
        match due {
            Due::Lead | Due::Wait if own.len() == 1 => {
                Ok(others.iter().all(|other| own.lowest() < other.lowest()))
            }
            Due::Lead => any(Attack::all(own), |attack| self.leads(own, others, attack)),
            Due::Defend(attack) => any(defences(own, attack), |answers| {
                self.defends(own, others, attack, answers)
            }),
            Due::Wait => {
                let mut attacks: BTreeMap<u64, (Option<Attack>, Vec<Cards>)> = BTreeMap::new();
                for other in others {
                    for attack in Attack::all(*other) {
                        let left = other.minus(attack.cards());
                        let (known, left_of) = attacks.entry(attack.cards().bits()).or_default();
                        *known = Some(attack);
                        left_of.push(left);
                    }
                }
                for (attack, left) in attacks.into_values() {
                    let Some(attack) = attack else { continue };
                    if !self.wins(own, &left, Due::Defend(attack))? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
        }
    }

    /// Whether to lead so wins against all.
    fn leads(&mut self, own: Cards, others: &[Cards], attack: Attack) -> Result<bool, Fault> {
        let own = own.minus(attack.cards());
        // What is seen of the answer, and what may be left of a hand after it.
        let mut seen: BTreeMap<(u64, u64), Vec<Cards>> = BTreeMap::new();
        for other in others {
            for cards in defences(*other, attack) {
                let gives = attack.len() - cards.len();
                let rest = other.minus(cards);
                let given_up = rest.lowest_of(gives);
                let key = (cards.bits(), given_up.bits());
                seen.entry(key).or_default().push(rest.minus(given_up));
            }
        }
        for ((_, given_up), left) in seen {
            let due = if given_up == 0 { Due::Wait } else { Due::Lead };
            if !self.wins(own, &left, due)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether to answer so wins against all, whose hands are what is left after their attack.
    fn defends(
        &mut self,
        own: Cards,
        others: &[Cards],
        attack: Attack,
        cards: Cards,
    ) -> Result<bool, Fault> {
        let gives = attack.len() - cards.len();
        let rest = own.minus(cards);
        let own = rest.minus(rest.lowest_of(gives));
        let due = if gives == 0 { Due::Lead } else { Due::Wait };
        self.wins(own, others, due)
    }
}

/// Whether one of these does.
fn any<T>(
    mut all: impl Iterator<Item = T>,
    mut does: impl FnMut(T) -> Result<bool, Fault>,
) -> Result<bool, Fault> {
    all.try_fold(false, |found, each| Ok(found || does(each)?))
}

/// The cards out of a hand that can be put on an attack.
fn defences(hand: Cards, attack: Attack) -> impl Iterator<Item = Cards> {
    let useful = hand.from(attack.lowest());
    useful
        .parts()
        .filter(move |cards| attack.answered(*cards).is_some())
}

/// Every hand of so many of these cards; nothing if they are too many.
fn hands(cards: Cards, count: u8) -> Option<Vec<Cards>> {
    let mut hands = vec![Cards::NONE];
    for rank in cards.ranks() {
        let mut more = Vec::new();
        for hand in &hands {
            for held in 0..=cards.count(rank).min(count - hand.len()) {
                more.push(hand.with(Cards::alike(rank, held)));
            }
        }
        if more.len() > 40 * HANDS {
            return None;
        }
        hands = more;
    }
    hands.retain(|hand| hand.len() == count);
    (hands.len() <= HANDS).then_some(hands)
}

fn of(view: &AnyView) -> Result<(&Position, Seat), Fault> {
    match (view, view.viewer()) {
        (AnyView::Tacocat(view), Viewer::Seat(seat)) => Ok((view.position(), seat)),
        _ => Err(Fault::Unproven),
    }
}

/// The own hand, and all that the other can have.
fn known(position: &Position, seat: Seat) -> Option<(Cards, Vec<Cards>)> {
    let (own, other) = (position.hand(seat).cards()?, seat.other());
    let unseen = position.unseen().from(position.floor(other));
    let others = hands(unseen, position.hand(other).len())?;
    Some((own, others))
}

impl Prover for Surely {
    fn right(&mut self, view: &AnyView, goal: Goal) -> Result<Vec<Form>, Fault> {
        let (position, seat) = of(view)?;
        let actions = view.actions().ok_or(Fault::Unproven)?;
        let (own, others) = known(position, seat).ok_or(Fault::Unproven)?;
        if goal != Goal::Round || own.len() > LARGEST {
            return Err(Fault::Unproven);
        }
        let mut right = Vec::new();
        for form in actions {
            let mut search = Search(0);
            let wins = match (position.phase(), form.as_str().parse()?) {
                (Phase::Lead(_), Action::Lead(attack)) => search.leads(own, &others, attack)?,
                (Phase::Defend(_, attack), Action::Defend(answers)) => {
                    search.defends(own, &others, attack, answers.cards())?
                }
                _ => return Err(Fault::Unproven),
            };
            if wins {
                right.push(form);
            }
        }
        Ok(right)
    }

    /// What leaves the fewest right moves.
    fn reply(&mut self, game: &AnyGame, solver: Seat, goal: Goal) -> Result<Form, Fault> {
        let mover = game.turn().owing().iter().next().ok_or(Fault::Unproven)?;
        let actions = game.view(Viewer::Seat(mover)).actions();
        let mut best: Option<(f64, Form)> = None;
        for action in actions.unwrap_or_default() {
            let mut next = game.clone();
            next.apply(&Event::Act(mover, action.clone()))?;
            let share = if next.turn().owing().contains(solver) {
                let view = next.view(Viewer::Seat(solver));
                let all = view.actions().map_or(1, |all| all.len().max(1));
                self.right(&view, goal)?.len() as f64 / all as f64
            } else if matches!(next.turn(), Turn::Act(_)) {
                0.8
            } else {
                2.0
            };
            if best.as_ref().is_none_or(|(least, _)| share < *least) {
                best = Some((share, action));
            }
        }
        best.map(|(_, action)| action).ok_or(Fault::Unproven)
    }

    /// Both have one card, and the solver's is the lower one.
    fn is_reached(&self, game: &AnyGame) -> bool {
        matches!(game, AnyGame::Tacocat(game) if game.position().phase() == Phase::Reveal)
    }

    fn is_dull(&self, puzzle: &Puzzle, grade: Grade) -> bool {
        grade == Grade::ALL[0] && puzzle.line().len() < 2
    }

    /// What the player by fixed rules does.
    fn first_sight(&self, view: &AnyView) -> Vec<Form> {
        let choice = bots::fixed(view).and_then(|choice| choice.action.parse().ok());
        choice.into_iter().collect()
    }

    fn theme(&self, puzzle: &Puzzle) -> Theme {
        let line = puzzle.line();
        let first = line.first().map(|step| step.action.as_str().parse());
        match first {
            Some(Ok(Action::Lead(attack))) if attack.is_jumbo() => Theme::Jumbo,
            Some(Ok(Action::Defend(_))) => Theme::Guard,
            _ => Theme::Lead,
        }
    }

    fn goals(&self, view: &AnyView) -> Vec<Goal> {
        let fits = of(view).is_ok_and(|(position, seat)| {
            let lowest = position.hand(seat).cards().and_then(Cards::lowest);
            let due = matches!(position.phase(), Phase::Lead(_) | Phase::Defend(..));
            // With a higher card the other may keep one as low.
            due && (2..=LARGEST).contains(&position.hand(seat).len()) && lowest < Rank::new(6)
        });
        if fits { vec![Goal::Round] } else { Vec::new() }
    }
}
