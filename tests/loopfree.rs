//! The programs of tests/loopfree against the annotations in them (see the README there).

mod common;

use common::{in_parallel, run, unloop};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Programs that are not decided yet, and why. One that is must leave the list.
const KNOWN_UNKNOWN: &[(&str, &str)] =
    &[("return-struct.c", "products and quotients of two unknowns are too hard for the solver's budget")];

/// Seconds for one program; those that are decided need a fraction.
const BUDGET: &str = "20";

/// What a program says about itself.
struct Expected {
    options: Vec<String>,
    verdict: String,
    /// Property and line, sorted.
    violated: Vec<(String, u64)>,
    /// The same of what fails only after another fault.
    behind: Vec<(String, u64)>,
}

fn expected(text: &str) -> Expected {
    let mut found = Expected { options: vec![], verdict: String::new(), violated: vec![], behind: vec![] };
    for (line, number) in text.lines().zip(1..) {
        let Some((code, note)) = line.split_once("//@ ") else { continue };
        let (key, value) = note.split_once(": ").unwrap_or((note, ""));
        match key {
            "property" => found.options.extend(["--property".into(), value.trim().into()]),
            "flags" => found.options.extend(value.split_whitespace().map(String::from)),
            "verdict" => found.verdict = value.trim().into(),
            "violated" | "behind" => {
                assert!(!code.trim().is_empty(), "line {number}: the note stands beside no code");
                let properties = value.split(',').map(|p| p.split_whitespace().next().unwrap_or(""));
                let list = if key == "violated" { &mut found.violated } else { &mut found.behind };
                list.extend(properties.map(|p| (p.to_string(), number)));
            }
            "inputs" | "native" => {}
            _ => panic!("line {number}: unknown note {key:?}"),
        }
    }
    found.violated.sort();
    found.behind.sort();
    assert!(["safe", "violated"].contains(&found.verdict.as_str()), "no verdict: {:?}", found.verdict);
    assert_eq!(found.verdict == "safe", found.violated.is_empty(), "verdict and notes fit");
    found
}

/// What came out of the program, and what is wrong with that.
fn check(path: &Path) -> (Value, Vec<String>) {
    let expected = expected(&std::fs::read_to_string(path).expect("a readable program"));
    let mut command = unloop();
    command.args(["check", "--format", "json", "--jobs", "1", "--timeout", BUDGET]);
    let ran = run(command.args(&expected.options).arg(path));
    let Ok(result) = serde_json::from_slice::<Value>(&ran.stdout) else {
        return (Value::Null, vec![format!("status {:?}: {}", ran.status, ran.stderr.trim())]);
    };
    let mut wrong = vec![];
    if result["verdict"] != expected.verdict.as_str() {
        wrong.push(format!("verdict {} instead of {}", result["verdict"], expected.verdict));
    }
    let (mut violated, mut behind) = (vec![], vec![]);
    for obligation in result["obligations"].as_array().into_iter().flatten() {
        let id = &obligation["id"];
        let text = |v: &Value| v.as_str().unwrap_or_default().to_string();
        match text(&obligation["status"]).as_str() {
            "violated" => {
                let line = obligation["location"]["line"].as_u64().unwrap_or(0);
                let list = if obligation["reason"].is_null() { &mut violated } else { &mut behind };
                list.push((text(&obligation["property"]), line));
                if obligation["counterexample"]["confirmed_by"] != "interpreter" {
                    wrong.push(format!("{id} is not confirmed"));
                }
            }
            "possible" => wrong.push(format!("{id} is possible")),
            "unknown" => wrong.push(format!("{id} is unknown: {}", obligation["reason"])),
            _ => {}
        }
    }
    for (what, mut found, expected) in
        [("violated", violated, &expected.violated), ("violated behind others", behind, &expected.behind)]
    {
        found.sort();
        found.dedup();
        if found != *expected {
            wrong.push(format!("{what} are {found:?} instead of {expected:?}"));
        }
    }
    (result, wrong)
}

/// An undecided program may only be that: nothing of it is called violated.
fn is_undecided(result: &Value) -> bool {
    result["verdict"] == "unknown"
}

fn judge(path: &Path) -> Option<String> {
    let name = path.file_name().expect("a file").to_string_lossy().into_owned();
    let (result, wrong) = check(path);
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
