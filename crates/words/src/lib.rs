//! All texts in all languages.
