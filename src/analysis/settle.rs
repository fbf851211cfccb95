//! Obligations that hold in every run by what is known of pointers and numbers, without a solver.
//!
//! An access is settled only if every target is known, is alive at that place, and has a constant size into which the
//! exact offset and the constant length fit. Whatever is not known is left to the solver: nothing here reports faults.

use super::access::{Access, Length, accesses};
use super::interval::{Interval, Intervals, exact};
use super::lifetime::Lifetimes;
use super::pointsto::{InstanceId, ObjectId, ObjectKind, OffsetRange, PointsTo, Targets};
use crate::ir::{BinOp, Body, FuncId, Inst, InstId, Program, Property, Ty, Value};
use rustc_hash::FxHashSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// No run has this fault here.
    Safe,
    NotSettled,
}

impl Settled {
    fn when(safe: bool) -> Settled {
        if safe { Settled::Safe } else { Settled::NotSettled }
    }
}

pub struct Settler<'a> {
    pub program: &'a Program,
    pub pts: &'a PointsTo,
    pub lifetimes: &'a Lifetimes,
}

impl Settler<'_> {
    /// All accesses of a load, store, fill or copy, and that the ranges of a copy do not overlap.
    pub fn access(&self, func: FuncId, inst: InstId) -> Settled {
        let instances = self.pts.instances_of(func);
        let safe = instances.iter().all(|&id| self.access_in(id, inst) == Settled::Safe);
        // What no entry reaches is not looked at; that is no proof.
        Settled::when(!instances.is_empty() && safe)
    }

    /// The same in one context.
    pub fn access_in(&self, id: InstanceId, inst: InstId) -> Settled {
        let func = self.pts.instances()[id].func;
        let Some(body) = &self.program.funcs[func].body else { return Settled::NotSettled };
        let data = &body.insts[inst];
        let all = accesses(&data.inst, &data.results);
        let apart = match &data.inst {
            Inst::Load { .. } | Inst::Store { .. } | Inst::Fill { .. } => true,
            Inst::Copy { dst, src, len, overlap } => *overlap || self.are_apart(id, body, *dst, *src, *len),
            Inst::Havoc { .. } | Inst::Output { .. } => true,
            // These end where the contents say, or change no bytes.
            Inst::NextZero { .. } | Inst::Format { .. } | Inst::LifetimeStart { .. } => {
                return Settled::NotSettled;
            }
            Inst::Binary { .. }
            | Inst::Cmp { .. }
            | Inst::Overflow { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }
            | Inst::Fp { .. }
            | Inst::Gep { .. }
            | Inst::Alloca { .. }
            | Inst::LifetimeEnd { .. }
            | Inst::StackSave
            | Inst::StackRestore { .. }
            | Inst::Alloc { .. }
            | Inst::Free { .. }
            | Inst::Input { .. }
            | Inst::Uninit
            | Inst::Assume { .. }
            | Inst::Check { .. }
            | Inst::ObjectSize { .. }
            | Inst::ObjectOffset { .. }
            | Inst::Alive { .. }
            | Inst::Readable { .. }
            | Inst::IsHeap { .. }
            | Inst::Abstract { .. }
            | Inst::Exit { .. }
            | Inst::Abort
            | Inst::Call { .. }
            | Inst::Opaque { .. }
            | Inst::Bind { .. } => return Settled::NotSettled,
        };
        Settled::when(apart && all.iter().all(|access| self.fits(id, body, inst, access)))
    }

    fn length(&self, id: InstanceId, body: &Body, len: Length) -> Option<u64> {
        match len {
            Length::Of(value) => Some(body.ty(value).bytes(self.program.pointer_bits)),
            Length::Bytes(value) => self.pts.constant_in(body, id, value)?.to_u64(),
            Length::Open => None,
        }
    }

    fn fits(&self, id: InstanceId, body: &Body, inst: InstId, access: &Access) -> bool {
        let Some(len) = self.length(id, body, access.len) else { return false };
        if len == 0 {
            return true;
        }
        let targets = self.pts.pointer_in(id, access.ptr);
        let objects = &targets.objects;
        is_known(&targets)
            && objects.iter().all(|&(object, range)| {
                self.range_fits(object, range, len, access.write) && !self.may_be_dead(id, inst, object)
            })
    }

    fn may_be_dead(&self, id: InstanceId, inst: InstId, object: ObjectId) -> bool {
        let func = self.pts.instances()[id].func;
        self.lifetimes.may_be_dead_in(id, func, inst, object)
    }

    fn range_fits(&self, object: ObjectId, range: OffsetRange, len: u64, write: bool) -> bool {
        let data = &self.pts.objects()[object];
        let (Some(size), OffsetRange::Within { lo: _, hi, .. }) = (data.size, range) else { return false };
        let memory =
            !matches!(data.kind, ObjectKind::Func(_) | ObjectKind::Argument(_) | ObjectKind::Words(_));
        memory && (data.writable || !write) && hi <= size && len <= size - hi
    }

    /// Do source and destination share no byte, or are they the same?
    fn are_apart(&self, id: InstanceId, body: &Body, dst: Value, src: Value, len: Value) -> bool {
        let Some(len) = self.pts.constant_in(body, id, len).and_then(|c| c.to_u64()) else { return false };
        let (dst, src) = (self.pts.pointer_in(id, dst), self.pts.pointer_in(id, src));
        let mut pairs = dst.objects.iter().flat_map(|d| src.objects.iter().map(move |s| (d, s)));
        is_known(&dst) && is_known(&src) && pairs.all(|(d, s)| d.0 != s.0 || ranges_apart(d.1, s.1, len))
    }

    /// A block of the heap at its start, alive, or NULL.
    pub fn free(&self, func: FuncId, inst: InstId) -> Settled {
        let instances = self.pts.instances_of(func);
        let safe = instances.iter().all(|&id| self.frees_well(id, func, inst));
        Settled::when(!instances.is_empty() && safe)
    }

    fn frees_well(&self, id: InstanceId, func: FuncId, inst: InstId) -> bool {
        let Some(body) = &self.program.funcs[func].body else { return false };
        let Inst::Free { ptr } = body.insts[inst].inst else { return false };
        let targets = self.pts.pointer_in(id, ptr);
        !targets.unknown
            && !targets.garbage
            && targets.objects.iter().all(|&(object, range)| {
                self.pts.objects()[object].kind.is_heap()
                    && matches!(range, OffsetRange::Within { lo: 0, hi: 0, .. })
                    && !self.may_be_dead(id, inst, object)
            })
    }
}

/// Faults of arithmetic and of indices that the values' intervals exclude.
fn intervals_settle(body: &Body, intervals: &Intervals, inst: &Inst) -> Vec<Property> {
    let mut safe = vec![];
    match inst {
        Inst::Binary { op, a, b, .. } => {
            let (Some(x), Some(y), Ty::Int(width)) =
                (intervals.of(body, *a), intervals.of(body, *b), body.ty(*a))
            else {
                return safe;
            };
            let full = Interval::full(width);
            match op {
                BinOp::Add | BinOp::Sub | BinOp::Mul => {
                    let fits = exact(*op, x, y).is_some_and(|z| z.is_within(full.lo, full.hi));
                    safe.extend(fits.then_some(Property::Overflow));
                }
                BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => {
                    safe.extend((!y.contains(0)).then_some(Property::Div));
                    safe.extend((!y.contains(-1) || !x.contains(full.lo)).then_some(Property::Overflow));
                }
                BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                    let near = y.is_within(0, i128::from(width) - 1);
                    safe.extend(near.then_some(Property::Shift));
                    let kept = near && x.lo >= 0 && (x.hi << y.hi) <= full.hi;
                    safe.extend(kept.then_some(Property::Overflow));
                }
                BinOp::And | BinOp::Or | BinOp::Xor => {}
            }
        }
        // The place after the last element is left to the solver.
        Inst::Gep { index, count: Some(count), .. } => {
            let inside = |i: Interval| i.is_within(0, i128::from(*count) - 1);
            safe.extend(intervals.of(body, *index).is_some_and(inside).then_some(Property::Bounds));
        }
        // No other instruction has a fault that a number decides.
        _ => {}
    }
    safe
}

/// All that is settled of a program.
#[derive(Clone, Debug, Default)]
pub struct Settlement {
    safe: FxHashSet<(FuncId, InstId, Property)>,
}

impl Settlement {
    pub fn new(program: &Program, pts: &PointsTo) -> Settlement {
        let lifetimes = Lifetimes::new(program, pts);
        let settler = Settler { program, pts, lifetimes: &lifetimes };
        let mut safe = FxHashSet::default();
        for (func, _, body) in program.defined() {
            let intervals = Intervals::new(body);
            for (inst, data) in &body.insts {
                let numbers = intervals_settle(body, &intervals, &data.inst);
                safe.extend(numbers.into_iter().map(|property| (func, inst, property)));
                if settler.access(func, inst) == Settled::Safe {
                    safe.insert((func, inst, Property::Deref));
                }
                if settler.free(func, inst) == Settled::Safe {
                    safe.insert((func, inst, Property::Free));
                }
            }
        }
        Settlement { safe }
    }

    /// Is this never the first fault of a run?
    pub fn is_safe(&self, func: FuncId, inst: InstId, property: Property) -> bool {
        self.safe.contains(&(func, inst, property))
    }
}

/// Is every target an object, and is there one?
fn is_known(targets: &Targets) -> bool {
    !targets.objects.is_empty() && !targets.null && !targets.unknown && !targets.garbage
}

fn ranges_apart(a: OffsetRange, b: OffsetRange, len: u64) -> bool {
    match (a, b) {
        (OffsetRange::Within { lo: a, hi: b, .. }, OffsetRange::Within { lo: c, hi: d, .. }) => {
            let same = a == b && c == d && a == c;
            let before = |end: u64, start: u64| end.checked_add(len).is_some_and(|end| end <= start);
            same || before(b, c) || before(d, a)
        }
        (OffsetRange::Unbounded { .. }, _) | (_, OffsetRange::Unbounded { .. }) => false,
    }
}
