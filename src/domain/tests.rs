//! Candidates for the loops of small programs, against golden lists in `tests/domains`.

use super::*;
use crate::analysis::loops::LoopForest;
use crate::frontend;
use crate::ir::Program;
use crate::ir::cfg::Cfg;
use std::path::{Path, PathBuf};

/// Calls `f` for each loop of the user's functions, in the order of functions and headers, with its name.
pub fn each_loop(program: &Program, mut f: impl FnMut(&str, &LoopContext<'_>)) {
    for (func, function, body) in program.defined() {
        if function.origin == crate::ir::Origin::Model {
            continue;
        }
        let cfg = Cfg::new(body);
        let forest = LoopForest::with_cfg(program, body, &cfg).expect("reducible");
        for (id, data) in &forest.loops {
            f(&forest.name(program, func, id), &LoopContext::new(program, func, body, &cfg, data));
        }
    }
}

pub fn load(path: &Path) -> Program {
    frontend::load(&[PathBuf::from(path)], &frontend::Options::default()).unwrap_or_else(|e| panic!("{e}"))
}

fn list(program: &Program, domains: &Domains, limits: Limits) -> String {
    let mut text = String::new();
    each_loop(program, |name, context| {
        let all = domains.candidates(context, limits);
        let names = Names { program, body: context.body, params: &context.data.params };
        text += &format!("{name}: {} candidates\n", all.len());
        for c in &all {
            let kind = match c.kind {
                Kind::State => "state",
                Kind::Transition => "transition",
            };
            text += &format!("  {} {kind} {}: {}\n", c.tier, c.domain, names.formula(&c.formula));
        }
    });
    text
}

/// With UNLOOP_BLESS set, writes the lists anew.
#[test]
fn golden_lists() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/domains");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "c"));
    files.sort();
    assert!(files.len() >= 5, "five loops at least");
    let domains = Domains::shipped();
    for file in files {
        let found = list(&load(&file), &domains, Limits { max_tier: 1, cap: 600 });
        let golden = file.with_extension("candidates");
        if std::env::var_os("UNLOOP_BLESS").is_some() {
            std::fs::write(&golden, &found).unwrap();
        }
        let wanted = std::fs::read_to_string(&golden).unwrap_or_default();
        assert_eq!(found, wanted, "{}", file.display());
    }
}

#[test]
fn loops_have_a_moderate_number_of_candidates() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/domains");
    let domains = Domains::shipped();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "c") {
            continue;
        }
        let program = load(&path);
        each_loop(&program, |name, context| {
            let count = |max_tier| domains.candidates(context, Limits { max_tier, cap: 100_000 }).len();
            let (one, two, three) = (count(1), count(2), count(3));
            assert!((1..=200).contains(&one), "{name}: {one}");
            assert!(two <= 500 && three <= 1000, "{name}: {two} {three}");
        });
    }
}
