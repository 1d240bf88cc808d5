//! Coins in words.

use crate::{Arg, Words};

impl Words {
    /// What a win earned, and why it is less than such wins earn, by the code of the protocol.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.earned(20, None), "+20 coins");
    /// assert_eq!(words.earned(1, Some("limit")), "+1 coin: the day’s limit is reached");
    /// assert_eq!(words.earned(0, Some("short")), "0 coins: the match was too short");
    /// ```
    #[must_use]
    pub fn earned(&self, coins: u32, less: Option<&str>) -> String {
        let key = if coins > 0 { "earned" } else { "coins-count" };
        let earned = self.coins(key, coins.into());
        let Some(less) = less else { return earned };
        let coin = self.coin(2);
        let why = self.say(&format!("earned-{less}"), &[("coin", (&*coin).into())]);
        let args = [("earned", Arg::Text(&earned)), ("why", Arg::Text(&why))];
        self.say("earned-why", &args)
    }

    /// What a person has earned today, and in all.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.purse(60, 100, 240), "Today 60 of 100 coins · 240 coins in all");
    /// ```
    #[must_use]
    pub fn purse(&self, today: u32, limit: u32, balance: i64) -> String {
        let coin = self.coin(limit.into());
        let args = [
            ("coins", Arg::Number(today.into())),
            ("limit", Arg::Number(limit.into())),
            ("coin", (&*coin).into()),
        ];
        let today = self.say("coins-today", &args);
        format!("{today} · {}", self.coins("coins-all", balance))
    }

    /// A message about so many coins.
    fn coins(&self, key: &str, coins: i64) -> String {
        let coin = self.coin(coins);
        let args = [("coins", Arg::Number(coins)), ("coin", (&*coin).into())];
        self.say(key, &args)
    }
}
