//! Tacocat: the column of spaces, and what lies on the table beside it.
//!
//! The column stands upright and the own goal is at its foot: so it is nearest, and beside it a phone
//! has room for the table. What a picture shows is what its position knows, and nothing else.

mod card;
mod part;
mod token;
mod tracks;

use game::{Seat, Seats};
use game_tacocat::{Cards, Hand, Phase, Position, Rank, Seal, Space};

use crate::Palette;
use crate::geometry::{Decimal, Point, TrackGrid};
use crate::ink::Ink;
use crate::part::Part;
use crate::pen::Pen;
use crate::picture::{Drawing, Place};

pub(crate) use part::TacoPart;

use card::{CARD, draw_back, draw_card};

/// The whole picture is as wide as the column is high.
const SIDE: f64 = TrackGrid::HEIGHT;
/// Where the table beside the column begins, and where it ends.
const LEFT: f64 = 236.0;
const RIGHT: f64 = SIDE - 20.0;

/// A Tacocat position as a still picture; the goal of one seat is nearest.
#[derive(Clone, Copy, Debug)]
pub struct TacocatBoard<'a> {
    position: &'a Position,
    grid: TrackGrid,
}

/// How numbers are written where no page is around the picture.
fn plain(number: u8) -> String {
    number.to_string()
}

impl<'a> TacocatBoard<'a> {
    /// What lies on the table in this position, the goal of `near` being nearest.
    #[must_use]
    pub const fn new(position: &'a Position, near: Seat) -> Self {
        Self {
            position,
            grid: TrackGrid { near },
        }
    }

    /// A file of its own.
    #[must_use]
    pub fn file(&self, palette: &Palette) -> String {
        let side = Decimal(SIDE);
        let mut pen = Pen::new(Ink::Own(palette));
        pen.raw(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\" aria-hidden=\"true\">"
        ));
        pen.put(
            Part::Board,
            format_args!("rect width=\"{side}\" height=\"{side}\""),
        );
        self.draw(&mut pen, false);
        self.draw_pieces(&mut pen);
        pen.raw(format_args!("</svg>"));
        pen.svg()
    }

    /// The column for a page, without the token: `numeral` writes the sizes of the hands.
    #[must_use]
    pub fn track(&self, numeral: &dyn Fn(u8) -> String) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        self.draw_track(&mut pen, numeral);
        pen.svg()
    }

    /// The token for a page, around the origin.
    #[must_use]
    pub fn token() -> String {
        let mut pen = Pen::new(Ink::Sheet);
        token::draw_token(&mut pen);
        pen.svg()
    }

    /// A tile for a page, around the origin.
    #[must_use]
    pub fn tile() -> String {
        let mut pen = Pen::new(Ink::Sheet);
        tracks::draw_tile(&mut pen);
        pen.svg()
    }

    /// The paw print of a rank for a page, around the origin; without a rank that of a card face down.
    #[must_use]
    pub fn paw(rank: Option<Rank>) -> String {
        let mut pen = Pen::new(Ink::Sheet);
        card::draw_paw(&mut pen, rank);
        pen.svg()
    }

    /// The cards of one side, at the top or at the bottom.
    fn draw_hand(&self, pen: &mut Pen<'_>, seat: Seat) {
        let hand = self.position.hand(seat);
        let y = if self.grid.is_near(seat) {
            SIDE - 10.0 - CARD.y
        } else {
            10.0
        };
        // Known cards or not, as many lie there.
        let cards: Vec<Option<Rank>> = match hand {
            Hand::Up(cards) => cards.iter().map(Some).collect(),
            Hand::Down(count) => vec![None; usize::from(count)],
        };
        draw_row(pen, y, &cards);
    }

    /// What lies between the hands: an attack, or what both have put down.
    fn draw_middle(&self, pen: &mut Pen<'_>) {
        let y = 395.0;
        match self.position.phase() {
            Phase::Defend(_, attack) => {
                let cards: Vec<Option<Rank>> = attack.iter().map(Some).collect();
                draw_row(pen, y, &cards);
            }
            Phase::Duel | Phase::ReplaceBoth => {
                for seat in Seats::TWO.iter() {
                    let down = match self.position.seal(seat) {
                        Seal::Open => continue,
                        Seal::Closed => None,
                        Seal::Known(cards) => cards.lowest().filter(|_| cards.len() == 1),
                    };
                    let right = if self.grid.is_near(seat) { 1.0 } else { -1.0 };
                    let x = (LEFT + RIGHT) / 2.0 + right * 80.0 - CARD.x / 2.0;
                    pen.at(Point { x, y }, |pen| draw_face(pen, down));
                }
            }
            _ => {}
        }
    }

    /// The draw pile, and the tiles that are left.
    fn draw_stacks(&self, pen: &mut Pen<'_>) {
        let y = 215.0;
        let pile = self.position.pile().len();
        if pile > 0 {
            for shift in [8.0, 4.0, 0.0] {
                let at = Point {
                    x: LEFT + shift,
                    y: y - shift,
                };
                pen.at(at, draw_back);
            }
        }
        let at = Point {
            x: LEFT + CARD.x + 60.0,
            y: y + CARD.y / 2.0 + 16.0,
        };
        pen.text(Part::Taco(TacoPart::Count), at, format_args!("{pile}"));
        let tiles = Space::COUNT - self.position.track().tiles().count();
        for tile in 0..tiles {
            let at = Point {
                x: RIGHT - 188.0,
                y: y + CARD.y - 46.0 - 12.0 * tile as f64,
            };
            pen.at(at, tracks::draw_tile);
        }
        let at = Point {
            x: RIGHT - 40.0,
            y: y + CARD.y / 2.0 + 16.0,
        };
        pen.text(Part::Taco(TacoPart::Count), at, format_args!("{tiles}"));
    }

    /// For each rank of the deck which of its cards are discarded.
    fn draw_discards(&self, pen: &mut Pen<'_>) {
        let deck = self.position.setup().deck();
        let step = (RIGHT - LEFT) / Rank::COUNT as f64;
        for (i, rank) in Rank::all().enumerate() {
            let x = LEFT + step * (i as f64 + 0.5);
            let name = TacoPart::PipName;
            pen.text(
                Part::Taco(name),
                Point { x, y: 606.0 },
                format_args!("{rank}"),
            );
            let (all, gone) = (deck.count(rank), self.position.discards().count(rank));
            let apart = (90.0 / f64::from(all.max(1))).min(20.0);
            for card in 0..all {
                let (x, y) = (Decimal(x), Decimal(628.0 + apart * f64::from(card)));
                let radius = Decimal((apart / 2.0 - 2.0).max(2.0));
                let part = TacoPart::Pip { gone: card < gone };
                pen.put(
                    Part::Taco(part),
                    format_args!("circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\""),
                );
            }
        }
    }
}

/// A row of cards side by side, over each other where there is no room.
fn draw_row(pen: &mut Pen<'_>, y: f64, cards: &[Option<Rank>]) {
    let gaps = cards.len().saturating_sub(1).max(1) as f64;
    let step = ((RIGHT - LEFT - CARD.x) / gaps).min(CARD.x + 10.0);
    let width = CARD.x + step * cards.len().saturating_sub(1) as f64;
    let from = (LEFT + RIGHT - width) / 2.0;
    for (i, card) in cards.iter().enumerate() {
        let x = from + step * i as f64;
        pen.at(Point { x, y }, |pen| draw_face(pen, *card));
    }
}

fn draw_face(pen: &mut Pen<'_>, card: Option<Rank>) {
    match card {
        Some(rank) => draw_card(pen, rank),
        None => draw_back(pen),
    }
}

impl Drawing for TacocatBoard<'_> {
    fn class(&self) -> &'static str {
        "tacocat"
    }

    fn size(&self) -> (f64, f64) {
        (SIDE, SIDE)
    }

    /// Places of the column are named by their numbers: 0 and 8 are the goals.
    fn place(&self, text: &str) -> Option<Place> {
        let number: u8 = text.parse().ok().filter(|n: &u8| n.to_string() == text)?;
        self.grid.place(number).map(Place::Field)
    }

    fn draw(&self, pen: &mut Pen<'_>, _: bool) {
        self.draw_track(pen, &plain);
        let is_dealt = self.position.phase() != Phase::Deal;
        if is_dealt || self.position.discards() != Cards::NONE {
            self.draw_discards(pen);
        }
        self.draw_stacks(pen);
    }

    fn draw_pieces(&self, pen: &mut Pen<'_>) {
        pen.at(self.grid.token(self.position.track()), token::draw_token);
        for seat in Seats::TWO.iter() {
            self.draw_hand(pen, seat);
        }
        self.draw_middle(pen);
    }
}
