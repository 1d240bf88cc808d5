//! Length-prefixed fields, so that no two lists of fields are the same bytes.

use zeroize::Zeroizing;

/// Fields in order, each as its length (four bytes, big-endian) and its bytes. Wiped when dropped,
/// as a field may be a seed.
pub(crate) struct Fields(Zeroizing<Vec<u8>>);

impl Fields {
    /// No field yet; room for all that this crate writes, so that nothing is left behind by growing.
    pub(crate) fn new() -> Self {
        Self(Zeroizing::new(Vec::with_capacity(512)))
    }

    /// Adds a field.
    pub(crate) fn with(mut self, field: &[u8]) -> Self {
        self.0.extend((field.len() as u32).to_be_bytes());
        self.0.extend(field);
        self
    }

    /// Adds a byte that is no field.
    pub(crate) fn and_byte(mut self, byte: u8) -> Self {
        self.0.push(byte);
        self
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Fields;

    #[test]
    fn where_a_field_ends_matters() {
        let fields = |a: &[u8], b: &[u8]| Fields::new().with(a).with(b).bytes().to_vec();
        assert_eq!(fields(b"ab", b""), b"\0\0\0\x02ab\0\0\0\0");
        assert_ne!(fields(b"ab", b"c"), fields(b"a", b"bc"));
        assert_ne!(fields(b"", b"c"), fields(b"c", b""));
    }
}
