//! Which steps have been done on this device.

use std::collections::BTreeSet;

use games::Kind;

use crate::browser;

/// The names of the steps of a game that were done here.
pub(super) fn done(kind: Kind) -> BTreeSet<String> {
    let kept = browser::kept(&key(kind)).unwrap_or_default();
    kept.split(' ')
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Keeps that a step was done.
pub(super) fn add(kind: Kind, name: &str) {
    let mut all = done(kind);
    if all.insert(name.to_owned()) {
        let all: Vec<String> = all.into_iter().collect();
        browser::keep(&key(kind), &all.join(" "));
    }
}

fn key(kind: Kind) -> String {
    format!("adda.learn.{kind}")
}
