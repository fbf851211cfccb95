//! Runs that never end: for loops of which nobody knows an argument why they end.
//!
//! The interpreter runs the program on inputs that stay the same. A loop in which a state comes back exactly never ends.
//! A run that is still in a loop when its steps are used up shows nothing by itself; but if the solver says that with these
//! inputs no iteration leaves the loop, by an edge, a fault, an assumption or the end of the program, it never ends.

mod closed;
mod inputs;
mod laps;

use super::replay::{ModelInputs, arguments, variable};
use crate::analysis::loops::{Loop, LoopForest};
use crate::encode::Encoding;
use crate::interp::{
    self, At, InputKind, InputRecord, InputSource, Machine, Memory, Outcome, PropertySet, Run, UninitMode,
    Val,
};
use crate::ir::{Body, Callee, FuncId, Inst, InstId, Origin, Program, Property, Terminator};
use crate::prove::Query;
use crate::simulate::inputs::{Inputs, Recipe};
use crate::simulate::text::Vocabulary;
use crate::term::{Bv, Term};
use crate::terminate::{Ends, Given, Judged};
use inputs::{Always, Steady};
use laps::{Laps, Track};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// How much is run.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Runs besides those that models suggest.
    pub runs: u64,
    /// Steps of one run.
    pub steps: u64,
    /// Steps of the last runs, for what comes after long loops.
    pub most_steps: u64,
}

/// A loop that is still in it after fewer laps than that is not asked about.
const FEW_LAPS: u64 = 4;

/// Looks for endless runs of the loops that are undecided.
pub fn search(
    program: &Program,
    entry: FuncId,
    encoding: &mut Encoding,
    query: &mut Query,
    judged: &mut [Judged],
    effort: Effort,
) {
    let Some(mut hunt) = Hunt::new(program, entry, judged, effort) else { return };
    let models: Vec<_> = judged
        .iter_mut()
        .flat_map(|j| std::mem::take(&mut j.open).into_iter().rev().take(MOST_MODELS))
        .collect();
    for model in models {
        if hunt.is_done(judged) {
            return;
        }
        if let Some((args, argv)) = arguments(program, entry, encoding, &model) {
            let inputs = ModelInputs::new(encoding, &model);
            let (run, laps, args) = hunt.run(inputs, argv, |_| Some(args));
            hunt.learn(Some((encoding, query)), judged, run, &laps, &args);
        }
    }
    for seed in 0..hunt.runs() {
        if hunt.is_done(judged) {
            return;
        }
        let (run, laps, args) = hunt.run_seed(seed);
        hunt.learn(Some((encoding, query)), judged, run, &laps, &args);
    }
    hunt.effort.steps = effort.most_steps;
    for seed in 0..PLAIN.len() as u64 {
        if effort.most_steps <= effort.steps || hunt.is_done(judged) {
            return;
        }
        let (run, laps, args) = hunt.run_seed(seed);
        hunt.learn(Some((encoding, query)), judged, run, &laps, &args);
    }
}

/// The same with runs alone: states that come back need no solver.
pub fn repeats(program: &Program, entry: FuncId, judged: &mut [Judged], effort: Effort) {
    let Some(hunt) = Hunt::new(program, entry, judged, effort) else { return };
    for seed in 0..hunt.runs() {
        if hunt.is_done(judged) {
            return;
        }
        let (run, laps, args) = hunt.run_seed(seed);
        hunt.learn(None, judged, run, &laps, &args);
    }
}

/// What was found before about loops that are still undecided.
pub fn take_over(program: &Program, judged: &mut [Judged], found: &[Judged]) {
    for one in judged.iter_mut().filter(|j| j.ends == Ends::Unknown) {
        let same = |f: &&Judged| f.ends == Ends::Never && (f.func, &f.name) == (one.func, &one.name);
        if let Some(Judged { reason: Some(why), run: Some(given), by_design, .. }) = found.iter().find(same) {
            end_never(program, one, why, given);
            one.by_design = *by_design;
        }
    }
}

fn end_never(program: &Program, one: &mut Judged, why: &str, given: &[Given]) {
    one.ends = Ends::Never;
    one.reason = Some(why.to_string());
    // What it would take to end, if that is known.
    one.argument = one.argument.take().zip(one.condition.take()).map(|(by, when)| format!("{by} if {when}"));
    one.condition = condition(program, given);
    one.run = Some(given.to_vec());
}

const MOST_MODELS: usize = 6;
/// Numbers that are tried everywhere at once.
const PLAIN: [i128; 3] = [0, 1, -1];
/// Command lines of fewer words than that are tried, the name of the program not counted.
const MOST_WORDS: u64 = 4;

struct Hunt<'p> {
    program: &'p Program,
    entry: FuncId,
    effort: Effort,
    tracks: Vec<Track>,
    names: Vec<(FuncId, String)>,
    /// Loops without a way out that wait for something.
    waiting: Vec<bool>,
}

impl<'p> Hunt<'p> {
    fn new(program: &'p Program, entry: FuncId, judged: &[Judged], effort: Effort) -> Option<Hunt<'p>> {
        let mut hunt = Hunt { program, entry, effort, tracks: vec![], names: vec![], waiting: vec![] };
        for one in judged.iter().filter(|j| j.ends == Ends::Unknown) {
            let key = (one.func, one.name.clone());
            if hunt.names.contains(&key) {
                continue;
            }
            let Some(body) = &program.funcs[one.func].body else { continue };
            if one.is_function() {
                hunt.tracks.push(Track::of_calls(one.func, body));
                hunt.waiting.push(false);
                hunt.names.push(key);
                continue;
            }
            let Ok(forest) = LoopForest::new(program, body) else { continue };
            let Some(id) = forest.loops.keys().find(|&id| forest.name(program, one.func, id) == one.name)
            else {
                continue;
            };
            let data = &forest.loops[id];
            hunt.tracks.push(Track::new(one.func, body, data));
            hunt.waiting.push(has_no_way_out(body, data) && waits(program, body, data));
            hunt.names.push(key);
        }
        (!hunt.tracks.is_empty()).then_some(hunt)
    }

    fn is_done(&self, judged: &[Judged]) -> bool {
        judged.iter().all(|j| j.ends != Ends::Unknown)
    }

    fn options(&self, argv: Vec<Vec<u8>>) -> interp::Options {
        let stops = [Property::Assert, Property::Deref, Property::Free, Property::Unreachable];
        interp::Options {
            properties: stops.into_iter().collect::<PropertySet>(),
            max_steps: self.effort.steps,
            max_memory: 1 << 26,
            max_output: 0,
            uninit: UninitMode::FromInput,
            havoc_unknown: true,
            argv,
            ..interp::Options::default()
        }
    }

    /// A run with its arguments; those that are pointers lead to memory that is made for them.
    fn run(
        &self,
        inputs: impl InputSource + 'p,
        argv: Vec<Vec<u8>>,
        arguments: impl FnOnce(&mut Memory) -> Option<Vec<Val>>,
    ) -> (Run, Laps<'_>, Vec<Val>) {
        let laps = Laps::new(&self.tracks);
        let mut machine = Machine::with_observer(self.program, self.options(argv), inputs, laps);
        let ready = machine.prepare();
        let args = ready.ok().and_then(|()| arguments(machine.memory_mut())).unwrap_or_default();
        let run = match args.is_empty() {
            true => machine.run(self.entry, &[]),
            false => machine.run_function(self.entry, &args),
        };
        (run, machine.observer, args)
    }

    /// Numbers of words on the command line that plain runs have.
    fn words(&self) -> u64 {
        let body = self.program.funcs[self.entry].body.as_ref();
        let params = body.map_or(0, |b| b.blocks[b.entry].params.len());
        let takes = self.program.funcs[self.entry].name == "main" && params >= 2;
        if takes { MOST_WORDS } else { 1 }
    }

    /// Plain runs for each number of words, and others.
    fn runs(&self) -> u64 {
        self.effort.runs + (self.words() - 1) * PLAIN.len() as u64
    }

    /// A run on made-up inputs.
    fn run_seed(&self, seed: u64) -> (Run, Laps<'_>, Vec<Val>) {
        let (program, entry, plain_runs) = (self.program, self.entry, self.words() * PLAIN.len() as u64);
        let recipe = Recipe { seed: seed.saturating_sub(plain_runs), prefix: vec![] };
        let mut source = Inputs::new(&recipe, &Rc::new(Vocabulary::of(program)));
        let mut other = source.split();
        let mut arguments = |memory: &mut Memory| match program.funcs[entry].name.as_str() {
            "main" => Some(vec![]),
            _ => other.arguments(program, entry, memory),
        };
        let mut argv = vec![b"program".to_vec()];
        if seed < plain_runs {
            argv.extend((0..seed / PLAIN.len() as u64).map(|_| b"a".to_vec()));
        }
        let plain = |number: i128| {
            move |val: Val| match val.to_bv() {
                Some(bv) => Val::from_bv(&Bv::from_i128(bv.width(), number)),
                None => val,
            }
        };
        let number = PLAIN[seed as usize % PLAIN.len()];
        match Some(number).filter(|_| seed < plain_runs) {
            Some(number) => self.run(Always(number), argv, |memory| {
                arguments(memory).map(|all| all.into_iter().map(plain(number)).collect())
            }),
            None => self.run(Steady::new(source), argv, arguments),
        }
    }

    /// What a run shows.
    fn learn(
        &self,
        mut solver: Option<(&mut Encoding, &mut Query)>,
        judged: &mut [Judged],
        run: Run,
        laps: &Laps<'_>,
        args: &[Val],
    ) {
        for (index, (func, name)) in self.names.iter().enumerate() {
            let mine = |j: &&mut Judged| j.func == *func && j.name == *name && j.ends == Ends::Unknown;
            if !judged.iter_mut().any(|j| mine(&&mut *j)) {
                continue;
            }
            let used_up =
                matches!(run.outcome, Outcome::Budget(interp::Limit::Steps | interp::Limit::Frames));
            let stays = used_up && laps.laps_at_end(index) >= FEW_LAPS;
            let endless = laps.is_repeated(index)
                || match &mut solver {
                    Some((encoding, query)) if stays => {
                        let fixed = fixed(encoding, &run.inputs, args);
                        closed::is_closed(encoding, query, (*func, name), &laps.kept(index), fixed)
                    }
                    _ => false,
                };
            if endless {
                let given = self.given(&run.inputs, args);
                let why = match (laps.is_repeated(index), name.contains('#')) {
                    (true, true) => "a run comes back to the same state",
                    (true, false) => "a call is repeated before it has returned",
                    (false, true) => "no iteration of a run leaves it",
                    (false, false) => "each call of a run leads to another",
                };
                for one in judged.iter_mut().filter(mine) {
                    end_never(self.program, one, why, &given);
                    one.by_design = self.waiting[index];
                }
            }
        }
    }

    /// What a run was given, each place once.
    fn given(&self, inputs: &[InputRecord], args: &[Val]) -> Vec<Given> {
        let mut all: Vec<Given> = vec![];
        if let Some(body) = &self.program.funcs[self.entry].body {
            for (&param, arg) in body.blocks[body.entry].params.iter().zip(args) {
                if let Some(value) = arg.to_bv() {
                    all.push(Given {
                        name: body.name(param),
                        value: value.to_signed_string(),
                        func: self.entry,
                        loc: self.program.funcs[self.entry].loc,
                        volatile: false,
                    });
                }
            }
        }
        for (func, inst, value, kind, loc) in steady(inputs) {
            if self.program.funcs[func].origin != Origin::User
                || matches!(kind, InputKind::Uninit | InputKind::Memory)
            {
                continue;
            }
            let name = variable(self.program, func, inst);
            let place = interp::Place { func, at: At::Inst(inst), loc };
            let name = name.unwrap_or_else(|| match interp::input_name(self.program, place) {
                "" => "a value".into(),
                other => other.to_string(),
            });
            let given = Given {
                name,
                value: value.to_signed_string(),
                func,
                loc,
                volatile: kind == InputKind::Volatile,
            };
            if !all.contains(&given) {
                all.push(given);
            }
        }
        all
    }
}

/// The places that gave the same value all the time, in the order of the run.
fn steady(inputs: &[InputRecord]) -> Vec<(FuncId, InstId, Bv, InputKind, crate::ir::LocId)> {
    let mut order = vec![];
    let mut values: BTreeMap<(FuncId, InstId), Option<Bv>> = BTreeMap::new();
    for record in inputs.iter().filter(|r| r.byte.is_none()) {
        let At::Inst(inst) = record.place.at else { continue };
        let key = (record.place.func, inst);
        match values.get_mut(&key) {
            None => {
                values.insert(key, Some(record.value.clone()));
                order.push((key, record.kind, record.place.loc));
            }
            Some(known) if known.as_ref() != Some(&record.value) => *known = None,
            Some(_) => {}
        }
    }
    let value = |key: &(FuncId, InstId)| values[key].clone();
    order.into_iter().filter_map(|(key, kind, loc)| Some((key.0, key.1, value(&key)?, kind, loc))).collect()
}

/// The run's inputs as conditions on those of the encoding.
fn fixed(encoding: &mut Encoding, inputs: &[InputRecord], args: &[Val]) -> Vec<Term> {
    let known: BTreeMap<(FuncId, InstId), Bv> =
        steady(inputs).into_iter().map(|(func, inst, value, ..)| ((func, inst), value)).collect();
    let mut wanted: Vec<(Term, Bv)> = vec![];
    for event in &encoding.inputs {
        if let Some(value) = known.get(&(event.func, event.inst)) {
            wanted.push((event.value, value.clone()));
        }
    }
    for (term, arg) in encoding.arguments.iter().zip(args) {
        if let (Some(term), Some(value)) = (term, arg.to_bv()) {
            wanted.push((*term, value));
        }
    }
    let mut all = vec![];
    for (term, value) in wanted {
        if encoding.pool.width(term) == value.width() {
            let value = encoding.pool.bv_const(value);
            all.push(encoding.pool.eq(term, value));
        }
    }
    all
}

/// Inputs that the condition names.
const MOST_NAMED: usize = 6;

fn condition(program: &Program, given: &[Given]) -> Option<String> {
    let one = |g: &Given| match g.volatile {
        true => format!("the volatile read at {} always gives {}", program.show_loc(g.loc), g.value),
        false => format!("{} == {}", g.name, g.value),
    };
    let mut texts: Vec<String> = given.iter().take(MOST_NAMED).map(one).collect();
    if given.len() > MOST_NAMED {
        texts.push("...".into());
    }
    (!texts.is_empty()).then(|| texts.join(" && "))
}

fn has_no_way_out(body: &Body, data: &Loop) -> bool {
    data.exits.iter().all(|exit| matches!(body.blocks[exit.to].terminator, Terminator::Unreachable))
}

/// Does the loop wait for the world outside, itself or in a function that it calls?
fn waits(program: &Program, body: &Body, data: &Loop) -> bool {
    let mut seen: BTreeSet<FuncId> = BTreeSet::new();
    let mut called: Vec<FuncId> = vec![];
    let mut own = data.blocks.iter().flat_map(|&b| &body.blocks[b].insts);
    if own.any(|&inst| asks(program, &body.insts[inst].inst, &mut called)) {
        return true;
    }
    while let Some(func) = called.pop() {
        let Some(body) = program.funcs[func].body.as_ref().filter(|_| seen.insert(func)) else { continue };
        if body.insts.values().any(|data| asks(program, &data.inst, &mut called)) {
            return true;
        }
    }
    false
}

fn asks(program: &Program, inst: &Inst, called: &mut Vec<FuncId>) -> bool {
    match inst {
        Inst::Load { volatile, .. } | Inst::Store { volatile, .. } => *volatile,
        Inst::Input { .. } => true,
        Inst::Call { callee: Callee::Func(func), .. } => {
            let function = &program.funcs[*func];
            called.push(*func);
            function.body.is_none() || WAITING.contains(&function.name.as_str())
        }
        _ => false,
    }
}

/// Library functions that wait or ask.
const WAITING: [&str; 22] = [
    "sleep",
    "usleep",
    "nanosleep",
    "pause",
    "wait",
    "waitpid",
    "poll",
    "select",
    "read",
    "recv",
    "accept",
    "getchar",
    "getc",
    "fgetc",
    "fgets",
    "fread",
    "scanf",
    "fscanf",
    "unloop_scanf_ints",
    "unloop_fscanf_ints",
    "sched_yield",
    "getline",
];
