//! The loop-free program: it is LLVM IR without loops, and it contains the runs of the program.

mod common;
mod support;

use common::{Folder, clang, run, unloop};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use support::campaign::number;
use support::follow::{Followed, follow};
use unloop::driver::{self, CheckOptions};
use unloop::interp::{ListInputs, RandomInputs};
use unloop::ir::verify;
use unloop::summarize::llvm;

/// LLVM's optimizer, for its verifier: `UNLOOP_OPT`, else opt-19.
fn opt() -> String {
    std::env::var("UNLOOP_OPT").unwrap_or_else(|_| "opt-19".to_string())
}

fn programs(folder: &str) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder of programs")
        .map(|e| e.expect("a readable entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "c"))
        .collect();
    all.sort();
    all
}

/// The options of the proofs: what takes long is left out.
fn options() -> CheckOptions {
    CheckOptions { timeout_seconds: 20, jobs: 1, unwind: 0, ..CheckOptions::default() }
}

fn is_llvm_without_loops(text: &str, folder: &Folder) {
    let file = folder.write("out.ll", text);
    let verified = run(Command::new(opt()).args(["-passes=verify", "-disable-output"]).arg(&file));
    assert_eq!(verified.status, Some(0), "{}", verified.stderr);
    let loops = run(Command::new(opt()).args(["-passes=print<loops>", "-disable-output"]).arg(&file));
    let found: Vec<&str> = loops.stderr.lines().filter(|l| !l.starts_with("Loop info for")).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// Runs the text natively on these inputs: status and output.
fn natively(text: &str, inputs: &[u8], folder: &Folder) -> (Option<i32>, Vec<u8>) {
    let ir = folder.write("out.ll", text);
    let runtime = folder.write("runtime.c", llvm::RUNTIME);
    let inputs = folder.write("inputs", inputs);
    let program = folder.path().join("program");
    let built = run(Command::new(clang())
        .args(["-w", "-O0"])
        .arg(&ir)
        .arg(&runtime)
        .arg("-o")
        .arg(&program)
        .arg("-lm"));
    assert_eq!(built.status, Some(0), "{}", built.stderr);
    let mut command = Command::new("timeout");
    let ran = run(command.arg("10").arg(&program).env("UNLOOP_INPUTS", inputs).stdin(Stdio::null()));
    assert!(ran.stderr.is_empty(), "{}: {}", folder.path().display(), ran.stderr);
    (ran.status, ran.stdout)
}

/// What became of the runs of one program.
#[derive(Default, Debug)]
struct Tally {
    same: u32,
    visits: u32,
    native: u32,
    not: Vec<String>,
}

fn try_program(file: &Path, runs: u64, tally: &mut Tally) {
    let options = options();
    let program = driver::load(&[file.to_path_buf()], &options.frontend).expect("a program");
    let summary = driver::loop_free(&[file.to_path_buf()], &options).expect("a summary");
    verify::loop_free(&summary.program).expect("no edge leads back");
    let text = llvm::write(&summary);
    let folder = Folder::new(&format!("summary-{}", file.file_stem().expect("a name").to_string_lossy()));
    is_llvm_without_loops(&text, &folder);
    let mut native_runs = 0;
    for seed in 0..runs {
        let followed = match seed {
            0 => follow(&program, &summary, ListInputs::default(), 30_000),
            _ => follow(&program, &summary, RandomInputs::new(seed), 30_000),
        };
        match followed {
            Followed::Same { native, output, status, visits } => {
                tally.same += 1;
                tally.visits += visits;
                if let (Some(inputs), Some(status), true) = (native, status, native_runs < 2) {
                    let ran = natively(&text, &inputs, &folder);
                    assert_eq!(ran, (Some(status & 255), output), "{} natively, seed {seed}", file.display());
                    native_runs += 1;
                    tally.native += 1;
                }
            }
            Followed::Not(why) => tally.not.push(format!("{}: {why}", file.display())),
            Followed::Differs(why) => panic!("{}, seed {seed}: {why}", file.display()),
        }
    }
}

#[test]
fn a_summary_contains_the_runs_of_its_program() {
    let mut tally = Tally::default();
    for file in programs("tests/summary") {
        try_program(&file, 12, &mut tally);
    }
    println!("{tally:?}");
    assert!(tally.same >= 60 && tally.native >= 8, "{tally:?}");
    assert!(tally.visits >= 4 * tally.same, "{tally:?}");
}

/// `./x fuzz summaries`: programs of the other corpora; the number is UNLOOP_FUZZ_COUNT.
#[test]
#[ignore = "takes long"]
fn summaries_of_the_corpora_contain_the_runs() {
    let count = number("UNLOOP_FUZZ_COUNT", 20) as usize;
    let seed = number("UNLOOP_FUZZ_SEED", 1) as usize;
    let mut all = programs("tests/interp");
    let suites = ["loops", "strings", "everyday", "desk", "utilities", "field", "termination"];
    all.extend(["tests/loopfree", "tests/soundness"].into_iter().flat_map(programs));
    all.extend(suites.iter().flat_map(|suite| programs(&format!("bench-suites/{suite}"))));
    let mut tally = Tally::default();
    let step = (all.len() / count.max(1)).max(1);
    for file in all.iter().skip(seed % step).step_by(step) {
        try_program(file, 6, &mut tally);
        println!("{}: {} runs contained, {} not followed", file.display(), tally.same, tally.not.len());
    }
    tally.not.sort();
    tally.not.dedup();
    println!("{tally:#?}");
    assert!(tally.same > 0, "{tally:?}");
}

#[test]
fn the_command_writes_the_text_and_the_runtime() {
    let folder = Folder::new("summary-command");
    let file =
        folder.write("a.c", "int main(void) { int n = 0; for (int i = 0; i < 9; i++) n += i; return n; }\n");
    let (out, runtime) = (folder.path().join("a.ll"), folder.path().join("runtime.c"));
    let ran = run(unloop().arg("summarize").arg(&file).arg("-o").arg(&out).arg("--runtime").arg(&runtime));
    assert_eq!(ran.status, Some(0), "{}", ran.stderr);
    assert!(ran.text().contains("1 loops cut open"), "{}", ran.text());
    let text = std::fs::read_to_string(&out).expect("it was written");
    assert!(text.contains("@__VERIFIER_assume") && text.contains("; 0 overflow "), "{text}");
    is_llvm_without_loops(&text, &folder);
    assert_eq!(std::fs::read_to_string(&runtime).expect("it was written"), llvm::RUNTIME);
    let own = run(unloop().arg("summarize").arg(&file).args(["--emit", "ir"]));
    assert!(own.text().contains("assume"), "{}", own.text());
    let wrong = run(unloop().arg("summarize").arg("/nowhere/x.c").arg("-o").arg(&out));
    assert_eq!((wrong.status, wrong.stdout.len()), (Some(2), 0), "{}", wrong.stderr);
}
