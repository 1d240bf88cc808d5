//! Late moves are looked at less deep.

/// By how many plies late moves are searched less deep, by depth and place.
pub(crate) struct Reductions([[u8; 64]; 64]);

impl Reductions {
    pub(crate) fn new() -> Self {
        let mut table = [[0; 64]; 64];
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (place, cell) in row.iter_mut().enumerate().skip(1) {
                let plies = 0.5 + (depth as f64).ln() * (place as f64).ln() / 2.0;
                *cell = plies as u8;
            }
        }
        Self(table)
    }

    pub(crate) fn at(&self, depth: i32, place: usize) -> i32 {
        i32::from(self.0[depth.clamp(0, 63) as usize][place.min(63)])
    }
}
