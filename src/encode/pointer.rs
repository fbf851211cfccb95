//! Symbolic pointers: for each object that a pointer may point into, when, and where.

use super::Encoder;
use super::object::{NULL, ObjId, ObjectKind};
use crate::analysis::pointsto;
use crate::ir::CmpOp;
use crate::term::{Term, VarId};
use std::collections::BTreeSet;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    pub obj: ObjId,
    pub cond: Term,
    pub off: Term,
    /// Which block it is, where the object stands for many: a name and no more.
    pub number: Term,
    /// Of the object or the block.
    pub size: Term,
}

/// The conditions exclude each other and cover all cases; sorted by object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ptr {
    pub targets: Arc<[Target]>,
}

impl Ptr {
    pub fn one(target: Target) -> Ptr {
        Ptr { targets: Arc::from([target]) }
    }
}

impl Encoder<'_> {
    pub(super) fn null(&mut self) -> Ptr {
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        self.at(NULL, zero)
    }

    pub(super) fn at(&mut self, obj: ObjId, off: Term) -> Ptr {
        let cond = self.pool().tt();
        let (number, size) = self.one_of(obj);
        Ptr::one(Target { obj, cond, off, number, size })
    }

    pub(super) fn ptr_ite(&mut self, cond: Term, a: &Ptr, b: &Ptr) -> Ptr {
        if a == b || self.pool().is_true(cond) {
            return a.clone();
        }
        if self.pool().is_false(cond) {
            return b.clone();
        }
        let pool = &mut self.out.pool;
        let not = pool.not(cond);
        let (mut i, mut j) = (0, 0);
        let mut targets = vec![];
        while i < a.targets.len() || j < b.targets.len() {
            let (x, y) = (a.targets.get(i), b.targets.get(j));
            let target = match (x, y) {
                (Some(x), Some(y)) if x.obj == y.obj => {
                    i += 1;
                    j += 1;
                    Target {
                        obj: x.obj,
                        cond: pool.ite(cond, x.cond, y.cond),
                        off: pool.ite(cond, x.off, y.off),
                        number: pool.ite(cond, x.number, y.number),
                        size: pool.ite(cond, x.size, y.size),
                    }
                }
                (Some(x), y) if y.is_none_or(|y| x.obj < y.obj) => {
                    i += 1;
                    Target { cond: pool.and(cond, x.cond), ..*x }
                }
                (_, Some(y)) => {
                    j += 1;
                    Target { cond: pool.and(not, y.cond), ..*y }
                }
                (Some(_), None) | (None, None) => unreachable!("the arms above take every other case"),
            };
            if !pool.is_false(target.cond) {
                targets.push(target);
            }
        }
        Ptr { targets: Arc::from(targets) }
    }

    /// The pointer moved by a number of bytes.
    pub(super) fn ptr_add(&mut self, p: &Ptr, bytes: Term) -> Ptr {
        let targets: Vec<Target> =
            p.targets.iter().map(|t| Target { off: self.step(t.off, bytes), ..*t }).collect();
        Ptr { targets: Arc::from(targets) }
    }

    fn step(&mut self, off: Term, bytes: Term) -> Term {
        self.note_step(off, bytes);
        self.near_end_of_text(off, bytes).unwrap_or_else(|| self.offset_add(off, bytes))
    }

    /// Addition that keeps multiples visible: a constant below the alignment fills the low bits.
    pub(super) fn offset_add(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = if self.pool().as_const(a).is_some() { (b, a) } else { (a, b) };
        let low = self.alignment(a);
        let pool = &mut self.out.pool;
        let bits = pool.width(a);
        match pool.as_const(b).and_then(|c| c.to_u64()) {
            Some(c) if c > 0 && low > 0 && low < bits && c < (1 << low.min(63)) => {
                let high = pool.extract(a, bits - 1, low);
                let tail = pool.constant(low, u128::from(c));
                pool.concat(high, tail)
            }
            _ => pool.add(a, b),
        }
    }

    /// How many low bits are certainly zero.
    pub(super) fn alignment(&mut self, t: Term) -> u32 {
        self.alignments.of(&self.out.pool, t)
    }

    /// `p == q`: the same place of the same object; addresses only count where one side is a plain number.
    pub(super) fn ptr_eq(&mut self, p: &Ptr, q: &Ptr) -> Term {
        let mut cases = vec![];
        for x in p.targets.iter() {
            for y in q.targets.iter() {
                let same = self.same_place(*x, *y);
                let pool = &mut self.out.pool;
                let both = pool.and(x.cond, y.cond);
                cases.push(pool.and(both, same));
            }
        }
        self.pool().or_all(&cases)
    }

    fn same_place(&mut self, x: Target, y: Target) -> Term {
        if x.obj == y.obj {
            let same = self.same_block(x, y);
            let pool = &mut self.out.pool;
            let at = pool.eq(x.off, y.off);
            return pool.and(same, at);
        }
        let is_zero =
            |e: &Self, t: Target| t.obj == NULL && e.out.pool.as_const(t.off).is_some_and(|c| c.is_zero());
        if is_zero(self, x) || is_zero(self, y) || (x.obj != NULL && y.obj != NULL) {
            return self.pool().ff();
        }
        let (a, b) = (self.address(x), self.address(y));
        self.pool().eq(a, b)
    }

    /// `p < q` (or <=, signed or not): by offset in one object, else by address.
    pub(super) fn ptr_order(&mut self, op: CmpOp, p: &Ptr, q: &Ptr) -> Term {
        let mut cases = vec![];
        for x in p.targets.iter() {
            for y in q.targets.iter() {
                let same = x.obj == y.obj && x.obj != NULL && !self.out.objects[x.obj].weak;
                let order = match same {
                    true => self.order(op.of_offsets(), x.off, y.off),
                    false => {
                        let (a, b) = (self.address(*x), self.address(*y));
                        self.order(op, a, b)
                    }
                };
                let pool = &mut self.out.pool;
                let both = pool.and(x.cond, y.cond);
                cases.push(pool.and(both, order));
            }
        }
        self.pool().or_all(&cases)
    }

    fn address(&mut self, t: Target) -> Term {
        let base = self.base(t.obj);
        self.pool().add(base, t.off)
    }

    pub(super) fn ptr_to_int(&mut self, p: &Ptr) -> Term {
        let mut result = None;
        for &t in p.targets.iter().rev() {
            let address = self.address(t);
            result = Some(match result {
                None => address,
                Some(rest) => self.pool().ite(t.cond, address, rest),
            });
        }
        let term = result.unwrap_or_else(|| {
            let bits = self.pointer_bits();
            self.pool().constant(bits, 0)
        });
        self.from_integers.entry(term).or_insert_with(|| p.clone());
        term
    }

    /// The objects whose address a number may be. Comparisons and differences look at addresses, too, but tell nobody.
    pub(super) fn observed(&self) -> BTreeSet<ObjId> {
        let mut all: BTreeSet<ObjId> = self.out.objects.keys().collect();
        let Some(tools) = self.summaries else { return all };
        all.retain(|&obj| match self.out.objects[obj].kind {
            ObjectKind::Global(id) => {
                let object = tools.pts.object(pointsto::ObjectKind::Global(id));
                object.is_none_or(|object| tools.pts.escaped(object))
            }
            ObjectKind::Stack { .. } | ObjectKind::Heap { .. } => false,
            ObjectKind::Null | ObjectKind::Func(_) | ObjectKind::Argument => true,
        });
        for object in tools.pts.escaped_memory().iter() {
            let kind = tools.pts.objects()[pointsto::ObjectId::from_u32(object)].kind;
            all.extend(kind.made_at().into_iter().flat_map(|(place, context)| self.made.at(place, context)));
        }
        all
    }

    /// The object that holds the address, among those whose address somebody has looked at.
    pub(super) fn int_to_ptr(&mut self, address: Term) -> Ptr {
        if let Some(known) = self.from_integers.get(&address) {
            return known.clone();
        }
        let mut result = self.at(NULL, address);
        if self.pool().as_const(address).is_some() {
            return result;
        }
        let observed = self.observed();
        // A number that was put together from bytes of an address may be near it, though nobody was told.
        let parts: BTreeSet<VarId> = self.out.pool.vars_of(&[address]).into_iter().collect();
        let pool = &self.out.pool;
        let is_part = |base: Term| pool.vars_of(&[base]).iter().any(|v| parts.contains(v));
        let exposed: Vec<(ObjId, Term, Term)> = self
            .out
            .objects
            .iter()
            .filter_map(|(id, o)| o.base.filter(|_| id != NULL).map(|base| (id, base, o.size)))
            .filter(|(id, base, _)| observed.contains(id) || is_part(*base))
            .collect();
        for (obj, base, size) in exposed {
            let pool = &mut self.out.pool;
            let off = pool.sub(address, base);
            let inside = pool.ule(off, size);
            let here = self.at(obj, off);
            result = self.ptr_ite(inside, &here, &result);
        }
        result
    }
}
