//! Every target holds on its seeds, and on seeds damaged at random: what a plain `cargo test` can
//! see without coverage. `FUZZ_ROUNDS` sets how many damages each seed gets.

use std::fs;
use std::path::Path;

use game::Rng;
use game_aeroplane::Aeroplane;
use game_ataxx::Ataxx;
use game_boxes::Boxes;
use game_laws::{Party, garble};
use game_stratego::Stratego;
use game_tacocat::Tacocat;

type Body = fn(&[u8]);

/// Every target with its body.
const TARGETS: &[(&str, Body)] = &[
    (
        "aeroplane_events_apply_or_change_nothing",
        fuzz::events_apply_or_change_nothing::<Aeroplane>,
    ),
    (
        "aeroplane_legals_are_legal",
        fuzz::legals_are_legal::<Aeroplane>,
    ),
    (
        "aeroplane_position_round_trips",
        fuzz::text_round_trips::<game_aeroplane::Position>,
    ),
    (
        "aeroplane_texts_round_trip",
        fuzz::texts_round_trip::<Aeroplane>,
    ),
    (
        "ataxx_events_apply_or_change_nothing",
        fuzz::events_apply_or_change_nothing::<Ataxx>,
    ),
    ("ataxx_legals_are_legal", fuzz::legals_are_legal::<Ataxx>),
    (
        "ataxx_position_round_trips",
        fuzz::text_round_trips::<game_ataxx::Position>,
    ),
    ("ataxx_texts_round_trip", fuzz::texts_round_trip::<Ataxx>),
    (
        "boxes_events_apply_or_change_nothing",
        fuzz::events_apply_or_change_nothing::<Boxes>,
    ),
    ("boxes_legals_are_legal", fuzz::legals_are_legal::<Boxes>),
    (
        "boxes_position_round_trips",
        fuzz::text_round_trips::<game_boxes::Position>,
    ),
    ("boxes_texts_round_trip", fuzz::texts_round_trip::<Boxes>),
    ("messages_are_read_alike", fuzz::messages_are_read_alike),
    (
        "party_events_apply_or_change_nothing",
        fuzz::events_apply_or_change_nothing::<Party>,
    ),
    ("party_legals_are_legal", fuzz::legals_are_legal::<Party>),
    ("party_texts_round_trip", fuzz::texts_round_trip::<Party>),
    ("record_round_trips", fuzz::record_round_trips),
    (
        "stratego_arrangement_round_trips",
        fuzz::text_round_trips::<game_stratego::Arrangement>,
    ),
    (
        "stratego_diagram_round_trips",
        fuzz::text_round_trips::<game_stratego::Diagram>,
    ),
    (
        "stratego_events_apply_or_change_nothing",
        fuzz::events_apply_or_change_nothing::<Stratego>,
    ),
    (
        "stratego_legals_are_legal",
        fuzz::legals_are_legal::<Stratego>,
    ),
    (
        "stratego_texts_round_trip",
        fuzz::texts_round_trip::<Stratego>,
    ),
    ("table_texts_round_trip", fuzz::table_texts_round_trip),
    (
        "tacocat_events_apply_or_change_nothing",
        fuzz::events_apply_or_change_nothing::<Tacocat>,
    ),
    (
        "tacocat_legals_are_legal",
        fuzz::legals_are_legal::<Tacocat>,
    ),
    (
        "tacocat_position_round_trips",
        fuzz::text_round_trips::<game_tacocat::Position>,
    ),
    (
        "tacocat_texts_round_trip",
        fuzz::texts_round_trip::<Tacocat>,
    ),
];

#[test]
fn targets_hold_on_seeds_and_damaged_seeds() {
    let rounds = std::env::var("FUZZ_ROUNDS").map_or(200, |rounds| rounds.parse().unwrap());
    let mut rng = Rng::new(1);
    for (name, body) in TARGETS {
        let seeds = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("seeds")
            .join(name);
        let seeds = fs::read_dir(&seeds).unwrap_or_else(|e| panic!("{}: {e}", seeds.display()));
        for seed in seeds {
            let seed = fs::read(seed.unwrap().path()).unwrap();
            body(&seed);
            let text = String::from_utf8_lossy(&seed).into_owned();
            for _ in 0..rounds {
                let damaged = garble(&text, &mut rng);
                println!("{name}: {damaged:?}"); // shown when the body panics
                body(damaged.as_bytes());
            }
        }
    }
}

#[test]
fn every_target_file_is_listed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bin");
    let files = fs::read_dir(folder).unwrap();
    let mut files: Vec<String> = files
        .map(|file| {
            file.unwrap()
                .path()
                .file_stem()
                .unwrap()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    files.sort();
    let listed: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(files, listed);
}
