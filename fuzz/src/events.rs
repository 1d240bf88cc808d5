//! Any sequence of event texts.

use game::{EventOf, Game, Turn, View as _, Viewer};

use crate::legals::start;

/// The first line is a set-up, every other one an event, which is taken or changes nothing; the
/// views of the end are read again as what they are.
pub fn events_apply_or_change_nothing<G: Game>(data: &[u8]) {
    let Some(mut state) = start::<G>(data) else {
        return;
    };
    for line in data.split(|byte| *byte == b'\n').skip(1) {
        let event = std::str::from_utf8(line)
            .ok()
            .and_then(|text| text.parse().ok());
        let Some(event): Option<EventOf<G>> = event else {
            continue;
        };
        let before = state.clone();
        if state.apply(&event).is_err() {
            assert!(
                state == before,
                "`{event}` is refused and changes {before:?}"
            );
        } else {
            let over = matches!(before.turn(), Turn::Over(..));
            assert!(!over, "`{event}` is taken after the end");
        }
    }
    let seats = state.turn().owing();
    for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Watcher]) {
        let view = state.view(viewer);
        assert_eq!(view.to_string().parse().as_ref(), Ok(&view));
        assert_eq!(view.turn(), state.turn());
    }
}
