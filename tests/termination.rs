//! The termination suite: each marked loop or recursive function is decided rightly or not at all. A wrong answer fails the
//! test; what is not decided is only printed.
//!
//! A sample runs in the tests; `UNLOOP_STEP=1` runs everything (`./x bench termination`).

mod common;

use common::{Folder, in_parallel, run, unloop};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Line and the right answer.
fn marks(text: &str) -> Vec<(u64, String)> {
    let mut all = vec![];
    for (line, number) in text.lines().zip(1..) {
        if let Some((_, word)) = line.split_once("//@ ") {
            all.push((number, word.trim().to_string()));
        }
    }
    all
}

fn check(path: &Path, more: &[&str]) -> Value {
    let mut command = unloop();
    command.args([
        "check",
        "--property",
        "termination",
        "--format",
        "json",
        "--jobs",
        "1",
        "--timeout",
        "120",
    ]);
    let ran = run(command.arg(path).args(more));
    serde_json::from_slice(&ran.stdout)
        .unwrap_or_else(|_| panic!("{}: status {:?}: {}", path.display(), ran.status, ran.stderr.trim()))
}

/// What was said about the loop or the function on a line.
fn answer(result: &Value, line: u64) -> Option<String> {
    let empty = vec![];
    let at = |v: &&Value| v["location"]["line"] == line;
    let loops = result["loops"].as_array().unwrap_or(&empty).iter().filter(at);
    let said: Vec<&str> = loops.filter_map(|l| l["termination"].as_str()).collect();
    if let Some(word) = said.first() {
        return Some(word.to_string());
    }
    let functions = result["obligations"].as_array().unwrap_or(&empty).iter().filter(at);
    let status = functions.filter(|o| o["property"] == "termination").find_map(|o| o["status"].as_str())?;
    Some(match status {
        "proved" | "unreachable" => "terminating".into(),
        "violated" => "nonterminating".into(),
        _ => "unknown".into(),
    })
}

/// Is there a loop on the line that stands in another one, or has another one in it?
fn is_in_nest(result: &Value, line: u64) -> bool {
    let empty = vec![];
    let loops = result["loops"].as_array().unwrap_or(&empty);
    let depth = |l: &Value| l["depth"].as_u64().unwrap_or(1);
    let place = |l: &Value| (l["location"]["line"].as_u64(), l["location"]["column"].as_u64());
    loops.iter().filter(|l| l["location"]["line"] == line).any(|one| {
        let same = loops.iter().filter(|l| l["location"]["function"] == one["location"]["function"]);
        let next = same.filter(|l| place(l) > place(one)).min_by_key(|l| place(l));
        depth(one) > 1 || next.is_some_and(|n| depth(n) > depth(one))
    })
}

fn suite() -> Vec<PathBuf> {
    let mut all = vec![];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("bench-suites/termination");
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the suite is there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "c") {
                all.push(path);
            }
        }
    }
    all.sort();
    all
}

#[test]
fn soundness_of_the_termination_suite() {
    let step: usize = std::env::var("UNLOOP_STEP").ok().and_then(|s| s.parse().ok()).unwrap_or(12);
    let files: Vec<PathBuf> = suite().into_iter().step_by(step).collect();
    let found: Mutex<Vec<(String, u64, String, String)>> = Mutex::new(vec![]);
    let nested = AtomicUsize::new(0);
    in_parallel(files.len(), |i| {
        let result = check(&files[i], &[]);
        let text = std::fs::read_to_string(&files[i]).expect("a readable program");
        let name = files[i].file_name().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        for (line, right) in marks(&text) {
            let said = answer(&result, line).unwrap_or_else(|| "nothing".into());
            nested.fetch_add(usize::from(is_in_nest(&result, line)), Relaxed);
            found.lock().expect("no thread panics").push((name.clone(), line, right, said));
        }
        None
    });
    let mut all = found.into_inner().expect("no thread panics");
    all.sort();
    let decided = |said: &str| said == "terminating" || said == "nonterminating";
    let wrong: Vec<_> = all.iter().filter(|(_, _, right, said)| decided(said) && said != right).collect();
    let open: Vec<_> = all.iter().filter(|(_, _, _, said)| !decided(said)).collect();
    for (name, line, right, said) in &open {
        println!("not decided: {name}:{line}, which is {right}: {said}");
    }
    let share = 100.0 * (all.len() - open.len()) as f64 / all.len().max(1) as f64;
    let nested = nested.into_inner();
    println!("loops {}, {nested} of them in nests", all.len());
    println!("decided {} ({share:.1}%), wrong {}", all.len() - open.len(), wrong.len());
    assert!(wrong.is_empty(), "wrong answers: {wrong:#?}");
}

/// Claims of a domain are not believed: whatever is said to fall, no endless loop is called terminating.
#[test]
fn soundness_under_hostile_ranks() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let domain = root.join("tests/termination/hostile.toml");
    let domain = domain.to_string_lossy();
    for name in ["wait.c", "float.c"] {
        let path = root.join("bench-suites/termination").join(name);
        let text = std::fs::read_to_string(&path).expect("a readable program");
        for more in [vec!["--domain-path", &domain], vec!["--domain-path", &domain, "--domains", "hostile"]] {
            let result = check(&path, &more);
            for (line, right) in marks(&text).into_iter().filter(|(_, right)| right == "nonterminating") {
                let said = answer(&result, line);
                assert_ne!(said.as_deref(), Some("terminating"), "{name}:{line} is {right}, with {more:?}");
            }
        }
    }
}

/// A loop whose overrun is a fault does not end for a better reason: that is unknown, and the condition is named.
#[test]
fn soundness_of_loops_that_run_over_their_buffer() {
    let folder = Folder::new("termination-over");
    let path = folder.path().join("over.c");
    let text = "int main(void) {\n  char b[8];\n  for (int i = 0; i < 8; i++)\n    b[i] = 1;\n  char *p = b;\n  \
                while (*p)\n    p++;\n  return 0;\n}\n";
    std::fs::write(&path, text).expect("a file");
    let result = check(&path, &[]);
    assert_eq!(answer(&result, 3).as_deref(), Some("terminating"));
    assert_eq!(answer(&result, 6).as_deref(), Some("unknown"));
    let assumed =
        result["approximations"].as_array().expect("a list").iter().filter(|a| a["kind"] == "assumed");
    assert!(assumed.count() > 0, "{result}");
}

/// Recursion that ends, and recursion that comes back to the same call.
#[test]
fn recursion_is_judged() {
    let folder = Folder::new("termination-calls");
    let path = folder.path().join("calls.c");
    let text = "static int down(int n) { return n <= 0 ? 0 : down(n - 1); }\n\
                static int same(int n) { return n == 7 ? same(n) : 0; }\n\
                int first(int n) { return down(n); }\nint second(void) { return same(7); }\n";
    std::fs::write(&path, text).expect("a file");
    let result = check(&path, &[]);
    assert_eq!(answer(&result, 1).as_deref(), Some("terminating"));
    assert_eq!(answer(&result, 2).as_deref(), Some("nonterminating"));
}

/// Deeper than any call that is followed, a loop does not end for some inputs.
#[test]
fn soundness_of_loops_in_deep_calls() {
    let folder = Folder::new("termination-deep");
    let path = folder.path().join("deep.c");
    let text = "extern int nondet_int(void);\nstatic int total, table[8];\nstatic void down(int depth, int n) {\n  \
                if (depth == 60)\n    while (n % 1000003 == 271828)\n      total ^= 1;\n  \
                if (depth < 100)\n    down(depth + 1, n);\n}\nint main(void) {\n  int n = nondet_int();\n  \
                down(0, n);\n  table[n & 15] = total;\n  return 0;\n}\n";
    std::fs::write(&path, text).expect("a file");
    let result = check(&path, &[]);
    assert_ne!(answer(&result, 5).as_deref(), Some("terminating"));
}

/// Loops that have an argument of their own need nothing of the program before them: neither its floats nor its strings.
#[test]
fn loops_are_looked_at_by_themselves() {
    let folder = Folder::new("termination-alone");
    let path = folder.path().join("alone.c");
    let text = "#include <stdio.h>\n#include <string.h>\n#include <unistd.h>\n\
                static char bar[80], line[100];\nint main(int argc, char **argv) {\n  int c, n = 0;\n  \
                while ((c = getopt(argc, argv, \"ab\")) != -1)\n    n += c;\n  float f = argc / 3.0f;\n  \
                int l = n * f;\n  for (int i = 0; i < l; i++)\n    bar[i] = '*';\n  \
                if (!fgets(line, sizeof line, stdin))\n    return 1;\n  char *p;\n  \
                while ((p = strchr(line, 'x')))\n    *p = 0;\n  return 0;\n}\n";
    std::fs::write(&path, text).expect("a file");
    let result = check(&path, &[]);
    for line in [7, 11, 16] {
        assert_eq!(answer(&result, line).as_deref(), Some("terminating"), "line {line}");
    }
}

/// Where a fault is possible, arguments rest on those invariants that hold all the same, and on no others.
#[test]
fn soundness_of_invariants_beside_faults() {
    let folder = Folder::new("termination-beside");
    let path = folder.path().join("beside.c");
    let text = "extern int nondet_int(void);\nint a[64];\nint main(void) {\n  int s = 0, n = nondet_int();\n  \
                for (int k = 32; k > 0; k >>= 1)\n    for (int j = 0; j < 64; j += 2 * k)\n      \
                s += a[j + k + n];\n  int limit = nondet_int();\n  if (limit < 0)\n    return 0;\n  \
                for (int i = 0; i <= limit; i++)\n    s += a[i];\n  return s;\n}\n";
    std::fs::write(&path, text).expect("a file");
    let result = check(&path, &[]);
    assert_eq!(answer(&result, 5).as_deref(), Some("terminating"));
    assert_eq!(answer(&result, 6).as_deref(), Some("terminating"));
    // It is the read beyond the array that ends it.
    assert_ne!(answer(&result, 11).as_deref(), Some("terminating"));
}
