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
        let callees = context::Callees::new(program);
        let forest = LoopForest::with_cfg(program, body, &cfg).expect("reducible");
        for (id, data) in &forest.loops {
            f(&forest.name(program, func, id), &LoopContext::new(program, func, body, &cfg, data, &callees));
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

/// Formulas name header parameters and values from outside, with their types; only transitions know the next state.
fn assert_well_formed(context: &LoopContext<'_>, candidate: &Candidate) {
    let mentioned = candidate.formula.mentioned();
    for (value, ty, at) in mentioned.values {
        assert_eq!(context.body.ty(value) == crate::ir::Ty::Ptr, ty == crate::ir::Ty::Ptr, "{candidate:?}");
        let fits = match at {
            Moment::Now => context.is_header_param(value) || context.is_outside(value),
            Moment::Entry => context.is_header_param(value),
            Moment::Next => context.is_header_param(value) && candidate.kind == Kind::Transition,
        };
        assert!(fits, "{value} at {at:?} in {candidate:?}");
    }
    assert!(candidate.kind == Kind::Transition || !mentioned.memory.contains(&Moment::Next), "{candidate:?}");
}

#[test]
fn candidates_of_all_test_programs_are_well_formed() {
    let domains = Domains::shipped();
    let mut loops = 0;
    for folder in ["tests/interp", "tests/domains"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let mut files: Vec<PathBuf> = std::fs::read_dir(path).unwrap().map(|e| e.unwrap().path()).collect();
        files.retain(|p| p.extension().is_some_and(|e| e == "c"));
        files.sort();
        for file in files.iter().step_by(if folder == "tests/interp" { 3 } else { 1 }) {
            // Some are for the other data model.
            let Ok(program) = frontend::load(std::slice::from_ref(file), &frontend::Options::default())
            else {
                continue;
            };
            each_loop(&program, |_, context| {
                loops += 1;
                let all = domains.candidates(context, Limits { max_tier: 3, cap: 2000 });
                let names = Names { program: &program, body: context.body, params: &context.data.params };
                for candidate in &all {
                    assert_well_formed(context, candidate);
                    assert!(!names.formula(&candidate.formula).is_empty());
                }
            });
        }
    }
    assert!(loops > 100, "{loops}");
}

/// A domain of a project, from its file to its candidates.
#[test]
fn a_project_brings_its_own_domain() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut library = template::Library::default();
    library.add_path(&root.join("tests/templates/pass/strbuf.toml")).unwrap();
    let choice = Choice { only: vec!["strbuf".into()], without: vec![], rules: vec![] };
    let domains = Domains::new(&library, &choice).unwrap();
    let text = list(&load(&root.join("tests/domains/strbuf.c")), &domains, Limits::default());
    let wanted = "push#1: 2 candidates\n  1 state strbuf: b->len <= b->cap\n  1 state strbuf: size(b->data) == b->cap\n";
    assert_eq!(text, wanted);
}

#[test]
fn sinks_drop_what_is_known_or_plain() {
    let x = || Expr::now(crate::ir::Value::from_u32(3), false);
    let mut sink = Sink::new(1, 3);
    sink.begin("test", 1);
    sink.state(Formula::le(Expr::ZERO, x()));
    sink.state(Formula::eq(x(), x()));
    assert!(sink.is_empty());
    sink.state(Formula::And(vec![Formula::lt(x(), Expr::Const(9)), Formula::le(x(), Expr::Const(8))]));
    sink.state(Formula::Not(Box::new(Formula::lt(Expr::Const(8), x()))));
    assert_eq!(sink.len(), 1);
    sink.state_at(2, Formula::ne(x(), Expr::Const(1)));
    assert_eq!(sink.len(), 1);
    (2..6).for_each(|c| sink.state(Formula::ne(x(), Expr::Const(c))));
    assert_eq!((sink.len(), sink.overflow), (3, 2));
}

#[test]
fn terms_fold_their_constants() {
    let x = || Expr::now(crate::ir::Value::from_u32(3), true);
    let c = Expr::Const;
    assert_eq!(c(1).plus(x()).plus(c(2)), x().plus(c(3)));
    assert_eq!(x().plus(c(1)).scaled(4), x().scaled(4).plus(c(4)));
    assert_eq!(x().minus(x()), Expr::ZERO);
    assert_eq!(x().minus(c(2)).plus(c(2)), x());
    let huge = x().plus(c(i128::MAX)).plus(c(i128::MAX));
    assert!(matches!(huge, Expr::Add(..)));
}
