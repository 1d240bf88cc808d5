//! Accounts as SQL.

use rusqlite::{Connection, OptionalExtension, Row};
use table::{Millis, PersonId};

use super::apply::{contend, run};
use super::passkeys::add_passkey;
use super::query::{column, create_person};
use super::results;
use crate::held::{Fate, HELD};
use crate::{Account, Ban, Claim, NewSession, OwnMatch, Person, Session};
use crate::{StoreError, TokenHash};

pub(crate) fn welcome(
    db: &Connection,
    person: &Person,
    session: &NewSession,
) -> Result<(), StoreError> {
    create_person(db, person.id, &person.name, session.at)?;
    open_session(db, person.id, session)
}

pub(crate) fn open_session(
    db: &Connection,
    who: PersonId,
    new: &NewSession,
) -> Result<(), StoreError> {
    if let Some(before) = new.instead {
        let sql = "DELETE FROM sessions WHERE hash = ?1";
        run(db, sql, [&before.bytes()[..]])?;
    }
    let sql = "INSERT INTO sessions (hash, person, device, created, seen, proven) VALUES (?1, ?2, ?3, ?4, ?4, ?5)";
    let proven = if new.proven { new.at } else { 0 };
    let hash = &new.hash.bytes()[..];
    let row = (hash, who.as_str(), &new.device, new.at, proven);
    Ok(run(db, sql, row)?)
}

const SESSION: &str =
    "SELECT s.hash, s.person, p.name, a.person IS NOT NULL, s.device, s.created, s.seen,
        b.person IS NOT NULL, b.until, b.reason, b.at, s.proven
    FROM sessions s JOIN persons p ON p.id = s.person LEFT JOIN accounts a ON a.person = s.person
        LEFT JOIN bans b ON b.person = s.person";

fn read_session(row: &Row<'_>) -> rusqlite::Result<Session> {
    let name = row.get(2)?;
    let ban = if row.get(7)? {
        Some(Ban {
            person: column(row, 1)?,
            until: row.get(8)?,
            reason: row.get(9)?,
            at: row.get(10)?,
        })
    } else {
        None
    };
    Ok(Session {
        hash: TokenHash::kept(row.get(0)?),
        person: Person {
            id: column(row, 1)?,
            name,
        },
        account: row.get(3)?,
        device: row.get(4)?,
        created: row.get(5)?,
        seen: row.get(6)?,
        proven: row.get(11)?,
        ban,
    })
}

pub(crate) fn session(db: &Connection, hash: TokenHash) -> Result<Option<Session>, StoreError> {
    Ok(db
        .prepare_cached(&format!("{SESSION} WHERE s.hash = ?1"))?
        .query_row([&hash.bytes()[..]], read_session)
        .optional()?)
}

pub(crate) fn sessions(db: &Connection, who: PersonId) -> Result<Vec<Session>, StoreError> {
    let sql = format!("{SESSION} WHERE s.person = ?1 ORDER BY s.seen DESC, s.hash");
    let mut rows = db.prepare_cached(&sql)?;
    let rows = rows.query_map([who.as_str()], read_session)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn touch(db: &Connection, hash: TokenHash, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE sessions SET seen = max(seen, ?2) WHERE hash = ?1";
    Ok(run(db, sql, (&hash.bytes()[..], now))?)
}

pub(crate) fn end_sessions(
    db: &Connection,
    who: PersonId,
    hashes: &[TokenHash],
) -> Result<Vec<TokenHash>, StoreError> {
    let mut end = db.prepare_cached("DELETE FROM sessions WHERE hash = ?1 AND person = ?2")?;
    let mut ended = Vec::new();
    for hash in hashes {
        if end.execute((&hash.bytes()[..], who.as_str()))? > 0 {
            ended.push(*hash);
        }
    }
    Ok(ended)
}

/// What stands in place of a password's hash where there is no password.
const NO_PASSWORD: &str = "";

pub(crate) fn claim(db: &Connection, claim: &Claim) -> Result<(), StoreError> {
    let sql = "INSERT INTO accounts (person, password, created) VALUES (?1, ?2, ?3)";
    let password = claim.password.as_deref().unwrap_or(NO_PASSWORD);
    let row = (claim.person.as_str(), password, claim.at);
    contend(run(db, sql, row), StoreError::KeyUsed)?;
    if let Some(passkey) = &claim.passkey {
        add_passkey(db, passkey)?;
    }
    rename(db, claim.person, &claim.name, &claim.forms)?;
    set_codes(db, claim.person, &claim.codes)
}

pub(crate) fn account(db: &Connection, who: PersonId) -> Result<Option<Account>, StoreError> {
    let sql = "SELECT person, password, created,
        (SELECT count(*) FROM recovery r WHERE r.person = a.person) FROM accounts a WHERE person = ?1";
    Ok(db
        .prepare_cached(sql)?
        .query_row([who.as_str()], |row| {
            Ok(Account {
                person: column(row, 0)?,
                password: Some(row.get(1)?).filter(|kept: &String| kept != NO_PASSWORD),
                created: row.get(2)?,
                codes: row.get(3)?,
            })
        })
        .optional()?)
}

pub(crate) fn named(db: &Connection, forms: &[String]) -> Result<Option<PersonId>, StoreError> {
    let mut named = db.prepare_cached("SELECT person FROM account_names WHERE form = ?1")?;
    for form in forms {
        let who = named.query_row([form], |row| column(row, 0)).optional()?;
        if who.is_some() {
            return Ok(who);
        }
    }
    Ok(None)
}

pub(crate) fn rename(
    db: &Connection,
    who: PersonId,
    name: &str,
    forms: &[String],
) -> Result<(), StoreError> {
    run(
        db,
        "DELETE FROM account_names WHERE person = ?1",
        [who.as_str()],
    )?;
    let sql = "INSERT INTO account_names (form, person) VALUES (?1, ?2)";
    for form in forms {
        contend(run(db, sql, (form, who.as_str())), StoreError::KeyUsed)?;
    }
    let sql = "UPDATE persons SET name = ?2 WHERE id = ?1";
    Ok(run(db, sql, (who.as_str(), name))?)
}

pub(crate) fn set_password(
    db: &Connection,
    who: PersonId,
    password: &str,
) -> Result<(), StoreError> {
    let sql = "UPDATE accounts SET password = ?2 WHERE person = ?1";
    Ok(run(db, sql, (who.as_str(), password))?)
}

pub(crate) fn set_codes(
    db: &Connection,
    who: PersonId,
    codes: &[TokenHash],
) -> Result<(), StoreError> {
    run(db, "DELETE FROM recovery WHERE person = ?1", [who.as_str()])?;
    for code in codes {
        let sql = "INSERT INTO recovery (hash, person) VALUES (?1, ?2)";
        run(db, sql, (&code.bytes()[..], who.as_str()))?;
    }
    Ok(())
}

pub(crate) fn use_code(
    db: &Connection,
    who: PersonId,
    code: TokenHash,
) -> Result<bool, StoreError> {
    let used = db
        .prepare_cached("DELETE FROM recovery WHERE hash = ?1 AND person = ?2")?
        .execute((&code.bytes()[..], who.as_str()))?;
    Ok(used > 0)
}

pub(crate) fn merge(db: &Connection, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
    let pair = (guest.as_str(), person.as_str());
    let row = [guest.as_str()];
    run(db, "UPDATE merged SET person = ?2 WHERE person = ?1", pair)?;
    run(
        db,
        "INSERT OR REPLACE INTO merged (guest, person) VALUES (?1, ?2)",
        pair,
    )?;
    run(db, "UPDATE seats SET person = ?2 WHERE person = ?1", pair)?;
    results::merge(db, guest, person)?;
    run(db, "DELETE FROM sessions WHERE person = ?1", row)?;
    run(db, "DELETE FROM links WHERE person = ?1", row)?;
    Ok(run(db, "DELETE FROM persons WHERE id = ?1", row)?)
}

/// Who a person has turned out to be.
pub(super) fn now(db: &Connection, id: PersonId) -> Result<PersonId, StoreError> {
    let mut merged = db.prepare_cached("SELECT person FROM merged WHERE guest = ?1")?;
    let into = merged.query_row([id.as_str()], |row| column(row, 0));
    Ok(into.optional()?.unwrap_or(id))
}

pub(crate) fn own_matches(db: &Connection, who: PersonId) -> Result<Vec<OwnMatch>, StoreError> {
    let sql = "SELECT m.id, m.game, m.kind, m.stage, s.seat, m.created
        FROM seats s JOIN matches m ON m.id = s.match_id
        WHERE s.person = ?1 ORDER BY m.created DESC, m.id";
    let mut rows = db.prepare_cached(sql)?;
    let rows = rows.query_map([who.as_str()], |row| {
        Ok(OwnMatch {
            id: column(row, 0)?,
            game: row.get(1)?,
            kind: row.get(2)?,
            stage: row.get(3)?,
            seat: row.get(4)?,
            created: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(crate) fn forget(db: &Connection, who: PersonId) -> Result<Vec<TokenHash>, StoreError> {
    let ended = db
        .prepare_cached("DELETE FROM sessions WHERE person = ?1 RETURNING hash")?
        .query_map([who.as_str()], |row| row.get(0).map(TokenHash::kept))?
        .collect::<Result<_, _>>()?;
    let about = HELD
        .iter()
        .filter_map(|held| Some((held.table, held.person?)));
    for (table, (which, fate)) in about {
        if fate == Fate::Gone {
            run(
                db,
                &format!("DELETE FROM {table} WHERE {which}"),
                [who.as_str()],
            )?;
        }
    }
    Ok(ended)
}
