//! The pages of accounts: whole in the HTML, with forms, so that they work on any phone and without the
//! client. A form is sent to the page that has it; what was refused is said on that page.

mod export;
mod html;
mod login;
mod passkey;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use protocol::{Refused, code};
use serde::Deserialize;
use store::{Account, TokenHash};

pub(crate) use self::export::data;
use self::html::{Part, Sheet};
pub(crate) use self::login::{enter, login};
pub(crate) use self::passkey::ask as passkey_ask;
use self::passkey::site;
use super::shell::{Program, Shell};
use crate::http::app::App;
use crate::http::asker::Asker;
use crate::http::error::Error;
use crate::http::reader::Reader;
use crate::http::said::SaidForm;
use crate::node::Session;

/// What can be asked of an account, by the field `do`.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum Act {
    /// A guest wants an account.
    Claim { name: String, password: String },
    /// A guest wants an account and has made a passkey for it.
    ClaimPasskey {
        name: String,
        #[serde(default)]
        credential: String,
    },
    /// A passkey was made.
    AddPasskey {
        #[serde(default)]
        credential: String,
    },
    /// The end of a passkey.
    RemovePasskey { id: String },
    /// Another name.
    Name { name: String },
    /// Another password.
    Password {
        #[serde(default)]
        current: String,
        password: String,
    },
    /// New recovery codes.
    Codes {
        #[serde(default)]
        current: String,
    },
    /// The end of a session, or of all but this one.
    End { session: String },
    /// The end of this session.
    Leave {},
    /// The end of the account.
    Delete {
        #[serde(default)]
        current: String,
    },
}

/// Every session but the present one, in the field `session`.
const OTHERS: &str = "others";

/// `GET /account`: looking at it makes nobody a guest.
pub(crate) async fn show(
    State(app): State<App>,
    asker: Asker,
    reader: Reader,
) -> Result<Response, Error> {
    page(&app, asker.session(), &reader, Said::default()).await
}

/// What a page says beside what stands there.
#[derive(Default)]
struct Said {
    /// What was refused, and in which form.
    refused: Option<(Part, Refused)>,
    /// A name that was typed.
    name: Option<String>,
    /// Recovery codes, told once.
    codes: Vec<String>,
    /// Something is done.
    done: Option<&'static str>,
}

async fn page(
    app: &App,
    session: Option<&Session>,
    reader: &Reader,
    said: Said,
) -> Result<Response, Error> {
    let words = app.words.of(reader.lang);
    let status = said
        .refused
        .as_ref()
        .map(|(_, why)| Error::from(why.clone()).status());
    let sheet = match session {
        Some(session) if session.account => Sheet {
            account: app.node.account(session.person.id).await?,
            passkeys: match site(reader) {
                Ok(_) => Some(app.node.own_passkeys(session.person.id).await?),
                Err(_) => None,
            },
            sessions: app.node.sessions(session.person.id).await?,
            fresh: is_fresh(app, session),
            session: Some(session),
            words,
            now: app.node.now(),
            said: &said,
        },
        session => Sheet {
            account: None,
            passkeys: site(reader).is_ok().then(Vec::new),
            sessions: Vec::new(),
            fresh: false,
            session,
            words,
            now: app.node.now(),
            said: &said,
        },
    };
    let shell = Shell::new(words, reader, "page-account", &[])
        .program(Program::Passkey)
        .sheet(html::STYLE);
    Ok(shell
        .whole(&sheet.body())
        .answer(status.unwrap_or(StatusCode::OK)))
}

/// Whether a session is so young that it needs no password for anything.
fn is_fresh(app: &App, session: &Session) -> bool {
    let fresh = i64::try_from(app.config.fresh.as_millis()).unwrap_or(i64::MAX);
    app.node.age(session) < fresh
}

/// `POST /account`
pub(crate) async fn act(
    State(app): State<App>,
    asker: Asker,
    reader: Reader,
    SaidForm(act): SaidForm<Act>,
) -> Result<Response, Error> {
    let part = Part::of(&act);
    let typed = match &act {
        Act::Claim { name, .. } | Act::ClaimPasskey { name, .. } | Act::Name { name } => {
            Some(name.clone())
        }
        _ => None,
    };
    match carry_out(&app, &asker, &reader, act).await {
        Ok(answer) => Ok(answer),
        Err(error @ (Error::NoSession | Error::BadMessage)) => Err(error),
        Err(error) => {
            let said = Said {
                refused: Some((part, error.refused())),
                name: typed,
                ..Said::default()
            };
            page(&app, asker.session(), &reader, said).await
        }
    }
}

async fn carry_out(app: &App, asker: &Asker, reader: &Reader, act: Act) -> Result<Response, Error> {
    let by = match &act {
        Act::Claim { name, password } => Some((name, By::Password(password))),
        Act::ClaimPasskey { name, credential } => Some((name, By::Passkey(credential))),
        _ => None,
    };
    if let Some((name, by)) = by {
        return claim(app, asker, reader, name, by).await;
    }
    let session = asker.session().ok_or(Error::NoSession)?;
    let who = session.person.id;
    app.limit_changes(who)?;
    match act {
        Act::Claim { .. } | Act::ClaimPasskey { .. } => Err(Error::BadMessage), // done above
        Act::AddPasskey { credential } => {
            needs_fresh(app, session)?;
            let device = asker.browser().device;
            let site = site(reader)?;
            let added = app.node.add_passkey(&site, who, &credential, &device);
            added.await?;
            Ok(back("passkeys"))
        }
        Act::RemovePasskey { id } => {
            needs_fresh(app, session)?;
            app.node.remove_passkey(who, &id).await?;
            Ok(back("passkeys"))
        }
        Act::Name { name } => {
            app.node.rename(who, &name).await?;
            Ok(back("name"))
        }
        Act::Password { current, password } => {
            allowed(app, session, &current).await?;
            let ended = app
                .node
                .set_password(&session.person, &password, session.hash);
            app.sockets.end(&ended.await?);
            Ok(back("password"))
        }
        Act::Codes { current } => {
            allowed(app, session, &current).await?;
            let codes = app.node.renew_codes(who).await?;
            let said = Said {
                codes,
                ..Said::default()
            };
            page(app, Some(session), reader, said).await
        }
        Act::End { session: which } => {
            let ends = |other: &Session| match &*which {
                OTHERS => other.hash != session.hash,
                name => other.hash.name() == name,
            };
            let ended = app.node.end_sessions(who, ends).await?;
            app.sockets.end(&ended);
            Ok(back("sessions"))
        }
        Act::Leave {} => leave(app, asker, session).await,
        Act::Delete { current } => {
            allowed(app, session, &current).await?;
            app.sockets.end(&app.node.forget(who).await?);
            Ok((asker.forgets(), Redirect::to("/login?gone=account")).into_response())
        }
    }
}

/// By what somebody comes in.
enum By<'a> {
    Password(&'a str),
    /// What the browser answered.
    Passkey(&'a str),
}

/// Makes the guest of this browser, or a new one, somebody with an account.
async fn claim(
    app: &App,
    asker: &Asker,
    reader: &Reader,
    name: &str,
    by: By<'_>,
) -> Result<Response, Error> {
    asker.limit_logins(app)?;
    let mut browser = asker.browser();
    let session = match browser.session.take() {
        Some(session) => session,
        None => asker.session_or_guest(app).await?.0,
    };
    browser.session = Some(session.clone());
    let (node, who) = (&app.node, session.person.id);
    let claimed = match by {
        By::Password(password) => node.make_account(who, name, password, &browser).await?,
        By::Passkey(answer) => {
            let site = site(reader)?;
            node.make_account_by_passkey(&site, who, name, answer, &browser)
                .await?
        }
    };
    let cookie = asker.enters(app, &claimed.entered);
    let session = Session {
        hash: TokenHash::of(&claimed.entered.token),
        person: claimed.entered.person,
        account: true,
        created: app.node.now(),
        proven: app.node.now(),
        ..session
    };
    let said = Said {
        codes: claimed.codes,
        done: Some("account-made"),
        ..Said::default()
    };
    let page = page(app, Some(&session), reader, said).await?;
    Ok((cookie, page).into_response())
}

async fn leave(app: &App, asker: &Asker, session: &Session) -> Result<Response, Error> {
    if !session.account {
        // A guest who went would be nobody ever again.
        return Err(Refused::new(code::NO_ACCOUNT).into());
    }
    let own = |other: &Session| other.hash == session.hash;
    let ended = app.node.end_sessions(session.person.id, own).await?;
    app.sockets.end(&ended);
    Ok((asker.forgets(), Redirect::to("/login")).into_response())
}

/// What nothing but a new log-in opens.
///
/// # Errors
/// When the last one is too long ago.
fn needs_fresh(app: &App, session: &Session) -> Result<(), Error> {
    if is_fresh(app, session) {
        Ok(())
    } else {
        Err(Refused::new(code::LOG_IN_AGAIN).into())
    }
}

/// Whether a session may do what a thief of its cookie must not: it is young, or the password is right.
async fn allowed(app: &App, session: &Session, password: &str) -> Result<Account, Error> {
    let who = session.person.id;
    let account = app.node.account(who).await?;
    let account = account.ok_or_else(|| Refused::new(code::NO_ACCOUNT))?;
    if is_fresh(app, session) {
        return Ok(account);
    }
    if account.password.is_none() {
        return Err(Refused::new(code::LOG_IN_AGAIN).into());
    }
    app.limit_tries(who.to_string())?;
    if app.node.is_password(who, password).await? {
        Ok(account)
    } else {
        Err(Refused::new(code::WRONG_PASSWORD).into())
    }
}

/// To the page again, at the part that was changed: to load it again sends nothing twice.
fn back(part: &str) -> Response {
    Redirect::to(&format!("/account#{part}")).into_response()
}
