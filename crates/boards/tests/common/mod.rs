//! What the tests of pictures share.

use roxmltree::Document;

/// The elements of a picture, each with the value of one attribute, in order of their text.
pub(crate) fn elements(svg: &str, attribute: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let mut names: Vec<String> = document
        .descendants()
        .filter(|node| node.is_element())
        .map(|node| {
            let value = node.attribute(attribute).unwrap_or_default();
            format!("{} {value}", node.tag_name().name())
        })
        .collect();
    names.sort_unstable();
    names
}
