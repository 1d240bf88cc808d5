//! What can be done with hands in the play of a round: attacks and defences as cards that go.

use std::ops::ControlFlow;

use game_tacocat::{Attack, Cards, Rank};

/// Calls `f` with every attack out of a hand until it breaks, high and large ones first.
pub(crate) fn try_attacks(
    hand: Cards,
    mut f: impl FnMut(Attack) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let most = hand.len().saturating_sub(1);
    for lowest in hand.ranks().rev() {
        let follow = Rank::all().filter(|rank| *rank >= lowest);
        let run = follow.take_while(|rank| hand.count(*rank) > 0).count() as u8;
        for len in (Attack::LEAST_SEQUENCE..=run.min(most)).rev() {
            if let Some(attack) = Attack::sequence(lowest, len) {
                f(attack)?;
            }
        }
        for len in (1..=hand.count(lowest).min(most)).rev() {
            if let Some(attack) = Attack::set(lowest, len) {
                f(attack)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Calls `f` with the cards that each way to answer an attack puts on it until it breaks, cheap ones
/// that answer everything first; and with all the cards that go with them, those given up too.
pub(crate) fn try_defences(
    hand: Cards,
    attack: Attack,
    mut f: impl FnMut(Cards, Cards) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let useful = hand.from(attack.lowest());
    for len in (0..=attack.len().min(useful.len())).rev() {
        choose(useful, len, Cards::NONE, &mut |answers| {
            if !fits(attack, answers) {
                return ControlFlow::Continue(());
            }
            f(answers, answers.with(given_up(hand, attack, answers)))
        })?;
    }
    ControlFlow::Continue(())
}

/// The cards that are given up beside these answers: the lowest of the rest.
pub(crate) fn given_up(hand: Cards, attack: Attack, answers: Cards) -> Cards {
    hand.minus(answers)
        .lowest_of(attack.len().saturating_sub(answers.len()))
}

/// Whether these cards, all at least as high as the lowest of the attack, answer as many of it.
fn fits(attack: Attack, answers: Cards) -> bool {
    !attack.is_sequence()
        || attack
            .iter()
            .zip(answers.iter())
            .all(|(card, answer)| answer >= card)
}

/// Every choice of `count` cards.
pub(crate) fn choices(from: Cards, count: u8) -> Vec<Cards> {
    let mut all = Vec::new();
    let _ = choose(from, count, Cards::NONE, &mut |chosen| {
        all.push(chosen);
        ControlFlow::Continue(())
    });
    all
}

/// Calls `f` with every choice of `count` cards, low ones first.
fn choose(
    from: Cards,
    count: u8,
    chosen: Cards,
    f: &mut impl FnMut(Cards) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if count == 0 {
        return f(chosen);
    }
    if from.len() < count {
        return ControlFlow::Continue(());
    }
    let Some(lowest) = from.lowest() else {
        return ControlFlow::Continue(());
    };
    let there = from.count(lowest);
    let higher = from.minus(Cards::alike(lowest, there));
    for taken in (0..=there.min(count)).rev() {
        choose(
            higher,
            count - taken,
            chosen.with(Cards::alike(lowest, taken)),
            f,
        )?;
    }
    ControlFlow::Continue(())
}
