//! Leaderboards: every win counts once, who has as many has the same place, and one's own place has
//! its neighbours.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use coins::{Board, Dates, Less, Span, Tab, Tariff, Win};
use game::{Rng, Seat};
use games::Kind;
use store::{Person, Store, Write};
use table::{MatchId, PersonId};

const TODAY: Dates = Dates::of(20_787, 30);

fn who(bits: u64) -> PersonId {
    PersonId::from_bits(bits)
}

fn kept() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&dir.path().join("house.db")).unwrap();
    (dir, store)
}

struct Wins {
    store: Store,
    matches: u64,
    _dir: tempfile::TempDir,
}

impl Wins {
    fn new() -> Self {
        let (dir, store) = kept();
        Self {
            store,
            matches: 0,
            _dir: dir,
        }
    }

    async fn won(&mut self, person: u64, game: Kind, dates: Dates, void: Option<Less>) {
        self.matches += 1;
        let win = Win {
            seat: Seat::SECOND,
            person: who(person),
            game,
            others: Vec::new(),
            worth: 30,
            void,
        };
        let write = || Write::Win {
            id: MatchId::from_bits(self.matches),
            at: self.matches as i64,
            dates,
            win: win.clone(),
            tariff: Tariff::default(),
        };
        // Twice: each match counts once.
        self.store.append(vec![write(), write()]).await.unwrap();
    }

    /// The lines of a board as place, person, wins.
    async fn top(&self, tab: Tab, span: Span, dates: Dates) -> Vec<(u64, PersonId, u32)> {
        let board = Board::on(tab, span, dates);
        let lines = self.store.top(board, 100).await.unwrap();
        lines
            .into_iter()
            .map(|line| (line.place, line.person, line.wins))
            .collect()
    }
}

#[tokio::test]
async fn every_win_counts_once_on_its_boards_past_the_limit_and_guarded_too() {
    let mut wins = Wins::new();
    for _ in 0..6 {
        wins.won(1, Kind::Ataxx, TODAY, None).await; // 30 coins each: past the limit
    }
    wins.won(1, Kind::Boxes, TODAY, Some(Less::Short)).await;
    wins.won(1, Kind::Boxes, TODAY, Some(Less::Unusual)).await;
    let check = async |tab, expect: &[(u64, PersonId, u32)]| {
        for span in Span::ALL {
            assert_eq!(wins.top(tab, span, TODAY).await, expect, "{tab} {span}");
        }
    };
    check(Tab::Friendlies, &[(1, who(1), 8)]).await;
    check(Tab::Game(Kind::Ataxx), &[(1, who(1), 6)]).await;
    check(Tab::Game(Kind::Boxes), &[(1, who(1), 2)]).await;
    check(Tab::Game(Kind::Stratego), &[]).await;
}

#[tokio::test]
async fn a_day_a_week_and_a_month_end_and_always_does_not() {
    let mut wins = Wins::new();
    wins.won(1, Kind::Ataxx, TODAY, None).await;
    let check = async |dates, expect: [usize; 4]| {
        for (span, lines) in Span::ALL.into_iter().zip(expect) {
            let top = wins.top(Tab::Friendlies, span, dates).await;
            assert_eq!(top.len(), lines, "{span} {dates:?}");
        }
    };
    check(TODAY, [1, 1, 1, 1]).await;
    check(Dates::of(20_788, 1), [0, 1, 0, 1]).await; // Tuesday, 1 December
    check(Dates::of(20_786, 29), [0, 0, 1, 1]).await; // Sunday before
    check(Dates::of(21_000, 15), [0, 0, 0, 1]).await;
    // Long ago is forgotten, what counts always is not.
    assert!(wins.store.forget_boards(20_788).await.unwrap() > 0);
    assert_eq!(wins.store.forget_boards(20_788).await.unwrap(), 0);
    check(TODAY, [0, 0, 0, 1]).await;
}

#[tokio::test]
async fn who_has_as_many_wins_has_the_same_place() {
    let mut wins = Wins::new();
    for person in [3, 1, 2, 1, 3, 4, 5] {
        wins.won(person, Kind::Ataxx, TODAY, None).await;
    }
    let top = wins.top(Tab::Friendlies, Span::Day, TODAY).await;
    // Of equals who was there first is shown first.
    let expect = [(1, 1, 2), (1, 3, 2), (3, 2, 1), (3, 4, 1), (3, 5, 1)];
    assert_eq!(
        top,
        expect.map(|(place, person, wins)| (place, who(person), wins))
    );
}

#[tokio::test]
async fn the_own_line_comes_with_its_neighbours_as_the_whole_list_has_them() {
    let mut wins = Wins::new();
    let mut rng = Rng::new(7);
    for _ in 0..150 {
        let person = rng.below(8) * rng.below(8);
        wins.won(person as u64, Kind::Ataxx, TODAY, None).await;
    }
    let board = Board::on(Tab::Friendlies, Span::Week, TODAY);
    let all = wins.store.top(board, 1_000).await.unwrap();
    for (at, line) in all.iter().enumerate() {
        let more = all.iter().filter(|other| other.wins > line.wins).count();
        assert_eq!(line.place, more as u64 + 1);
        for each in [0, 1, 3] {
            let around = wins
                .store
                .around(board, line.person, each as u32)
                .await
                .unwrap();
            let from = at.saturating_sub(each);
            let to = (at + each + 1).min(all.len());
            assert_eq!(around, all[from..to], "{at} {each}");
        }
    }
    assert!(
        wins.store
            .around(board, who(999), 2)
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn people_are_called_by_their_present_names() {
    let mut wins = Wins::new();
    wins.won(1, Kind::Ataxx, TODAY, None).await;
    let board = Board::on(Tab::Friendlies, Span::All, TODAY);
    let name = async |store: &Store| store.top(board, 1).await.unwrap()[0].name.clone();
    assert_eq!(name(&wins.store).await, None);
    let person = Person {
        id: who(1),
        name: "Asha".into(),
    };
    wins.store.create_person(person, 0).await.unwrap();
    assert_eq!(name(&wins.store).await.as_deref(), Some("Asha"));
    let around = wins.store.around(board, who(1), 0).await.unwrap();
    assert_eq!(around[0].name.as_deref(), Some("Asha"));
}
