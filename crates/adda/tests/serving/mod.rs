//! A house in a process of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A process that ends with the test.
pub(crate) struct Process(pub(crate) Child);

impl Process {
    /// Runs a command that serves on 127.0.0.1; gives the port as soon as it is open.
    pub(crate) fn open(serve: &mut Command) -> (Self, u16) {
        let mut child = serve.stderr(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        let this = Self(child);
        let mut lines = log.lines().map_while(Result::ok);
        let open = lines
            .find(|line| line.contains("open") && line.contains("127.0.0.1:"))
            .expect("the house did not open");
        let (_, rest) = open.split_once("127.0.0.1:").unwrap();
        let port: String = rest.chars().take_while(char::is_ascii_digit).collect();
        std::thread::spawn(move || lines.for_each(drop)); // or the pipe fills up
        (this, port.parse().unwrap())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill(); // it may be dead already
        let _ = self.0.wait();
    }
}
