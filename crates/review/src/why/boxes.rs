//! Dots and Boxes: boxes given, left, and the last ones that are better given back.

use game_boxes::{Bits, Grid, Harvest, Line, Position, View};

use super::Why;

pub(super) fn why(view: &View, made: Line, better: Line) -> Option<Why> {
    let position = view.position();
    let takes = |line: Line| !position.closes(line).is_empty();
    if view.setup().misere {
        return None;
    }
    let here = harvest(position)?;
    match (takes(made), takes(better)) {
        (true, false) if here.stake > 0 => Some(Why::TakesAll { count: here.stake }),
        (false, true) => Some(Why::LeavesBoxes { count: here.boxes }),
        (false, false) => {
            let given = |line: Line| {
                let mut next = *position;
                next.draw(line).ok()?;
                Some(harvest(&next)?.boxes)
            };
            let (count, instead) = (given(made)?, given(better)?);
            (count > instead).then_some(Why::GivesBoxes { count, instead })
        }
        _ => None,
    }
}

/// What can be taken there.
fn harvest(position: &Position) -> Option<Harvest<3>> {
    let grid = Grid::<3>::new(position.size())?;
    let drawn: Bits<3> = position.board::<3>()?.drawn();
    Some(Harvest::of(&grid, drawn))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(view: &str, made: &str, better: &str) -> Option<Why> {
        let view: View = format!("0 {view}").parse().unwrap();
        why(&view, made.parse().unwrap(), better.parse().unwrap())
    }

    /// A row of four boxes, all lines but the short ones between them drawn, and the first of these: two by
    /// two the boxes can be taken.
    #[test]
    fn leaving_boxes_is_seen() {
        let seen = of("d555 x size=1x4", "c1v", "b1v");
        assert_eq!(seen, Some(Why::LeavesBoxes { count: 4 }));
    }
}
