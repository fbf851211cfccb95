//! What termination asks of a loop: how an iteration changes what the loop counts, and where runs leave it.
//!
//! Nothing is concluded here. A measure is a number that the state at the header determines: where it cannot be read, or
//! where it would speak about memory that stands for many objects, there is none.

use super::claim::Moments;
use super::flow::Walk;
use super::value::Sym;
use super::{Encoder, LoopRecord};
use crate::analysis::loops::Loop;
use crate::domain::context::debug_types::signs;
use crate::domain::{Candidate, CmpKind, Expr, Formula, Moment, Names, Order, PtrExpr};
use crate::ir::{BlockId, Ty, Value};
use crate::property::Obligation;
use crate::term::Term;
use std::collections::{BTreeMap, BTreeSet};

/// A signed number that the state at the header determines, before and after an iteration.
#[derive(Clone, Debug)]
pub struct Measure {
    /// In the words of the source, before and after.
    pub text: (String, String),
    pub domain: String,
    pub now: Term,
    pub next: Term,
    /// Both can be read.
    pub valid: Term,
    /// The whole of one variable, with its own width.
    pub variable: bool,
    /// The parameter of the header whose signed value it is.
    pub param: Option<Value>,
    /// The first measure of its variable: what it is combined by.
    pub own: bool,
}

/// Somewhere a run ends: a fault, an assumption that does not hold, the end of the program.
#[derive(Clone, Debug)]
pub struct Stop {
    pub when: Term,
    /// The fault, if it is one.
    pub fault: Option<Obligation>,
}

/// One iteration that leads to another.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The run is at the header, in whatever iteration.
    pub here: Term,
    /// It comes to the header again.
    pub again: Term,
    /// It comes to the header again and does not leave the loop at once.
    pub onward: Term,
    /// The same, whether or not there was a fault before.
    pub regardless: Term,
    /// The same, by the branches on the way alone, whatever was assumed.
    pub bare: Term,
    pub measures: Vec<Measure>,
    /// Measures may be combined.
    pub combine: bool,
    /// Numbers that no iteration changes.
    pub fixed: Vec<Fixed>,
    /// Numbers that the loop compares with.
    pub constants: BTreeSet<i128>,
    /// Variables from this one on were made for the loop.
    pub since: usize,
}

/// A number that is the same in all iterations of a loop: a value from outside, or one with which it was entered.
#[derive(Clone, Debug)]
pub struct Fixed {
    pub text: String,
    pub term: Term,
    pub signed: bool,
}

/// When a run is at the header, and when it comes there again: see [`Turn`].
pub(super) struct Times {
    pub here: Term,
    pub again: Term,
    pub regardless: Term,
    pub bare: Term,
    pub since: usize,
}

/// What the encoding of one loop covers in the lists of the whole program.
#[derive(Clone, Debug, Default)]
pub struct Extent {
    /// The run leaves the loop by an edge or by a return.
    pub exits: Vec<Term>,
    pub stops: std::ops::Range<usize>,
    pub cuts: std::ops::Range<usize>,
    pub inputs: std::ops::Range<usize>,
}

/// How much was there before a loop was encoded.
pub(super) struct Before {
    waiting: BTreeMap<BlockId, usize>,
    returns: usize,
    stops: usize,
    cuts: usize,
    inputs: usize,
}

/// Numbers from outside of one loop.
const MOST_FIXED: usize = 6;
/// Constants of one loop.
const MOST_CONSTANTS: usize = 12;
/// Measures of one loop.
const MOST: usize = 64;

impl<'p> Encoder<'p> {
    pub(super) fn before_loop(&self, walk: &Walk<'p>) -> Before {
        Before {
            waiting: walk.arrivals().map(|(block, all)| (block, all.len())).collect(),
            returns: walk.returns.len(),
            stops: self.out.stops.len(),
            cuts: self.out.cuts.len(),
            inputs: self.out.inputs.len(),
        }
    }

    /// Writes down where the loop that was just encoded is left.
    pub(super) fn note_extent(&mut self, walk: &Walk<'p>, record: usize, data: &Loop, before: &Before) {
        let mut guards: Vec<Term> = vec![];
        for (block, all) in walk.arrivals().filter(|(block, _)| !data.blocks.contains(block)) {
            let old = before.waiting.get(&block).copied().unwrap_or(0);
            guards.extend(all.iter().skip(old).map(|a| a.state.guard));
        }
        guards.extend(walk.returns.iter().skip(before.returns).map(|a| a.state.guard));
        let exits = guards.into_iter().map(|g| self.out.pool.and(g, self.assumed)).collect();
        self.out.loops[record].extent = Extent {
            exits,
            stops: before.stops..self.out.stops.len(),
            cuts: before.cuts..self.out.cuts.len(),
            inputs: before.inputs..self.out.inputs.len(),
        };
    }

    /// Writes down what an iteration does to the measures that the transition candidates name.
    pub(super) fn note_turn(
        &mut self,
        walk: &Walk<'p>,
        record: usize,
        moments: &Moments<'_>,
        times: Times,
        candidates: &[Candidate],
    ) {
        let mut measures: Vec<Measure> = vec![];
        for candidate in candidates {
            if measures.len() >= MOST {
                break;
            }
            let Some(rank) = rank_of(&moments.data.params, candidate) else { continue };
            if let Some(mut measure) = self.measure(walk, moments, &rank, &candidate.domain)
                && !measures.iter().any(|m| (m.now, m.next) == (measure.now, measure.next))
            {
                measure.own = is_variable(&rank) && !measures.iter().any(|m| m.text == measure.text);
                measures.push(measure);
            }
        }
        let combine = candidates.iter().any(|c| c.domain == "linear-ranks");
        let Some(back) = moments.next else { return };
        let goes_on = self.goes_on(walk, moments.data, back);
        let Times { here, again, regardless, bare, since } = times;
        let bare = self.out.pool.and(bare, goes_on);
        let onward = self.out.pool.and(again, goes_on);
        let regardless = self.out.pool.and(regardless, goes_on);
        let fixed = self.fixed(walk, moments);
        let constants = self.constants(candidates);
        self.out.loops[record].turn =
            Some(Turn { here, again, onward, regardless, bare, measures, combine, fixed, constants, since });
    }

    /// Named numbers from outside: parameters of the function, what the loop uses, what it was entered with.
    fn fixed(&mut self, walk: &Walk<'p>, m: &Moments<'_>) -> Vec<Fixed> {
        let body = walk.body;
        let signs = signs(self.program, body);
        let names = Names { program: self.program, body, params: &m.data.params };
        let outside = m.data.live_in.iter().chain(&body.blocks[body.entry].params);
        let mut all: Vec<Fixed> = vec![];
        for &value in outside.chain(&m.data.params) {
            let (Ty::Int(width), true) = (body.ty(value), body.values[value].var.is_some()) else { continue };
            let index = m.data.params.iter().position(|&p| p == value);
            let (at, sym) = match index {
                Some(index) => (Moment::Entry, m.entry.args[index].clone()),
                None => (Moment::Now, self.value(walk, &m.entry.state, value)),
            };
            let (Sym::Int { term, .. }, signed) = (sym, signs[value].unwrap_or(true)) else { continue };
            let known = self.out.pool.as_const(term).is_some() || all.iter().any(|f| f.term == term);
            if width >= 8 && !known && all.len() < MOST_FIXED {
                let text = names.expr(&Expr::Int { value, signed, at });
                all.push(Fixed { text, term, signed });
            }
        }
        all
    }

    /// Numbers that something is compared with.
    fn constants(&self, candidates: &[Candidate]) -> BTreeSet<i128> {
        let mut all = BTreeSet::from([0]);
        for candidate in candidates {
            candidate.formula.constants(&mut all);
        }
        all.into_iter().take(MOST_CONSTANTS).collect()
    }

    fn measure(&mut self, walk: &Walk<'p>, m: &Moments<'_>, rank: &Expr, domain: &str) -> Option<Measure> {
        let after = rank.after(&m.data.params);
        // A number of one state, not of two.
        let mentioned = Formula::eq(rank.clone(), Expr::ZERO).mentioned();
        let moments = mentioned.values.iter().map(|v| v.2).chain(mentioned.memory);
        if moments.into_iter().any(|at| at == Moment::Next) {
            return None;
        }
        if !self.is_determined(walk, m, rank) || !self.is_determined(walk, m, &after) {
            return None;
        }
        let mut valid = vec![];
        let now = self.number(walk, m, rank, &mut valid)?;
        let next = self.number(walk, m, &after, &mut valid)?;
        let valid = self.pool().and_all(&valid);
        let names = Names { program: self.program, body: walk.body, params: &m.data.params };
        let variable = matches!(rank, Expr::Int { signed: true, .. } | Expr::Load { signed: true, .. });
        let param = match rank {
            Expr::Int { value, signed: true, at: Moment::Now } => {
                Some(*value).filter(|v| m.data.params.contains(v))
            }
            _ => None,
        };
        let text = (names.expr(rank), names.expr(&after));
        Some(Measure { text, domain: domain.to_string(), now, next, valid, variable, param, own: false })
    }

    /// Does it read only memory of objects that are one each?
    fn is_determined(&mut self, walk: &Walk<'p>, m: &Moments<'_>, expr: &Expr) -> bool {
        match expr {
            Expr::Const(_) | Expr::Int { .. } => true,
            Expr::Bound(_) => false,
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
                self.is_determined(walk, m, a) && self.is_determined(walk, m, b)
            }
            Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => {
                self.is_determined(walk, m, a)
            }
            Expr::Min(all) | Expr::Max(all) => all.iter().all(|e| self.is_determined(walk, m, e)),
            Expr::Offset(ptr) => self.is_determined_pointer(walk, m, ptr),
            Expr::Size { ptr, .. } | Expr::Length { ptr, .. } | Expr::Load { ptr, .. } => {
                self.is_determined_pointer(walk, m, ptr) && !self.leads_to_many(walk, m, ptr)
            }
        }
    }

    fn is_determined_pointer(&mut self, walk: &Walk<'p>, m: &Moments<'_>, ptr: &PtrExpr) -> bool {
        match ptr {
            PtrExpr::Null | PtrExpr::Global(_) | PtrExpr::Value { .. } => true,
            PtrExpr::Field(base, bytes) => {
                self.is_determined_pointer(walk, m, base) && self.is_determined(walk, m, bytes)
            }
            PtrExpr::LoadPtr { ptr, .. } => {
                self.is_determined_pointer(walk, m, ptr) && !self.leads_to_many(walk, m, ptr)
            }
        }
    }

    fn leads_to_many(&mut self, walk: &Walk<'p>, m: &Moments<'_>, ptr: &PtrExpr) -> bool {
        let pointed = self.pointed(walk, m, ptr, &mut vec![]);
        pointed.is_none_or(|p| p.targets.iter().any(|t| self.out.objects[t.obj].weak))
    }
}

impl LoopRecord {
    /// It is a function that calls itself.
    pub fn is_function(&self) -> bool {
        !self.name.contains('#')
    }

    /// No iteration leads to another, as far as it was encoded.
    pub fn never_repeats(&self) -> bool {
        self.turn.is_none()
    }
}

fn is_variable(e: &Expr) -> bool {
    matches!(e, Expr::Int { .. } | Expr::Load { .. } | Expr::Offset(_))
}

/// What falls in each step that the candidate allows, if that can be seen from it.
fn rank_of(params: &[Value], candidate: &Candidate) -> Option<Expr> {
    match candidate.order.as_ref()? {
        // Its values are finitely many, so that falling is enough: the bound is not needed.
        Order::Rank(rank) => Some(rank.clone()),
        Order::Strict => falling(params, &candidate.formula),
    }
}

/// `e' < e` gives e, `e' > e` gives -e; of a conjunction any part will do.
fn falling(params: &[Value], formula: &Formula) -> Option<Expr> {
    match formula {
        Formula::Cmp(CmpKind::Lt, a, b) => {
            if *a == b.after(params) {
                Some(b.clone())
            } else if *b == a.after(params) {
                Some(a.clone().negated())
            } else {
                None
            }
        }
        Formula::And(parts) => parts.iter().find_map(|p| falling(params, p)),
        _ => None,
    }
}
