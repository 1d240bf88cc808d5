//! What is below the board at any time: the pieces that are lost, and what the signs mean.

use boards::{Edition, escape};
use game::{Seat, View as _};
use game_stratego::{Rank, View};
use words::{Arg, Words};

use super::dress::icon;

/// Ranks from the highest, as people count them.
pub(super) const ORDER: [Rank; 12] = [
    Rank::Marshal,
    Rank::General,
    Rank::Colonel,
    Rank::Major,
    Rank::Captain,
    Rank::Lieutenant,
    Rank::Sergeant,
    Rank::Miner,
    Rank::Scout,
    Rank::Spy,
    Rank::Bomb,
    Rank::Flag,
];

/// How many of a rank a seat has lost.
fn lost(view: &View, seat: Seat, rank: Rank) -> usize {
    let lost = view.lost(seat).into_iter();
    lost.filter(|piece| piece.rank == Some(rank)).count()
}

/// The pieces that both have lost: one row for each side, the own last.
pub(super) fn losses(words: &Words, view: &View, edition: Edition) -> String {
    let seats = [Seat::FIRST, Seat::SECOND];
    if seats.iter().all(|seat| view.lost(*seat).is_empty()) {
        return String::new();
    }
    let near = view.viewer().seat().unwrap_or(Seat::FIRST);
    let barrage = view.setup().barrage;
    let ranks = || {
        ORDER
            .into_iter()
            .filter(move |rank| rank.count(barrage) > 0)
    };
    let heads: String = ranks()
        .map(|rank| {
            let name = escape(&words.rank(rank));
            let picture = icon(near, rank, edition);
            format!("<th scope=\"col\">{picture}<span class=\"hidden-text\">{name}</span></th>")
        })
        .collect();
    let row = |seat: Seat| {
        let cells: String = ranks()
            .map(|rank| match lost(view, seat, rank) {
                0 => "<td></td>".to_owned(),
                count => {
                    let count = words.lang().digits(&count.to_string()).into_owned();
                    format!("<td>{count}</td>")
                }
            })
            .collect();
        let whose = if seat == near { "own" } else { "other" };
        let whose = match view.viewer().seat() {
            Some(_) => whose,
            None if seat == Seat::FIRST => "red",
            None => "blue",
        };
        let whose = escape(&words.say("stratego-lost", &[("whose", Arg::Text(whose))]));
        format!(
            "<tr data-seat=\"{seat}\"><th scope=\"row\"><span class=\"hidden-text\">{whose}</span><i class=\"flag\" aria-hidden=\"true\"></i></th>{cells}</tr>"
        )
    };
    let caption = escape(&words.say("stratego-losses", &[]));
    format!(
        "<table class=\"losses\"><caption>{caption}</caption><thead><tr><td></td>{heads}</tr></thead><tbody>{}{}</tbody></table>",
        row(near.other()),
        row(near)
    )
}

/// Which numbers are on the pieces and what they mean, with the button that changes it.
pub(super) fn legend(words: &Words, barrage: bool, edition: Edition, open: bool) -> String {
    let ranks = ORDER.into_iter().filter(|rank| rank.count(barrage) > 0);
    let names: Vec<String> = ranks
        .map(|rank| {
            let number = edition.number(rank);
            let name = escape(&words.rank(rank));
            format!("<span class=\"nobr\"><b>{number}</b> {name}</span>")
        })
        .collect();
    let name = edition.to_string();
    let args = [
        ("edition", Arg::Text(&name)),
        ("marshal", Arg::Text(edition.number(Rank::Marshal))),
        ("scout", Arg::Text(edition.number(Rank::Scout))),
    ];
    let said = escape(&words.say("stratego-edition", &args));
    let change = escape(&words.say("stratego-change-edition", &[]));
    let marks = escape(&words.say("stratego-marks", &[]));
    let open = if open { " open" } else { "" };
    format!(
        "<details class=\"legend\" data-testid=\"legend\"{open}><summary>{said}</summary><p>{}</p><p>{marks}</p><button class=\"quiet\" data-do=\"edition\" data-testid=\"edition\">{change}</button></details>",
        names.join(" · ")
    )
}
