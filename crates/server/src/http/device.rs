//! What a browser says of itself, in few words: enough for a person to know their own devices again.

/// Browsers by what they call themselves; many call themselves by others' names too, so the order counts.
const BROWSERS: [(&str, &str); 9] = [
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("ucbrowser", "UC Browser"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("crios", "Chrome"),
    ("chrome", "Chrome"),
    ("safari", "Safari"),
];

const SYSTEMS: [(&str, &str); 8] = [
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("kaios", "KaiOS"),
    ("cros", "ChromeOS"),
    ("windows", "Windows"),
    ("mac os", "Mac"),
    ("linux", "Linux"),
];

/// The names of browser and system in a `User-Agent`, and nothing else of it; empty: neither is known.
pub(crate) fn of(agent: &str) -> String {
    let agent = agent.to_ascii_lowercase();
    let known = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(sign, _)| agent.contains(sign));
        found.map(|(_, name)| *name)
    };
    let parts = [known(&BROWSERS), known(&SYSTEMS)];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browser_and_system_are_told_and_nothing_else() {
        for (agent, device) in [
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36 Edg/124.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0",
                "Firefox, Linux",
            ),
            ("curl/8.5.0", ""),
            ("<script>alert(1)</script>", ""),
            ("", ""),
        ] {
            assert_eq!(of(agent), device, "{agent}");
        }
    }
}
