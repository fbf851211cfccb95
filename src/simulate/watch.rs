//! Those who watch the runs: one writes samples down, one tries candidates.

use super::eval::{EntryTerms, Eval, Snapshot};
use super::extremes::Extremes;
use crate::analysis::loops::may_write;
use crate::domain::context::{Array, Samples};
use crate::domain::{Candidate, Expr, Kind, LoopContext, Names};
use crate::interp::{FrameView, Observer};
use crate::ir::{BlockId, FuncId, Program, Value};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// Rows that are kept for one loop.
const MOST_ROWS: usize = 500;
/// Of one run.
const ROWS_IN_RUN: u32 = 14;
/// Elements of an array that are looked at: the first ones, and now and then those behind.
const ELEMENTS: i128 = 12;
const ALL_ELEMENTS: i128 = 1024;
/// The domain that reads the samples, and rows that show it something new.
const SUGGESTED: &str = "runs";
const SURPRISES: usize = 60;
/// Visits of one header that are looked at, in one run and in all.
const VISITS_IN_RUN: u32 = 40;
const VISITS: u32 = 2500;
/// Last visits that are looked at, in one run.
const LAST_IN_RUN: u32 = 20;
/// Executions of a loop whose ends are remembered, and visits before an end that are looked at when the run is repeated.
const MOST_ENDS: usize = 20;
const BEFORE_END: u32 = 3;

/// For each loop that is watched, the numbers of the visits that were the last ones before it was left.
pub type Ends = Vec<Vec<u32>>;

/// A loop that is watched.
pub struct Watched {
    func: FuncId,
    header: BlockId,
    inside: Vec<bool>,
    /// The edges of the header that leave the loop, one bit for each, if memory there is as it was at its start.
    exits: u64,
    params: Vec<Value>,
    columns: Vec<Expr>,
    arrays: Vec<Array>,
    marks: Vec<Expr>,
}

impl Watched {
    pub fn new(context: &LoopContext<'_>) -> Watched {
        let mut inside = vec![false; context.body.blocks.len()];
        context.data.blocks.iter().for_each(|b| inside[b.index()] = true);
        let header = &context.body.blocks[context.data.header];
        let quiet = header.insts.iter().all(|&i| !may_write(&context.body.insts[i].inst));
        let edges = header.terminator.edges();
        let leaves = |n: &usize| !inside[edges[*n].target.index()];
        let exits = (0..edges.len().min(64)).filter(leaves).map(|n| 1 << n).sum();
        Watched {
            func: context.func,
            header: context.data.header,
            exits: if quiet { exits } else { 0 },
            inside,
            params: context.data.params.clone(),
            columns: context.columns(),
            arrays: context.arrays(),
            marks: context.marks(),
        }
    }
}

/// Finds the headers among the blocks that runs come to.
struct Headers<'w> {
    watched: &'w [Watched],
    /// For each function and block, the loop that begins there, plus one.
    at: Vec<Vec<u32>>,
    from: Option<(FuncId, BlockId)>,
    visits: Vec<Visits>,
    /// Of this run, and of the same run before, if it is a repetition.
    ends: Ends,
    known_ends: Ends,
    /// Every visit is looked at.
    thorough: bool,
    /// Loops that are active, by depth of the stack.
    entered: FxHashMap<(usize, u32), Snapshot>,
    /// How far the columns of each loop have come.
    extremes: Vec<Extremes>,
}

/// How often a header was visited.
#[derive(Clone, Copy, Default)]
struct Visits {
    run: u32,
    /// Those that were looked at, in this run and in all.
    seen: u32,
    all: u32,
    /// Last visits of this run that were looked at.
    last: u32,
    /// Was the last one looked at?
    looked: bool,
    /// Those since the loop was entered, and the most of any run.
    since: u32,
    most: u32,
}

/// The header of a loop, reached from inside or from outside.
struct Visit {
    index: usize,
    is_entry: bool,
    /// Is it one of those that are looked at?
    wanted: bool,
    /// Those of this run that were looked at, this one included.
    number: u32,
}

impl<'w> Headers<'w> {
    fn new(program: &Program, watched: &'w [Watched]) -> Headers<'w> {
        let mut at: Vec<Vec<u32>> = vec![vec![]; program.funcs.len()];
        for (index, one) in watched.iter().enumerate() {
            let blocks = &mut at[one.func.index()];
            blocks.resize(one.inside.len(), 0);
            blocks[one.header.index()] = index as u32 + 1;
        }
        let visits = vec![Visits::default(); watched.len()];
        let extremes = watched.iter().map(|_| Extremes::default()).collect();
        let none = vec![vec![]; watched.len()];
        Headers {
            watched,
            at,
            from: None,
            visits,
            ends: none.clone(),
            known_ends: none,
            thorough: false,
            entered: FxHashMap::default(),
            extremes,
        }
    }

    #[inline]
    fn visit(&mut self, func: FuncId, block: BlockId) -> Option<Visit> {
        let index = self.at[func.index()].get(block.index()).copied().unwrap_or(0).checked_sub(1)? as usize;
        let watched = &self.watched[index];
        let inside = self.from.is_some_and(|(f, b)| f == func && watched.inside[b.index()]);
        let visits = &mut self.visits[index];
        if !inside && visits.run > 0 && self.ends[index].len() < MOST_ENDS {
            self.ends[index].push(visits.run);
        }
        visits.run += 1;
        visits.since = if inside { visits.since + 1 } else { 1 };
        visits.most = visits.most.max(visits.since);
        // The first ones, then fewer and fewer, and those before the loop is left.
        let run = visits.run;
        let ends_soon = || {
            let ends = self.known_ends.get(index).map_or(&[][..], Vec::as_slice);
            ends.get(ends.partition_point(|&e| e < run)).is_some_and(|&e| e < run + BEFORE_END)
        };
        let wanted = self.thorough
            || (run <= 12 || run.is_power_of_two() || run.is_multiple_of(61))
                && visits.seen < VISITS_IN_RUN
                && visits.all < VISITS
            || ends_soon();
        visits.all += u32::from(wanted);
        visits.seen += u32::from(wanted);
        visits.looked = wanted;
        Some(Visit { index, is_entry: !inside, wanted, number: visits.seen })
    }

    /// The visit that ends where a loop is left, if it was not looked at.
    #[inline]
    fn last_visit(&mut self, func: FuncId, block: BlockId, edge: usize) -> Option<usize> {
        let index = self.at[func.index()].get(block.index()).copied().unwrap_or(0).checked_sub(1)? as usize;
        let visits = &mut self.visits[index];
        let leaves = self.watched[index].exits >> edge.min(63) & 1 == 1;
        if !leaves || visits.looked || visits.last >= LAST_IN_RUN {
            return None;
        }
        visits.last += 1;
        Some(index)
    }

    /// Does the visit show values beyond those that were seen?
    fn is_news(&mut self, visit: &Visit, frame: FrameView) -> bool {
        let extremes = &mut self.extremes[visit.index];
        if !extremes.is_curious() {
            return false;
        }
        let watched = &self.watched[visit.index];
        let entry = self.entered.get(&(frame.depth, visit.index as u32));
        let eval = Eval { frame, params: &watched.params, entry, bound: None };
        extremes.extend(&watched.columns.iter().map(|e| eval.number(e).ok()).collect())
    }

    fn begin_run(&mut self, ends: Option<&Ends>) {
        self.visits.iter_mut().for_each(|v| *v = Visits { all: v.all, most: v.most, ..Visits::default() });
        self.ends.iter_mut().for_each(Vec::clear);
        match ends {
            Some(ends) => self.known_ends.clone_from(ends),
            None => self.known_ends.iter_mut().for_each(Vec::clear),
        }
        self.entered.clear();
        self.from = None;
    }

    /// Where the loops were left in this run, which is over.
    fn ends(&mut self) -> Ends {
        for (ends, visits) in self.ends.iter_mut().zip(&self.visits) {
            if visits.run > 0 {
                ends.push(visits.run);
            }
        }
        self.ends.clone()
    }
}

/// Someone who watches many runs.
pub trait Watcher: Observer {
    /// `ends`: of the same run before.
    fn begin_run(&mut self, ends: Option<&Ends>);

    /// Where the loops were left in the run that is over.
    fn ends(&mut self) -> Ends {
        vec![]
    }

    /// How often something new was seen.
    fn news(&self) -> usize {
        0
    }
}

impl Watcher for Collector<'_> {
    fn begin_run(&mut self, ends: Option<&Ends>) {
        self.headers.begin_run(ends);
        self.last.clear();
    }

    fn ends(&mut self) -> Ends {
        self.headers.ends()
    }

    fn news(&self) -> usize {
        self.headers.extremes.iter().map(|e| e.news).sum()
    }
}

impl Watcher for Judge<'_> {
    fn begin_run(&mut self, ends: Option<&Ends>) {
        self.headers.begin_run(ends);
    }
}

/// Writes down what the columns of each loop are.
pub struct Collector<'w> {
    headers: Headers<'w>,
    terms: Vec<EntryTerms>,
    samples: Vec<Samples>,
    /// The last row of active loops with its number, by depth of the stack.
    last: FxHashMap<(usize, u32), (u32, Row)>,
}

pub type Row = Vec<Option<i128>>;

impl<'w> Collector<'w> {
    pub fn new(program: &'w Program, watched: &'w [Watched]) -> Collector<'w> {
        let mut terms = vec![];
        let mut samples = vec![];
        for one in watched {
            let mut entry = EntryTerms::default();
            one.columns.iter().for_each(|e| entry.expr(e));
            terms.push(entry);
            samples.push(Samples::new(one.columns.clone(), one.arrays.clone(), one.marks.clone()));
        }
        Collector { headers: Headers::new(program, watched), terms, samples, last: FxHashMap::default() }
    }

    /// For each loop, as many iterations as some run has made; None: no run came there.
    pub fn longest(&self) -> Vec<Option<u32>> {
        self.headers.visits.iter().map(|v| v.most.checked_sub(1)).collect()
    }

    pub fn samples(self) -> Vec<Samples> {
        self.samples
    }
}

impl Collector<'_> {
    fn look(&mut self, index: usize, frame: FrameView) {
        let watched = &self.headers.watched[index];
        let samples = &mut self.samples[index];
        if samples.rows.len() >= MOST_ROWS {
            return;
        }
        let key = (frame.depth, index as u32);
        let entry = self.headers.entered.get(&key);
        let eval = Eval { frame, params: &watched.params, entry, bound: None };
        let row: Row = watched.columns.iter().map(|e| eval.number(e).ok()).collect();
        let number = self.headers.visits[index].run;
        if let Some((_, before)) = self.last.get(&key).filter(|(n, _)| n + 1 == number) {
            samples.add_step(before, &row);
        }
        self.last.insert(key, (number, row.clone()));
        for (index, mark) in watched.marks.iter().enumerate() {
            samples.add_mark(index, eval.number(mark).ok());
        }
        let rows = samples.rows.len();
        let most = if rows == 0 || rows.is_power_of_two() { ALL_ELEMENTS } else { ELEMENTS };
        for (index, array) in watched.arrays.iter().enumerate() {
            for k in 0..most {
                if let Ok(value) = eval.number(&array.element(Expr::Const(k))) {
                    samples.add_element(index, value);
                }
            }
        }
        if !samples.rows.contains(&row) {
            samples.rows.push(row);
        }
    }
}

impl Observer for Collector<'_> {
    fn on_edge(&mut self, func: FuncId, block: BlockId, edge: usize, frame: FrameView) {
        self.headers.from = Some((func, block));
        if let Some(index) = self.headers.last_visit(func, block, edge) {
            self.look(index, frame);
        }
    }

    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        let Some(visit) = self.headers.visit(func, block) else { return };
        let watched = &self.headers.watched[visit.index];
        let key = (frame.depth, visit.index as u32);
        if visit.is_entry {
            let entry = self.terms[visit.index].snapshot(frame, &watched.params);
            self.headers.entered.insert(key, entry);
            self.last.remove(&key);
        }
        let is_news = self.headers.is_news(&visit, frame);
        if is_news || visit.wanted && visit.number <= ROWS_IN_RUN {
            self.look(visit.index, frame);
        }
    }
}

/// Values of variables.
type Numbers = Vec<(Value, i128)>;

/// Tries the candidates of each loop.
pub struct Judge<'w> {
    headers: Headers<'w>,
    candidates: &'w [Vec<Candidate>],
    terms: Vec<EntryTerms>,
    /// Candidates that are left.
    alive: Vec<Vec<usize>>,
    /// What refuted the others.
    against: Vec<Vec<Option<Numbers>>>,
    /// What the columns were where something that runs had suggested was false.
    surprises: Vec<Vec<Row>>,
}

impl<'w> Judge<'w> {
    pub fn new(program: &'w Program, watched: &'w [Watched], candidates: &'w [Vec<Candidate>]) -> Judge<'w> {
        let mut terms = vec![];
        let mut alive = vec![];
        for (all, one) in candidates.iter().zip(watched) {
            let mut entry = EntryTerms::default();
            one.columns.iter().for_each(|e| entry.expr(e));
            let states: Vec<usize> = (0..all.len()).filter(|&i| all[i].kind == Kind::State).collect();
            states.iter().for_each(|&i| entry.formula(&all[i].formula));
            terms.push(entry);
            alive.push(states);
        }
        let against = candidates.iter().map(|all| vec![None; all.len()]).collect();
        let surprises = vec![vec![]; watched.len()];
        Judge { headers: Headers::new(program, watched), candidates, terms, alive, against, surprises }
    }

    /// For each loop, values that it did not show before.
    pub fn surprises(&mut self) -> Vec<Vec<Row>> {
        std::mem::take(&mut self.surprises)
    }

    /// Looks at every visit of every header.
    pub fn thorough(mut self) -> Judge<'w> {
        self.headers.thorough = true;
        self
    }

    /// How often headers were looked at.
    pub fn visits(&self) -> u64 {
        self.headers.visits.iter().map(|v| u64::from(v.all)).sum()
    }

    /// For each candidate of each loop the values that refute it, for people.
    pub fn verdicts(self, contexts: &[LoopContext<'_>]) -> Vec<Vec<Option<String>>> {
        let mut all = vec![];
        for (context, against) in contexts.iter().zip(self.against) {
            let names = Names { program: context.program, body: context.body, params: &context.data.params };
            let show = |values: Numbers| {
                let parts: Vec<String> = values
                    .iter()
                    .map(|(v, n)| format!("{} = {n}", names.expr(&Expr::now(*v, true))))
                    .collect();
                if parts.is_empty() { "in a run".to_string() } else { parts.join(", ") }
            };
            all.push(against.into_iter().map(|a| a.map(show)).collect());
        }
        all
    }
}

impl Judge<'_> {
    fn look(&mut self, index: usize, frame: FrameView) {
        let watched = &self.headers.watched[index];
        let entry = self.headers.entered.get(&(frame.depth, index as u32));
        let eval = Eval { frame, params: &watched.params, entry, bound: None };
        let (candidates, against) = (&self.candidates[index], &mut self.against[index]);
        let mut surprised = false;
        self.alive[index].retain(|&i| {
            let refuted = eval.formula(&candidates[i].formula) == Some(false);
            if refuted {
                against[i] = Some(values(&eval, &candidates[i]));
                surprised |= candidates[i].domain == SUGGESTED;
            }
            !refuted
        });
        let rows = &mut self.surprises[index];
        if surprised && rows.len() < SURPRISES {
            rows.push(watched.columns.iter().map(|e| eval.number(e).ok()).collect());
        }
    }
}

impl Observer for Judge<'_> {
    fn on_edge(&mut self, func: FuncId, block: BlockId, edge: usize, frame: FrameView) {
        self.headers.from = Some((func, block));
        if let Some(index) = self.headers.last_visit(func, block, edge) {
            self.look(index, frame);
        }
    }

    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        let Some(visit) = self.headers.visit(func, block) else { return };
        let watched = &self.headers.watched[visit.index];
        if visit.is_entry {
            let entry = self.terms[visit.index].snapshot(frame, &watched.params);
            self.headers.entered.insert((frame.depth, visit.index as u32), entry);
        }
        if self.headers.is_news(&visit, frame) || visit.wanted {
            self.look(visit.index, frame);
        }
    }
}

/// The numbers that the formula speaks about.
fn values(eval: &Eval<'_>, candidate: &Candidate) -> Numbers {
    let mut all = vec![];
    for (value, _, at) in candidate.formula.mentioned().values {
        let number = eval.number(&Expr::Int { value, signed: true, at });
        if let Ok(n) = number
            && !all.iter().any(|(v, _)| *v == value)
        {
            all.push((value, n));
        }
    }
    all
}
