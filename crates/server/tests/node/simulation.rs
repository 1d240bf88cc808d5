//! Random matches over random faults, repeated from a seed: duplicates, lost connections, restarts in
//! every state, out of time, resigning. At every quiet moment what each viewer was told makes the
//! same as the whole told anew.

use game::Rng;
use protocol::{Deed, Opponent, Phase};
use table::{MatchId, PersonId, Record};

use crate::house::{House, key, request};
use crate::viewer::Viewer;

struct Run {
    house: House,
    rng: Rng,
    viewers: Vec<Viewer>,
    /// Commands that were acknowledged, with their answers.
    acknowledged: Vec<(PersonId, table::Key, Deed, u32)>,
}

async fn gather(house: &House, seats: usize, setup: &str) -> (MatchId, Vec<PersonId>) {
    let mut persons = vec![house.guest().await.id];
    let mut request = request("party", Opponent::Invite);
    request.setup = setup.to_owned();
    let created = house.node.create(persons[0], request).await.unwrap();
    let token = created.invite.unwrap();
    for _ in 1..seats {
        let guest = house.guest().await.id;
        house.node.take(guest, &token).await.unwrap();
        persons.push(guest);
    }
    (created.id, persons)
}

impl Run {
    async fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let house = House::open().await;
        let seats = rng.below(3) + 2;
        let setup = match seats {
            2 => "rounds=2".to_owned(),
            seats => format!("seats={seats} rounds=2"),
        };
        let (id, persons) = gather(&house, seats, &setup).await;
        let watcher = house.guest().await.id;
        let mut viewers = Vec::new();
        for person in persons.into_iter().chain([watcher]) {
            viewers.push(Viewer::follow(&house.node, person, id).await);
        }
        Self {
            house,
            rng,
            viewers,
            acknowledged: Vec::new(),
        }
    }

    /// One thing that happens. False: the match is over.
    async fn step(mut self) -> (Self, bool) {
        let who = self.rng.below(self.viewers.len());
        self.viewers[who].hear().await;
        match self.rng.below(40) {
            0 => {
                let down = self.rng.below(100_000) as i64;
                self.house.is_up().await;
                self.house = self.house.restarted(down).await;
                let node = self.house.node.clone();
                for viewer in &mut self.viewers {
                    viewer.come_back(&node).await;
                }
            }
            1..=3 => {
                let node = self.house.node.clone();
                self.viewers[who].come_back(&node).await;
            }
            4 => self.house.pass(self.rng.below(20_000) as i64),
            5..=7 => self.repeat().await,
            8 => {
                // Nonsense of all kinds.
                let deed = self.rng.pick(&nonsense()).cloned().unwrap();
                let viewer = &self.viewers[who];
                let _ = viewer.order(deed).await;
            }
            9 if self.rng.chance(1, 8) => {
                let out = [Deed::Resign, Deed::Exit];
                let deed = self.rng.pick(&out).cloned().unwrap();
                let _ = self.viewers[who].order(deed).await;
            }
            10 => {
                for viewer in &mut self.viewers {
                    viewer.agrees().await;
                }
            }
            _ => self.play(who).await,
        }
        let over = self.viewers[0].is_over();
        (self, !over)
    }

    async fn play(&mut self, who: usize) {
        let viewer = &self.viewers[who];
        let deed = match viewer.seen.status.phase {
            Phase::Gathering => Some(Deed::Ready),
            _ => viewer.pick(&mut self.rng),
        };
        let Some(deed) = deed else { return };
        let (person, key) = (viewer.person, key());
        let sent = self
            .house
            .node
            .command(person, viewer.id, key, deed.clone(), 0);
        if let Ok(ply) = sent.await {
            self.acknowledged.push((person, key, deed, ply));
        }
    }

    /// Sends one of the last commands again.
    async fn repeat(&mut self) {
        let late = self.acknowledged.len().saturating_sub(4);
        let Some((person, key, deed, ply)) = self.rng.pick(&self.acknowledged[late..]).cloned()
        else {
            return;
        };
        let again = self
            .house
            .node
            .command(person, self.viewers[0].id, key, deed.clone(), 0);
        let again = again.await;
        if let Deed::Act { .. } = deed {
            assert_eq!(again.unwrap(), ply);
        }
    }
}

fn nonsense() -> Vec<Deed> {
    let act = |decision, action: &str| Deed::Act {
        decision,
        action: action.to_owned(),
    };
    vec![
        Deed::Ready,
        Deed::Rematch,
        Deed::Sit { seat: None },
        act(0, "hold"),
        act(u32::MAX, "roll"),
        act(7, "bid 9"),
        act(9, ""),
        act(12, "arrange 111"),
    ]
}

#[tokio::test]
async fn whatever_happens_everyone_sees_the_truth() {
    for seed in 0..24 {
        let mut run = Run::new(seed).await;
        let mut steps = 0;
        loop {
            let (next, goes_on) = run.step().await;
            run = next;
            steps += 1;
            assert!(steps < 20_000, "seed {seed} does not end");
            if !goes_on {
                break;
            }
        }
        for viewer in &mut run.viewers {
            viewer.agrees().await;
            assert!(viewer.is_over(), "seed {seed}");
        }
        let id = run.viewers[0].id;
        // What was acknowledged is in the log, where it was said to be.
        let log = run.house.store().log(id, 0).await.unwrap();
        for (_, key, deed, ply) in &run.acknowledged {
            if let Deed::Act { .. } = deed {
                let text = log[*ply as usize].event.to_string();
                assert!(text.contains(&format!("key={key} ")), "seed {seed}: {text}");
            }
        }
        let record = run.house.node.record(id).await.unwrap();
        assert!(record.parse::<Record>().is_ok(), "seed {seed}");
    }
}
