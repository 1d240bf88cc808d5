//! What lies below the table: the own hand, what is to be done, and the buttons for it.

use boards::escape;
use game::View as _;
use game_tacocat::{Cards, Hand, Phase, Rank};
use words::{Arg, Words};

use super::ask::Ask;
use super::face::{digits, front, listed};
use super::fan::{Card, Order, ranks};
use super::felt::Felt;
use super::game::{Complaint, Game};
use super::pick::{Pick, Why, offers};
use super::step::Step;

/// The parts below the table, and the strip above it.
pub(super) struct Tray<'a> {
    pub(super) words: &'a Words,
    pub(super) game: &'a Game,
}

impl Tray<'_> {
    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        escape(&self.words.say(key, args))
    }

    fn number(&self, rank: Rank) -> String {
        digits(self.words, rank.number())
    }

    /// The steps of a round; the present one is marked.
    pub(super) fn strip(&self, tiles: bool) -> String {
        let now = Step::of(self.game.position(), self.game.last(), tiles);
        let steps = Step::ALL.map(|step| {
            let current = if now == Some(step) {
                " aria-current=\"step\""
            } else {
                ""
            };
            let name = step.name();
            let text = self.say("tacocat-step", &[("step", Arg::Text(name))]);
            format!("<li data-step=\"{name}\"{current}>{text}</li>")
        });
        steps.concat()
    }

    /// The hand below the table: the own one, card by card; else how many there are.
    pub(super) fn hand(&self, felt: &Felt<'_>) -> String {
        let below = self.game.position().hand(self.game.below());
        let is_own = self.game.view().viewer().seat().is_some();
        if !is_own || self.game.position().end().is_some() || self.game.hand().is_none() {
            let count = below.len();
            let label = match below {
                Hand::Up(cards) => listed(self.words, cards),
                Hand::Down(_) => self
                    .words
                    .say("tacocat-cards", &[("count", Arg::Number(count.into()))]),
            };
            let (label, cards) = (escape(&label), felt.lying(below));
            return format!(
                "<div class=\"lying\" role=\"img\" aria-label=\"{label}\" data-vars=\"n:{count}\">{cards}</div>"
            );
        }
        let cards = self.game.fan().cards();
        let count = cards.len();
        let label = self.say("tacocat-own-hand", &[("count", Arg::Number(count as i64))]);
        let buttons = cards
            .iter()
            .enumerate()
            .map(|(i, card)| self.card(i, *card));
        let buttons: String = buttons.collect();
        format!(
            "<div class=\"fan\" role=\"group\" aria-label=\"{label}\" data-vars=\"n:{count}\">{buttons}</div>"
        )
    }

    /// A card of the own hand.
    fn card(&self, i: usize, card: Card) -> String {
        let game = self.game;
        let defence = game.defence();
        let given = defence.map(|defence| defence.given(game.fan().cards()));
        let state = match defence {
            _ if game.picked().contains(&card) => "chosen",
            Some(defence) if defence.slot_of(card).is_some() => "answers",
            _ if given.is_some_and(|given| given.contains(&card)) => "given",
            _ => "free",
        };
        let rank = self.number(card.rank);
        let args = [("card", Arg::Text(&rank)), ("state", Arg::Text(state))];
        let label = self.say("tacocat-own-card", &args);
        let pressed = matches!(state, "chosen" | "answers");
        let dim = if game.is_bright(card) {
            ""
        } else {
            " data-dim=\"\""
        };
        let middle = i as f64 - (game.fan().cards().len() as f64 - 1.0) / 2.0;
        let turn = boards::geometry::Decimal(middle);
        format!(
            "<button class=\"playing\" data-card=\"{card}\" data-state=\"{state}\" aria-pressed=\"{pressed}\" aria-label=\"{label}\"{dim} data-vars=\"i:{i} turn:{turn}\">{}</button>",
            front(self.words, card.rank)
        )
    }

    /// What is to be done, or why a touch came to nothing.
    pub(super) fn hint(&self) -> String {
        match self.game.complaint() {
            Some(complaint) => self.complaint(complaint),
            None => self.asked(),
        }
    }

    fn complaint(&self, complaint: Complaint) -> String {
        match complaint {
            Complaint::Most(most) => {
                self.say("tacocat-most", &[("most", Arg::Number(most.into()))])
            }
            Complaint::Low { card, attack } => {
                let (card, attack) = (self.number(card), self.number(attack));
                let args = [("card", Arg::Text(&card)), ("attack", Arg::Text(&attack))];
                self.say("tacocat-low", &args)
            }
            Complaint::Answered(card) => {
                let card = self.number(card);
                self.say("tacocat-answered", &[("card", Arg::Text(&card))])
            }
            Complaint::Choose => self.asked(),
            Complaint::NoAttack(why) => self.why(why),
        }
    }

    fn why(&self, why: Why) -> String {
        let rank = why.rank().map(|rank| self.number(rank)).unwrap_or_default();
        let args = [("why", Arg::Text(why.name())), ("card", Arg::Text(&rank))];
        self.say("tacocat-why", &args)
    }

    fn asked(&self) -> String {
        let game = self.game;
        match (game.ask(), game.pick()) {
            (Ask::Nothing, _) => self.waiting(),
            (Ask::Lead, Pick::No(why)) => self.why(why),
            (Ask::Lead, Pick::Attack(attack)) => {
                let kind = match (attack.is_jumbo(), attack.is_sequence()) {
                    (false, _) => "single",
                    (true, false) => "set",
                    (true, true) => "sequence",
                };
                self.say("tacocat-is", &[("kind", Arg::Text(kind))])
            }
            (Ask::Defend(_), _) => {
                let gives = self.gives();
                let left = listed(self.words, gives);
                let args = [
                    ("count", Arg::Number(gives.len().into())),
                    ("cards", Arg::Text(&left)),
                ];
                self.say("tacocat-would-give", &args)
            }
            (ask, _) => {
                let most = match ask {
                    Ask::Replace(most) => most,
                    _ => 0,
                };
                let both = matches!(game.position().phase(), Phase::ReplaceBoth | Phase::Duel);
                let what = match ask {
                    Ask::Replace(_) if both => "replace-all",
                    ask => ask.name(),
                };
                let args = [
                    ("what", Arg::Text(what)),
                    ("most", Arg::Number(most.into())),
                ];
                self.say("tacocat-ask", &args)
            }
        }
    }

    /// Whose turn it is says the page; what they do, this.
    fn waiting(&self) -> String {
        let game = self.game;
        let what = match game.position().phase() {
            _ if game.position().end().is_some() => "over",
            _ if game.waits_for_other() => "sealed",
            Phase::Deal => "deal",
            Phase::ReplaceBoth | Phase::Replace { .. } => "replace",
            Phase::Duel => "duel",
            Phase::Lead(_) => "lead",
            Phase::Defend(..) => "defend",
            Phase::Reveal => "reveal",
        };
        self.say("tacocat-wait", &[("what", Arg::Text(what))])
    }

    fn gives(&self) -> Cards {
        let hand = self.game.hand().unwrap_or_default();
        self.game
            .defence()
            .map(|defence| defence.gives(hand))
            .unwrap_or_default()
    }

    /// The buttons: to play what is chosen, and the jumbo attacks there are or the whole answer.
    pub(super) fn buttons(&self) -> String {
        match self.game.ask() {
            Ask::Nothing => String::new(),
            Ask::Lead => self.play() + &self.offers(),
            Ask::Defend(_) => self.play() + &self.answer_all(),
            Ask::Replace(_) | Ask::Duel => self.play(),
        }
    }

    fn play(&self) -> String {
        let game = self.game;
        let picked = ranks(game.picked());
        let cards = listed(self.words, picked);
        let gives = self.gives();
        let given = listed(self.words, gives);
        // Cards that are no attack are not named as one.
        let count = match game.action() {
            Ok(_) => picked.len(),
            Err(_) => 0,
        };
        let mut args = vec![
            ("cards", Arg::Text(&cards)),
            ("count", Arg::Number(count.into())),
        ];
        let key = match game.ask() {
            Ask::Replace(_) => "tacocat-play-replace",
            Ask::Duel => "tacocat-play-duel",
            Ask::Lead => match game.pick() {
                Pick::Attack(attack) if attack.is_jumbo() => "tacocat-play-jumbo",
                _ => "tacocat-play-lead",
            },
            _ => {
                let answers = game.defence().map(|defence| defence.used().len());
                args = vec![
                    ("answers", Arg::Number(answers.unwrap_or_default() as i64)),
                    ("count", Arg::Number(gives.len().into())),
                    ("cards", Arg::Text(&given)),
                ];
                "tacocat-play-defend"
            }
        };
        let text = self.say(key, &args);
        let off = game.action().is_err();
        format!(
            "<button class=\"primary play\" data-do=\"play\" data-testid=\"play\" aria-disabled=\"{off}\">{text}</button>"
        )
    }

    /// The jumbo attacks that can still be made with what is chosen.
    fn offers(&self) -> String {
        let picked = ranks(self.game.picked());
        let offers = offers(picked, self.game.hand().unwrap_or_default());
        let offers = offers.into_iter().map(|attack| {
            let cards = listed(self.words, attack.cards());
            let label = self.say("tacocat-offer", &[("cards", Arg::Text(&cards))]);
            let on = picked == attack.cards();
            format!(
                "<button class=\"offer\" data-attack=\"{attack}\" aria-label=\"{label}\" aria-pressed=\"{on}\">{}</button>",
                escape(&cards)
            )
        });
        let offers: String = offers.collect();
        if offers.is_empty() {
            return String::new();
        }
        let name = self.say("tacocat-jumbo", &[]);
        format!(
            "<div class=\"offers\" role=\"group\" aria-label=\"{name}\"><span class=\"small\">{name}</span>{offers}</div>"
        )
    }

    fn answer_all(&self) -> String {
        let text = self.say("tacocat-answer-all", &[]);
        format!(
            "<button class=\"offer\" data-do=\"answer-all\" data-testid=\"answer-all\">{text}</button>"
        )
    }

    /// Orders the hand the other way.
    pub(super) fn sort(&self) -> String {
        if self.game.hand().is_none_or(|hand| hand.len() < 2)
            || self.game.position().end().is_some()
        {
            return String::new();
        }
        let to = match self.game.fan().order() {
            Order::Ranks => Order::Sets,
            Order::Sets | Order::Own => Order::Ranks,
        };
        let text = self.say("tacocat-sort", &[("order", Arg::Text(to.name()))]);
        format!(
            "<button class=\"offer sort\" data-do=\"sort\" data-testid=\"sort\" data-order=\"{}\">{text}</button>",
            to.name()
        )
    }

    /// What is to be seen on the column, for who cannot see it.
    pub(super) fn facts(&self) -> String {
        let position = self.game.position();
        let track = position.track();
        let grid = boards::geometry::TrackGrid {
            near: self.game.near(),
        };
        // Counted from the nearest goal.
        let far = |place: u8| 8_i64 - i64::from(grid.row(place).unwrap_or_default());
        let at = far(track.token());
        let mut facts = vec![self.say("tacocat-at", &[("space", Arg::Number(at))])];
        if let Some(space) = track.space() {
            let setup = position.setup();
            let first = match setup.arrow(space).seat() {
                None => "both",
                Some(seat) if seat == self.game.below() => "near",
                Some(_) => "far",
            };
            let args = [
                ("size", Arg::Number(setup.hand(space).into())),
                ("first", Arg::Text(first)),
            ];
            facts.push(self.say("tacocat-space", &args));
        }
        let mut tiles: Vec<i64> = track.tiles().map(|space| far(space.number())).collect();
        tiles.sort_unstable();
        let tiles: Vec<String> = tiles
            .iter()
            .map(|n| digits(self.words, *n as u32))
            .collect();
        let (count, tiles) = (tiles.len(), tiles.join(", "));
        let args = [
            ("count", Arg::Number(count as i64)),
            ("spaces", Arg::Text(&tiles)),
        ];
        facts.push(self.say("tacocat-tiled", &args));
        let round = i64::from(position.round()) + 1;
        facts.push(self.say("tacocat-round", &[("round", Arg::Number(round))]));
        facts
            .iter()
            .map(|fact| format!("<li>{fact}</li>"))
            .collect()
    }
}
