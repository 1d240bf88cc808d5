//! The pictures of links. They are fetched by chats, which have no session, and show what anyone
//! may see: of a match the watcher's view. Looking takes no seat.

use axum::body::Bytes;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use games::{AnyGame, AnyView, Kind};
use protocol::{Invitation, Refused, code};
use words::{Arg, Words};

use super::app::App;
use super::asker::Asker;
use super::error::Error;
use super::reader::{Reader, VARY, parameter};
use super::said::Part;
use crate::node::MatchSummary;
use crate::preview::{Card, Line, drawable};

/// How long a picture may be kept: for ever, if its address names the position; else a minute.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const A_MINUTE: &str = "public, max-age=60";

/// One request for a picture.
pub(crate) struct Request {
    app: App,
    asker: Asker,
    reader: Reader,
    /// The position that the address names.
    ply: Option<u32>,
}

impl FromRequestParts<App> for Request {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        Ok(Self {
            app: app.clone(),
            asker: Asker::from_request_parts(parts, app).await?,
            reader: Reader::from_request_parts(parts, app)
                .await
                .unwrap_or_else(|never| match never {}),
            ply: parameter(parts.uri.query().unwrap_or_default(), "ply"),
        })
    }
}

impl Request {
    fn words(&self) -> &Words {
        self.app.words.of(self.reader.lang)
    }

    /// The picture of a card. Only drawing is counted: what is finished is as cheap as any page.
    async fn answer(&self, card: Card, cache: &'static str) -> Result<Response, Error> {
        let picture = match self.app.studio.finished(&card) {
            Some(picture) => picture,
            None => {
                self.asker.limit_pictures(&self.app)?;
                self.app.studio.picture(card).await?
            }
        };
        Ok(png(picture, cache))
    }
}

fn png(picture: Bytes, cache: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/png")),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::VARY, HeaderValue::from_static(VARY)),
    ];
    (headers, picture).into_response()
}

/// `GET /preview.png`
pub(crate) async fn portal(request: Request) -> Result<Response, Error> {
    let words = request.words();
    let lines = vec![Line::Words(words.say("page-portal-about", &[]))];
    let card = in_play(Kind::Ataxx, words, words.house(), lines)?;
    request.answer(card, A_MINUTE).await
}

/// `GET /rules/{game}/preview.png`
pub(crate) async fn rules(Part(game): Part, request: Request) -> Result<Response, Error> {
    let kind: Kind = game.parse().map_err(|_| Error::NotFound)?;
    let words = request.words();
    let lines = vec![Line::Words(words.about(kind))];
    let card = in_play(kind, words, words.game(kind), lines)?;
    request.answer(card, A_MINUTE).await
}

/// A card with a match in play.
fn in_play(kind: Kind, words: &Words, title: String, lines: Vec<Line>) -> Result<Card, Error> {
    let board = boards::in_play(kind).ok_or(Error::NotFound)?;
    Ok(Card::new(&board, words.house(), title, lines))
}

/// `GET /m/{id}/preview.png`
pub(crate) async fn table(
    State(app): State<App>,
    Part(id): Part,
    request: Request,
) -> Result<Response, Error> {
    let id = id.parse().map_err(|_| Refused::new(code::UNKNOWN_MATCH))?;
    let summary = app.node.summary(id).await?;
    let named = request.ply == Some(summary.ply) && request.reader.asked.is_some();
    let cache = if named { FOR_EVER } else { A_MINUTE };
    let card = match_card(request.words(), &summary);
    request.answer(card, cache).await
}

/// Who plays what, and the board as a watcher sees it now.
fn match_card(words: &Words, summary: &MatchSummary) -> Card {
    let kind = summary.view.kind();
    let mut lines: Vec<Line> = summary
        .players
        .iter()
        .map(|(seat, name, bot)| {
            let name = words.player(name.as_deref(), *bot);
            Line::Player(*seat, name, words.side(kind, *seat))
        })
        .collect();
    if lines.len() <= 2 {
        lines.push(Line::Words(words.clock(summary.clock)));
    }
    Card::new(&summary.view, words.house(), words.game(kind), lines)
}

/// `GET /i/{token}/preview.png`
pub(crate) async fn invite(
    State(app): State<App>,
    Part(token): Part,
    request: Request,
) -> Result<Response, Error> {
    let invitation = app.node.invitation(None, &token).await?;
    let card = invite_card(request.words(), &invitation)?;
    request.answer(card, A_MINUTE).await
}

/// Who invites to what, and the board as it is at the start.
fn invite_card(words: &Words, invitation: &Invitation) -> Result<Card, Error> {
    let Invitation {
        game, setup, from, ..
    } = invitation;
    let missing = |_| Error::NotFound; // a match of the house has a game of the house
    let kind: Kind = game.parse().map_err(missing)?;
    let board: AnyView = AnyGame::start(kind, setup)
        .map_err(missing)?
        .view(game::Viewer::Watcher);
    let game = words.game(kind);
    let args = [("name", Arg::Text(from)), ("game", Arg::Text(&game))];
    let mut lines = Vec::new();
    if !drawable(from).is_empty() {
        lines.push(Line::Words(words.say("invited", &args)));
    }
    if let Ok(clock) = invitation.clock.parse() {
        lines.push(Line::Words(words.clock(clock)));
    }
    Ok(Card::new(&board, words.house(), game, lines))
}
