//! The JSON of every message is a contract: written here as it stands on the wire.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

use std::fmt::Debug;

use protocol::{CreateMatch, Created, Hello, Invitation, MeAnswer, Refused, Say, Set, Tell};
use serde::{Serialize, de::DeserializeOwned};

/// `json` is read as a `T` and written as the same again.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(json: &str) -> T {
    let value: T = serde_json::from_str(json).unwrap_or_else(|e| panic!("{e}: {json}"));
    let written = serde_json::to_value(&value).unwrap();
    assert_eq!(
        written,
        serde_json::from_str::<serde_json::Value>(json).unwrap()
    );
    value
}

#[test]
fn what_a_client_says() {
    for json in [
        r#"{"t":"hello","v":1,"rules":{"ataxx":1,"boxes":1},"build":"b1"}"#,
        r#"{"t":"watch","ch":"0123456789ab"}"#,
        r#"{"t":"watch","ch":"0123456789ab","since":12}"#,
        r#"{"t":"unwatch","ch":"0123456789ab"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"act","decision":5,"action":"g2"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"ready"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"leave"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"resign"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"exit"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"rematch"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"sit","seat":"1"}"#,
        r#"{"t":"phrase","ch":"0123456789ab","key":"k1","phrase":"hello"}"#,
        r#"{"t":"ping","n":7}"#,
    ] {
        check::<Say>(json);
    }
}

#[test]
fn what_the_house_tells() {
    let status = r#"{"phase":"playing","turn":"1","at":5,"left":[1,2],"running":"1","decision":6}"#;
    let over = r#"{"phase":"over","turn":"-","at":5,"left":[1,2],"running":"-","outcome":{"places":"2,1","reason":"time"}}"#;
    let closed =
        r#"{"phase":"closed","turn":"-","at":5,"running":"-","outcome":{"closed":"expired"}}"#;
    for status in [status, over, closed] {
        check::<Tell>(&format!(
            r#"{{"t":"step","ch":"0123456789ab","ply":5,"notice":"0 g2","view":"1 x","status":{status}}}"#
        ));
        check::<Tell>(&format!(
            r#"{{"t":"match","ch":"0123456789ab","ply":6,"game":"ataxx","rules":1,"setup":"","clock":"300+0",
            "kind":"friendly","you":"w","view":"w x","status":{status},"next":"0123456789ac",
            "seats":[{{"seat":"0","name":"Mina","ready":true,"here":true,"rematch":false}},
                     {{"seat":"1","bot":"easy","ready":true,"here":true,"rematch":true}}],
            "log":[{{"ply":5,"at":9,"notice":"0 g2"}}]}}"#
        ));
    }
    for json in [
        r#"{"t":"phrase","ch":"0123456789ab","seat":"1","phrase":"hello","from":"46er9xt270dh"}"#,
        r#"{"t":"phrase","ch":"0123456789ab","seat":"0","phrase":"smile"}"#,
        r#"{"t":"ok","v":1,"build":"b1","now":5,"me":"0123456789ab","name":"Mina"}"#,
        r#"{"t":"reload","build":"b2"}"#,
        r#"{"t":"here","ch":"0123456789ab","seats":"0,1"}"#,
        r#"{"t":"done","ch":"0123456789ab","key":"k1","ply":5}"#,
        r#"{"t":"refused","ch":"0123456789ab","key":"k1","code":"occupied","args":{"square":"g2"}}"#,
        r#"{"t":"refused","code":"bad-message"}"#,
        r#"{"t":"pong","n":7,"now":5}"#,
        r#"{"t":"resync","ch":"0123456789ab"}"#,
    ] {
        check::<Tell>(json);
    }
}

#[test]
fn bodies_over_http() {
    check::<CreateMatch>(
        r#"{"key":"k1","game":"ataxx","setup":"","clock":"300+0","against":{"bot":"easy"}}"#,
    );
    check::<CreateMatch>(
        r#"{"key":"k1","game":"boxes","setup":"size=3x3","clock":null,"against":"invite"}"#,
    );
    check::<Created>(r#"{"id":"0123456789ab","invite":"tok"}"#);
    check::<Invitation>(
        r#"{"id":"0123456789ab","game":"ataxx","setup":"","clock":"300+0","from":"Mina","open":true,"seated":false}"#,
    );
    check::<MeAnswer>(
        r#"{"id":"0123456789ab","name":"Mina","live":[{"id":"0123456789ab","game":"ataxx","others":["Ravi",null],"started":true}]}"#,
    );
    check::<MeAnswer>(
        r#"{"id":"0123456789ab","name":"Mina","live":[],"settings":[{"key":"sound","value":"off"}]}"#,
    );
    check::<Set>(r#"{"settings":[{"key":"theme","value":"dark"}]}"#);
    check::<Refused>(r#"{"code":"too-many-requests","args":{"seconds":"3"}}"#);
}

#[test]
fn unknown_fields_are_ignored_and_missing_ones_default() {
    let say: Say =
        serde_json::from_str(r#"{"t":"watch","ch":"0123456789ab","colour":"red"}"#).unwrap();
    assert_eq!(
        serde_json::to_string(&say).unwrap(),
        r#"{"t":"watch","ch":"0123456789ab"}"#
    );
    let create: CreateMatch =
        serde_json::from_str(r#"{"key":"k1","game":"ataxx","against":"invite"}"#).unwrap();
    assert_eq!((create.setup.as_str(), create.clock), ("", None));
}

#[test]
fn what_is_not_of_the_protocol_is_an_error() {
    for json in [
        "",
        "{}",
        "[]",
        "null",
        r#"{"t":"dance"}"#,
        r#"{"t":"watch","ch":"short"}"#,
        r#"{"t":"watch","ch":"0123456789ab","since":-1}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"","do":"ready"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k 1","do":"ready"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"cheat"}"#,
        r#"{"t":"do","ch":"0123456789ab","key":"k1","do":"sit","seat":"9"}"#,
    ] {
        assert!(serde_json::from_str::<Say>(json).is_err(), "{json}");
    }
}

#[test]
fn a_client_fits_by_protocol_and_rules() {
    let mut hello = Hello::of_this_build("b1");
    assert!(hello.fits());
    hello.rules.insert("chess".into(), 3);
    assert!(
        hello.fits(),
        "games the house does not have are not its matter"
    );
    hello.rules.insert("ataxx".into(), 9);
    assert!(!hello.fits());
    hello.rules.remove("ataxx");
    assert!(
        hello.fits(),
        "a client without a game can still play the others"
    );
    hello.v = 2;
    assert!(!hello.fits());
}
