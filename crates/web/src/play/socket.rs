//! A link to the house: a WebSocket.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use client::{Link, Signal, wire};
use protocol::Say;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use crate::browser;

type Inbox = Rc<RefCell<VecDeque<Signal>>>;

/// A link that can be opened again after it broke. Whenever something has happened, `wake` is
/// called.
pub(super) struct Socket {
    open: Option<Open>,
    inbox: Inbox,
    wake: fn(),
}

impl Socket {
    /// A link that is down.
    pub(super) fn new(wake: fn()) -> Self {
        Self {
            open: None,
            inbox: Inbox::default(),
            wake,
        }
    }

    /// Tries to connect, anew if need be. What the old connection had under way is lost.
    pub(super) fn connect(&mut self) {
        self.open = None;
        self.inbox.borrow_mut().clear();
        self.open = Open::new(&self.inbox, self.wake);
        if self.open.is_none() {
            self.inbox.borrow_mut().push_back(Signal::Down);
        }
    }

    /// Breaks the connection off.
    pub(super) fn cut(&mut self) {
        if self.open.take().is_some() {
            self.inbox.borrow_mut().push_back(Signal::Down);
        }
    }

    /// Whether there is a connection, or a try to have one.
    pub(super) const fn is_open(&self) -> bool {
        self.open.is_some()
    }
}

impl Link for Socket {
    fn say(&mut self, say: Say) {
        if let Some(open) = &self.open {
            let _ = open.socket.send_with_str(&wire::write(&say));
        }
    }

    fn next_signal(&mut self) -> Option<Signal> {
        let signal = self.inbox.borrow_mut().pop_front();
        if signal == Some(Signal::Down) {
            self.open = None;
        }
        signal
    }
}

/// One connection, with what it calls.
struct Open {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut(Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(Event)>,
}

impl Open {
    fn new(inbox: &Inbox, wake: fn()) -> Option<Self> {
        let socket = WebSocket::new(&address()?).ok()?;
        let put = |inbox: &Inbox| {
            let inbox = Rc::clone(inbox);
            move |signal| {
                inbox.borrow_mut().push_back(signal);
                // Later, so that no callback runs while the link is in use.
                browser::after(0, wake);
            }
        };
        let (up, down, told) = (put(inbox), put(inbox), put(inbox));
        let on_open = Closure::<dyn FnMut(Event)>::new(move |_| up(Signal::Up));
        let on_close = Closure::<dyn FnMut(Event)>::new(move |_| down(Signal::Down));
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            // What cannot be read is of a newer house; a gap that it leaves is noticed.
            if let Some(Ok(tell)) = message.data().as_string().map(|text| wire::read(&text)) {
                told(Signal::Tell(Box::new(tell)));
            }
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Some(Self {
            socket,
            _on_open: on_open,
            _on_message: on_message,
            _on_close: on_close,
        })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        let _ = self.socket.close();
    }
}

fn address() -> Option<String> {
    let origin = browser::origin();
    let rest = origin.strip_prefix("http")?; // leaves the `s` of https
    Some(format!("ws{rest}/api/v1/socket"))
}
