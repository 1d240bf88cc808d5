//! Playing a pair.

use game::{Event, Rng, Seat, Turn, Viewer};
use games::{AnyGame, Form};

use crate::plan::Lot;
use crate::{Ask, Lapse, Match, OpeningError, Pair, Plan, Player, Reply};

/// Plays a pair: the first player has the first seat, then the other, with the same dice. Of more than two
/// seats it has one, and the second player all others; the seats take turns, pair by pair.
///
/// # Errors
/// When there is no opening.
pub fn play_pair(
    plan: &Plan,
    pair: u64,
    players: [&mut dyn Player; 2],
) -> Result<Pair, OpeningError> {
    let (opening, seats) = (plan.opening(pair)?, plan.seats()?);
    let [first, second] = players;
    let mut play = |swapped: bool| {
        let players: [&mut dyn Player; 2] = [&mut *first, &mut *second];
        Bout::new(plan, pair, &opening, &seats, swapped).play(players)
    };
    Ok(Pair {
        pair,
        opening: opening.view(Viewer::Watcher).to_string(),
        matches: [play(false)?, play(true)?],
    })
}

/// One match under way.
struct Bout<'a> {
    opening: &'a AnyGame,
    game: AnyGame,
    /// Of the game, in order.
    seats: &'a [Seat],
    /// The first player's.
    mine: Seat,
    dice: Rng,
    lots: [Rng; 2],
    actions: Vec<Form>,
    /// By seat: what it was told.
    told: [Vec<Form>; Seat::MAX],
    record: Match,
}

impl<'a> Bout<'a> {
    fn new(plan: &Plan, pair: u64, opening: &'a AnyGame, seats: &'a [Seat], swapped: bool) -> Self {
        let place =
            (pair.wrapping_mul(2).wrapping_add(u64::from(swapped)) % seats.len() as u64) as usize;
        let mut lots = plan.rng(pair, Lot::Players);
        let mut lots = [0; 4].map(|_: u8| lots.next_u64()).into_iter();
        if swapped {
            lots.by_ref().take(2).for_each(drop);
        }
        let mut lot = || Rng::new(lots.next().unwrap_or_default());
        Self {
            opening,
            game: opening.clone(),
            seats,
            mine: seats[place],
            dice: plan.rng(pair, Lot::Dice),
            lots: [lot(), lot()],
            actions: Vec::new(),
            told: Default::default(),
            record: Match {
                half_points: 1,
                end: String::new(),
                lapse: None,
                events: Vec::new(),
                moves: [0; 2],
                nodes: [0; 2],
                micros: [0; 2],
                longest: [0; 2],
            },
        }
    }

    fn play(mut self, players: [&mut dyn Player; 2]) -> Result<Match, OpeningError> {
        let [first, second] = players;
        for (i, player) in [&mut *first, &mut *second].into_iter().enumerate() {
            if let Err(lapse) = player.begin() {
                return Ok(self.failed(i, lapse));
            }
        }
        loop {
            let event = match self.game.turn() {
                Turn::Over(places, reason) => {
                    self.record.half_points = match places.winner() {
                        None => 1,
                        Some(winner) => 2 * u8::from(winner == self.mine),
                    };
                    reason.code().clone_into(&mut self.record.end);
                    return Ok(self.record);
                }
                Turn::Auto(action) => Event::Auto(action),
                Turn::Chance(draw) => {
                    Event::Chance(self.game.chance(&draw.sample(&mut self.dice))?)
                }
                turn @ (Turn::Act(_) | Turn::Setup(_)) => {
                    let seat = turn.owing().iter().next();
                    let found = seat.and_then(|seat| Some((seat, self.player_of(seat)?)));
                    let (seat, i) = found.ok_or(OpeningError::Alone)?;
                    let player: &mut dyn Player = if i == 0 { &mut *first } else { &mut *second };
                    match self.ask(seat, i, player) {
                        Ok(action) => Event::Act(seat, action),
                        Err(lapse) => return Ok(self.failed(i, lapse)),
                    }
                }
            };
            for seat in self.seats {
                let notice = self.game.notice(&event, Viewer::Seat(*seat))?;
                self.told[seat.index()].push(notice);
            }
            self.game.apply(&event)?;
            self.record.events.push(event.to_string());
            if let Event::Act(_, action) | Event::Auto(action) = event {
                self.actions.push(action);
            }
        }
    }

    /// Which player has this seat.
    fn player_of(&self, seat: Seat) -> Option<usize> {
        let is_in = self.seats.contains(&seat);
        is_in.then_some(usize::from(seat != self.mine))
    }

    /// What the player does, legal.
    fn ask(&mut self, seat: Seat, i: usize, player: &mut dyn Player) -> Result<Form, Lapse> {
        let view = self.game.view(Viewer::Seat(seat));
        let reply = player.choose(&Ask {
            view: &view,
            seat,
            first: seat == self.seats[0],
            opening: self.opening,
            actions: &self.actions,
            told: &self.told[seat.index()],
            seed: self.lots[i].next_u64(),
        })?;
        self.count(i, &reply);
        if reply.late {
            return Err(Lapse::Late);
        }
        let action = self.game.action(&reply.action);
        let action = action.map_err(|_| Lapse::Illegal)?;
        match view.allows(action.as_str()) {
            Ok(()) => Ok(action),
            Err(_) => Err(Lapse::Illegal),
        }
    }

    fn count(&mut self, i: usize, reply: &Reply) {
        let micros = u64::try_from(reply.time.as_micros()).unwrap_or(u64::MAX);
        let record = &mut self.record;
        record.moves[i] += 1;
        record.nodes[i] = record.nodes[i].saturating_add(reply.nodes);
        record.micros[i] = record.micros[i].saturating_add(micros);
        record.longest[i] = record.longest[i].max(micros);
    }

    /// The match is lost for this player.
    fn failed(mut self, i: usize, lapse: Lapse) -> Match {
        self.record.half_points = if i == 0 { 0 } else { 2 };
        lapse.code().clone_into(&mut self.record.end);
        self.record.lapse = Some((i as u8, lapse));
        self.record
    }
}
