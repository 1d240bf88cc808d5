//! Running other programs: shown, checked, and where needed read while they speak.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use crate::fault::Fault;

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|a| a.to_string_lossy().into_owned()));
    words.join(" ")
}

/// Shows a command and runs it to its end.
///
/// # Errors
/// The program is missing or ends with a status other than 0.
pub(crate) fn run(command: &mut Command) -> Result<(), Fault> {
    let line = line(command);
    eprintln!("$ {line}");
    let status = command.status().map_err(Fault::of(&line))?;
    if status.success() {
        Ok(())
    } else {
        Err(Fault::new(format!("{line}: {status}")))
    }
}

/// Runs a command and gives back what it wrote to stdout.
///
/// # Errors
/// The program is missing or ends with a status other than 0.
pub(crate) fn capture(command: &mut Command) -> Result<String, Fault> {
    let line = line(command);
    let output = command.output().map_err(Fault::of(&line))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        Err(Fault::new(format!("{line}: {}\n{said}", output.status)))
    }
}

/// Shows a command, runs it, passes its stdout through and hands every line of it to `each`.
/// The answer is whether the program ended with status 0.
///
/// # Errors
/// The program is missing or its output cannot be read.
pub(crate) fn watch(command: &mut Command, mut each: impl FnMut(&str)) -> Result<bool, Fault> {
    let line = line(command);
    eprintln!("$ {line}");
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(Fault::of(&line))?;
    if let Some(stdout) = child.stdout.take() {
        let mut reader = BufReader::new(stdout);
        let mut bytes = Vec::new();
        while reader
            .read_until(b'\n', &mut bytes)
            .map_err(Fault::of(&line))?
            > 0
        {
            let text = String::from_utf8_lossy(&bytes);
            each(text.trim_end());
            // A closed terminal must not stop the run: its result still counts.
            let _ = std::io::stdout().write_all(text.as_bytes());
            bytes.clear();
        }
    }
    let status = child.wait().map_err(Fault::of(&line))?;
    Ok(status.success())
}

/// Whether a program answers when it is started with these arguments.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
