//! Passwords: how they are hashed and checked, and which are too weak.
//!
//! Argon2id with 19 MiB, two passes, one lane (OWASP's first choice for a small server): about 20 ms
//! of one core. Never on a thread that serves sockets, and two at once, so that a flood of log-ins
//! takes a bounded part of the machine; who would wait too long is told that the house is busy.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use protocol::{Refused, code};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use super::faults::fault;

/// Memory in KiB, and passes over it.
const COST: (u32, u32) = (19 * 1024, 2);
/// How many are hashed at once.
const AT_ONCE: usize = 2;
/// How many may wait.
const WAITING: usize = 64;
/// The shortest and the longest password, in characters.
const LENGTH: (usize, usize) = (8, 128);

/// What is checked where there is no password, so that it takes as long: nobody's.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$YWRkYWFkZGFhZGRhYWRkYQ$\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Passwords that everybody tries first.
const COMMON: [&str; 44] = [
    "00000000",
    "01234567",
    "0123456789",
    "11111111",
    "12121212",
    "12341234",
    "12345678",
    "123456789",
    "1234567890",
    "123123123",
    "87654321",
    "987654321",
    "88888888",
    "1q2w3e4r",
    "1qaz2wsx",
    "a1234567",
    "aa123456",
    "aaaaaaaa",
    "abc12345",
    "abcd1234",
    "abcdefgh",
    "asdfghjk",
    "asdfghjkl",
    "bangladesh",
    "baseball",
    "computer",
    "football",
    "hyderabad",
    "iloveyou",
    "india123",
    "internet",
    "letmein1",
    "password",
    "password1",
    "password12",
    "password123",
    "princess",
    "q1w2e3r4",
    "qwer1234",
    "qwerty12",
    "qwerty123",
    "qwertyui",
    "qwertyuiop",
    "sunshine",
];

/// Hashes and checks, a few at once.
#[derive(Debug)]
pub(super) struct Passwords {
    turns: Arc<Semaphore>,
    asked: AtomicUsize,
}

impl Passwords {
    pub(super) fn new() -> Self {
        Self {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            asked: AtomicUsize::new(0),
        }
    }

    /// The hash of a password, with how it was made.
    pub(super) async fn hash(&self, password: &str, salt: [u8; 16]) -> Result<String, Refused> {
        let password = plain(password);
        self.work(move || {
            let salt = SaltString::encode_b64(&salt).map_err(|why| fault("no salt", &why))?;
            let hash = argon2()?.hash_password(password.as_bytes(), &salt);
            let hash = hash.map_err(|why| fault("no hash of a password", &why))?;
            Ok(hash.to_string())
        })
        .await
    }

    /// Whether this is the password with that hash. It takes the same time where there is none.
    pub(super) async fn check(
        &self,
        password: &str,
        hash: Option<String>,
    ) -> Result<bool, Refused> {
        let password = plain(password);
        self.work(move || {
            let hash = hash.as_deref().unwrap_or(DECOY);
            let hash = PasswordHash::new(hash).map_err(|why| fault("a hash is damaged", &why))?;
            // The costs are those of the hash.
            Ok(argon2()?
                .verify_password(password.as_bytes(), &hash)
                .is_ok())
        })
        .await
    }

    async fn work<T, F>(&self, work: F) -> Result<T, Refused>
    where
        F: FnOnce() -> Result<T, Refused> + Send + 'static,
        T: Send + 'static,
    {
        let _place = Place::take(&self.asked).ok_or_else(|| Refused::new(code::BUSY))?;
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| Refused::new(code::BUSY))?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn; // also where nobody waits any more
            work()
        });
        done.await
            .map_err(|why| fault("a password was not looked at", &why))?
    }
}

/// One of those who wait.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(asked: &'a AtomicUsize) -> Option<Self> {
        let place = Self(asked); // given back also where it is refused
        (asked.fetch_add(1, Ordering::Relaxed) < AT_ONCE + WAITING).then_some(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn argon2() -> Result<Argon2<'static>, Refused> {
    let params = Params::new(COST.0, COST.1, 1, None);
    let params = params.map_err(|why| fault("no costs of a password", &why))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// A password as it is hashed: the same letters, however a keyboard puts them together.
fn plain(password: &str) -> String {
    password.nfc().collect()
}

/// Refuses what anybody would guess.
///
/// # Errors
/// When it is too short or too long, too common, or the name.
pub(super) fn strong(password: &str, name: &str) -> Result<(), Refused> {
    let (least, most) = LENGTH;
    let count = plain(password).chars().count();
    if !(least..=most).contains(&count) {
        return Err(Refused::new(code::BAD_PASSWORD)
            .with("least", least)
            .with("most", most));
    }
    let small = password.to_lowercase();
    if COMMON.contains(&&*small) || small == name.to_lowercase() {
        return Err(Refused::new(code::PASSWORD_COMMON));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::new();
        let hash = passwords.hash("four small words", [7; 16]).await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        let check = async |password: &str| passwords.check(password, Some(hash.clone())).await;
        assert_eq!(check("four small words").await, Ok(true));
        assert_eq!(check("four small word").await, Ok(false));
        assert_eq!(check("").await, Ok(false));
        let other = passwords.hash("four small words", [8; 16]).await.unwrap();
        assert_ne!(hash, other, "salted");
        let keyboards = passwords.hash("রায়মশাই আছেন", [7; 16]).await.unwrap();
        let composed = passwords.check("রা\u{9df}মশাই আছেন", Some(keyboards)).await;
        assert_eq!(composed, Ok(true));
    }

    /// The decoy costs what a hash of ours costs, and nobody gets in by it.
    #[tokio::test]
    async fn where_there_is_no_password_as_much_is_done() {
        let (decoy, params) = (PasswordHash::new(DECOY).unwrap(), argon2().unwrap());
        let salt = SaltString::encode_b64(&[1; 16]).unwrap();
        let own = params.hash_password(b"x", &salt).unwrap();
        let costs = |hash: &PasswordHash<'_>| Params::try_from(hash).unwrap();
        assert_eq!(costs(&decoy), costs(&own));
        let lengths =
            |hash: &PasswordHash<'_>| (hash.salt.map(|s| s.len()), hash.hash.map(|h| h.len()));
        assert_eq!(lengths(&decoy), lengths(&own));
        assert_eq!(Passwords::new().check("password", None).await, Ok(false));
    }

    #[tokio::test]
    async fn a_flood_is_turned_away() {
        let passwords = Passwords::new();
        let all = (0..AT_ONCE + WAITING + 5).map(|_| passwords.check("x", None));
        let all = futures_util::future::join_all(all).await;
        let busy = all.iter().filter(|done| done.is_err()).count();
        assert_eq!(busy, 5);
        assert_eq!(
            passwords.check("x", None).await,
            Ok(false),
            "and then it goes on"
        );
    }

    #[test]
    fn weak_passwords_are_refused() {
        let code = |password: &str| strong(password, "Mina-Roy").map_err(|why| why.code);
        assert_eq!(code("seven77"), Err("bad-password".into()));
        assert_eq!(code(&"x".repeat(129)), Err("bad-password".into()));
        assert_eq!(code("Password1"), Err("password-common".into()));
        assert_eq!(code("mina-roy"), Err("password-common".into()));
        assert_eq!(code("মিনার আমগাছ"), Ok(()));
        assert_eq!(code("a mango tree"), Ok(()));
    }
}
