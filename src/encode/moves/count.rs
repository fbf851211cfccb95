//! How many elements of an array are in use, as far as the comparisons in a loop tell.

use crate::analysis::loops::{Loop, LoopId};
use crate::encode::Encoder;
use crate::encode::flow::Walk;
use crate::encode::footprint::Footprint;
use crate::encode::state::Arrival;
use crate::encode::value::Sym;
use crate::ir::{BinOp, CastOp, Inst, Ty, Value, ValueDef};
use crate::term::Term;
use indexmap::IndexMap;
use std::collections::BTreeSet;

/// Terms that are looked at for counts.
const FUEL: u32 = 6;

impl<'p> Encoder<'p> {
    /// The number that is most likely how many elements there are: it does not change in the loop, and something is compared with it
    /// there or in the loops around.
    pub(super) fn likely_count(
        &mut self,
        walk: &Walk<'p>,
        id: LoopId,
        entry: &Arrival,
        footprint: &Footprint,
    ) -> Option<(String, Term)> {
        let shape = walk.shape.clone();
        let forest = &shape.forest;
        let data = &forest.loops[id];
        let mut found: IndexMap<Value, (LoopId, usize)> = IndexMap::new();
        let mut counters = BTreeSet::new();
        let mut around = Some(id);
        while let Some(at) = around {
            let outer = &forest.loops[at];
            counters.extend(outer.params.iter().copied());
            for &inst in outer.blocks.iter().flat_map(|&b| &walk.body.blocks[b].insts) {
                let Inst::Cmp { a, b, .. } = walk.body.insts[inst].inst else { continue };
                for side in [a, b] {
                    let mut leaves = vec![];
                    leaves_of(walk.body, side, FUEL, &mut leaves);
                    leaves.into_iter().for_each(|leaf| found.entry(leaf).or_insert((at, 0)).1 += 1);
                }
            }
            around = outer.parent;
        }
        let mut order: Vec<(Value, LoopId, usize)> =
            found.into_iter().map(|(v, (at, n))| (v, at, n)).collect();
        let is_load = |v: Value| match walk.body.values[v].def {
            ValueDef::Result(inst, _) => matches!(walk.body.insts[inst].inst, Inst::Load { .. }),
            _ => false,
        };
        order.sort_by_key(|&(v, _, times)| (counters.contains(&v), is_load(v), std::cmp::Reverse(times)));
        for (leaf, at, _) in order {
            let found = self.on_entry(walk, data, &forest.loops[at], entry, footprint, leaf);
            let Some(Sym::Int { term, .. }) = found else { continue };
            let bits = self.pointer_bits();
            let pool = &mut self.out.pool;
            let width = pool.width(term);
            if pool.as_const(term).is_some() || width < 16 || width > bits {
                continue;
            }
            // Less than none are none.
            let zero = pool.constant(width, 0);
            let below = pool.slt(term, zero);
            let cut = pool.ite(below, zero, term);
            return Some((walk.body.name(leaf), pool.zext(cut, bits)));
        }
        None
    }

    /// The value where the loop is entered, if it has one there; `outer` is the loop that it is used in.
    fn on_entry(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        outer: &Loop,
        entry: &Arrival,
        footprint: &Footprint,
        value: Value,
    ) -> Option<Sym> {
        if let Some(index) = data.params.iter().position(|&p| p == value) {
            return entry.args.get(index).cloned();
        }
        let made_in = |l: &Loop| match walk.body.values[value].def {
            ValueDef::Param(block, _) => l.blocks.contains(&block),
            ValueDef::Result(inst, _) => l.blocks.iter().any(|&b| walk.body.blocks[b].insts.contains(&inst)),
            _ => false,
        };
        if !made_in(outer) || (outer.params.contains(&value) && outer.header != data.header) {
            return Some(self.value(walk, &entry.state, value));
        }
        let ValueDef::Result(inst, _) = walk.body.values[value].def else { return None };
        match walk.body.insts[inst].inst {
            Inst::Load { ptr, volatile: false } => {
                let ty = walk.body.ty(value);
                let Some(p @ Sym::Ptr { .. }) = self.on_entry(walk, data, outer, entry, footprint, ptr)
                else {
                    return None;
                };
                let stays = p.ptr().targets.iter().all(|t| !footprint.writes(t.obj));
                (stays && matches!(ty, Ty::Int(_))).then(|| self.load(&entry.state, &p, ty))
            }
            Inst::Gep { base, index, stride, .. } => {
                let number = walk.body.as_const(index)?.to_i128()?;
                let Some(Sym::Ptr { ptr, taint }) = self.on_entry(walk, data, outer, entry, footprint, base)
                else {
                    return None;
                };
                let bits = self.pointer_bits();
                let way = self.pool().signed_constant(bits, number.checked_mul(i128::from(stride))?);
                Some(Sym::Ptr { ptr: self.ptr_add(&ptr, way), taint })
            }
            _ => None,
        }
    }
}

/// What the sums in a comparison consist of.
fn leaves_of(body: &crate::ir::Body, value: Value, fuel: u32, found: &mut Vec<Value>) {
    if fuel == 0 || body.as_const(value).is_some() || !matches!(body.ty(value), Ty::Int(_)) {
        return;
    }
    if let ValueDef::Result(inst, _) = body.values[value].def {
        match body.insts[inst].inst {
            Inst::Cast { op: CastOp::SExt | CastOp::ZExt | CastOp::Trunc, a } => {
                return leaves_of(body, a, fuel - 1, found);
            }
            Inst::Binary { op: BinOp::Add | BinOp::Sub, a, b, .. } => {
                leaves_of(body, a, fuel - 1, found);
                return leaves_of(body, b, fuel - 1, found);
            }
            _ => {}
        }
    }
    found.push(value);
}
