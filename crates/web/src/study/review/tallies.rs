//! What the match came to for each seat: skill on one side, luck on the other.

use leptos::prelude::*;
use review::{Ply, Tally};

use super::said::percent;
use super::state::State;
use crate::texts::{say, say_of, words};

/// A row of the table: its name, and what it says of a seat.
type Row = (&'static str, fn(&Tally) -> String);

/// What is said of every match.
const SKILL: [Row; 4] = [
    ("review-accuracy", |tally| {
        tally.accuracy().map_or_else(none, whole)
    }),
    ("review-slips", |tally| digits(tally.slips)),
    ("review-mistakes", |tally| digits(tally.mistakes)),
    ("review-blunders", |tally| digits(tally.blunders)),
];
/// And where something was drawn.
const LUCK: Row = ("review-luck", |tally| signed(tally.luck));

/// The table of it.
#[component]
pub(super) fn Tallies(state: State) -> impl IntoView {
    let seats = state.head.with_value(|head| head.seats.clone());
    let tallies = Memo::new({
        let seats = seats.clone();
        move |_| {
            let tally = |(place, seat): (usize, &u8)| {
                state.plies.with(|plies| Tally::of(plies, *seat, place))
            };
            seats.iter().enumerate().map(tally).collect::<Vec<Tally>>()
        }
    });
    let is_lucky = |plies: &Vec<Ply>| plies.iter().any(|ply| ply.luck.is_some());
    let has_luck = Memo::new(move |_| state.plies.with(is_lucky));
    let row = move |(key, of): Row| {
        let cells = move || tallies.with(|all| all.iter().map(of).map(cell).collect_view());
        view! {
            <tr>
                <th scope="row">{say(key)}</th>
                {cells}
            </tr>
        }
    };
    let names = seats.iter().map(|seat| {
        view! { <th scope="col" data-seat=seat.to_string()>{state.name(*seat)}</th> }
    });
    view! {
        <h2>{say("review-tally")}</h2>
        <table class="tallies" data-testid="review-tally">
            <thead>
                <tr>
                    <td></td>
                    {names.collect_view()}
                </tr>
            </thead>
            <tbody>
                {SKILL.map(row).into_iter().collect_view()}
                {move || has_luck.get().then(|| row(LUCK))}
            </tbody>
        </table>
        <p class="small">{say("review-accuracy-about")}</p>
        {move || has_luck.get().then(|| view! { <p class="small">{say("review-luck-about")}</p> })}
    }
}

fn cell(said: String) -> impl IntoView {
    view! { <td>{said}</td> }
}

fn digits(number: u32) -> String {
    words().lang().digits(&number.to_string()).into_owned()
}

/// Per cent.
fn whole(percent: u8) -> String {
    let percent = digits(percent.into());
    say_of("review-percent", &[("percent", (&*percent).into())])
}

/// Nothing can be said.
fn none() -> String {
    "–".to_owned()
}

/// Per mille as per cent with its sign.
fn signed(mille: i32) -> String {
    let percent = percent(mille.unsigned_abs());
    let key = if mille < 0 {
        "review-minus"
    } else {
        "review-plus"
    };
    say_of(key, &[("percent", (&*percent).into())])
}
