//! Random numbers of the browser.

use fair::Secret;
use table::Key;

const DEVICE: &str = "adda.device";

/// 64 random bits.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    let drawn = super::window()
        .crypto()
        .is_ok_and(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).is_ok());
    if drawn {
        u64::from_le_bytes(bytes)
    } else {
        js_sys::Math::random().to_bits() ^ (super::now() as u64) << 20
    }
}

/// The secret of this browser that the seeds of fair draws come from: kept, so that a page that is
/// loaded anew reveals what it has committed to.
pub(crate) fn device() -> Secret {
    let kept = super::kept(DEVICE).and_then(|text| text.parse().ok());
    kept.unwrap_or_else(|| {
        let mut bytes = [0; fair::SIZE];
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&seed().to_le_bytes());
        }
        let device = Secret::new(bytes);
        super::keep(DEVICE, &device.reveal());
        device
    })
}

/// A key that no other command has. Its letters are those of keys, so it is never `None`.
pub(crate) fn fresh_key() -> Option<Key> {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let bits = u128::from(seed()) << 64 | u128::from(seed());
    let text: String = (0..Key::MAX)
        .map(|i| char::from(LETTERS[(bits >> (5 * i)) as usize & 31]))
        .collect();
    text.parse().ok()
}
