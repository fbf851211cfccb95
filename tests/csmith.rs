//! Random programs of csmith, which have no undefined behaviour: they run in the interpreter as they do natively, nothing in them is
//! called violated, and with a fault put in they are never called safe. `./x fuzz csmith` runs it.

mod common;

use common::{Folder, clang, difference, in_parallel, run, run_limited, setting, unloop};
use std::path::Path;
use std::process::Command;

/// Small programs with everything that C has except floats, which csmith makes too rarely to matter.
const SHAPE: &[&str] = &[
    "--max-funcs",
    "4",
    "--max-block-depth",
    "3",
    "--max-block-size",
    "3",
    "--max-expr-complexity",
    "6",
    "--max-array-dim",
    "2",
    "--max-array-len-per-dim",
    "6",
    "--unions",
    "--bitfields",
    "--pointers",
    "--arrays",
    "--no-packed-struct",
    "--no-float",
    "--no-volatiles",
];

enum Outcome {
    Same,
    /// The program takes too long, natively or in the interpreter.
    TooLong,
    Different(String),
}

fn compare(seed: u64, folder: &Folder, include: &str) -> Outcome {
    let source = folder.path().join(format!("{seed}.c"));
    let binary = folder.path().join(format!("{seed}.out"));
    let made = run(Command::new("csmith").args(SHAPE).arg("-s").arg(seed.to_string()).arg("-o").arg(&source));
    assert_eq!(made.status, Some(0), "csmith: {}", made.stderr);
    let flags = ["-w", include];
    let built = run(Command::new(clang()).arg("-O0").args(flags).arg("-o").arg(&binary).arg(&source));
    assert_eq!(built.status, Some(0), "clang: {}", built.stderr);
    let native = run_limited(5, &binary, &[]);
    if native.status == Some(124) {
        return Outcome::TooLong;
    }
    let ours = run(unloop().args(["interpret", "--steps", "20000000"]).arg(&source).arg("--").args(flags));
    if ours.status == Some(124) {
        return Outcome::TooLong;
    }
    if (native.shell_status(), &native.stdout) == (ours.shell_status(), &ours.stdout) {
        let _ = std::fs::remove_file(&source);
        let _ = std::fs::remove_file(&binary);
        return Outcome::Same;
    }
    let what = difference(&native.text(), &ours.text());
    let (a, b) = (native.shell_status(), ours.shell_status());
    Outcome::Different(format!(
        "seed {seed}: status {a} natively, {b} interpreted; {what}; {}",
        ours.stderr.trim()
    ))
}

fn include() -> String {
    let found =
        ["/usr/include/csmith", "/usr/local/include/csmith"].into_iter().find(|p| Path::new(p).is_dir());
    format!("-I{}", found.expect("csmith's headers: install libcsmith-dev"))
}

#[test]
#[ignore = "takes minutes and needs csmith; ./x fuzz csmith runs it"]
fn csmith_programs_run_as_they_do_natively() {
    let (first, count) = (setting("UNLOOP_FUZZ_SEED", 1), setting("UNLOOP_FUZZ_COUNT", 100));
    let folder = Folder::new("csmith");
    let include = include();
    let too_long = std::sync::atomic::AtomicU64::new(0);
    let bad = in_parallel(count as usize, |i| match compare(first + i as u64, &folder, &include) {
        Outcome::Same => None,
        Outcome::TooLong => {
            too_long.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            None
        }
        Outcome::Different(what) => Some(what),
    });
    let too_long = too_long.into_inner();
    println!("{count} programs from seed {first}: {} differ, {too_long} took too long", bad.len());
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert!(too_long * 2 <= count, "most programs take too long to say anything");
}

/// The verdict, and the obligations that are called violated.
fn verdict(source: &Path, include: &str) -> Option<(String, Vec<String>)> {
    let ran = run(unloop()
        .args(["check", "--format", "json", "--jobs", "1", "--unwind", "2", "--timeout", "10"])
        .args(["--property", "memory,arithmetic"])
        .arg(source)
        .args(["--", "-w", include]));
    let result: serde_json::Value = serde_json::from_slice(&ran.stdout).ok()?;
    let all = result["obligations"].as_array()?;
    let violated = all.iter().filter(|o| o["status"] == "violated").map(|o| o["id"].to_string()).collect();
    Some((result["verdict"].as_str()?.to_string(), violated))
}

/// A fault that every run comes to: an index one past the end, before anything else.
fn with_a_fault(text: &str) -> String {
    let fault = "static int fault_at = 4; char fault_room[4]; fault_room[fault_at] = 1;";
    let main = text.find("int main (").expect("csmith makes a main function");
    let body = main + text[main..].find('{').expect("a body") + 1;
    format!("{}{fault}{}", &text[..body], &text[body..])
}

fn judge(seed: u64, folder: &Folder, include: &str) -> Option<String> {
    let source = folder.path().join(format!("v{seed}.c"));
    let made = run(Command::new("csmith").args(SHAPE).arg("-s").arg(seed.to_string()).arg("-o").arg(&source));
    assert_eq!(made.status, Some(0), "csmith: {}", made.stderr);
    let text = std::fs::read_to_string(&source).expect("csmith wrote it");
    let faulty = folder.write(&format!("f{seed}.c"), with_a_fault(&text));
    match (verdict(&source, include), verdict(&faulty, include)) {
        (None, _) | (_, None) => Some(format!("seed {seed}: no result")),
        (Some((_, violated)), _) if !violated.is_empty() => {
            Some(format!("seed {seed}: {} are called violated", violated.join(", ")))
        }
        (_, Some((faulty, _))) if faulty == "safe" => Some(format!("seed {seed}: safe with a fault")),
        (Some(_), Some(_)) => None,
    }
}

#[test]
#[ignore = "takes minutes and needs csmith; ./x fuzz csmith runs it"]
fn csmith_programs_are_judged_rightly() {
    let (first, count) = (setting("UNLOOP_FUZZ_SEED", 1), setting("UNLOOP_FUZZ_COUNT", 20));
    let folder = Folder::new("csmith-check");
    let include = include();
    let bad = in_parallel(count as usize, |i| judge(first + i as u64, &folder, &include));
    println!("{count} programs from seed {first}, each also with a fault: {} judged wrongly", bad.len());
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
