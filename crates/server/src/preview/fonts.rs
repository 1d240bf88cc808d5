//! Letters: which there are, how much room a text takes, and how it is made to fit.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

use boards::geometry::Point;
use boards::{Colour, escape};
use resvg::usvg::fontdb::{Database, Weight};
use resvg::usvg::{FontResolver, Node, Options, Tree};
use skrifa::{FontRef, MetadataProvider as _};
use unicode_segmentation::UnicodeSegmentation;

/// Regular and bold of each of [`FAMILIES`].
const FILES: [&[u8]; 6] = [
    include_bytes!("../../fonts/NotoSans-Regular.ttf"),
    include_bytes!("../../fonts/NotoSans-Bold.ttf"),
    include_bytes!("../../fonts/NotoSansBengali-Regular.ttf"),
    include_bytes!("../../fonts/NotoSansBengali-Bold.ttf"),
    include_bytes!("../../fonts/NotoSansTelugu-Regular.ttf"),
    include_bytes!("../../fonts/NotoSansTelugu-Bold.ttf"),
];

/// The families, the first that has a letter before the others.
const FAMILIES: [&str; 3] = ["Noto Sans", "Noto Sans Bengali", "Noto Sans Telugu"];

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for file in FILES {
        fonts.load_font_data(file.to_vec());
    }
    Arc::new(fonts)
});

/// How pictures are read: with our fonts, and nothing from outside.
pub(super) fn options() -> Options<'static> {
    let mut options = Options {
        fontdb: FONTS.clone(),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            // `runs` has chosen a font that has the letters.
            select_fallback: Box::new(|_, _, _| None),
        },
        ..Options::default()
    };
    options.image_href_resolver.resolve_string = Box::new(|_, _| None);
    options
}

/// The letters of each family: its regular and its bold face have the same.
static LETTERS: LazyLock<HashMap<&str, HashSet<u32>>> = LazyLock::new(|| {
    let letters = |file: &[u8]| -> HashSet<u32> {
        let font = FontRef::new(file).into_iter();
        font.flat_map(|font| {
            font.charmap()
                .mappings()
                .map(|(c, _)| c)
                .collect::<Vec<_>>()
        })
        .collect()
    };
    let regular = FILES.iter().step_by(2);
    FAMILIES
        .into_iter()
        .zip(regular.map(|file| letters(file)))
        .collect()
});

/// Whether a family has letters for all of `cluster`.
fn has(family: &str, cluster: &str) -> bool {
    let letters = LETTERS.get(family);
    letters.is_some_and(|letters| cluster.chars().all(|c| letters.contains(&u32::from(c))))
}

/// The parts of a text, each with a family that has its letters. The renderer gets them one by one:
/// its own search for another font takes a text for as many signs in every font, which conjuncts are
/// not, and loses letters or fails.
pub(super) fn runs(text: &str) -> Vec<(&'static str, String)> {
    let mut runs: Vec<(&str, String)> = Vec::new();
    for cluster in text.graphemes(true) {
        match runs.last_mut() {
            Some((family, run)) if has(family, cluster) => run.push_str(cluster),
            _ => {
                let family = FAMILIES.into_iter().find(|family| has(family, cluster));
                runs.push((family.unwrap_or(FAMILIES[0]), cluster.to_owned()));
            }
        }
    }
    runs
}

/// A text and how it is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    /// The height of the letters' square, in pixels.
    pub(super) size: f32,
    pub(super) bold: bool,
}

impl Face {
    /// A text on a line, as SVG.
    pub(super) fn svg(self, text: &str, Point { x, y }: Point, colour: Colour) -> String {
        let mut at = x;
        let mut svg = String::new();
        for (family, run) in runs(text) {
            let place = format!("x=\"{at:.1}\" y=\"{y}\" fill=\"{colour}\"");
            svg.push_str(&self.element(family, &run, &place));
            at += f64::from(self.run_width(family, &run));
        }
        svg
    }

    fn element(self, family: &str, run: &str, place: &str) -> String {
        let Self { size, bold } = self;
        let weight = if bold { Weight::BOLD } else { Weight::NORMAL }.0;
        let run = escape(run);
        format!(
            "<text xml:space=\"preserve\" font-family=\"{family}\" font-size=\"{size}\" font-weight=\"{weight}\" {place}>{run}</text>"
        )
    }

    /// How wide a text is.
    pub(super) fn width(self, text: &str) -> f32 {
        let runs = runs(text);
        runs.iter()
            .map(|(family, run)| self.run_width(family, run))
            .sum()
    }

    fn run_width(self, family: &str, run: &str) -> f32 {
        let element = self.element(family, run, "");
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">{element}</svg>"
        );
        let tree = Tree::from_str(&svg, &options());
        let found = tree.ok().and_then(|tree| match tree.root().children() {
            [Node::Text(text)] => Some(text.bounding_box().width()),
            _ => None,
        });
        found.unwrap_or(0.0)
    }

    /// The text, or as much of it as fits into `room`, with an ellipsis.
    pub(super) fn cut(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let ends: Vec<usize> = text.grapheme_indices(true).map(|(at, _)| at).collect();
        let shortened = |end: usize| format!("{}…", text[..end].trim_end());
        // The number of beginnings that fit: the longer, the wider.
        let fitting = ends.partition_point(|end| self.width(&shortened(*end)) <= room);
        shortened(ends[..fitting].last().copied().unwrap_or(0))
    }

    /// The text in at most `most` rows that fit into `room`.
    pub(super) fn rows(self, text: &str, room: f32, most: usize) -> Vec<String> {
        let mut rows: Vec<String> = Vec::new();
        let words = text.split_whitespace();
        for word in words.filter(|_| most > 0) {
            let is_last = rows.len() == most;
            match rows.last_mut() {
                // What no row is left for stands in the last one, and is cut there.
                Some(row) if is_last || self.width(&format!("{row} {word}")) <= room => {
                    row.push(' ');
                    row.push_str(word);
                }
                _ => rows.push(word.to_owned()),
            }
        }
        rows.iter().map(|row| self.cut(row, room)).collect()
    }
}

/// The text without what our fonts have no letter for.
pub(crate) fn drawable(text: &str) -> String {
    let kept: String = text
        .graphemes(true)
        .filter(|cluster| FAMILIES.iter().any(|family| has(family, cluster)))
        .collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}
