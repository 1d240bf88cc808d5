//! One match of the load after the other, between the same two players.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use client::Heard;
use client::native::{House, Player};
use game::Rng;
use protocol::{Deed, Phase, Tell};
use table::MatchId;
use tokio::sync::watch;
use tokio::time::Instant;

use super::mirror::Mirror;
use super::open::{Wish, key, open};
use super::tally::Tally;
use crate::fault::Fault;

/// Two players at a match.
pub(super) struct Pair {
    players: [Player; 2],
    mirrors: [Option<Mirror>; 2],
    id: MatchId,
    think: Duration,
    rng: Rng,
    keys: u64,
    /// Who is to move, and when.
    next: Option<(usize, Instant)>,
    /// When the moves were sent that have not come to the opponent yet: several where one moves again.
    sent: VecDeque<std::time::Instant>,
    tally: Arc<Tally>,
}

impl Pair {
    /// Opens a match and lets both be ready.
    pub(super) async fn open(house: &House, wish: Wish, tally: Arc<Tally>) -> Result<Self, Fault> {
        let (first, second, id) = open(house, &wish).await?;
        let mut pair = Self {
            players: [first, second],
            mirrors: [None, None],
            id,
            think: wish.think,
            rng: wish.rng,
            keys: 0,
            next: None,
            sent: VecDeque::new(),
            tally,
        };
        while pair.mirrors.iter().any(Option::is_none) {
            pair.listen().await?;
        }
        Ok(pair)
    }

    /// Plays match after match from when the gate opens.
    pub(super) async fn play(mut self, mut gate: watch::Receiver<bool>) -> Result<(), Fault> {
        let waiting = self.next.take();
        while !*gate.borrow_and_update() {
            tokio::select! {
                _ = gate.changed() => {}
                heard = self.listen() => heard?,
            }
        }
        // Not all at one moment.
        let wait = self.think.mul_f64(2.0 * self.fraction());
        self.next = waiting.map(|(player, _)| (player, Instant::now() + wait));
        loop {
            match self.next {
                Some((player, at)) if at <= Instant::now() => self.act(player).await?,
                Some((_, at)) => {
                    tokio::select! {
                        heard = self.listen() => heard?,
                        () = tokio::time::sleep_until(at) => {}
                    }
                }
                None => self.listen().await?,
            }
        }
    }

    /// Takes one message of either player up.
    async fn listen(&mut self) -> Result<(), Fault> {
        let [first, second] = &mut self.players;
        let (player, tell) = tokio::select! {
            tell = first.hear() => (0, tell?),
            tell = second.hear() => (1, tell?),
        };
        self.take(player, tell).await
    }

    async fn take(&mut self, player: usize, tell: Tell) -> Result<(), Fault> {
        let resync = matches!(tell, Tell::Resync { .. });
        match self.players[player].take(tell).await? {
            Heard::Step(id) if id == self.id => self.step(player).await,
            Heard::Match(id) if id == self.id => self.whole(player).await,
            Heard::Refused(_, why) => Err(Fault::Wrong(format!("it refused: {why}"))),
            _ if resync => Err(Fault::Wrong(
                "it was too slow and wants a resync".to_owned(),
            )),
            _ => Ok(()),
        }
    }

    async fn step(&mut self, player: usize) -> Result<(), Fault> {
        let (Some(room), Some(mirror)) = (
            self.players[player].room(self.id),
            self.mirrors[player].as_mut(),
        ) else {
            return Ok(());
        };
        let Some(state) = room.state() else {
            return Ok(());
        };
        let mover = mirror.step(&state.view)?;
        let (phase, mine) = (state.status.phase, room.decision().is_some());
        self.tally.checked();
        if mover.is_some_and(|seat| state.you.seat() != Some(seat))
            && let Some(sent) = self.sent.pop_front()
        {
            self.tally.moved(sent.elapsed());
        }
        if phase == Phase::Over {
            return self.rematch(player).await;
        }
        if mine {
            self.next = Some((player, Instant::now() + self.pause()));
        }
        Ok(())
    }

    /// A match came whole: one that begins, or its rematch is known.
    async fn whole(&mut self, player: usize) -> Result<(), Fault> {
        let Some(state) = self.players[player]
            .room(self.id)
            .and_then(|room| room.state())
        else {
            return Ok(());
        };
        if let Some(next) = state.next {
            return self.move_on(next).await;
        }
        let begun = [Phase::Setup, Phase::Playing].contains(&state.status.phase);
        if begun && self.mirrors[player].is_none() {
            let mine = state.status.decision.is_some();
            self.mirrors[player] = Some(Mirror::new(state)?);
            if mine {
                self.next = Some((player, Instant::now() + self.pause()));
            }
        }
        Ok(())
    }

    async fn act(&mut self, player: usize) -> Result<(), Fault> {
        self.next = None;
        if self.mirrors.iter().any(Option::is_none) {
            self.next = Some((player, Instant::now() + Duration::from_millis(1)));
            return self.listen().await; // the other has not come to the match yet
        }
        let Some(room) = self.players[player].room(self.id) else {
            return Ok(());
        };
        let (Some(decision), Some(seat)) = (room.decision(), room.seat()) else {
            return Ok(());
        };
        let action = self.mirrors[player]
            .as_ref()
            .and_then(|mirror| mirror.choose(&mut self.rng))
            .ok_or_else(|| Fault::Wrong("a choice without actions".to_owned()))?;
        for mirror in self.mirrors.iter_mut().flatten() {
            mirror.sent(seat, action.clone());
        }
        let action = action.to_string();
        self.sent.push_back(std::time::Instant::now());
        self.say(player, Deed::Act { decision, action }).await
    }

    async fn rematch(&mut self, player: usize) -> Result<(), Fault> {
        self.mirrors[player] = None;
        self.say(player, Deed::Rematch).await
    }

    /// Both go to the rematch; the second to hear of it finds the first there.
    async fn move_on(&mut self, next: MatchId) -> Result<(), Fault> {
        let old = std::mem::replace(&mut self.id, next);
        self.tally.finished();
        self.mirrors = [None, None];
        self.next = None;
        self.sent.clear();
        for player in &mut self.players {
            player.unfollow(old).await?;
            player.follow(next).await?;
        }
        Ok(())
    }

    async fn say(&mut self, player: usize, deed: Deed) -> Result<(), Fault> {
        self.keys += 1;
        let key = key("load", self.keys)?;
        self.players[player].command(self.id, key, deed).await?;
        Ok(())
    }

    fn pause(&mut self) -> Duration {
        if self.think.is_zero() {
            return Duration::ZERO;
        }
        self.think.mul_f64(0.5 + self.fraction())
    }

    /// From 0 to 1, at random.
    fn fraction(&mut self) -> f64 {
        const STEPS: usize = 1_000;
        self.rng.below(STEPS) as f64 / STEPS as f64
    }
}
