//! Walks to an end mark: a loop goes over an array until it finds the element that was stored there to stop it.
//!
//! That the walk has not passed a place that was written last before the loop (`list[used].name = NULL`) is a candidate. Nothing
//! is said of what lies there: when the walk comes to that place, the read in the body finds it.

use super::flow::Walk;
use super::memory::{MemId, MemNode};
use super::object::{NULL, ObjId};
use super::pointer::Ptr;
use super::state::Arrival;
use super::summary::Reached;
use super::value::Sym;
use super::{Encoder, Trial};
use crate::analysis::loops::Loop;
use crate::analysis::loops::updates::{added, back_arguments};
use crate::ir::{BlockId, CastOp, Inst, Origin, Ty, Value, ValueDef};
use crate::term::Term;

/// So many of the last writes may be end marks, and so many ways to walk are tried.
const MOST_MARKS: usize = 3;
const MOST_WALKERS: usize = 3;

/// What comes nearer to the end mark.
#[derive(Clone)]
enum Walker {
    /// A pointer.
    Pointer { param: usize, obj: ObjId },
    /// An index into the array behind a pointer.
    Index { param: usize, obj: ObjId, base: Ptr, stride: u64, signed: bool },
}

pub(super) struct Sentinel {
    trial: usize,
    walker: Walker,
    mark: Term,
}

impl<'p> Encoder<'p> {
    pub(super) fn put_sentinels_on_trial(
        &mut self,
        walk: &Walk<'p>,
        data: &Loop,
        record: usize,
        entry: &Arrival,
        header: &Arrival,
    ) -> Vec<Sentinel> {
        let later = self.summaries.is_some_and(|tools| tools.tier > 1);
        if !later || self.program.funcs[walk.func].origin == Origin::Model {
            return vec![];
        }
        let mut all = vec![];
        for walker in self.walkers_to_marks(walk, data, entry) {
            let obj = walker.object();
            let mem = self.obj_state(&entry.state, obj).mem;
            for mark in self.last_written(mem) {
                let name = walk.body.name(data.params[walker.param()]);
                let text = format!("{name} has not passed what was written last");
                let active = self.pool().fresh_var(&text, 1);
                let holds = self.before_mark(&walker, mark, entry);
                let reached = self.reached(entry.state.guard);
                let refuted = self.refutation(reached, holds);
                let holds = self.before_mark(&walker, mark, header);
                let claim = self.pool().implies(active, holds);
                self.assume(header.state.guard, claim);
                let domain = "sentinel".into();
                let trials = &mut self.out.loops[record].trials;
                trials.push(Trial { text, formula: None, domain, active, refuted: vec![refuted] });
                all.push(Sentinel { trial: trials.len() - 1, walker: walker.clone(), mark });
            }
        }
        all
    }

    pub(super) fn refute_sentinels(
        &mut self,
        record: usize,
        back: &Arrival,
        reached: Reached,
        all: Vec<Sentinel>,
    ) {
        for Sentinel { trial, walker, mark } in all {
            let holds = self.before_mark(&walker, mark, back);
            let refuted = self.refutation(reached, holds);
            self.out.loops[record].trials[trial].refuted.push(refuted);
        }
    }

    /// Pointers that change, and numbers that go upwards by the same step.
    fn walkers_to_marks(&mut self, walk: &Walk<'p>, data: &Loop, entry: &Arrival) -> Vec<Walker> {
        let mut all = vec![];
        for (param, &value) in data.params.iter().enumerate() {
            let updates = back_arguments(walk.body, data, value);
            let inside = |b: BlockId| data.goes_on_in(b);
            let goes_up = |&u: &Value| {
                let steps = added(walk.body, &inside, value, u);
                steps.is_some_and(|s| s.len() == 1 && s.iter().all(|&s| s > 0))
            };
            match walk.body.ty(value) {
                Ty::Ptr if updates.iter().any(|&u| u != value) => {
                    if let Some(obj) = self.only_object(entry.args[param].ptr()) {
                        all.push(Walker::Pointer { param, obj });
                    }
                }
                Ty::Int(_) if !updates.is_empty() && updates.iter().all(goes_up) => {
                    all.extend(self.indexed(walk, data, entry, param));
                }
                Ty::Ptr | Ty::Int(_) => {}
            }
        }
        all.truncate(MOST_WALKERS);
        all
    }

    /// The arrays of outside that the parameter is an index into.
    fn indexed(&mut self, walk: &Walk<'p>, data: &Loop, entry: &Arrival, param: usize) -> Vec<Walker> {
        let mut found = vec![];
        let insts = data.blocks.iter().flat_map(|&b| &walk.body.blocks[b].insts);
        for &inst in insts {
            let Inst::Gep { base, index, stride, .. } = walk.body.insts[inst].inst else { continue };
            let outside =
                data.live_in.contains(&base) || matches!(walk.body.values[base].def, ValueDef::Global(_));
            let Some(signed) = extends(walk, index, data.params[param]).filter(|_| outside) else { continue };
            if !found.contains(&(base, stride, signed)) {
                found.push((base, stride, signed));
            }
        }
        let mut all = vec![];
        for (base, stride, signed) in found {
            if let Sym::Ptr { ptr, .. } = self.value(walk, &entry.state, base)
                && let Some(obj) = self.only_object(&ptr)
            {
                all.push(Walker::Index { param, obj, base: ptr, stride, signed });
            }
        }
        all
    }

    /// The one object that it leads into.
    fn only_object(&self, ptr: &Ptr) -> Option<ObjId> {
        let mut objects = ptr.targets.iter().map(|t| t.obj).filter(|&o| o != NULL);
        let first = objects.next()?;
        (objects.next().is_none() && !self.out.objects[first].weak).then_some(first)
    }

    /// The places that were written last.
    fn last_written(&self, mem: MemId) -> Vec<Term> {
        let mut all = vec![];
        let mut open = vec![mem];
        for _ in 0..2 * MOST_MARKS {
            let Some(at) = open.pop() else { break };
            match *self.mem(at) {
                MemNode::Store { prev, off, .. } => {
                    if !all.contains(&off) {
                        all.push(off);
                    }
                    open.push(prev);
                }
                MemNode::Ite { then, els, .. } => open.extend([els, then]),
                MemNode::Fill { prev, .. } | MemNode::Copy { prev, .. } => open.push(prev),
                MemNode::Data { .. }
                | MemNode::Unknown { .. }
                | MemNode::Havoc { .. }
                | MemNode::Moved { .. } => {}
            }
        }
        all.truncate(MOST_MARKS);
        all
    }

    fn before_mark(&mut self, walker: &Walker, mark: Term, now: &Arrival) -> Term {
        let bits = self.pointer_bits();
        let place = match walker {
            Walker::Pointer { param, obj } => {
                let mut all = vec![];
                for t in now.args[*param].ptr().targets.iter().filter(|t| t.obj == *obj) {
                    let pool = &mut self.out.pool;
                    let before = pool.ule(t.off, mark);
                    all.push(pool.implies(t.cond, before));
                }
                return self.pool().and_all(&all);
            }
            Walker::Index { param, base, stride, signed, .. } => {
                let start = self.clean_ptr(base.clone());
                let start = self.over_targets(&start, bits, |_, t| t.off);
                let index = now.args[*param].int();
                let pool = &mut self.out.pool;
                let index = match signed {
                    true => pool.sext_or_trunc(index, bits),
                    false => pool.zext_or_trunc(index, bits),
                };
                let stride = pool.constant(bits, u128::from(*stride));
                let way = pool.mul(index, stride);
                pool.add(start, way)
            }
        };
        self.pool().ule(place, mark)
    }
}

impl Walker {
    fn param(&self) -> usize {
        match self {
            Walker::Pointer { param, .. } | Walker::Index { param, .. } => *param,
        }
    }

    fn object(&self) -> ObjId {
        match self {
            Walker::Pointer { obj, .. } | Walker::Index { obj, .. } => *obj,
        }
    }
}

/// Is the index this parameter, as wide as a pointer? Whether its sign is kept.
fn extends(walk: &Walk<'_>, index: Value, param: Value) -> Option<bool> {
    if index == param {
        return Some(true);
    }
    let ValueDef::Result(inst, _) = walk.body.values[index].def else { return None };
    match walk.body.insts[inst].inst {
        Inst::Cast { op: CastOp::SExt, a } if a == param => Some(true),
        Inst::Cast { op: CastOp::ZExt, a } if a == param => Some(false),
        _ => None,
    }
}
