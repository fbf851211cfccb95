//! What the tests of the program share: running things, folders of their own, work in parallel.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod annotated;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub fn unloop() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_unloop"));
    command.stdin(Stdio::null());
    command
}

pub fn clang() -> String {
    std::env::var("UNLOOP_CLANG").unwrap_or_else(|_| "clang-19".to_string())
}

/// What came of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    /// None: ended by a signal.
    pub status: Option<i32>,
    pub signal: Option<i32>,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Ran {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// As a shell sees it.
    pub fn shell_status(&self) -> i32 {
        self.status.unwrap_or_else(|| 128 + self.signal.unwrap_or(0))
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        use std::os::unix::process::ExitStatusExt;
        Ran {
            status: output.status.code(),
            signal: output.status.signal(),
            stdout: output.stdout,
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

pub fn run(command: &mut Command) -> Ran {
    command.output().unwrap_or_else(|e| panic!("{command:?}: {e}")).into()
}

/// With a limit of seconds; status 124 when it is used up.
pub fn run_limited(seconds: u32, program: &Path, args: &[&str]) -> Ran {
    run(Command::new("timeout").arg(seconds.to_string()).arg(program).args(args).stdin(Stdio::null()))
}

/// A folder that goes with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("unloop-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).expect("a folder for the file");
        }
        std::fs::write(&path, bytes).expect("a file in a temporary folder");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Does the work for 0..count on two threads; what it says, in the order of the numbers.
pub fn in_parallel(count: usize, work: impl Fn(usize) -> Option<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let said = Mutex::new(vec![]);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= count {
                        break;
                    }
                    if let Some(text) = work(i) {
                        said.lock().expect("no thread panics").push((i, text));
                    }
                }
            });
        }
    });
    let mut said = said.into_inner().expect("no thread panics");
    said.sort();
    said.into_iter().map(|(_, text)| text).collect()
}

/// A number from the environment.
pub fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// The first line in which two outputs differ.
pub fn difference(native: &str, ours: &str) -> String {
    let mut lines = native.lines().zip(ours.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((i, (a, b))) => format!("line {}: native {a:?}, interpreter {b:?}", i + 1),
        None => format!("native has {} bytes, interpreter {}", native.len(), ours.len()),
    }
}
