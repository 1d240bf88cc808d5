//! What is said of an event and of what was wrong with it.

use leptos::prelude::*;
use review::{Judged, Ply, Why};

use super::state::State;
use crate::parts::sentence;
use crate::texts::{say, say_of, words};

/// What happened, as the log of the match says it.
pub(super) fn event(state: State, notice: &str) -> String {
    state
        .names
        .with_value(|names| sentence(state.kind, notice, names))
}

/// Per mille as per cent, without a sign, in the digits of the language.
pub(super) fn percent(mille: u32) -> String {
    let text = (mille.div_ceil(5) / 2).to_string();
    words().lang().digits(&text).into_owned()
}

/// What was wrong, with what it gave away.
pub(super) fn verdict(judged: &Judged) -> String {
    let grade = say(&format!("review-grade-{}", judged.grade.name()));
    let lost = percent(judged.lost.into());
    say_of(
        "review-verdict",
        &[("grade", (&*grade).into()), ("lost", (&*lost).into())],
    )
}

/// Why another action would have been better.
pub(super) fn reason(why: Why) -> String {
    let (count, instead) = why.counts();
    let number = |number: Option<u8>| i64::from(number.unwrap_or_default());
    let args = [
        ("count", number(count).into()),
        ("instead", number(instead).into()),
    ];
    say_of(&format!("review-why-{}", why.name()), &args)
}

/// What luck a draw was, for the first of the seats that it did good.
pub(super) fn luck(state: State, ply: &Ply) -> Option<String> {
    let luck = ply.luck.as_ref()?;
    let (place, most) = luck.iter().enumerate().max_by_key(|(_, luck)| **luck)?;
    let seat = state
        .head
        .with_value(|head| head.seats.get(place).copied())?;
    let (name, gained) = (state.name(seat), percent(most.unsigned_abs().into()));
    let args = [("name", (&*name).into()), ("percent", (&*gained).into())];
    (*most >= 10).then(|| say_of("review-lucky", &args))
}
