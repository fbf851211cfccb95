//! Runs the interpreter on the inputs of a model. A run that ends in the fault that the model promised confirms it.

use super::skipped::{self, Filler, Fillers, Key, Skipped, Watch};
use super::trace::{TraceStep, Tracer};
use crate::encode::{Bytes, Encoding};
use crate::interp::{
    self, At, InputKind, InputRecord, InputRequest, InputSource, Machine, Outcome, PropertySet, UninitMode,
    Val,
};
use crate::ir::{CallPath, FuncId, Inst, InstId, LocId, Origin, Program, Property};
use crate::property::{Obligation, Place, Site};
use crate::sat::Interrupt;
use crate::simulate::inputs::{Inputs, Recipe};
use crate::simulate::text::Vocabulary;
use crate::term::{Assignment, Bv, Evaluator};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

#[derive(Clone, Debug)]
pub struct InputUsed {
    pub name: String,
    pub value: String,
    pub loc: LocId,
    pub func: FuncId,
}

#[derive(Clone, Debug)]
pub struct Replay {
    /// The run ended in a fault of this obligation.
    pub confirmed: bool,
    /// Another fault came first, here.
    pub after: Option<LocId>,
    /// What the interpreter said at its end.
    pub end: String,
    pub steps: Vec<TraceStep>,
    pub inputs: Vec<InputUsed>,
}

/// Tries models of one entry out.
pub struct Replays<'a> {
    pub program: &'a Program,
    pub entry: FuncId,
    pub asked: &'a BTreeSet<Property>,
    interrupt: Interrupt,
    /// Steps that are left for runs with the inputs of models, for those with fillers, and for those with others.
    left: [u64; 3],
}

impl<'a> Replays<'a> {
    pub fn new(
        program: &'a Program,
        entry: FuncId,
        asked: &'a BTreeSet<Property>,
        interrupt: Interrupt,
    ) -> Replays<'a> {
        Replays { program, entry, asked, interrupt, left: [MODEL_STEPS, FILLED_STEPS, OTHER_STEPS] }
    }

    /// Tries the model's inputs. Runs start in main, or in functions that take no pointers. With `beyond`, other faults
    /// may come first.
    pub fn try_out(
        &mut self,
        encoding: &Encoding,
        model: &Assignment,
        wanted: Obligation,
        beyond: bool,
    ) -> Replay {
        let (program, entry) = (self.program, self.entry);
        let inputs = ModelInputs::new(encoding, model);
        let mut used = inputs.described(program, encoding, model);
        let leaps = leaps(encoding, model);
        let Some((args, argv)) = arguments(program, entry, encoding, model) else {
            let end = "runs from this entry cannot be replayed: it takes pointers".to_string();
            return Replay { confirmed: false, after: None, end, steps: leaps, inputs: used };
        };
        if program.funcs[entry].name == "main" {
            used.splice(0..0, words(program, entry, &argv));
        }
        let options = interp::Options {
            // Only the fault in question ends the run, and those after which no run goes on.
            properties: properties(self.asked, wanted.property),
            focus: focus(wanted, beyond),
            beyond,
            uninit: UninitMode::FromInput,
            havoc_unknown: true,
            argv,
            interrupt: self.interrupt.clone(),
            max_memory: MOST_MEMORY,
            ..interp::Options::default()
        };
        let task = Task { program, entry, args, options, wanted, inputs };
        let [left, left_filled, left_others] = &mut self.left;
        let mut first = task.run(&task.inputs, ONE_MODEL_STEPS.min((*left).max(LEAST_STEPS)), left);
        first.inputs = used;
        if first.confirmed || leaps.is_empty() {
            return first;
        }
        // A leap leaves out inputs: others may lead to where it ends.
        let in_loops: BTreeSet<Key> = skipped::inputs_in_loops(encoding);
        if !in_loops.is_empty() {
            let vocabulary = Rc::new(Vocabulary::of(program));
            if let Some(filled) = task.fill(encoding, model, &vocabulary, left_filled) {
                return filled;
            }
            for seed in 0..TRIES {
                if *left_others == 0 || task.options.interrupt.is_triggered() {
                    break;
                }
                let mut inputs = task.inputs.clone();
                let others = Inputs::new(&Recipe { seed, prefix: vec![] }, &vocabulary);
                inputs.others =
                    Some(Others { inputs: others, in_loops: in_loops.clone(), all: seed >= TRIES / 2 });
                let other = task.run(&inputs, ONE_OTHER_STEPS.min(*left_others), left_others);
                if other.confirmed {
                    return other;
                }
            }
        }
        Replay { steps: leaps, ..first }
    }
}

/// Repeats a run from `main` that was found to fail.
pub fn rerun(
    program: &Program,
    main: FuncId,
    recipe: &Recipe,
    wanted: Obligation,
    stops: &[Property],
) -> Replay {
    let mut inputs = Inputs::new(recipe, &Rc::new(Vocabulary::of(program)));
    let argv = inputs.command_line();
    let mut used = words(program, main, &argv);
    let options = interp::Options {
        properties: stops.iter().copied().collect(),
        uninit: UninitMode::FromInput,
        havoc_unknown: true,
        argv,
        ..interp::Options::default()
    };
    let _ = inputs.split();
    let mut machine = Machine::with_observer(program, options, inputs, Tracer::new(program));
    let run = machine.run(main, &[]);
    let steps = std::mem::take(&mut machine.observer.steps);
    let (confirmed, end) = judge(program, &run.outcome, wanted);
    used.extend(run.inputs.iter().filter_map(|record| consumed(program, record)));
    Replay { confirmed, after: None, end, steps, inputs: used }
}

/// The command line, if main looks at it.
fn words(program: &Program, main: FuncId, argv: &[Vec<u8>]) -> Vec<InputUsed> {
    let function = &program.funcs[main];
    let takes = function.body.as_ref().is_some_and(|b| b.blocks[b.entry].params.len() > 1);
    let words = argv.iter().enumerate().skip(1).filter(|_| takes);
    let used = |(i, word): (usize, &Vec<u8>)| InputUsed {
        name: format!("argv[{i}]"),
        value: shown(word),
        loc: function.loc,
        func: main,
    };
    words.map(used).collect()
}

/// Runs with other inputs in the place of those that a leap leaves out; the latter half with other inputs everywhere.
const TRIES: u64 = 16;

/// What is to be shown.
struct Task<'a> {
    program: &'a Program,
    entry: FuncId,
    args: Vec<Val>,
    options: interp::Options,
    wanted: Obligation,
    /// What the model says.
    inputs: ModelInputs,
}

impl Task<'_> {
    /// A run of so many steps at most, which are taken from those that are left. Its path is written down if it is worth it.
    fn run(&self, inputs: &ModelInputs, steps: u64, left: &mut u64) -> Replay {
        let options = interp::Options { max_steps: steps, ..self.options.clone() };
        let mut machine = Machine::new(self.program, options, inputs.clone());
        let run = machine.run(self.entry, &self.args);
        *left = left.saturating_sub(run.steps);
        let (confirmed, end) = judge(self.program, &run.outcome, self.wanted);
        let worth_it = confirmed || run.steps < LEAST_STEPS;
        let steps = if worth_it { self.path(inputs, run.steps) } else { vec![] };
        let used = run.inputs.iter().filter_map(|record| consumed(self.program, record)).collect();
        Replay { confirmed, after: run.passed.map(|place| place.loc), end, steps, inputs: used }
    }

    fn path(&self, inputs: &ModelInputs, steps: u64) -> Vec<TraceStep> {
        let options =
            interp::Options { max_steps: steps, interrupt: Interrupt::new(), ..self.options.clone() };
        let tracer = Tracer::new(self.program);
        let mut machine = Machine::with_observer(self.program, options, inputs.clone(), tracer);
        let _ = machine.run(self.entry, &self.args);
        std::mem::take(&mut machine.observer.steps)
    }

    /// Runs with as many inputs for each loop as the leap over it has iterations.
    fn fill(
        &self,
        encoding: &Encoding,
        model: &Assignment,
        vocabulary: &Rc<Vocabulary>,
        left: &mut u64,
    ) -> Option<Replay> {
        if *left == 0 {
            return None;
        }
        let skipped = Skipped::new(encoding, model);
        let filled = |fillers| {
            let mut inputs = self.inputs.clone();
            inputs.fillers = Some(fillers);
            inputs
        };
        for (way, ends) in (0..skipped.ways()).flat_map(|way| [(way, true), (way, false)]) {
            let fillers = skipped.fillers(way, None, Filler::of(b"a"), ends);
            let watch = Watch::new(&fillers);
            let steps = (*left).min(ONE_FILLED_STEPS);
            let options = interp::Options { max_steps: steps, ..self.options.clone() };
            let mut machine = Machine::with_observer(self.program, options, filled(fillers.clone()), watch);
            let run = machine.run(self.entry, &self.args);
            if judge(self.program, &run.outcome, self.wanted).0 {
                return Some(self.run(&filled(fillers), steps, left));
            }
            *left = left.saturating_sub(run.steps);
            let stored = machine.observer.stored(machine.memory());
            for filler in Filler::all(vocabulary) {
                if *left == 0 || self.options.interrupt.is_triggered() {
                    return None;
                }
                let fillers = skipped.fillers(way, Some(&stored), filler, ends);
                let replay = self.run(&filled(fillers), (*left).min(ONE_FILLED_STEPS), left);
                if replay.confirmed {
                    return Some(replay);
                }
            }
        }
        None
    }
}

/// Steps of one run with the inputs of a model, with fillers, and with others.
const ONE_MODEL_STEPS: u64 = 10_000_000;
const ONE_FILLED_STEPS: u64 = 2_000_000;
const ONE_OTHER_STEPS: u64 = 300_000;
/// Steps of all such runs for one program.
const MODEL_STEPS: u64 = 20_000_000;
const FILLED_STEPS: u64 = 12_000_000;
const OTHER_STEPS: u64 = 10_000_000;
/// Bytes that one run may touch.
const MOST_MEMORY: u64 = 1 << 27;
/// What a run with the inputs of a model may take in any case.
const LEAST_STEPS: u64 = 100_000;

/// An input of a run, for people.
fn consumed(program: &Program, record: &InputRecord) -> Option<InputUsed> {
    let At::Inst(inst) = record.place.at else { return None };
    let func = record.place.func;
    if record.kind != InputKind::Input || program.funcs[func].origin == Origin::Model {
        return None;
    }
    let name = variable(program, func, inst).unwrap_or_else(|| record.name(program).to_string());
    Some(InputUsed { name, value: record.value.to_signed_string(), loc: record.place.loc, func })
}

/// The loops that the model leaps over.
fn leaps(encoding: &Encoding, model: &Assignment) -> Vec<TraceStep> {
    let mut all = vec![];
    for record in &encoding.loops {
        let Some(values) = record.leap.as_ref().and_then(|l| l.values(&encoding.pool, model)) else {
            continue;
        };
        let (func, loc) = (record.func, record.loc);
        all.push(TraceStep::leap(func, loc, record.name.clone(), values));
    }
    all
}

/// Arithmetic goes on with the wrapped value, so an earlier overflow must not hide the fault that is looked for.
fn properties(asked: &BTreeSet<Property>, wanted: Property) -> PropertySet {
    let stops = [Property::Assert, Property::Deref, Property::Bounds, Property::Free, Property::Unreachable];
    asked.iter().copied().filter(|p| stops.contains(p)).chain([wanted]).collect()
}

fn focus(wanted: Obligation, beyond: bool) -> Option<(Property, FuncId, At)> {
    let at = match wanted.site.place {
        Place::Inst(inst) => At::Inst(inst),
        Place::End(block) => At::Terminator(block),
    };
    match wanted.property {
        Property::Overflow | Property::Div | Property::Shift | Property::Bounds | Property::Uninit => {
            Some((wanted.property, wanted.site.func, at))
        }
        _ if beyond => Some((wanted.property, wanted.site.func, at)),
        Property::Assert
        | Property::Deref
        | Property::Free
        | Property::Leak
        | Property::Memcleanup
        | Property::Unreachable
        | Property::Termination => None,
    }
}

fn judge(program: &Program, outcome: &Outcome, wanted: Obligation) -> (bool, String) {
    match outcome {
        Outcome::Fault(fault) => {
            let place = match fault.place.at {
                At::Inst(inst) => Place::Inst(inst),
                At::Terminator(block) => Place::End(block),
            };
            let site = Site { func: fault.place.func, place };
            let same = site == wanted.site && fault.property == wanted.property;
            (same, format!("{} at {}", fault.message, program.show_loc(fault.place.loc)))
        }
        Outcome::Return(_) | Outcome::Exit(_) => (false, "the run ended without a fault".into()),
        Outcome::Abort => (false, "the run called abort".into()),
        Outcome::Assume(place) => (false, format!("an assumption fails at {}", program.show_loc(place.loc))),
        Outcome::NoInput(place) => {
            (false, format!("it has no more inputs at {}", program.show_loc(place.loc)))
        }
        Outcome::Budget(limit) => (false, format!("the run used up its {}", limit.name())),
        Outcome::Unmodelled { name, place } => {
            (false, format!("runs cannot go on at {}: {name} is not known", program.show_loc(place.loc)))
        }
    }
}

/// Numbers for the parameters; for main the command line that fits them.
pub(super) fn arguments(
    program: &Program,
    entry: FuncId,
    encoding: &Encoding,
    model: &Assignment,
) -> Option<(Vec<Val>, Vec<Vec<u8>>)> {
    let function = &program.funcs[entry];
    let body = function.body.as_ref()?;
    let params = &body.blocks[body.entry].params;
    let mut eval = Evaluator::new();
    let mut numbers = vec![];
    for (&param, value) in params.iter().zip(&encoding.arguments) {
        match (body.ty(param), value) {
            (crate::ir::Ty::Int(_), Some(term)) => {
                numbers.push(eval.eval(&encoding.pool, *term, model).clone())
            }
            _ if function.name == "main" => {}
            _ => return None,
        }
    }
    if function.name == "main" && !params.is_empty() {
        // Models like large numbers; fewer words often do as well, and a run tells.
        let argc =
            numbers.first().and_then(|n| n.to_u64()).map_or(1, |n| if n < MOST_WORDS { n } else { 64 });
        return Some((vec![], command_line(program, encoding, model, argc)));
    }
    Some((numbers.iter().map(Val::from_bv).collect(), vec![]))
}

/// Words of a command line.
const MOST_WORDS: u64 = 10_000;

/// The words that the model gives to main.
fn command_line(program: &Program, encoding: &Encoding, model: &Assignment, argc: u64) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]; argc as usize];
    let Some(words) = &encoding.words else { return all };
    let Some(list) = words.lists.first() else { return all };
    let model = &encoding.unknowns.completed(&encoding.pool, model);
    let places = encoding.unknowns.contents(&encoding.pool, model, list.places);
    let text = encoding.unknowns.contents(&encoding.pool, model, words.contents);
    let slot = u64::from(program.pointer_bits / 8);
    for (i, word) in all.iter_mut().enumerate() {
        let byte = |k: u64| places.get(i as u64 * slot + k).map(u64::from);
        let (Some(a), Some(b), Some(c)) = (byte(0), byte(1), byte(2)) else { continue };
        let mut at = a | b << 8 | c << 16;
        while let Some(byte) = text.get(at).filter(|&byte| byte != 0) {
            word.push(byte);
            at += 1;
        }
    }
    all
}

/// Letters as they are, the rest as C writes it; long ones cut.
fn shown(word: &[u8]) -> String {
    let text: String =
        word.iter().take(60).flat_map(|b| std::ascii::escape_default(*b)).map(char::from).collect();
    if word.len() > 60 { format!("\"{text}...\" ({} bytes)", word.len()) } else { format!("\"{text}\"") }
}

/// What the model says about an object, and the offsets that the run asked for.
#[derive(Clone, Default)]
struct Contents {
    bytes: Rc<Bytes>,
    asked: BTreeSet<u64>,
}

/// What one instruction brings in, each with the calls that led to it.
#[derive(Clone)]
struct InOrder<T>(Vec<(CallPath, T)>);

impl<T> Default for InOrder<T> {
    fn default() -> InOrder<T> {
        InOrder(vec![])
    }
}

impl<T: Clone> InOrder<T> {
    fn push(&mut self, calls: CallPath, value: T) {
        self.0.push((calls, value));
    }

    /// The first for these calls, or for any if there is none: runs may take other ways through the models than the encoding.
    /// The last one stays, if it is wanted again.
    fn next(&mut self, calls: CallPath, again: bool) -> Option<T> {
        let own = self.0.iter().filter(|(c, _)| *c == calls).count();
        let at = self.0.iter().position(|(c, _)| *c == calls).unwrap_or(0);
        match if own > 0 { own } else { self.0.len() } {
            0 => None,
            1 if again => Some(self.0[at].1.clone()),
            _ => Some(self.0.remove(at).1),
        }
    }
}

/// The model's values in the order in which the run asks for them.
#[derive(Clone)]
pub(super) struct ModelInputs {
    /// For each instruction, its values in order.
    values: BTreeMap<(FuncId, InstId), InOrder<Bv>>,
    /// For each allocation or havoc, the contents of its objects in order.
    objects: BTreeMap<(FuncId, InstId), InOrder<Rc<Bytes>>>,
    known: BTreeMap<(interp::ObjId, (FuncId, InstId)), Contents>,
    order: Vec<usize>,
    fillers: Option<Fillers>,
    others: Option<Others>,
}

/// Inputs that the model does not know.
#[derive(Clone)]
struct Others {
    inputs: Inputs,
    in_loops: BTreeSet<Key>,
    /// Those that it knows, too.
    all: bool,
}

impl ModelInputs {
    pub(super) fn new(encoding: &Encoding, model: &Assignment) -> ModelInputs {
        let model = &encoding.unknowns.completed(&encoding.pool, model);
        let mut eval = Evaluator::new();
        let mut values: BTreeMap<_, InOrder<Bv>> = BTreeMap::new();
        let mut order = vec![];
        for (i, event) in encoding.inputs.iter().enumerate() {
            if eval.eval(&encoding.pool, event.guard, model).is_true() {
                let value = eval.eval(&encoding.pool, event.value, model).clone();
                values.entry((event.func, event.inst)).or_default().push(event.calls, value);
                order.push(i);
            }
        }
        let mut objects: BTreeMap<_, InOrder<Rc<Bytes>>> = BTreeMap::new();
        for &(guard, obj) in &encoding.allocations {
            let Some(Site { func, place: Place::Inst(inst) }) = encoding.objects[obj].site else { continue };
            if eval.eval(&encoding.pool, guard, model).is_true() {
                let mut bytes = Bytes::default();
                for &id in &encoding.objects[obj].unknowns {
                    bytes.add(encoding.unknowns.contents(&encoding.pool, model, id));
                }
                objects.entry((func, inst)).or_default().push(CallPath::default(), Rc::new(bytes));
            }
        }
        for event in &encoding.havocs {
            if eval.eval(&encoding.pool, event.guard, model).is_true() {
                let mut all = event.contents.iter();
                let here = all.find(|(cond, _)| eval.eval(&encoding.pool, *cond, model).is_true());
                let bytes = here.map(|(_, id)| encoding.unknowns.contents(&encoding.pool, model, *id));
                let here = objects.entry((event.func, event.inst)).or_default();
                here.push(event.calls, Rc::new(bytes.unwrap_or_default()));
            }
        }
        ModelInputs { values, objects, known: BTreeMap::new(), order, fillers: None, others: None }
    }

    fn described(&self, program: &Program, encoding: &Encoding, model: &Assignment) -> Vec<InputUsed> {
        let mut eval = Evaluator::new();
        let mut all = vec![];
        for &i in &self.order {
            let event = &encoding.inputs[i];
            if event.name == "uninitialized" || program.funcs[event.func].origin == Origin::Model {
                continue;
            }
            let value = eval.eval(&encoding.pool, event.value, model).to_signed_string();
            let name = variable(program, event.func, event.inst).unwrap_or_else(|| event.name.clone());
            all.push(InputUsed { name, value, loc: event.loc, func: event.func });
        }
        all
    }

    fn byte(&mut self, object: interp::ObjId, offset: u64, made_by: (FuncId, InstId), calls: CallPath) -> u8 {
        let mut next = || self.objects.get_mut(&made_by).and_then(|all| all.next(calls, false));
        let contents = self
            .known
            .entry((object, made_by))
            .or_insert_with(|| Contents { bytes: next().unwrap_or_default(), asked: BTreeSet::new() });
        // Asked for once more: the instruction made the memory arbitrary again.
        if !contents.asked.insert(offset)
            && let Some(bytes) = next()
        {
            *contents = Contents { bytes, asked: BTreeSet::from([offset]) };
        }
        contents.bytes.get(offset).unwrap_or(0)
    }
}

/// The variable that the result of an input goes to.
pub(super) fn variable(program: &Program, func: FuncId, inst: InstId) -> Option<String> {
    let body = program.funcs[func].body.as_ref()?;
    let value = *body.insts[inst].results.first()?;
    let direct = body.values[value].var;
    let bound = direct.or_else(|| {
        body.insts.values().find_map(|d| match d.inst {
            Inst::Bind { var, value: v } if v == value => Some(var),
            _ => None,
        })
    })?;
    Some(body.vars[bound].name.clone())
}

impl InputSource for ModelInputs {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        let At::Inst(inst) = request.place.at else { return Some(Bv::zero(request.width)) };
        let key = (request.place.func, inst);
        let called = (request.place.func, inst, request.calls);
        if let Some(filler) = self.fillers.as_mut().and_then(|f| f.next(called, request)) {
            return Some(filler);
        }
        if let Some(others) = &mut self.others {
            let in_loop = request.byte.is_none() && others.in_loops.contains(&called);
            if others.all || in_loop && others.inputs.coin() {
                return others.inputs.next(request);
            }
        }
        let value = match (request.kind, request.byte) {
            (InputKind::Uninit | InputKind::Memory, Some((object, offset))) => {
                Some(Bv::new(8, u128::from(self.byte(object, offset, key, request.calls))))
            }
            // A leap leaves out the inputs of the iterations it skips: the last one known is repeated.
            _ => self.values.get_mut(&key).and_then(|all| all.next(request.calls, true)),
        };
        Some(value.unwrap_or_else(|| Bv::zero(request.width)))
    }
}
