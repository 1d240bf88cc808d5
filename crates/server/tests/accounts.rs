//! Accounts on the real service: made, entered, left, given up; and what thieves and guessers get.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::time::{Duration, Instant};

use common::*;
use games::Kind;
use protocol::{Deed, Phase};
use server::{Limits, Rate};

const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";
const PASSWORD: &str = "a mango tree";

/// A browser: it keeps the cookie that it is given.
struct Browser<'a> {
    house: &'a TestHouse,
    cookie: String,
}

/// What a page answered.
struct Page {
    status: u16,
    head: String,
    body: String,
}

impl Page {
    /// The code of what was refused.
    fn code(&self) -> Option<&str> {
        let (_, rest) = self.body.split_once("data-code=\"")?;
        rest.split('"').next()
    }

    /// The recovery codes that it shows.
    fn codes(&self) -> Vec<String> {
        let parts = self.body.split("<code>").skip(1);
        parts
            .map(|part| part.split('<').next().unwrap().to_owned())
            .collect()
    }

    /// The names of the sessions that can be ended.
    fn sessions(&self) -> Vec<String> {
        let parts = self.body.split("name=\"session\" value=\"").skip(1);
        parts
            .map(|part| part.split('"').next().unwrap().to_owned())
            .filter(|name| name != "others")
            .collect()
    }
}

impl<'a> Browser<'a> {
    fn new(house: &'a TestHouse, cookie: &str) -> Self {
        let cookie = cookie.to_owned();
        Self { house, cookie }
    }

    async fn send(&mut self, method: &str, path: &str, more: &str, body: &str) -> Page {
        let cookie = match &*self.cookie {
            "" => String::new(),
            cookie => format!("cookie: {cookie}\r\n"),
        };
        let headers = format!("{cookie}{more}");
        let (status, head, body) = self.house.send(method, path, &headers, body).await;
        let set = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(set) = set {
            // Heads come in small letters, and so are tokens.
            self.cookie = set.split(';').next().unwrap().to_owned();
        }
        Page { status, head, body }
    }

    async fn get(&mut self, path: &str) -> Page {
        self.send("GET", path, "", "").await
    }

    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let body = serde_urlencoded::to_string(fields).unwrap();
        self.send("POST", path, FORM, &body).await
    }

    async fn claim(&mut self, name: &str) -> Page {
        let fields = [("do", "claim"), ("name", name), ("password", PASSWORD)];
        self.post("/account", &fields).await
    }

    async fn log_in(&mut self, name: &str, password: &str) -> Page {
        let fields = [("do", "password"), ("name", name), ("password", password)];
        self.post("/login", &fields).await
    }

    async fn act(&mut self, fields: &[(&str, &str)]) -> Page {
        self.post("/account", fields).await
    }

    /// Who the house takes this browser for, a new guest if for nobody.
    async fn me(&self) -> protocol::MeAnswer {
        let cookie = format!("cookie: {}\r\n", self.cookie);
        let (_, _, body) = self.house.ask("GET", "/api/v1/me", &cookie).await;
        serde_json::from_str(&body).unwrap()
    }
}

/// A browser with an account of this name.
async fn account<'a>(house: &'a TestHouse, name: &str) -> Browser<'a> {
    let mut browser = Browser::new(house, "");
    let made = browser.claim(name).await;
    assert_eq!((made.status, made.code()), (200, None), "{}", made.body);
    browser
}

#[tokio::test]
async fn a_guest_makes_an_account_in_the_middle_of_a_match_and_keeps_all_of_it() {
    let house = TestHouse::open().await;
    let (id, guests, players) = begun(&house.house, Kind::Boxes, "size=1x1").await;
    let mut browser = Browser::new(&house, guests[0].cookie());
    let before = browser.me().await;
    let made = browser.claim("Mina-Roy").await;
    assert_eq!(made.status, 200, "{}", made.body);
    assert_eq!(made.codes().len(), 10);
    assert!(made.head.contains("cache-control: no-store"));
    let after = browser.me().await;
    assert_eq!((&after.id, &*after.name), (&before.id, "Mina-Roy"));
    assert_eq!(after.live, before.live);

    // The cookie of the guest is worth nothing now, and its socket has ended.
    assert_ne!(
        Browser::new(&house, guests[0].cookie()).me().await.id,
        before.id
    );
    let mut players = players.into_iter();
    assert!(ends(players.next().unwrap()).await);
    let me = house.house.by_cookie(&browser.cookie).await.unwrap();
    let mut player = connect(&me).await;
    follow(&mut player, id).await;
    let ended = play_all(vec![player, players.next().unwrap()], id, 5).await;
    let seats = &state(&ended[0], id).seats;
    assert!(
        seats
            .iter()
            .any(|seat| seat.name.as_deref() == Some("Mina-Roy"))
    );
}

/// Whether a socket is closed by the house.
async fn ends(mut player: client::native::Player) -> bool {
    let heard = async {
        loop {
            if player.next().await.is_err() {
                return true;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), heard)
        .await
        .is_ok()
}

#[tokio::test]
async fn to_log_in_during_a_match_keeps_the_seat_also_after_a_restart() {
    let house = TestHouse::open().await;
    let own = account(&house, "Mina").await.me().await;
    let (id, guests, mut players) = begun(&house.house, Kind::Boxes, "size=2x2").await;
    let mut phone = Browser::new(&house, guests[0].cookie());
    let page = phone.log_in("mina", PASSWORD).await;
    assert_eq!((page.status, page.code()), (303, None), "{}", page.body);
    let me = phone.me().await;
    assert_eq!((&me.id, &*me.name), (&own.id, "Mina"));
    assert_eq!(me.live.len(), 1, "the guest's match is this person's");

    let cookie = phone.cookie.clone();
    let house = house.restart().await;
    let me = house.house.by_cookie(&cookie).await.unwrap();
    let mut player = connect(&me).await;
    follow(&mut player, id).await;
    assert_eq!(
        state(&player, id).you.seat().map(|seat| seat.index()),
        Some(0)
    );
    assert_eq!(state(&player, id).seats[0].name.as_deref(), Some("Mina"));
    drop(players.remove(1));
    let mut other = connect(&guests[1]).await;
    follow(&mut other, id).await;
    let ended = play_all(vec![player, other], id, 7).await;

    // In the rematch the seat is this person's too.
    let mut ended = ended.into_iter();
    let (mut player, mut other) = (ended.next().unwrap(), ended.next().unwrap());
    player
        .command(id, key("again"), Deed::Rematch)
        .await
        .unwrap();
    other
        .command(id, key("again"), Deed::Rematch)
        .await
        .unwrap();
    let next = tokio::time::timeout(Duration::from_secs(10), async {
        loop {
            if let Some(next) = state(&player, id).next {
                return next;
            }
            player.next().await.unwrap();
        }
    });
    let next = next.await.unwrap();
    follow(&mut player, next).await;
    assert!(state(&player, next).you.seat().is_some());
    let live = me.look().await.unwrap().live;
    assert!(live.iter().any(|live| live.id == next), "{live:?}");
}

#[tokio::test]
async fn what_is_set_goes_with_the_account_and_nothing_else_can_be_set() {
    let house = TestHouse::open().await;
    let set =
        |key: &str, value: &str| format!(r#"{{"settings":[{{"key":"{key}","value":"{value}"}}]}}"#);
    let mut guest = Browser::new(&house, "");
    guest.cookie = house.house.guest().await.unwrap().cookie().to_owned();
    let json = "content-type: application/json\r\n";
    let put = "/api/v1/me/settings";
    assert_eq!(
        guest.me().await.settings,
        None,
        "a guest keeps them on the device"
    );
    let page = guest.send("PUT", put, json, &set("sound", "off")).await;
    assert_eq!(page.status, 409, "{}", page.body);

    let mut phone = account(&house, "Mina").await;
    assert_eq!(phone.me().await.settings, Some(Vec::new()));
    for (key, value) in [("theme", "dark"), ("sound", "off"), ("theme", "light")] {
        let page = phone.send("PUT", put, json, &set(key, value)).await;
        assert_eq!(page.status, 204, "{}", page.body);
    }
    for (key, value) in [("theme", "purple"), ("password", "on"), ("sound", "")] {
        let page = phone.send("PUT", put, json, &set(key, value)).await;
        assert_eq!(page.status, 400, "{}", page.body);
    }
    let mut laptop = Browser::new(&house, "");
    laptop.log_in("Mina", PASSWORD).await;
    let kept: Vec<(String, String)> = laptop
        .me()
        .await
        .settings
        .unwrap()
        .into_iter()
        .map(|set| (set.key, set.value))
        .collect();
    let kept: Vec<(&str, &str)> = kept.iter().map(|(key, value)| (&**key, &**value)).collect();
    assert_eq!(kept, [("sound", "off"), ("theme", "light")]);

    // It is among what the house knows of a person, and goes with the account.
    let all = laptop.get("/account/data").await;
    let all: serde_json::Value = serde_json::from_str(&all.body).unwrap();
    let told = all["rows"]["settings"].to_string();
    assert!(told.contains("theme") && told.contains("light"), "{told}");
    let page = laptop.act(&[("do", "delete"), ("sure", "yes")]).await;
    assert_eq!(page.status, 303, "{}", page.body);
    let anew = account(&house, "Mina").await;
    assert_eq!(anew.me().await.settings, Some(Vec::new()));
}

#[tokio::test]
async fn nobody_plays_against_the_guest_they_were() {
    let house = TestHouse::open().await;
    let (_, guests, _players) = begun(&house.house, Kind::Boxes, "").await;
    let mut first = Browser::new(&house, guests[0].cookie());
    assert_eq!(first.claim("Mina").await.status, 200);
    let mut second = Browser::new(&house, guests[1].cookie());
    let page = second.log_in("Mina", PASSWORD).await;
    assert_eq!((page.status, page.code()), (409, Some("own-match")));
    assert_eq!(second.me().await.live.len(), 1, "and keeps the seat");
}

#[tokio::test]
async fn names_are_checked_and_nobody_has_one_that_looks_like_anothers() {
    let house = TestHouse::open().await;
    account(&house, "Mina").await;
    for (name, status, code) in [
        ("Mina", 409, "name-taken"),
        ("mina", 409, "name-taken"),
        ("Mіnа", 422, "name-scripts"),
        ("Міпа", 200, ""), // Cyrillic throughout, and it does not look like it
        ("ab", 422, "name-short"),
        ("admin", 422, "name-reserved"),
        ("Buddhi", 422, "name-reserved"),
        ("f.u.c.k", 422, "name-rude"),
        ("<script>alert(1)</script>", 422, "bad-name"),
        ("\"><img src=x>", 422, "name-letters"),
        ("a\u{202e}bc", 422, "bad-name"),
    ] {
        let page = Browser::new(&house, "").claim(name).await;
        assert_eq!(page.status, status, "{name}: {}", page.body);
        assert_eq!(page.code().unwrap_or_default(), code, "{name}");
        for raw in ["<script>alert", "<img src=x"] {
            assert!(!page.body.contains(raw), "{name} is not escaped");
        }
    }
    // A guest is not called as somebody with an account, nor rudely.
    let guest = house.house.guest().await.unwrap();
    for (name, code) in [
        ("MINA", "name-taken"),
        ("Buddhi", "name-reserved"),
        ("sh1t", "name-rude"),
    ] {
        assert_eq!(refusal(guest.rename(name).await).1, code, "{name}");
    }
    // Who has an account may write its name anew, and takes no other's.
    let mut ravi = account(&house, "Ravi").await;
    assert_eq!(
        ravi.act(&[("do", "name"), ("name", "mina")]).await.code(),
        Some("name-taken")
    );
    assert_eq!(
        ravi.act(&[("do", "name"), ("name", "RAVI")]).await.status,
        303
    );
    assert_eq!(ravi.me().await.name, "RAVI");
    assert_eq!(
        Browser::new(&house, "").claim("ravi").await.code(),
        Some("name-taken")
    );
}

#[tokio::test]
async fn what_was_typed_is_escaped_on_every_page() {
    let house = TestHouse::open().await;
    let hostile = "\"><script>alert('x')</script>";
    let mut browser = Browser::new(&house, "");
    let page = browser.log_in(hostile, "whatever it is").await;
    assert_eq!(page.status, 401);
    assert!(!page.body.contains("<script>alert"), "{}", page.body);
    assert!(page.body.contains("&lt;script&gt;"));
    // A guest may have any signs in the name; the page shows them as text.
    let guest = house.house.guest().await.unwrap();
    guest.rename("<b>Mi\"na</b>").await.unwrap();
    for path in ["/account", "/login"] {
        let page = Browser::new(&house, guest.cookie()).get(path).await;
        assert!(!page.body.contains("<b>Mi"), "{path}");
        assert!(page.body.contains("&lt;b&gt;Mi&quot;na"), "{path}");
    }
}

#[tokio::test]
async fn weak_passwords_are_refused() {
    let house = TestHouse::open().await;
    for (password, code) in [
        ("", "bad-password"),
        ("seven77", "bad-password"),
        ("password123", "password-common"),
        ("sabitri-devi", "password-common"),
    ] {
        let fields = [
            ("do", "claim"),
            ("name", "Sabitri-Devi"),
            ("password", password),
        ];
        let page = Browser::new(&house, "").act(&fields).await;
        assert_eq!((page.status, page.code()), (422, Some(code)), "{password}");
    }
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_the_same_answer_after_the_same_time() {
    let house = TestHouse::open().await;
    account(&house, "Mina").await;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..5 {
        for (i, name) in ["Mina", "Nobo"].into_iter().enumerate() {
            let start = Instant::now();
            let page = Browser::new(&house, "")
                .log_in(name, "not the password")
                .await;
            times[i].push(start.elapsed());
            assert_eq!((page.status, page.code()), (401, Some("wrong-login")));
        }
    }
    let [known, unknown] = times.map(|mut times| {
        times.sort();
        times[0]
    });
    // The work is the same to the byte (passwords.rs); here only that none of it is left out.
    assert!(
        unknown > known / 3 && known > unknown / 3,
        "{known:?} {unknown:?}"
    );
}

#[tokio::test]
async fn passwords_cannot_be_tried_without_end_and_who_is_locked_out_has_another_way_in() {
    let house = TestHouse::with(|config| {
        config.limits.tries = Some(Rate::new(3, 1));
    })
    .await;
    let mut owner = Browser::new(&house, "");
    let codes = owner.claim("Mina").await.codes();
    account(&house, "Ravi").await;
    for name in ["Mina", "mina", "MINA"] {
        let page = Browser::new(&house, "")
            .log_in(name, "not the password")
            .await;
        assert_eq!(page.status, 401, "{name}");
    }
    // One account however its name is written, and the right password is no better now.
    for (name, password) in [("Mina", PASSWORD), ("mina ", "another one")] {
        let page = Browser::new(&house, "").log_in(name, password).await;
        assert_eq!(
            (page.status, page.code()),
            (429, Some("too-many-requests")),
            "{name}"
        );
    }
    for tries in 0..4 {
        let page = Browser::new(&house, "")
            .log_in("Nobody-1", "another one")
            .await;
        assert_eq!(
            page.status,
            if tries < 3 { 401 } else { 429 },
            "as of a name that is there"
        );
    }
    assert_eq!(
        Browser::new(&house, "")
            .log_in("Ravi", PASSWORD)
            .await
            .status,
        303
    );
    let fields = [("do", "code"), ("name", "Mina"), ("code", &*codes[0])];
    assert_eq!(
        Browser::new(&house, "")
            .post("/login", &fields)
            .await
            .status,
        303
    );
    assert_eq!(owner.me().await.name, "Mina", "who is inside stays inside");
}

#[tokio::test]
async fn one_network_cannot_try_many_names() {
    let house = TestHouse::with(|config| {
        config.limits = Limits {
            logins: Some(Rate::new(4, 1)),
            ..Limits::none()
        };
    })
    .await;
    for i in 0..6 {
        let name = format!("Name-{i}");
        let page = Browser::new(&house, "")
            .log_in(&name, "password tried")
            .await;
        assert_eq!(page.status, if i < 4 { 401 } else { 429 }, "{i}");
    }
}

#[tokio::test]
async fn sessions_are_listed_and_die_at_once_with_their_sockets() {
    let house = TestHouse::open().await;
    let mut own = account(&house, "Mina").await;
    let mut thief = Browser::new(&house, "");
    assert_eq!(thief.log_in("Mina", PASSWORD).await.status, 303);
    let mut third = Browser::new(&house, "");
    assert_eq!(third.log_in("Mina", PASSWORD).await.status, 303);
    let id = own.me().await.id;
    assert_eq!(thief.me().await.id, id);
    let [stolen, other] = [&thief, &third].map(|browser| browser.cookie.clone());
    let mut sockets = Vec::new();
    for cookie in [&stolen, &other, &own.cookie] {
        let guest = house.house.by_cookie(cookie).await.unwrap();
        sockets.push(connect(&guest).await);
    }
    let mut sockets = sockets.into_iter();

    let listed = own.get("/account").await.sessions();
    assert_eq!(listed.len(), 2, "all but the present one can be ended");
    // Another's sessions cannot be.
    let mut ravi = account(&house, "Ravi").await;
    ravi.act(&[("do", "end"), ("session", &listed[0])]).await;
    assert_eq!(own.get("/account").await.sessions().len(), 2);

    let page = own.act(&[("do", "end"), ("session", "others")]).await;
    assert_eq!(page.status, 303);
    for cookie in [&stolen, &other] {
        assert!(ends(sockets.next().unwrap()).await);
        assert_ne!(Browser::new(&house, cookie).me().await.id, id);
        let page = Browser::new(&house, cookie).act(&[("do", "codes")]).await;
        assert_eq!(page.status, 401);
    }
    assert_eq!(own.me().await.id, id);
    let mut mine = sockets.next().unwrap();
    let quiet = tokio::time::timeout(Duration::from_millis(100), mine.next()).await;
    assert!(!matches!(quiet, Ok(Err(_))), "the own socket goes on");

    // Whoever logs out is nobody, also with the cookie that was there.
    let cookie = own.cookie.clone();
    assert_eq!(own.act(&[("do", "leave")]).await.status, 303);
    assert_eq!(own.cookie, "adda=");
    assert!(ends(mine).await);
    assert_ne!(Browser::new(&house, &cookie).me().await.id, id);
}

#[tokio::test]
async fn the_store_holds_no_token_no_password_and_no_code() {
    let house = TestHouse::open().await;
    let mut own = Browser::new(&house, "");
    let codes = own.claim("Mina").await.codes();
    let token = own.cookie.strip_prefix("adda=").unwrap();
    let mut kept = Vec::new();
    for entry in std::fs::read_dir(house.folder.path()).unwrap() {
        kept.extend(std::fs::read(entry.unwrap().path()).unwrap());
    }
    let holds = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("$argon2id$v=19$m=19456,t=2,p=1$"), "the right files");
    for secret in [token, PASSWORD, &codes[0], &codes[0].replace('-', "")] {
        assert!(!holds(secret), "{secret}");
    }
}

#[tokio::test]
async fn a_stolen_cookie_does_not_take_an_account_over() {
    let house = TestHouse::with(|config| config.fresh = Duration::ZERO).await;
    let mut own = account(&house, "Mina").await;
    let mut thief = Browser::new(&house, &own.cookie);
    for fields in [
        &[("do", "password"), ("password", "the thief's own")][..],
        &[
            ("do", "password"),
            ("password", "the thief's own"),
            ("current", "a guess of it"),
        ],
        &[("do", "codes")],
        &[("do", "delete"), ("sure", "yes")],
    ] {
        let page = thief.act(fields).await;
        assert_eq!(
            (page.status, page.code()),
            (403, Some("wrong-password")),
            "{fields:?}"
        );
    }
    for fields in [
        &[("do", "add-passkey"), ("credential", "{}")][..],
        &[("do", "remove-passkey"), ("id", "00")],
    ] {
        let page = thief.act(fields).await;
        assert_eq!((page.status, page.code()), (403, Some("log-in-again")));
    }
    let fields = [
        ("do", "password"),
        ("password", "another mango"),
        ("current", PASSWORD),
    ];
    assert_eq!(own.act(&fields).await.status, 303);
    assert_eq!(
        Browser::new(&house, "")
            .log_in("Mina", PASSWORD)
            .await
            .status,
        401
    );
    assert_eq!(
        Browser::new(&house, "")
            .log_in("Mina", "another mango")
            .await
            .status,
        303
    );
}

#[tokio::test]
async fn forms_of_other_sites_change_nothing() {
    let house = TestHouse::open().await;
    let mut own = account(&house, "Mina").await;
    for (path, fields) in [
        ("/account", &[("do", "delete"), ("sure", "yes")][..]),
        ("/account", &[("do", "name"), ("name", "Loser")]),
        ("/account", &[("do", "leave")]),
        (
            "/login",
            &[("do", "password"), ("name", "Mina"), ("password", PASSWORD)],
        ),
    ] {
        let body = serde_urlencoded::to_string(fields).unwrap();
        for from in [
            "origin: https://evil.example\r\n",
            "origin: null\r\n",
            "sec-fetch-site: cross-site\r\n",
        ] {
            let page = own
                .send("POST", path, &format!("{FORM}{from}"), &body)
                .await;
            assert_eq!(page.status, 403, "{from}");
            assert!(page.body.contains("bad-origin"));
        }
        // What a page may send elsewhere without asking is no form of ours either.
        let page = own
            .send("POST", path, "content-type: text/plain\r\n", &body)
            .await;
        assert_eq!(page.status, 400);
    }
    assert_eq!(own.me().await.name, "Mina");
    let mut other = Browser::new(&house, "");
    let page = other.log_in("Mina", PASSWORD).await;
    assert!(
        page.head.contains("httponly; samesite=lax"),
        "{}",
        page.head
    );
    for part in ["form-action 'self'", "frame-ancestors 'none'"] {
        assert!(page.head.contains(part));
    }
}

#[tokio::test]
async fn requests_that_are_sent_again_do_nothing_twice() {
    let house = TestHouse::open().await;
    let mut own = Browser::new(&house, "");
    let codes = own.claim("Mina").await.codes();
    let again = own.claim("Mina").await;
    assert_eq!((again.status, again.code()), (409, Some("has-account")));
    assert!(again.codes().is_empty());
    let fields = [("do", "code"), ("name", "Mina"), ("code", &*codes[3])];
    assert_eq!(
        Browser::new(&house, "")
            .post("/login", &fields)
            .await
            .status,
        303
    );
    let again = Browser::new(&house, "").post("/login", &fields).await;
    assert_eq!((again.status, again.code()), (401, Some("wrong-code")));
    // A code is its owner's alone.
    account(&house, "Ravi").await;
    let fields = [("do", "code"), ("name", "Ravi"), ("code", &*codes[4])];
    let other = Browser::new(&house, "").post("/login", &fields).await;
    assert_eq!(other.code(), Some("wrong-code"));
    // New codes end the old ones.
    let new = own.act(&[("do", "codes")]).await.codes();
    assert_eq!(new.len(), 10);
    for (code, status) in [(&codes[5], 401), (&new[0], 303)] {
        let fields = [("do", "code"), ("name", "Mina"), ("code", &**code)];
        assert_eq!(
            Browser::new(&house, "")
                .post("/login", &fields)
                .await
                .status,
            status
        );
    }
    assert!(
        own.get("/account")
            .await
            .body
            .contains("You have 9 codes left")
    );
}

#[tokio::test]
async fn two_who_claim_one_name_at_once_do_not_both_get_it() {
    let house = TestHouse::open().await;
    let mut browsers: Vec<_> = (0..6).map(|_| Browser::new(&house, "")).collect();
    let claims = browsers.iter_mut().map(|browser| browser.claim("Mina"));
    let pages = futures_util::future::join_all(claims).await;
    let made = pages.iter().filter(|page| page.status == 200).count();
    assert_eq!(made, 1);
    let rest = pages.iter().filter(|page| page.status != 200);
    assert!(
        rest.into_iter()
            .all(|page| page.code() == Some("name-taken"))
    );
}

#[tokio::test]
async fn who_deletes_an_account_is_forgotten_and_the_others_keep_their_matches() {
    let house = TestHouse::open().await;
    let (over, guests, players) = begun(&house.house, Kind::Boxes, "size=1x1").await;
    let mut own = Browser::new(&house, guests[0].cookie());
    own.claim("Mina-Roy").await;
    let me = house.house.by_cookie(&own.cookie).await.unwrap();
    let mut player = connect(&me).await;
    follow(&mut player, over).await;
    play_all(vec![player, players.into_iter().nth(1).unwrap()], over, 3).await;
    let record = guests[1].record(over).await.unwrap();
    assert!(record.contains("Mina-Roy"));

    let (live, created) = invite(&house.house, Kind::Boxes, "").await;
    me.take(created.invite.as_ref().unwrap()).await.unwrap();
    let mut player = connect(&me).await;
    let mut other = connect(&live).await;
    for player in [&mut player, &mut other] {
        follow(player, created.id).await;
        player
            .command(created.id, key("ready"), Deed::Ready)
            .await
            .unwrap();
    }
    until(&mut other, created.id, |state| {
        state.status.phase == Phase::Playing
    })
    .await;

    let page = own.act(&[("do", "delete"), ("sure", "yes")]).await;
    assert_eq!((page.status, page.code()), (303, None), "{}", page.body);
    assert_eq!(own.cookie, "adda=");
    assert!(ends(player).await);
    until(&mut other, created.id, |state| {
        state.status.phase == Phase::Over
    })
    .await;

    // Nothing says who it was, before and after the house has started anew; the record replays.
    let cookie = guests[1].cookie().to_owned();
    let mut house = house;
    for _ in 0..2 {
        let other = house.house.by_cookie(&cookie).await.unwrap();
        let record = other.record(over).await.unwrap();
        assert!(!record.contains("Mina-Roy"), "{record}");
        assert!(record.parse::<table::Record>().is_ok());
        let page = Browser::new(&house, &cookie)
            .get(&format!("/m/{over}"))
            .await;
        assert!(!page.body.contains("Mina-Roy") && page.body.contains("Player who left"));
        let page = Browser::new(&house, "").log_in("Mina-Roy", PASSWORD).await;
        assert_eq!(page.status, 401);
        house = house.restart().await;
    }
    // The name is free again.
    account(&house, "Mina-Roy").await;
}

#[tokio::test]
async fn everything_the_house_knows_of_a_person_is_told_to_that_person_alone() {
    let house = TestHouse::open().await;
    let (id, guests, _players) = begun(&house.house, Kind::Ataxx, "").await;
    let mut own = Browser::new(&house, guests[0].cookie());
    own.claim("Mina").await;
    let page = own.get("/account/data").await;
    assert_eq!(page.status, 200);
    assert!(page.head.contains("content-disposition: attachment"));
    let data: serde_json::Value = serde_json::from_str(&page.body).unwrap();
    assert_eq!(data["name"], "Mina");
    assert_eq!(data["account"]["recovery_codes"], 10);
    assert_eq!(data["matches"][0]["id"], id.to_string());
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(data["coins"], 0);
    let rows = &data["rows"];
    assert_eq!(rows["seats"][0]["match_id"], id.to_string());
    assert_eq!(rows["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(rows["persons"][0]["name"], "Mina");
    assert!(rows.get("wins").is_none());
    assert!(!page.body.contains("argon2") && !page.body.contains("hash"));
    assert_eq!(
        Browser::new(&house, "").get("/account/data").await.status,
        401
    );
}

#[tokio::test]
async fn bad_input_gets_a_refusal_and_makes_nobody() {
    let house = TestHouse::open().await;
    let long = "x".repeat(5_000);
    let huge = "x".repeat(20_000);
    let deep = "&do=claim".repeat(500);
    for (path, body) in [
        ("/account", ""),
        ("/account", "do="),
        ("/account", "do=own"),
        ("/account", "do=claim"),
        ("/account", "do=claim&name=x"),
        ("/account", "name=x&password=y"),
        ("/account", "%00%ff=%zz"),
        ("/account", "do=end"),
        ("/account", &deep),
        ("/account", &huge),
        ("/login", "do=password&name=%ff%fe&password=x"),
        (
            "/login",
            &format!("do=password&name={long}&password={long}"),
        ),
        ("/login", &format!("do=code&name=x&code={long}")),
        ("/login", "do=code&name=&code="),
    ] {
        let mut browser = Browser::new(&house, "");
        let page = browser.send("POST", path, FORM, body).await;
        assert!(
            (400..500).contains(&page.status),
            "{path} {body}: {}",
            page.status
        );
        assert_eq!(browser.cookie, "", "{path} {body}");
    }
    // To look makes nobody a guest either.
    for path in ["/account", "/login"] {
        let mut browser = Browser::new(&house, "");
        assert_eq!(browser.get(path).await.status, 200);
        assert_eq!(browser.cookie, "");
    }
    assert_eq!(house.ask("GET", "/readyz", "").await.0, 200);
}

#[tokio::test]
async fn the_pages_are_in_three_languages_and_for_no_search_engine() {
    let house = TestHouse::open().await;
    for (lang, text) in [("en", "Log in"), ("bn", "লগ ইন"), ("te", "లాగిన్")] {
        for path in ["/login", "/account"] {
            let page = Browser::new(&house, "")
                .get(&format!("{path}?lang={lang}"))
                .await;
            assert_eq!(page.status, 200);
            assert!(page.body.contains(text), "{lang} {path}");
            assert!(page.body.contains(&format!("<html lang=\"{lang}\"")));
            assert!(page.body.contains("noindex"));
            assert!(page.head.contains("cache-control: no-store"));
        }
    }
}

#[tokio::test]
async fn passkeys_are_asked_for_where_the_house_has_a_name_and_nothing_else_lets_in() {
    let url = "https://play.example.org".parse().unwrap();
    let house = TestHouse::with(|config| config.public_url = Some(url)).await;
    let ask = "/account/passkey";
    let mut guest = Browser::new(&house, "");
    let known = guest.post(ask, &[("for", "known")]).await;
    let options: serde_json::Value = serde_json::from_str(&known.body).unwrap();
    assert_eq!(
        (known.status, &options["rpId"]),
        (200, &"play.example.org".into())
    );
    assert_eq!(options["userVerification"], "required");
    let again = guest.post(ask, &[("for", "known")]).await;
    assert_ne!(again.body, known.body, "each has a challenge of its own");
    assert_eq!(guest.cookie, "", "whoever only logs in is made nobody");

    let taken = guest.post(ask, &[("for", "new"), ("name", "admin")]).await;
    assert_eq!(
        (taken.status, taken.body.contains("name-reserved")),
        (422, true)
    );
    let new = guest.post(ask, &[("for", "new"), ("name", "Mina")]).await;
    let options: serde_json::Value = serde_json::from_str(&new.body).unwrap();
    assert_eq!(
        (new.status, &options["user"]["name"]),
        (200, &"Mina".into())
    );
    let id = guest.me().await.id;
    assert!(
        !new.body.contains(&id),
        "authenticators learn nothing of who it is"
    );

    for answer in ["", "{}", "null", "{\"id\":\"AA\",\"response\":{}}", "\u{0}"] {
        let page = guest
            .post("/login", &[("do", "passkey"), ("credential", answer)])
            .await;
        assert_eq!(
            (page.status, page.code()),
            (401, Some("wrong-passkey")),
            "{answer}"
        );
        let claim = [
            ("do", "claim-passkey"),
            ("name", "Mina"),
            ("credential", answer),
        ];
        let page = guest.act(&claim).await;
        assert_eq!(
            (page.status, page.code()),
            (401, Some("wrong-passkey")),
            "{answer}"
        );
    }
    assert_eq!(guest.me().await.settings, None, "still a guest");
    let foreign = "origin: https://evil.example\r\n".to_owned() + FORM;
    let page = guest.send("POST", ask, &foreign, "for=known").await;
    assert_eq!(page.status, 403);
    let page = guest.post(ask, &[("for", "everything")]).await;
    assert_eq!(page.status, 400);

    let nameless = TestHouse::open().await;
    let page = Browser::new(&nameless, "")
        .post(ask, &[("for", "known")])
        .await;
    assert_eq!(
        (page.status, page.body.contains("no-passkeys")),
        (409, true)
    );
}

/// A link to another device is no log-in: whoever has stolen a cookie can make and take one.
#[tokio::test]
async fn a_link_to_another_device_shows_nobody_who_holds_it() {
    let url = "https://play.example.org".parse().unwrap();
    let house = TestHouse::with(|config| config.public_url = Some(url)).await;
    let own = account(&house, "Mina").await;
    let made = house.house.by_cookie(&own.cookie).await.unwrap();
    let link = made.personal_link().await.unwrap();
    let mut thief = Browser::new(&house, "");
    let json = "content-type: application/json\r\n";
    let path = format!("/api/v1/links/{}", link.token);
    let page = thief.send("POST", &path, json, "{}").await;
    assert_eq!(page.status, 200, "{}", page.body);
    assert_eq!(thief.me().await.name, "Mina");
    for (fields, code) in [
        (
            &[("do", "password"), ("password", "the thief's own")][..],
            "wrong-password",
        ),
        (&[("do", "codes")], "wrong-password"),
        (&[("do", "delete"), ("sure", "yes")], "wrong-password"),
        (
            &[("do", "add-passkey"), ("credential", "{}")],
            "log-in-again",
        ),
        (&[("do", "remove-passkey"), ("id", "00")], "log-in-again"),
    ] {
        let page = thief.act(fields).await;
        assert_eq!((page.status, page.code()), (403, Some(code)), "{fields:?}");
    }
    let page = thief.post("/account/passkey", &[("for", "new")]).await;
    assert_eq!(
        (page.status, page.body.contains("log-in-again")),
        (403, true)
    );
    // Who logs in there has shown it.
    let mut own = Browser::new(&house, "");
    assert_eq!(own.log_in("Mina", PASSWORD).await.status, 303);
    let codes = own.act(&[("do", "codes")]).await;
    assert_eq!((codes.status, codes.codes().len()), (200, 10));
}

#[tokio::test]
async fn who_is_made_a_guest_for_a_passkey_that_is_refused_stays_that_guest() {
    let url = "https://play.example.org".parse().unwrap();
    let house = TestHouse::with(|config| config.public_url = Some(url)).await;
    let mut guest = Browser::new(&house, "");
    let ask = [("for", "new"), ("name", "admin")];
    assert_eq!(guest.post("/account/passkey", &ask).await.status, 422);
    assert!(guest.cookie.starts_with("adda="));
    let who = guest.me().await.id;
    assert_eq!(guest.post("/account/passkey", &ask).await.status, 422);
    assert_eq!(guest.me().await.id, who);
}
