//! Ratings in words.

use crate::{Arg, Words};

impl Words {
    /// A rating in whole points; with a question mark where too little is known.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// assert_eq!(Words::new(Lang::En).strength(1662, true), "1662?");
    /// assert_eq!(Words::new(Lang::Bn).strength(1500, false), "১৫০০");
    /// ```
    #[must_use]
    pub fn strength(&self, points: i32, provisional: bool) -> String {
        let mark = if provisional { "?" } else { "" };
        let points = points.to_string();
        format!("{}{mark}", self.lang().digits(&points))
    }

    /// What a match made of a rating.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.rated(1500, 1524, false), "Rating: 1500 → 1524");
    /// ```
    #[must_use]
    pub fn rated(&self, before: i32, after: i32, provisional: bool) -> String {
        let (before, after) = (
            self.strength(before, false),
            self.strength(after, provisional),
        );
        let args = [("before", Arg::Text(&before)), ("after", Arg::Text(&after))];
        self.say("rated-change", &args)
    }
}
