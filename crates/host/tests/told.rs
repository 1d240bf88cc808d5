//! A computer player is told in the house what it is told in the arena, and makes the same move of it.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use arena::{Ask, Lapse, Opening, Plan, Player, Reply, play_pair};
use bots::{Budget, choose_after};
use game::{Level, Seat};
use games::{Form, Kind};
use host::Host;
use table::{
    Clock, Entry, Luck, MatchId, MatchKind, Offer, PersonId, Plan as Seating, Table, TableEvent,
};

const NODES: u64 = 150;

/// A question of the arena, and what was answered.
struct Asked {
    seat: Seat,
    view: String,
    told: Vec<Form>,
    seed: u64,
    action: String,
}

/// Answers, and keeps what it was asked.
#[derive(Default)]
struct Witness(Vec<Asked>);

impl Player for Witness {
    fn begin(&mut self) -> Result<(), Lapse> {
        self.0.clear();
        Ok(())
    }

    fn choose(&mut self, ask: &Ask<'_>) -> Result<Reply, Lapse> {
        let budget = Budget::nodes(NODES);
        let choice = choose_after(ask.view, ask.told, Level::Hard, &budget, ask.seed);
        let choice = choice.ok_or(Lapse::Silent)?;
        self.0.push(Asked {
            seat: ask.seat,
            view: ask.view.to_string(),
            told: ask.told.to_vec(),
            seed: ask.seed,
            action: choice.action.clone(),
        });
        Ok(Reply {
            action: choice.action,
            nodes: choice.nodes,
            time: Duration::ZERO,
            late: false,
        })
    }
}

fn texts(forms: &[Form]) -> Vec<&str> {
    forms.iter().map(Form::as_str).collect()
}

/// A match of two levels in the arena, the last of its pair, played again in a house.
fn same_in_the_house(kind: Kind, setup: &str) {
    let plan = Plan {
        kind,
        setup: setup.to_owned(),
        seed: 3,
        opening: Opening::Plies(0),
    };
    let (mut one, mut two) = (Witness::default(), Witness::default());
    let pair = play_pair(&plan, 0, [&mut one, &mut two]).unwrap();
    let mut asked: Vec<Asked> = one.0.into_iter().chain(two.0).collect();
    asked.sort_by_key(|asked| asked.told.len());

    let offer = Offer::new(kind, setup, Clock::Off, MatchKind::Friendly).unwrap();
    let person = PersonId::from_bits(1);
    let seating = Seating::open().bot(Seat::SECOND, Level::Hard);
    let (id, mut luck) = (MatchId::from_bits(1), Luck::seeded(1));
    let mut log = Table::open(id, offer, person, seating, 0, &mut luck).unwrap();
    let opened = log.len();
    let mut host = Host::open(id, log.clone()).unwrap();
    let (mut next, mut late) = (asked.iter().peekable(), 0);
    for (number, event) in pair.matches[1].events.iter().enumerate() {
        while let Some(asked) = next.next_if(|asked| asked.told.len() == number) {
            let told = host.told(asked.seat).to_vec();
            assert_eq!(texts(&told), texts(&asked.told));
            let view = host.view(asked.seat);
            assert_eq!(view.to_string(), asked.view);
            if number % 7 == 0 || number < 4 {
                let budget = Budget::nodes(NODES);
                let choice = choose_after(&view, &told, Level::Hard, &budget, asked.seed);
                assert_eq!(choice.unwrap().action, asked.action);
            }
            if number % 16 == 5 {
                // A house that has just read the match tells the same.
                let mut again = Host::open(id, log.clone()).unwrap();
                assert_eq!(texts(again.told(asked.seat)), texts(&told));
                late += 1;
            }
        }
        let entry = Entry {
            at: 0,
            event: TableEvent::play(event.parse().unwrap()),
        };
        log.push(entry.clone());
        host.commit(vec![entry]).unwrap();
    }
    assert_eq!(log.len(), opened + pair.matches[1].events.len());
    assert!(late > 0, "a short match");
}

#[test]
fn the_house_tells_what_the_arena_tells() {
    same_in_the_house(Kind::Stratego, "");
    same_in_the_house(Kind::Stratego, "barrage=on");
}

/// Where nothing is hidden the view says all.
#[test]
fn nothing_is_told_where_nothing_is_hidden() {
    let offer = Offer::new(Kind::Ataxx, "", Clock::Off, MatchKind::Friendly).unwrap();
    let seating = Seating::open().bot(Seat::SECOND, Level::Easy);
    let (id, mut luck) = (MatchId::from_bits(2), Luck::seeded(2));
    let log = Table::open(id, offer, PersonId::from_bits(1), seating, 0, &mut luck).unwrap();
    let mut host = Host::open(id, log).unwrap();
    let event = "0 g2".parse().unwrap();
    let (at, event) = (0, TableEvent::play(event));
    host.commit(vec![Entry { at, event }]).unwrap();
    assert!(host.told(Seat::SECOND).is_empty());
}
