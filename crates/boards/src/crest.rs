//! What is drawn on a Stratego piece for its rank.

use game_stratego::Rank;

/// The outline of a rank's sign around the origin, within a radius of 18; what lies within two outlines is free.
pub(crate) const fn crest(rank: Rank) -> &'static str {
    match rank {
        Rank::Bomb => {
            "M0-7A12 12 0 1 1 0 17A12 12 0 1 1 0-7ZM-5-13H5V-9H-5ZM2-14Q6-20 13-17L16-12L12-11L11-14Q8-15 5-13Z"
        }
        Rank::Spy => {
            "M-18-8Q0-15 18-8Q19 9 9 9Q3 9 0 2Q-3 9-9 9Q-19 9-18-8ZM-13-3Q-8-7-3-2Q-8 3-13-3ZM13-3Q8-7 3-2Q8 3 13-3Z"
        }
        Rank::Scout => "M0-18L11-6H4V6H11L0 18L-11 6H-4V-6H-11Z",
        Rank::Miner => "M-18-3Q-10-17 0-17Q10-17 18-3L14-2Q8-9 3-10V17H-3V-10Q-8-9-14-2Z",
        Rank::Sergeant => {
            "M-16-5L0-17L16-5V2L0-10L-16 2ZM-16 5L0-7L16 5V12L0 0L-16 12ZM-16 15L0 3L16 15V18H10L0 10L-10 18H-16Z"
        }
        Rank::Lieutenant => "M0-18L5-12V4H13V9H3V18H-3V9H-13V4H-5V-12Z",
        Rank::Captain => {
            "M-16 6Q-16-14 0-14Q16-14 16 6H7V-2H-7V6ZM-18 9H18V15H-18ZM-3-18H3V-15H-3Z"
        }
        Rank::Major => "M-14-14Q-6-13 0-18Q6-13 14-14V0Q13 12 0 18Q-13 12-14 0ZM0-9L7 0L0 9L-7 0Z",
        Rank::Colonel => {
            "M-17-17L-10-15L0-5L10-15L17-17L15-10L5 0L11 6L14 3L17 6L13 10L17 14L14 17L10 13L6 17L3 14L6 11L0 5L-6 11L-3 14L-6 17L-10 13L-14 17L-17 14L-13 10L-17 6L-14 3L-11 6L-5 0L-15-10Z"
        }
        Rank::General => {
            "M0-18L4.5-6L17-5.6L7.1 2.3L10.6 14.6L0 7.5L-10.6 14.6L-7.1 2.3L-17-5.6L-4.5-6Z"
        }
        Rank::Marshal => "M-16 16V11H16V16ZM-16 8L-18-10L-8-1L0-17L8-1L18-10L16 8Z",
        Rank::Flag => "M-14-18H-9V18H-14ZM-7-17Q2-20 8-14Q12-11 17-13V4Q12 7 7 3Q1-1-7 3Z",
    }
}
