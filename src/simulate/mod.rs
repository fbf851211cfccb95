//! Candidates for all loops of a program, tried out on concrete runs before anyone asks a solver.
//!
//! The interpreter runs each entry on a few made-up inputs, twice. The first time it writes down what the variables of each
//! loop are at its header; domains may read that. The second time it evaluates the candidates there, and one that is
//! false in a run is gone. Runs are real ones, from the entry: what they refute holds in no proof.

mod eval;
pub mod inputs;
mod prune;
mod watch;

use crate::analysis::loops::{Loop, LoopForest, LoopId};
use crate::domain::context::{Callees, Samples};
use crate::domain::{Candidate, Domains, Kind, Limits, LoopContext};
use crate::interp::{self, Machine, PropertySet, UninitMode};
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, FuncId, Program, Property};
use crate::sat::Interrupt;
use inputs::Inputs;
use std::collections::BTreeMap;
use watch::{Collector, Judge, Watched, Watcher};

/// How much is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Runs of each entry; 0 is no simulation.
    pub runs: u64,
    /// Steps of one run.
    pub steps: u64,
    pub interrupt: Interrupt,
}

impl Default for Options {
    fn default() -> Options {
        Options { runs: 40, steps: 40_000, interrupt: Interrupt::new() }
    }
}

/// What the domains say about one loop.
#[derive(Clone, Debug, Default)]
pub struct Proposed {
    /// Those that no run refutes.
    pub candidates: Vec<Candidate>,
    /// Those that a run refutes, with the values that do.
    pub away: Vec<(Candidate, String)>,
}

/// What the domains say about the loops of a program.
#[derive(Clone, Debug, Default)]
pub struct Proposals {
    loops: BTreeMap<(FuncId, BlockId), Proposed>,
}

impl Proposals {
    pub fn new(
        program: &Program,
        entries: &[FuncId],
        domains: &Domains,
        limits: Limits,
        options: &Options,
    ) -> Proposals {
        let places = places(program);
        let callees = Callees::new(program);
        let mut contexts: Vec<LoopContext<'_>> = places
            .iter()
            .map(|p| LoopContext::new(program, p.func, p.body, &p.cfg, p.data(), &callees))
            .collect();
        let watched: Vec<Watched> = contexts.iter().map(Watched::new).collect();
        let runner = Runner { program, entries, options };
        if options.runs > 0 {
            let samples = runner.run_all(Collector::new(program, &watched)).samples();
            contexts.iter_mut().zip(samples).for_each(|(c, s): (_, Samples)| c.samples = s);
        }
        let all: Vec<Vec<Candidate>> = contexts.iter().map(|c| domains.candidates(c, limits)).collect();
        let mut reasons: Vec<Vec<Option<String>>> = all.iter().map(|c| vec![None; c.len()]).collect();
        if options.runs > 0 {
            let judge = runner.run_all(Judge::new(program, &watched, &all));
            reasons = judge.verdicts(&contexts);
        }
        let mut loops = BTreeMap::new();
        for ((context, candidates), reasons) in contexts.iter().zip(all).zip(reasons) {
            let mut proposed = Proposed::default();
            for (candidate, reason) in candidates.into_iter().zip(reasons) {
                match reason {
                    Some(values) if candidate.kind == Kind::State => proposed.away.push((candidate, values)),
                    _ => proposed.candidates.push(candidate),
                }
            }
            prune::keep_tightest(&mut proposed.candidates);
            loops.insert((context.func, context.data.header), proposed);
        }
        Proposals { loops }
    }

    /// Is there any candidate of that tier for the states of a loop?
    pub fn has_tier(&self, tier: u32) -> bool {
        let mut all = self.loops.values().flat_map(|p| &p.candidates);
        all.any(|c| c.kind == Kind::State && c.tier == tier)
    }

    pub fn of(&self, func: FuncId, header: BlockId) -> Option<&Proposed> {
        self.loops.get(&(func, header))
    }
}

/// A loop of some function.
struct Place<'p> {
    func: FuncId,
    body: &'p Body,
    cfg: std::rc::Rc<Cfg>,
    forest: std::rc::Rc<LoopForest>,
    id: LoopId,
}

impl Place<'_> {
    fn data(&self) -> &Loop {
        &self.forest.loops[self.id]
    }
}

fn places(program: &Program) -> Vec<Place<'_>> {
    let mut all = vec![];
    for (func, _, body) in program.defined() {
        let cfg = std::rc::Rc::new(Cfg::new(body));
        let Ok(forest) = LoopForest::with_cfg(program, body, &cfg) else { continue };
        let forest = std::rc::Rc::new(forest);
        for id in forest.loops.keys() {
            all.push(Place { func, body, cfg: cfg.clone(), forest: forest.clone(), id });
        }
    }
    all
}

struct Runner<'r> {
    program: &'r Program,
    entries: &'r [FuncId],
    options: &'r Options,
}

impl Runner<'_> {
    /// The same runs each time.
    fn run_all<O: Watcher>(&self, mut observer: O) -> O {
        let constants = inputs::constants(self.program);
        // Many entries share the work.
        let runs = (self.options.runs * 4 / self.entries.len().max(4) as u64).max(3).min(self.options.runs);
        for &entry in self.entries {
            for seed in 0..runs {
                if self.options.interrupt.is_triggered() {
                    return observer;
                }
                observer.begin_run();
                self.run(entry, Inputs::new(seed, &constants), &mut observer);
            }
        }
        observer
    }

    fn run<O: Watcher>(&self, entry: FuncId, mut inputs: Inputs, observer: &mut O) {
        let stops = [Property::Assert, Property::Deref, Property::Free, Property::Unreachable];
        let options = interp::Options {
            properties: stops.into_iter().collect::<PropertySet>(),
            max_steps: self.options.steps,
            max_memory: 1 << 26,
            max_output: 0,
            uninit: UninitMode::FromInput,
            havoc_unknown: true,
            argv: inputs.command_line(),
            ..interp::Options::default()
        };
        let is_main = self.program.funcs[entry].name == "main";
        let mut arguments = inputs.split();
        let mut machine = Machine::with_observer(self.program, options, inputs, observer);
        if is_main {
            machine.run(entry, &[]);
            return;
        }
        if machine.prepare().is_ok()
            && let Some(args) = arguments.arguments(self.program, entry, machine.memory_mut())
        {
            machine.run_function(entry, &args);
        }
    }
}
