//! What this device and an account last had in common, and what follows from it when the account is heard again.
//!
//! It is a merge of three: what both had, what the device has, what the account has. A key that the device has
//! otherwise than both had was set here; one that the account has otherwise was set elsewhere. If both, the device has the
//! say, since it tells the house last.

use protocol::Setting;

/// What the page shows for a key. Empty: nobody has set it.
pub(super) type Pair = (&'static str, String);

/// Who was on this device when the house was last heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Known {
    /// Nobody that one knows of: what is set here is its person's.
    #[default]
    Nobody,
    /// A guest.
    Guest(Guest),
    /// What this account and this device have in common.
    Agreed(Agreed),
}

/// A guest on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Guest {
    /// The person id, which stays when the guest makes an account.
    pub(super) who: String,
    /// Whether an account was here before: then what is set here may be anybody's.
    pub(super) shared: bool,
}

/// What an account and this device have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Agreed {
    /// The person id.
    pub(super) who: String,
    set: Vec<(String, String)>,
}

/// What follows when the account is heard.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Merged {
    /// What they have in common from now on.
    pub(super) agreed: Agreed,
    /// What is to be set here.
    pub(super) news: Vec<Pair>,
}

/// What stands before the id of a guest, on a device of one's own and on one that is shared.
const OWN: &str = "+";
const SHARED: &str = "-";

impl Known {
    /// As it was written. What cannot be read is as if an account had gone: it says the least.
    pub(super) fn read(text: Option<&str>) -> Self {
        let Some(text) = text else {
            return Self::Nobody;
        };
        let mut words = text.split(' ');
        let who = words.next().unwrap_or_default();
        let guest = |who: &str, shared| {
            Self::Guest(Guest {
                who: who.to_owned(),
                shared,
            })
        };
        if let Some(who) = who.strip_prefix(OWN) {
            return guest(who, false);
        }
        if who.is_empty() || who.starts_with(SHARED) {
            return guest(who.trim_start_matches(SHARED), true);
        }
        let pairs = words.filter_map(|word| word.split_once('='));
        Self::Agreed(Agreed {
            who: who.to_owned(),
            set: pairs
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
        })
    }

    /// The text that [`read`](Self::read) takes; `None` where there is nothing to say.
    pub(super) fn text(&self) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::Guest(guest) => {
                let mark = if guest.shared { SHARED } else { OWN };
                Some(mark.to_owned() + &guest.who)
            }
            Self::Agreed(agreed) => {
                let pairs = agreed
                    .set
                    .iter()
                    .map(|(key, value)| format!(" {key}={value}"));
                Some(agreed.who.clone() + &pairs.collect::<String>())
            }
        }
    }

    /// The same now that a guest is here.
    pub(super) fn with_guest(&self, who: &str) -> Self {
        let shared = match self {
            Self::Nobody => false,
            Self::Guest(guest) => guest.shared,
            Self::Agreed(_) => true,
        };
        let who = who.to_owned();
        Self::Guest(Guest { who, shared })
    }

    /// The account `who` has said what it has set; `local` is what this device shows.
    pub(super) fn merge(&self, who: &str, said: &[Setting], local: &[Pair]) -> Merged {
        let before = match self {
            Self::Agreed(agreed) if agreed.who == who => Some(agreed),
            _ => None,
        };
        // Who makes an account keeps what they have set, and so does whoever logs in on a device of their own.
        let own = match self {
            Self::Nobody => true,
            Self::Guest(guest) => guest.who == who || !guest.shared,
            Self::Agreed(_) => before.is_some(),
        };
        let pair = |set: &Setting| (set.key.clone(), set.value.clone());
        let mut merged = Merged {
            news: Vec::new(),
            agreed: Agreed {
                who: who.to_owned(),
                set: said.iter().map(pair).collect(),
            },
        };
        for (key, value) in local {
            if before.is_some_and(|before| before.differs(key, value)) {
                continue; // it was set here since
            }
            let theirs = said.iter().find(|set| set.key == *key);
            let theirs = theirs.map(|set| set.value.as_str());
            let wanted = theirs.or_else(|| usual(key).filter(|_| !own));
            match wanted {
                Some(wanted) if wanted != value => merged.news.push((*key, wanted.to_owned())),
                // Nobody's to tell: it only happens to be so here.
                None if !own => merged.agreed.heard(&[(*key, value.clone())]),
                _ => {}
            }
        }
        merged
    }
}

impl Agreed {
    /// What was set here since, and the house has not heard.
    pub(super) fn unheard<'a>(&self, local: impl IntoIterator<Item = &'a Pair>) -> Vec<Pair> {
        let own = |(key, value): &&Pair| self.differs(key, value);
        local.into_iter().filter(own).cloned().collect()
    }

    /// The house has heard this.
    pub(super) fn heard(&mut self, pairs: &[Pair]) {
        for (key, value) in pairs {
            self.set.retain(|(other, _)| other != key);
            self.set.push(((*key).to_owned(), value.clone()));
        }
    }

    /// Whether this was set here since.
    fn differs(&self, key: &str, value: &str) -> bool {
        let common = self.set.iter().find(|(other, _)| other == key);
        let common = common.map(|(_, value)| value.as_str());
        !value.is_empty() && common.or_else(|| usual(key)) != Some(value)
    }
}

/// What it is before anybody sets it; the language is then the browser's, and the ranks are the board's.
fn usual(key: &str) -> Option<&'static str> {
    match key {
        "alone" | "sound" | "vibration" => Some("on"),
        "confirm" | "large" | "safe" => Some("off"),
        "pace" => Some("normal"),
        "theme" => Some("auto"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pairs: &[(&str, &str)]) -> Vec<Setting> {
        let set = |(key, value): &(&str, &str)| Setting {
            key: (*key).to_owned(),
            value: (*value).to_owned(),
        };
        pairs.iter().map(set).collect()
    }

    fn local(pairs: &[(&'static str, &str)]) -> Vec<Pair> {
        pairs
            .iter()
            .map(|(key, value)| (*key, (*value).to_owned()))
            .collect()
    }

    fn known(text: &str) -> Known {
        Known::read(Some(text))
    }

    #[test]
    fn what_is_known_is_read_back() {
        assert_eq!(Known::read(None), Known::Nobody);
        assert_eq!(Known::Nobody.text(), None);
        for text in ["-ann", "+ann", "-", "ann", "ann large=on theme=dark"] {
            assert_eq!(known(text).text().as_deref(), Some(text));
        }
        for broken in ["", " large=on"] {
            assert_eq!(known(broken), known("-"), "{broken}");
        }
    }

    #[test]
    fn a_device_is_shared_once_an_account_was_there() {
        assert_eq!(Known::Nobody.with_guest("g"), known("+g"));
        assert_eq!(known("+g").with_guest("h"), known("+h"));
        assert_eq!(known("ann large=on").with_guest("g"), known("-g"));
        assert_eq!(known("-g").with_guest("h"), known("-h"));
    }

    #[test]
    fn whoever_set_a_key_last_has_the_say() {
        let device = local(&[
            ("lang", "bn"),
            ("large", "on"),
            ("theme", "dark"),
            ("safe", "off"),
        ]);
        let account = said(&[
            ("lang", "te"),
            ("large", "off"),
            ("theme", "light"),
            ("safe", "off"),
        ]);
        // Both had this: large and the theme were set here, the language elsewhere, the theme on both sides.
        let before = known("ann lang=bn large=off theme=auto safe=off");
        let merged = before.merge("ann", &account, &device);
        assert_eq!(merged.news, local(&[("lang", "te")]));
        let here = local(&[("large", "on"), ("theme", "dark")]);
        let device = local(&[
            ("lang", "te"),
            ("large", "on"),
            ("theme", "dark"),
            ("safe", "off"),
        ]);
        let mut agreed = merged.agreed;
        assert_eq!(agreed.unheard(&device), here);
        agreed.heard(&here);
        assert_eq!(agreed.unheard(&device), []);
    }

    #[test]
    fn the_first_to_log_in_takes_the_accounts_and_keeps_the_rest() {
        let device = local(&[
            ("lang", "bn"),
            ("large", "on"),
            ("sound", "on"),
            ("ranks", ""),
        ]);
        for before in [Known::Nobody, known("+guest")] {
            let merged = before.merge("ann", &said(&[("lang", "te"), ("ranks", "later")]), &device);
            assert_eq!(merged.news, local(&[("lang", "te"), ("ranks", "later")]));
            assert_eq!(
                merged.agreed.unheard(&device[1..3]),
                local(&[("large", "on")])
            );
        }
    }

    #[test]
    fn what_others_set_on_a_shared_device_does_not_go_to_an_account() {
        let device = local(&[
            ("large", "on"),
            ("theme", "dark"),
            ("lang", "bn"),
            ("ranks", "later"),
        ]);
        for before in ["-", "-guest", "ben large=on theme=auto lang=bn"] {
            for account in [&[][..], &[("theme", "light")]] {
                let merged = known(before).merge("ann", &said(account), &device);
                let theme = account.first().map_or("auto", |(_, theme)| theme);
                assert_eq!(
                    merged.news,
                    local(&[("large", "off"), ("theme", theme)]),
                    "{before}"
                );
                let now = local(&[
                    ("large", "off"),
                    ("theme", theme),
                    ("lang", "bn"),
                    ("ranks", "later"),
                ]);
                assert_eq!(merged.agreed.unheard(&now), [], "{before}");
                // What she sets from then on is hers.
                let lang = local(&[("lang", "te")]);
                assert_eq!(merged.agreed.unheard(&lang), lang);
            }
        }
    }

    #[test]
    fn a_new_account_begins_with_what_its_person_has_set() {
        let device = local(&[("large", "on"), ("theme", "auto"), ("lang", "bn")]);
        for before in [Known::Nobody, known("+ann"), known("-ann")] {
            let merged = before.merge("ann", &[], &device);
            assert_eq!(merged.news, []);
            assert_eq!(
                merged.agreed.unheard(&device),
                local(&[("large", "on"), ("lang", "bn")])
            );
        }
    }

    #[test]
    fn what_is_not_set_here_is_never_told() {
        let device = local(&[("lang", ""), ("ranks", "")]);
        let merged = known("ann lang=bn").merge("ann", &said(&[("lang", "bn")]), &device);
        assert_eq!(merged.news, local(&[("lang", "bn")]));
        assert_eq!(merged.agreed.unheard(&device), []);
    }
}
