//! Programs that say in comments what is to be found in them (see tests/loopfree/README.md).

use super::{run, unloop};
use serde_json::Value;
use std::path::Path;

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
pub fn check(path: &Path, seconds: &str) -> (Value, Vec<String>) {
    let expected = expected(&std::fs::read_to_string(path).expect("a readable program"));
    let mut command = unloop();
    command.args(["check", "--format", "json", "--jobs", "1", "--timeout", seconds]);
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
