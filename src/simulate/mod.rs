//! Candidates for all loops of a program, tried out on concrete runs before anyone asks a solver.
//!
//! The interpreter runs each entry on a few made-up inputs, twice. The first time it writes down what the variables of each
//! loop are at its header; domains may read that. The second time it evaluates the candidates there, and one that is
//! false in a run is gone. Runs are real ones, from the entry: what they refute holds in no proof.

mod eval;
mod evidence;
mod explore;
mod extremes;
pub mod inputs;
mod prune;
pub mod text;
mod watch;

use crate::analysis::callgraph::recursive_by_name;
use crate::analysis::loops::{Exit, Loop, LoopForest};
use crate::domain::context::{Callees, Relevant, Samples};
use crate::domain::{ASSUMED, Candidate, Domains, Formula, Kind, Limits, LoopContext, Names, TRIED};
use crate::interp::{self, Fault, Machine, Observer, Outcome, PropertySet, RandomInputs, UninitMode};
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, FuncId, Inst, Program, Property, Terminator, Value, ValueDef};
use crate::property::relevance::Relevance;
use crate::sat::Interrupt;
use crate::term::bv::Bv;
pub use evidence::Evidence;
use explore::{Explorer, Known};
use inputs::{Inputs, Recipe};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use text::Vocabulary;
use watch::{Collector, Ends, Judge, Watched, Watcher};

/// How much is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Runs of each entry; 0 is no simulation.
    pub runs: u64,
    /// Steps of one run, and of all.
    pub steps: u64,
    pub all_steps: u64,
    /// Runs of each entry that may take ten times as many.
    pub long_runs: u64,
    /// Steps of the run that shows how loops end which count far.
    pub far_steps: u64,
    /// Runs in vain after which no more are made.
    pub patience: u64,
    /// Faults that end a run.
    pub stops: Vec<Property>,
    pub interrupt: Interrupt,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            runs: 1_200,
            steps: 40_000,
            all_steps: 5_000_000,
            long_runs: 5,
            far_steps: 40_000_000,
            patience: 120,
            stops: vec![Property::Assert, Property::Deref, Property::Free, Property::Unreachable],
            interrupt: Interrupt::new(),
        }
    }
}

/// What runs say of candidates: the values that refute them, if any.
type Judged = FxHashMap<Candidate, Option<String>>;

/// What the domains say about one loop.
#[derive(Clone, Debug, Default)]
pub struct Proposed {
    /// Those that no run refutes.
    pub candidates: Vec<Candidate>,
    /// Those that a run refutes, with the values that do.
    pub away: Vec<(Candidate, String)>,
    /// Iterations that some run has made at a time; None: no run came there.
    pub longest: Option<u32>,
}

/// What the domains say about the loops of a program.
#[derive(Clone, Debug, Default)]
pub struct Proposals {
    loops: BTreeMap<(FuncId, BlockId), Proposed>,
    evidence: Evidence,
}

impl Proposals {
    pub fn new(
        program: &Program,
        entries: &[FuncId],
        domains: &Domains,
        limits: Limits,
        relevance: &Relevance<'_>,
        apart: &BTreeSet<FuncId>,
        options: &Options,
    ) -> Proposals {
        let places = places(program, apart);
        let callees = Callees::new(program);
        let mut contexts: Vec<LoopContext<'_>> = places
            .iter()
            .map(|p| LoopContext::new(program, p.func, p.body, &p.cfg, &p.data, &callees))
            .collect();
        contexts.iter_mut().for_each(|c| c.keep_relevant(relevance));
        let watched: Vec<Watched> = contexts.iter().map(Watched::new).collect();
        let mut runner = Runner::new(program, entries, options);
        runner.goes_far = places.iter().any(Place::counts_far);
        let mut plans = vec![];
        let mut longest = vec![None; contexts.len()];
        let mut evidence = Evidence::default();
        if options.runs > 0 {
            let (collector, made) = runner.explore(Collector::new(program, &watched), &mut evidence);
            longest = collector.longest();
            let samples = collector.samples();
            plans = made;
            contexts.iter_mut().zip(samples).for_each(|(c, s): (_, Samples)| c.samples = s);
        }
        let relevant = |c: &LoopContext<'_>| {
            let judge = Relevant { relevance, func: c.func };
            let told = |c: &Candidate| [ASSUMED, TRIED].contains(&c.domain.as_str());
            let all = domains.candidates(c, limits).into_iter();
            all.filter(|c| told(c) || judge.formula(&c.formula)).collect()
        };
        let mut all: Vec<Vec<Candidate>> = contexts.iter().map(relevant).collect();
        let mut reasons: Vec<Vec<Option<String>>> = all.iter().map(|c| vec![None; c.len()]).collect();
        if options.runs > 0 {
            // Few rows of each run are samples. Where the others show something new, the domains look again.
            let mut judge = runner.repeat(&plans, Judge::new(program, &watched, &all));
            let surprises = judge.surprises();
            reasons = judge.verdicts(&contexts);
            if surprises.iter().any(|rows| !rows.is_empty()) {
                contexts.iter_mut().zip(surprises).for_each(|(c, rows)| c.samples.rows.extend(rows));
                let judged: Vec<Judged> =
                    all.into_iter().zip(reasons).map(|(c, r)| c.into_iter().zip(r).collect()).collect();
                all = contexts.iter().map(relevant).collect();
                // The same runs would say the same of what is no news.
                let of = |(c, known): (&Vec<Candidate>, &Judged)| -> Vec<Candidate> {
                    c.iter().filter(|c| !known.contains_key(c)).cloned().collect()
                };
                let new: Vec<Vec<Candidate>> = all.iter().zip(&judged).map(of).collect();
                let judge = runner.repeat(&plans, Judge::new(program, &watched, &new));
                let verdicts = judge.verdicts(&contexts);
                reasons = vec![];
                for ((candidates, mut known), (new, verdicts)) in
                    all.iter().zip(judged).zip(new.into_iter().zip(verdicts))
                {
                    known.extend(new.into_iter().zip(verdicts));
                    reasons.push(candidates.iter().map(|c| known.get(c).cloned().flatten()).collect());
                }
            }
        }
        let mut loops = BTreeMap::new();
        for (((context, candidates), reasons), longest) in contexts.iter().zip(all).zip(reasons).zip(longest)
        {
            let mut proposed = Proposed { longest, ..Proposed::default() };
            for (candidate, reason) in candidates.into_iter().zip(reasons) {
                match reason {
                    Some(values) if candidate.kind == Kind::State && candidate.domain != ASSUMED => {
                        proposed.away.push((candidate, values))
                    }
                    _ => proposed.candidates.push(candidate),
                }
            }
            prune::keep_ends(&mut proposed.candidates);
            loops.insert((context.func, context.data.header), proposed);
        }
        Proposals { loops, evidence }
    }

    /// Is there any candidate of that tier for the states of a loop?
    pub fn has_tier(&self, tier: u32) -> bool {
        let mut all = self.loops.values().flat_map(|p| &p.candidates);
        all.any(|c| c.kind == Kind::State && c.tier == tier)
    }

    /// How many candidates the runs refuted.
    pub fn simulated_away(&self) -> u64 {
        self.loops.values().map(|p| p.away.len() as u64).sum()
    }

    /// What the runs from `main` have shown.
    pub fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    pub fn of(&self, func: FuncId, header: BlockId) -> Option<&Proposed> {
        self.loops.get(&(func, header))
    }
}

/// What runs say of facts that are taken to hold at headers.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// How often a header was reached.
    pub visits: u64,
    /// Facts that were evaluated somewhere.
    pub facts: u64,
    /// Those that a run shows wrong: the loop, the fact, the values.
    pub wrong: Vec<String>,
}

/// Evaluates facts each time that runs come to their header. `seed` chooses other runs than those that candidates were
/// tried on.
pub fn try_out(
    program: &Program,
    entries: &[FuncId],
    known: &BTreeMap<(FuncId, BlockId), Vec<Formula>>,
    options: &Options,
    seed: u64,
) -> Trial {
    let places = places(program, &BTreeSet::new());
    let callees = Callees::new(program);
    let contexts: Vec<LoopContext<'_>> =
        places.iter().map(|p| LoopContext::new(program, p.func, p.body, &p.cfg, &p.data, &callees)).collect();
    let watched: Vec<Watched> = contexts.iter().map(Watched::new).collect();
    let as_candidate = |formula: &Formula| Candidate {
        formula: formula.clone(),
        kind: Kind::State,
        domain: String::new(),
        tier: 1,
        order: None,
    };
    let facts: Vec<Vec<Candidate>> = contexts
        .iter()
        .map(|c| known.get(&(c.func, c.data.header)).into_iter().flatten().map(as_candidate).collect())
        .collect();
    let runner = Runner::new(program, entries, options);
    let plans: Vec<Plan> = entries
        .iter()
        .flat_map(|&entry| {
            let recipe = |n| Recipe { seed: seed + n, prefix: vec![] };
            (0..options.runs).map(move |n| Plan {
                entry,
                recipe: recipe(n),
                steps: options.steps,
                ends: vec![],
            })
        })
        .collect();
    let judge = runner.repeat(&plans, Judge::new(program, &watched, &facts).thorough());
    let visits = judge.visits();
    let mut wrong = vec![];
    for ((place, facts), verdicts) in places.iter().zip(&facts).zip(judge.verdicts(&contexts)) {
        let names = Names { program, body: place.body, params: &place.data.params };
        for (fact, verdict) in facts.iter().zip(verdicts) {
            if let Some(values) = verdict {
                let name = &place.name;
                wrong.push(format!("{name}: {} is false with {values}", names.formula(&fact.formula)));
            }
        }
    }
    Trial { visits, facts: facts.iter().map(|f| f.len() as u64).sum(), wrong }
}

/// A loop of some function, or a function that calls itself or is looked at on its own.
struct Place<'p> {
    func: FuncId,
    body: &'p Body,
    cfg: Rc<Cfg>,
    name: String,
    data: Loop,
}

/// Numbers of iterations that most runs do not come to the end of, and that one long run may.
const FAR: std::ops::RangeInclusive<u64> = 20_000..=5_000_000;

impl Place<'_> {
    /// Is the loop left by a comparison with a large constant? Without a run that comes to its end, many candidates that fail
    /// there are left to the solver.
    fn counts_far(&self) -> bool {
        let constant = |v: Value| match &self.body.values[v].def {
            ValueDef::Const(bv) => bv.to_u64(),
            _ => None,
        };
        let compared = |exit: &Exit| match self.body.blocks[exit.from].terminator {
            Terminator::Branch { cond, .. } => match self.body.values[cond].def {
                ValueDef::Result(inst, _) => Some(&self.body.insts[inst].inst),
                _ => None,
            },
            _ => None,
        };
        self.data.exits.iter().filter_map(compared).any(|inst| match inst {
            Inst::Cmp { a, b, .. } => [*a, *b].into_iter().filter_map(constant).any(|n| FAR.contains(&n)),
            _ => false,
        })
    }
}

fn places<'p>(program: &'p Program, apart: &BTreeSet<FuncId>) -> Vec<Place<'p>> {
    let recursive = recursive_by_name(program);
    let mut all = vec![];
    for (func, function, body) in program.defined() {
        let cfg = Rc::new(Cfg::new(body));
        let Ok(forest) = LoopForest::with_cfg(program, body, &cfg) else { continue };
        for (id, data) in &forest.loops {
            let name = forest.name(program, func, id);
            all.push(Place { func, body, cfg: cfg.clone(), name, data: data.clone() });
        }
        if recursive.contains(&func) || apart.contains(&func) {
            let data = Loop::whole_body(body, &cfg, function.loc);
            all.push(Place { func, body, cfg, name: function.name.clone(), data });
        }
    }
    all
}

struct Runner<'r> {
    program: &'r Program,
    entries: &'r [FuncId],
    options: &'r Options,
    vocabulary: Rc<Vocabulary>,
    /// One run that was cut is repeated to its end, or nearly.
    goes_far: bool,
}

/// One run, to be repeated.
struct Plan {
    entry: FuncId,
    recipe: Recipe,
    steps: u64,
    /// Where it leaves the loops that are watched, if that is known.
    ends: Ends,
}

/// The first runs are repeated, whether they showed something new or not.
const ALL_REPEATED: u64 = 60;

impl<'r> Runner<'r> {
    fn new(program: &'r Program, entries: &'r [FuncId], options: &'r Options) -> Runner<'r> {
        Runner { program, entries, options, vocabulary: Rc::new(Vocabulary::of(program)), goes_far: false }
    }

    /// Runs as long as they come to new places; those that do are varied.
    fn explore<O: Watcher>(&self, observer: O, evidence: &mut Evidence) -> (O, Vec<Plan>) {
        let mut watch = Explorer::new(self.program, observer);
        let mut plans = vec![];
        let mut left = self.options.all_steps;
        let mut goes_far = self.goes_far;
        // Many entries share the work.
        let runs = (self.options.runs * 2 / self.entries.len().max(2) as u64).max(4);
        for &entry in self.entries {
            let mut corpus: Vec<Known> = vec![];
            let mut dice = RandomInputs::new(plans.len() as u64);
            let mut idle = 0;
            let mut long_runs = self.options.long_runs;
            for seed in 0..runs {
                if self.options.interrupt.is_triggered() || idle > self.options.patience || left == 0 {
                    break;
                }
                let recipe = Recipe { seed, prefix: explore::vary(&corpus, &mut dice) };
                let steps = self.options.steps * if long_runs > 0 { 10 } else { 1 };
                watch.begin_run();
                let before = watch.seen.count + watch.observer.news();
                let (used, fault, taken) = self.run(entry, &recipe, steps, &mut watch);
                // What one instruction asked for beyond that was not done.
                left = left.saturating_sub(taken.min(steps));
                long_runs -= u64::from(long_runs > 0 && taken > self.options.steps);
                if let Some(fault) = fault.filter(|_| self.is_main(entry)) {
                    evidence.add_fault(&fault, &recipe);
                }
                idle += 1;
                let is_new = watch.seen.count + watch.observer.news() > before;
                if is_new {
                    idle = 0;
                    corpus.push(Known::new(used, watch.compared()));
                }
                if is_new || seed < ALL_REPEATED {
                    let is_cut = goes_far && taken >= steps;
                    goes_far &= !is_cut;
                    let steps = if is_cut { self.options.far_steps } else { steps };
                    if is_cut {
                        watch.observer.begin_run(None);
                        self.run(entry, &recipe, steps, &mut watch);
                    }
                    let ends = watch.observer.ends();
                    plans.push(Plan { entry, recipe, steps, ends });
                }
            }
        }
        if self.entries.iter().all(|&e| self.is_main(e)) {
            evidence.set_edges(watch.seen.edges);
        }
        (watch.observer, plans)
    }

    /// Its runs are runs of the program; the arguments of others are made up.
    fn is_main(&self, entry: FuncId) -> bool {
        self.program.funcs[entry].name == "main"
    }

    /// The same runs again.
    fn repeat<O: Watcher>(&self, plans: &[Plan], mut observer: O) -> O {
        for plan in plans {
            if self.options.interrupt.is_triggered() {
                break;
            }
            observer.begin_run(Some(&plan.ends));
            self.run(plan.entry, &plan.recipe, plan.steps, &mut observer);
        }
        observer
    }

    /// The inputs that the run used, and its fault.
    fn run<O: Observer>(
        &self,
        entry: FuncId,
        recipe: &Recipe,
        steps: u64,
        observer: &mut O,
    ) -> (Vec<Bv>, Option<Box<Fault>>, u64) {
        let mut inputs = Inputs::new(recipe, &self.vocabulary);
        let options = interp::Options {
            properties: self.options.stops.iter().copied().collect::<PropertySet>(),
            max_steps: steps,
            max_memory: 1 << 26,
            max_output: 0,
            uninit: UninitMode::FromInput,
            havoc_unknown: true,
            argv: inputs.command_line(),
            ..interp::Options::default()
        };
        let mut arguments = inputs.split();
        let mut machine = Machine::with_observer(self.program, options, inputs, observer);
        let run = if self.is_main(entry) {
            machine.run(entry, &[])
        } else if machine.prepare().is_ok()
            && let Some(args) = arguments.arguments(self.program, entry, machine.memory_mut())
        {
            machine.run_function(entry, &args)
        } else {
            return (vec![], None, 0);
        };
        let steps = run.steps;
        let fault = match run.outcome {
            Outcome::Fault(fault) => Some(fault),
            _ => None,
        };
        (run.inputs.into_iter().map(|i| i.value).collect(), fault, steps)
    }
}

/// Looks for runs of `main` that fail: longer ones, and more of them.
pub fn hunt(program: &Program, main: FuncId, stops: Vec<Property>, interrupt: &Interrupt) -> Evidence {
    let options = Options {
        runs: 1_000,
        steps: 400_000,
        all_steps: 20_000_000,
        long_runs: 0,
        far_steps: 0,
        patience: 300,
        stops,
        interrupt: interrupt.clone(),
    };
    let entries = [main];
    let runner = Runner::new(program, &entries, &options);
    let mut evidence = Evidence::default();
    runner.explore(Nobody, &mut evidence);
    evidence
}

/// Watches nothing.
struct Nobody;

impl Observer for Nobody {}

impl Watcher for Nobody {
    fn begin_run(&mut self, _: Option<&Ends>) {}
}
