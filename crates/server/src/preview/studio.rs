//! Draws pictures: a few at a time, and the same one not twice.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use lru::LruCache;
use protocol::{Refused, code};
use tokio::sync::Semaphore;

use super::{Card, canvas, png};

/// Finished pictures that are kept: some 60 KB each.
const KEPT: NonZeroUsize = NonZeroUsize::new(128).unwrap();
/// Pictures drawn at the same time.
const AT_ONCE: usize = 2;
/// Pictures drawn or waited for at the same time.
const IN_ALL: usize = 32;

/// Draws pictures and keeps the last ones.
#[derive(Debug)]
pub(crate) struct Studio {
    finished: Mutex<LruCache<Card, Bytes>>,
    places: Semaphore,
    easels: Semaphore,
}

impl Studio {
    pub(crate) fn new() -> Self {
        Self {
            finished: Mutex::new(LruCache::new(KEPT)),
            places: Semaphore::new(IN_ALL),
            easels: Semaphore::new(AT_ONCE),
        }
    }

    /// The picture of a card, if it is finished.
    pub(crate) fn finished(&self, card: &Card) -> Option<Bytes> {
        let mut finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner);
        finished.get(card).cloned()
    }

    /// The picture of a card as a PNG file.
    ///
    /// # Errors
    /// When too many are waited for, or it cannot be drawn.
    pub(crate) async fn picture(&self, card: Card) -> Result<Bytes, Refused> {
        let busy = || Refused::new(code::BUSY);
        let _place = self.places.try_acquire().map_err(|_| busy())?;
        let _easel = self.easels.acquire().await.map_err(|_| busy())?;
        if let Some(picture) = self.finished(&card) {
            return Ok(picture); // drawn while this one waited
        }
        let (card, drawn) = tokio::task::spawn_blocking(move || {
            let drawn = png::png(&canvas::svg(&card));
            (card, drawn)
        })
        .await
        .map_err(|_| Refused::new(code::FAULT))?;
        let picture = drawn.map(Bytes::from).map_err(|error| {
            tracing::error!(%error, "a picture cannot be drawn");
            Refused::new(code::FAULT)
        })?;
        let mut finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner);
        finished.put(card, picture.clone());
        Ok(picture)
    }
}

#[cfg(test)]
mod tests {
    use games::Kind;

    use super::*;

    #[tokio::test]
    async fn who_finds_no_place_is_told_to_come_again_and_nothing_is_drawn_twice() {
        let board = boards::in_play(Kind::Boxes).unwrap();
        let card = Card::new(&board, "Adda".into(), "Dots and Boxes".into(), Vec::new());
        let studio = Studio::new();
        let all = studio.places.try_acquire_many(IN_ALL as u32).unwrap();
        let refused = studio.picture(card.clone()).await.unwrap_err();
        assert_eq!(refused.code, code::BUSY);
        assert!(studio.finished(&card).is_none());
        drop(all);
        let picture = studio.picture(card.clone()).await.unwrap();
        // The very same bytes, not drawn anew.
        let finished = studio.finished(&card).unwrap();
        assert_eq!(finished.as_ptr(), picture.as_ptr());
        let again = studio.picture(card).await.unwrap();
        assert_eq!(again.as_ptr(), picture.as_ptr());
    }
}
