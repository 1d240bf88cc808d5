//! What is won: written with the end of a match, and told to whom it belongs.

use coins::{Dates, Win};
use game::Event;
use protocol::{Purse, Refused};
use store::Write;
use table::{Entry, Life, PersonId, Table, TableEvent};

use super::faults::stored;
use super::options::NodeOptions;
use super::room::Room;
use super::start::Node;

/// What is written when `entries` end the match in `room`, and a person has won.
pub(super) fn win(
    options: &NodeOptions,
    room: &Room,
    entries: &[Entry],
    after: &Table,
) -> Option<Write> {
    let moves = moves(room.host.log()) + moves(entries);
    let win = Win::of(after, moves, &options.tariff)?;
    let at = entries.last()?.at; // of the log, so that every node and every replay says the same day
    Some(Write::Win {
        id: room.id(),
        at,
        dates: options.calendar.dates(at),
        win,
        tariff: options.tariff,
    })
}

/// How many choices were made.
fn moves(entries: &[Entry]) -> u32 {
    let chosen = |entry: &&Entry| match &entry.event {
        TableEvent::Play { event, .. } => matches!(event, Event::Act(..)),
        _ => false,
    };
    entries.iter().filter(chosen).count() as u32
}

impl Node {
    /// Tells those who played a match that is over what it earned, and what it made of their ratings, as the store
    /// has it.
    pub(super) async fn tell_end(&self, room: &mut Room) {
        if room.told_end || !matches!(room.host.table().life(), Life::Over(..)) {
            return;
        }
        let told = async {
            let earned = self.0.store.earned(room.id()).await?;
            Ok((earned, self.changes(room).await?))
        };
        match told.await {
            Ok((earned, changes)) => {
                room.told_end = true;
                for (seat, earned) in earned {
                    let out = room.host.pay(seat, earned);
                    room.deliver(&out);
                }
                for (seat, change) in changes {
                    let out = room.host.rate(seat, change);
                    room.deliver(&out);
                }
            }
            Err(error) => {
                let _ = stored(&error); // logged; who comes next is told
            }
        }
    }

    /// What a person has earned, today and in all.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn purse(&self, who: PersonId) -> Result<Purse, Refused> {
        let purse = self.0.store.purse(who, self.today().day).await;
        let purse = purse.map_err(|error| stored(&error))?;
        Ok(Purse {
            today: purse.day,
            limit: self.0.options.tariff.day,
            balance: purse.balance,
        })
    }

    /// The present day of the house.
    pub(super) fn today(&self) -> Dates {
        self.0.options.calendar.dates(self.now())
    }

    /// Two persons have shown to be one human's: in one browser one became the other.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn are_one(&self, one: PersonId, other: PersonId) -> Result<(), Refused> {
        let joined = self.0.store.join_kin(one, other).await;
        joined.map_err(|error| stored(&error))
    }
}
