//! What a viewer may know, and what not.

use game::{Event, EventOf, Game, Rng, Seat, Turn, View as _, Viewer};

use crate::Law;
use crate::law::Broken;
use crate::walk::{Walk, chance, choose, next_event};

/// Events played on from a world, to see that it is a whole state.
const ROLLOUT: usize = 12;

/// Law [`Law::World`].
pub(crate) fn world<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    for viewer in walk.viewers() {
        let view = walk.state.view(viewer);
        let mut world = view.world(rng);
        let seen = world.view(viewer);
        Law::World.holds(seen == view && seen.to_string() == view.to_string(), || {
            format!("a world of `{view}` has the view `{seen}`")
        })?;
        Law::World.holds(world.turn() == walk.state.turn(), || {
            format!("a world of `{view}` waits for {:?}", world.turn())
        })?;
        for _ in 0..ROLLOUT {
            let Some(event) = next_event(&world, rng)? else {
                break;
            };
            if let Err(e) = world.apply(&event) {
                return Law::World.broken(format!("in a world of `{view}`, `{event}`: {e}"));
            }
        }
    }
    Ok(())
}

/// Law [`Law::Debug`].
pub(crate) fn debug<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let printed = format!("{:?}", walk.state);
    let public = walk.state.view(Viewer::Watcher);
    for _ in 0..2 {
        let other = format!("{:?}", public.world(rng));
        Law::Debug.holds(other == printed, || {
            format!("alike for a watcher, {printed} and {other}")
        })?;
    }
    Ok(())
}

/// Law [`Law::Knowledge`], for the event that follows.
pub(crate) fn knowledge<G: Game>(
    walk: &Walk<G>,
    event: &EventOf<G>,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let state = &walk.state;
    let mut after = state.clone();
    if after.apply(event).is_err() {
        return Ok(()); // the walk itself finds this
    }
    for viewer in walk.viewers() {
        let world = state.view(viewer).world(rng);
        let mut world_after = world.clone();
        if world_after.apply(event).is_err() {
            continue; // not possible there
        }
        let told = state.notice(event, viewer).to_string();
        let told_there = world.notice(event, viewer).to_string();
        if matches!(event, Event::Chance(_)) {
            Law::Knowledge.holds(told == told_there, || {
                format!("`{event}` tells {viewer} `{told}`, in a world alike `{told_there}`")
            })?;
        }
        let ends = |state: &G| matches!(state.turn(), Turn::Over(..)); // then all may be shown
        if told == told_there && !ends(&after) && !ends(&world_after) {
            let (seen, there) = (after.view(viewer), world_after.view(viewer));
            Law::Knowledge.holds(seen.to_string() == there.to_string(), || {
                format!("after `{event}` {viewer} sees `{seen}`, in a world alike `{there}`")
            })?;
        }
    }
    Ok(())
}

/// Law [`Law::Sealed`].
pub(crate) fn sealed<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let state = &walk.state;
    let owing = state.turn().owing();
    if owing.len() < 2 {
        return Ok(()); // the last choice may reveal all of them
    }
    for seat in owing.iter() {
        for viewer in walk.viewers() {
            if viewer == Viewer::Seat(seat) {
                continue;
            }
            let learnt = learns(state, seat, viewer, rng)?;
            let other = learns(state, seat, viewer, rng)?;
            let there = learns(&state.view(viewer).world(rng), seat, viewer, rng)?;
            Law::Sealed.holds(learnt == other && learnt == there, || {
                format!("{viewer} can tell choices of {seat} apart: {learnt:?} {other:?} {there:?}")
            })?;
        }
    }
    Ok(())
}

/// What `viewer` learns from a random choice of `seat`: the notice, and the view after it.
fn learns<G: Game>(
    state: &G,
    seat: Seat,
    viewer: Viewer,
    rng: &mut Rng,
) -> Result<(String, String), Broken> {
    let event = Event::Act(seat, choose(state, seat, rng)?);
    let notice = state.notice(&event, viewer).to_string();
    let mut after = state.clone();
    if let Err(e) = after.apply(&event) {
        return Law::Allows.broken(format!("`{event}` is refused: {e}"));
    }
    Ok((notice, after.view(viewer).to_string()))
}

/// Law [`Law::Commute`].
pub(crate) fn commute<G: Game>(walk: &Walk<G>, rng: &mut Rng) -> Result<(), Broken> {
    let mut seats: Vec<Seat> = walk.state.turn().owing().iter().collect();
    if seats.len() < 2 {
        return Ok(());
    }
    let mut events = Vec::new();
    for seat in &seats {
        events.push(Event::Act(*seat, choose(&walk.state, *seat, rng)?));
    }
    let first = in_order(&walk.state, &events)?;
    events.reverse();
    seats.reverse();
    for _ in 0..2 {
        let other = in_order(&walk.state, &events)?;
        let views = walk.viewers();
        let same = views.iter().all(|who| first.view(*who) == other.view(*who));
        Law::Commute.holds(first == other && same, || {
            let texts: Vec<String> = events.iter().map(ToString::to_string).collect();
            format!("the order of {texts:?} matters")
        })?;
        rng.shuffle(&mut events);
    }
    Ok(())
}

fn in_order<G: Game>(state: &G, events: &[EventOf<G>]) -> Result<G, Broken> {
    let mut state = state.clone();
    for event in events {
        if let Err(e) = state.apply(event) {
            return Law::Commute.broken(format!("`{event}` is refused after the others': {e}"));
        }
    }
    Ok(state)
}

/// What each viewer went through: notices and views, one after another.
type Histories = Vec<String>;

/// Law [`Law::Deals`], for the last deck drawn: two cards of it are swapped and the same events
/// played. Cards between which a viewer notices no swap are alike to it; those that it does not
/// know are the largest such class. No card may be known to two seats, and none to a watcher when
/// dealt. Pairs whose swap is seen by watchers or makes an event illegal are public by now.
pub(crate) fn deals<G: Game>(walk: &Walk<G>, setup: &G::Setup) -> Result<(), Broken> {
    let Some((at, drawn)) = walk.decks.last() else {
        return Ok(());
    };
    let before = in_order(&start::<G>(setup)?, &walk.record[..*at])?;
    let ranks = chance(&before, drawn)?;
    let events = &walk.record[at + 1..];
    let viewers = walk.viewers();
    let Some(real) = histories(&mut before.clone(), ranks.clone(), events, &viewers) else {
        return Law::Replay.broken("the record does not replay");
    };
    let dealt = |chance: G::Chance| {
        let notice = before.notice(&Event::Chance(chance.clone()), Viewer::Watcher);
        let mut after = before.clone();
        let _ = after.apply(&Event::Chance(chance));
        (notice.to_string(), after.view(Viewer::Watcher).to_string())
    };
    let public = dealt(ranks.clone());
    let cards = drawn.len();
    let mut alike = vec![Alike::new(cards); walk.seats.len()];
    for i in 0..cards {
        for j in 0..i {
            let mut swapped = drawn.clone();
            swapped.swap(i, j);
            let other = chance(&before, &swapped)?;
            if other == ranks {
                continue; // the same rank twice
            }
            Law::Deals.holds(dealt(other.clone()) == public, || {
                format!("a watcher can tell which cards are at {i} and {j} of the deck")
            })?;
            let Some(there) = histories(&mut before.clone(), other, events, &viewers) else {
                continue;
            };
            if real.last() != there.last() {
                continue; // the watcher is the last viewer
            }
            for (seat, alike) in alike.iter_mut().enumerate() {
                alike.note(i, j, real[seat] == there[seat]);
            }
        }
    }
    for card in 0..cards {
        let knowing = alike.iter().filter(|alike| alike.known(card)).count();
        Law::Deals.holds(knowing < 2, || {
            format!("the card at {card} of the deck is known to {knowing} seats")
        })?;
    }
    Ok(())
}

fn start<G: Game>(setup: &G::Setup) -> Result<G, Broken> {
    G::start(setup).map_err(|e| Law::Replay.breach(format!("start: {e}")))
}

/// Plays a draw and then `events` until the match is over; `None` if one is illegal.
fn histories<G: Game>(
    state: &mut G,
    drawn: G::Chance,
    events: &[EventOf<G>],
    viewers: &[Viewer],
) -> Option<Histories> {
    let mut histories = vec![String::new(); viewers.len()];
    let drawn = Event::Chance(drawn);
    for event in std::iter::once(&drawn).chain(events) {
        let notices = viewers.iter().map(|who| state.notice(event, *who));
        let notices: Vec<G::Notice> = notices.collect();
        state.apply(event).ok()?;
        if matches!(state.turn(), Turn::Over(..)) {
            break; // now all may be shown
        }
        for ((history, who), notice) in histories.iter_mut().zip(viewers).zip(notices) {
            *history += &format!("{notice}\n{}\n", state.view(*who));
        }
    }
    Some(histories)
}

/// Which cards one viewer can tell apart.
#[derive(Clone)]
struct Alike {
    /// By card: a class of cards that are alike, named by one of them.
    class: Vec<usize>,
    /// By card: whether some swap of it was noticed.
    noticed: Vec<bool>,
}

impl Alike {
    fn new(cards: usize) -> Self {
        Self {
            class: (0..cards).collect(),
            noticed: vec![false; cards],
        }
    }

    fn note(&mut self, i: usize, j: usize, same: bool) {
        if same {
            let (from, to) = (self.class[i], self.class[j]);
            let in_class = self.class.iter_mut().filter(|class| **class == from);
            in_class.for_each(|class| *class = to);
        } else {
            self.noticed[i] = true;
            self.noticed[j] = true;
        }
    }

    /// Whether the viewer knows this card: it notices its swaps, and it is not in the largest class,
    /// which is what it does not know. Nothing is said where that class does not stand out, unless
    /// the viewer tells most cards from each other.
    fn known(&self, card: usize) -> bool {
        let size = |class: usize| self.class.iter().filter(|other| **other == class).count();
        let cards = self.class.len();
        let mut sizes: Vec<(usize, usize)> = (0..cards).map(|class| (size(class), class)).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let Some((largest, unknown)) = sizes.first().copied() else {
            return false;
        };
        let second = sizes.get(1).map_or(0, |(size, _)| *size);
        let noticed = self.noticed.iter().filter(|noticed| **noticed).count();
        if largest == 1 {
            return noticed * 2 > cards && self.noticed[card];
        }
        let clear = largest > 2 && largest >= 2 * second;
        clear && self.noticed[card] && self.class[card] != unknown
    }
}
