//! Runs that come to new places are varied, so that others come farther.

use super::watch::Watcher;
use crate::interp::{FrameView, Observer, RandomInputs};
use crate::ir::{BlockId, FuncId, Function, Inst, InstId, Origin, Program, Value, ValueDef};
use crate::term::bv::Bv;
use cranelift_entity::EntityRef;

/// Inputs that one run is remembered with.
const MOST_INPUTS: usize = 4000;
/// Comparisons that one run is remembered with.
const MOST_COMPARED: usize = 64;

/// A run that showed something new.
pub struct Known {
    inputs: Vec<Bv>,
    /// What was compared, and the other number that it was compared with.
    compared: Vec<(u64, u64)>,
}

impl Known {
    pub fn new(mut inputs: Vec<Bv>, compared: Vec<(u64, u64)>) -> Known {
        inputs.truncate(MOST_INPUTS);
        Known { inputs, compared }
    }
}

/// The start of a run that showed something new, with something changed: other inputs come behind it.
pub fn vary(corpus: &[Known], dice: &mut RandomInputs) -> Vec<Bv> {
    let mut below = |n: usize| (dice.next_u64() % n.max(1) as u64) as usize;
    if corpus.is_empty() || below(4) == 0 {
        return vec![];
    }
    // The newest ones came the farthest.
    let pick = corpus.len() - 1 - below(corpus.len()).min(below(corpus.len()));
    let Known { inputs, compared } = &corpus[pick];
    let mut prefix = inputs.clone();
    // What was compared with something else is made equal to it, and all behind it is new.
    if !compared.is_empty() && below(3) == 0 {
        let (was, wanted) = compared[below(compared.len())];
        let places: Vec<usize> = (0..prefix.len()).filter(|&i| prefix[i].to_u64() == Some(was)).collect();
        let last = places.len().saturating_sub(1 + below(2) * below(places.len()));
        if let Some(&at) = places.get(last) {
            prefix[at] = Bv::from_u64(prefix[at].width(), wanted);
            prefix.truncate(at + 1);
            return prefix;
        }
    }
    let at = below(prefix.len() + 1);
    match below(5) {
        // The end is what made it stop.
        0 => prefix.truncate(prefix.len().saturating_sub(1 + below(3))),
        1 => {
            let again = prefix[at..(at + 1 + below(8)).min(prefix.len())].to_vec();
            for _ in 0..1 + below(8) {
                prefix.splice(at..at, again.iter().cloned());
            }
        }
        2 => {
            let other = &corpus[below(corpus.len())].inputs;
            prefix.truncate(at);
            prefix.extend_from_slice(&other[at.min(other.len())..]);
        }
        _ => prefix.truncate(at),
    }
    if !prefix.is_empty() && below(2) == 0 {
        let (at, other) = (below(prefix.len()), prefix[below(prefix.len())].clone());
        let width = prefix[at].width();
        match below(3) {
            0 => prefix[at] = prefix[at].add(&Bv::one(width)),
            1 => prefix[at] = prefix[at].sub(&Bv::one(width)),
            _ if other.width() == width => prefix[at] = other,
            _ => {}
        }
    }
    prefix.truncate(MOST_INPUTS);
    prefix
}

/// Edges that runs have taken.
pub struct Seen {
    pub edges: Vec<Vec<u64>>,
    pub count: usize,
}

impl Seen {
    fn new(program: &Program) -> Seen {
        let blocks = |f: &crate::ir::Function| f.body.as_ref().map_or(0, |b| b.blocks.len());
        Seen { edges: program.funcs.values().map(|f| vec![0; blocks(f)]).collect(), count: 0 }
    }
}

/// For each function and instruction that compares with a constant: what is compared, and with what.
type Comparisons = Vec<Vec<Option<(Value, u64)>>>;

fn comparisons(program: &Program) -> Comparisons {
    let of = |function: &Function| {
        let Some(body) = function.body.as_ref().filter(|_| function.origin == Origin::User) else {
            return vec![];
        };
        let constant = |value: Value| match &body.values[value].def {
            ValueDef::Const(bv) => bv.to_u64(),
            _ => None,
        };
        let sides = |inst: &Inst| match inst {
            Inst::Cmp { a, b, .. } => match (constant(*a), constant(*b)) {
                (None, Some(number)) => Some((*a, number)),
                (Some(number), None) => Some((*b, number)),
                _ => None,
            },
            _ => None,
        };
        body.insts.values().map(|data| sides(&data.inst)).collect()
    };
    program.funcs.values().map(of).collect()
}

/// Notes where a run comes to, for another who watches it.
pub struct Explorer<O> {
    pub observer: O,
    pub seen: Seen,
    comparisons: Comparisons,
    /// Of this run, each once.
    compared: Vec<(u64, u64)>,
}

impl<O: Watcher> Explorer<O> {
    pub fn new(program: &Program, observer: O) -> Explorer<O> {
        let comparisons = comparisons(program);
        Explorer { observer, seen: Seen::new(program), comparisons, compared: vec![] }
    }

    pub fn begin_run(&mut self) {
        self.observer.begin_run(None);
        self.compared.clear();
    }

    /// What the run has compared.
    pub fn compared(&mut self) -> Vec<(u64, u64)> {
        std::mem::take(&mut self.compared)
    }
}

impl<O: Observer> Observer for Explorer<O> {
    fn on_edge(&mut self, func: FuncId, block: BlockId, edge: usize, frame: FrameView) {
        let slot = &mut self.seen.edges[func.index()][block.index()];
        let bit = 1 << edge.min(63);
        if *slot & bit == 0 {
            *slot |= bit;
            self.seen.count += 1;
        }
        self.observer.on_edge(func, block, edge, frame);
    }

    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        self.observer.on_block(func, block, frame);
    }

    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        let Some(&Some((value, number))) = self.comparisons[func.index()].get(inst.index()) else { return };
        if self.compared.len() < MOST_COMPARED
            && let Some(was) = frame.get(value).to_u64()
            && was != number
            && !self.compared.contains(&(was, number))
        {
            self.compared.push((was, number));
        }
    }
}
