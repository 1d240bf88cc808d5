//! The pictures of games in play that the portal shows: drawn here, so that the client need not be able to.

use std::collections::BTreeMap;

use boards::{Picture, in_play};
use games::Kind;

use super::Asset;
use crate::fault::Fault;

/// `pictures.json`: the SVG of each game by its name.
///
/// # Errors
/// A game has no position to show.
pub(super) fn all() -> Result<Asset, Fault> {
    let pictures = Kind::OFFERED.iter().map(|kind| {
        let view = in_play(*kind).ok_or_else(|| Fault::new(format!("no picture of {kind}")))?;
        Ok((kind.name(), Picture::new(&view).labels(false).inline()))
    });
    let pictures: BTreeMap<&str, String> = pictures.collect::<Result<_, Fault>>()?;
    Ok(Asset {
        name: "pictures.json".into(),
        bytes: serde_json::to_vec(&pictures).map_err(Fault::of("pictures.json"))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_on_the_portal_has_a_picture_in_the_colours_of_the_page() {
        let pictures = all().unwrap();
        let read: BTreeMap<String, String> = serde_json::from_slice(&pictures.bytes).unwrap();
        for kind in Kind::OFFERED {
            let svg = &read[kind.name()];
            assert!(
                svg.starts_with("<svg") && !svg.contains("fill="),
                "{kind}: {svg}"
            );
        }
    }
}
