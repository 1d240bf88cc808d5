//! SHA-256, HMAC-SHA-256 and HKDF-SHA-256 over fields.

use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

use crate::SIZE;
use crate::fields::Fields;

/// Bytes of a block of SHA-256: HMAC pads its key to it.
const BLOCK: usize = 64;

/// What the key is masked with, for the inner and the outer hash.
const INNER: u8 = 0x36;
const OUTER: u8 = 0x5c;

/// The SHA-256 of some fields (FIPS 180-4).
pub(crate) fn sha256(fields: &Fields) -> [u8; SIZE] {
    Sha256::digest(fields.bytes()).into()
}

/// The HMAC-SHA-256 of some fields (RFC 2104).
pub(crate) fn hmac(key: &[u8], fields: &Fields) -> [u8; SIZE] {
    let mut block = Zeroizing::new([0; BLOCK]);
    if key.len() <= BLOCK {
        block[..key.len()].copy_from_slice(key);
    } else {
        block[..SIZE].copy_from_slice(&Sha256::digest(key));
    }
    // Written out, since a browser loads this before its first match: one hash of one list of bytes
    // is all the code it takes.
    let padded = |pad: u8, message: &[u8]| -> [u8; SIZE] {
        let mut bytes = Zeroizing::new(Vec::with_capacity(BLOCK + message.len()));
        bytes.extend(block.iter().map(|byte| byte ^ pad));
        bytes.extend(message);
        Sha256::digest(&*bytes).into()
    };
    let inner = Zeroizing::new(padded(INNER, fields.bytes()));
    padded(OUTER, &*inner)
}

/// HKDF-SHA-256 (RFC 5869) for 32 bytes of output, which are the first block of its expansion.
pub(crate) fn hkdf(salt: &[u8], material: &Fields, info: Fields) -> Zeroizing<[u8; SIZE]> {
    let extracted = Zeroizing::new(hmac(salt, material));
    Zeroizing::new(hmac(&*extracted, &info.and_byte(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex;

    /// Bytes without a length before them.
    fn raw(bytes: &[u8]) -> Fields {
        bytes
            .iter()
            .fold(Fields::new(), |all, byte| all.and_byte(*byte))
    }

    fn numbers(from: u8, count: u8) -> Vec<u8> {
        (from..from + count).collect()
    }

    #[test]
    fn sha256_of_abc() {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex::write(&sha256(&raw(b"abc"))), hash);
    }

    /// RFC 4231, test cases 2 and 6: a short key, and one longer than a block.
    #[test]
    fn hmac_as_published() {
        let jefe = hmac(b"Jefe", &raw(b"what do ya want for nothing?"));
        let long = hmac(
            &[0xaa; 131],
            &raw(b"Test Using Larger Than Block-Size Key - Hash Key First"),
        );
        assert_eq!(
            hex::write(&jefe),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
        assert_eq!(
            hex::write(&long),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        );
    }

    /// RFC 5869, test cases 1 and 3, of which this is the first block.
    #[test]
    fn hkdf_as_published() {
        let first = hkdf(&numbers(0, 13), &raw(&[0x0b; 22]), raw(&numbers(0xf0, 10)));
        let third = hkdf(&[], &raw(&[0x0b; 22]), raw(&[]));
        assert_eq!(
            hex::write(&first),
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
        );
        assert_eq!(
            hex::write(&third),
            "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
        );
    }
}
