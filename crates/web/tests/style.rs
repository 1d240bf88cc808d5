//! The style sheets keep what they promise: contrast in both themes, and the classes that their
//! description lists.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Colours by name.
type Tokens = BTreeMap<String, [f64; 3]>;

fn style(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    fs::read_to_string(folder.join(file)).unwrap()
}

/// The colours that are set between `start` and the next closing brace, over those of `base`.
fn tokens(sheet: &str, start: &str, base: &Tokens) -> Tokens {
    let (_, rest) = sheet.split_once(start).unwrap();
    let (block, _) = rest.split_once('}').unwrap();
    let mut found = base.clone();
    for line in block.lines() {
        if let Some((name, value)) = line.trim().trim_end_matches(';').split_once(": #") {
            let part = |i| f64::from(u8::from_str_radix(&value[i..i + 2], 16).unwrap()) / 255.0;
            found.insert(name.to_owned(), [part(0), part(2), part(4)]);
        }
    }
    found
}

fn themes() -> [(&'static str, Tokens); 3] {
    let sheet = style("1-tokens.css");
    let light = tokens(&sheet, "\n:root {", &Tokens::new());
    let system = tokens(&sheet, ":root:not([data-theme=\"light\"]) {", &light);
    let dark = tokens(&sheet, ":root[data-theme=\"dark\"] {", &light);
    [
        ("light", light),
        ("dark by the system", system),
        ("dark", dark),
    ]
}

/// Contrast of two colours as WCAG 2.2 defines it, 1 to 21.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let linear = |part: f64| match part <= 0.04045 {
        true => part / 12.92,
        false => ((part + 0.055) / 1.055).powf(2.4),
    };
    let luminance =
        |[r, g, b]: [f64; 3]| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn contrast_is_that_of_wcag() {
    assert!((contrast([1.0; 3], [0.0; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast([1.0; 3], [1.0; 3]) - 1.0).abs() < 1e-9);
    let grey = 119.0 / 255.0;
    assert!((contrast([grey; 3], [1.0; 3]) - 4.48).abs() < 0.01);
}

#[track_caller]
fn check(pairs: &[(&str, &str)], least: f64) {
    for (theme, tokens) in themes() {
        for (front, back) in pairs {
            let found = contrast(tokens[*front], tokens[*back]);
            assert!(found >= least, "{theme}: {front} on {back} has {found:.2}");
        }
    }
}

#[test]
fn text_can_be_read_in_every_theme() {
    let fronts = ["--ink", "--quiet", "--accent", "--good", "--link"];
    let backs = ["--paper", "--card", "--sunk"];
    let pairs: Vec<_> = fronts
        .iter()
        .flat_map(|front| backs.iter().map(move |back| (*front, *back)))
        .collect();
    check(&pairs, 4.5);
    check(&[("--on-accent", "--accent"), ("--paper", "--ink")], 4.5);
}

#[test]
fn what_is_no_text_can_be_told_apart_in_every_theme() {
    let seats = ["--seat-0", "--seat-1"];
    let boards = ["--tile-0", "--tile-1", "--paper", "--card"];
    let pairs: Vec<_> = seats
        .iter()
        .flat_map(|seat| boards.iter().map(move |board| (*seat, *board)))
        .collect();
    check(&pairs, 3.0);
    check(&[("--on-seat", "--seat-0"), ("--on-seat", "--seat-1")], 3.0);
    check(&[("--good", "--tile-0"), ("--good", "--tile-1")], 3.0);
    check(&[("--edge", "--paper"), ("--edge", "--card")], 3.0);
    check(&[("--link", "--tile-0"), ("--link", "--tile-1")], 3.0);
}

#[test]
fn both_ways_to_the_dark_theme_are_the_same() {
    let [_, (_, system), (_, dark)] = themes();
    assert_eq!(system, dark);
    assert!(dark.len() > 15);
}

#[test]
fn every_described_class_is_in_a_sheet() {
    let sheets: String = ["2-base.css", "3-pages.css", "4-match.css", "5-boards.css"]
        .map(style)
        .concat();
    let described = style("README.md");
    let rows = described.lines().filter(|line| line.starts_with("| `"));
    let classes: Vec<&str> = rows
        .filter_map(|row| row.split('|').nth(1))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect();
    assert!(classes.len() > 40);
    for class in classes {
        assert!(sheets.contains(&format!(".{class}")), "{class}");
    }
}
