//! The options of a game, as the one who opens a match sets them.

use games::Kind;
use leptos::prelude::*;

use crate::texts::say;

/// The choices of one option; the first is the default and is left out of the set-up's text.
type Choices = &'static [&'static str];

/// The options of a game by key.
const fn options(kind: Kind) -> &'static [(&'static str, Choices)] {
    match kind {
        Kind::Ataxx => &[
            (
                "blocked",
                &["", "d4", "c3,e3,c5,e5", "d2,b4,f4,d6", "d3,c4,e4,d5"],
            ),
            ("quiet", &["100", "none"]),
        ],
        Kind::Boxes => &[
            (
                "size",
                &["5x5", "2x2", "3x3", "4x4", "4x6", "6x6", "7x7", "9x9"],
            ),
            ("border", &["american", "icelandic", "swedish"]),
            ("misere", &["off", "on"]),
        ],
        Kind::Aeroplane => &[
            ("players", &["2", "3", "4"]),
            ("launch", &["even", "six", "five-six"]),
            ("overshoot", &["stay", "bounce"]),
            ("fly-then-jump", &["off", "on"]),
        ],
        Kind::Stratego => &[
            ("barrage", &["off", "on"]),
            ("first", &["red", "blue", "lot"]),
            ("stuck", &["loses", "draw-if-both"]),
            ("quiet", &["200", "none"]),
            ("repetition", &["isf", "none"]),
        ],
        Kind::Tacocat => &[
            (
                "deck",
                &[
                    "1,2,5,5,5,5,4,3,3,2,2,1",
                    "3,3,3,3,3,3,3,3,3,3,3,3",
                    "4,4,4,4,4,4,4,4,4,4,4,4",
                ],
            ),
            (
                "hands",
                &["4,9,6,7,6,9,4", "7,7,7,7,7,7,7", "3,5,4,5,4,5,3"],
            ),
            (
                "arrows",
                &["1,1,1,both,0,0,0", "both,both,both,both,both,both,both"],
            ),
            ("tie", &["redeal", "arrow"]),
        ],
        // `games` has a test game too, where tests ask for it.
        #[allow(unreachable_patterns)]
        _ => &[],
    }
}

/// The message that names an option: two games have one of the same key, and not of the same meaning.
fn message(kind: Kind, key: &str) -> String {
    match (kind, key) {
        (Kind::Stratego, "quiet") => "option-attackless".to_owned(),
        _ => format!("option-{key}"),
    }
}

/// The option that is asked first, since all else depends on who is there.
const PLAYERS: &str = "players";

/// Whether there is a choice of how many play.
pub(crate) fn has_players(kind: Kind) -> bool {
    options(kind).iter().any(|(key, _)| *key == PLAYERS)
}

/// A select for how many play, or for each other option of the game.
#[component]
pub(crate) fn SetupFields(
    /// The game.
    kind: Kind,
    /// The set-up's text form.
    setup: RwSignal<String>,
    /// Only how many play.
    #[prop(optional)]
    players: bool,
) -> impl IntoView {
    let asked = options(kind).iter();
    let asked = asked.filter(move |(key, _)| (*key == PLAYERS) == players);
    let fields = asked.map(move |(key, choices)| {
        let chosen = move || value(&setup.get(), key).unwrap_or(choices[0].to_owned());
        let options = choices.iter().map(move |choice| {
            let name = if choice.is_empty() { "none" } else { choice };
            view! {
                <option value=*choice selected=move || chosen() == *choice>
                    {say(&format!("{}-{}", message(kind, key), name.replace(',', "-")))}
                </option>
            }
        });
        view! {
            <label>
                <span>{say(&message(kind, key))}</span>
                <select
                    data-testid=format!("setup-{key}")
                    on:change=move |event| {
                        let choice = event_target_value(&event);
                        setup.update(|text| *text = with(kind, text, key, &choice));
                    }
                >
                    {options.collect_view()}
                </select>
            </label>
        }
    });
    fields.collect_view()
}

/// The value of an option in a set-up's text.
fn value(setup: &str, key: &str) -> Option<String> {
    let pairs = setup.split(' ').filter_map(|pair| pair.split_once('='));
    pairs
        .filter(|(name, _)| *name == key)
        .map(|(_, value)| value.to_owned())
        .next()
}

/// The set-up's text with another value of an option, defaults left out.
fn with(kind: Kind, setup: &str, key: &str, choice: &str) -> String {
    let pairs = options(kind).iter().filter_map(|(name, choices)| {
        let old = value(setup, name);
        let value = if *name == key {
            choice
        } else {
            old.as_deref().unwrap_or(choices[0])
        };
        (value != choices[0]).then(|| format!("{name}={value}"))
    });
    pairs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_set_up_that_can_be_played() {
        for kind in Kind::ALL {
            for (key, choices) in options(*kind) {
                for choice in *choices {
                    let setup = with(*kind, "", key, choice);
                    assert_eq!(kind.setup(&setup).unwrap().as_str(), setup);
                    games::AnyGame::start(*kind, &setup).unwrap();
                }
            }
        }
    }

    #[test]
    fn options_are_kept_beside_each_other_and_defaults_left_out() {
        let setup = with(Kind::Boxes, "", "misere", "on");
        let setup = with(Kind::Boxes, &setup, "size", "3x3");
        assert_eq!(setup, "size=3x3 misere=on");
        assert_eq!(with(Kind::Boxes, &setup, "misere", "off"), "size=3x3");
    }
}
