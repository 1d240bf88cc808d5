//! What a chat is shown of a link: the page's address of a picture, and the picture.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use game::Rng;
use games::Kind;
use protocol::Opponent;
use server::{Limits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Status, head and body of an answer, whose body is no text.
async fn fetch(house: &TestHouse, method: &str, path: &str) -> (u16, String, Vec<u8>) {
    let host = house.address();
    let request = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    let mut stream = TcpStream::connect(host).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .unwrap();
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (
        status,
        head.to_ascii_lowercase(),
        answer[end + 4..].to_vec(),
    )
}

/// The picture at this address.
async fn picture(house: &TestHouse, path: &str) -> (String, Vec<u8>) {
    let (status, head, body) = fetch(house, "GET", path).await;
    assert_eq!(status, 200, "{path}: {head}");
    assert!(head.contains("content-type: image/png"), "{head}");
    assert!(!head.contains("set-cookie"), "looking makes nobody");
    assert_eq!(&body[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(body[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
    assert!(body.len() < 80_000, "{path}: {} bytes", body.len());
    (head, body)
}

/// The address of the picture that a page names, without the house's own.
async fn named(house: &TestHouse, page: &str) -> String {
    let (status, _, html) = house.ask("GET", page, "").await;
    assert_eq!(status, 200);
    for part in [
        "<meta name=\"twitter:card\" content=\"summary_large_image\">",
        "<meta property=\"og:image:width\" content=\"1200\">",
        "<meta property=\"og:image:height\" content=\"630\">",
        "<meta property=\"og:image:alt\" content=\"",
        "<meta property=\"og:locale\" content=\"",
        "<meta property=\"og:url\" content=\"",
    ] {
        assert!(html.contains(part), "{part} in {html}");
    }
    let (_, rest) = html.split_once("og:image\" content=\"").unwrap();
    let (address, _) = rest.split_once('"').unwrap();
    let path = address.strip_prefix(&format!("http://{}", house.address()));
    path.expect(address).replace("&amp;", "&")
}

#[tokio::test]
async fn the_portal_and_the_rules_have_pictures_in_every_language() {
    let house = TestHouse::open().await;
    assert_eq!(named(&house, "/").await, "/preview.png?lang=en");
    let ataxx = named(&house, "/rules/ataxx?lang=bn").await;
    assert_eq!(ataxx, "/rules/ataxx/preview.png?lang=bn");
    let mut seen = Vec::new();
    for page in [
        "",
        "/rules/ataxx",
        "/rules/boxes",
        "/rules/tacocat",
        "/rules/stratego",
        "/rules/aeroplane",
    ] {
        for lang in ["en", "bn", "te"] {
            let path = format!("{page}/preview.png?lang={lang}");
            let (head, body) = picture(&house, &path).await;
            assert!(head.contains("cache-control: public, max-age=60"), "{head}");
            assert!(!seen.contains(&body), "{path} is like another");
            seen.push(body);
        }
    }
    let (status, head, body) = fetch(&house, "HEAD", "/preview.png").await;
    assert_eq!((status, body.len()), (200, 0));
    assert!(head.contains("content-type: image/png"));
}

#[tokio::test]
async fn a_match_is_shown_as_it_is_and_anew_after_each_move() {
    let house = TestHouse::open().await;
    let (id, _guests, mut players) = begun(&house.house, Kind::Ataxx, "").await;
    let before = named(&house, &format!("/m/{id}")).await;
    assert!(
        before.starts_with(&format!("/m/{id}/preview.png?lang=en&ply=")),
        "{before}"
    );
    let (head, first) = picture(&house, &before).await;
    assert!(head.contains("immutable"), "{head}");
    assert_eq!(
        picture(&house, &before).await.1,
        first,
        "the same bytes for the same state"
    );
    let (head, other) = picture(&house, &format!("/m/{id}/preview.png?ply=999&lang=xx")).await;
    assert!(head.contains("max-age=60"), "{head}");
    assert_eq!(other, first);
    assert!(act(&mut players[0], id, &mut Rng::new(1)).await);
    let start = state(&players[0], id).view.clone();
    until(&mut players[0], id, |state| state.view != start).await;
    let after = named(&house, &format!("/m/{id}")).await;
    assert_ne!(after, before);
    let (_, second) = picture(&house, &after).await;
    assert_ne!(second, first);
}

#[tokio::test]
async fn an_invitation_is_shown_and_no_seat_is_taken() {
    let house = TestHouse::open().await;
    let guest = house.house.guest().await.unwrap();
    let wish = wish(Kind::Boxes, "size=4x4", Opponent::Invite);
    let token = guest.create(&wish).await.unwrap().invite.unwrap();
    let path = named(&house, &format!("/i/{token}")).await;
    assert_eq!(path, format!("/i/{token}/preview.png?lang=en"));
    let (_, open) = picture(&house, &path).await;
    // Still open: the same invitation says the same.
    assert_eq!(picture(&house, &path).await.1, open);
    let (_, _, said) = house
        .ask("GET", &format!("/api/v1/invites/{token}"), "")
        .await;
    assert!(said.contains("\"open\":true"), "{said}");
}

/// What a camera reads in a picture of squares, drawn four pixels each as its SVG says.
fn read(svg: &str) -> String {
    const SCALE: usize = 4;
    let tree = roxmltree::Document::parse(svg).unwrap();
    let [paper, ink] = ["rect", "path"].map(|name| {
        let mut all = tree.descendants().filter(|node| node.has_tag_name(name));
        all.next().unwrap()
    });
    assert_eq!(paper.attribute("fill"), Some("#fff"));
    assert_eq!(ink.attribute("fill"), None, "black");
    let side: usize = paper.attribute("width").unwrap().parse().unwrap();
    let mut dark = vec![vec![false; side]; side];
    for run in ink.attribute("d").unwrap().split('M').skip(1) {
        let (corner, rest) = run.split_once('h').unwrap();
        let (x, y) = corner.split_once(' ').unwrap();
        let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
        let long: usize = rest.split_once("v1h-").unwrap().0.parse().unwrap();
        assert!(rest.ends_with(&format!("v1h-{long}z")), "{rest}");
        dark[y][x..x + long].fill(true);
    }
    for (i, quiet) in (0..side).flat_map(|i| (0..4).map(move |quiet| (i, quiet))) {
        let far = side - 1 - quiet;
        let edges = [dark[i][quiet], dark[quiet][i], dark[i][far], dark[far][i]];
        assert_eq!(edges, [false; 4], "four modules of quiet");
    }
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(side * SCALE, side * SCALE, |x, y| {
            if dark[y / SCALE][x / SCALE] { 0 } else { 255 }
        });
    let codes = image.detect_grids();
    assert_eq!(codes.len(), 1);
    codes[0].decode().unwrap().1
}

#[tokio::test]
async fn a_camera_reads_the_link_of_an_invitation_and_no_seat_is_taken() {
    let own = TestHouse::open().await;
    let public = TestHouse::with(|config| {
        config.public_url = Some("https://play.example.org".parse().unwrap());
    })
    .await;
    let address = format!("http://{}", own.address());
    for (house, origin) in [(&own, &*address), (&public, "https://play.example.org")] {
        let (_, created) = invite(&house.house, Kind::Ataxx, "").await;
        let token = created.invite.unwrap();
        let (status, head, body) = fetch(house, "GET", &format!("/i/{token}/qr.svg")).await;
        assert_eq!(status, 200, "{head}");
        assert!(head.contains("content-type: image/svg+xml"), "{head}");
        assert!(
            head.contains("cache-control: private, max-age=3600"),
            "{head}"
        );
        assert!(!head.contains("set-cookie"), "looking makes nobody");
        let svg = String::from_utf8(body).unwrap();
        assert_eq!(read(&svg), format!("{origin}/i/{token}"));
        let (_, _, said) = house
            .ask("GET", &format!("/api/v1/invites/{token}"), "")
            .await;
        assert!(said.contains("\"open\":true"), "{said}");
    }
}

#[tokio::test]
async fn a_host_longer_than_any_code_is_refused() {
    let house = TestHouse::open().await;
    let (_, created) = invite(&house.house, Kind::Ataxx, "").await;
    let (path, host) = (
        format!("/i/{}/qr.svg", created.invite.unwrap()),
        "a".repeat(3_000),
    );
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    // Without the end of the stream, by which the house may take the client for gone.
    assert_eq!(house.first(request.as_bytes()).await.0, 400);
}

#[tokio::test]
async fn what_is_not_there_has_no_picture() {
    let house = TestHouse::open().await;
    for path in [
        "/m/aaaaaaaaaaaa/preview.png",
        "/m/x/preview.png",
        "/i/nothing/preview.png",
        "/i/nothing/qr.svg",
        "/rules/chess/preview.png",
        "/l/x/preview.png",
    ] {
        assert_eq!(fetch(&house, "GET", path).await.0, 404, "{path}");
    }
}

#[tokio::test]
async fn drawing_is_limited_by_address_and_what_is_finished_is_not() {
    let house = TestHouse::with(|config| {
        config.limits = Limits {
            pictures: Some(Rate::new(1, 1)),
            ..Limits::none()
        };
    })
    .await;
    picture(&house, "/preview.png?lang=en").await;
    let (status, head, _) = fetch(&house, "GET", "/preview.png?lang=bn").await;
    assert_eq!(status, 429);
    assert!(head.contains("retry-after: "), "{head}");
    picture(&house, "/preview.png?lang=en").await;
    let (_, created) = invite(&house.house, Kind::Ataxx, "").await;
    let code = format!("/i/{}/qr.svg", created.invite.unwrap());
    assert_eq!(fetch(&house, "GET", &code).await.0, 429);
}
