//! What is below the board while pieces are set up, and what is said there at other times.

use boards::{Edition, escape};
use game::Seat;
use game_stratego::{Clash, First, Notice, View};
use words::{Arg, Words};

use super::draft::{Draft, Spot};
use super::dress::icon;
use super::kept::Kept;
use super::ledger::ORDER;
use super::state::{State, Task};
use super::templates::Template;

/// The part below the board.
pub(super) fn html(words: &Words, state: &State) -> String {
    match state.task() {
        Task::Arrange(seat) => arrange(words, state, seat),
        Task::Wait => {
            let key = match (state.seat(), state.view.phase()) {
                (_, game_stratego::Phase::Lot) => "stratego-lot",
                (Some(_), _) => "stratego-waits",
                (None, _) => "stratego-unseen",
            };
            format!(
                "<p class=\"hint\" data-testid=\"waits\">{}</p>{}",
                escape(&words.say(key, &[])),
                starter(words, &state.view)
            )
        }
        Task::Play => fight(words, state),
        Task::Over => fight(words, state) + &setups(words, state),
    }
}

/// Who will move first.
fn starter(words: &Words, view: &View) -> String {
    let seat = match view.setup().first {
        First::Red => Some(Seat::FIRST),
        First::Blue => Some(Seat::SECOND),
        First::Lot => None,
    };
    let viewer = game::View::viewer(view).seat();
    let who = match (seat, viewer) {
        (None, _) => "lot",
        (Some(first), Some(own)) if first == own => "own",
        (Some(_), Some(_)) => "other",
        (Some(Seat::FIRST), None) => "red",
        (Some(_), None) => "blue",
    };
    let said = words.say("stratego-starts", &[("who", Arg::Text(who))]);
    format!(
        "<p class=\"note\" data-testid=\"starts\">{}</p>",
        escape(&said)
    )
}

fn arrange(words: &Words, state: &State, seat: Seat) -> String {
    let draft = &state.draft;
    let tools = [
        ("random", "stratego-random"),
        ("mirror", "stratego-mirror"),
        ("clear", "stratego-clear"),
    ];
    let tools: String = tools
        .iter()
        .map(|(act, key)| button(words, act, key))
        .collect();
    [
        starter(words, &state.view),
        stock(words, draft, seat, state.edition),
        format!("<div class=\"tools\">{tools}</div>"),
        lock(words, draft, &templates(words, state)),
        own(words, state),
    ]
    .concat()
}

fn button(words: &Words, act: &str, key: &str) -> String {
    let name = escape(&words.say(key, &[]));
    format!("<button data-do=\"{act}\" data-testid=\"{act}\">{name}</button>")
}

/// The pieces that are still to be placed.
fn stock(words: &Words, draft: &Draft, seat: Seat, edition: Edition) -> String {
    let ranks = ORDER.into_iter().filter(|rank| draft.left(*rank) > 0);
    let men: String = ranks
        .map(|rank| {
            let left = draft.left(rank);
            let name = words.rank(rank);
            let args = [("rank", Arg::Text(&name)), ("count", Arg::Number(left as i64))];
            let label = escape(&words.say("stratego-left", &args));
            let held = draft.held() == Some(Spot::Stock(rank));
            let picture = icon(seat, rank, edition);
            let count = words.lang().digits(&left.to_string()).into_owned();
            format!("<button class=\"recruit\" data-do=\"stock:{}\" aria-pressed=\"{held}\">{picture}<b aria-hidden=\"true\">{count}</b><span class=\"hidden-text\">{label}</span></button>", rank.name())
        })
        .collect();
    let name = escape(&words.say("stratego-stock", &[]));
    match men.is_empty() {
        false => format!(
            "<div class=\"stock\" role=\"group\" aria-label=\"{name}\" data-testid=\"stock\">{men}</div>"
        ),
        true => format!(
            "<p class=\"hint\">{}</p>",
            escape(&words.say("stratego-placed", &[]))
        ),
    }
}

/// The set-ups that can be taken over.
fn templates(words: &Words, state: &State) -> String {
    let barrage = state.view.setup().barrage;
    let option = |value: String, name: String| {
        format!("<option value=\"{value}\">{}</option>", escape(&name))
    };
    let ready = Template::all(barrage)
        .iter()
        .enumerate()
        .map(|(i, template)| {
            let args = [("name", Arg::Text(template.name))];
            option(
                format!("template:{i}"),
                words.say("stratego-template", &args),
            )
        });
    let own = state.kept.names().enumerate();
    let own = own.map(|(i, name)| option(format!("kept:{i}"), format!("★ {name}")));
    let head = escape(&words.say("stratego-templates", &[]));
    let options: String = ready.chain(own).collect();
    format!(
        "<select data-do=\"templates\" data-testid=\"templates\" aria-label=\"{head}\"><option value=\"\">{head}</option>{options}</select>"
    )
}

/// To lock the set-up, or what is missing for that.
fn lock(words: &Words, draft: &Draft, templates: &str) -> String {
    let missing = draft.missing();
    let (ready, note) = match draft.whole() {
        Ok(_) => (true, words.say("stratego-final", &[])),
        Err(_) if missing > 0 => {
            let args = [("count", Arg::Number(missing as i64))];
            (false, words.say("stratego-missing", &args))
        }
        Err(why) => {
            let args = why.args().iter();
            (
                false,
                words.refused(why.code(), args.map(|(name, value)| (*name, &**value))),
            )
        }
    };
    let (name, note) = (escape(&words.say("stratego-lock", &[])), escape(&note));
    let disabled = !ready;
    format!(
        "<div class=\"ready\">{templates}<button class=\"primary\" data-do=\"lock\" data-testid=\"lock\" aria-disabled=\"{disabled}\" aria-describedby=\"lock-note\">{name}</button></div><p class=\"note\" id=\"lock-note\" data-testid=\"lock-note\" data-ready=\"{ready}\">{note}</p>"
    )
}

/// The own set-ups that are kept on this device.
fn own(words: &Words, state: &State) -> String {
    let name = escape(&words.say("stratego-own", &[]));
    let open = state.more;
    let head = format!(
        "<button class=\"quiet\" data-do=\"more\" data-testid=\"own-setups\" aria-expanded=\"{open}\">{name}</button>"
    );
    if !open {
        return head;
    }
    let items: String = kept(words, &state.kept);
    let (field, keep) = (
        escape(&words.say("stratego-name", &[])),
        escape(&words.say("stratego-keep", &[])),
    );
    format!(
        "{head}<form class=\"keep\" data-do=\"keep\"><input data-testid=\"setup-name\" name=\"name\" maxlength=\"30\" autocomplete=\"off\" aria-label=\"{field}\" placeholder=\"{field}\"><button data-testid=\"keep\">{keep}</button></form>{items}"
    )
}

fn kept(words: &Words, kept: &Kept) -> String {
    let items: String = kept
        .names()
        .enumerate()
        .map(|(i, name)| {
            let forget = escape(&words.say("stratego-forget", &[("name", Arg::Text(name))]));
            let name = escape(name);
            format!("<li><button data-do=\"kept:{i}\">{name}</button><button class=\"icon\" data-do=\"forget:{i}\" aria-label=\"{forget}\"><span aria-hidden=\"true\">✕</span></button></li>")
        })
        .collect();
    match items.is_empty() {
        true => String::new(),
        false => format!("<ul class=\"kept\" data-testid=\"kept\">{items}</ul>"),
    }
}

/// The last fight: both ranks, and who is removed.
fn fight(words: &Words, state: &State) -> String {
    let warning = match state.view.quiet_left() {
        Some(left) if state.view.warns() => {
            let args = [("left", Arg::Number(left.into()))];
            let said = escape(&words.say("stratego-quiet", &args));
            format!(
                "<p class=\"banner\" data-tone=\"warn\" role=\"status\" data-testid=\"quiet-warning\">{said}</p>"
            )
        }
        _ => String::new(),
    };
    let Some(Notice::Moved(seat, moved, Some((attacker, defender)))) = &state.last else {
        // Its room is kept, so that nothing below moves from turn to turn.
        return warning + "<div class=\"duel\"></div>";
    };
    let clash = Clash::of(*attacker, *defender);
    let lost = |is: bool| if is { " data-lost=\"\"" } else { "" };
    let side = |seat: Seat, rank, gone: bool| {
        format!(
            "<span class=\"fighter\"{}>{}{}</span>",
            lost(gone),
            icon(seat, rank, state.edition),
            escape(&words.rank(rank))
        )
    };
    let (one, other) = (
        side(*seat, *attacker, clash != Clash::Wins),
        side(seat.other(), *defender, clash != Clash::Loses),
    );
    let to = moved.to;
    format!(
        "{warning}<div class=\"duel\" data-testid=\"duel\" aria-hidden=\"true\">{one}<span>→ {to}</span>{other}</div>"
    )
}

fn setups(words: &Words, state: &State) -> String {
    let known = [Seat::FIRST, Seat::SECOND].map(|seat| state.view.arrangement(seat).is_some());
    if known != [true, true] {
        return String::new();
    }
    let key = if state.setups {
        "stratego-show-end"
    } else {
        "stratego-show-setups"
    };
    format!(
        "<div class=\"tools\">{}</div>",
        button(words, "setups", key)
    )
}
