//! The options of a match.

use std::fmt;
use std::str::FromStr;

use game::{Illegal, Pairs};

use crate::{Border, Size};

/// The options: `size=3x4 border=swedish misere=on`, defaults (`5x5`, `american`, `off`) omitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Rows x columns of boxes.
    pub size: Size,
    /// What is drawn at the start.
    pub border: Border,
    /// Whether the fewest boxes win.
    pub misere: bool,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = Self::default();
        let mut words = Vec::new();
        if self.size != plain.size {
            words.push(format!("size={}", self.size));
        }
        if self.border != plain.border {
            words.push(format!("border={}", self.border));
        }
        if self.misere {
            words.push("misere=on".to_owned());
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        let pairs = Pairs::parse(text, &["size", "border", "misere"])?;
        let mut setup = Self::default();
        if let Some(size) = pairs.get("size") {
            setup.size = size.parse()?;
        }
        if let Some(border) = pairs.get("border") {
            setup.border = border.parse()?;
        }
        setup.misere = match pairs.get("misere") {
            None | Some("off") => false,
            Some("on") => true,
            Some(value) => return Err(Illegal::new("bad-misere").with("misere", value)),
        };
        Ok(setup)
    }
}
