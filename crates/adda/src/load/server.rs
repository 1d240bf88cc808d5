//! What the house's process uses, as Linux tells it.

use std::fs;
use std::time::Duration;

use crate::fault::Fault;

/// What a process has used so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    /// Processor time, user and system.
    pub(super) cpu: Duration,
    /// Resident memory, in bytes.
    pub(super) memory: u64,
}

/// The kernel counts processor time for programs in hundredths of a second, on every
/// architecture (`USER_HZ`).
const TICK: Duration = Duration::from_millis(10);

impl Usage {
    /// What the process has used, if one is named.
    pub(super) fn of(pid: Option<u32>) -> Result<Option<Self>, Fault> {
        let Some(pid) = pid else {
            return Ok(None);
        };
        let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
        let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
        let usage = read(&stat, &status);
        usage
            .ok_or_else(|| Fault::Usage(format!("nothing is known of process {pid}")))
            .map(Some)
    }
}

/// Reads proc(5): fields 14 and 15 of `stat`, `VmRSS` of `status`.
fn read(stat: &str, status: &str) -> Option<Usage> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let mut fields = after_name.split_ascii_whitespace().skip(11);
    let ticks: u32 = fields.next()?.parse().ok()?;
    let ticks = ticks + fields.next()?.parse::<u32>().ok()?;
    let kib: u64 = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?
        .trim()
        .strip_suffix(" kB")?
        .parse()
        .ok()?;
    Some(Usage {
        cpu: TICK * ticks,
        memory: kib * 1024,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_text_is_read() {
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 4 0 100 1 2 3";
        let status = "Name:\tadda\nVmRSS:\t   2048 kB\nThreads:\t4\n";
        let usage = read(stat, status).unwrap();
        assert_eq!(usage.cpu, Duration::from_secs(3));
        assert_eq!(usage.memory, 2 << 20);
        assert!(read("", "").is_none());
    }
}
