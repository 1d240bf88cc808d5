//! What a person has earned.

/// What a person has earned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// On one day.
    pub day: u32,
    /// In all: the sum of the ledger.
    pub balance: i64,
}

/// What a look through the whole ledger and the leaderboards found. All of it should be 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// All balances together.
    pub sum: i64,
    /// Transfers that are not what their win says.
    pub transfers: u64,
    /// Wins that earned something and have no transfer.
    pub unpaid: u64,
    /// Wins of matches that are not over.
    pub early: u64,
    /// Numbers of wins on leaderboards that are not those of the wins.
    pub standings: u64,
    /// Steps of leaderboards that do not count their people.
    pub steps: u64,
    /// Counts of profiles that are not those of their results.
    pub profiles: u64,
}
