//! Blocks of different sizes: that all of a kind have at least so many bytes is a candidate, and that they have no more than an int tells.
//!
//! What an allocation adds to a length, as the size of the structure that a text follows, is what each of its blocks has. Programs keep lengths of texts
//! in ints, which is right where no block is larger. The size of a block never changes, so the claim is refuted by new blocks only. Each pointer to one of many brings the instance for it.

use rustc_hash::FxHashMap;

use super::Encoder;
use super::footprint::Footprint;
use super::made::{Maker, Reason};
use super::object::ObjId;
use super::state::{Arrival, State};
use super::summary::Reached;
use super::weak::OFFSETS;
use crate::analysis::pointsto::CallSite;
use crate::ir::{BinOp, Body, Callee, CastOp, FuncId, Inst, Program, Value, ValueDef};
use crate::term::{Op, Term};

/// So many kinds are spoken of in one loop.
const MOST: usize = 6;
/// Definitions that are followed.
const FUEL: usize = 10;

/// What is said of a size.
#[derive(Clone, Copy)]
enum Bound {
    Least(u64),
    Most(u64),
}

pub(super) struct BlockSize {
    trial: usize,
    kind: ObjId,
    bound: Bound,
}

#[derive(Clone)]
pub(super) struct BlockSizeFact {
    obj: ObjId,
    bound: Bound,
    guard: Term,
    active: Term,
    state: State,
}

impl Encoder<'_> {
    pub(super) fn put_block_sizes_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        footprint: &Footprint,
        fewer: usize,
    ) -> Vec<BlockSize> {
        if self.summaries.is_none_or(|tools| tools.tier < 2) {
            return vec![];
        }
        let many = self.out.objects.keys().filter(|&o| self.is_many(o) && footprint.writes(o));
        let many: Vec<ObjId> = many.filter(|&o| self.out.objects[o].each.is_none()).collect();
        let mut all = vec![];
        for kind in many.into_iter().take(MOST) {
            let least = self.least_size(kind);
            let least = (least > 0).then_some(Bound::Least(least));
            for bound in least.into_iter().chain([Bound::Most(i32::MAX as u64)]) {
                let trial = self.put_block_size_on_trial(record, (entry, header), (kind, bound), fewer);
                all.push(BlockSize { trial, kind, bound });
            }
        }
        if !all.is_empty() {
            self.learn_block_sizes();
        }
        all
    }

    fn put_block_size_on_trial(
        &mut self,
        record: usize,
        (entry, header): (&Arrival, &Arrival),
        (kind, bound): (ObjId, Bound),
        fewer: usize,
    ) -> usize {
        let kin = self.made.kin(kind);
        let is_new = |o: &ObjId| o.as_u32() as usize >= fewer;
        let fit = self.all_fit(&entry.state, kin.iter().copied().filter(|o| !is_new(o)), bound);
        let text = match bound {
            Bound::Least(least) => format!("all blocks {kind} have at least {least} bytes"),
            Bound::Most(most) => format!("all blocks {kind} have at most {most} bytes"),
        };
        let (trial, active) = self.put_own_on_trial(record, ("block-sizes", text), entry, fit);
        let (guard, state) = (header.state.guard, &header.state);
        for obj in kin {
            if self.is_many(obj) {
                let state = state.clone();
                self.block_sizes.push(BlockSizeFact { obj, bound, guard, active, state });
            } else if is_new(&obj) {
                // The block that a pointer of the header leads to.
                let size = self.out.objects[obj].size;
                let fits = self.size_fits(size, bound);
                let applies = self.pool().and(active, guard);
                let claim = self.pool().implies(applies, fits);
                self.know(size, claim);
            }
        }
        trial
    }

    /// What the pointers of the header lead to has sizes already.
    fn learn_block_sizes(&mut self) {
        let mut met: Vec<(ObjId, Term)> = self.sizes_by_number.keys().copied().collect();
        met.sort_unstable();
        for (obj, number) in met {
            self.size_among_many(obj, number);
        }
    }

    pub(super) fn refute_block_sizes(
        &mut self,
        record: usize,
        back: &Arrival,
        reached: Reached,
        all: Vec<BlockSize>,
    ) {
        for BlockSize { trial, kind, bound } in all {
            let kin = self.made.kin(kind);
            let fit = self.all_fit(&back.state, kin.into_iter(), bound);
            self.refute_own(record, trial, reached, fit);
        }
    }

    fn all_fit(&mut self, state: &State, blocks: impl Iterator<Item = ObjId>, bound: Bound) -> Term {
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        let mut all = vec![];
        for obj in blocks {
            let t = self.at(obj, zero).targets[0];
            let made = self.was_made(state, t);
            let fits = self.size_fits(t.size, bound);
            all.push(self.out.pool.implies(made, fits));
            // What is claimed behind here must not prove itself.
            self.sizes_by_number.remove(&(obj, t.number));
        }
        self.pool().and_all(&all)
    }

    fn size_fits(&mut self, size: Term, bound: Bound) -> Term {
        let bits = self.pointer_bits();
        let (Bound::Least(bytes) | Bound::Most(bytes)) = bound;
        let bytes = self.pool().constant(bits, u128::from(bytes));
        match bound {
            Bound::Least(_) => self.pool().ule(bytes, size),
            Bound::Most(_) => self.pool().ule(size, bytes),
        }
    }

    /// The size of the block with that number.
    pub(super) fn size_among_many(&mut self, obj: ObjId, number: Term) -> Term {
        let bits = self.pointer_bits();
        if let Some(each) = self.out.objects[obj].each {
            return self.pool().constant(bits, u128::from(each));
        }
        let (size, known) = match self.sizes_by_number.get(&(obj, number)) {
            Some(&known) => known,
            None => {
                let size = self.pool().fresh_var("size of an earlier allocation", bits);
                let most = self.pool().constant(bits, (1 << OFFSETS) - 1);
                let fits = self.pool().ule(size, most);
                self.know(size, fits);
                (size, 0)
            }
        };
        for index in known..self.block_sizes.len() {
            let fact = self.block_sizes[index].clone();
            if fact.obj != obj {
                continue;
            }
            let Some(until) = self.obj_state(&fact.state, obj).until else { continue };
            let fits = self.size_fits(size, fact.bound);
            let pool = self.pool();
            let made = pool.ult(number, until);
            let applies = pool.and_all(&[fact.active, fact.guard, made]);
            let claim = pool.implies(applies, fits);
            self.know(size, claim);
        }
        self.sizes_by_number.insert((obj, number), (size, self.block_sizes.len()));
        size
    }

    /// The same where ways have met: the number is that of one block or of another.
    pub(super) fn size_by_number(&mut self, obj: ObjId, number: Term) -> Term {
        self.size_of_either(obj, number, &mut FxHashMap::default())
    }

    fn size_of_either(&mut self, obj: ObjId, number: Term, seen: &mut FxHashMap<Term, Term>) -> Term {
        if let Some(&size) = seen.get(&number) {
            return size;
        }
        let size = match self.out.pool.as_app(number).map(|(op, args)| (op, args.to_vec())) {
            Some((Op::Ite, args)) => {
                let (then, els) =
                    (self.size_of_either(obj, args[1], seen), self.size_of_either(obj, args[2], seen));
                self.pool().ite(args[0], then, els)
            }
            _ => self.size_among_many(obj, number),
        };
        seen.insert(number, size);
        size
    }

    /// What all places that make such blocks ask for at least.
    fn least_size(&self, kind: ObjId) -> u64 {
        let least = |&(maker, reason): &(Maker, Reason)| self.asked_for(maker, reason);
        self.made.makers(kind).iter().map(least).min().unwrap_or(0)
    }

    fn asked_for(&self, (func, inst): Maker, reason: Reason) -> u64 {
        let Some(body) = &self.program.funcs[func].body else { return 0 };
        let Inst::Alloc { bytes } = body.insts[inst].inst else { return 0 };
        let calls = reason.flatten().map(|chain| chain.calls().collect::<Vec<_>>()).unwrap_or_default();
        least(self.program, (func, body), bytes, &calls, FUEL)
    }
}

/// The least that a sum of lengths comes to, if none of it wraps.
fn least(
    program: &Program,
    (func, body): (FuncId, &Body),
    value: Value,
    calls: &[CallSite],
    fuel: usize,
) -> u64 {
    let Some(fuel) = fuel.checked_sub(1) else { return 0 };
    let part = |v: Value| least(program, (func, body), v, calls, fuel);
    let bytes = match &body.values[value].def {
        ValueDef::Const(c) => c.to_u64().unwrap_or(0),
        ValueDef::Param(block, index) if *block == body.entry => {
            let leads_here = |call: &&CallSite| matches!(called(program, call), Some((f, _)) if f == func);
            let Some(call) = calls.iter().rfind(leads_here) else { return 0 };
            let Some((_, args)) = called(program, call) else { return 0 };
            let Some(caller) = &program.funcs[call.func].body else { return 0 };
            args.get(*index as usize).map_or(0, |&arg| least(program, (call.func, caller), arg, calls, fuel))
        }
        ValueDef::Result(inst, _) => match &body.insts[*inst].inst {
            Inst::Binary { op: BinOp::Add, a, b, .. } => part(*a).saturating_add(part(*b)),
            Inst::Binary { op: BinOp::Mul, a, b, .. } => part(*a).saturating_mul(part(*b)),
            Inst::Cast { op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc, a } => part(*a),
            Inst::Select { then, els, .. } => part(*then).min(part(*els)),
            _ => 0,
        },
        ValueDef::Param(..) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => 0,
    };
    // What is subtracted is a large number, too.
    if bytes < 1 << 31 { bytes } else { 0 }
}

fn called<'p>(program: &'p Program, call: &CallSite) -> Option<(FuncId, &'p [Value])> {
    match &program.funcs[call.func].body.as_ref()?.insts[call.inst].inst {
        Inst::Call { callee: Callee::Func(func), args } => Some((*func, args)),
        _ => None,
    }
}
