//! `/login`: by name and password, or by a recovery code.

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use protocol::Refused;
use serde::Deserialize;

use super::html::{self, Part};
use super::passkey::site;
use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::pages::shell::{Program, Shell};
use crate::http::reader::{Reader, parameter};
use crate::http::said::SaidForm;

/// How somebody logs in, by the field `do`.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Enter {
    /// By a password.
    Password { name: String, password: String },
    /// By a recovery code.
    Code { name: String, code: String },
    /// By a passkey.
    Passkey {
        #[serde(default)]
        credential: String,
    },
}

/// `GET /login`
pub(crate) async fn login(
    State(app): State<App>,
    asker: Asker,
    uri: Uri,
    reader: Reader,
) -> Result<Response, Error> {
    if asker.session().is_some_and(|session| session.account) {
        return Ok(Redirect::to("/account").into_response());
    }
    // Whoever has deleted an account is led here.
    let gone = parameter::<String>(uri.query().unwrap_or_default(), "gone").is_some();
    Ok(page(
        &app,
        &asker,
        &reader,
        "",
        Said {
            refused: None,
            gone,
        },
    ))
}

/// What the page says beside what stands there.
#[derive(Default)]
pub(super) struct Said {
    /// What was refused, and in which form.
    pub(super) refused: Option<(Part, Refused)>,
    /// Whether an account was just deleted.
    pub(super) gone: bool,
}

fn page(app: &App, asker: &Asker, reader: &Reader, name: &str, said: Said) -> Response {
    let words = app.words.of(reader.lang);
    let refused = said.refused.as_ref();
    let status = refused.map(|(_, why)| Error::from(why.clone()).status());
    let guest = asker.session().filter(|session| !session.account);
    let guest = guest.map(|session| &*session.person.name);
    Shell::new(words, reader, "page-login", &[])
        .program(Program::Passkey)
        .sheet(html::STYLE)
        .whole(&html::login(
            words,
            name,
            guest,
            site(reader).is_ok(),
            &said,
        ))
        .answer(status.unwrap_or(StatusCode::OK))
}

/// `POST /login`
pub(crate) async fn enter(
    State(app): State<App>,
    asker: Asker,
    reader: Reader,
    SaidForm(said): SaidForm<Enter>,
) -> Result<Response, Error> {
    let (part, name) = match &said {
        Enter::Password { name, .. } => (Part::Login, name.clone()),
        Enter::Code { name, .. } => (Part::Recover, name.clone()),
        Enter::Passkey { .. } => (Part::Passkey, String::new()),
    };
    match try_in(&app, &asker, &reader, said).await {
        Ok(answer) => Ok(answer),
        Err(error) => {
            let said = Said {
                refused: Some((part, error.refused())),
                gone: false,
            };
            Ok(page(&app, &asker, &reader, &name, said))
        }
    }
}

async fn try_in(app: &App, asker: &Asker, reader: &Reader, said: Enter) -> Result<Response, Error> {
    asker.limit_logins(app)?;
    let browser = asker.browser();
    let (entered, to) = match &said {
        Enter::Password { name, password } => {
            // A name that nobody has is limited as one that somebody has.
            app.limit_tries(app.node.tried_name(name))?;
            (app.node.log_in(name, password, &browser).await?, "/account")
        }
        // It cannot be guessed; who comes so has to set another password.
        Enter::Code { name, code } => {
            let entered = app.node.recover(name, code, &browser).await?;
            (entered, "/account#password")
        }
        // Nor can this be guessed.
        Enter::Passkey { credential } => {
            let site = site(reader)?;
            let entered = app.node.log_in_by_passkey(&site, credential, &browser);
            (entered.await?, "/account")
        }
    };
    Ok((asker.enters(app, &entered), Redirect::to(to)).into_response())
}
