//! Where everything on a picture is: the board on the red floor at the door, the words beside it on
//! the lime-washed wall.

use std::fmt::Write as _;

use boards::geometry::{Frame, Point};
use boards::{Colour, Palette, Picture};
use game::Seat;
use games::Kind;

use super::fonts::{Face, drawable};
use super::{Card, Line, SIZE};

const PALETTE: &Palette = &Palette::LIGHT;

/// The ornaments of the pages.
const ALPONA: &str = include_str!("../../../web/static/alpona.svg");
const MUGGU: &str = include_str!("../../../web/static/muggu.svg");
const MARK: &str = include_str!("../../../web/static/icon.svg");

/// The floor's right edge; the board lies in its middle.
const FLOOR: f64 = 630.0;
const BOARD: Frame = square(55.0, 55.0, 520.0);
/// Where words begin, and how wide they may be.
const LEFT: f64 = 690.0;
const ROOM: f64 = 460.0;

const TITLE: Face = Face {
    size: 64.0,
    bold: true,
};
const NAME: Face = Face {
    size: 44.0,
    bold: true,
};
const WORDS: Face = Face {
    size: 34.0,
    bold: false,
};
const HOUSE: Face = Face {
    size: 40.0,
    bold: true,
};

/// From one player's line to the next, where there is room.
const PLAYER: f64 = 70.0;
/// The line that the last row of words stands on.
const LOWEST: f64 = 460.0;

const fn square(x: f64, y: f64, side: f64) -> Frame {
    Frame {
        corner: Point { x, y },
        width: side,
        height: side,
    }
}

/// The picture of a card, as SVG.
pub(super) fn svg(card: &Card) -> String {
    let (width, height) = SIZE;
    let Palette { paper, floor, .. } = PALETTE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>\
         <rect width=\"{FLOOR}\" height=\"{height}\" fill=\"{floor}\"/>"
    );
    draw_floor(&mut svg);
    draw_board(&mut svg, card);
    draw_words(&mut svg, card);
    draw_house(&mut svg, &card.house);
    svg.push_str("</svg>");
    svg
}

/// Alpona in the corners of the floor, and the fringe along its edge.
fn draw_floor(svg: &mut String) {
    let Palette {
        floor_deep,
        on_floor,
        fringe,
        ..
    } = PALETTE;
    let height = f64::from(SIZE.1);
    for (x, y) in [(0.0, 0.0), (FLOOR, 0.0), (0.0, height), (FLOOR, height)] {
        let frame = square(x - 170.0, y - 170.0, 340.0);
        svg.push_str(&ornament(ALPONA, frame, *on_floor, 0.55));
    }
    let _ = write!(
        svg,
        "<rect x=\"{FLOOR}\" width=\"12\" height=\"{height}\" fill=\"{floor_deep}\"/>"
    ); // a String takes everything
    for i in 0..21 {
        let y = 15.0 + 30.0 * f64::from(i);
        let (x, from, to) = (FLOOR + 12.0, y - 15.0, y + 15.0);
        let _ = write!(
            svg,
            "<path d=\"M{x} {from}A15 15 0 0 1 {x} {to}Z\" fill=\"{fringe}\"/>"
        );
    }
}

/// An ornament in one colour. What is outside the picture of a corner is cut off by its edge.
fn ornament(drawing: &str, frame: Frame, colour: Colour, opacity: f64) -> String {
    let coloured = drawing.replace("#000", &colour.to_string());
    format!("<g opacity=\"{opacity}\">{}</g>", nested(&coloured, frame))
}

/// A whole picture within ours.
fn nested(
    drawing: &str,
    Frame {
        corner,
        width,
        height,
    }: Frame,
) -> String {
    let Point { x, y } = corner;
    let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" ");
    drawing.trim_end().replacen("<svg ", &place, 1)
}

fn draw_board(svg: &mut String, card: &Card) {
    let Some(view) = card.board() else {
        return;
    };
    let picture = Picture::new(&view).labels(false);
    let (width, height) = picture.size();
    let scale = (BOARD.width / width).min(BOARD.height / height);
    let (width, height) = (width * scale, height * scale);
    let Point { x, y } = BOARD.corner;
    let (x, y) = (
        x + (BOARD.width - width) / 2.0,
        y + (BOARD.height - height) / 2.0,
    );
    let Palette { frame, warm, .. } = PALETTE;
    for (grown, colour) in [(13.0, frame), (8.0, warm), (5.0, frame)] {
        let (x, y) = (x - grown, y - grown);
        let (width, height) = (width + 2.0 * grown, height + 2.0 * grown);
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{grown}\" fill=\"{colour}\"/>"
        );
    }
    let frame = Frame {
        corner: Point { x, y },
        width,
        height,
    };
    svg.push_str(&picture.within(PALETTE, frame));
}

fn draw_words(svg: &mut String, card: &Card) {
    let Palette { ink, quiet, .. } = PALETTE;
    let mut y = 118.0;
    for row in TITLE.rows(&drawable(&card.title), ROOM as f32, 2) {
        svg.push_str(&TITLE.svg(&row, Point { x: LEFT, y }, *ink));
        y += 76.0;
    }
    y += 8.0;
    let is_player = |line: &&Line| matches!(line, Line::Player(..));
    let gaps = card.lines.iter().filter(is_player).count().max(2) - 1;
    // Closer where there are many.
    let step = ((LOWEST - y) / gaps as f64).min(PLAYER);
    for line in &card.lines {
        match line {
            Line::Player(seat, name, side) => {
                let name = Some(drawable(name)).filter(|name| !name.is_empty());
                let name = name.unwrap_or_else(|| drawable(side));
                let name = NAME.cut(&name, ROOM as f32 - 68.0);
                draw_seat(svg, card.kind, *seat, y - 15.0);
                svg.push_str(&NAME.svg(&name, Point { x: LEFT + 68.0, y }, *ink));
                y += step;
            }
            Line::Words(words) => {
                // As many rows as there are above the house's name.
                let left = ((LOWEST - y) / 48.0).floor() as usize + usize::from(y <= LOWEST);
                for row in WORDS.rows(&drawable(words), ROOM as f32, left) {
                    svg.push_str(&WORDS.svg(&row, Point { x: LEFT, y }, *quiet));
                    y += 48.0;
                }
                y += 12.0;
            }
        }
    }
}

/// The piece of a seat, before a name.
fn draw_seat(svg: &mut String, kind: Kind, seat: Seat, y: f64) {
    let piece = boards::piece_in(PALETTE, kind, seat);
    let x = LEFT + 26.0;
    let _ = write!(
        svg,
        "<g transform=\"translate({x} {y})scale(.62)\">{piece}</g>"
    );
}

/// A band of muggu, and below it the mark and the name of the house.
fn draw_house(svg: &mut String, house: &str) {
    for i in 0..9 {
        let frame = Frame {
            corner: Point {
                x: LEFT + 52.0 * f64::from(i),
                y: 490.0,
            },
            width: 52.0,
            height: 26.0,
        };
        svg.push_str(&ornament(MUGGU, frame, PALETTE.floor, 0.7));
    }
    svg.push_str(&nested(MARK, square(LEFT, 534.0, 60.0)));
    let name = HOUSE.cut(&drawable(house), ROOM as f32 - 80.0);
    let at = Point {
        x: LEFT + 80.0,
        y: 578.0,
    };
    svg.push_str(&HOUSE.svg(&name, at, PALETTE.floor));
}
