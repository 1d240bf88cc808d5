//! Who knows what of a deal.

use game::{Event, EventOf, Game, Turn, Viewer};

use super::secret::in_order;
use crate::Law;
use crate::law::Broken;
use crate::walk::{Walk, chance};

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
