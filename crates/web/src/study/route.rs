//! Which page an address is.

use games::Kind;
use table::MatchId;

use crate::browser;

/// A page of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Route {
    /// How to play: of a game, or the list of all.
    Learn(Option<Kind>),
    /// Puzzles.
    Puzzles(Puzzles),
    /// The review of a match.
    Review(MatchId),
    /// Nothing.
    Unknown,
}

/// A page of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Puzzles {
    /// The list of all games.
    All,
    /// The puzzle of the day.
    Daily,
    /// Those of a game.
    Of(Kind),
    /// One of a game.
    One(Kind, u32),
}

impl Route {
    /// The page of a path.
    pub(super) fn read(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        Self::of(&parts).unwrap_or(Self::Unknown)
    }

    fn of(parts: &[&str]) -> Option<Self> {
        Some(match parts {
            ["learn"] => Self::Learn(None),
            ["learn", game] => Self::Learn(Some(offered(game)?)),
            ["puzzles"] => Self::Puzzles(Puzzles::All),
            ["puzzles", "daily"] => Self::Puzzles(Puzzles::Daily),
            ["puzzles", game] => Self::Puzzles(Puzzles::Of(offered(game)?)),
            ["puzzles", game, which] => {
                Self::Puzzles(Puzzles::One(offered(game)?, which.parse().ok()?))
            }
            ["review", id] => Self::Review(id.parse().ok()?),
            _ => return None,
        })
    }

    /// That of the address bar.
    pub(super) fn present() -> Self {
        let path = browser::window().location().pathname();
        Self::read(&path.unwrap_or_default())
    }
}

fn offered(game: &str) -> Option<Kind> {
    let kind = game.parse().ok()?;
    Kind::OFFERED.contains(&kind).then_some(kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let check = |path: &str, expect: Route| assert_eq!(Route::read(path), expect, "{path}");
        check("/learn", Route::Learn(None));
        check("/learn/boxes", Route::Learn(Some(Kind::Boxes)));
        check("/puzzles/", Route::Puzzles(Puzzles::All));
        check("/puzzles/daily", Route::Puzzles(Puzzles::Daily));
        check("/puzzles/ataxx", Route::Puzzles(Puzzles::Of(Kind::Ataxx)));
        check(
            "/puzzles/ataxx/7",
            Route::Puzzles(Puzzles::One(Kind::Ataxx, 7)),
        );
        let id = MatchId::from_bits(77);
        check(&format!("/review/{id}"), Route::Review(id));
        for path in [
            "/",
            "/learn/chess",
            "/puzzles/ataxx/x",
            "/review/zzz",
            "/m/x",
        ] {
            check(path, Route::Unknown);
        }
    }
}
