//! One page in several languages: where each of them is. A page without `?lang=` comes in the
//! language that the browser asks for.

use boards::escape;
use std::fmt::Write as _;

use words::Lang;

/// The address of a page in one language, or in the reader's own.
pub(super) fn address(origin: &str, path: &str, lang: Option<Lang>) -> String {
    match lang {
        Some(lang) => format!("{origin}{path}?lang={lang}"),
        None => format!("{origin}{path}"),
    }
}

/// The `link` elements of a page's head: which of its addresses this is (`lang` if one was asked
/// for), and the same page in every language.
pub(super) fn links(origin: &str, path: &str, lang: Option<Lang>) -> String {
    let here = escape(&address(origin, path, lang));
    let mut html = format!("<link rel=\"canonical\" href=\"{here}\">\n");
    for (code, there) in everywhere(origin, path) {
        let there = escape(&there);
        let _ = writeln!(
            html,
            "<link rel=\"alternate\" hreflang=\"{code}\" href=\"{there}\">"
        ); // a String takes everything
    }
    html
}

/// Every address of a page by the language it is in; `x-default` is the one that asks the browser.
pub(super) fn everywhere(origin: &str, path: &str) -> Vec<(&'static str, String)> {
    let one = |lang: Lang| (lang.code(), address(origin, path, Some(lang)));
    let default = ("x-default", address(origin, path, None));
    Lang::ALL.into_iter().map(one).chain([default]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_itself_and_its_translations() {
        let html = links("https://a.example", "/rules", Some(Lang::Bn));
        for line in [
            "<link rel=\"canonical\" href=\"https://a.example/rules?lang=bn\">",
            "<link rel=\"alternate\" hreflang=\"en\" href=\"https://a.example/rules?lang=en\">",
            "<link rel=\"alternate\" hreflang=\"te\" href=\"https://a.example/rules?lang=te\">",
            "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://a.example/rules\">",
        ] {
            assert!(html.lines().any(|found| found == line), "{line} in {html}");
        }
    }
}
