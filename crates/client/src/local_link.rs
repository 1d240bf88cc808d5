//! A link to a house in the same process.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use host::Conn;
use protocol::Say;
use table::{Millis, PersonId};

use crate::{Link, LocalHouse, Mail, Signal};

/// A local house with a letter box for each of its connections.
#[derive(Clone, Debug)]
pub struct LocalExchange(Rc<RefCell<Inner>>);

#[derive(Debug)]
struct Inner {
    house: LocalHouse,
    boxes: BTreeMap<Conn, VecDeque<Signal>>,
    clock: fn() -> Millis,
}

impl LocalExchange {
    /// An exchange for `house`, whose time is what `clock` says.
    #[must_use]
    pub fn new(house: LocalHouse, clock: fn() -> Millis) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            house,
            boxes: BTreeMap::new(),
            clock,
        })))
    }

    /// Does something with the house, and delivers what it tells.
    pub fn with<T>(&self, ask: impl FnOnce(&mut LocalHouse, Millis) -> (T, Mail)) -> T {
        let inner = &mut *self.0.borrow_mut();
        let (answer, mail) = ask(&mut inner.house, (inner.clock)());
        for (to, tell) in mail {
            if let Some(letters) = inner.boxes.get_mut(&to) {
                letters.push_back(Signal::Tell(Box::new(tell)));
            }
        }
        answer
    }

    /// A link of `person`, which stands at once.
    #[must_use]
    pub fn link(&self, person: PersonId) -> LocalLink {
        let inner = &mut *self.0.borrow_mut();
        let conn = Conn(inner.boxes.keys().next_back().map_or(0, |last| last.0 + 1));
        inner.house.connect(conn, person);
        inner.boxes.insert(conn, VecDeque::from([Signal::Up]));
        LocalLink {
            exchange: self.clone(),
            conn,
        }
    }
}

/// A connection to a [`LocalExchange`]. Breaks when it is dropped.
#[derive(Debug)]
pub struct LocalLink {
    exchange: LocalExchange,
    conn: Conn,
}

impl Link for LocalLink {
    fn say(&mut self, say: Say) {
        let conn = self.conn;
        self.exchange
            .with(|house, now| ((), house.say(conn, say, now)));
    }

    fn next_signal(&mut self) -> Option<Signal> {
        let inner = &mut *self.exchange.0.borrow_mut();
        inner.boxes.get_mut(&self.conn)?.pop_front()
    }
}

impl Drop for LocalLink {
    fn drop(&mut self) {
        let conn = self.conn;
        self.exchange.with(|house, _| ((), house.disconnect(conn)));
        self.exchange.0.borrow_mut().boxes.remove(&conn);
    }
}
