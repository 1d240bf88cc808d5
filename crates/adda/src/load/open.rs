//! Two guests and a match between them.

use std::time::Duration;

use client::Session;
use client::native::{House, Player, device};
use game::Rng;
use games::Kind;
use protocol::{CreateMatch, Deed, Opponent};
use table::{Key, MatchId};

use crate::fault::Fault;

/// What one match of the load is to be.
#[derive(Clone, Debug)]
pub(super) struct Wish {
    game: Kind,
    pub(super) think: Duration,
    pub(super) rng: Rng,
}

/// Long enough that no flag falls, and a clock all the same: its due rows are part of the load.
const CLOCK: &str = "900+5";

impl Wish {
    pub(super) fn new(number: u32, game: Option<Kind>, think: u64, seed: u64) -> Self {
        let turn = Kind::OFFERED[number as usize % Kind::OFFERED.len()];
        Self {
            game: game.unwrap_or(turn),
            think: Duration::from_millis(think),
            rng: Rng::new(seed ^ u64::from(number) << 20),
        }
    }
}

/// Opens a match by invite: the creator, the friend, and its id.
pub(super) async fn open(house: &House, wish: &Wish) -> Result<(Player, Player, MatchId), Fault> {
    let (creator, friend) = (house.guest().await?, house.guest().await?);
    let created = creator
        .create(&CreateMatch {
            key: key("open", 0)?,
            game: wish.game.name().to_owned(),
            setup: String::new(),
            clock: Some(CLOCK.to_owned()),
            against: Opponent::Invite,
            seat: None,
            bots: Vec::new(),
            rated: false,
        })
        .await?;
    let token = created
        .invite
        .ok_or_else(|| Fault::Wrong("no invite".to_owned()))?;
    friend.take(&token).await?;
    let build = concat!("adda load ", env!("CARGO_PKG_VERSION"));
    let mut first = Player::connect(&creator, Session::new(build, device()?)).await?;
    let mut second = Player::connect(&friend, Session::new(build, device()?)).await?;
    for player in [&mut first, &mut second] {
        player.follow(created.id).await?;
        while player
            .room(created.id)
            .is_none_or(|room| room.state().is_none())
        {
            player.next().await?;
        }
        player
            .command(created.id, key("ready", 0)?, Deed::Ready)
            .await?;
    }
    Ok((first, second, created.id))
}

/// A key that is new for each number.
pub(super) fn key(word: &str, number: u64) -> Result<Key, Fault> {
    Ok(format!("{word}-{number}").parse()?)
}
