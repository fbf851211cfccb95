//! The programs of tests/interp, natively and in the interpreter: the same output, the same status.

mod common;

use common::{Folder, clang, difference, in_parallel, run, run_limited, unloop};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs that do not run as they should yet, and why. One that does must leave the list.
const KNOWN: &[(&str, &str)] = &[];

/// Single files, and folders whose files are linked.
fn programs() -> Vec<(String, Vec<PathBuf>)> {
    let root = Path::new("tests/interp");
    let mut programs = vec![];
    for path in listed(root) {
        let name = path.file_name().expect("an entry has a name").to_string_lossy().into_owned();
        if path.is_dir() {
            programs.push((name, listed(&path).into_iter().filter(|p| is_c(p)).collect()));
        } else if is_c(&path) {
            programs.push((name, vec![path]));
        }
    }
    programs
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the corpus is there");
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("a readable entry").path()).collect();
    paths.sort();
    paths
}

fn is_c(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "c")
}

/// What is different, if anything is.
fn compare(name: &str, files: &[PathBuf], folder: &Folder) -> Option<String> {
    let binary = folder.path().join(name).with_extension("out");
    let built = run(Command::new(clang()).args(["-O0", "-w", "-o"]).arg(&binary).args(files).arg("-lm"));
    if built.status != Some(0) {
        return Some(format!("{name}: clang fails: {}", built.stderr));
    }
    let native = run_limited(20, &binary, &[]);
    let ours = run(unloop().arg("interpret").args(files));
    if (native.shell_status(), &native.stdout) == (ours.shell_status(), &ours.stdout) {
        return None;
    }
    let what = difference(&native.text(), &ours.text());
    let (a, b) = (native.shell_status(), ours.shell_status());
    Some(format!("{name}: status {a} natively, {b} interpreted; {what}; {}", ours.stderr.trim()))
}

#[test]
fn programs_run_as_they_do_natively() {
    let folder = Folder::new("interp");
    let programs = programs();
    assert!(programs.len() > 80, "the corpus is complete");
    let bad = in_parallel(programs.len(), |i| {
        let (name, files) = &programs[i];
        match (compare(name, files, &folder), KNOWN.iter().find(|(known, _)| known == name)) {
            (None, Some((_, why))) => {
                Some(format!("{name}: runs as it should; take it off the list ({why})"))
            }
            (Some(_), Some(_)) => None,
            (different, None) => different,
        }
    });
    assert!(bad.is_empty(), "{} of {} programs differ:\n{}", bad.len(), programs.len(), bad.join("\n"));
}
