//! The faces, drawn: what a phone's own signs look like differs too much, and some have none.

use protocol::Phrase;

/// The picture of a face; nothing for words.
pub(super) fn of(phrase: Phrase) -> Option<String> {
    let (round, lines) = match phrase {
        Phrase::Smile => (true, "M13 17v1M27 17v1M12 24q8 9 16 0"),
        Phrase::Laugh => (
            true,
            "M10 18q3-5 6 0M24 18q3-5 6 0M11 23h18q-2 10-9 10t-9-10z",
        ),
        Phrase::Wow => (true, "M13 16v1M27 16v1M20 24a4 5 0 1 0 .1 0z"),
        Phrase::Sad => (true, "M13 17v1M27 17v1M12 30q8-9 16 0"),
        Phrase::Heart => (
            false,
            "M20 35C0 21 6 7 14 7q4 0 6 5q2-5 6-5c8 0 14 14-6 28z",
        ),
        Phrase::Star => (
            false,
            "M20 4L24 15 36 16 27 23 30 35 20 28 10 35 13 23 4 16 16 15z",
        ),
        _ => return None,
    };
    let ground = if round {
        r#"<circle cx="20" cy="20" r="17"/>"#
    } else {
        ""
    };
    let class = if round { "face" } else { "face sign" };
    Some(format!(
        r#"<svg class="{class}" viewBox="0 0 40 40" aria-hidden="true">{ground}<path d="{lines}"/></svg>"#
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_a_picture_of_its_own_and_words_have_none() {
        let mut pictures = Vec::new();
        for phrase in Phrase::ALL {
            let picture = of(phrase);
            assert_eq!(picture.is_some(), phrase.is_face(), "{phrase}");
            pictures.extend(picture);
        }
        let all = pictures.len();
        pictures.sort();
        pictures.dedup();
        assert_eq!(pictures.len(), all);
    }
}
