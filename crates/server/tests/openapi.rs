//! The OpenAPI document says what the house does.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::*;
use games::Kind;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/openapi/adda-v1.json");

fn document() -> Value {
    serde_json::from_str(DOCUMENT).unwrap()
}

#[tokio::test]
async fn every_path_of_the_document_is_served_by_its_methods_and_no_other() {
    let house = TestHouse::open().await;
    for (path, methods) in document()["paths"].as_object().unwrap() {
        let url = format!("/api/v1{path}")
            .replace("{token}", "x")
            .replace("{id}", "0123456789ab");
        for method in ["get", "put", "post", "delete", "patch"] {
            let (status, _, body) = house.ask(&method.to_uppercase(), &url, "").await;
            let known = status != 405 && !body.contains("\"not-found\"");
            let named = methods.get(method).is_some();
            assert_eq!(known, named, "{method} {url}: {status} {body}");
        }
    }
}

/// Whether an answer has the properties of a schema: every required one, and none that is unknown.
fn fits(answer: &Value, schema: &str) {
    let schema = &document()["components"]["schemas"][schema];
    let answer = answer.as_object().unwrap();
    for name in schema["required"].as_array().unwrap() {
        assert!(
            answer.contains_key(name.as_str().unwrap()),
            "{name} is missing in {answer:?}"
        );
    }
    for name in answer.keys() {
        assert!(
            schema["properties"].get(name).is_some(),
            "{name} is unknown"
        );
    }
}

#[tokio::test]
async fn answers_are_as_the_document_has_them() {
    let house = TestHouse::open().await;
    let json = |value: Result<Value, serde_json::Error>| value.unwrap();
    let (guest, created) = invite(&house.house, Kind::Ataxx, "").await;
    let token = created.invite.clone().unwrap();
    fits(&json(serde_json::to_value(&created)), "Created");
    let me = json(serde_json::to_value(guest.look().await.unwrap()));
    fits(&me, "MeAnswer");
    fits(&me["live"][0], "LiveMatch");
    fits(&me["coins"], "Purse");
    fits(
        &json(serde_json::to_value(
            guest.invitation(&token).await.unwrap(),
        )),
        "Invitation",
    );
    fits(
        &json(serde_json::to_value(guest.take(&token).await.unwrap())),
        "Seated",
    );
    fits(
        &json(serde_json::to_value(guest.personal_link().await.unwrap())),
        "PersonalLink",
    );
    let (_, _, body) = house.ask("GET", "/api/v1/invites/x", "").await;
    fits(&serde_json::from_str(&body).unwrap(), "Refused");
    let (id, guests, players) = begun(&house.house, Kind::Boxes, "size=1x1").await;
    play_all(players, id, 1).await;
    let record = guests[0].record(id).await.unwrap();
    let (_, _, body) = house.send("POST", "/api/v1/records", "", &record).await;
    fits(&serde_json::from_str(&body).unwrap(), "RecordSummary");
}
