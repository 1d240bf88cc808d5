//! The colours of pictures that no style sheet reaches.

use crate::Colour;

/// The colours of one theme, under the names that the style sheet of the pages has for them. (A
/// test of the pages compares the two.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The page.
    pub paper: Colour,
    /// What lies on the page.
    pub card: Colour,
    /// What is sunk into it.
    pub sunk: Colour,
    /// Text, and lines that were drawn.
    pub ink: Colour,
    /// Text of less weight.
    pub quiet: Colour,
    /// Lines that can be drawn.
    pub edge: Colour,
    /// Where a move leads.
    pub good: Colour,
    /// The floor at the door.
    pub floor: Colour,
    /// Its lower edge.
    pub floor_deep: Colour,
    /// Lines of rice paste on it.
    pub on_floor: Colour,
    /// The fringe above it.
    pub fringe: Colour,
    /// Marigold.
    pub warm: Colour,
    /// The seats' colours.
    pub seats: [Colour; 2],
    /// Their darker edges.
    pub seat_edges: [Colour; 2],
    /// Signs on them.
    pub on_seat: Colour,
    /// Signs and numbers on the light field of an open piece.
    pub on_plate: Colour,
    /// Light and dark squares.
    pub tiles: [Colour; 2],
    /// The squares of the last move.
    pub tile_last: Colour,
    /// What is looked at.
    pub glow: Colour,
    /// The joints between squares.
    pub grain: Colour,
    /// The frame of a board, and what no piece may enter.
    pub frame: Colour,
    /// Water, and the lines on it.
    pub lake: Colour,
    /// See [`lake`](Self::lake).
    pub lake_edge: Colour,
    /// The colours of four seats at one board: red, yellow, blue and green.
    pub fleets: [Fleet; 4],
}

/// The colours of a seat at a board of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fleet {
    /// Its pieces and squares.
    pub fill: Colour,
    /// Their darker edges.
    pub edge: Colour,
    /// What is drawn on them.
    pub on: Colour,
}

impl Fleet {
    const fn new(fill: u32, edge: u32, on: u32) -> Self {
        Self {
            fill: Colour::new(fill),
            edge: Colour::new(edge),
            on: Colour::new(on),
        }
    }
}

impl Palette {
    /// By day.
    pub const LIGHT: Self = Self {
        paper: Colour::new(0xfa_f5_ea),
        card: Colour::new(0xff_fd_f7),
        sunk: Colour::new(0xf1_e6_d2),
        ink: Colour::new(0x2b_1a_14),
        quiet: Colour::new(0x66_4c_3e),
        edge: Colour::new(0x8a_6d_49),
        good: Colour::new(0x23_68_3a),
        floor: Colour::new(0x8f_23_18),
        floor_deep: Colour::new(0x6a_16_0d),
        on_floor: Colour::new(0xff_f3_df),
        fringe: Colour::new(0xf5_b6_2e),
        warm: Colour::new(0xf0_a8_1e),
        seats: [Colour::new(0xb9_2a_1c), Colour::new(0x0f_5f_95)],
        seat_edges: [Colour::new(0x76_12_08), Colour::new(0x06_3a_61)],
        on_seat: Colour::new(0xff_f4_df),
        on_plate: Colour::new(0x2b_1a_14),
        tiles: [Colour::new(0xf2_df_bf), Colour::new(0xe9_d0_a8)],
        tile_last: Colour::new(0xf7_d3_82),
        glow: Colour::new(0xf3_b5_3f),
        grain: Colour::new(0xb0_8f_5c),
        frame: Colour::new(0x6d_3a_22),
        lake: Colour::new(0x9c_cb_c8),
        lake_edge: Colour::new(0x24_62_68),
        fleets: [
            Fleet::new(0xb9_2a_1c, 0x76_12_08, 0xff_f4_df),
            Fleet::new(0xf0_a8_1e, 0x8a_55_00, 0x3a_20_06),
            Fleet::new(0x0f_5f_95, 0x06_3a_61, 0xff_f4_df),
            Fleet::new(0x2c_7a_46, 0x12_47_25, 0xff_f4_df),
        ],
    };

    /// By lamplight.
    pub const DARK: Self = Self {
        paper: Colour::new(0x1a_12_11),
        card: Colour::new(0x27_1b_17),
        sunk: Colour::new(0x35_25_1f),
        ink: Colour::new(0xf7_ea_d8),
        quiet: Colour::new(0xcd_b5_9d),
        edge: Colour::new(0x9c_7d_65),
        good: Colour::new(0x86_cf_95),
        floor: Colour::new(0x56_19_11),
        floor_deep: Colour::new(0x3b_0e_08),
        on_floor: Colour::new(0xff_e9_cf),
        fringe: Colour::new(0xe0_a0_3a),
        warm: Colour::new(0xf0_b0_4a),
        seats: [Colour::new(0xe6_5c_47), Colour::new(0x3a_92_d2)],
        seat_edges: [Colour::new(0x8f_2a_1a), Colour::new(0x1b_56_86)],
        on_seat: Colour::new(0xff_f4_df),
        on_plate: Colour::new(0x2b_1a_14),
        tiles: [Colour::new(0x3b_2a_22), Colour::new(0x46_32_29)],
        tile_last: Colour::new(0x4d_3a_18),
        glow: Colour::new(0xf0_b0_4a),
        grain: Colour::new(0x7d_62_50),
        frame: Colour::new(0x94_63_43),
        lake: Colour::new(0x16_36_3a),
        lake_edge: Colour::new(0x58_a0_a6),
        fleets: [
            Fleet::new(0xe6_5c_47, 0x8f_2a_1a, 0xff_f4_df),
            Fleet::new(0xf0_b0_4a, 0x8a_5c_14, 0x2b_1a_0a),
            Fleet::new(0x3a_92_d2, 0x1b_56_86, 0xff_f4_df),
            Fleet::new(0x4f_9c_60, 0x24_5f_36, 0xff_f4_df),
        ],
    };

    /// Every colour that the style sheet has a name for, under that name.
    #[must_use]
    pub const fn tokens(&self) -> [(&'static str, Colour); 38] {
        [
            ("--paper", self.paper),
            ("--card", self.card),
            ("--sunk", self.sunk),
            ("--ink", self.ink),
            ("--quiet", self.quiet),
            ("--edge", self.edge),
            ("--good", self.good),
            ("--floor", self.floor),
            ("--floor-deep", self.floor_deep),
            ("--on-floor", self.on_floor),
            ("--fringe", self.fringe),
            ("--warm", self.warm),
            ("--seat-0", self.seats[0]),
            ("--seat-1", self.seats[1]),
            ("--seat-0-edge", self.seat_edges[0]),
            ("--seat-1-edge", self.seat_edges[1]),
            ("--on-seat", self.on_seat),
            ("--on-plate", self.on_plate),
            ("--tile-0", self.tiles[0]),
            ("--tile-1", self.tiles[1]),
            ("--tile-last", self.tile_last),
            ("--glow", self.glow),
            ("--grain", self.grain),
            ("--frame", self.frame),
            ("--lake", self.lake),
            ("--lake-edge", self.lake_edge),
            ("--fleet-0", self.fleets[0].fill),
            ("--fleet-0-edge", self.fleets[0].edge),
            ("--fleet-0-on", self.fleets[0].on),
            ("--fleet-1", self.fleets[1].fill),
            ("--fleet-1-edge", self.fleets[1].edge),
            ("--fleet-1-on", self.fleets[1].on),
            ("--fleet-2", self.fleets[2].fill),
            ("--fleet-2-edge", self.fleets[2].edge),
            ("--fleet-2-on", self.fleets[2].on),
            ("--fleet-3", self.fleets[3].fill),
            ("--fleet-3-edge", self.fleets[3].edge),
            ("--fleet-3-on", self.fleets[3].on),
        ]
    }
}
