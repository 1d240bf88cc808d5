//! The words of every language, read once.

use words::{Lang, Words};

use crate::config::Config;

/// The words of every language, with the names that the installation has set.
#[derive(Debug)]
pub(crate) struct Languages(Vec<Words>);

impl Languages {
    pub(crate) fn new(config: &Config) -> Self {
        let named = |lang| {
            let (house, bot) = (config.house.clone(), config.bot.clone());
            Words::new(lang).named(house, bot, config.coin.clone())
        };
        Self(Lang::ALL.into_iter().map(named).collect())
    }

    /// Those of one language.
    pub(crate) fn of(&self, lang: Lang) -> &Words {
        // Every language is in the list; the first stands for one that were not.
        self.0
            .iter()
            .find(|words| words.lang() == lang)
            .unwrap_or(&self.0[0])
    }
}
