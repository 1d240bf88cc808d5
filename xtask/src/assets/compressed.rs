//! The compressed siblings of a file: `.br` for every browser of today, `.gz` for the rest.

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::fault::Fault;

/// Brotli's strongest setting; with the largest window every browser accepts.
const QUALITY: u32 = 11;
const WINDOW: u32 = 22;

/// What is compressed already gains nothing.
const DENSE: [&str; 6] = ["woff2", "png", "jpg", "webp", "ico", "mp3"];

/// The file compressed by Brotli, or `None` where that gains nothing.
pub(crate) fn brotli(name: &Path, bytes: &[u8]) -> Result<Option<Vec<u8>>, Fault> {
    if is_dense(name) {
        return Ok(None);
    }
    let mut packed = Vec::new();
    let mut encoder = brotli::CompressorWriter::new(&mut packed, 1 << 16, QUALITY, WINDOW);
    encoder.write_all(bytes).map_err(Fault::of("brotli"))?;
    drop(encoder);
    Ok((packed.len() < bytes.len()).then_some(packed))
}

/// Writes the siblings of a file beside it.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let Some(packed) = brotli(path, bytes)? else {
        return Ok(());
    };
    sibling(path, "br", &packed)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).map_err(Fault::of("gzip"))?;
    sibling(path, "gz", &encoder.finish().map_err(Fault::of("gzip"))?)
}

fn is_dense(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| DENSE.iter().any(|dense| extension == *dense))
}

fn sibling(path: &Path, extension: &str, bytes: &[u8]) -> Result<(), Fault> {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    fs::write(&name, bytes).map_err(Fault::of(path.display()))
}
