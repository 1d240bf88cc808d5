//! What stands at the top of every page, as the client writes it too.

use boards::escape;
use std::fmt::Write as _;

use words::{Lang, Words};

/// The name of the house and the switch of languages.
pub(super) fn top(words: &Words) -> String {
    let (house, label) = (escape(&words.house()), escape(&words.say("languages", &[])));
    let mut links = String::new();
    for lang in Lang::ALL {
        let name = lang.endonym();
        let present = if lang == words.lang() {
            " aria-current=\"true\""
        } else {
            ""
        };
        let _ = writeln!(
            links,
            "<a href=\"?lang={lang}\" lang=\"{lang}\" hreflang=\"{lang}\" data-testid=\"lang-{lang}\"{present}>{name}</a>"
        ); // a String takes everything
    }
    format!(
        "<header class=\"top\">\n<a class=\"brand\" href=\"/\"><span>{house}</span></a>\n\
         <nav class=\"languages\" data-testid=\"lang-switch\" aria-label=\"{label}\">\n{links}</nav>\n</header>\n"
    )
}
