//! What people with accounts have set: the same on each of their devices.

use protocol::{Refused, Setting, code};
use table::PersonId;

use super::faults::stored;
use super::start::Node;

impl Node {
    /// What a person has set on any device; `None` for guests, who keep it on theirs alone.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn settings(&self, who: PersonId) -> Result<Option<Vec<Setting>>, Refused> {
        if self.account(who).await?.is_none() {
            return Ok(None);
        }
        let kept = self.0.store.settings(who).await;
        let kept = kept.map_err(|error| stored(&error))?.into_iter();
        let settings = kept.map(|(key, value)| Setting { key, value });
        // A key that an older house knew is passed over.
        Ok(Some(settings.filter(Setting::is_known).collect()))
    }

    /// Keeps what a person has set.
    ///
    /// # Errors
    /// When there is no account, or no such thing to set; then nothing is kept.
    pub async fn set(&self, who: PersonId, settings: Vec<Setting>) -> Result<(), Refused> {
        self.has_account(who).await?;
        if !settings.iter().all(Setting::is_known) {
            return Err(Refused::new(code::BAD_MESSAGE));
        }
        let pairs = settings.into_iter().map(|set| (set.key, set.value));
        let said = self.0.store.set(who, pairs.collect(), self.now()).await;
        said.map_err(|error| stored(&error))
    }
}
