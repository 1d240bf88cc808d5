//! From SVG to PNG.

use std::cmp::Reverse;
use std::collections::HashMap;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use super::{SIZE, fonts};

/// Why there is no picture. A fault of the house: cards make good SVG.
#[derive(Debug, thiserror::Error)]
pub(super) enum Undrawn {
    #[error("the SVG cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("there is no room for the pixels")]
    Room,
    #[error("the PNG cannot be written: {0}")]
    Png(#[from] EncodingError),
}

/// The picture as a PNG file. It has no transparency.
pub(super) fn png(svg: &str) -> Result<Vec<u8>, Undrawn> {
    let (width, height) = SIZE;
    let tree = Tree::from_str(svg, &fonts::options())?;
    let mut pixels = Pixmap::new(width, height).ok_or(Undrawn::Room)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let colours: Vec<Rgb> = pixels
        .data()
        .chunks_exact(4)
        .map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect();
    let (palette, indices) = indexed(&colours);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.write_header()?.write_image_data(&indices)?;
    Ok(file)
}

type Rgb = [u8; 3];

/// The most frequent colours, as many as one byte can name, and for each pixel the nearest of them.
/// Ours are few: what is left out are shades at the edges of letters.
fn indexed(pixels: &[Rgb]) -> (Vec<Rgb>, Vec<u8>) {
    let mut counts: HashMap<Rgb, usize> = HashMap::new();
    for same in pixels.chunk_by(|a, b| a == b) {
        *counts.entry(same[0]).or_default() += same.len();
    }
    let mut palette: Vec<Rgb> = counts.keys().copied().collect();
    palette.sort_unstable_by_key(|colour| (Reverse(counts[colour]), *colour));
    palette.truncate(256);
    let nearest = |colour: Rgb| {
        let far = |other: &Rgb| -> u32 {
            let parts = colour.iter().zip(other);
            parts.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
        };
        let near = (0u8..=255)
            .zip(&palette)
            .min_by_key(|(_, other)| far(other));
        near.map_or(0, |(index, _)| index)
    };
    let index: HashMap<Rgb, u8> = counts.keys().map(|c| (*c, nearest(*c))).collect();
    let indices = pixels
        .chunk_by(|a, b| a == b)
        .flat_map(|same| std::iter::repeat_n(index[&same[0]], same.len()))
        .collect();
    (palette, indices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_and_of_many_the_most_frequent() {
        let pixels = [[1, 2, 3], [9, 9, 9], [1, 2, 3]];
        let (palette, indices) = indexed(&pixels);
        assert_eq!(
            (palette, indices),
            (vec![[1, 2, 3], [9, 9, 9]], vec![0, 1, 0])
        );
        // 300 greys and reds once each, and white often.
        let rare = (0..=255)
            .map(|i| [i, i, i])
            .chain((100..144).map(|i| [i, 0, 0]));
        let pixels: Vec<Rgb> = rare.chain([[255; 3]; 9]).collect();
        let (palette, indices) = indexed(&pixels);
        assert_eq!((palette.len(), palette[0]), (256, [255; 3]));
        for (pixel, index) in pixels.iter().zip(indices) {
            let drawn = palette[usize::from(index)];
            let far = pixel.iter().zip(drawn).map(|(a, b)| a.abs_diff(b)).max();
            assert!(
                palette.contains(pixel) == (drawn == *pixel) && far < Some(150),
                "{pixel:?}"
            );
        }
    }
}
