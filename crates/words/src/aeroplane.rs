//! What happened in Aeroplane Chess, in words. A move is several short sentences: the way leg by leg,
//! who had to go back, and what comes of it.

use game::Seat;
use game_aeroplane::{Chance, How, Leg, Notice, Planes, Progress, RollOffThen, Struck, Trip};

use crate::names::Names;
use crate::notice::sentences;
use crate::{Arg, Words};

impl Words {
    pub(crate) fn aeroplane(&self, notice: &Notice, names: &Names<'_>) -> String {
        match notice {
            Notice::Roll(seat) => self.said_of("aeroplane-throws", *seat, names, &[]),
            Notice::RollOff { seat, number, then } => self.roll_off(*seat, *number, *then, names),
            Notice::Rolled { seat, number, back } => self.rolled(*seat, *number, *back, names),
            Notice::Pass(seat) => self.said_of("passes", *seat, names, &[]),
            Notice::Launch(seat, plane) => {
                let plane = self.planes(Planes::one(*plane));
                self.said_of(
                    "aeroplane-launches",
                    *seat,
                    names,
                    &[("plane", (&*plane).into())],
                )
            }
            Notice::Moved { seat, trip, place } => self.moved(*seat, trip, *place, names),
            Notice::Out(seats, why) => self.out(*seats, *why, names),
        }
    }

    fn roll_off(
        &self,
        seat: Seat,
        number: Chance,
        then: Option<RollOffThen>,
        names: &Names<'_>,
    ) -> String {
        let rolled = self.said_of("aeroplane-off", seat, names, &[as_arg(number)]);
        let then = then.map(|then| match then {
            RollOffThen::Again(seats) => {
                let names = self.names(names, seats);
                self.say("aeroplane-off-again", &[("name", (&*names).into())])
            }
            RollOffThen::Starts(seat) => self.said_of("aeroplane-off-starts", seat, names, &[]),
        });
        sentences([Some(rolled), then])
    }

    fn rolled(
        &self,
        seat: Seat,
        number: Chance,
        back: Option<Planes>,
        names: &Names<'_>,
    ) -> String {
        let Some(back) = back else {
            return self.said_of("aeroplane-rolled", seat, names, &[as_arg(number)]);
        };
        let planes = self.planes(back);
        let args = [("planes", (&*planes).into()), count(back)];
        self.said_of("aeroplane-third-six", seat, names, &args)
    }

    fn moved(&self, seat: Seat, trip: &Trip, place: Option<u8>, names: &Names<'_>) -> String {
        let mut said = Vec::new();
        for (i, (leg, crossed, hit)) in trip.legs().enumerate() {
            said.push(Some(match i {
                0 => self.first_leg(seat, trip.planes(), leg, names),
                _ => self.next_leg(trip.planes(), leg),
            }));
            let struck = [crossed, hit];
            said.extend(struck.map(|struck| struck.map(|struck| self.struck(struck, names))));
        }
        if !trip.joined().is_empty() {
            let planes = self.planes(trip.planes().or(trip.joined()));
            said.push(Some(
                self.say("aeroplane-stacks", &[("planes", (&*planes).into())]),
            ));
        }
        said.push(place.map(|place| {
            let place = ("place", Arg::Number(place.into()));
            self.said_of("aeroplane-finishes", seat, names, &[place])
        }));
        sentences(said)
    }

    fn first_leg(&self, seat: Seat, planes: Planes, leg: Leg, names: &Names<'_>) -> String {
        let list = self.planes(planes);
        let place = match (leg.how, leg.to) {
            (How::Bounce, _) => "back",
            (_, Progress::CENTRE) => "centre",
            (_, to) if to > Progress::RING_END => "column",
            _ => "ring",
        };
        let args = [
            ("planes", (&*list).into()),
            count(planes),
            ("to", Arg::Number(leg.to.number().into())),
            ("where", place.into()),
        ];
        self.said_of("aeroplane-moves", seat, names, &args)
    }

    fn next_leg(&self, planes: Planes, leg: Leg) -> String {
        let key = match leg.how {
            How::Fly => "aeroplane-flies",
            _ => "aeroplane-jumps",
        };
        let to = ("to", Arg::Number(leg.to.number().into()));
        self.say(key, &[count(planes), to])
    }

    /// Planes that have to go back to their hangar.
    fn struck(&self, struck: Struck, names: &Names<'_>) -> String {
        let args = [count(struck.planes)];
        self.said_of("aeroplane-strikes", struck.seat, names, &args)
    }

    /// The numbers of planes as a sentence lists them.
    fn planes(&self, planes: Planes) -> String {
        let numbers = planes.iter().map(|plane| plane.to_string());
        self.list(numbers.map(|number| self.lang().digits(&number).into_owned()))
    }
}

fn as_arg(number: Chance) -> (&'static str, Arg<'static>) {
    ("number", Arg::Number(number.number().into()))
}

fn count(planes: Planes) -> (&'static str, Arg<'static>) {
    ("count", Arg::Number(planes.len() as i64))
}
