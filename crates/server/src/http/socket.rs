//! `/api/v1/socket`: play. One task for each connection; what it is told waits in a bounded
//! [`Outbox`](crate::node::Outbox), so that a slow reader holds up nobody.

mod connection;
mod count;
mod lag;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;

use self::connection::Connection;
pub(crate) use self::count::Sockets;
use super::app::App;
use super::asker::Asker;
use super::error::Error;
use super::listen::Slot;
use super::origin::is_own;

/// The largest message of a client, in bytes.
const MESSAGE_MOST: usize = 4 * 1024;
/// Small, since there are many thousands: the usual 128 KiB each would be most of a house's memory.
const READ_BUFFER: usize = 512;
/// Messages of one batch are gathered up to here and then written at once.
const WRITE_BUFFER: usize = 16 * 1024;
/// More than the largest message of the house and what has gathered before it.
const WRITE_MOST: usize = 4 * 1024 * 1024;

/// `GET /socket`
pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    slot: Slot,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !is_own(&headers, &app.config) {
        return Err(Error::BadOrigin);
    }
    let upgrade = upgrade.map_err(|_| Error::NoUpgrade)?;
    let (session, cookie) = asker.session_or_guest(&app).await?;
    let count = app
        .sockets
        .enter(session.person.id, session.hash)
        .ok_or(Error::TooMany { seconds: 10 })?;
    // Counted first and then asked again: a session that ends meanwhile ends this socket too.
    if !app.node.goes_on(session.hash).await? {
        return Err(Error::NoSession);
    }
    let mut response = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WRITE_MOST)
        .max_message_size(MESSAGE_MOST)
        .max_frame_size(MESSAGE_MOST)
        .on_upgrade(async move |socket| {
            // Boxed: the future that a WebSocket is handed to holds what it is given several times over.
            let ended = count.ended();
            Box::pin(Connection::new(app, session.person, socket).run(ended)).await;
            drop((count, slot));
        });
    if let Some(cookie) = cookie {
        let (name, value) = cookie.header();
        response.headers_mut().append(name, value);
    }
    Ok(response)
}
