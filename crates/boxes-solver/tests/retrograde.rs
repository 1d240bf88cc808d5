//! The solver against an independent one. With 24 open lines: `cargo xtask slow retrograde`.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod backwards;

use backwards::compare;
use game_boxes::Size;

const BORDERS: [&str; 3] = ["american", "icelandic", "swedish"];

#[test]
fn default_boards_agree() {
    assert!(compare("", 12, 100, 5) >= 600);
    assert!(compare("", 20, 10, 20) >= 200);
}

#[test]
fn boards_of_every_size_and_border_agree() {
    for border in BORDERS {
        for size in Size::all() {
            if (border, (size.rows(), size.columns())) != ("swedish", (1, 1)) {
                let options = format!("size={size} border={border}");
                assert!(compare(&options, 13, 2, 4) >= 10, "{options}");
            }
        }
        for size in ["1x9", "2x3", "3x3", "3x4", "4x4", "4x6", "6x6"] {
            let options = format!("size={size} border={border}");
            assert!(compare(&options, 17, 3, 20) >= 63, "{options}");
        }
    }
}

#[test]
fn misere_boards_agree() {
    for border in BORDERS {
        for size in ["1x3", "2x2", "2x3", "3x3", "1x7", "5x5", "9x9"] {
            let options = format!("size={size} border={border} misere=on");
            assert!(compare(&options, 12, 6, 6) >= 42, "{options}");
        }
    }
}
