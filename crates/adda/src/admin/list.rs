//! `adda admin list`.

use clap::Args;
use game::Seat;
use serde_json::json;
use store::{Archive, Listed, Stage, Wanted};
use table::PersonId;

use super::plain;
use crate::fault::Fault;
use crate::say;

#[derive(Args)]
pub(super) struct Options {
    /// Only those that stand there: gathering, playing, over or closed (never took place).
    #[arg(long, value_parser = stage)]
    stage: Option<Stage>,
    /// Only of this game, as ataxx.
    #[arg(long)]
    game: Option<String>,
    /// At most so many.
    #[arg(long, default_value_t = 50)]
    most: u32,
    /// Print one JSON object a line for programs.
    #[arg(long)]
    json: bool,
}

fn stage(code: &str) -> Result<Stage, String> {
    Stage::of_code(code).ok_or_else(|| {
        let all = Stage::ALL.map(Stage::code).join(", ");
        format!("one of {all}")
    })
}

pub(super) fn run(archive: &Archive, options: &Options) -> Result<(), Fault> {
    let wanted = Wanted {
        stage: options.stage,
        game: options.game.clone(),
        most: options.most,
    };
    for listed in archive.matches(&wanted)? {
        let names = names(archive, &listed)?;
        say(&if options.json {
            object(&listed, &names)
        } else {
            line(&listed, &names)
        });
    }
    Ok(())
}

/// What those are called who sit there; a computer player has no name here.
fn names(archive: &Archive, listed: &Listed) -> Result<Vec<String>, Fault> {
    let ids: Vec<PersonId> = listed.seats.iter().copied().flatten().collect();
    let known = archive.names(&ids)?;
    let name = |seat: &Option<PersonId>| match seat {
        None => "(computer)".to_owned(),
        Some(person) => {
            let found = known.iter().find(|(id, _)| id == person);
            found.map_or_else(|| "(gone)".to_owned(), |(_, name)| name.clone())
        }
    };
    Ok(listed.seats.iter().map(name).collect())
}

/// A line with tabs between its parts; names hold none, and nothing that moves a terminal's cursor.
fn line(listed: &Listed, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
    let (id, created, stage) = (listed.id, listed.created, listed.stage.code());
    format!(
        "{id}\t{created}\t{}\t{stage}\t{}",
        listed.game,
        names.join(" - ")
    )
}

fn object(listed: &Listed, names: &[String]) -> String {
    let seat = |(at, (person, name)): (usize, (&Option<PersonId>, &String))| {
        let seat = Seat::new(at as u8).map(|seat| seat.to_string());
        let person = person.map(|id| id.to_string());
        json!({ "seat": seat, "name": person.as_ref().map(|_| name), "person": person })
    };
    let seats: Vec<_> = listed
        .seats
        .iter()
        .zip(names)
        .enumerate()
        .map(seat)
        .collect();
    json!({
        "match": listed.id.to_string(),
        "game": listed.game,
        "stage": listed.stage.code(),
        "created": listed.created,
        "seats": seats,
    })
    .to_string()
}
