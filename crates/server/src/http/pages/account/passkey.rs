//! `/account/passkey`: what a browser is asked for a passkey. The answer comes with a form of the pages.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use passkeys::Site;
use protocol::{Refused, code};
use serde::Deserialize;

use super::needs_fresh;
use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::reader::Reader;
use crate::http::said::SaidForm;

/// What for, by the field `for`.
#[derive(Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub(crate) enum Wish {
    /// A new one, of who is or wants to be called so.
    New {
        #[serde(default)]
        name: String,
    },
    /// One that is known.
    Known {},
}

/// The house as browsers know it.
///
/// # Errors
/// When its address has no name.
pub(super) fn site(reader: &Reader) -> Result<Site, Error> {
    let site = Site::at(&reader.origin);
    site.ok_or_else(|| Refused::new(code::NO_PASSKEYS).into())
}

/// `POST /account/passkey`
pub(crate) async fn ask(
    State(app): State<App>,
    asker: Asker,
    reader: Reader,
    SaidForm(wish): SaidForm<Wish>,
) -> Result<Response, Error> {
    asker.limit_logins(&app)?;
    let site = site(&reader)?;
    let (options, cookie) = match wish {
        Wish::Known {} => (app.node.ask_known_passkey(&site).await?, None),
        Wish::New { name } => {
            let (session, cookie) = asker.session_or_guest(&app).await?;
            let person = &session.person;
            if session.account {
                // No device is to make one that is refused then.
                needs_fresh(&app, &session)?;
            }
            // An account goes by its own name.
            let name = if session.account { &person.name } else { &name };
            match app.node.ask_new_passkey(&site, person.id, name).await {
                Ok(options) => (options, cookie),
                // Who was made a guest for it is that guest.
                Err(why) => return Ok((cookie, Error::from(why)).into_response()),
            }
        }
    };
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok((cookie, json, options).into_response())
}
