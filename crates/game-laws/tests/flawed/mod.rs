//! The test game with one flaw: a flaw overrides one hook, everything else is Party's.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use game::{EventOf, Expired, Game, Illegal, Rng, Seat, Seats, Turn, View as _, Viewer};
use game_laws::Party;
use game_laws::party::{self, Action, Chance, Notice, Setup, View};

/// What a flaw can do; the defaults do it right.
pub(crate) trait Flaw: Clone + Eq + fmt::Debug {
    const SECRETS: bool = true;
    fn draws() -> bool {
        true
    }
    fn apply(state: &mut Flawed<Self>, event: &EventOf<Party>) -> Result<(), Illegal> {
        state.party.apply(event)
    }
    fn chance(state: &Party, drawn: &[u8]) -> Result<Chance, Illegal> {
        state.chance(drawn)
    }
    fn expired(state: &Party, seat: Seat, rng: &mut Rng) -> Expired<Action> {
        state.expired(seat, rng)
    }
    fn completed(state: &Party, seat: Seat, draft: &Action, rng: &mut Rng) -> Expired<Action> {
        state.completed(seat, draft, rng)
    }
    /// `public` is the text of some view.
    fn turn(turn: Turn<Action>, _public: &str) -> Turn<Action> {
        turn
    }
    /// Only what views say of the turn.
    fn seen_turn(turn: Turn<Action>, _viewer: Viewer) -> Turn<Action> {
        turn
    }
    /// Something that a view tells besides.
    fn leak(_state: &Party, _who: Viewer) -> String {
        String::new()
    }
    /// Something that a notice tells besides.
    fn told(_state: &Party, _event: &EventOf<Party>, _who: Viewer) -> String {
        String::new()
    }
    fn actions(view: &View) -> Option<Vec<Action>> {
        view.actions()
    }
    fn allows(view: &View, action: &Action) -> Result<(), Illegal> {
        view.allows(action)
    }
    /// A world that has the same leak.
    fn world(view: &SeenFlawed<Self>, rng: &mut Rng) -> Party {
        let mut world = view.view.world(rng);
        while Self::leak(&world, view.view.viewer()) != view.leak {
            world = view.view.world(rng);
        }
        world
    }
    fn write(text: String) -> String {
        text
    }
    fn read(text: &str) -> Result<&str, Illegal> {
        Ok(text)
    }
    fn debug(_state: &Party) -> String {
        String::new()
    }
}

/// Party with a flaw.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Flawed<F> {
    pub(crate) party: Party,
    /// A part of the state that no text shows.
    pub(crate) mark: u64,
    flaw: PhantomData<F>,
}

/// A view of it: Party's, ` # ` and the leak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeenFlawed<F> {
    pub(crate) view: View,
    pub(crate) leak: String,
    flaw: PhantomData<F>,
}

/// A notice of it: Party's, ` # ` and what is told besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told(Notice, String);

impl<F: Flaw> fmt::Debug for Flawed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.party, F::debug(&self.party))
    }
}

impl<F: Flaw> Game for Flawed<F> {
    const NAME: &'static str = "flawed";
    const RULES: u16 = 2;
    const SECRETS: bool = F::SECRETS;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type View = SeenFlawed<F>;
    type Notice = Told;

    fn seats(setup: &Setup) -> Seats {
        setup.seats()
    }
    fn draws(_: &Setup) -> bool {
        F::draws()
    }
    fn start(setup: &Setup) -> Result<Self, Illegal> {
        Party::start(setup).map(wrap)
    }
    fn turn(&self) -> Turn<Action> {
        let public = self.party.view(Viewer::Watcher).to_string();
        F::turn(self.party.turn(), &public)
    }
    fn chance(&self, drawn: &[u8]) -> Result<Chance, Illegal> {
        F::chance(&self.party, drawn)
    }
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Illegal> {
        F::apply(self, event)
    }
    fn expired(&self, seat: Seat, rng: &mut Rng) -> Expired<Action> {
        F::expired(&self.party, seat, rng)
    }
    fn completed(&self, seat: Seat, draft: &Action, rng: &mut Rng) -> Expired<Action> {
        F::completed(&self.party, seat, draft, rng)
    }
    fn view(&self, who: Viewer) -> SeenFlawed<F> {
        SeenFlawed {
            view: self.party.view(who),
            leak: F::leak(&self.party, who),
            flaw: PhantomData,
        }
    }
    fn notice(&self, event: &EventOf<Self>, who: Viewer) -> Told {
        Told(
            self.party.notice(event, who),
            F::told(&self.party, event, who),
        )
    }
}

fn wrap<F>(party: Party) -> Flawed<F> {
    Flawed {
        party,
        mark: 0,
        flaw: PhantomData,
    }
}

impl<F: Flaw> game::View for SeenFlawed<F> {
    type Game = Flawed<F>;

    fn viewer(&self) -> Viewer {
        self.view.viewer()
    }
    fn turn(&self) -> Turn<Action> {
        let turn = F::turn(self.view.turn(), &self.view.to_string());
        F::seen_turn(turn, self.view.viewer())
    }
    fn actions(&self) -> Option<Vec<Action>> {
        F::actions(&self.view)
    }
    fn allows(&self, action: &Action) -> Result<(), Illegal> {
        F::allows(&self.view, action)
    }
    fn drafts(&self, draft: &Action) -> Result<(), Illegal> {
        self.view.drafts(draft)
    }
    fn world(&self, rng: &mut Rng) -> Flawed<F> {
        wrap(F::world(self, rng))
    }
}

impl<F: Flaw> fmt::Display for SeenFlawed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::write(format!("{} # {}", self.view, self.leak)))
    }
}

impl<F: Flaw> FromStr for SeenFlawed<F> {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let (view, leak) = parts(F::read(text)?)?;
        let view: party::View = view.parse()?;
        // A leak that no world has would keep `world` busy for ever.
        let possible = (0..500).any(|seed| {
            let world = view.world(&mut Rng::new(seed));
            F::leak(&world, view.viewer()) == leak
        });
        if !possible {
            return Err(Illegal::new("bad-view"));
        }
        Ok(Self {
            view,
            leak: leak.to_owned(),
            flaw: PhantomData,
        })
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} # {}", self.0, self.1)
    }
}

impl FromStr for Told {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let (notice, told) = parts(text)?;
        if told.contains('\n') {
            return Err(Illegal::new("bad-notice"));
        }
        Ok(Self(notice.parse()?, told.to_owned()))
    }
}

fn parts(text: &str) -> Result<(&str, &str), Illegal> {
    text.split_once(" # ").ok_or(Illegal::new("no-mark"))
}

/// A word of a seat's part of a view text: 0 points, 1 instant, 2 row, 3 hand, 4 bid.
pub(crate) fn of_side(view: &str, seat: Seat, word: usize) -> &str {
    let side = view.split(" | ").nth(5 + seat.index()).unwrap_or_default();
    side.split(' ').nth(word).unwrap_or_default()
}

/// The same word as the seat itself sees it.
pub(crate) fn secret(state: &Party, seat: Seat, word: usize) -> String {
    let view = state.view(Viewer::Seat(seat)).to_string();
    of_side(&view, seat, word).to_owned()
}

/// The phase in a view text, as words.
pub(crate) fn phase(view: &str) -> Vec<&str> {
    view.split(" | ")
        .nth(3)
        .unwrap_or_default()
        .split(' ')
        .collect()
}
