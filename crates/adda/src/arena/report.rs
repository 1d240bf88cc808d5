//! The result as a person or a program reads it.

use std::fmt;

use ::arena::{Elo, Lapse, Sprt, Tally, Verdict};
use serde::Serialize;

use super::file::Header;

/// What a run has shown. What belongs to players is by player.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: String,
    setup: String,
    opening: String,
    seed: u64,
    players: [String; 2],
    pairs: u64,
    matches: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    /// Share of the points, 0 to 1.
    score: f64,
    /// Half of its 95 % interval.
    margin: f64,
    /// Pairs that brought 0, 1/2, 1, 3/2 and 2 points.
    pentanomial: [u64; 5],
    /// Of players that have a seat each.
    elo: Option<EloReport>,
    sprt: Option<SprtReport>,
    ends: std::collections::BTreeMap<String, u64>,
    illegal: [u64; 2],
    late: [u64; 2],
    silent: [u64; 2],
    gone: [u64; 2],
    nodes_per_move: [f64; 2],
    ms_per_move: [f64; 2],
    longest_ms: [f64; 2],
}

/// A difference without bounds is null.
#[derive(Debug, Serialize)]
struct EloReport {
    value: f64,
    low: f64,
    high: f64,
    normalized: f64,
    superiority: f64,
}

#[derive(Debug, Serialize)]
struct SprtReport {
    elo0: f64,
    elo1: f64,
    llr: f64,
    low: f64,
    high: f64,
    verdict: &'static str,
}

impl SprtReport {
    fn of(sprt: &Sprt, tally: &Tally) -> Self {
        let ([elo0, elo1], [low, high]) = (sprt.differences(), sprt.bounds());
        Self {
            elo0,
            elo1,
            llr: sprt.ratio(tally.counts()),
            low,
            high,
            verdict: match sprt.verdict(tally.counts()) {
                Verdict::Open => "open",
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
            },
        }
    }
}

impl Report {
    pub(super) fn new(header: &Header, tally: &Tally, sprt: Option<&Sprt>, seats: usize) -> Self {
        let (counts, totals) = (tally.counts(), tally.totals());
        let elo = Elo::of(counts);
        let lapses = |lapse: Lapse| {
            let by = |i: usize| totals.lapses[i].get(&lapse).copied().unwrap_or(0);
            [by(0), by(1)]
        };
        let per_move = |sums: [u64; 2], unit: f64| {
            [0, 1].map(|i| sums[i] as f64 / unit / totals.moves[i].max(1) as f64)
        };
        Self {
            game: header.game.clone(),
            setup: header.setup.clone(),
            opening: header.opening.clone(),
            seed: header.seed,
            players: [header.first.clone(), header.second.clone()],
            pairs: counts.pairs(),
            matches: counts.pairs() * 2,
            won: totals.results[0],
            drawn: totals.results[1],
            lost: totals.results[2],
            score: counts.score(),
            margin: 1.96 * (counts.variance() / counts.pairs().max(1) as f64).sqrt(),
            pentanomial: counts.0,
            elo: (seats == 2).then_some(EloReport {
                value: elo.value,
                low: elo.low,
                high: elo.high,
                normalized: elo.normalized,
                superiority: elo.superiority,
            }),
            sprt: sprt.map(|sprt| SprtReport::of(sprt, tally)),
            ends: totals.ends.clone(),
            illegal: lapses(Lapse::Illegal),
            late: lapses(Lapse::Late),
            silent: lapses(Lapse::Silent),
            gone: lapses(Lapse::Gone),
            nodes_per_move: per_move(totals.nodes, 1.0),
            ms_per_move: per_move(totals.micros, 1_000.0),
            longest_ms: totals.longest.map(|micros| micros as f64 / 1_000.0),
        }
    }

    /// One line of JSON.
    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() // plain values always become text
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.players;
        let setup = if self.setup.is_empty() {
            String::new()
        } else {
            format!(" {}", self.setup)
        };
        writeln!(f, "{first} against {second}")?;
        let (game, opening, seed) = (&self.game, &self.opening, self.seed);
        writeln!(f, "game              {game}{setup}, {opening}, seed {seed}")?;
        let (won, drawn, lost) = (self.won, self.drawn, self.lost);
        let matches = self.matches;
        writeln!(
            f,
            "matches           {matches}: won {won}, drawn {drawn}, lost {lost}"
        )?;
        let (points, margin) = (self.score * 100.0, self.margin * 100.0);
        writeln!(
            f,
            "points            {points:.1} %, 95 %: {margin:.1} more or less"
        )?;
        let [none, half, one, more, all] = self.pentanomial;
        writeln!(
            f,
            "pairs by points   0: {none}, 1/2: {half}, 1: {one}, 3/2: {more}, 2: {all}"
        )?;
        if let Some(elo) = &self.elo {
            let (value, low, high) = (elo.value, elo.low, elo.high);
            writeln!(
                f,
                "Elo               {value:+.1}, 95 %: {low:+.1} to {high:+.1}"
            )?;
            let (normalized, likely) = (elo.normalized, elo.superiority * 100.0);
            writeln!(
                f,
                "                  normalized {normalized:+.1}, stronger with {likely:.1} %"
            )?;
        }
        if let Some(sprt) = &self.sprt {
            let SprtReport {
                elo0,
                elo1,
                llr,
                low,
                high,
                verdict,
            } = sprt;
            writeln!(
                f,
                "SPRT              {elo0} or {elo1} Elo: llr {llr:.2} in {low:.2} to {high:.2}, {verdict}"
            )?;
        }
        let ends = self
            .ends
            .iter()
            .map(|(end, count)| format!("{end} {count}"));
        writeln!(
            f,
            "ends              {}",
            ends.collect::<Vec<_>>().join(", ")
        )?;
        for (name, [one, other]) in [
            ("nodes a move", self.nodes_per_move),
            ("ms a move", self.ms_per_move),
            ("longest, ms", self.longest_ms),
        ] {
            writeln!(f, "{name:<18}{one:.1} and {other:.1}")?;
        }
        let failed = [self.illegal, self.late, self.silent, self.gone];
        let [one, other] = [0, 1].map(|i| failed.iter().map(|by| by[i]).sum::<u64>());
        write!(f, "failed to move    {one} and {other} times")
    }
}
