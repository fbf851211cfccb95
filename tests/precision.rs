//! The suites of own programs: how many bugs are reported, how many correct programs are not proved. Soundness is required (a marked
//! fault is never proved), precision is only printed: the list is frozen, the figures are for docs/benchmarks.md.
//!
//! A sample runs in the tests; `UNLOOP_STEP=1` runs everything (`./x bench precision [loops|strings|everyday|desk|utilities|field]`).

mod common;

use common::{in_parallel, run, unloop};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Property and line of each marked fault.
fn marks(text: &str) -> Vec<(String, u64)> {
    let mut all = vec![];
    for (line, number) in text.lines().zip(1..) {
        if let Some((_, properties)) = line.split_once("//@ violated: ") {
            all.extend(properties.split(',').map(|p| (p.trim().to_string(), number)));
        }
    }
    all
}

struct Outcome {
    name: String,
    verdict: String,
    bad: bool,
    /// Marked faults with the statuses that they got.
    marked: Vec<(String, u64, Vec<String>)>,
}

fn check(path: &Path) -> Outcome {
    let text = std::fs::read_to_string(path).expect("a readable program");
    let mut command = unloop();
    let seconds = std::env::var("UNLOOP_SECONDS").unwrap_or("10".into());
    command.args(["check", "--format", "json", "--jobs", "1", "--timeout", &seconds, "--unwind", "4"]);
    let ran = run(command.arg(path));
    let result: Value = serde_json::from_slice(&ran.stdout)
        .unwrap_or_else(|_| panic!("{}: status {:?}: {}", path.display(), ran.status, ran.stderr.trim()));
    let empty = vec![];
    let obligations = result["obligations"].as_array().unwrap_or(&empty);
    let statuses = |property: &str, line: u64| {
        let here = obligations.iter().filter(|o| o["property"] == property && o["location"]["line"] == line);
        here.map(|o| o["status"].as_str().unwrap_or("").to_string()).collect::<Vec<_>>()
    };
    Outcome {
        name: path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default(),
        verdict: result["verdict"].as_str().unwrap_or("").to_string(),
        bad: path.to_string_lossy().ends_with("-bad.c"),
        marked: marks(&text).into_iter().map(|(p, n)| (p.clone(), n, statuses(&p, n))).collect(),
    }
}

impl Outcome {
    /// Every marked fault was proved away: the worst there is.
    fn is_wrong(&self) -> bool {
        let proved = |all: &Vec<String>| all.iter().all(|s| s == "proved" || s == "unreachable");
        self.bad && (self.verdict == "safe" || self.marked.iter().any(|(_, _, all)| proved(all)))
    }

    fn is_reported(&self) -> bool {
        self.marked.iter().any(|(_, _, all)| all.iter().any(|s| s == "violated" || s == "possible"))
    }
}

#[test]
fn the_suite_loops() {
    judge("loops", 15);
}

#[test]
fn the_suite_strings() {
    judge("strings", 30);
}

#[test]
fn the_suite_everyday() {
    judge("everyday", 18);
}

#[test]
fn the_suite_desk() {
    judge("desk", 20);
}

#[test]
fn the_suite_field() {
    judge("field", 26);
}

#[test]
fn the_suite_utilities() {
    judge("utilities", 33);
}

/// Every so manieth pair of the suite.
fn judge(suite: &str, step: usize) {
    let step = std::env::var("UNLOOP_STEP").ok().and_then(|s| s.parse().ok()).unwrap_or(step);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("bench-suites").join(suite);
    let mut good: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the suite is there")
        .map(|e| e.expect("an entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "c") && !p.to_string_lossy().ends_with("-bad.c"))
        .collect();
    good.sort();
    let pairs: Vec<PathBuf> = good
        .into_iter()
        .step_by(step)
        .flat_map(|p| {
            let bad = PathBuf::from(p.to_string_lossy().replace(".c", "-bad.c"));
            [p, bad]
        })
        .collect();
    let found: Mutex<Vec<(usize, Outcome)>> = Mutex::new(vec![]);
    in_parallel(pairs.len(), |i| {
        let outcome = check(&pairs[i]);
        found.lock().expect("no thread panics").push((i, outcome));
        None
    });
    let mut outcomes = found.into_inner().expect("no thread panics");
    outcomes.sort_by_key(|(i, _)| *i);
    let outcomes: Vec<Outcome> = outcomes.into_iter().map(|(_, o)| o).collect();
    let (bad, fixed): (Vec<&Outcome>, Vec<&Outcome>) = outcomes.iter().partition(|o| o.bad);
    let reported = bad.iter().filter(|o| o.is_reported()).count();
    let confirmed = bad.iter().filter(|o| o.verdict == "violated").count();
    let proved = fixed.iter().filter(|o| o.verdict == "safe").count();
    let discriminated = bad
        .iter()
        .filter(|b| {
            b.is_reported()
                && fixed.iter().any(|g| b.name == format!("{}-bad", g.name) && g.verdict == "safe")
        })
        .count();
    let share = |n: usize, of: usize| 100.0 * n as f64 / of.max(1) as f64;
    if std::env::var_os("UNLOOP_LIST").is_some() {
        for outcome in &outcomes {
            println!("{} {} {:?}", outcome.name, outcome.verdict, outcome.marked);
        }
    }
    println!("{suite}: pairs {}", fixed.len());
    println!(
        "detection      {:5.1}% ({reported} of {}; {confirmed} confirmed)",
        share(reported, bad.len()),
        bad.len()
    );
    println!(
        "false positives {:4.1}% ({} of {})",
        share(fixed.len() - proved, fixed.len()),
        fixed.len() - proved,
        fixed.len()
    );
    println!("discrimination {:5.1}% ({discriminated} of {})", share(discriminated, bad.len()), bad.len());
    let wrong: Vec<String> =
        outcomes.iter().filter(|o| o.is_wrong()).map(|o| format!("{}: {:?}", o.name, o.marked)).collect();
    assert!(wrong.is_empty(), "bugs that were proved away: {wrong:#?}");
}
