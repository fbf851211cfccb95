//! What the analysis settles without a solver never fails in a run: the corpora, the loop suite and random C programs.

mod common;
mod support;

use common::{Folder, in_parallel};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use support::campaign::number;
use support::cgen;
use support::cloops::{self, Spec, Style};
use unloop::analysis::pointsto::{Indices, PointsTo};
use unloop::analysis::settle::Settlement;
use unloop::frontend;
use unloop::interp::{
    At, FrameView, InputSource, ListInputs, Machine, Observer, Options, Outcome, PropertySet, RandomInputs,
    UninitMode,
};
use unloop::ir::{FuncId, InstId, Program, Property};
use unloop::term::bv::Bv;

const RUNS: u64 = 12;
const PROPERTIES: [Property; 6] =
    [Property::Deref, Property::Free, Property::Bounds, Property::Overflow, Property::Div, Property::Shift];

/// Counts the instructions that were executed and had something settled.
struct Counter<'a> {
    settled: &'a Settlement,
    seen: u64,
}

impl Observer for Counter<'_> {
    fn on_inst(&mut self, func: FuncId, inst: InstId, _: FrameView) {
        self.seen += u64::from(PROPERTIES.iter().any(|&p| self.settled.is_safe(func, inst, p)));
    }
}

/// How much was looked at.
#[derive(Default)]
struct Tally {
    executed: AtomicU64,
    faults: AtomicU64,
}

/// One run: what it found wrong.
fn run(
    program: &Program,
    settled: &Settlement,
    properties: PropertySet,
    inputs: Box<dyn InputSource>,
    tally: &Tally,
) -> Option<String> {
    let main = program.func_by_name("main")?;
    let options = Options {
        properties,
        max_steps: 200_000,
        uninit: UninitMode::FromInput,
        havoc_unknown: true,
        ..Options::default()
    };
    let mut machine = Machine::with_observer(program, options, inputs, Counter { settled, seen: 0 });
    let outcome = machine.run(main, &[]).outcome;
    tally.executed.fetch_add(machine.observer.seen, Ordering::Relaxed);
    let Outcome::Fault(fault) = outcome else { return None };
    tally.faults.fetch_add(1, Ordering::Relaxed);
    let place = fault.inner.unwrap_or(fault.place);
    let At::Inst(inst) = place.at else { return None };
    settled.is_safe(place.func, inst, fault.property).then(|| {
        let at = program.show_loc(place.loc);
        format!("{} at {at} is settled: {}", fault.property.name(), fault.message)
    })
}

/// The values of a line `//@ inputs: 1 2 3`.
fn noted(text: &str) -> Option<ListInputs> {
    let line = text.lines().find_map(|l| l.split_once("//@ inputs: "))?;
    let values = line.1.split_whitespace().filter_map(|w| w.parse::<i128>().ok());
    Some(ListInputs::new(values.map(|v| Bv::from_i128(128, v))))
}

fn judge(files: &[PathBuf], tally: &Tally) -> Option<String> {
    let name = files[0].display();
    let program = match frontend::load(files, &frontend::Options::default()) {
        Ok(program) => program,
        Err(error) => return Some(format!("{name}: {error}")),
    };
    let main = program.func_by_name("main")?;
    let settled = Settlement::new(&program, &PointsTo::new(&program, &[main], Indices::Checked));
    let text = std::fs::read_to_string(&files[0]).unwrap_or_default();
    let memory: PropertySet = [Property::Deref, Property::Free].into_iter().collect();
    for properties in [PROPERTIES.into_iter().collect(), memory] {
        let listed = noted(&text).map(|inputs| Box::new(inputs) as Box<dyn InputSource>);
        let random = (1..=RUNS).map(|seed| Box::new(RandomInputs::new(seed)) as Box<dyn InputSource>);
        for inputs in listed.into_iter().chain(random) {
            if let Some(wrong) = run(&program, &settled, properties, inputs, tally) {
                return Some(format!("{name}: {wrong}"));
            }
        }
    }
    None
}

fn c_files(folder: &str) -> Vec<Vec<PathBuf>> {
    let entries = std::fs::read_dir(Path::new(folder)).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("a readable entry").path()).collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "c"));
    files.sort();
    files.into_iter().map(|f| vec![f]).collect()
}

fn hold(programs: &[Vec<PathBuf>], name: &str) -> Tally {
    let tally = Tally::default();
    let wrong = in_parallel(programs.len(), |i| judge(&programs[i], &tally));
    println!(
        "{name}: {} programs, {} settled instructions executed, {} runs with a fault",
        programs.len(),
        tally.executed.load(Ordering::Relaxed),
        tally.faults.load(Ordering::Relaxed)
    );
    assert!(wrong.is_empty(), "settled, but fails:\n{}", wrong.join("\n"));
    tally
}

#[test]
fn soundness_of_what_is_settled_in_the_corpora() {
    let mut programs = c_files("tests/loopfree");
    programs.retain(|p| p[0].to_string_lossy().ends_with("-bad.c"));
    programs.extend(c_files("tests/soundness"));
    programs.extend(c_files("tests/interp").into_iter().step_by(9));
    programs.extend(c_files("bench-suites/loops").into_iter().step_by(15));
    let tally = hold(&programs, "corpora");
    assert!(tally.executed.into_inner() > 100_000 && tally.faults.into_inner() > 400);
}

#[test]
fn soundness_of_what_is_settled_in_random_programs() {
    let folder = Folder::new("settled");
    let first = number("UNLOOP_FUZZ_SEED", 1);
    let count = number("UNLOOP_FUZZ_COUNT", 80);
    let text = |seed: u64| match seed % 2 {
        0 => cgen::program(seed, 0).text(),
        _ => cloops::program(&Spec::new(seed), Style::default(), 0).text(),
    };
    let programs: Vec<Vec<PathBuf>> =
        (first..first + count).map(|seed| vec![folder.write(&format!("p{seed}.c"), text(seed))]).collect();
    let tally = hold(&programs, "random programs");
    assert!(tally.executed.into_inner() > 20 * count && tally.faults.into_inner() > count / 4);
}
