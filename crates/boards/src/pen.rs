//! Writes the elements of a picture.

use std::fmt::{self, Write};

use crate::geometry::{Decimal, Point};
use crate::ink::Ink;
use crate::part::Part;

/// Writes the elements of a picture one after another.
pub(crate) struct Pen<'a> {
    ink: Ink<'a>,
    svg: String,
}

// Writing into a `String` cannot fail, so nothing is lost where its result is.
impl<'a> Pen<'a> {
    pub(crate) const fn new(ink: Ink<'a>) -> Self {
        Self {
            ink,
            svg: String::new(),
        }
    }

    /// What was written.
    pub(crate) fn svg(self) -> String {
        self.svg
    }

    /// Writes markup as it is.
    pub(crate) fn raw(&mut self, markup: fmt::Arguments<'_>) {
        let _ = self.svg.write_fmt(markup);
    }

    /// An element: `shape` is its name and where it is.
    pub(crate) fn put(&mut self, part: Part, shape: fmt::Arguments<'_>) {
        self.start(part, shape);
        self.svg.push_str("/>");
    }

    /// An element that holds what `inside` writes.
    pub(crate) fn group(&mut self, part: Part, inside: impl FnOnce(&mut Self)) {
        self.start(part, format_args!("g"));
        self.svg.push('>');
        inside(self);
        self.svg.push_str("</g>");
    }

    /// The same, its origin being `at`.
    pub(crate) fn at(&mut self, at: Point, inside: impl FnOnce(&mut Self)) {
        self.raw(format_args!("<g transform=\"translate({at})\">"));
        inside(self);
        self.svg.push_str("</g>");
    }

    /// Text; it must be free of what means something in XML.
    pub(crate) fn text(&mut self, part: Part, Point { x, y }: Point, text: fmt::Arguments<'_>) {
        let (x, y) = (Decimal(x), Decimal(y));
        self.start(part, format_args!("text x=\"{x}\" y=\"{y}\""));
        self.raw(format_args!(">{text}</text>"));
    }

    fn start(&mut self, part: Part, shape: fmt::Arguments<'_>) {
        self.raw(format_args!("<{shape}"));
        let _ = part.attributes(self.ink, &mut self.svg);
    }
}
