//! A program that is talked to by lines.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use arena::Lapse;

use crate::fault::Fault;

/// A running program; it ends with this value.
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    /// Starts it.
    pub(super) fn start(words: &[String]) -> Result<Self, Fault> {
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| Fault::Usage("no program".to_owned()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Fault::Usage(format!("{program}: {error}")))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) =
            pipes.ok_or_else(|| Fault::Usage(format!("{program} has no input or output")))?;
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            // Whatever it writes is read, or the pipe would fill up.
            while output
                .read_until(b'\n', &mut line)
                .is_ok_and(|read| read > 0)
            {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                line.clear();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            child,
            input,
            lines,
        })
    }

    /// Sends lines at once.
    pub(super) fn send(&mut self, lines: &str) -> Result<(), Lapse> {
        let sent = self.input.write_all(format!("{lines}\n").as_bytes());
        sent.and_then(|()| self.input.flush())
            .map_err(|_| Lapse::Gone)
    }

    /// The first line that `wanted` makes something of, until then.
    pub(super) fn wait<T>(
        &self,
        until: Instant,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Lapse> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Lapse::Silent),
                Err(RecvTimeoutError::Disconnected) => return Err(Lapse::Gone),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("quit"); // it may be gone already
        for _ in 0..50 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
