//! Mutation of ourselves: each unsound change of `tests/mutations.toml` must be caught by the soundness tests.
//!
//! All changes are put into one copy of the sources, each behind a switch that a variable of the environment turns on, so that one
//! build serves them all. `./x mutate [NAME]` runs it; `UNLOOP_MUTANT_ONLY` names some, with commas between, and
//! `UNLOOP_MUTANT_PROFILE` another profile of cargo than `release`.

use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

#[derive(Deserialize)]
struct List {
    mutation: Vec<Mutation>,
}

#[derive(Deserialize)]
struct Mutation {
    name: String,
    file: String,
    /// Occurs once in the file: an expression, or statements if `statement` is set.
    old: String,
    new: String,
    #[serde(default)]
    statement: bool,
}

impl Mutation {
    fn switched(&self) -> String {
        let text =
            format!("if crate::mutants::is(\"{}\") {{ {} }} else {{ {} }}", self.name, self.new, self.old);
        if self.statement { text } else { format!("({text})") }
    }
}

const SWITCH: &str = "
pub mod mutants {
    pub fn is(name: &str) -> bool {
        static CHOSEN: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
        CHOSEN.get_or_init(|| std::env::var(\"UNLOOP_MUTANT\").ok()).as_deref() == Some(name)
    }
}
";

fn mutations() -> Vec<Mutation> {
    let text = std::fs::read_to_string("tests/mutations.toml").expect("the list is there");
    toml::from_str::<List>(&text).unwrap_or_else(|e| panic!("tests/mutations.toml: {e}")).mutation
}

/// The text of a file with its mutations in place.
fn mutated(file: &str, text: String, all: &[Mutation]) -> String {
    let mut text = text;
    for m in all.iter().filter(|m| m.file == file) {
        let count = text.matches(&m.old).count();
        assert_eq!(count, 1, "{}: the old text occurs {count} times in {file}", m.name);
        text = text.replace(&m.old, &m.switched());
    }
    if file == "src/lib.rs" { text + SWITCH } else { text }
}

/// Writes only what differs, so that builds are incremental.
fn put(path: &Path, bytes: &[u8]) {
    if std::fs::read(path).ok().as_deref() == Some(bytes) {
        return;
    }
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
    std::fs::write(path, bytes).expect("a writable file");
}

fn copy_tree(tree: &Path, all: &[Mutation]) {
    let listed = Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).output().expect("git");
    for file in String::from_utf8_lossy(&listed.stdout).lines() {
        let Ok(bytes) = std::fs::read(file) else { continue };
        let bytes = match file.ends_with(".rs") {
            true => mutated(file, String::from_utf8_lossy(&bytes).into_owned(), all).into_bytes(),
            false => bytes,
        };
        put(&tree.join(file), &bytes);
    }
}

/// Builds the tests of the copy; gives the binaries.
fn build(tree: &Path, target: &Path) -> Vec<PathBuf> {
    let profile = std::env::var("UNLOOP_MUTANT_PROFILE").unwrap_or_else(|_| "release".into());
    let built = Command::new("cargo")
        .args(["test", "--profile", &profile, "--no-run", "--quiet"])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", target)
        .stderr(Stdio::inherit())
        .output()
        .expect("cargo");
    assert!(built.status.success(), "the mutated sources do not build");
    let mut found = vec![];
    for line in String::from_utf8_lossy(&built.stdout).lines() {
        let Ok(message) = serde_json::from_str::<serde_json::Value>(line) else { continue };
        if message["profile"]["test"] == true
            && let Some(path) = message["executable"].as_str()
        {
            found.push(PathBuf::from(path));
        }
    }
    found
}

/// A test in a binary.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct OneTest {
    binary: PathBuf,
    name: String,
}

/// The first test that fails.
fn caught<'a>(tests: &'a [OneTest], tree: &Path, mutant: &str) -> Option<&'a str> {
    let failing = tests.iter().find(|test| {
        let output = Command::new(&test.binary)
            .args([&test.name, "--exact"])
            .current_dir(tree)
            .env("UNLOOP_MUTANT", mutant)
            .stdin(Stdio::null())
            .output()
            .expect("a test can be started");
        !output.status.success()
    });
    failing.map(|test| test.name.as_str())
}

/// The soundness tests, the quick ones first.
fn soundness_tests(binaries: Vec<PathBuf>, tree: &Path) -> Vec<OneTest> {
    let mut timed: Vec<(std::time::Duration, OneTest)> = vec![];
    for binary in binaries {
        let listed = Command::new(&binary).args(["soundness", "--list"]).current_dir(tree).output();
        let listed = listed.expect("a test can be started");
        for name in String::from_utf8_lossy(&listed.stdout).lines().filter_map(|l| l.strip_suffix(": test")) {
            let test = OneTest { binary: binary.clone(), name: name.to_string() };
            let start = Instant::now();
            let failed = caught(std::slice::from_ref(&test), tree, "");
            assert_eq!(failed, None, "a soundness test fails without a mutation");
            timed.push((start.elapsed(), test));
        }
    }
    timed.sort();
    let total: f64 = timed.iter().map(|t| t.0.as_secs_f64()).sum();
    println!("the soundness tests take {total:.0} seconds");
    timed.into_iter().map(|t| t.1).collect()
}

#[test]
#[ignore = "builds the sources once more; run by ./x mutate"]
fn unsound_changes_are_caught() {
    let only = std::env::var("UNLOOP_MUTANT_ONLY").ok();
    let all = mutations();
    assert!(all.len() >= 30, "at least 30 mutations");
    let is_named = |name: &str| only.as_ref().is_none_or(|o| o.split(',').any(|one| one == name));
    let chosen: Vec<&Mutation> = all.iter().filter(|m| is_named(&m.name)).collect();
    assert!(!chosen.is_empty(), "no mutation has this name");
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    let root = std::path::absolute(target).expect("a path").join("mutants");
    let tree = root.join("tree");
    copy_tree(&tree, &all);
    let tests = soundness_tests(build(&tree, &root.join("build")), &tree);
    let mut survivors = vec![];
    for m in &chosen {
        let start = Instant::now();
        let by = caught(&tests, &tree, &m.name);
        let seconds = start.elapsed().as_secs_f64();
        println!("{:<32} {:>6.1} s  {}", m.name, seconds, by.unwrap_or("SURVIVES"));
        if by.is_none() {
            survivors.push(m.name.as_str());
        }
    }
    println!("{} of {} caught", chosen.len() - survivors.len(), chosen.len());
    assert!(survivors.is_empty(), "not caught: {}", survivors.join(", "));
}

/// The list fits the sources, so that a change of them cannot leave mutations behind.
#[test]
fn mutations_apply_to_the_sources() {
    let all = mutations();
    let mut names: Vec<&str> = all.iter().map(|m| m.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all.len(), "names are unique");
    for m in &all {
        let text = std::fs::read_to_string(&m.file).unwrap_or_else(|e| panic!("{}: {e}", m.file));
        mutated(&m.file, text, &all);
    }
}
