//! Loops whose programs need more than one mechanism at a time: each function of tests/loops is an entry of its own and says what must be
//! found in it. What is not marked must be proved.

mod common;

use common::annotated::check;
use common::in_parallel;
use std::path::PathBuf;

/// Seconds for one file.
const BUDGET: &str = "60";

#[test]
fn annotated_loops_get_their_verdicts() {
    let entries = std::fs::read_dir("tests/loops").expect("the corpus is there");
    let mut programs: Vec<PathBuf> = entries.map(|e| e.expect("a readable entry").path()).collect();
    programs.retain(|p| p.extension().is_some_and(|e| e == "c"));
    programs.sort();
    assert!(programs.len() >= 3, "the corpus is complete");
    let wrong = in_parallel(programs.len(), |i| {
        let (_, wrong) = check(&programs[i], BUDGET);
        (!wrong.is_empty()).then(|| format!("{}: {}", programs[i].display(), wrong.join("; ")))
    });
    assert!(wrong.is_empty(), "{} files are judged wrongly:\n{}", wrong.len(), wrong.join("\n"));
}
