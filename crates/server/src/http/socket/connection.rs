//! One connection: what is heard and told on it.

use std::ops::ControlFlow;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use protocol::{Deed, Hello, Refused, Say, Tell, VERSION, Welcome, code};
use table::{Key, MatchId};
use tokio::sync::Notify;
use tokio::time::{Sleep, sleep, timeout};

use super::lag::Lag;
use crate::http::app::{App, build};
use crate::http::bucket::Bucket;
use crate::http::listen::stopped;
use crate::node::{Outbox, Person};

/// How many messages may wait for a slow reader before it has to follow its matches again.
const WAITING: usize = 64;
/// How long a new connection may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// So many messages that cannot be taken, and the connection is closed.
const PATIENCE: u32 = 100;

/// How a connection goes on: or that it ends, with a word about why, if the other end still hears.
type Next = ControlFlow<Option<CloseFrame>>;

const GO_ON: Next = ControlFlow::Continue(());

pub(super) struct Connection {
    app: App,
    person: Person,
    socket: WebSocket,
    outbox: Outbox,
    greeted: bool,
    lag: Lag,
    bucket: Option<Bucket>,
    faults: u32,
    /// Answers that wait and are not counted.
    silent: u64,
    heard: Instant,
}

impl Connection {
    pub(super) fn new(app: App, person: Person, socket: WebSocket) -> Self {
        let now = Instant::now();
        let bucket = app.config.limits.messages;
        Self {
            app,
            person,
            socket,
            outbox: Outbox::new(WAITING),
            greeted: false,
            lag: Lag::new(),
            bucket: bucket.map(|rate| Bucket::full(rate, now)),
            faults: 0,
            silent: 0,
            heard: now,
        }
    }

    /// Serves the connection to its end.
    pub(super) async fn run(mut self, ended: Arc<Notify>) {
        self.app.metrics.sockets.inc();
        let why = self.serve(&ended).await;
        self.app.node.gone(&self.outbox);
        self.app.metrics.sockets.dec();
        if let Some(frame) = why {
            let farewell = self.socket.send(Message::Close(Some(frame)));
            let _ = timeout(Duration::from_secs(1), farewell).await; // it may be gone already
        }
    }

    async fn serve(&mut self, ended: &Notify) -> Option<CloseFrame> {
        let mut stop = self.app.stop.clone();
        // Made once and not for each message: these two would be most of the work of the loop.
        let mut stopped = pin!(stopped(&mut stop));
        let mut ended = pin!(ended.notified());
        let mut beat = pin!(sleep(HELLO));
        loop {
            let next = tokio::select! {
                biased;
                () = stopped.as_mut() => break Some(restart()),
                () = ended.as_mut() => break Some(close(close_code::POLICY, code::NO_SESSION)),
                told = self.outbox.next() => self.tell(told).await,
                heard = self.socket.next() => self.hear(heard, beat.as_mut()).await,
                () = beat.as_mut() => self.beat(beat.as_mut()).await,
            };
            if let ControlFlow::Break(why) = next {
                break why;
            }
        }
    }

    /// Writes what waits, all of it at once.
    async fn tell(&mut self, told: Vec<Utf8Bytes>) -> Next {
        let silent = std::mem::take(&mut self.silent); // all of them are among what waited
        let counted = (told.len() as u64).saturating_sub(silent);
        self.app.metrics.told.inc_by(counted);
        let socket = &mut self.socket;
        let write = async {
            for text in told {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        match timeout(self.app.config.beat.stuck, write).await {
            Ok(Ok(())) => GO_ON,
            Ok(Err(_)) => ControlFlow::Break(None),
            Err(_) => {
                self.app.metrics.lost.inc();
                ControlFlow::Break(None)
            }
        }
    }

    /// Pings, and looks whether anybody is there.
    async fn beat(&mut self, beat: Pin<&mut Sleep>) -> Next {
        let config = self.app.config.beat;
        let now = Instant::now();
        let silent = now.saturating_duration_since(self.heard) > config.idle;
        if silent || !self.greeted {
            self.app.metrics.lost.inc();
            let why = if silent { "silent" } else { code::HELLO_FIRST };
            return ControlFlow::Break(Some(close(close_code::POLICY, why)));
        }
        beat.reset(tokio::time::Instant::from_std(now + config.ping));
        self.ping(now).await
    }

    async fn ping(&mut self, now: Instant) -> Next {
        let ping = self.lag.ping(now);
        let write = self.socket.send(Message::Ping(ping));
        match timeout(self.app.config.beat.stuck, write).await {
            Ok(Ok(())) => GO_ON,
            _ => ControlFlow::Break(None),
        }
    }

    async fn hear(
        &mut self,
        heard: Option<Result<Message, axum::Error>>,
        beat: Pin<&mut Sleep>,
    ) -> Next {
        let now = Instant::now();
        self.heard = now;
        match heard {
            Some(Ok(Message::Text(text))) => self.text(&text, now, beat).await,
            Some(Ok(Message::Binary(_))) => self.fault(None, None, Refused::new(code::BAD_MESSAGE)),
            Some(Ok(Message::Pong(payload))) => {
                if let Some(trip) = self.lag.pong(&payload, now) {
                    self.app.metrics.lag.observe(trip.as_secs_f64());
                }
                GO_ON
            }
            Some(Ok(Message::Ping(_))) => GO_ON, // tungstenite answers it
            Some(Ok(Message::Close(_))) | None => ControlFlow::Break(None),
            Some(Err(error)) => ControlFlow::Break(Some(unreadable(&error))),
        }
    }

    async fn text(&mut self, text: &str, now: Instant, beat: Pin<&mut Sleep>) -> Next {
        let said = serde_json::from_str(text);
        // Whoever reads the numbers must not see that somebody arranges a set-up.
        let silent = matches!(&said, Ok(Say::Do { deed, .. }) if is_silent(deed));
        if !silent {
            self.app.metrics.heard.inc();
        }
        if let (Some(bucket), Some(rate)) = (&mut self.bucket, self.app.config.limits.messages)
            && let Err(seconds) = bucket.take(rate, now)
        {
            let (ch, key) = subject(text);
            return self.fault(
                ch,
                key,
                Refused::new(code::TOO_MANY).with("seconds", seconds),
            );
        }
        let Ok(say) = said else {
            let (ch, key) = subject(text);
            return self.fault(ch, key, Refused::new(code::BAD_MESSAGE));
        };
        match (say, self.greeted) {
            (Say::Hello(hello), _) => self.hello(&hello, now, beat).await,
            (Say::Ping { n }, _) => self.reply(&Tell::Pong {
                n,
                now: self.app.node.now(),
            }),
            (_, false) => self.fault(None, None, Refused::new(code::HELLO_FIRST)),
            (Say::Watch { ch, since }, true) => self.watch(ch, since).await,
            (Say::Unwatch { ch }, true) => {
                self.app.node.unwatch(&self.outbox, ch);
                GO_ON
            }
            (Say::Do { ch, key, deed }, true) => self.carry_out(ch, key, deed).await,
            (Say::Phrase { ch, key, phrase }, true) => self.speak(ch, key, &phrase).await,
        }
    }

    async fn hello(&mut self, hello: &Hello, now: Instant, beat: Pin<&mut Sleep>) -> Next {
        if !hello.fits() {
            self.reply(&Tell::Reload { build: build() })?;
            let told = self.outbox.next().await;
            self.tell(told).await?;
            return ControlFlow::Break(Some(close(close_code::NORMAL, "reload")));
        }
        self.reply(&Tell::Ok(Welcome {
            v: VERSION,
            build: build(),
            now: self.app.node.now(),
            me: self.person.id.to_string(),
            name: self.person.name.clone(),
        }))?;
        if self.greeted {
            return GO_ON;
        }
        self.greeted = true;
        beat.reset(tokio::time::Instant::from_std(
            now + self.app.config.beat.ping,
        ));
        self.ping(now).await
    }

    async fn watch(&mut self, ch: MatchId, since: Option<u32>) -> Next {
        // Boxed, as below: an idle connection should not carry the room for a busy one.
        let watch = Box::pin(self.app.node.watch(&self.outbox, self.person.id, ch, since));
        match watch.await {
            Ok(()) => GO_ON,
            Err(why) => self.refuse(Some(ch), None, why),
        }
    }

    /// The next message is read when this one is committed or refused: whoever sends faster waits.
    async fn carry_out(&mut self, ch: MatchId, key: Key, deed: Deed) -> Next {
        let lag = self.lag.millis();
        let silent = is_silent(&deed);
        let command = Box::pin(self.app.node.command(self.person.id, ch, key, deed, lag));
        match command.await {
            done if silent => self.answer_silently(ch, key, done),
            Ok(ply) => self.reply(&Tell::Done { ch, key, ply }),
            Err(why) => self.refuse(Some(ch), Some(key), why),
        }
    }

    async fn speak(&mut self, ch: MatchId, key: Key, phrase: &str) -> Next {
        let speak = Box::pin(self.app.node.speak(self.person.id, ch, key, phrase));
        match speak.await {
            Ok(ply) => self.reply(&Tell::Done { ch, key, ply }),
            Err(why) => self.refuse(Some(ch), Some(key), why),
        }
    }

    fn answer_silently(&mut self, ch: MatchId, key: Key, done: Result<u32, Refused>) -> Next {
        self.silent += 1;
        self.reply(&match done {
            Ok(ply) => Tell::Done { ch, key, ply },
            Err(why) => Tell::Refused {
                ch: Some(ch),
                key: Some(key),
                why,
            },
        })
    }

    fn refuse(&mut self, ch: Option<MatchId>, key: Option<Key>, why: Refused) -> Next {
        self.app.metrics.refused.inc();
        self.reply(&Tell::Refused { ch, key, why })
    }

    /// Refuses what no honest client sends; too much of it ends the connection.
    fn fault(&mut self, ch: Option<MatchId>, key: Option<Key>, why: Refused) -> Next {
        self.faults += 1;
        if self.faults > PATIENCE {
            return ControlFlow::Break(Some(close(close_code::POLICY, &why.code)));
        }
        self.refuse(ch, key, why)
    }

    /// Puts an answer behind what waits already.
    fn reply(&mut self, tell: &Tell) -> Next {
        match serde_json::to_string(tell) {
            Ok(text) => self.outbox.push(text.into()),
            Err(error) => tracing::error!(%error, "an answer that cannot be written"),
        }
        GO_ON
    }
}

/// Whether nothing of a deed may show, not even in numbers.
const fn is_silent(deed: &Deed) -> bool {
    matches!(deed, Deed::Draft { .. })
}

/// What a message that cannot be taken is about, so far as it can be read: the client should know
/// which of its commands was refused.
fn subject(text: &str) -> (Option<MatchId>, Option<Key>) {
    #[derive(serde::Deserialize)]
    struct Subject<'a> {
        #[serde(borrow, default)]
        ch: std::borrow::Cow<'a, str>,
        #[serde(borrow, default)]
        key: std::borrow::Cow<'a, str>,
    }
    serde_json::from_str::<Subject<'_>>(text).map_or((None, None), |said| {
        (said.ch.parse().ok(), said.key.parse().ok())
    })
}

fn close(code: u16, reason: &str) -> CloseFrame {
    CloseFrame {
        code,
        reason: Utf8Bytes::from(reason),
    }
}

/// The house stops: connect again, it will be back.
fn restart() -> CloseFrame {
    close(close_code::RESTART, "restart")
}

/// Why reading ended: a message over the limit, or what no WebSocket says. Nobody hears it if the
/// network has failed.
fn unreadable(error: &axum::Error) -> CloseFrame {
    use std::error::Error as _;
    let capacity = error
        .source()
        .is_some_and(|source| source.to_string().starts_with("Space limit exceeded"));
    if capacity {
        close(close_code::SIZE, code::TOO_LARGE)
    } else {
        close(close_code::PROTOCOL, code::BAD_MESSAGE)
    }
}
