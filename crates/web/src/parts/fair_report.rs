//! What a check of the draws has found, as HTML: much smaller in the browser than as components.

use std::fmt::Write as _;

use boards::escape;
use client::Check;
use games::Kind;
use protocol::Refused;

use crate::texts::{say, say_of, say_refused, words};

/// The height of the longest bar.
const BAR: u32 = 24;

/// What is drawn in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    Dice,
    Cards,
    /// Who starts.
    Lot,
}

impl Drawn {
    /// What a game draws.
    pub(super) const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Tacocat => Self::Cards,
            Kind::Stratego => Self::Lot,
            _ => Self::Dice,
        }
    }

    /// The question that a check answers.
    pub(super) const fn question(self) -> &'static str {
        match self {
            Self::Dice => "fair-title",
            Self::Cards => "fair-cards-title",
            Self::Lot => "fair-lot-title",
        }
    }

    const fn holds(self) -> &'static str {
        match self {
            Self::Dice => "fair-holds",
            Self::Cards => "fair-cards-holds",
            Self::Lot => "fair-lot-holds",
        }
    }

    const fn wrong(self) -> &'static str {
        match self {
            Self::Dice => "fair-wrong",
            Self::Cards => "fair-cards-wrong",
            Self::Lot => "fair-lot-wrong",
        }
    }

    const fn proves(self) -> &'static str {
        match self {
            Self::Dice => "fair-proves",
            Self::Cards => "fair-cards-proves",
            Self::Lot => "fair-lot-proves",
        }
    }
}

/// What the check has found, how often each number was rolled, and what that proves. `names` are those of `check.rolls`,
/// `numbers` the lines of the record with the seals and the secret numbers.
pub(super) fn report(check: &Check, names: &[String], numbers: &str, drawn: Drawn) -> String {
    let rows: Vec<_> = names
        .iter()
        .map(String::as_str)
        .zip(check.rolls.iter().map(|(_, rolls)| *rolls))
        .collect();
    let text = |key| escape(&say(key));
    let (holds, verdict) = (check.holds(), escape(&verdict(check, drawn)));
    let mut html = format!(
        "<p role=\"status\" data-testid=\"fair-verdict\" data-holds=\"{holds}\">{verdict}</p>"
    );
    if !rows.is_empty() {
        html += &table(&rows);
    }
    let _ = write!(
        html, // a String takes everything
        "<p class=\"small muted\">{}</p><details><summary>{}</summary>\
         <pre class=\"fair-numbers\" data-testid=\"fair-numbers\">{}</pre>\
         <p class=\"small muted\">{}</p></details>",
        text(drawn.proves()),
        text("fair-numbers"),
        escape(numbers),
        text("fair-again"),
    );
    html
}

/// The result in one sentence.
fn verdict(check: &Check, drawn: Drawn) -> String {
    match (&check.fault, check.wrong) {
        (Some((code, _)), _) => say_refused(&Refused::new(code)),
        (None, Some(event)) => say_of(drawn.wrong(), &[("event", i64::from(event).into())]),
        (None, None) => say_of(drawn.holds(), &[("draws", i64::from(check.draws).into())]),
    }
}

/// A row for each player, a column for each number from 1 to 6, and one for the sum.
fn table(rows: &[(&str, [u32; 6])]) -> String {
    let most = rows.iter().flat_map(|(_, rolls)| rolls).max();
    let most = most.copied().unwrap_or_default().max(1);
    let lang = words().lang();
    let digits = |n: u32| lang.digits(&n.to_string()).into_owned();
    let mut html = format!(
        "<table class=\"fair-rolls\" data-testid=\"fair-rolls\"><caption>{}</caption><thead><tr><td></td>",
        escape(&say("fair-rolls"))
    );
    for number in 1..=6 {
        let _ = write!(html, "<th scope=\"col\">{}</th>", digits(number));
    }
    let _ = write!(
        html,
        "<th scope=\"col\">{}</th></tr></thead><tbody>",
        escape(&say("fair-sum"))
    );
    for (name, rolls) in rows {
        let _ = write!(html, "<tr><th scope=\"row\">{}</th>", escape(name));
        for count in rolls {
            let height = BAR * count / most;
            let (top, count) = (BAR - height, digits(*count));
            let _ = write!(
                html,
                "<td><svg viewBox=\"0 0 10 {BAR}\" aria-hidden=\"true\">\
                 <rect x=\"1\" y=\"{top}\" width=\"8\" height=\"{height}\"/></svg>{count}</td>",
            );
        }
        let _ = write!(html, "<td>{}</td></tr>", digits(rolls.iter().sum()));
    }
    html + "</tbody></table>"
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn every_count_stands_in_its_place_and_names_are_text() {
        let check = Check {
            fault: None,
            draws: 24,
            wrong: None,
            rolls: vec![(Seat::FIRST, [0, 1, 2, 3, 4, 8]), (Seat::SECOND, [1; 6])],
        };
        let names = ["A<b>".to_owned(), "C".to_owned()];
        let html = report(&check, &names, "draw house=<", Drawn::Dice);
        let place = |text: &str| {
            html.find(text)
                .unwrap_or_else(|| panic!("{text} in {html}"))
        };
        let first = place("A&lt;b&gt;</th>");
        let second = place(">C</th>");
        let counts = |row: &str| -> Vec<String> {
            let cells = row
                .split("</td>")
                .map(|cell| cell.rsplit('>').next().unwrap_or_default());
            cells
                .filter(|cell| !cell.is_empty())
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(
            counts(&html[first..second])[..7],
            ["0", "1", "2", "3", "4", "8", "18"]
        );
        assert_eq!(
            counts(&html[second..])[..7],
            ["1", "1", "1", "1", "1", "1", "6"]
        );
        assert!(html[first..second].contains("height=\"24\"/></svg>8<"));
        assert!(html[first..second].contains("height=\"3\"/></svg>1<"));
        assert!(html.contains("data-holds=\"true\"") && html.contains("draw house=&lt;</pre>"));
    }
}
