//! The measurement as a person reads it.

use std::fmt;
use std::time::Duration;

use super::server::Usage;
use super::tally::Totals;

/// A finished measurement.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) matches: u32,
    pub(super) think: u64,
    /// How long opening the matches took.
    pub(super) opening: Duration,
    /// How long was measured.
    pub(super) span: Duration,
    pub(super) tally: Totals,
    /// What the house had used before the first match.
    pub(super) before: Option<Usage>,
    /// When the measurement began.
    pub(super) start: Option<Usage>,
    /// When it ended.
    pub(super) end: Option<Usage>,
}

impl Report {
    /// Why the first match broke off, if one did.
    pub(super) fn first_fault(&self) -> Option<&str> {
        self.tally.first_fault.as_deref()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tally, span) = (&self.tally, self.span.as_secs_f64());
        writeln!(
            f,
            "matches           {}, think time {} ms",
            self.matches, self.think
        )?;
        writeln!(f, "opened in         {:.1} s", self.opening.as_secs_f64())?;
        writeln!(f, "measured          {span:.1} s")?;
        let rate = tally.moves as f64 / span;
        writeln!(f, "moves             {} ({rate:.0} a second)", tally.moves)?;
        writeln!(f, "matches ended     {}", tally.finished)?;
        writeln!(f, "states checked    {}", tally.checked)?;
        if let Some(latencies) = &tally.latencies {
            let ms = |quantile| latencies.value_at_quantile(quantile) as f64 / 1e3;
            let (p50, p99, most) = (ms(0.5), ms(0.99), ms(1.0));
            writeln!(
                f,
                "move to opponent  p50 {p50:.2} ms, p99 {p99:.2} ms, most {most:.2} ms"
            )?;
        }
        if let (Some(before), Some(start), Some(end)) = (self.before, self.start, self.end) {
            let cpu = end.cpu.saturating_sub(start.cpu).as_secs_f64();
            let share = 100.0 * cpu / span;
            let each = 1e6 * cpu / tally.moves.max(1) as f64;
            writeln!(
                f,
                "house CPU         {each:.1} ms per 1,000 moves ({share:.0} % of a core)"
            )?;
            let grown = end.memory.saturating_sub(before.memory) as f64 / 1024.0;
            let (mib, each) = (end.memory >> 20, grown / f64::from(self.matches));
            writeln!(f, "house memory      {mib} MiB, {each:.1} KiB a match")?;
        }
        write!(f, "broken off        {}", tally.faults)
    }
}
