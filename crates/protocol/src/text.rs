//! Serde by text form: for the ids and game values whose text form is the one stored and sent form.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

pub(crate) fn serialize<T: Display, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr,
    T::Err: Display,
    D: Deserializer<'de>,
{
    std::borrow::Cow::<'de, str>::deserialize(deserializer)?
        .parse()
        .map_err(de::Error::custom)
}

/// A secret that may be told by now. Its own text is not `Display`, so that nothing prints it by
/// accident.
pub(crate) mod secret {
    use fair::Secret;

    use super::*;

    pub(crate) fn serialize<S: Serializer>(secret: &Secret, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&secret.reveal())
    }

    pub(crate) use super::deserialize;
}

/// The same for all secrets of a match, or none.
pub(crate) mod reveal {
    use fair::Reveal;

    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        reveal: &Option<Reveal>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match reveal {
            Some(reveal) => to.serialize_str(&reveal.reveal()),
            None => to.serialize_none(),
        }
    }

    pub(crate) use super::option::deserialize;
}

/// The same for a value that may be missing.
pub(crate) mod option {
    use super::*;

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr,
        T::Err: Display,
        D: Deserializer<'de>,
    {
        Option::<std::borrow::Cow<'de, str>>::deserialize(deserializer)?
            .map(|text| text.parse().map_err(de::Error::custom))
            .transpose()
    }
}
