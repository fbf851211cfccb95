//! The programs of tests/loopfree against the annotations in them (see the README there).

mod common;

use common::annotated::check;
use common::in_parallel;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Programs that are not decided yet, and why. One that is must leave the list.
const KNOWN_UNKNOWN: &[(&str, &str)] = &[];

/// Seconds for one program; those that are decided need a fraction.
const BUDGET: &str = "20";

/// An undecided program may only be that: nothing of it is called violated.
fn is_undecided(result: &Value) -> bool {
    result["verdict"] == "unknown"
}

fn judge(path: &Path) -> Option<String> {
    let name = path.file_name().expect("a file").to_string_lossy().into_owned();
    let (result, wrong) = check(path, BUDGET);
    match KNOWN_UNKNOWN.iter().find(|(known, _)| *known == name) {
        None if wrong.is_empty() => None,
        None => Some(format!("{name}: {}", wrong.join("; "))),
        Some(_) if is_undecided(&result) => None,
        Some((_, why)) if wrong.is_empty() => {
            Some(format!("{name}: is decided; take it off the list ({why})"))
        }
        Some(_) => Some(format!("{name}: {}", wrong.join("; "))),
    }
}

#[test]
fn annotated_programs_get_their_verdicts() {
    let entries = std::fs::read_dir("tests/loopfree").expect("the corpus is there");
    let mut programs: Vec<PathBuf> = entries.map(|e| e.expect("a readable entry").path()).collect();
    programs.retain(|p| p.extension().is_some_and(|e| e == "c"));
    programs.sort();
    assert!(programs.len() > 250, "the corpus is complete");
    let start = std::time::Instant::now();
    let wrong = in_parallel(programs.len(), |i| judge(&programs[i]));
    let right = programs.len() - wrong.len() - KNOWN_UNKNOWN.len();
    println!(
        "loopfree: {right} of {} programs right, {} known to be undecided, {} wrong, {:.0} seconds",
        programs.len(),
        KNOWN_UNKNOWN.len(),
        wrong.len(),
        start.elapsed().as_secs_f64()
    );
    assert!(wrong.is_empty(), "{} programs are judged wrongly:\n{}", wrong.len(), wrong.join("\n"));
}
