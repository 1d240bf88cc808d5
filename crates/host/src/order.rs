//! What a client's deed asks of a table.

use games::Form;
use protocol::{Deed, Refused, code};
use table::{Key, MatchId, MatchKind, Millis, Order};

use crate::Host;

/// The order that `deed` means. `lag` is what the server measured for the connection, `fresh` the
/// id that a rematch would get.
///
/// # Errors
/// When the action is no text form at all, or a seat is asked for where an invite is needed.
pub fn order_of(
    host: &Host,
    deed: Deed,
    key: Key,
    lag: Millis,
    fresh: MatchId,
) -> Result<Order, Refused> {
    Ok(match deed {
        Deed::Leave => Order::Leave,
        Deed::Ready => Order::Ready,
        Deed::Commit { start, commitment } => Order::Commit { start, commitment },
        Deed::Reveal { start, seed } => Order::Reveal { start, seed },
        Deed::Fill { seat, level } => Order::Fill(seat, level),
        Deed::Act { decision, action } => {
            let action = form(&action)?;
            Order::Act {
                decision,
                key,
                action,
                lag,
            }
        }
        Deed::Draft { decision, draft } => Order::Draft {
            decision,
            draft: form(&draft)?,
        },
        Deed::Resign => Order::Resign,
        Deed::Exit => Order::Exit,
        Deed::Rematch => Order::Rematch(fresh),
        Deed::Sit { seat } if host.table().offer().kind == MatchKind::Local => Order::Sit(seat),
        Deed::Sit { .. } => return Err(Refused::new(code::INVITE_ONLY)),
    })
}

/// The text of a value of the game, unread.
fn form(text: &str) -> Result<Form, Refused> {
    text.parse()
        .map_err(|illegal| crate::refused(&table::Refusal::Illegal(illegal)))
}
