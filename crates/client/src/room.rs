//! What is known of one match.

use fair::{Fault, Secret};
use game::{Seat, Seats};
use protocol::{Deed, Refused, Say, Snapshot, Step, Tell, code};
use table::{Key, MatchId, Millis};

use crate::part::Part;
use crate::{Heard, Pending};

/// One match as this side knows it, and the commands that are under way to it.
///
/// It is the same as the house's snapshot for this viewer, or knows that it is not: a step that
/// does not follow on what is here is not taken, and what was missed is asked for instead. It takes
/// part in the fair draw by itself, and checks it.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    ch: MatchId,
    state: Option<Snapshot>,
    /// Whether the house owes an answer to `watch`.
    asked: bool,
    pending: Vec<Pending>,
    /// The newest draft of a set-up, while one before it is under way.
    later: Option<Pending>,
    part: Part,
}

impl Room {
    /// A match of which nothing is known yet; seeds for its draws are made from the secret that this
    /// device keeps.
    #[must_use]
    pub const fn new(ch: MatchId, device: Secret) -> Self {
        Self {
            ch,
            state: None,
            asked: false,
            pending: Vec::new(),
            later: None,
            part: Part::new(device),
        }
    }

    /// Which match.
    #[must_use]
    pub const fn id(&self) -> MatchId {
        self.ch
    }

    /// The match, once the house has told of it.
    #[must_use]
    pub const fn state(&self) -> Option<&Snapshot> {
        self.state.as_ref()
    }

    /// The seat of this viewer.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.state.as_ref()?.you.seat()
    }

    /// The commands that are not answered yet, oldest first.
    #[must_use]
    pub fn pending(&self) -> &[Pending] {
        &self.pending
    }

    /// The ply at which the viewer's present choice opened, unless an answer to it is under way.
    #[must_use]
    pub fn decision(&self) -> Option<u32> {
        let decision = self.state.as_ref()?.status.decision?;
        let answered = self
            .pending
            .iter()
            .any(|pending| matches!(pending.deed, Deed::Act { decision: d, .. } if d == decision));
        (!answered).then_some(decision)
    }

    /// The own set-up as far as it is arranged, for the choice that is open: the newest draft, whether
    /// the house has answered it yet or not.
    #[must_use]
    pub fn draft(&self) -> Option<&str> {
        let state = self.state.as_ref()?;
        let open = state.status.decision?;
        let own = |pending: &Pending| match &pending.deed {
            Deed::Draft { decision, .. } => *decision == open,
            _ => false,
        };
        let mut newest = self.later.iter().chain(self.pending.iter().rev());
        match newest.find(|pending| own(pending)).map(|own| &own.deed) {
            Some(Deed::Draft { draft, .. }) => Some(draft),
            _ => state.draft.as_deref(),
        }
    }

    /// The milliseconds that `seat` has left when the house's clock shows `house`; `None` without a
    /// clock.
    #[must_use]
    pub fn left(&self, seat: Seat, house: Millis) -> Option<Millis> {
        let state = self.state.as_ref()?;
        let place = state.seats.iter().position(|s| s.seat == seat)?;
        let left = *state.status.left.get(place)?;
        let gone = if state.status.running.contains(seat) {
            (house - state.status.at).max(0)
        } else {
            0
        };
        Some((left - gone).max(0))
    }

    /// What to say on a fresh connection: follow the match from where it is known, then every
    /// command that was not answered, under its old key.
    pub fn up(&mut self) -> Vec<Say> {
        let mut says = vec![self.watch()];
        says.extend(self.pending.iter().map(|pending| pending.say(self.ch)));
        says
    }

    /// Takes a command up and gives the message; `None` if the choice it answers is not open, or an
    /// answer to it is under way already.
    /// Of drafts one is under way at a time, and after it the newest.
    pub fn command(&mut self, key: Key, deed: Deed) -> Option<Say> {
        let twice = match &deed {
            Deed::Act { decision, .. } | Deed::Draft { decision, .. } => {
                self.decision() != Some(*decision)
            }
            deed => self.pending.iter().any(|pending| pending.deed == *deed),
        };
        if twice {
            return None;
        }
        let pending = Pending { key, deed };
        match pending.deed {
            Deed::Draft { .. } => {
                self.later = Some(pending);
                return self.say_draft();
            }
            Deed::Act { .. } => self.later = None, // the set-up is locked
            _ => {}
        }
        let say = pending.say(self.ch);
        self.pending.push(pending);
        Some(say)
    }

    /// The newest draft, unless one is under way.
    pub(crate) fn say_draft(&mut self) -> Option<Say> {
        if self.pending.iter().any(is_draft) {
            return None;
        }
        let pending = self.later.take()?;
        let say = pending.say(self.ch);
        self.pending.push(pending);
        Some(say)
    }

    /// Takes a message about this match up. Says what changed and what to ask.
    pub fn hear(&mut self, tell: Tell) -> (Heard, Vec<Say>) {
        let (heard, ask) = match tell {
            Tell::Match(whole) => return self.whole(*whole),
            Tell::Step(step) => self.step(*step),
            Tell::Phrase(said) => (Heard::Said(said), None),
            Tell::Here { seats, .. } => (self.here(seats), None),
            Tell::Done { key, .. } => (Heard::Done(self.ch, key), self.done(key)),
            Tell::Refused { key, why, .. } => self.refused(key, why),
            Tell::Resync { .. } => (Heard::Nothing, Some(self.watch())),
            Tell::Ok(_) | Tell::Reload { .. } | Tell::Pong { .. } => (Heard::Nothing, None),
        };
        (heard, ask.into_iter().collect())
    }

    fn done(&mut self, key: Key) -> Option<Say> {
        if let Some(Deed::Draft { decision, draft }) = self.answered(key).map(|done| done.deed)
            && let Some(state) = &mut self.state
            && state.status.decision == Some(decision)
        {
            state.draft = Some(draft);
        }
        self.say_draft()
    }

    fn refused(&mut self, key: Option<Key>, why: Refused) -> (Heard, Option<Say>) {
        let own = key.and_then(|key| self.answered(key));
        let silent = match own {
            // Nobody asked for it: that start is past.
            Some(Pending {
                deed: Deed::Commit { .. } | Deed::Reveal { .. },
                ..
            }) => true,
            // Sent again with time.
            Some(own) if is_draft(&own) && why.code == code::TOO_MANY => {
                self.later.get_or_insert(own);
                return (Heard::Nothing, None);
            }
            // That set-up is locked, or its time is up: the page shows it.
            Some(own) => is_draft(&own) && self.decision().is_none(),
            None => false,
        };
        let heard = match silent {
            true => Heard::Nothing,
            false => Heard::Refused(Some(self.ch), why),
        };
        (heard, self.say_draft())
    }

    /// The command with this key is answered: what it was.
    fn answered(&mut self, key: Key) -> Option<Pending> {
        let at = self.pending.iter().position(|pending| pending.key == key)?;
        Some(self.pending.remove(at))
    }

    fn watch(&mut self) -> Say {
        self.asked = true;
        Say::Watch {
            ch: self.ch,
            since: self.state.as_ref().map(|state| state.ply),
        }
    }

    fn whole(&mut self, whole: Snapshot) -> (Heard, Vec<Say>) {
        let known = self.state.as_ref().map_or(0, |state| state.ply);
        let asked = std::mem::take(&mut self.asked);
        if whole.ply < known && !asked {
            return (Heard::Nothing, Vec::new()); // an old one
        }
        let fault = self.part.check(&whole);
        let deed = self.part.answer(&whole);
        self.state = Some(whole);
        let say = deed.and_then(|deed| self.command(part_key(&deed)?, deed));
        let heard = match fault {
            Some(fault) => Heard::Refused(Some(self.ch), unfair(fault)),
            None => Heard::Match(self.ch),
        };
        (heard, say.into_iter().collect())
    }

    fn step(&mut self, step: Step) -> (Heard, Option<Say>) {
        let Some(state) = self.state.as_mut() else {
            return (Heard::Nothing, (!self.asked).then(|| self.watch()));
        };
        if step.ply < state.ply {
            return (Heard::Nothing, None); // known already
        }
        if step.ply > state.ply {
            return (Heard::Nothing, (!self.asked).then(|| self.watch()));
        }
        self.asked = false;
        if step.status.decision != state.status.decision {
            state.draft = None;
        }
        state.ply += 1;
        state.view = step.view;
        state.log.push(protocol::LogLine {
            ply: step.ply,
            at: step.status.at,
            notice: step.notice,
        });
        state.status = step.status;
        (Heard::Step(self.ch), None)
    }

    fn here(&mut self, seats: Seats) -> Heard {
        let Some(state) = self.state.as_mut() else {
            return Heard::Nothing;
        };
        for seat in &mut state.seats {
            seat.here = seats.contains(seat.seat);
        }
        Heard::Here(self.ch)
    }
}

const fn is_draft(pending: &Pending) -> bool {
    matches!(pending.deed, Deed::Draft { .. })
}

/// The key of what is done for the fair draw: the same when it is done again.
fn part_key(deed: &Deed) -> Option<Key> {
    let key = match deed {
        Deed::Commit { start, .. } => format!("commit-{start}"),
        Deed::Reveal { start, .. } => format!("reveal-{start}"),
        _ => return None,
    };
    key.parse().ok()
}

/// What is said of a fault of the fair draw.
fn unfair(fault: Fault) -> Refused {
    let refused = Refused::new(fault.code());
    match fault.seat() {
        Some(seat) => refused.with("seat", seat),
        None => refused,
    }
}
