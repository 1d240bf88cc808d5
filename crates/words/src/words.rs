//! The messages of one language, and English behind them.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Arg, Lang, files};

/// Says messages in one language. Made once and shared: making it reads every text.
pub struct Words {
    lang: Lang,
    /// The language itself, then English if that is another.
    bundles: Vec<FluentBundle<FluentResource>>,
    house: Option<String>,
    bot: Option<String>,
}

impl Words {
    /// The words of `lang`.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let behind = Some(Lang::En).filter(|english| *english != lang);
        Self {
            lang,
            bundles: std::iter::once(lang).chain(behind).map(bundle).collect(),
            house: None,
            bot: None,
        }
    }

    /// The same with other names for the house and the computer player, as the installation has
    /// set them.
    #[must_use]
    pub fn named(mut self, house: Option<String>, bot: Option<String>) -> Self {
        self.house = house;
        self.bot = bot;
        self
    }

    /// The language. A single message may still be in English.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// What the house is called.
    #[must_use]
    pub fn house(&self) -> String {
        self.house
            .clone()
            .unwrap_or_else(|| self.plain("house-name"))
    }

    /// What the computer player is called.
    #[must_use]
    pub fn bot(&self) -> String {
        self.bot.clone().unwrap_or_else(|| self.plain("bot-name"))
    }

    /// Says the message `key`. Beside `args` every message may use `$house` and `$bot`.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.say("clock-minutes", &[("minutes", 5.into())]), "5 minutes");
    /// assert_eq!(words.say("clock-minutes", &[("minutes", 1.into())]), "1 minute");
    /// ```
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let said = self.format(key, Some(&self.with_names(args)));
        said.map_or_else(|| key.to_owned(), |said| said.text)
    }

    /// The same, but only if the message exists and has all the arguments it needs.
    pub(crate) fn say_whole(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let said = self.format(key, Some(&self.with_names(args)))?;
        said.whole.then_some(said.text)
    }

    /// The arguments and the names of house and computer player.
    fn with_names<'a>(&self, args: &[(&'a str, Arg<'a>)]) -> FluentArgs<'a> {
        let mut all: FluentArgs<'a> = args
            .iter()
            .map(|(name, arg)| (*name, FluentValue::from(*arg)))
            .collect();
        all.set("house", self.house());
        all.set("bot", self.bot());
        all
    }

    /// Whether there is a message `key`, in English at least.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// A message without any argument.
    fn plain(&self, key: &str) -> String {
        self.format(key, None)
            .map_or_else(String::new, |said| said.text)
    }

    /// The message in the first language that has it and can say it without fault; where none can,
    /// the last attempt.
    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<Said> {
        let mut said = None;
        for bundle in &self.bundles {
            let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
                continue;
            };
            let mut faults = Vec::new();
            let text = bundle
                .format_pattern(pattern, args, &mut faults)
                .into_owned();
            let whole = faults.is_empty();
            said = Some(Said { text, whole });
            if whole {
                break;
            }
        }
        said
    }
}

/// What came of a message.
struct Said {
    text: String,
    /// Whether nothing was missing.
    whole: bool,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

/// The messages of one language. Tests read every file, so what cannot be read is left out here.
fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let tags = lang.code().parse().into_iter().collect();
    let mut bundle = FluentBundle::new_concurrent(tags);
    // Isolation marks are for texts that mix writing directions; all of ours run left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(match lang {
        Lang::Bn => Some(|value, _| digits(Lang::Bn, value)),
        Lang::En | Lang::Te => None,
    });
    for file in files::of(lang) {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(part, _)| part);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A number in the digits of `lang`; other values are said as they are.
fn digits(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(lang.digits(&number.as_string()).into_owned()),
        _ => None,
    }
}
