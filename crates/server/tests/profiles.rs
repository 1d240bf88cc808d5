//! Profiles as pages: what one sees of oneself, and what others may see.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use game::{Event, Level, Seat, Seats, Why};
use games::Kind;
use protocol::{CreateMatch, Deed, Opponent};
use store::{Stage, Store, Write};
use table::{Clock, Entry, Luck, MatchId, MatchKind, Occupant, Offer, PersonId, Table, TableEvent};
use words::{Lang, Words};

const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

/// Sends a form; the cookie from then on, and status, head and page.
async fn post(house: &TestHouse, path: &str, cookie: &str, body: &str) -> (String, u16, String) {
    let headers = format!("cookie: {cookie}\r\n{FORM}");
    let (status, head, body) = house.send("POST", path, &headers, body).await;
    let set = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = set.map_or(cookie, |set| set.split(';').next().unwrap());
    (cookie.to_owned(), status, body)
}

async fn get(house: &TestHouse, path: &str, cookie: &str) -> (u16, String, String) {
    let cookie = match cookie {
        "" => String::new(),
        cookie => format!("cookie: {cookie}\r\n"),
    };
    house.ask("GET", path, &cookie).await
}

async fn page(house: &TestHouse, path: &str, cookie: &str) -> String {
    let (status, head, body) = get(house, path, cookie).await;
    assert_eq!(status, 200, "{path}");
    assert!(head.contains("cache-control: private"), "{head}");
    assert!(!body.contains("<script"), "it needs none");
    body
}

/// A friendly of two that the first has won, the second having resigned: their cookies. The first has
/// an account.
async fn over(house: &TestHouse, name: &str) -> (MatchId, [String; 2]) {
    let (id, guests, mut players) = begun(&house.house, Kind::Boxes, "").await;
    players[1]
        .command(id, key("resign"), Deed::Resign)
        .await
        .unwrap();
    until(&mut players[0], id, |state| state.earned.is_some()).await;
    let claim = format!("do=claim&name={name}&password=a+mango+tree");
    let (cookie, status, body) = post(house, "/account", guests[0].cookie(), &claim).await;
    assert_eq!(status, 200, "{body}");
    (id, [cookie, guests[1].cookie().to_owned()])
}

#[tokio::test]
async fn ones_own_page_shows_matches_results_and_whom_one_has_met() {
    let house = TestHouse::open().await;
    let nobody = page(&house, "/me", "").await;
    assert!(nobody.contains("profile-nobody"));
    let (id, [mina, guest]) = over(&house, "Mina").await;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let own = page(&house, &format!("/me?lang={lang}"), &mina).await;
        for part in [
            format!("href=\"/m/{id}\""),
            "data-testid=\"results-boxes\"".to_owned(),
            "data-testid=\"met\"".to_owned(),
            "data-testid=\"profile-hide\"".to_owned(),
            format!(
                "<strong class=\"outcome won\">{}",
                words.say("profile-won", &[])
            ),
        ] {
            assert!(own.contains(&part), "{lang}: {part} in {own}");
        }
        let lost = page(&house, &format!("/me?lang={lang}"), &guest).await;
        assert!(lost.contains("outcome lost") && lost.contains("href=\"/@Mina\""));
        assert!(!lost.contains("profile-hide"), "a guest's is never seen");
    }
    // Filters, and an address that is nonsense.
    for (query, found) in [
        ("game=boxes&against=person&result=won&since=week", true),
        ("game=ataxx", false),
        ("against=computer", false),
        ("result=lost", false),
        ("before=1.000000000000.0", false),
        ("game=%22%3E%3Cb%3E&before=x", true),
    ] {
        let html = page(&house, &format!("/me?{query}"), &mina).await;
        assert_eq!(html.contains("match-line"), found, "{query}");
        assert!(!html.contains("<b>"));
    }
    let met = page(&house, "/me", &guest).await;
    let (_, rest) = met.split_once("href=\"/me?with=").unwrap();
    let with = rest.split('#').next().unwrap();
    let list = page(&house, &format!("/me?with={with}"), &guest).await;
    assert!(list.contains("match-line") && list.contains("data-testid=\"between\""));
}

#[tokio::test]
async fn others_see_what_matches_show_anyone_and_nothing_of_who_hides_it() {
    let house = TestHouse::open().await;
    let (id, [mina, guest]) = over(&house, "Mina").await;
    // One that goes on is on no profile.
    let easy = CreateMatch {
        key: key("easy"),
        ..wish(Kind::Ataxx, "", Opponent::Bot(Level::Easy))
    };
    let own = house.house.by_cookie(&mina).await.unwrap();
    let created = own.create(&easy).await.unwrap();
    assert_ne!(created.id, id);
    for cookie in ["", &*guest] {
        let html = page(&house, "/@Mina", cookie).await;
        assert!(html.contains(&format!("href=\"/m/{id}\"")));
        assert!(!html.contains(&created.id.to_string()), "it goes on");
        assert!(html.contains("noindex"));
        // Neither whom else she has met, nor what she has earned, nor where she is logged in.
        for part in ["data-testid=\"met\"", "profile-hide", "session", "coin"] {
            assert!(!html.contains(part), "{part} in {html}");
        }
        assert_eq!(html.contains("data-testid=\"between\""), !cookie.is_empty());
    }
    // However it is typed it is one address; nobody has a guest's.
    let (status, head, _) = get(&house, "/@mina", "").await;
    assert_eq!(status, 303);
    assert!(
        head.contains("location: /@mina"),
        "heads come in small letters"
    );
    for path in ["/@", "/@Nobody", "/@%FF", "/@Mina/x"] {
        assert_eq!(get(&house, path, "").await.0, 404, "{path}");
    }
    let name = house.house.by_cookie(&guest).await.unwrap();
    let name = name.look().await.unwrap().name;
    assert_eq!(
        get(&house, &format!("/@{}", name.replace(' ', "%20")), "")
            .await
            .0,
        404
    );

    let (_, status, _) = post(&house, "/me", &mina, "do=hide").await;
    assert_eq!(status, 303);
    assert_eq!(get(&house, "/@Mina", &guest).await.0, 404);
    assert_eq!(get(&house, "/@Mina", &mina).await.0, 200, "one's own");
    let own = page(&house, "/me", &guest).await;
    assert!(own.contains("Mina") && !own.contains("href=\"/@Mina\""));
    post(&house, "/me", &mina, "do=show").await;
    assert_eq!(get(&house, "/@Mina", &guest).await.0, 200);
    // A guest has nothing to hide, another site's form hides nothing.
    assert_eq!(post(&house, "/me", &guest, "do=hide").await.1, 409);
    let headers = format!("cookie: {mina}\r\n{FORM}origin: https://evil.example\r\n");
    assert_eq!(house.send("POST", "/me", &headers, "do=hide").await.0, 403);
    // Who is gone has no profile, and no name on another's.
    let (_, status, _) = post(&house, "/account", &mina, "do=delete&sure=yes").await;
    assert_eq!(status, 303);
    assert_eq!(get(&house, "/@Mina", "").await.0, 404);
    let own = page(&house, "/me?lang=en", &guest).await;
    assert!(!own.contains("Mina") && own.contains("Player who left"));
}

/// The entries of a friendly that a person has won, in a store that knows nothing of results.
async fn old_match(db: std::path::PathBuf, id: MatchId, who: PersonId) {
    let store = Store::open(&db).unwrap();
    let offer = Offer::new(
        Kind::Boxes,
        "",
        Clock::usual(Kind::Boxes),
        MatchKind::Friendly,
    );
    let seats = [
        (Seat::ALL[0], Occupant::Person(who)),
        (Seat::ALL[1], Occupant::Bot(Level::Hard)),
    ];
    let mut entries =
        Table::open_with(id, offer.unwrap(), &seats, 0, &mut Luck::seeded(1)).unwrap();
    let out = Event::Out(Seats::one(Seat::ALL[1]), Why::Resigned);
    let event = TableEvent::play(out);
    entries.push(Entry { at: 1, event });
    let (kind, game, at, first) = (MatchKind::Friendly, "boxes", 0, 0);
    let mut writes = vec![
        Write::Open { id, kind, game, at },
        Write::Entries { id, first, entries },
    ];
    writes.extend(seats.map(|(seat, who)| Write::Sit { id, seat, who }));
    let stage = Stage::Over;
    writes.push(Write::Stage { id, stage });
    store.append(writes).await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test]
async fn matches_from_before_results_were_kept_are_taken_up_at_the_start() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let who: PersonId = guest.look().await.unwrap().id.parse().unwrap();
    let id = MatchId::from_bits(77);
    let house = house
        .restart_after(|db| {
            let db = db.to_owned();
            let work = move || {
                let runtime = tokio::runtime::Builder::new_current_thread().build();
                runtime.unwrap().block_on(old_match(db, id, who));
            };
            std::thread::spawn(work).join().unwrap();
        })
        .await;
    for _ in 0..100 {
        let own = page(&house, "/me", guest.cookie()).await;
        if own.contains(&format!("href=\"/m/{id}\"")) {
            assert!(own.contains("outcome won"));
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it is not there");
}

/// Makes the guest with this cookie an account.
async fn claimed(house: &TestHouse, cookie: &str, name: &str) -> String {
    let claim = format!("do=claim&name={name}&password=a+mango+tree");
    let (cookie, status, body) = post(house, "/account", cookie, &claim).await;
    assert_eq!(status, 200, "{body}");
    cookie
}

#[tokio::test]
async fn a_rated_match_is_between_accounts_and_moves_both_ratings() {
    let house = TestHouse::open().await;
    let rated = |setup: &str, against| CreateMatch {
        key: key("rated"),
        rated: true,
        ..wish(Kind::Boxes, setup, against)
    };
    let mina = house.house.guest().await.unwrap();
    let guest = mina.create(&rated("", Opponent::Invite)).await;
    assert_eq!(refusal(guest), (409, "rated-account".to_owned()));
    let mina = claimed(&house, mina.cookie(), "Mina").await;
    let mina = house.house.by_cookie(&mina).await.unwrap();
    for (setup, against, code) in [
        ("", Opponent::Bot(Level::Easy), "rated-no-bots"),
        ("size=2x2", Opponent::Invite, "rated-unusual"),
    ] {
        assert_eq!(refusal(mina.create(&rated(setup, against)).await).1, code);
    }
    let created = mina.create(&rated("", Opponent::Invite)).await.unwrap();
    let token = created.invite.unwrap();

    // The friend is told before anything is taken, and a guest cannot take it.
    let ravi = house.house.guest().await.unwrap();
    let shown = ravi.invitation(&token).await.unwrap();
    let strength = shown.strength.unwrap();
    assert!(shown.rated && strength.points == 1_500 && strength.provisional);
    let guest = ravi.take(&token).await;
    assert_eq!(refusal(guest), (409, "rated-account".to_owned()));
    let ravi = claimed(&house, ravi.cookie(), "Ravi").await;
    let ravi = house.house.by_cookie(&ravi).await.unwrap();
    ravi.take(&token).await.unwrap();

    let id = created.id;
    let mut players = [connect(&mina).await, connect(&ravi).await];
    for player in &mut players {
        follow(player, id).await;
    }
    for player in &mut players {
        player.command(id, key("ready"), Deed::Ready).await.unwrap();
    }
    players[1]
        .command(id, key("resign"), Deed::Resign)
        .await
        .unwrap();
    for (player, after) in players.iter_mut().zip([1_662, 1_338]) {
        until(player, id, |state| state.rated.is_some()).await;
        let state = state(player, id);
        let change = state.rated.unwrap();
        assert_eq!((change.before, change.after.points), (1_500, after));
        assert!(
            change.after.provisional && state.earned.is_none(),
            "no friendly"
        );
    }
    // On both profiles, for whoever may see them; the other's change stays the other's.
    for (name, rating) in [("Mina", "1662?"), ("Ravi", "1338?")] {
        let html = page(&house, &format!("/@{name}?lang=en"), "").await;
        assert!(
            html.contains(&format!("data-testid=\"rating-boxes\">Rating {rating}")),
            "{html}"
        );
    }
    let board = get(&house, "/leaderboard", "").await.2;
    assert!(!board.contains("Mina"), "it is no friendly");
}
