//! The table beside the column: the other hand, the stacks, what lies in the middle, and the discards.

use std::cmp::Ordering;

use boards::{TacocatBoard, escape};
use game::Seat;
use game_tacocat::{Attack, Cards, Hand, Position, Rank, Space};
use words::{Arg, Words};

use super::defence::Defence;
use super::face::{card, digits, listed};
use super::lies::{Down, Lies};

/// Of a card within a button: it is not read out beside the button's name.
const HIDDEN: &str = "aria-hidden=\"true\"";

/// What is drawn of the table.
pub(super) struct Felt<'a> {
    pub(super) words: &'a Words,
    pub(super) position: &'a Position,
    /// Whose hand is below the table.
    pub(super) near: Seat,
    pub(super) lies: Lies,
    /// The defence that the viewer puts together now.
    pub(super) defence: Option<&'a Defence>,
    /// The own hand, if the viewer has one.
    pub(super) own: Option<Cards>,
}

impl Felt<'_> {
    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        escape(&self.words.say(key, args))
    }

    /// The other hand, the draw pile and the tiles that are left.
    pub(super) fn far(&self) -> String {
        let hand = self.position.hand(self.near.other());
        let count = hand.len();
        let label = self.say(
            "tacocat-other-hand",
            &[("count", Arg::Number(count.into()))],
        );
        let cards = self.lying(hand);
        let pile = self.position.pile().len();
        let tiles = Space::COUNT - self.position.track().tiles().count();
        let pile_name = self.say("tacocat-pile", &[("count", Arg::Number(pile.into()))]);
        let tiles_name = self.say("tacocat-tiles", &[("count", Arg::Number(tiles as i64))]);
        let (pile, tiles) = (digits(self.words, pile), digits(self.words, tiles as u32));
        let (back, tile) = (card(self.words, None, ""), TacocatBoard::tile());
        format!(
            "<div class=\"lying\" role=\"img\" aria-label=\"{label}\" data-vars=\"n:{count}\">{cards}</div>\
            <div class=\"stack-of\" role=\"img\" aria-label=\"{pile_name}\" title=\"{pile_name}\">{back}<b>{pile}</b></div>\
            <div class=\"stack-of\" role=\"img\" aria-label=\"{tiles_name}\" title=\"{tiles_name}\"><svg viewBox=\"-102 -50 204 100\" aria-hidden=\"true\">{tile}</svg><b>{tiles}</b></div>"
        )
    }

    /// Cards side by side, known or not.
    pub(super) fn lying(&self, hand: Hand) -> String {
        let at = |i: usize| format!("data-vars=\"i:{i}\"");
        match hand {
            Hand::Up(cards) => {
                let all = cards.iter().enumerate();
                all.map(|(i, rank)| card(self.words, Some(rank), &at(i)))
                    .collect()
            }
            Hand::Down(count) => {
                let all = 0..usize::from(count);
                all.map(|i| card(self.words, None, &at(i))).collect()
            }
        }
    }

    /// The middle.
    pub(super) fn middle(&self) -> String {
        match self.lies {
            Lies::Nothing => String::new(),
            Lies::Replaced(both) => self.both(|felt, seat| {
                let cards = both[seat.index() & 1]?;
                Some(felt.replaced(cards))
            }),
            Lies::Sealed(both) => self.both(|felt, seat| {
                let at = "data-duel=\"\"";
                Some(match both[seat.index() & 1] {
                    Down::Open => "<span class=\"playing\" data-empty=\"\"></span>".to_owned(),
                    Down::Closed => card(felt.words, None, at),
                    Down::Own(rank) => {
                        card(felt.words, None, at) + &card(felt.words, Some(rank), "data-own=\"\"")
                    }
                })
            }),
            Lies::Duel(both) => {
                let winner = higher(both);
                self.pair(both, winner)
            }
            Lies::Last(both, winner) => self.pair(both, winner),
            Lies::Attack(attack) => match self.defence {
                Some(defence) => self.defence(defence),
                None => self.attack(attack),
            },
            Lies::Answered {
                by,
                attack,
                answers,
                gives,
            } => {
                let mut attack: Vec<Option<Rank>> =
                    attack.map_or_else(Vec::new, |attack| attack.iter().map(Some).collect());
                attack.resize(answers.len().into(), None);
                let mut gives = gives.iter();
                let from = self.side(by);
                let pairs = attack.into_iter().zip(answers.iter());
                let pairs = pairs.enumerate().map(|(i, (attack, answer))| {
                    let below = match answer {
                        Some(rank) => card(self.words, Some(rank), "data-answer=\"\""),
                        None => gives
                            .next()
                            .map(|rank| card(self.words, Some(rank), "data-gone=\"\""))
                            .unwrap_or_default(),
                    };
                    let above = match attack {
                        Some(rank) => card(self.words, Some(rank), ""),
                        None => String::new(),
                    };
                    format!("<span class=\"clash\" data-vars=\"i:{i}\">{above}{below}</span>")
                });
                let pairs: String = pairs.collect();
                format!("<div class=\"clashes\" data-from=\"{from}\">{pairs}</div>")
            }
        }
    }

    /// Where what belongs to a seat comes from.
    fn side(&self, seat: Seat) -> &'static str {
        if seat == self.near { "near" } else { "far" }
    }

    /// What the other seat has at the left, what the near one has at the right.
    fn both(&self, of: impl Fn(&Self, Seat) -> Option<String>) -> String {
        let sides = [self.near.other(), self.near].map(|seat| {
            let cards = of(self, seat).unwrap_or_default();
            let side = self.side(seat);
            format!("<div class=\"side\" data-from=\"{side}\" data-seat=\"{seat}\">{cards}</div>")
        });
        format!("<div class=\"sides\">{}</div>", sides.concat())
    }

    /// Two cards that were turned together; the one that decides is marked.
    fn pair(&self, both: [Rank; 2], winner: Option<Seat>) -> String {
        self.both(|felt, seat| {
            let rank = both[seat.index() & 1];
            let wins = if winner == Some(seat) {
                " data-wins=\"\""
            } else {
                ""
            };
            Some(card(
                felt.words,
                Some(rank),
                &format!("data-turned=\"\"{wins}"),
            ))
        })
    }

    fn replaced(&self, cards: Cards) -> String {
        if cards.is_empty() {
            let none = self.say("tacocat-kept", &[]);
            return format!("<span class=\"small\">{none}</span>");
        }
        let count = cards.len();
        let cards = self.lying(Hand::Up(cards));
        format!("<div class=\"lying\" data-vars=\"n:{count}\">{cards}</div>")
    }

    /// An attack that the viewer only looks at.
    fn attack(&self, attack: Attack) -> String {
        let by = match self.position.phase().mover() {
            Some(defender) => self.side(defender.other()),
            None => "far",
        };
        let cards = attack.iter().enumerate().map(|(i, rank)| {
            let card = card(self.words, Some(rank), "");
            format!("<span class=\"clash\" data-vars=\"i:{i}\">{card}</span>")
        });
        let cards: String = cards.collect();
        format!("<div class=\"clashes\" data-from=\"{by}\">{cards}</div>")
    }

    /// The attack with what lies on it; each of its cards is a place to put one on.
    fn defence(&self, defence: &Defence) -> String {
        let mut gives = defence.gives(self.own.unwrap_or_default()).iter();
        let slots = defence.slots().enumerate().map(|(slot, (attack, answer))| {
            let gone = if answer.is_none() { gives.next() } else { None };
            let state = match (answer, gone) {
                (Some(_), _) => "answered",
                (None, Some(_)) => "gives",
                (None, None) => "open",
            };
            let number = |rank: Option<Rank>| {
                rank.map(|rank| digits(self.words, rank.number())).unwrap_or_default()
            };
            let with = number(answer.map(|card| card.rank).or(gone));
            let args = [
                ("attack", Arg::Text(&number(Some(attack)))),
                ("state", Arg::Text(state)),
                ("with", Arg::Text(&with)),
            ];
            let label = self.say("tacocat-slot", &args);
            // The button's own text says all of it; a label beside what is seen would be another name.
            let above = card(self.words, Some(attack), HIDDEN);
            let below = match (answer, gone) {
                (Some(own), _) => card(self.words, Some(own.rank), &format!("{HIDDEN} data-answer=\"\"")),
                (None, Some(rank)) => card(self.words, Some(rank), &format!("{HIDDEN} data-gone=\"\"")),
                (None, None) => "<span class=\"playing\" data-empty=\"\"></span>".to_owned(),
            };
            format!(
                "<button class=\"clash\" data-slot=\"{slot}\" data-state=\"{state}\" data-vars=\"i:{slot}\"><span class=\"hidden-text\">{label}</span>{above}{below}</button>"
            )
        });
        let slots: String = slots.collect();
        format!("<div class=\"clashes\" data-from=\"far\">{slots}</div>")
    }

    /// For each rank of the deck which of its cards are discarded.
    pub(super) fn discards(&self) -> String {
        let deck = self.position.setup().deck();
        let discards = self.position.discards();
        let columns = Rank::all()
            .filter(|rank| deck.count(*rank) > 0)
            .map(|rank| {
                let (all, gone) = (deck.count(rank), discards.count(rank));
                let pips: String = (0..all)
                    .map(|card| {
                        if card < gone {
                            "<i data-gone=\"\"></i>"
                        } else {
                            "<i></i>"
                        }
                    })
                    .collect();
                format!(
                    "<span><b>{}</b>{pips}</span>",
                    digits(self.words, rank.number())
                )
            });
        let columns: String = columns.collect();
        let label = self.discarded();
        format!(
            "<div class=\"discards\" role=\"img\" aria-label=\"{label}\" title=\"{label}\" data-count=\"{}\">{columns}</div>",
            discards.len()
        )
    }

    fn discarded(&self) -> String {
        let discards = self.position.discards();
        let cards = listed(self.words, discards);
        let args = [
            ("count", Arg::Number(discards.len().into())),
            ("cards", Arg::Text(&cards)),
        ];
        self.say("tacocat-discarded", &args)
    }
}

/// Whose card is higher, if they are not equal.
fn higher([first, second]: [Rank; 2]) -> Option<Seat> {
    match first.cmp(&second) {
        Ordering::Greater => Some(Seat::FIRST),
        Ordering::Less => Some(Seat::SECOND),
        Ordering::Equal => None,
    }
}
