//! Programs that fail are never called safe, and no marked fault is proved: programs that fail after more iterations than are unwound,
//! the corpus of tests/soundness, and the failing twins of the other corpora.

mod common;

use common::{Folder, in_parallel, run, unloop};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

const PROGRAMS: [(&str, &str); 4] = [
    ("sum.c", "int k = 0; for (int i = 0; i < n; i++) k += 100000000; return k;"),
    ("for.c", "char b[12]; for (int i = 0; i < n; i++) b[i] = 0; return 0;"),
    ("while.c", "char b[12]; int i = 0; while (i < n) { b[i] = 0; i++; } return b[0];"),
    ("assert.c", "for (int i = 0; i < n; i++) if (i == 20) reach_error(); return 0;"),
];

#[test]
fn soundness_of_loops_that_are_cut() {
    let folder = Folder::new("soundness");
    let mut wrong = vec![];
    for (name, body) in PROGRAMS {
        let head =
            "int nondet_int(void);\nvoid reach_error(void);\nint main(void) {\n  int n = nondet_int();\n  ";
        let path = folder.write(name, format!("{head}{body}\n}}\n"));
        for unwind in ["0", "8"] {
            let ran = run(unloop().args(["check", "-q", "--unwind", unwind]).arg(&path));
            if ran.status == Some(0) {
                wrong.push(format!("{name} with --unwind {unwind}: {}", ran.text().trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "failing programs are called safe:\n{}", wrong.join("\n"));
}

/// Notes of one kind in a program: what stands behind them, and the line.
fn notes<'a>(text: &'a str, kind: &str) -> Vec<(&'a str, u64)> {
    let mark = format!("//@ {kind}: ");
    let lines = text.lines().zip(1..);
    lines.filter_map(|(line, number)| Some((line.split_once(&mark)?.1.trim(), number))).collect()
}

/// What is wrong with the verdict on a failing program.
fn judge(path: &Path, options: &[&str]) -> Option<String> {
    let name = path.display();
    let text = std::fs::read_to_string(path).expect("a readable program");
    let mut command = unloop();
    command.args(["check", "--format", "json", "--jobs", "1", "--timeout", "4"]);
    if !options.contains(&"--unwind") {
        command.args(["--unwind", "3"]);
    }
    command.args(options);
    for (flags, _) in notes(&text, "flags") {
        command.args(flags.split_whitespace());
    }
    for (property, _) in notes(&text, "property") {
        command.args(["--property", property]);
    }
    let ran = run(command.arg(path));
    let Ok(result) = serde_json::from_slice::<Value>(&ran.stdout) else {
        return Some(format!("{name}: status {:?}: {}", ran.status, ran.stderr.trim()));
    };
    // Most programs fail; `//@ never: violated` marks one that does not.
    let never = notes(&text, "never").first().map_or("safe", |n| n.0);
    if result["verdict"] == never {
        return Some(format!("{name} is called {never}"));
    }
    let empty = vec![];
    let obligations = result["obligations"].as_array().unwrap_or(&empty);
    let contradicted =
        obligations.iter().find(|o| o["reason"].as_str().is_some_and(|r| r.contains("error of unloop")));
    if let Some(one) = contradicted {
        return Some(format!("{name}: {}: {}", one["id"], one["reason"]));
    }
    // Without runs, nothing is said of what comes after a certain fault.
    let marks = if options.contains(&"off") { 1 } else { usize::MAX };
    for (properties, line) in notes(&text, "violated").into_iter().take(marks) {
        for property in properties.split(',').filter_map(|p| p.split_whitespace().next()) {
            let mut here =
                obligations.iter().filter(|o| o["location"]["line"] == line && o["property"] == property);
            if here.all(|o| o["status"] == "proved" || o["status"] == "unreachable") {
                return Some(format!("{name}: the {property} fault of line {line} is proved away"));
            }
        }
    }
    None
}

fn failing(folder: &str, suffix: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(Path::new(folder)).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("a readable entry").path()).collect();
    files.retain(|p| p.to_string_lossy().ends_with(suffix));
    files.sort();
    files
}

fn is_mutant() -> bool {
    std::env::var("UNLOOP_MUTANT").is_ok_and(|m| !m.is_empty())
}

/// Of a mutant one wrong answer is enough.
fn all_right(programs: &[PathBuf], options: &[&str]) {
    let hurry = is_mutant();
    let failed = AtomicBool::new(false);
    let wrong = in_parallel(programs.len(), |i| {
        if hurry && failed.load(Ordering::Relaxed) {
            return None;
        }
        let wrong = judge(&programs[i], options);
        failed.fetch_or(wrong.is_some(), Ordering::Relaxed);
        wrong
    });
    println!("{} failing programs, {} judged wrongly", programs.len(), wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn soundness_of_marked_faults() {
    let programs = failing("tests/soundness", ".c");
    assert!(programs.len() >= 20, "the corpus is complete");
    all_right(&programs, &[]);
}

/// What runs show does not help: the proofs themselves are right.
#[test]
fn soundness_of_proofs_alone() {
    all_right(&failing("tests/soundness", ".c"), &["--replay", "off", "--unwind", "0"]);
}

#[test]
fn soundness_of_failing_twins() {
    let mut programs = failing("tests/loopfree", "-bad.c");
    programs.extend(failing("bench-suites/loops", "-bad.c").into_iter().step_by(12));
    all_right(&programs, &[]);
}

/// A third of the corpus, which the tests above have whole; mutants meet all of it.
#[test]
fn soundness_function_by_function() {
    let step = if is_mutant() { 1 } else { 3 };
    let mut programs: Vec<PathBuf> = failing("tests/soundness", ".c").into_iter().step_by(step).collect();
    programs.extend(failing("tests/loopfree", "-bad.c").into_iter().step_by(3));
    programs.extend(failing("bench-suites/strings", "-bad.c").into_iter().step_by(20));
    all_right(&programs, &["--split", "0"]);
}
