//! Does the encoder say of a program what the interpreter does? One run with fixed inputs is compared, obligation by
//! obligation: how often it is reached, how often it is a fault.

use super::irgen::EXPECTED;
use super::rng::Rng;
use std::collections::{BTreeMap, VecDeque};
use unloop::bitblast::Blaster;
use unloop::encode::{self, Encoding};
use unloop::interp::{
    self, At, FrameView, InputKind, InputRequest, InputSource, Machine, Observer, Outcome, PropertySet,
    RandomInputs, Run, UninitMode,
};
use unloop::ir::{BinOp, Body, FuncId, Inst, InstId, Program, Property};
use unloop::property::{Obligation, Place, Site};
use unloop::sat::{self, Answer, Backend, Budget, Lit, Solver};
use unloop::term::bv::Bv;
use unloop::term::{Assignment, Evaluator, Term};

/// After these the run ends.
const STOPS: [Property; 5] =
    [Property::Assert, Property::Deref, Property::Bounds, Property::Free, Property::Unreachable];
const ASKED: [Property; 8] = [
    Property::Assert,
    Property::Deref,
    Property::Free,
    Property::Unreachable,
    Property::Overflow,
    Property::Div,
    Property::Shift,
    Property::Bounds,
];

/// What a run did, seen from outside of the interpreter where that is possible.
#[derive(Default)]
struct Watch<'p> {
    program: Option<&'p Program>,
    reached: BTreeMap<Site, usize>,
    faults: Vec<Obligation>,
    /// The values that the `expected` inputs were compared with, by instruction, in order.
    compared: Vec<Bv>,
}

impl Observer for Watch<'_> {
    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        let Some(body) = self.program.and_then(|p| p.funcs[func].body.as_ref()) else { return };
        let site = Site::inst(func, inst);
        *self.reached.entry(site).or_default() += 1;
        if let Inst::Cmp { a, b, .. } = body.insts[inst].inst
            && is_expected(body, b)
            && let Some(value) = frame.get(a).to_bv()
        {
            self.compared.push(value);
        }
        for property in arithmetic(body, inst, frame) {
            self.faults.push(Obligation { site, property });
        }
    }
}

fn is_expected(body: &Body, value: unloop::ir::Value) -> bool {
    match body.values[value].def {
        unloop::ir::ValueDef::Result(inst, _) => {
            matches!(&body.insts[inst].inst, Inst::Input { name } if name == EXPECTED)
        }
        _ => false,
    }
}

/// The faults of numbers and indices, computed with plain bit-vectors.
fn arithmetic(body: &Body, inst: InstId, frame: FrameView) -> Vec<Property> {
    let bv = |v| frame.get(v).to_bv().unwrap_or(Bv::zero(1));
    match &body.insts[inst].inst {
        Inst::Binary { op, a, b, nsw } => {
            let (x, y) = (bv(*a), bv(*b));
            let width = x.width();
            let too_far = y.to_u64().is_none_or(|n| n >= u64::from(width));
            let minimum = x.is_min_signed() && y.is_ones();
            let found = match op {
                BinOp::Add => (*nsw && x.saddo(&y)).then_some(Property::Overflow),
                BinOp::Sub => (*nsw && x.ssubo(&y)).then_some(Property::Overflow),
                BinOp::Mul => (*nsw && x.smulo(&y)).then_some(Property::Overflow),
                BinOp::UDiv | BinOp::URem => y.is_zero().then_some(Property::Div),
                BinOp::SDiv | BinOp::SRem if y.is_zero() => Some(Property::Div),
                BinOp::SDiv | BinOp::SRem => minimum.then_some(Property::Overflow),
                BinOp::Shl | BinOp::LShr | BinOp::AShr if too_far => Some(Property::Shift),
                BinOp::Shl => (*nsw && x.shl(&y).ashr(&y) != x).then_some(Property::Overflow),
                BinOp::LShr | BinOp::AShr | BinOp::And | BinOp::Or | BinOp::Xor => None,
            };
            found.into_iter().collect()
        }
        Inst::Gep { index, count: Some(count), .. } => {
            let result = body.insts[inst].results[0];
            let touched = body.insts.values().any(|d| match &d.inst {
                Inst::Load { ptr, .. } | Inst::Store { ptr, .. } | Inst::Fill { ptr, .. } => *ptr == result,
                Inst::Copy { dst, src, .. } => *dst == result || *src == result,
                _ => false,
            });
            let at = bv(*index).to_u64().unwrap_or(u64::MAX);
            let bad = at > *count || (touched && at == *count);
            bad.then_some(Property::Bounds).into_iter().collect()
        }
        Inst::Check { cond, property, .. } if !STOPS.contains(property) => {
            (!bv(*cond).is_true()).then_some(*property).into_iter().collect()
        }
        _ => vec![],
    }
}

/// Random values; `expected` inputs get what the first run saw there, or something close to it.
struct Inputs {
    random: RandomInputs,
    expected: VecDeque<Bv>,
    twist: Rng,
}

impl Inputs {
    fn new(seed: u64, expected: Vec<Bv>) -> Inputs {
        Inputs { random: RandomInputs::new(seed), expected: expected.into(), twist: Rng::new(seed) }
    }
}

impl InputSource for Inputs {
    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        if request.kind == InputKind::Input && request.name == EXPECTED {
            let value = self.expected.pop_front().unwrap_or_else(|| Bv::zero(request.width));
            let flip = Bv::one(request.width).shl_by(self.twist.below(request.width as usize) as u32);
            return Some(if self.twist.chance(30) { value.xor(&flip) } else { value });
        }
        self.random.next(request)
    }
}

fn run<'p>(program: &'p Program, seed: u64, expected: Vec<Bv>, asked: &[Property]) -> (Run, Watch<'p>) {
    let main = program.func_by_name("main").expect("the generator makes one");
    let options = interp::Options {
        properties: asked.iter().copied().collect::<PropertySet>(),
        uninit: UninitMode::FromInput,
        ..interp::Options::default()
    };
    let watch = Watch { program: Some(program), ..Watch::default() };
    let mut machine = Machine::with_observer(program, options, Inputs::new(seed, expected), watch);
    let run = machine.run(main, &[]);
    (run, std::mem::take(&mut machine.observer))
}

/// What the encoder has to say about a run.
struct Expected {
    reached: BTreeMap<Site, usize>,
    faults: BTreeMap<Obligation, usize>,
}

#[derive(Debug)]
pub enum Verdict {
    Same,
    /// The run depends on something outside of the comparison.
    Outside,
    Different(String),
}

/// Compares one run with what both forms of the encoder say.
pub fn compare(program: &Program, seed: u64) -> Verdict {
    let (_, first) = run(program, seed, vec![], &STOPS);
    let (concrete, watch) = run(program, seed, first.compared, &STOPS);
    let uninit = concrete.inputs.iter().any(|i| i.kind == InputKind::Uninit);
    if uninit
        || !matches!(
            concrete.outcome,
            Outcome::Return(_) | Outcome::Fault(_) | Outcome::Abort | Outcome::Assume(_)
        )
    {
        return Verdict::Outside;
    }
    let mut faults = watch.faults.clone();
    // Indices were looked at from outside.
    if let Outcome::Fault(fault) = &concrete.outcome
        && fault.property != Property::Bounds
    {
        let place = match fault.place.at {
            At::Inst(inst) => Place::Inst(inst),
            At::Terminator(block) => Place::End(block),
        };
        faults.push(Obligation { site: Site { func: fault.place.func, place }, property: fault.property });
    }
    if let Some(difference) = first_fault(program, seed, &watch, &faults) {
        return Verdict::Different(difference);
    }
    let mut counted: BTreeMap<Obligation, usize> = BTreeMap::new();
    for fault in faults {
        *counted.entry(fault).or_default() += 1;
    }
    let expected = Expected { reached: watch.reached, faults: counted };
    for plain in [false, true] {
        if let Some(difference) = against_encoder(program, &concrete, &expected, plain) {
            if difference.starts_with(GAVE_UP) {
                return Verdict::Outside;
            }
            let how = if plain { "plain terms" } else { "simplified terms" };
            return Verdict::Different(format!("{how}: {difference}\nthe run: {:?}", concrete.outcome));
        }
    }
    Verdict::Same
}

/// The interpreter's own first fault, when all are asked for, is the first that was seen from outside.
fn first_fault(program: &Program, seed: u64, watch: &Watch, faults: &[Obligation]) -> Option<String> {
    let (strict, _) = run(program, seed, watch.compared.clone(), &ASKED);
    let found = match &strict.outcome {
        Outcome::Fault(fault) => Some((fault.place.func, fault.property)),
        _ => None,
    };
    let wanted = faults.first().map(|f| (f.site.func, f.property));
    (found != wanted).then(|| format!("the interpreter's first fault is {found:?}, it should be {wanted:?}"))
}

fn against_encoder(program: &Program, concrete: &Run, expected: &Expected, plain: bool) -> Option<String> {
    let main = program.func_by_name("main")?;
    let options = encode::Options {
        properties: ASKED.into_iter().collect(),
        unwind: 8,
        plain_terms: plain,
        max_terms: 20_000_000,
        interrupt: Default::default(),
        settled: Default::default(),
        recursion: Default::default(),
        apart: Default::default(),
        start: None,
        given: Default::default(),
        rounds: Default::default(),
        moved: Default::default(),
    };
    let mut encoding = encode::encode(program, main, options, None);
    let mut question = Question::new();
    let inputs = match question.inputs(&mut encoding, concrete) {
        Ok(inputs) => inputs,
        Err(difference) => return Some(difference),
    };
    question.ask(&mut encoding, &inputs, expected).err()
}

/// The obligations as a model has them against the run: the terms with their values, or the difference.
fn judge(encoding: &Encoding, model: &Assignment, expected: &Expected) -> Result<Vec<(Term, bool)>, String> {
    let mut eval = Evaluator::new();
    let mut values = vec![];
    let mut count = |terms: &[Term]| {
        let start = values.len();
        values.extend(terms.iter().map(|&t| (t, eval.eval(&encoding.pool, t, model).is_true())));
        values[start..].iter().filter(|v| v.1).count()
    };
    for (obligation, contexts) in &encoding.obligations {
        let (fails, reached) = (count(&contexts.fails), count(&contexts.reached));
        let should_fail = expected.faults.get(obligation).copied().unwrap_or(0);
        if fails != should_fail {
            return Err(format!("{obligation:?} fails {fails} times, it should {should_fail} times"));
        }
        let should_reach = expected.reached.get(&obligation.site).copied().unwrap_or(should_fail);
        if reached != should_reach {
            return Err(format!("{obligation:?} is reached {reached} times, it should {should_reach} times"));
        }
    }
    match expected.faults.keys().find(|o| !encoding.obligations.contains_key(*o)) {
        Some(missing) => Err(format!("{missing:?} is no obligation")),
        None => Ok(values),
    }
}

struct Assigned {
    assignment: Assignment,
    /// The inputs that the run asked for; all other variables are free.
    fixed: Vec<(Term, Bv)>,
}

/// The consumed values, put to the encoder's variables, as far as they are reached; `base` has the other variables.
fn assign(encoding: &Encoding, concrete: &Run, base: Assignment) -> (Assigned, Option<String>) {
    let mut queues: BTreeMap<(FuncId, InstId), VecDeque<Bv>> = BTreeMap::new();
    for input in &concrete.inputs {
        if let At::Inst(inst) = input.place.at {
            queues.entry((input.place.func, inst)).or_default().push_back(input.value.clone());
        }
    }
    let mut assigned = Assigned { assignment: base, fixed: vec![] };
    let mut eval = Evaluator::new();
    for event in &encoding.inputs {
        eval.reset();
        if !eval.eval(&encoding.pool, event.guard, &assigned.assignment).is_true() {
            continue;
        }
        let Some(value) = queues.get_mut(&(event.func, event.inst)).and_then(VecDeque::pop_front) else {
            continue;
        };
        let Some(var) = encoding.pool.as_var(event.value) else { continue };
        assigned.assignment.set(var, value.clone());
        assigned.fixed.push((event.value, value));
    }
    let left = queues.iter().find(|(_, queue)| !queue.is_empty());
    (assigned, left.map(|(place, _)| format!("the input at {place:?} is not reached")))
}

/// With all inputs fixed nearly everything follows by propagation; what does not is too hard and left out.
const CONFLICTS: u32 = 200;
const MOST_CLAUSES: u64 = 150_000;
const GAVE_UP: &str = "the solver gave up";

/// Rounds of repairing a model; programs this small need few.
const REPAIRS: usize = 200;

/// Under the inputs as assumptions there is a model that fits the run, and none in which some term has another value.
struct Question {
    solver: Box<dyn Solver>,
    blaster: Blaster,
}

impl Question {
    fn new() -> Question {
        Question {
            solver: sat::new_solver(Backend::Cadical, sat::Options::default()),
            blaster: Blaster::new(),
        }
    }

    /// Guards may depend on variables that only the facts determine: then a model of the inputs so far tells more.
    fn inputs(&mut self, encoding: &mut Encoding, concrete: &Run) -> Result<Assigned, String> {
        let (mut assigned, mut missing) = assign(encoding, concrete, Assignment::new());
        for _ in 0..encoding.inputs.len() {
            let Some(_) = missing else { break };
            let mut fresh = Question::new();
            let assumptions = fresh.assumptions(encoding, &assigned)?;
            let Some(model) = fresh.model(encoding, &assumptions)? else { break };
            let before = assigned.fixed.len();
            (assigned, missing) = assign(encoding, concrete, model);
            if assigned.fixed.len() <= before {
                break;
            }
        }
        missing.map_or(Ok(assigned), Err)
    }

    /// Demands the facts; the literals that fix the inputs.
    fn assumptions(&mut self, encoding: &Encoding, inputs: &Assigned) -> Result<Vec<Lit>, String> {
        let text = |error: unloop::bitblast::BlastError| error.to_string();
        for &fact in &encoding.facts {
            self.blaster.assert(&encoding.pool, fact.holds, self.solver.as_mut()).map_err(text)?;
        }
        let mut assumptions: Vec<Lit> = vec![];
        for (term, value) in &inputs.fixed {
            let lits = self.blaster.lits(&encoding.pool, *term, self.solver.as_mut()).map_err(text)?;
            assumptions.extend(lits.iter().enumerate().map(|(i, lit)| lit.xor(!value.bit(i as u32))));
        }
        Ok(assumptions)
    }

    fn ask(&mut self, encoding: &mut Encoding, inputs: &Assigned, expected: &Expected) -> Result<(), String> {
        let text = |error: unloop::bitblast::BlastError| error.to_string();
        let mut assumptions = self.assumptions(encoding, inputs)?;
        let terms: Vec<Term> = encoding
            .obligations
            .values()
            .flat_map(|contexts| contexts.fails.iter().chain(&contexts.reached).copied())
            .collect();
        for term in terms {
            self.blaster.lit(&encoding.pool, term, self.solver.as_mut()).map_err(text)?;
        }
        if self.solver.stats().clauses > MOST_CLAUSES {
            return Err(format!("{GAVE_UP}: too many clauses"));
        }
        let Some(model) = self.model(encoding, &assumptions)? else {
            return Err("no model has these inputs".into());
        };
        let values = judge(encoding, &model, expected)?;
        let other = self.solver.new_var().positive();
        let mut clause = vec![!other];
        for (term, value) in values {
            let lit = self.blaster.lit(&encoding.pool, term, self.solver.as_mut()).map_err(text)?;
            clause.push(lit.xor(value));
        }
        self.solver.add_clause(&clause);
        assumptions.push(other);
        match self.model(encoding, &assumptions)? {
            None => Ok(()),
            Some(model) => {
                judge(encoding, &model, expected)?;
                Err("the clauses allow another value than the terms have".into())
            }
        }
    }

    /// A model in which unknown memory behaves like memory.
    fn model(&mut self, encoding: &mut Encoding, assumptions: &[Lit]) -> Result<Option<Assignment>, String> {
        for _ in 0..REPAIRS {
            match self.solver.solve(assumptions, Budget::conflicts(CONFLICTS)) {
                Answer::Unsat => return Ok(None),
                Answer::Unknown(reason) => return Err(format!("{GAVE_UP}: {reason:?}")),
                Answer::Sat => {}
            }
            let model = self.blaster.model(&encoding.pool, self.solver.as_ref());
            let rules = encoding.unknowns.broken_rules(&mut encoding.pool, &model);
            if rules.is_empty() {
                return Ok(Some(model));
            }
            for rule in rules {
                self.blaster.assert(&encoding.pool, rule, self.solver.as_mut()).map_err(|e| e.to_string())?;
            }
        }
        Err("the rules of unknown memory are never all kept".into())
    }
}
