//! The style sheets keep what they promise: contrast in both themes, colours, sizes of type and times in one place
//! only, nothing that phones of some years ago cannot read, and the classes that their description lists.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Colours by name.
type Tokens = BTreeMap<String, [f64; 3]>;

const TOKENS: &str = "1-tokens.css";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn style(file: &str) -> String {
    fs::read_to_string(folder("style").join(file)).unwrap()
}

/// Every file below a folder with this extension, with its text.
fn texts(of: PathBuf, extension: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open = vec![of];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// A sheet without its comments.
fn code(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("*/").unwrap().1)
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

fn themes() -> [(&'static str, Tokens); 2] {
    let sheet = style(TOKENS);
    let light = tokens(&sheet, "\n:root {", &Tokens::new());
    let dark = tokens(&sheet, ":root:not([data-theme=\"light\"]) {", &light);
    [("light", light), ("dark", dark)]
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

/// Each of `fronts` on each of `backs` has at least this contrast, in both themes.
#[track_caller]
fn check(fronts: &[&str], backs: &[&str], least: f64) {
    for (theme, tokens) in themes() {
        for front in fronts {
            for back in backs {
                let found = contrast(tokens[*front], tokens[*back]);
                assert!(found >= least, "{theme}: {front} on {back} has {found:.2}");
            }
        }
    }
}

#[test]
fn text_can_be_read_in_every_theme() {
    let words = ["--ink", "--quiet", "--accent", "--good", "--link"];
    check(&words, &["--paper", "--card", "--sunk"], 4.5);
    check(
        &["--on-floor", "--fringe"],
        &["--floor", "--floor-deep"],
        4.5,
    );
    check(&["--on-accent"], &["--accent"], 4.5);
    check(&["--on-warm"], &["--warm"], 4.5);
    check(&["--on-leaf"], &["--leaf", "--peacock"], 4.5);
    check(&["--paper"], &["--ink"], 4.5);
    check(&["--quiet"], &["--tile-0", "--tile-1", "--tile-last"], 4.5);
}

#[test]
fn what_is_no_text_can_be_told_apart_in_every_theme() {
    let tiles = ["--tile-0", "--tile-1", "--tile-last"];
    let seats = ["--seat-0", "--seat-1"];
    check(&seats, &tiles, 3.0);
    check(
        &seats,
        &["--paper", "--card", "--tile-held", "--tile-aim"],
        3.0,
    );
    check(&["--on-seat"], &seats, 3.0);
    check(&["--on-plate"], &["--on-seat"], 4.5);
    check(&["--lake-edge"], &["--lake", "--tile-0", "--tile-1"], 3.0);
    // Where a move leads, what was moved last, where the keyboard is, what is not drawn yet.
    check(&["--good", "--ink", "--focus"], &tiles, 3.0);
    check(&["--edge"], &["--tile-0"], 3.0);
    check(&["--ink"], &["--tile-held"], 3.0);
    // The frames of fields and buttons.
    check(&["--edge", "--frame"], &["--paper", "--card"], 3.0);
    check(&["--edge"], &["--sunk"], 3.0);
    let fields = ["--accent", "--leaf", "--peacock", "--lotus"];
    check(&fields, &["--paper", "--card"], 3.0);
}

/// Planes and squares of the four fleets: by their colour or its edge.
#[test]
fn fleets_can_be_told_from_what_they_lie_on_and_their_signs_from_them() {
    for (theme, tokens) in themes() {
        for fleet in ["--fleet-0", "--fleet-1", "--fleet-2", "--fleet-3"] {
            let colours = [fleet.to_owned(), format!("{fleet}-edge")];
            let [own, edge] = colours.map(|name| tokens[&name]);
            for ground in ["--card", "--tile-0", "--tile-1"] {
                let best = contrast(own, tokens[ground]).max(contrast(edge, tokens[ground]));
                assert!(best >= 3.0, "{theme}: {fleet} on {ground} has {best:.2}");
            }
            let sign = contrast(tokens[&format!("{fleet}-on")], own);
            assert!(sign >= 3.0, "{theme}: the sign on {fleet} has {sign:.2}");
        }
    }
}

#[test]
fn the_keyboards_ring_is_seen_on_any_ground() {
    for (theme, tokens) in themes() {
        let ring = [tokens["--focus"], tokens["--focus-gap"]];
        assert!(contrast(ring[0], ring[1]) >= 4.5, "{theme}");
        for (name, ground) in &tokens {
            let best = ring.map(|ring| contrast(ring, *ground));
            let best = best[0].max(best[1]);
            assert!(best >= 3.0, "{theme}: {best:.2} on {name}");
        }
    }
}

#[test]
fn every_colour_has_its_dark_one() {
    let [(_, light), (_, dark)] = themes();
    // What cameras read, and what is written on the seats' colours, is the same at night.
    let same: Vec<&String> = light
        .keys()
        .filter(|name| light[*name] == dark[*name])
        .collect();
    let fleets = ["--fleet-0-on", "--fleet-2-on", "--fleet-3-on"];
    assert_eq!(same[..3], fleets);
    assert_eq!(same[3..], ["--on-plate", "--on-seat", "--qr-paper"]);
    assert_eq!(light.len(), dark.len());
}

/// What stands in a sheet's code and belongs into the tokens: colours, times, sizes of type.
fn own_values(sheet: &str) -> Vec<String> {
    let mut found = Vec::new();
    for declaration in code(sheet).split(['{', '}', ';']) {
        let Some((name, value)) = declaration.split_once(':') else {
            continue;
        };
        let name = name.trim();
        let value = value.split("url(").next().unwrap();
        let words = || {
            value
                .split([' ', ',', '(', ')', '/', '\n'])
                .filter(|word| !word.is_empty())
        };
        let is_colour = |word: &str| {
            let named = [
                "white", "black", "red", "blue", "green", "orange", "yellow", "grey", "gray",
            ];
            word.starts_with('#') || named.contains(&word)
        };
        let mixed = [
            "rgb(", "rgba(", "hsl(", "hwb(", "lab(", "lch(", "oklch(", "color(",
        ];
        let is_time = |word: &str| {
            word.strip_suffix("ms")
                .or_else(|| word.strip_suffix('s'))
                .is_some_and(|n| n.parse::<f64>().is_ok())
        };
        // In a picture, px are units of the picture: only type of pages is meant.
        let is_size = |word: &str| {
            ["px", "rem"].iter().any(|unit| {
                word.strip_suffix(unit)
                    .is_some_and(|n| n.parse::<f64>().is_ok())
            })
        };
        let bad = words().any(is_colour)
            || mixed.iter().any(|function| value.contains(function))
            || words().any(is_time)
            || (name == "font" && words().any(is_size))
            || (name == "font-size" && words().any(is_size));
        if bad {
            found.push(declaration.trim().to_owned());
        }
    }
    found
}

#[test]
fn colours_times_and_sizes_of_type_stand_in_the_tokens_only() {
    for (bad, count) in [
        ("a { color: #fff; }", 1),
        ("a { border: 1px solid white }", 1),
        ("a { background: rgb(1 2 3 / 0.5); }", 1),
        ("a { animation: x 0.2s ease; transition: y 150ms }", 2),
        ("a { font-size: 17px; font: 600 1rem/2 x; }", 2),
        (
            "a { margin: 4px; font-size: var(--text-s); width: 2rem }",
            0,
        ),
    ] {
        assert_eq!(own_values(bad).len(), count, "{bad}");
    }
    for (name, sheet) in texts(folder("style"), "css") {
        if name != TOKENS {
            assert_eq!(own_values(&sheet), Vec::<String>::new(), "{name}");
        }
    }
    for (name, source) in texts(folder("src"), "rs") {
        for attribute in ["fill=\"#", "stroke=\"#", "style=\""] {
            assert!(!source.contains(attribute), "{name}: {attribute}");
        }
    }
}

#[test]
fn every_token_that_is_used_is_there_and_the_other_way_round() {
    let all: String = texts(folder("style"), "css")
        .into_iter()
        .map(|(_, sheet)| code(&sheet))
        .collect();
    let names = |text: &str, before: &str| -> Vec<String> {
        let mut names: Vec<String> = text
            .split(before)
            .skip(1)
            .map(|rest| {
                rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
                    .next()
                    .unwrap()
                    .to_owned()
            })
            .collect();
        names.sort();
        names.dedup();
        names
    };
    let used = names(&all, "var(--");
    let tokens = style(TOKENS);
    for name in &used {
        // A board sets these by itself.
        let by_board = ["dx", "dy", "step"].contains(&name.as_str());
        assert!(
            by_board || all.contains(&format!("--{name}:")),
            "--{name} is nowhere set"
        );
    }
    for name in names(&code(&tokens), "\n  --") {
        assert!(used.contains(&name), "--{name} is not used");
    }
}

/// Chrome 90 and the WebViews of its time have to read the sheets; what they do not know may only improve on
/// something that stands before it.
#[test]
fn phones_of_some_years_ago_can_read_the_sheets() {
    for (name, sheet) in texts(folder("style"), "css") {
        let sheet = code(&sheet);
        for unknown in [
            "color-mix(",
            "light-dark(",
            ":has(",
            "@layer",
            "@container",
            "@property",
            "\n  & ",
        ] {
            assert!(!sheet.contains(unknown), "{name}: {unknown}");
        }
        for line in sheet.lines().filter(|line| line.contains("dvh")) {
            assert!(
                line.starts_with("@supports (height: 100dvh)"),
                "{name}: {line}"
            );
        }
        assert_eq!(
            sheet.matches("-webkit-mask:").count(),
            sheet.matches(" mask:").count(),
            "{name}"
        );
    }
}

#[test]
fn the_browsers_frame_has_the_colour_of_the_top() {
    let sheet = style(TOKENS);
    let floors: Vec<&str> = sheet
        .split("--floor: ")
        .skip(1)
        .map(|rest| &rest[..7])
        .collect();
    assert_eq!(floors.len(), 2);
    let read = |name| fs::read_to_string(folder(name)).unwrap();
    let (index, shell) = (
        read("static/index.html"),
        read("../server/src/http/pages/shell.rs"),
    );
    for (scheme, theme, floor) in [("light", "Light", floors[0]), ("dark", "Dark", floors[1])] {
        let media = format!("media=\"(prefers-color-scheme: {scheme})\"");
        let meta = format!("id=\"floor-{scheme}\" {media} content=\"{floor}\"");
        assert!(index.contains(&meta), "{meta}");
        let row = format!("(Theme::{theme}, \"{floor}\")");
        assert!(shell.contains(&row), "{row}");
    }
    let app = fs::read_to_string(folder("static/adda.webmanifest")).unwrap();
    assert!(app.contains(&format!("\"theme_color\": \"{}\"", floors[0])));
    let (_, paper) = sheet.split_once("--paper: ").unwrap();
    assert!(app.contains(&format!("\"background_color\": \"{}\"", &paper[..7])));
    let icon = fs::read_to_string(folder("static/icon.svg")).unwrap();
    assert!(icon.contains(floors[0]));
}

/// Ornaments are drawn, not photographed: a first load has no room for more.
#[test]
fn ornaments_are_light() {
    let pictures = texts(folder("static"), "svg");
    assert!(pictures.len() >= 6);
    for (name, picture) in pictures {
        assert!(picture.len() <= 1024, "{name}: {} bytes", picture.len());
    }
}

/// Pictures that no style sheet reaches take their colours from `boards`.
#[test]
fn pictures_have_the_colours_of_the_pages() {
    let [(_, light), (_, dark)] = themes();
    for (theme, tokens, palette) in [
        ("light", light, boards::Palette::LIGHT),
        ("dark", dark, boards::Palette::DARK),
    ] {
        for (name, colour) in palette.tokens() {
            let [r, g, b] = tokens[name].map(|part| (part * 255.0).round() as u8);
            let sheet = format!("#{r:02x}{g:02x}{b:02x}");
            assert_eq!(
                colour.to_string(),
                sheet,
                "{name} of {theme}: boards, and 1-tokens.css"
            );
        }
    }
}

#[test]
fn every_described_class_is_in_a_sheet() {
    let sheets: String = texts(folder("style"), "css")
        .into_iter()
        .map(|(_, sheet)| sheet)
        .collect();
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
