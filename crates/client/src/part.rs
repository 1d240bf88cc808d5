//! This side's part in the fair draw of a match (docs/fair.md): its seed, and the check that nobody
//! has changed what was committed to.

use fair::{Commitment, Commitments, Fault, Match, Secret};
use game::Seat;
use games::Kind;
use protocol::{Deed, Draws, Phase, SeatState, Snapshot};
use table::MatchId;

/// What this side does for the fair draw of one match, and what it remembers of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    device: Secret,
    /// For which start this side has committed.
    committed: Option<u32>,
    /// The commitments as they were first published, and for which start.
    published: Option<(u32, Commitments)>,
    fault: Option<Fault>,
}

/// The seed of a seat: always the same on one device, so that it need not be kept, and another for
/// each match and each start.
pub(crate) fn seed(device: &Secret, ch: MatchId, seat: Seat, start: u32) -> Secret {
    device.child(&[
        b"adda/client/seed",
        ch.as_str().as_bytes(),
        &[seat.index() as u8],
        &start.to_be_bytes(),
    ])
}

/// The commitment of a seat to its seed.
pub(crate) fn commitment(ch: MatchId, seat: Seat, seed: &Secret) -> Commitment {
    let bound = Match {
        id: ch.as_str(),
        rules: "", // only the house's commitment is bound to them
    };
    bound.seat_commitment(seat.index() as u8, seed)
}

impl Part {
    /// The part of a device that has this secret.
    pub(crate) const fn new(device: Secret) -> Self {
        Self {
            device,
            committed: None,
            published: None,
            fault: None,
        }
    }

    /// What this side has to do now that the match is as `state` says.
    pub(crate) fn answer(&mut self, state: &Snapshot) -> Option<Deed> {
        let (draws, seat) = (state.draws.as_ref()?, state.you.seat()?);
        let start = draws.start;
        let due = match state.status.phase {
            // Anew where somebody else sat here meanwhile; and once where this may be another device
            // of the same person, since the last one that came is the one that is there.
            Phase::Gathering => !draws.committed.contains(seat) || self.committed != Some(start),
            Phase::Drawing => draws.seeds.iter().all(|other| other.seat != seat),
            _ => false,
        };
        if !due {
            return None;
        }
        let seed = seed(&self.device, state.ch, seat, start);
        let commitment = commitment(state.ch, seat, &seed);
        match &draws.commitments {
            None => {
                self.committed = Some(start);
                Some(Deed::Commit { start, commitment })
            }
            // Nothing is revealed that was not committed to: another device of this person has.
            Some(all) if all.seats[seat.index()] != Some(commitment) => None,
            Some(_) => Some(Deed::Reveal { start, seed }),
        }
    }

    /// What is wrong with the draws, as far as it can be known by now. Each fault is told once.
    pub(crate) fn check(&mut self, state: &Snapshot) -> Option<Fault> {
        let fault = self.look(state).err();
        let new = fault.filter(|fault| self.fault != Some(*fault));
        self.fault = fault;
        new
    }

    fn look(&mut self, state: &Snapshot) -> Result<(), Fault> {
        let started = matches!(
            state.status.phase,
            Phase::Setup | Phase::Playing | Phase::Over
        );
        let commitments = state.draws.as_ref().and_then(|draws| draws.commitments);
        let (Some(draws), Some(commitments)) = (&state.draws, commitments) else {
            // A house that starts without them could draw what it likes.
            let kind: Option<Kind> = state.game.parse().ok();
            let must = kind.and_then(|kind| kind.draws(&state.setup).ok());
            return match must {
                Some(true) if started => Err(Fault::NoSeats),
                _ => Ok(()),
            };
        };
        match self.published {
            Some((start, before)) if start == draws.start && before != commitments => {
                return Err(Fault::HouseDiffers);
            }
            _ => self.published = Some((draws.start, commitments)),
        }
        if started {
            opens(state, draws, &commitments)
        } else {
            Ok(())
        }
    }
}

/// Whether what was revealed by now is what was committed to.
fn opens(state: &Snapshot, draws: &Draws, commitments: &Commitments) -> Result<(), Fault> {
    let rules = fair::rules(&state.game, state.rules, &state.setup);
    let bound = Match {
        id: state.ch.as_str(),
        rules: &rules,
    };
    commitments.check_of(|number| {
        let is = |seat: &SeatState| seat.seat.index() == usize::from(number);
        state.seats.iter().any(is)
    })?;
    let mut seeds = [const { None }; fair::SEATS];
    for seed in &draws.seeds {
        seeds[seed.seat.index()] = Some(seed.seed.clone());
    }
    bound.check_seats(commitments, &seeds)?;
    match &draws.secrets {
        Some(secrets) if secrets.seats != seeds => Err(Fault::BadReveal),
        Some(secrets) => {
            let house = bound.house_commitment(&secrets.salt, &secrets.house);
            let holds = house == commitments.house;
            holds.then_some(()).ok_or(Fault::HouseDiffers)
        }
        None => Ok(()),
    }
}
