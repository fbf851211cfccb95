//! Whether a run that comes to the header again goes on from there, as far as the tests that it meets first tell.
//!
//! What leaves the loop at once needs no argument: in its last round a counter may well wrap.

use super::Encoder;
use super::flow::Walk;
use super::state::Arrival;
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::ir::{BinOp, BlockId, Edge, Inst, InstId, Terminator, Ty, Value};
use crate::term::Term;
use rustc_hash::{FxHashMap, FxHashSet};

/// Blocks that one look goes through, on each way.
const BLOCKS: u32 = 4;

/// A look from the header on, without effects.
struct Look<'l> {
    data: &'l Loop,
    /// The state at the header.
    from: &'l Arrival,
    /// What the loop defines: known only if it is computed on the way.
    inside: FxHashSet<Value>,
}

type Known = FxHashMap<Value, Sym>;

impl<'p> Encoder<'p> {
    /// False only where the run leaves the loop, or returns from the function, before it does anything.
    pub(super) fn goes_on(&mut self, walk: &Walk<'p>, data: &Loop, from: &Arrival) -> Term {
        let body = walk.body;
        let mut inside: FxHashSet<Value> = FxHashSet::default();
        for &block in &data.blocks {
            inside.extend(&body.blocks[block].params);
            inside.extend(body.blocks[block].insts.iter().flat_map(|&i| &body.insts[i].results));
        }
        let known = data.params.iter().copied().zip(from.args.iter().cloned()).collect();
        self.look(walk, &Look { data, from, inside }, data.header, known, BLOCKS)
    }

    fn look(
        &mut self,
        walk: &Walk<'p>,
        look: &Look<'_>,
        block: BlockId,
        mut known: Known,
        fuel: u32,
    ) -> Term {
        if !look.data.blocks.contains(&block) {
            return self.pool().ff();
        }
        let tt = self.pool().tt();
        let Some(fuel) = fuel.checked_sub(1) else { return tt };
        let content = &walk.body.blocks[block];
        let mut unsure = vec![];
        for &inst in &content.insts {
            if !self.foresee(walk, look, &mut known, inst, &mut unsure) {
                return tt;
            }
        }
        let goes_on = match &content.terminator {
            Terminator::Jump(edge) => self.look_along(walk, look, edge, &known, fuel),
            Terminator::Branch { cond, then, els } => {
                let Some(cond) = self.foreseen(walk, look, &known, *cond) else { return tt };
                let (yes, no) = (
                    self.look_along(walk, look, then, &known, fuel),
                    self.look_along(walk, look, els, &known, fuel),
                );
                self.pool().ite(cond.int(), yes, no)
            }
            Terminator::Return(_) => self.pool().ff(),
            Terminator::Switch { .. } | Terminator::Unreachable => tt,
        };
        unsure.push(goes_on);
        self.pool().or_all(&unsure)
    }

    fn look_along(
        &mut self,
        walk: &Walk<'p>,
        look: &Look<'_>,
        edge: &Edge,
        known: &Known,
        fuel: u32,
    ) -> Term {
        if edge.target == look.data.header {
            return self.pool().tt();
        }
        let mut next = known.clone();
        for (&param, &arg) in walk.body.blocks[edge.target].params.iter().zip(&edge.args) {
            match self.foreseen(walk, look, known, arg) {
                Some(sym) => next.insert(param, sym),
                None => next.remove(&param),
            };
        }
        self.look(walk, look, edge.target, next, fuel)
    }

    fn foreseen(&mut self, walk: &Walk<'p>, look: &Look<'_>, known: &Known, value: Value) -> Option<Sym> {
        match known.get(&value) {
            Some(sym) => Some(sym.clone()),
            None if look.inside.contains(&value) => None,
            None => Some(self.value(walk, &look.from.state, value)),
        }
    }

    /// Computes what the instruction gives. False: it does something.
    fn foresee(
        &mut self,
        walk: &Walk<'p>,
        look: &Look<'_>,
        known: &mut Known,
        id: InstId,
        unsure: &mut Vec<Term>,
    ) -> bool {
        let data = &walk.body.insts[id];
        let result = data.results.first().copied();
        let made = match &data.inst {
            Inst::Bind { .. } => return true,
            Inst::Binary { op, a, b, .. } => {
                let (x, y) = (self.foreseen(walk, look, known, *a), self.foreseen(walk, look, known, *b));
                match (x, y) {
                    (Some(x), Some(y)) => self.plain(*op, x.int(), y.int()),
                    _ => None,
                }
            }
            Inst::Cmp { op, a, b } => {
                let (x, y) = (self.foreseen(walk, look, known, *a), self.foreseen(walk, look, known, *b));
                x.zip(y).map(|(x, y)| self.compare(*op, &x, &y))
            }
            Inst::Cast { op, a } => {
                let to = result.map(|r| walk.body.ty(r));
                let x = self.foreseen(walk, look, known, *a);
                x.zip(to).map(|(x, to)| self.cast(*op, &x, to))
            }
            Inst::Load { ptr, volatile: false } => {
                let (p, ty) = (self.foreseen(walk, look, known, *ptr), result.map(|r| walk.body.ty(r)));
                match (p, ty) {
                    (Some(p), Some(ty @ Ty::Int(_))) => {
                        let bits = self.pointer_bits();
                        let len = self.pool().constant(bits, u128::from(ty.bytes(bits)));
                        let ok = self.accessible(&look.from.state, &p, len, false);
                        unsure.push(self.pool().not(ok));
                        Some(self.load(&look.from.state, &p, ty))
                    }
                    _ => None,
                }
            }
            _ => return false,
        };
        if let (Some(value), Some(sym)) = (result, made) {
            known.insert(value, sym);
        }
        true
    }

    fn plain(&mut self, op: BinOp, x: Term, y: Term) -> Option<Sym> {
        let pool = &mut self.out.pool;
        let term = match op {
            BinOp::Add => pool.add(x, y),
            BinOp::Sub => pool.sub(x, y),
            BinOp::And => pool.and(x, y),
            BinOp::Or => pool.or(x, y),
            BinOp::Xor => pool.xor(x, y),
            _ => return None,
        };
        Some(self.clean_int(term))
    }
}
