//! Matches: opened, found, joined.

use game::{Illegal, Level, Seat, Viewer};
use games::{AnyView, Kind};
use hmac::{Hmac, Mac};
use host::Host;
use protocol::{CreateMatch, Created, Invitation, LiveMatch, Opponent, Refused, Seated, code};
use sha2::Sha256;
use store::{Invite, Stage, StoreError, TokenHash, Write};
use table::{By, Clock, Key, MatchId, MatchKind, Offer, Order, PersonId, Plan, Refusal, Table};

use super::entropy::base32;
use super::faults::{damaged, stored};
use super::index;
use super::start::Node;

/// What a page says of a match to anyone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    /// The game's name.
    pub game: String,
    /// The time control.
    pub clock: Clock,
    /// How many entries its log has.
    pub ply: u32,
    /// What a watcher sees of it.
    pub view: AnyView,
    /// Who sits on each seat, in order: the name of a person or the level of a computer player;
    /// neither: the seat is open.
    pub players: Vec<(Seat, Option<String>, Option<Level>)>,
}

fn illegal(illegal: Illegal) -> Refused {
    host::refused(&Refusal::Illegal(illegal))
}

impl Node {
    /// Opens a match. Asked again with the same key, it answers the same.
    ///
    /// # Errors
    /// When what is asked for cannot be played, or too many matches of this person go on.
    pub async fn create(&self, by: PersonId, req: CreateMatch) -> Result<Created, Refused> {
        let key = req.key;
        if let Some(created) = self.answered(by, key).await? {
            return Ok(created);
        }
        let (offer, plan) = planned(&req)?;
        self.may_play(by, offer.kind).await?;
        self.has_room_for_one_more(by).await?;
        let now = self.now();
        let mut luck = self.0.entropy.luck()?;
        let id = self.0.entropy.match_id()?;
        let log =
            Table::open(id, offer, by, plan, now, &mut luck).map_err(|r| host::refused(&r))?;
        let host = Host::open(id, log).map_err(|corrupt| damaged(&corrupt))?;
        let mut writes = index::opening(&host, now);
        writes.push(Write::Answer {
            person: by,
            key,
            id,
            at: now,
        });
        let invites = !host.table().open_seats().is_empty();
        let invite = invites.then(|| self.token(by, key)).flatten();
        if let (Some(token), Some(until)) = (&invite, host.due().expire) {
            writes.push(Write::Invite {
                hash: TokenHash::of(token),
                id,
                from: by,
                until,
            });
        }
        match self.0.store.append(writes).await {
            Ok(()) => {}
            // The same request is under way twice.
            Err(StoreError::KeyUsed) => {
                let created = self.answered(by, key).await?;
                return created.ok_or_else(|| Refused::new(code::BUSY));
            }
            Err(error) => return Err(stored(&error)),
        }
        self.0.metrics.opened.inc();
        self.install(host).await?;
        Ok(Created { id, invite })
    }

    /// What was answered to the request with this key, whatever is asked for now.
    async fn answered(&self, by: PersonId, key: Key) -> Result<Option<Created>, Refused> {
        let id = self.0.store.answer(by, key).await;
        let Some(id) = id.map_err(|error| stored(&error))? else {
            return Ok(None);
        };
        // Whether there was an invite shows by its row.
        let Some(token) = self.token(by, key) else {
            return Ok(Some(Created { id, invite: None }));
        };
        let invite = match self.invite(&token).await {
            Ok(_) => Some(token),
            Err(why) if why.code == code::UNKNOWN_INVITE => None,
            Err(why) => return Err(why),
        };
        Ok(Some(Created { id, invite }))
    }

    /// The token of the invite that a request makes: from the house's secret, so that the request
    /// can be answered the same again though only the token's hash is kept.
    fn token(&self, by: PersonId, key: Key) -> Option<String> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.invites.0).ok()?;
        mac.update(format!("invite {by} {key}").as_bytes());
        Some(base32(&mac.finalize().into_bytes().into()))
    }

    async fn has_room_for_one_more(&self, person: PersonId) -> Result<(), Refused> {
        let most = self.0.options.matches_per_person;
        let live = self.0.store.live(person, most).await;
        if live.map_err(|error| stored(&error))?.len() >= most as usize {
            return Err(Refused::new(code::TOO_MANY_MATCHES).with("most", most));
        }
        Ok(())
    }

    /// Who invites to what. Takes nothing.
    ///
    /// # Errors
    /// When there is no such invite, or it has expired.
    pub async fn invitation(
        &self,
        who: Option<PersonId>,
        token: &str,
    ) -> Result<Invitation, Refused> {
        let Invite { id, from, .. } = self.invite(token).await?;
        let room = self.enter(id).await?;
        let table = room.host.table();
        let offer = table.offer().clone();
        let (open, seated) = (
            !table.open_seats().is_empty(),
            who.is_some_and(|who| table.seat_of(room.known_as(who)).is_some()),
        );
        drop(room);
        let rated = offer.kind == MatchKind::Rated;
        let strength = match rated {
            true => Some(self.strength(from, offer.game).await?),
            false => None,
        };
        let from = self.person(from).await?.map(|person| person.name);
        Ok(Invitation {
            id,
            game: offer.game.to_string(),
            setup: offer.setup.to_string(),
            clock: offer.clock.to_string(),
            from: from.unwrap_or_default(),
            open,
            seated,
            rated,
            strength,
        })
    }

    /// Takes a seat by an invite. Who has one keeps it.
    ///
    /// # Errors
    /// When there is no such invite, no seat is open, or too many matches of this person go on.
    pub async fn take(&self, who: PersonId, token: &str) -> Result<Seated, Refused> {
        let Invite { id, .. } = self.invite(token).await?;
        let (kind, is_seated) = {
            let room = self.enter(id).await?;
            let table = room.host.table();
            (
                table.offer().kind,
                table.seat_of(room.known_as(who)).is_some(),
            )
        };
        if !is_seated {
            self.may_play(who, kind).await?;
            self.has_room_for_one_more(who).await?;
        }
        let mut room = self.enter(id).await?;
        let by = By::Person(room.known_as(who));
        self.carry_out(&mut room, by, &Order::Sit(None)).await?;
        Ok(Seated { id })
    }

    async fn invite(&self, token: &str) -> Result<Invite, Refused> {
        let found = self.0.store.invite(TokenHash::of(token), self.now());
        let found = found.await.map_err(|error| stored(&error))?;
        found.ok_or_else(|| Refused::new(code::UNKNOWN_INVITE))
    }

    /// The matches of a person that go on, the newest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn live(&self, who: PersonId) -> Result<Vec<LiveMatch>, Refused> {
        let most = self.0.options.matches_per_person.saturating_mul(2);
        let seats = self.0.store.live(who, most).await;
        let live = seats.map_err(|e| stored(&e))?.into_iter().map(|seat| {
            let started = seat.stage == Stage::Playing;
            LiveMatch {
                id: seat.id,
                game: seat.game,
                others: seat.others,
                started,
            }
        });
        Ok(live.collect())
    }

    /// The record of a match: whole when it is over, while it runs what a watcher has seen.
    ///
    /// # Errors
    /// When there is no such match, or it has not started.
    pub async fn record(&self, ch: MatchId) -> Result<String, Refused> {
        let room = self.enter(ch).await?;
        let record = room.host.record();
        record.ok_or_else(|| Refused::new(code::NO_RECORD))
    }

    /// What a page says of a match to anyone.
    ///
    /// # Errors
    /// When there is no such match.
    pub async fn summary(&self, ch: MatchId) -> Result<MatchSummary, Refused> {
        let room = self.enter(ch).await?;
        let table = room.host.table();
        let player = |seat: Seat| {
            let who = table.chair(seat).map(|chair| chair.who);
            let person = who.and_then(|who| who.person());
            let name = person.and_then(|person| room.host.name(person));
            let bot = who.and_then(|who| who.bot());
            (seat, name.map(str::to_owned), bot)
        };
        Ok(MatchSummary {
            game: table.offer().game.to_string(),
            clock: table.offer().clock,
            ply: table.ply(),
            view: table.game().view(Viewer::Watcher),
            players: table.seats().iter().map(player).collect(),
        })
    }
}

/// What a request asks for: the match, and who is to sit where.
fn planned(req: &CreateMatch) -> Result<(Offer, Plan), Refused> {
    let game: Kind = req.game.parse().map_err(illegal)?;
    let clock = match &req.clock {
        None => Clock::usual(game),
        Some(text) => text.parse().map_err(illegal)?,
    };
    if clock == Clock::Off {
        // Nobody can be waited for without end.
        return Err(illegal(Illegal::new("bad-clock").with("clock", clock)));
    }
    let kind = match req.rated {
        true => MatchKind::Rated,
        false => MatchKind::Friendly,
    };
    let offer = Offer::new(game, &req.setup, clock, kind).map_err(illegal)?;
    let mut plan = Plan::open();
    for bot in &req.bots {
        plan = plan.bot(bot.seat, bot.level);
    }
    if let Some(seat) = req.seat {
        plan = plan.creator(seat);
    }
    if let Opponent::Bot(level) = req.against {
        let free = |seat: &Seat| plan.bot_on(*seat).is_none();
        let mine = req.seat.or_else(|| offer.seats().iter().find(free));
        let others: Vec<Seat> = offer.seats().iter().filter(free).collect();
        for seat in others.into_iter().filter(|seat| Some(*seat) != mine) {
            plan = plan.bot(seat, level);
        }
    }
    Ok((offer, plan))
}
