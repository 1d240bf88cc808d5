//! What a chat is told of a page that somebody sends: its address, and the picture to show.

use boards::escape;
use words::Lang;

use crate::preview::SIZE;

/// A page's picture.
pub(super) struct Share<'a> {
    /// Scheme, host and port of the house.
    pub(super) origin: &'a str,
    /// The page's path.
    pub(super) path: &'a str,
    /// The language of the page: whoever fetches the picture asks for no other.
    pub(super) lang: Lang,
    /// What the picture shows, for those who cannot see it.
    pub(super) alt: &'a str,
    /// Of a match: which of its pictures. Chats keep what they have fetched under an address.
    pub(super) ply: Option<u32>,
}

impl Share<'_> {
    /// Elements for the head.
    pub(super) fn html(&self) -> String {
        let Self { lang, ply, .. } = self;
        let (page, alt) = (format!("{}{}", self.origin, self.path), escape(self.alt));
        let ply = ply.map_or_else(String::new, |ply| format!("&ply={ply}"));
        let picture = format!(
            "{}/preview.png?lang={lang}{ply}",
            page.trim_end_matches('/')
        );
        let (page, picture) = (escape(&page), escape(&picture));
        let (locale, (width, height)) = (locale(*lang), SIZE);
        format!(
            "<meta property=\"og:url\" content=\"{page}\">\n\
             <meta property=\"og:locale\" content=\"{locale}\">\n\
             <meta property=\"og:image\" content=\"{picture}\">\n\
             <meta property=\"og:image:type\" content=\"image/png\">\n\
             <meta property=\"og:image:width\" content=\"{width}\">\n\
             <meta property=\"og:image:height\" content=\"{height}\">\n\
             <meta property=\"og:image:alt\" content=\"{alt}\">\n\
             <meta name=\"twitter:card\" content=\"summary_large_image\">\n"
        )
    }
}

/// The language as chats know it: with a country, though it is spoken in more than one.
const fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en_GB",
        Lang::Bn => "bn_BD",
        Lang::Te => "te_IN",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_an_address_of_its_own_for_each_position_and_language() {
        let share = |path, ply| {
            Share {
                origin: "https://play.example.org",
                path,
                lang: Lang::Bn,
                alt: "\"Mita\" & <Karim>",
                ply,
            }
            .html()
        };
        let html = share("/m/abc", Some(7));
        for line in [
            "<meta property=\"og:url\" content=\"https://play.example.org/m/abc\">",
            "<meta property=\"og:image\" content=\"https://play.example.org/m/abc/preview.png?lang=bn&amp;ply=7\">",
            "<meta property=\"og:image:alt\" content=\"&quot;Mita&quot; &amp; &lt;Karim&gt;\">",
            "<meta property=\"og:locale\" content=\"bn_BD\">",
        ] {
            assert!(html.lines().any(|found| found == line), "{line} in {html}");
        }
        assert!(share("/", None).contains("https://play.example.org/preview.png?lang=bn\""));
    }
}
