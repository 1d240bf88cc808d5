//! Text within XML.

/// Text as XML and as HTML, also inside a quoted attribute. What XML cannot hold is left out.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut xml = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            '\'' => xml.push_str("&#39;"),
            '\t' | '\n' | '\r' => xml.push(c),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => {}
            c => xml.push(c),
        }
    }
    xml
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_is_text_again() {
        for text in ["</text><script>", "a & b", "\"'", "খ্রিষ্টাব্দ", "\u{202e}x"]
        {
            let xml = format!("<a b=\"{0}\">{0}</a>", escape(text));
            let read = roxmltree::Document::parse(&xml).unwrap();
            assert_eq!(read.root_element().text(), Some(text));
            assert_eq!(read.root_element().attribute("b"), Some(text));
        }
        assert_eq!(escape("a\0b\u{1b}c\u{ffff}"), "abc");
    }
}
