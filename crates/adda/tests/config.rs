//! What a house is started with: a file, the environment, the command line, each stronger than the one before.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod serving;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serving::Process;

fn adda(config: &Path) -> Command {
    let mut adda = Command::new(env!("CARGO_BIN_EXE_adda"));
    adda.arg("serve").arg("--config").arg(config);
    adda.stderr(Stdio::piped());
    adda
}

fn file(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("house.toml");
    std::fs::write(&path, text).unwrap();
    path
}

/// The front page of the house that is started like this.
fn front_page(mut adda: Command) -> String {
    let (_process, port) = Process::open(&mut adda);
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
    stream
        .write_all(b"GET /?lang=en HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn each_is_stronger_than_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("house.sqlite");
    let text = format!(
        "port = 0\nlog-json = true\nhouse-name = \"Of the file\"\ndb = {:?}\n",
        db.to_str().unwrap()
    );
    let config = file(folder.path(), &text);
    assert!(front_page(adda(&config)).contains("Of the file"));
    let mut set = adda(&config);
    set.env("ADDA_HOUSE_NAME", "Of the environment");
    assert!(front_page(set).contains("Of the environment"));
    let mut said = adda(&config);
    said.env("ADDA_HOUSE_NAME", "Of the environment")
        .args(["--house-name", "Of the line"]);
    assert!(front_page(said).contains("Of the line"));
    assert!(db.exists());
}

#[test]
fn a_setting_that_is_none_is_said_before_the_house_opens() {
    let folder = tempfile::tempdir().unwrap();
    for (text, why) in [
        ("prot = 1", "--prot"),
        ("port = 70000", "70000"),
        ("port = [", "TOML"),
    ] {
        let output = adda(&file(folder.path(), text)).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(why), "{said}");
    }
}
