//! What comes from outside the games: messages, records, the texts of a table.

use protocol::{Say, Tell};
use table::{Clock, Key, MatchId, Occupant, Offer, Record, Table, TableEvent};

use crate::text_round_trips;

/// Any text is a message or not. One of a client is written as it was read; one of the house is read
/// by the browser's own reader as by serde, wherever serde reads it.
pub fn messages_are_read_alike(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(say) = serde_json::from_str::<Say>(text) {
        let again = serde_json::from_str::<Say>(&client::wire::write(&say));
        assert_eq!(again.expect("what was written is read"), say);
    }
    let read = client::wire::read::<Tell>(text);
    if let Ok(tell) = serde_json::from_str::<Tell>(text) {
        assert_eq!(read.as_ref(), Ok(&tell));
        let written = serde_json::to_string(&tell).expect("a message is JSON");
        assert_eq!(client::wire::read::<Tell>(&written), Ok(tell));
    }
}

/// Any text is a record, which is then written as one that is read the same and can be stepped
/// through, and replays at a table if its secrets are those committed to; or is refused with a line.
pub fn record_round_trips(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    match text.parse::<Record>() {
        Ok(record) => {
            let again: Record = record
                .to_string()
                .parse()
                .expect("what was written is read");
            assert_eq!(again, record);
            assert_eq!(
                record.states().map(|states| states.len()),
                Ok(record.events.len() + 1)
            );
            let audit = record.audit().expect("its events are legal");
            let replays = Table::replay(record.id, &record.log()).is_ok();
            assert!(replays || audit.is_some_and(|audit| audit.secrets.is_err()));
        }
        Err(error) => assert!(error.line > 0, "{error}"),
    }
}

/// Any text of a table is read and has one text form, or is refused.
pub fn table_texts_round_trip(data: &[u8]) {
    text_round_trips::<TableEvent>(data);
    text_round_trips::<Offer>(data);
    text_round_trips::<Clock>(data);
    text_round_trips::<Occupant>(data);
    text_round_trips::<MatchId>(data);
    text_round_trips::<Key>(data);
}
