//! Refusals as sentences.

use crate::{Arg, Words};

impl Words {
    /// The sentence of a refusal's code. `args` are its arguments by name; one that is a number is
    /// said in the language's digits. A code that is not known, of a newer house perhaps, gets a
    /// sentence that names it; so does one whose arguments are not all there.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.refused("occupied", [("square", "g2")]), "There is a piece on g2 already.");
    /// ```
    #[must_use]
    pub fn refused<'a>(
        &self,
        code: &str,
        args: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> String {
        let args: Vec<_> = args
            .into_iter()
            .map(|(name, value)| (name, value.parse().map_or(Arg::Text(value), Arg::Number)))
            .collect();
        self.say_whole(&format!("refused-{code}"), &args)
            .unwrap_or_else(|| self.say("refused", &[("code", code.into())]))
    }
}
