//! A link as a picture that a phone's camera reads.

use std::fmt::Write as _;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// Modules of quiet zone around the code, as the standard asks for.
const QUIET: i32 = 4;

/// The QR code of a text, as SVG; nothing if the text is too long for one.
#[component]
pub(crate) fn Qr(
    /// The text.
    text: String,
    /// What it is, for screen readers.
    label: String,
) -> impl IntoView {
    QrCode::encode_text(&text, QrCodeEcc::Medium)
        .ok()
        .map(|code| {
            let side = code.size() + 2 * QUIET;
            view! {
                <svg
                    data-testid="invite-qr"
                    role="img"
                    aria-label=label
                    viewBox=format!("0 0 {side} {side}")
                    shape-rendering="crispEdges"
                >
                    <rect class="qr-paper" width=side height=side />
                    <path class="qr-ink" d=path(&code) />
                </svg>
            }
        })
}

/// The dark modules, each run of a row as one rectangle.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|x| code.get_module(*x, y))
                .count() as i32;
            if run > 0 {
                // Writing into a string does not fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_draws_exactly_the_dark_modules() {
        let code = QrCode::encode_text("http://localhost:8080/i/abc", QrCodeEcc::Medium).unwrap();
        let mut drawn = 0;
        for run in path(&code).split('M').skip(1) {
            let (corner, rest) = run.split_once('h').unwrap();
            let (x, y) = corner.split_once(' ').unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            let long: i32 = rest.split_once('v').unwrap().0.parse().unwrap();
            assert!((x..x + long).all(|x| code.get_module(x - QUIET, y - QUIET)));
            drawn += long;
        }
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        assert_eq!(
            drawn as usize,
            all.filter(|(x, y)| code.get_module(*x, *y)).count()
        );
    }
}
