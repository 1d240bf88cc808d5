//! Requests good and bad: what they answer, and what they must not do.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use games::Kind;
use protocol::Opponent;
use server::{Limits, Origin, Rate};

const JSON: &str = "content-type: application/json\r\n";

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines()
        .find_map(|line| line.strip_prefix(&format!("{name}: ")))
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let house = TestHouse::open().await;
    for path in ["/api/v1/me", "/api/v1/nowhere"] {
        let (_, head, _) = house.ask("GET", path, "").await;
        let policy = header(&head, "content-security-policy");
        assert_eq!(policy, Some("default-src 'none'; frame-ancestors 'none'"));
        assert_eq!(header(&head, "x-content-type-options"), Some("nosniff"));
    }
    for path in ["/", "/nowhere", "/healthz", "/m/x"] {
        let (_, head, _) = house.ask("GET", path, "").await;
        let policy = header(&head, "content-security-policy").expect(path);
        for part in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.split("; ").any(|p| p == part), "{part} in {policy}");
        }
        assert!(!policy.contains("unsafe-inline"));
        assert_eq!(header(&head, "x-content-type-options"), Some("nosniff"));
        assert_eq!(header(&head, "referrer-policy"), Some("same-origin"));
        assert_eq!(
            header(&head, "cross-origin-opener-policy"),
            Some("same-origin")
        );
        assert!(header(&head, "permissions-policy").is_some());
        assert!(header(&head, "x-request-id").is_some());
        assert_eq!(
            header(&head, "strict-transport-security"),
            None,
            "not by TLS"
        );
    }
}

#[tokio::test]
async fn pages_are_compressed_unless_they_hold_a_token() {
    let house = TestHouse::open().await;
    for (path, coding) in [
        ("/", Some("gzip")),
        ("/play/ataxx/easy", Some("gzip")),
        ("/i/abcdefgh", None),
        ("/l/abcdefgh", None),
    ] {
        let (_, head, _) = house
            .ask("GET", path, "accept-encoding: gzip, br\r\n")
            .await;
        assert_eq!(header(&head, "content-encoding"), coding, "{path}");
    }
}

#[tokio::test]
async fn by_tls_the_cookie_is_secure_and_stays_so() {
    let url: Origin = "https://play.example.org".parse().unwrap();
    let house = TestHouse::with(|config| config.public_url = Some(url)).await;
    let (_, head, _) = house.ask("GET", "/api/v1/me", "").await;
    let cookie = header(&head, "set-cookie").unwrap();
    for part in [
        "httponly",
        "samesite=lax",
        "secure",
        "path=/",
        "max-age=34560000",
    ] {
        assert!(cookie.split("; ").any(|p| p == part), "{part} in {cookie}");
    }
    assert!(header(&head, "strict-transport-security").is_some());
    let (_, head, _) = house.ask("GET", "/", "").await;
    let policy = header(&head, "content-security-policy").unwrap();
    assert!(
        policy.contains("connect-src 'self' wss://play.example.org;"),
        "{policy}"
    );
}

#[tokio::test]
async fn unknown_paths_methods_and_bodies_are_refused_by_code() {
    let house = TestHouse::open().await;
    let big = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let guest = house.house.guest().await.unwrap();
    let cookie = format!("{JSON}cookie: {}\r\n", guest.cookie());
    let plain = format!("content-type: text/plain\r\ncookie: {}\r\n", guest.cookie());
    let me = "/api/v1/me";
    let name = "/api/v1/me/name";
    let matches = "/api/v1/matches";
    for (method, path, headers, body, status, code) in [
        ("GET", "/api/v1/nowhere", "", "", 404, "not-found"),
        ("GET", "/api/v2/me", "", "", 404, ""),
        ("DELETE", me, "", "", 405, "method-not-allowed"),
        ("POST", "/", "", "", 405, "method-not-allowed"),
        ("BREW", "/", "", "", 405, "method-not-allowed"),
        ("PUT", name, JSON, r#"{"name":"Mina"}"#, 401, "no-session"),
        ("PUT", name, &cookie, "", 400, "bad-message"),
        ("PUT", name, &cookie, "{", 400, "bad-message"),
        ("PUT", name, &cookie, "[]", 400, "bad-message"),
        ("PUT", name, &cookie, r#"{"name":7}"#, 400, "bad-message"),
        (
            "PUT",
            name,
            &plain,
            r#"{"name":"Mina"}"#,
            400,
            "bad-message",
        ),
        ("PUT", name, &cookie, &big, 413, "too-large"),
        ("PUT", name, &cookie, r#"{"name":""}"#, 422, "bad-name"),
        (
            "PUT",
            name,
            &cookie,
            r#"{"name":"a\u0000b"}"#,
            422,
            "bad-name",
        ),
        (
            "POST",
            matches,
            &cookie,
            r#"{"key":"k","game":"chess","against":"invite"}"#,
            409,
            "unknown-game",
        ),
        (
            "POST",
            matches,
            &cookie,
            r#"{"key":"k","game":"ataxx","setup":"x=1","against":"invite"}"#,
            409,
            "unknown-option",
        ),
        (
            "POST",
            matches,
            &cookie,
            r#"{"key":"k","game":"ataxx","clock":"9","against":"invite"}"#,
            409,
            "bad-clock",
        ),
        (
            "POST",
            matches,
            &cookie,
            r#"{"key":"k k","game":"ataxx","against":"invite"}"#,
            400,
            "bad-message",
        ),
        (
            "POST",
            matches,
            &cookie,
            r#"{"key":"k","game":"ataxx","against":{"bot":"god"}}"#,
            400,
            "bad-message",
        ),
        (
            "GET",
            "/api/v1/matches/x/record",
            "",
            "",
            404,
            "unknown-match",
        ),
        (
            "GET",
            "/api/v1/matches/0123456789ab/record",
            "",
            "",
            404,
            "unknown-match",
        ),
        (
            "GET",
            "/api/v1/invites/%00%ff",
            "",
            "",
            404,
            "unknown-invite",
        ),
        ("GET", "/api/v1/invites/x", "", "", 404, "unknown-invite"),
        (
            "POST",
            "/api/v1/invites/x/take",
            "",
            "",
            404,
            "unknown-invite",
        ),
        ("POST", "/api/v1/me/link", "", "", 401, "no-session"),
        ("POST", "/api/v1/links/x", "", "", 404, "unknown-link"),
        ("POST", "/api/v1/records", "", "adda 2\n", 422, "bad-record"),
        ("GET", "/api/v1/socket", "", "", 426, "bad-message"),
    ] {
        let (was, _, answer) = house.send(method, path, headers, body).await;
        assert_eq!(was, status, "{method} {path} {body}: {answer}");
        let want = format!("{{\"code\":\"{code}\"");
        assert!(
            code.is_empty() || answer.starts_with(&want),
            "{method} {path} {body}: {answer}"
        );
    }
    let after = guest.look().await.unwrap();
    assert_eq!(after, *guest.me(), "nothing has changed");
}

#[tokio::test]
async fn any_bytes_get_a_status_or_silence_and_the_house_goes_on() {
    let house = TestHouse::open().await;
    let mut rng = game::Rng::new(99);
    let address = house.address();
    for round in 0..200 {
        let mut bytes: Vec<u8> = match round % 4 {
            0 => Vec::new(),
            1 => b"GET /".to_vec(),
            2 => format!("GET / HTTP/1.1\r\nhost: {address}\r\ncookie: adda=").into_bytes(),
            _ => format!("POST /api/v1/matches HTTP/1.1\r\nhost: {address}\r\n{JSON}content-length: 64\r\n\r\n")
                .into_bytes(),
        };
        bytes.extend((0..64).map(|_| rng.below(256) as u8));
        bytes.extend_from_slice(b"\r\n\r\n");
        let (status, _, _) = house.raw(&bytes).await;
        assert!(
            status == 0 || status == 200 || (400..500).contains(&status),
            "{status}"
        );
    }
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(100_000));
    let (status, _, _) = house.raw(long.as_bytes()).await;
    assert!([0, 400, 414, 431].contains(&status), "{status}");
    assert_eq!(house.ask("GET", "/readyz", "").await.0, 200);
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let idle = std::time::Duration::from_millis(100);
    let house = TestHouse::with(|config| config.beat.idle = idle).await;
    let request =
        format!("POST /api/v1/matches HTTP/1.1\r\nhost: a\r\n{JSON}content-length: 9\r\n\r\n{{");
    let answer = house.first(request.as_bytes());
    let answer = tokio::time::timeout(20 * idle, answer).await;
    let (status, _, body) = answer.expect("it waits");
    assert_eq!((status, body.as_str()), (408, r#"{"code":"bad-message"}"#));
}

#[tokio::test]
async fn reading_pages_makes_nobody_a_guest() {
    let house = TestHouse::open().await;
    let (_, created) = invite(&house.house, Kind::Ataxx, "").await;
    let invite = format!("/i/{}", created.invite.unwrap());
    let table = format!("/m/{}", created.id);
    for path in [
        "/",
        &invite,
        &table,
        "/l/x",
        "/local/ataxx",
        "/import",
        "/nowhere",
    ] {
        let (_, head, body) = house.ask("GET", path, "").await;
        assert_eq!(header(&head, "set-cookie"), None, "{path}");
        assert!(body.starts_with("<!doctype html>"), "{path}: {body}");
    }
    let (_, head, _) = house.ask("GET", "/api/v1/me", "").await;
    assert!(header(&head, "set-cookie").is_some());
}

#[tokio::test]
async fn pages_say_what_they_are_about() {
    let house = TestHouse::open().await;
    let (guest, created) = invite(&house.house, Kind::Ataxx, "").await;
    guest.rename("<b>Mina</b>").await.unwrap();
    let (status, head, body) = house.ask("GET", "/", "").await;
    assert_eq!(status, 200);
    assert_eq!(
        header(&head, "content-type"),
        Some("text/html; charset=utf-8")
    );
    assert!(body.contains("<title>Adda: play with friends or the computer</title>"));
    assert!(body.contains("Dots and Boxes"));
    let (status, _, body) = house.ask("GET", &format!("/m/{}", created.id), "").await;
    assert_eq!(status, 200);
    let title = "<title>Ataxx: &lt;b&gt;Mina&lt;/b&gt; and Open seat";
    assert!(body.contains(title), "{body}");
    let (status, _, body) = house
        .ask("GET", &format!("/i/{}", created.invite.unwrap()), "")
        .await;
    assert_eq!(status, 200);
    assert!(
        body.contains("&lt;b&gt;Mina&lt;/b&gt; invites you to Ataxx"),
        "{body}"
    );
    assert!(!body.contains("<b>"), "{body}");
    for path in [
        "/nowhere",
        "/m/0123456789ab",
        "/m/%2e%2e",
        "/i/nonsense",
        "/assets/x.js",
    ] {
        assert_eq!(house.ask("GET", path, "").await.0, 404, "{path}");
    }
    let (_, _, body) = house
        .ask("GET", "/", "accept-language: bn-IN, en;q=0.5\r\n")
        .await;
    assert!(body.contains("<html lang=\"bn\">"), "{body}");
}

/// The language of a page, and what it sets as a cookie.
async fn language(house: &TestHouse, path: &str, headers: &str) -> (String, Option<String>) {
    let (_, head, body) = house.ask("GET", path, headers).await;
    let vary = header(&head, "vary").unwrap();
    assert!(
        vary.contains("accept-language") && vary.contains("cookie"),
        "{path}: {vary}"
    );
    let (_, rest) = body.split_once("<html lang=\"").unwrap();
    let lang = rest.split('"').next().unwrap().to_owned();
    (lang, header(&head, "set-cookie").map(str::to_owned))
}

#[tokio::test]
async fn the_language_is_the_one_asked_for_then_the_one_kept_then_the_browsers() {
    let house = TestHouse::open().await;
    let takes = "accept-language: te\r\n";
    let kept = "accept-language: te\r\ncookie: lang=bn\r\n";
    for path in ["/", "/local", "/import", "/l/x", "/i/x", "/m/x", "/nowhere"] {
        let plain = |lang: &str| (lang.to_owned(), None);
        assert_eq!(language(&house, path, "").await, plain("en"), "{path}");
        assert_eq!(language(&house, path, takes).await, plain("te"), "{path}");
        assert_eq!(language(&house, path, kept).await, plain("bn"), "{path}");
        let other = format!("{path}?lang=xx");
        assert_eq!(language(&house, &other, kept).await, plain("bn"), "{other}");
        let asked = format!("{path}?lang=en");
        let (lang, cookie) = language(&house, &asked, kept).await;
        assert_eq!(lang, "en", "{asked}");
        let cookie = cookie.expect(&asked);
        for part in ["lang=en", "path=/", "max-age=31536000", "samesite=lax"] {
            assert!(cookie.split("; ").any(|p| p == part), "{part} in {cookie}");
        }
        assert!(
            !cookie.contains("httponly"),
            "the page without a network reads it"
        );
    }
}

#[tokio::test]
async fn only_the_front_page_is_there_to_be_found() {
    let house = TestHouse::open().await;
    let (_, created) = invite(&house.house, Kind::Ataxx, "").await;
    let (_, _, body) = house.ask("GET", "/?lang=te", "").await;
    let own = format!("http://{}/", house.address());
    assert!(
        body.contains(&format!("<link rel=\"canonical\" href=\"{own}?lang=te\">")),
        "{body}"
    );
    assert!(
        body.contains(&format!("hreflang=\"x-default\" href=\"{own}\">")),
        "{body}"
    );
    assert!(!body.contains("noindex"));
    let invite = format!("/i/{}", created.invite.unwrap());
    let table = format!("/m/{}", created.id);
    // A match can be watched by everyone, so it can be found.
    let (_, _, body) = house.ask("GET", &table, "").await;
    assert!(!body.contains("noindex") && body.contains("canonical"));
    for path in [&*invite, "/l/x", "/local", "/import", "/nowhere"] {
        let (_, _, body) = house.ask("GET", path, "").await;
        assert!(
            body.contains("<meta name=\"robots\" content=\"noindex\">"),
            "{path}"
        );
        assert!(!body.contains("canonical"), "{path}");
    }
}

#[tokio::test]
async fn pages_are_written_in_the_colours_that_were_set() {
    let house = TestHouse::open().await;
    for (theme, root) in [
        ("dark", "<html lang=\"en\" data-theme=\"dark\">"),
        ("light", "<html lang=\"en\" data-theme=\"light\">"),
        ("auto", "<html lang=\"en\">"),
        ("blue", "<html lang=\"en\">"),
    ] {
        let cookie = format!("cookie: theme={theme}\r\n");
        let (_, _, body) = house.ask("GET", "/nowhere", &cookie).await;
        assert!(body.contains(root), "{theme}: {body}");
    }
}

#[tokio::test]
async fn what_changes_something_has_to_come_from_an_own_page() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let own = format!("origin: http://{}\r\n", house.address());
    let body = r#"{"name":"Mina"}"#;
    for (headers, status) in [
        ("origin: https://evil.example\r\n", 403),
        ("origin: null\r\n", 403),
        ("sec-fetch-site: cross-site\r\n", 403),
        (own.as_str(), 200),
        ("", 200),
    ] {
        let headers = format!("{JSON}cookie: {}\r\n{headers}", guest.cookie());
        let answer = house.send("PUT", "/api/v1/me/name", &headers, body).await;
        assert_eq!(answer.0, status, "{headers}");
    }
    // Reading is free: a link from elsewhere has to work.
    let (status, _, _) = house
        .ask("GET", "/", "origin: https://evil.example\r\n")
        .await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = TestHouse::open().await;
    let (one, two) = (
        house.house.guest().await.unwrap(),
        house.house.guest().await.unwrap(),
    );
    // A person's id says nothing, nor does a token with another letter or with more behind it.
    let token = one.cookie().strip_prefix("adda=").unwrap();
    let last = if token.ends_with('0') { "1" } else { "0" };
    let forged = [
        format!("adda={}", two.me().id),
        format!("adda={}{last}", &token[..token.len() - 1]),
        format!("adda={token}0"),
        format!("adda={}", token.to_uppercase()),
    ];
    for cookie in [
        &*forged[0],
        &*forged[1],
        &*forged[2],
        &*forged[3],
        "adda=",
        "adda=a.b.c",
        "adda=\u{7f}",
        "adda=..",
        "",
    ] {
        let headers = format!("{JSON}cookie: {cookie}\r\n");
        let (status, _, body) = house
            .send("PUT", "/api/v1/me/name", &headers, r#"{"name":"Eve"}"#)
            .await;
        assert!(status == 401 || status == 400, "{cookie}: {status} {body}");
    }
    assert_eq!(two.look().await.unwrap().name, two.me().name);
}

#[tokio::test]
async fn limits_are_per_person_and_generous_per_address() {
    let house = TestHouse::with(|config| {
        config.limits = Limits {
            guests: Some(Rate::new(5, 1)),
            changes: Some(Rate::new(3, 1)),
            ..Limits::default()
        };
    })
    .await;
    let mut guests = Vec::new();
    for _ in 0..5 {
        guests.push(house.house.guest().await.unwrap());
    }
    assert_eq!(
        refusal(house.house.guest().await),
        (429, "too-many-requests".to_owned())
    );
    let (_, head, body) = house.ask("GET", "/api/v1/me", "").await;
    assert_eq!(header(&head, "retry-after"), Some("60"), "{body}");
    for n in 0..3 {
        guests[0].rename(&format!("Mina {n}")).await.unwrap();
    }
    assert_eq!(
        refusal(guests[0].rename("Mina").await),
        (429, "too-many-requests".to_owned())
    );
    // The others behind the same address are not held up.
    for guest in &guests[1..] {
        guest.rename("Ravi").await.unwrap();
    }
}

#[tokio::test]
async fn so_many_matches_of_one_person_and_no_more() {
    let house = TestHouse::with(|config| config.limits.matches_per_person = 2).await;
    let guest = house.house.guest().await.unwrap();
    let mut wish = wish(Kind::Boxes, "", Opponent::Invite);
    for n in 0..2 {
        wish.key = key(&format!("k{n}"));
        guest.create(&wish).await.unwrap();
    }
    wish.key = key("k2");
    assert_eq!(
        refusal(guest.create(&wish).await),
        (429, "too-many-matches".to_owned())
    );
    wish.key = key("k1");
    assert!(guest.create(&wish).await.is_ok(), "it is there already");
}

#[tokio::test]
async fn a_record_is_checked_and_a_wrong_line_is_named() {
    let house = TestHouse::open().await;
    let (id, guests, players) = begun(&house.house, Kind::Boxes, "size=1x2").await;
    play_all(players, id, 1).await;
    let text = guests[0].record(id).await.unwrap();
    let (status, _, body) = house.send("POST", "/api/v1/records", "", &text).await;
    assert_eq!(status, 200, "{body}");
    let summary: protocol::RecordSummary = serde_json::from_str(&body).unwrap();
    assert_eq!((summary.id, summary.game.as_str()), (id, "boxes"));
    assert_eq!(
        summary.names,
        [0, 1].map(|n: usize| Some(guests[n].me().name.clone()))
    );
    assert!(summary.events >= 7);
    // The second of two equal moves is the wrong one.
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let mut doubled = lines.clone();
    doubled.insert(first + 1, lines[first]);
    let (status, _, body) = house
        .send("POST", "/api/v1/records", "", &doubled.join("\n"))
        .await;
    assert_eq!(status, 422);
    assert!(body.contains("\"code\":\"bad-record\""), "{body}");
    assert!(
        body.contains(&format!("\"line\":\"{}\"", first + 2)),
        "{body}"
    );
    let huge = "x".repeat(2 << 20);
    assert_eq!(
        house.send("POST", "/api/v1/records", "", &huge).await.0,
        413
    );
}

#[tokio::test]
async fn metrics_are_inside_and_name_nobody() {
    let house = TestHouse::with(|config| {
        config.metrics = Some("127.0.0.1:0".parse().unwrap());
    })
    .await;
    let (guest, created) = invite(&house.house, Kind::Ataxx, "").await;
    assert_eq!(
        house.ask("GET", "/metrics", "").await.0,
        404,
        "not for outsiders"
    );
    house
        .ask(
            "GET",
            &format!("/i/{}", created.invite.clone().unwrap()),
            "",
        )
        .await;
    let inner = house.server.metrics().unwrap();
    let mut stream = tokio::net::TcpStream::connect(inner).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let request = "GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    assert!(text.contains("adda_http_guests_total 1"), "{text}");
    assert!(text.contains("route=\"/i/{token}\""), "{text}");
    for secret in [&guest.me().id, &guest.me().name, &created.invite.unwrap()] {
        assert!(!text.contains(secret.as_str()));
    }
}
