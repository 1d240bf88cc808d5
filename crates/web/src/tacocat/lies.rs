//! What lies in the middle of the table, after what happened last.

use game::Seat;
use game_tacocat::{Answers, Attack, Cards, Notice, Phase, Position, Rank, Seal};

/// The place of a card that both put down at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Down {
    /// No card yet.
    Open,
    /// A card that the viewer does not know.
    Closed,
    /// The viewer's own.
    Own(Rank),
}

/// What lies in the middle. What belongs to both is by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// Nothing.
    Nothing,
    /// What was replaced last; `None` for who has not replaced.
    Replaced([Option<Cards>; 2]),
    /// The places of the duel.
    Sealed([Down; 2]),
    /// The cards of the duel.
    Duel([Rank; 2]),
    /// An attack that is to be answered.
    Attack(Attack),
    /// What a seat has put on an attack, and what it gave up. The attack is not known where nobody saw it.
    Answered {
        by: Seat,
        attack: Option<Attack>,
        answers: Answers,
        gives: Cards,
    },
    /// The last cards, and who won with them.
    Last([Rank; 2], Option<Seat>),
}

impl Lies {
    /// What lies there. `before` is what was shown before, if there was anything.
    pub(super) fn of(before: Option<&Position>, last: Option<&Notice>, now: &Position) -> Self {
        match (now.phase(), last) {
            (Phase::Defend(_, attack), _) if now.end().is_none() => Self::Attack(attack),
            (_, Some(Notice::Reveals { cards, won })) => {
                Self::Last(*cards, won.map(|won| won.seat))
            }
            (_, Some(Notice::Duel(cards))) => Self::Duel(*cards),
            (_, Some(Notice::BothReplace { discards, .. })) => Self::Replaced(discards.map(Some)),
            (_, Some(Notice::Replaces { seat, discards, .. })) => {
                let mut replaced = [None; 2];
                replaced[seat.index() & 1] = Some(*discards);
                Self::Replaced(replaced)
            }
            (
                _,
                Some(Notice::Defends {
                    seat,
                    answers,
                    gives,
                }),
            ) => Self::Answered {
                by: *seat,
                attack: before.and_then(|before| attack(before, *answers)),
                answers: *answers,
                gives: *gives,
            },
            (Phase::Duel, _) => {
                Self::Sealed(
                    [Seat::FIRST, Seat::SECOND].map(|seat| match now.seal(seat) {
                        Seal::Open => Down::Open,
                        Seal::Closed => Down::Closed,
                        Seal::Known(cards) => cards.lowest().map_or(Down::Closed, Down::Own),
                    }),
                )
            }
            _ => Self::Nothing,
        }
    }
}

/// The attack that these answers are for, if it was the one that lay there.
fn attack(before: &Position, answers: Answers) -> Option<Attack> {
    match before.phase() {
        Phase::Defend(_, attack) => answers.check(attack).is_ok().then_some(attack),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_tacocat::View;

    fn lies(before: Option<&str>, last: &str, now: &str) -> Lies {
        let read = |text: &str| *text.parse::<View>().unwrap().position();
        let before = before.map(read);
        Lies::of(before.as_ref(), last.parse().ok().as_ref(), &read(now))
    }

    const DUEL: &str = "0 |  | - | 0 4:- | duel | 2,3,3,4,5,6 1 in:7 | ?7 1 open | - | ?24";
    const DEFEND: &str = "0 |  | - | 2 5:4 | defend 1 4,4 | 1,2,3 1 open | ?5 1 open | 3,8 | ?26";
    const LEAD: &str = "0 |  | - | 2 5:4 | lead 0 | 1,2,3 1 open | ?3 3 open | 3,4,4,5,8,3 | ?26";

    #[test]
    fn the_own_duel_card_is_known_and_the_other_is_not() {
        let seven = Rank::new(7).unwrap();
        assert_eq!(
            lies(None, "sets 0 7", DUEL),
            Lies::Sealed([Down::Own(seven), Down::Open])
        );
        let watched = "w |  | - | 0 4:- | duel | ?6 1 in | ?7 1 open | - | ?24";
        assert_eq!(
            lies(None, "sets 0", watched),
            Lies::Sealed([Down::Closed, Down::Open])
        );
    }

    #[test]
    fn answers_lie_on_the_attack_that_was_seen() {
        let lead = LEAD.replace("3,4,4,5,8,3", "3,3,4,4,5,8");
        let answered = |before| match lies(before, "defends 1 5,- gives 3", &lead) {
            Lies::Answered { attack, .. } => attack.map(|attack| attack.to_string()),
            other => panic!("{other:?}"),
        };
        assert_eq!(answered(Some(DEFEND)).as_deref(), Some("4,4"));
        assert_eq!(answered(Some(DUEL)), None);
        assert_eq!(answered(None), None);
        assert_eq!(
            lies(Some(DUEL), "leads 0 4,4", DEFEND),
            Lies::Attack("4,4".parse().unwrap())
        );
    }

    #[test]
    fn the_last_cards_lie_there_while_the_next_deal_is_to_come() {
        let deal = "w |  | - | 1 5:4 | deal | - 1 open | - 1 open | - | ?38";
        let ranks = [7, 4].map(|number| Rank::new(number).unwrap());
        let won = lies(None, "reveals 7 4 won 1 from 4 to 5", deal);
        assert_eq!(won, Lies::Last(ranks, Some(Seat::SECOND)));
        assert_eq!(lies(None, "dealt 6", deal), Lies::Nothing);
    }
}
