//! What people have set, and keep from device to device.

use table::{Millis, PersonId};

use crate::sqlite::settings as sql;
use crate::{Store, StoreError};

impl Store {
    /// What a person has set: keys and values, in the order of the keys.
    ///
    /// # Errors
    /// As for every method.
    pub async fn settings(&self, who: PersonId) -> Result<Vec<(String, String)>, StoreError> {
        self.read(move |db| sql::settings(db, who)).await
    }

    /// Sets what is named; the rest stays. Whoever says a key last has the say.
    ///
    /// # Errors
    /// As for every method.
    pub async fn set(
        &self,
        who: PersonId,
        settings: Vec<(String, String)>,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.change(move |db| sql::set(db, who, &settings, at))
            .await
    }
}
