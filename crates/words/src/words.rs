//! The messages of one language, and English behind them.

use std::fmt;
use std::sync::Arc;

use crate::messages::{Args, Messages, Said};
#[cfg(feature = "texts")]
use crate::press;
use crate::{Arg, Lang};

/// Says messages in one language. Made once and shared: making it reads every text.
pub struct Words {
    lang: Lang,
    /// The language itself, then, where all are compiled in, English if that is another.
    messages: Vec<Arc<Messages>>,
    /// Who says the messages, where they are not here.
    far: Option<Say>,
    house: Option<String>,
    bot: Option<String>,
    coin: Option<String>,
}

/// Says the message of this key with these arguments.
pub type Say = fn(&str, &[(&str, Arg<'_>)]) -> String;

impl Words {
    /// The words of `lang`, and English behind them.
    #[cfg(feature = "texts")]
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let behind = Some(Lang::En).filter(|english| *english != lang);
        let langs = std::iter::once(lang).chain(behind);
        Self::of(
            lang,
            langs
                .map(|lang| {
                    let texts = crate::files::of(lang).map(|file| press(lang, file));
                    Arc::new(Messages::of(lang, &texts.concat()))
                })
                .collect(),
        )
    }

    /// The words of `lang` out of one [pressed](crate::press) text that has all its messages, as a client loads it.
    #[must_use]
    pub fn from_pressed(lang: Lang, text: &str) -> Self {
        Self::of(lang, vec![Arc::new(Messages::of(lang, text))])
    }

    /// The same words and those of another pressed text of the same language.
    ///
    /// ```
    /// # use words::{Lang, Words, press};
    /// let [one, two] = ["one = ఒకటి\n", "two = రెండు\n"].map(|text| press(Lang::Te, text));
    /// let words = Words::from_pressed(Lang::Te, &one).with_pressed(&two);
    /// assert_eq!([words.say("one", &[]), words.say("two", &[])], ["ఒకటి", "రెండు"]);
    /// ```
    #[must_use]
    pub fn with_pressed(&self, text: &str) -> Self {
        let more = Arc::new(Messages::of(self.lang, text));
        Self {
            messages: self.messages.iter().cloned().chain([more]).collect(),
            house: self.house.clone(),
            bot: self.bot.clone(),
            coin: self.coin.clone(),
            ..*self
        }
    }

    /// The words of `lang` as somebody else says them, who has the texts.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::of_another(Lang::Te, |key, args| format!("{key} {}", args.len()));
    /// assert_eq!(words.say("hours", &[("hours", 24.into())]), "hours 1");
    /// assert_eq!(words.say_whole("hours", &[]).as_deref(), Some("hours 0"));
    /// ```
    #[must_use]
    pub const fn of_another(lang: Lang, say: Say) -> Self {
        let mut words = Self::of(lang, Vec::new());
        words.far = Some(say);
        words
    }

    const fn of(lang: Lang, messages: Vec<Arc<Messages>>) -> Self {
        Self {
            lang,
            messages,
            far: None,
            house: None,
            bot: None,
            coin: None,
        }
    }

    /// The same with other names for the house, the computer player and the coins, as the installation
    /// has set them.
    #[must_use]
    pub fn named(
        mut self,
        house: Option<String>,
        bot: Option<String>,
        coin: Option<String>,
    ) -> Self {
        self.house = house;
        self.bot = bot;
        self.coin = coin;
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

    /// What the installation calls its coins, if it has set that.
    #[must_use]
    pub fn coin_set(&self) -> Option<&str> {
        self.coin.as_deref()
    }

    /// What so many coins are called.
    #[must_use]
    pub fn coin(&self, coins: i64) -> String {
        let own = || self.say("coin-name", &[("coins", coins.into())]);
        self.coin.clone().unwrap_or_else(own)
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
        if let Some(say) = self.far {
            return say(key, args);
        }
        let said = self.say_named(key, args);
        said.map_or_else(|| key.to_owned(), |said| said.text)
    }

    /// The same, but only if the message exists and has all the arguments it needs.
    #[must_use]
    pub fn say_whole(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        if let Some(say) = self.far {
            let said = say(key, args);
            return (said != key).then_some(said);
        }
        let said = self.say_named(key, args)?;
        said.whole.then_some(said.text)
    }

    /// Whether there is a message `key`, in English at least.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.messages.iter().any(|messages| messages.has(key))
    }

    /// Says a message with the names of house and computer player beside its arguments.
    fn say_named(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<Said> {
        let (house, bot) = (self.house(), self.bot());
        let names = [("house", Arg::Text(&house)), ("bot", Arg::Text(&bot))];
        let all: Vec<(&str, Arg<'_>)> = args.iter().copied().chain(names).collect();
        self.format(key, &all)
    }

    /// A message without any argument.
    fn plain(&self, key: &str) -> String {
        self.format(key, &[])
            .map_or_else(String::new, |said| said.text)
    }

    /// The message in the first language that has it and can say it without fault; where none can,
    /// the last attempt.
    fn format(&self, key: &str, args: &Args<'_>) -> Option<Said> {
        let mut said = None;
        for messages in &self.messages {
            let Some(now) = messages.say(key, args) else {
                continue;
            };
            let whole = now.whole;
            said = Some(now);
            if whole {
                break;
            }
        }
        said
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}
