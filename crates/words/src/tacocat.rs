//! What happened in Tacocat Spelled Backwards, in words. A sentence says what everybody may know and no
//! more, also to the one who knows their own cards: two people can share a screen.

use game::Seat;
use game_tacocat::{Answers, Attack, Cards, Notice, Rank, Won};

use crate::names::Names;
use crate::notice::sentences;
use crate::{Arg, Words};

impl Words {
    pub(crate) fn tacocat(&self, notice: &Notice, names: &Names<'_>) -> String {
        match notice {
            Notice::Dealt { count, .. } => {
                self.say("tacocat-dealt", &[("count", Arg::Number((*count).into()))])
            }
            Notice::Chooses { seat, .. } => self.said_of("tacocat-chooses", *seat, names, &[]),
            Notice::BothReplace {
                discards: [first, second],
                ..
            } => sentences([
                Some(self.replaces(Seat::FIRST, *first, names)),
                Some(self.replaces(Seat::SECOND, *second, names)),
            ]),
            Notice::Replaces { seat, discards, .. } => self.replaces(*seat, *discards, names),
            Notice::Sets { seat, .. } => self.said_of("tacocat-sets", *seat, names, &[]),
            Notice::Duel(cards) => self.duel(*cards, names),
            Notice::Leads(seat, attack) => self.leads(*seat, *attack, names),
            Notice::Defends {
                seat,
                answers,
                gives,
            } => self.defends(*seat, *answers, *gives, names),
            Notice::Reveals { cards, won } => self.reveals(*cards, *won, names),
            Notice::Out(seats, why) => self.out(*seats, *why, names),
        }
    }

    fn replaces(&self, seat: Seat, discards: Cards, names: &Names<'_>) -> String {
        let cards = self.cards(discards);
        let args = [("cards", (&*cards).into()), count(discards)];
        self.said_of("tacocat-replaces", seat, names, &args)
    }

    fn duel(&self, [first, second]: [Rank; 2], names: &Names<'_>) -> String {
        if first == second {
            return self.say("tacocat-duel-equal", &[number("card", first)]);
        }
        let higher = if first > second {
            Seat::FIRST
        } else {
            Seat::SECOND
        };
        self.of_both("tacocat-duel", higher, [first, second], names)
    }

    fn leads(&self, seat: Seat, attack: Attack, names: &Names<'_>) -> String {
        let kind = match attack {
            _ if attack.is_sequence() => "sequence",
            _ if attack.is_jumbo() => "set",
            _ => "single",
        };
        let cards = self.cards(attack.cards());
        let args = [("kind", kind.into()), ("cards", (&*cards).into())];
        self.said_of("tacocat-leads", seat, names, &args)
    }

    fn defends(&self, seat: Seat, answers: Answers, gives: Cards, names: &Names<'_>) -> String {
        let (cards, given) = (self.cards(answers.cards()), self.cards(gives));
        let key = match (answers.cards().is_empty(), gives.is_empty()) {
            (true, _) => "tacocat-gives",
            (false, true) => "tacocat-answers",
            (false, false) => "tacocat-answers-and-gives",
        };
        let args = [
            ("cards", (&*cards).into()),
            count(answers.cards()),
            ("gives", (&*given).into()),
        ];
        self.said_of(key, seat, names, &args)
    }

    fn reveals(&self, cards: [Rank; 2], won: Option<Won>, names: &Names<'_>) -> String {
        let shown = self.of_both("tacocat-reveals", Seat::FIRST, cards, names);
        let Some(won) = won else {
            return sentences([Some(shown), Some(self.say("tacocat-tie", &[]))]);
        };
        let by_arrow = (cards[0] == cards[1]).then(|| self.say("tacocat-tie-arrow", &[]));
        let steps = won.to.abs_diff(won.from.number());
        let way = match (game_tacocat::Track::goal(won.seat) == won.to, steps) {
            (true, _) => "goal",
            (false, 0 | 1) => "step",
            (false, _) => "slide",
        };
        let args = [("way", way.into()), ("steps", Arg::Number(steps.into()))];
        let wins = self.said_of("tacocat-wins", won.seat, names, &args);
        sentences([Some(shown), by_arrow, Some(wins)])
    }

    /// A message about the cards of both, `seat` first.
    fn of_both(&self, key: &str, seat: Seat, cards: [Rank; 2], names: &Names<'_>) -> String {
        let other = self.name(names, seat.other());
        let of = |seat: Seat| cards[seat.index() & 1];
        let args = [
            number("card", of(seat)),
            ("other", (&*other).into()),
            number("less", of(seat.other())),
        ];
        self.said_of(key, seat, names, &args)
    }

    /// The numbers of cards as a sentence lists them.
    fn cards(&self, cards: Cards) -> String {
        let numbers: Vec<String> = cards.iter().map(|rank| rank.to_string()).collect();
        self.lang().digits(&numbers.join(", ")).into_owned()
    }
}

fn number(name: &'static str, rank: Rank) -> (&'static str, Arg<'static>) {
    (name, Arg::Number(rank.number().into()))
}

fn count(cards: Cards) -> (&'static str, Arg<'static>) {
    ("count", Arg::Number(cards.len().into()))
}
