//! What the page says beside the board: how the seats stand, and what an event was.

use game::Seat;
use game_aeroplane::{Fate, Notice, Progress, View};

use crate::board::{Happened, Standing};

/// The planes in the centre, by seat.
pub(super) fn scores(view: &View) -> Vec<u32> {
    let home = |seat| match view.position().side(seat) {
        side if matches!(side.fate(), Fate::Out(_)) => 0,
        side => side.planes_at(Progress::CENTRE).len() as u32,
    };
    Seat::ALL.map(home).to_vec()
}

/// How a seat stands that does not play any more.
pub(super) fn standing(view: &View, seat: Seat) -> Option<Standing> {
    let position = view.position();
    if !position.setup().seats().contains(seat) {
        return None;
    }
    match position.side(seat).fate() {
        Fate::Playing => None,
        Fate::Home(place) => Some(Standing::Home(place)),
        Fate::Out(_) => Some(Standing::Out),
    }
}

/// What kind of event a notice tells of.
pub(super) fn happened(notice: &Notice) -> Happened {
    match notice {
        Notice::Out(..) => Happened::Out,
        Notice::Pass(_) => Happened::Pass,
        Notice::Roll(_) => Happened::Roll,
        Notice::Moved { trip, place, .. } => {
            let mut struck = trip.legs().flat_map(|(_, crossed, hit)| [crossed, hit]);
            match place.is_some() || struck.any(|struck| struck.is_some()) {
                true => Happened::Gain,
                false => Happened::Act,
            }
        }
        _ => Happened::Act,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_done_with_the_board_stands_somewhere() {
        let view = "w | players=4 | roll 1 0 - | home 1 | 56,4,-,- | out 1 | -,-,-,-";
        let view: View = view.parse().unwrap();
        assert_eq!(scores(&view), [4, 1, 0, 0]);
        let stands = Seat::ALL.map(|seat| standing(&view, seat));
        let (first, third) = (Some(Standing::Home(1)), Some(Standing::Out));
        assert_eq!(stands, [first, None, third, None]);
        let two: View = "w |  | roll 0 0 - | -,0,-,- | 5,56,-,-".parse().unwrap();
        assert_eq!(scores(&two), [0, 0, 1, 0]);
        assert_eq!(standing(&two, Seat::SECOND), None);
    }

    #[test]
    fn what_happened() {
        for (notice, what) in [
            ("! 1,2 time", Happened::Out),
            ("0 roll", Happened::Roll),
            ("0 pass", Happened::Pass),
            ("0 rolled 4", Happened::Act),
            ("0 move 1 from 9 to 14 hit 1:2 jump 18", Happened::Gain),
            ("0 move 1 from 9 to 14 jump 18", Happened::Act),
            ("0 move 2 from 53 to 56 place 1", Happened::Gain),
        ] {
            assert_eq!(happened(&notice.parse().unwrap()), what, "{notice}");
        }
    }
}
