//! Summaries against runs: what is proved at the headers of loops is true each time that a run of the interpreter comes
//! there, and what a run writes in a loop lies within what its summary forgets.

mod common;
mod support;

use common::in_parallel;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use support::campaign::number;
use unloop::analysis::loops::{Loop, LoopForest};
use unloop::analysis::pointsto::{Indices, ObjectId, ObjectKind, PointsTo};
use unloop::analysis::writes::{Effects, Footprints};
use unloop::driver::{self, CheckOptions};
use unloop::frontend;
use unloop::interp::{FrameView, Machine, ObjId, ObjKind, Observer, Options, RandomInputs, UninitMode};
use unloop::ir::{BlockId, FuncId, Inst, InstId, Origin, Program};
use unloop::simulate;

const FOLDERS: [&str; 12] = [
    "tests/summary",
    "tests/interp",
    "tests/loopfree",
    "tests/soundness",
    "tests/libc",
    "bench-suites/loops",
    "bench-suites/strings",
    "bench-suites/termination",
    "bench-suites/everyday",
    "bench-suites/desk",
    "bench-suites/utilities",
    "bench-suites/field",
];

fn programs(folder: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return vec![] };
    let mut all: Vec<PathBuf> = entries
        .map(|e| e.expect("a readable entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "c"))
        .collect();
    all.sort();
    all
}

#[derive(Default, Debug)]
struct Tally {
    programs: u64,
    /// Of which nothing is known, since not all runs were encoded.
    without: u64,
    facts: u64,
    visits: u64,
    writes: u64,
    wrong: Vec<String>,
}

/// The functions that runs start in.
fn entries(program: &Program) -> Vec<FuncId> {
    let user = || program.defined().filter(|(_, f, _)| f.origin == Origin::User && f.exported);
    match user().find(|(_, f, _)| f.name == "main") {
        Some((main, _, _)) => vec![main],
        None => user().map(|(id, _, _)| id).collect(),
    }
}

fn try_program(file: &Path, seed: u64, tally: &Mutex<Tally>) {
    let options = CheckOptions {
        timeout_seconds: 20,
        jobs: 1,
        unwind: 0,
        conflicts: 20_000,
        replay: driver::Replay::Off,
        ..CheckOptions::default()
    };
    let Ok(program) = driver::load(&[file.to_path_buf()], &frontend::Options::default()) else { return };
    let Ok((known, complete)) = driver::known(&program, &options) else { return };
    let trying = simulate::Options { runs: 25, steps: 30_000, ..simulate::Options::default() };
    let trial = simulate::try_out(&program, &entries(&program), &known, &trying, 1000 * seed);
    let (writes, outside) = writes(&program, seed);
    let mut tally = tally.lock().expect("no test panics with it");
    tally.programs += 1;
    tally.without += u64::from(!complete);
    tally.facts += trial.facts;
    tally.visits += trial.visits;
    tally.writes += writes;
    let here = trial.wrong.into_iter().chain(outside);
    tally.wrong.extend(here.map(|what| format!("{}: {what}", file.display())));
}

/// A loop that a run is in.
struct Open {
    depth: usize,
    index: usize,
    /// Objects that were there when it was entered.
    older: usize,
}

struct Watched {
    func: FuncId,
    data: Loop,
    name: String,
    effects: Effects,
}

struct Writes<'a> {
    program: &'a Program,
    pts: &'a PointsTo,
    loops: &'a [Watched],
    at: BTreeMap<(FuncId, BlockId), usize>,
    open: Vec<Open>,
    /// What objects are, as far as they are known.
    kinds: Vec<(ObjKind, Option<(FuncId, InstId)>)>,
    /// The instruction that makes the next object.
    making: Option<(FuncId, InstId)>,
    count: u64,
    outside: Vec<String>,
}

impl Writes<'_> {
    fn learn(&mut self, frame: FrameView) {
        for (_, object) in frame.memory.objects().skip(self.kinds.len()) {
            self.kinds.push((object.kind, self.making));
        }
    }

    fn close(&mut self, func: FuncId, depth: usize, block: Option<BlockId>) {
        while let Some(open) = self.open.last() {
            let watched = &self.loops[open.index];
            let left = block.is_some_and(|b| !watched.data.blocks.contains(&b));
            if open.depth < depth || open.depth == depth && watched.func == func && !left {
                return;
            }
            self.open.pop();
        }
    }

    fn allows(&self, effects: &Effects, object: usize) -> bool {
        if effects.all_escaped || effects.unknown {
            return true;
        }
        let Some(&(kind, made)) = self.kinds.get(object) else { return true };
        let fits = |id: ObjectId| match (self.pts.objects()[id].kind, kind) {
            (ObjectKind::Global(a), ObjKind::Global(b)) => a == b,
            (ObjectKind::Stack { func, inst, .. }, ObjKind::Stack)
            | (ObjectKind::Heap { func, inst, .. }, ObjKind::Heap) => made == Some((func, inst)),
            (ObjectKind::Argument(_), ObjKind::Args) => true,
            _ => false,
        };
        let lives = effects.lives.iter().map(ObjectId::from_u32);
        effects.written().chain(lives).any(fits)
    }
}

impl Observer for Writes<'_> {
    fn on_edge(&mut self, func: FuncId, block: BlockId, edge: usize, frame: FrameView) {
        let body = self.program.funcs[func].body.as_ref().expect("it runs");
        let target = body.blocks[block].terminator.edges()[edge].target;
        self.close(func, frame.depth, Some(block));
        self.close(func, frame.depth, Some(target));
    }

    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        self.learn(frame);
        let Some(&index) = self.at.get(&(func, block)) else { return };
        let inside = self.open.last().is_some_and(|o| o.depth == frame.depth && o.index == index);
        if !inside {
            let older = frame.memory.objects().count();
            self.open.push(Open { depth: frame.depth, index, older });
        }
    }

    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        self.close(func, frame.depth, None);
        self.learn(frame);
        let body = self.program.funcs[func].body.as_ref().expect("it runs");
        if let Inst::Alloca { .. } | Inst::Alloc { .. } = body.insts[inst].inst {
            self.making = Some((func, inst));
        }
    }

    fn on_memory_write(&mut self, object: ObjId, _: u64, _: u64) {
        for open in &self.open {
            let index = object.as_u32() as usize;
            if index >= open.older {
                continue;
            }
            self.count += 1;
            let watched = &self.loops[open.index];
            if !self.allows(&watched.effects, index) {
                let what =
                    format!("{} writes to {:?}, which it does not forget", watched.name, self.kinds[index]);
                self.outside.push(what);
            }
        }
    }
}

/// How many writes of runs were looked at, and which were outside.
fn writes(program: &Program, seed: u64) -> (u64, Vec<String>) {
    let entries = entries(program);
    let pts = PointsTo::new(program, &entries, Indices::Any);
    let footprints = Footprints::new(program, &pts);
    let mut loops = vec![];
    for (func, _, body) in program.defined() {
        let Ok(forest) = LoopForest::new(program, body) else { continue };
        for (id, data) in &forest.loops {
            let effects = footprints.of_loop(func, data);
            loops.push(Watched { func, data: data.clone(), name: forest.name(program, func, id), effects });
        }
    }
    let at: BTreeMap<_, _> = loops.iter().enumerate().map(|(i, l)| ((l.func, l.data.header), i)).collect();
    let (mut count, mut outside) = (0, vec![]);
    let Some(&main) = entries.iter().find(|&&f| program.funcs[f].name == "main") else { return (0, vec![]) };
    for run in 0..6 {
        let observer = Writes {
            program,
            pts: &pts,
            loops: &loops,
            at: at.clone(),
            open: vec![],
            kinds: vec![],
            making: None,
            count: 0,
            outside: vec![],
        };
        let options = Options {
            max_steps: 30_000,
            uninit: UninitMode::Zero,
            havoc_unknown: true,
            max_output: 0,
            ..Options::default()
        };
        let inputs = RandomInputs::new(seed * 100 + run);
        let mut machine = Machine::with_observer(program, options, inputs, observer);
        machine.run(main, &[]);
        count += machine.observer.count;
        outside.append(&mut machine.observer.outside);
    }
    outside.sort();
    outside.dedup();
    (count, outside)
}

fn try_all(files: &[PathBuf], seed: u64) -> Tally {
    let tally = Mutex::new(Tally::default());
    in_parallel(files.len(), |i| {
        try_program(&files[i], seed, &tally);
        None
    });
    tally.into_inner().expect("no test panics with it")
}

/// Some programs of each corpus.
#[test]
fn soundness_of_invariants_in_runs() {
    let mut files = vec![];
    for (folder, count) in FOLDERS.iter().zip([3, 1, 1, 2, 1, 3, 1, 1]) {
        let all = programs(folder);
        let step = (all.len() / count).max(1);
        files.extend(all.into_iter().skip(step / 2).step_by(step).take(count));
    }
    let tally = try_all(&files, 1);
    println!(
        "{} programs ({} cut off), {} facts, {} visits, {} writes",
        tally.programs, tally.without, tally.facts, tally.visits, tally.writes
    );
    assert!(tally.wrong.is_empty(), "{:#?}", tally.wrong);
    assert!(tally.facts > 200 && tally.visits > 5_000 && tally.writes > 100, "{tally:?}");
}

/// `./x fuzz invariants`: every program, UNLOOP_FUZZ_COUNT of them if it is set.
#[test]
#[ignore = "takes long"]
fn invariants_of_all_programs_in_runs() {
    let mut files: Vec<PathBuf> = FOLDERS.iter().flat_map(|f| programs(f)).collect();
    let count = number("UNLOOP_FUZZ_COUNT", files.len() as u64) as usize;
    let seed = number("UNLOOP_FUZZ_SEED", 1);
    let step = (files.len() / count.max(1)).max(1);
    files = files.into_iter().skip(seed as usize % step).step_by(step).collect();
    let tally = try_all(&files, seed + 1);
    println!(
        "{} programs ({} cut off), {} facts, {} visits, {} writes",
        tally.programs, tally.without, tally.facts, tally.visits, tally.writes
    );
    assert!(tally.wrong.is_empty(), "{:#?}", tally.wrong);
}
