//! What a person has set, as far as it goes with them from device to device.

use serde::{Deserialize, Serialize};

/// One thing that is set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    /// Which: of a closed list.
    pub key: String,
    /// To what: each key has a closed list of its own.
    pub value: String,
}

/// What can be set: each key with its values.
const ALL: [(&str, &[&str]); 10] = [
    ("alone", SWITCH),
    ("confirm", SWITCH),
    ("lang", &["bn", "en", "te"]),
    ("large", SWITCH),
    ("pace", &["normal", "off", "quick"]),
    ("ranks", &["later", "original"]),
    ("safe", SWITCH),
    ("sound", SWITCH),
    ("theme", &["auto", "dark", "light"]),
    ("vibration", SWITCH),
];
const SWITCH: &[&str] = &["off", "on"];

impl Setting {
    /// Whether there is such a thing to set, and it can be set to this.
    #[must_use]
    pub fn is_known(&self) -> bool {
        let values = ALL.iter().find(|(key, _)| *key == self.key);
        values.is_some_and(|(_, values)| values.contains(&self.value.as_str()))
    }
}

/// `PUT /api/v1/me/settings`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Set {
    /// What is set anew; what is not named stays.
    pub settings: Vec<Setting>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_on_the_list_is_not_known() {
        let is_known = |key: &str, value: &str| {
            let (key, value) = (key.to_owned(), value.to_owned());
            Setting { key, value }.is_known()
        };
        for (key, values) in ALL {
            assert!(values.iter().all(|value| is_known(key, value)), "{key}");
            assert!(!is_known(key, "purple"));
        }
        assert!(!is_known("password", "on"));
    }
}
