//! What gives a picture its colours.

use crate::Palette;

/// What gives a picture its colours.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ink<'a> {
    /// The page's style sheet: the parts say what they are, and follow the page's theme.
    Sheet,
    /// The picture itself: the parts say how they look.
    Own(&'a Palette),
}
