//! Drafts of set-ups as a client sends them: one is under way at a time, and after it the newest.

#![allow(clippy::unwrap_used, clippy::panic)] // a test throughout

use client::{Heard, LocalHouse, Session, Signal};
use fair::Secret;
use game::Seat;
use games::Kind;
use host::Conn;
use protocol::{Deed, Refused, Say, Tell, code};
use table::{Clock, Key, MatchId, MatchKind, Occupant, Offer, PersonId};

struct Client {
    house: LocalHouse,
    session: Session,
    ch: MatchId,
    keys: u32,
    /// What the house answers and the client has not heard yet.
    mail: Vec<Tell>,
}

const CONN: Conn = Conn(1);

impl Client {
    fn new() -> Self {
        let people = [1, 2].map(PersonId::from_bits);
        let seats = [
            (Seat::FIRST, Occupant::Person(people[0])),
            (Seat::SECOND, Occupant::Person(people[1])),
        ];
        let mut house = LocalHouse::new(1).of_one_device();
        let offer = Offer::new(Kind::Party, "", Clock::Off, MatchKind::Local).unwrap();
        let ch = house.open(offer, &seats, 0).unwrap();
        house.connect(CONN, people[0]);
        let mut client = Self {
            house,
            session: Session::new("test", Secret::new([1; fair::SIZE])),
            ch,
            keys: 0,
            mail: Vec::new(),
        };
        client.session.follow(ch);
        client.connect();
        client
    }

    fn connect(&mut self) {
        self.mail.clear();
        let (_, says) = self.session.hear(Signal::Up, 0);
        self.send(says);
        self.hear_all();
    }

    fn send(&mut self, says: Vec<Say>) {
        for say in says {
            let mail = self.house.say(CONN, say, 0);
            self.mail.extend(mail.into_iter().map(|(_, tell)| tell));
        }
    }

    fn hear(&mut self, tell: Tell) -> (Heard, Vec<Say>) {
        self.session.hear(Signal::Tell(Box::new(tell)), 0)
    }

    fn hear_all(&mut self) {
        while !self.mail.is_empty() {
            let tell = self.mail.remove(0);
            let (_, says) = self.hear(tell);
            self.send(says);
        }
    }

    /// What is said for a deed of the open choice.
    fn command(&mut self, deed: impl FnOnce(u32) -> Deed) -> Vec<Say> {
        self.keys += 1;
        let key: Key = format!("k{}", self.keys).parse().unwrap();
        let decision = self.session.room(self.ch).unwrap().decision().unwrap();
        self.session.command(self.ch, key, deed(decision))
    }

    fn draft(&mut self, text: &str) -> Vec<Say> {
        let draft = text.to_owned();
        self.command(|decision| Deed::Draft { decision, draft })
    }

    /// The draft as the page shows it, and as the house would tell it anew.
    fn drafts(&self) -> (Option<String>, Option<String>) {
        let room = self.session.room(self.ch).unwrap();
        let house = self.house.host(self.ch).unwrap();
        let own = house.snapshot(game::Viewer::Seat(Seat::FIRST), 0).draft;
        (room.draft().map(str::to_owned), own)
    }
}

fn drafted(says: &[Say]) -> Vec<&str> {
    let mut drafts = Vec::new();
    for say in says {
        match say {
            Say::Do {
                deed: Deed::Draft { draft, .. },
                ..
            } => drafts.push(draft.as_str()),
            other => panic!("{other:?}"),
        }
    }
    drafts
}

fn some(text: &str) -> Option<String> {
    Some(text.to_owned())
}

#[test]
fn of_many_drafts_the_newest_is_sent_when_the_last_is_answered() {
    let mut client = Client::new();
    let says = client.draft("arrange 1--");
    assert_eq!(drafted(&says), ["arrange 1--"]);
    for text in ["arrange 12-", "arrange -2-", "arrange 321"] {
        assert_eq!(client.draft(text), []);
        assert_eq!(client.drafts(), (some(text), None));
    }
    client.send(says);
    assert_eq!(client.drafts().1, some("arrange 1--"));
    let done = client.mail.remove(0);
    let (heard, says) = client.hear(done);
    assert!(matches!(heard, Heard::Done(..)));
    assert_eq!(drafted(&says), ["arrange 321"]);
    client.send(says);
    client.hear_all();
    assert_eq!(client.drafts(), (some("arrange 321"), some("arrange 321")));
}

#[test]
fn a_draft_that_was_not_answered_is_sent_again_and_comes_back_after_a_reload() {
    let mut client = Client::new();
    let _lost = client.draft("arrange 1--");
    client.draft("arrange 12-");
    client.session.hear(Signal::Down, 0);
    client.connect();
    assert_eq!(client.drafts(), (some("arrange 12-"), some("arrange 12-")));
    client.session = Session::new("test", Secret::new([1; fair::SIZE]));
    client.session.follow(client.ch);
    client.connect();
    assert_eq!(client.drafts().0, some("arrange 12-"));
}

#[test]
fn what_is_locked_is_no_draft_any_more() {
    let mut client = Client::new();
    let first = client.draft("arrange 1--");
    client.draft("arrange 12-");
    let action = "arrange 231".to_owned();
    let act = client.command(|decision| Deed::Act { decision, action });
    assert_eq!(act.len(), 1);
    client.send(act);
    client.hear_all();
    assert_eq!(client.drafts(), (None, None));
    // What was on its way comes too late, and nobody is told.
    client.send(first);
    let refused = client.mail.remove(0);
    assert!(matches!(&refused, Tell::Refused { why, .. } if why.code == "stale-decision"));
    assert_eq!(client.hear(refused), (Heard::Nothing, Vec::new()));
}

#[test]
fn a_draft_that_came_too_fast_is_sent_later() {
    let mut client = Client::new();
    let says = client.draft("arrange 1--");
    let Say::Do { ch, key, .. } = &says[0] else {
        panic!("{says:?}");
    };
    let refused = Tell::Refused {
        ch: Some(*ch),
        key: Some(*key),
        why: Refused::new(code::TOO_MANY).with("seconds", 1),
    };
    assert_eq!(client.hear(refused), (Heard::Nothing, Vec::new()));
    assert_eq!(client.drafts(), (some("arrange 1--"), None));
    let says = client.session.tick(500);
    assert_eq!(drafted(&says), ["arrange 1--"]);
    client.send(says);
    client.hear_all();
    assert_eq!(client.drafts().1, some("arrange 1--"));
}
