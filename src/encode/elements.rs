//! Facts about all elements of an array: `forall k in [lo, hi): a[k] < c`.
//!
//! Such a candidate is not assumed as a whole. Each load that may see the memory of the header gets the instance for the
//! element that it reads, as an assumption under the candidate's literal. To refute it, one element of any number is
//! enough.

use super::Encoder;
use super::claim::Moments;
use super::division::divide;
use super::element_pointers::PointerClaim;
use super::flow::Walk;
use super::memory::{MemId, MemNode};
use super::object::ObjId;
use super::pointer::Target;
use crate::analysis::pointsto::Offset;
use crate::domain::{CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::ir::Ty;
use crate::term::Term;
use std::sync::Arc;

/// A fact about the elements of one object, as it was at a header.
#[derive(Clone)]
pub(super) struct ElementFact {
    obj: ObjId,
    /// The contents at the header.
    mem: MemId,
    /// Under which it was claimed: the run is there, the candidate is assumed, the pointer leads here.
    guard: Term,
    cond: Term,
    /// Where element 0 begins.
    base: Term,
    stride: u64,
    bytes: u32,
    lo: Term,
    hi: Term,
    about: About,
}

/// What is said of an element.
#[derive(Clone)]
enum About {
    Number {
        signed: bool,
        kind: CmpKind,
        /// The element stands on the left.
        on_left: bool,
        other: Other,
    },
    Pointer(PointerClaim),
    /// It leads to another object than the others that were met.
    Distinct(usize),
}

/// What an element is compared with.
#[derive(Clone, Debug)]
enum Other {
    Number(Term),
    /// Its own number.
    Index,
    /// The element of the same number of another array.
    Element {
        targets: Arc<[(Target, MemId)]>,
        stride: u64,
        bytes: u32,
        signed: bool,
    },
}

/// Where element k lies: `base + stride * k + shift`.
pub(super) struct Access<'f> {
    ptr: &'f PtrExpr,
    shift: i128,
    stride: u64,
    bytes: u32,
    signed: bool,
}

/// Memories that are looked through for the one of the header.
const FAR: usize = 400;

impl Access<'_> {
    /// Where the elements lie, in an object in which the array begins at `start`.
    pub(super) fn offsets(&self, start: Option<u64>) -> Offset {
        let first = start.and_then(|s| u64::try_from(i128::from(s) + self.shift).ok());
        first.map_or(Offset::ANY, |first| Offset::of_elements(first, self.stride))
    }
}

impl<'p> Encoder<'p> {
    /// The claim for one element of any number; only to be refuted.
    pub(super) fn some_element(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        formula: &Formula,
    ) -> Option<Term> {
        let Formula::Forall { lo, hi, body, .. } = formula else { return None };
        let mut valid = vec![];
        let (lo, hi) = (self.number(walk, m, lo, &mut valid)?, self.number(walk, m, hi, &mut valid)?);
        let [k, _] = self.any_numbers();
        let before = self.bound.replace(k);
        let holds = self.claim(walk, m, body);
        self.bound = before;
        let inside = self.is_between(lo, k, hi);
        let holds = self.out.pool.implies(inside, holds?);
        valid.push(holds);
        Some(self.pool().and_all(&valid))
    }

    /// Two numbers of which nothing is known. All claims share them: each asks by itself whether some number refutes it.
    pub(super) fn any_numbers(&mut self) -> [Term; 2] {
        let bits = self.pointer_bits();
        match self.any_numbers {
            Some(known) => known,
            None => {
                let new = ["k", "j"].map(|name| self.out.pool.fresh_var(name, bits));
                *self.any_numbers.insert(new)
            }
        }
    }

    pub(super) fn is_between(&mut self, lo: Term, k: Term, hi: Term) -> Term {
        let (a, b) = self.same_width(lo, k);
        let low = self.pool().sle(a, b);
        let (a, b) = self.same_width(k, hi);
        let high = self.pool().slt(a, b);
        self.pool().and(low, high)
    }

    /// Assumes the claim at a header for all that is loaded from now on. False: it has another form than is known here.
    pub(super) fn assume_elements(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        formula: &Formula,
        active: Term,
    ) -> bool {
        self.element_facts(walk, m, formula, active).map(|facts| self.element_facts.extend(facts)).is_some()
    }

    fn element_facts(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        formula: &Formula,
        active: Term,
    ) -> Option<Vec<ElementFact>> {
        let (Formula::Forall { lo, hi, .. } | Formula::Distinct { lo, hi, .. }) = formula else {
            return None;
        };
        let mut valid = vec![];
        let (lo, hi) = (self.number(walk, m, lo, &mut valid)?, self.number(walk, m, hi, &mut valid)?);
        let (access, about) = match formula {
            Formula::Distinct { place, .. } => {
                self.pairs.push(vec![]);
                let bytes = self.pointer_bits() / 8;
                (self::place(place, bytes, false)?, About::Distinct(self.pairs.len() - 1))
            }
            Formula::Forall { body, .. } => match self.about_number(walk, m, body, &mut valid) {
                Some(known) => known,
                None => {
                    let (access, claim) = self.about_pointer(walk, m, body, &mut valid)?;
                    (access, About::Pointer(claim))
                }
            },
            _ => return None,
        };
        let targets = self.targets_at_header(walk, m, &access, &mut valid)?;
        valid.push(active);
        let active = self.pool().and_all(&valid);
        let guard = m.now.state.guard;
        let facts = targets.into_iter().map(|(t, mem)| {
            let cond = self.out.pool.and(active, t.cond);
            ElementFact {
                obj: t.obj,
                mem,
                guard,
                cond,
                base: t.off,
                stride: access.stride,
                bytes: access.bytes,
                lo,
                hi,
                about: about.clone(),
            }
        });
        Some(facts.collect())
    }

    fn about_number<'f>(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        body: &'f Formula,
        valid: &mut Vec<Term>,
    ) -> Option<(Access<'f>, About)> {
        let Formula::Cmp(kind, a, b) = body else { return None };
        let (access, other, on_left) = match (access(a), access(b)) {
            (Some(access), _) => (access, b, true),
            (None, Some(access)) => (access, a, false),
            (None, None) => return None,
        };
        let other = self.compared_with(walk, m, other, valid)?;
        let signed = access.signed;
        Some((access, About::Number { signed, kind: *kind, on_left, other }))
    }

    fn compared_with(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        e: &Expr,
        valid: &mut Vec<Term>,
    ) -> Option<Other> {
        if matches!(e, Expr::Bound(_)) {
            return Some(Other::Index);
        }
        match access(e) {
            Some(access) => {
                let targets = self.targets_at_header(walk, m, &access, valid)?;
                let Access { stride, bytes, signed, .. } = access;
                Some(Other::Element { targets: Arc::from(targets), stride, bytes, signed })
            }
            // Terms over the bound variable are not known here: there is none now.
            None => self.number(walk, m, e, valid).map(Other::Number),
        }
    }

    /// The objects with their contents at the header; the offsets are those of element 0.
    fn targets_at_header(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        access: &Access<'_>,
        valid: &mut Vec<Term>,
    ) -> Option<Vec<(Target, MemId)>> {
        let bits = self.pointer_bits();
        let ptr = self.pointed(walk, m, access.ptr, valid)?;
        let shift = self.pool().signed_constant(bits, access.shift);
        let mut all = vec![];
        for t in ptr.targets.iter() {
            if self.out.objects[t.obj].weak {
                return None;
            }
            let mem = self.obj_state(&m.now.state, t.obj).mem;
            let off = self.pool().add(t.off, shift);
            all.push((Target { off, ..*t }, mem));
        }
        Some(all)
    }

    /// A load of an element: what is claimed of it is assumed.
    pub(super) fn learn_elements(&mut self, obj: ObjId, mem: MemId, off: Term, ty: Ty) {
        if self.element_facts.is_empty() || self.learning {
            return;
        }
        let fits = |f: &&ElementFact| {
            f.obj == obj
                && match (&f.about, ty) {
                    (About::Number { .. }, Ty::Int(width)) => f.bytes * 8 == width,
                    (About::Pointer(_) | About::Distinct(_), Ty::Ptr) => true,
                    _ => false,
                }
        };
        let matching: Vec<ElementFact> = self.element_facts.iter().filter(fits).cloned().collect();
        let mut seen: Option<Vec<MemId>> = None;
        let before = self.met_many;
        for fact in matching {
            let key = (fact.cond, fact.mem, off, fact.lo, fact.hi, self.hint.filter(|_| ty == Ty::Ptr));
            let behind = seen.get_or_insert_with(|| self.memories_behind(mem));
            if behind.contains(&fact.mem) && self.learned.insert(key) {
                self.learning = true;
                self.learn(&fact, off);
                self.learning = false;
            }
        }
        self.met_many = before;
    }

    pub(super) fn memories_behind(&self, mem: MemId) -> Vec<MemId> {
        let mut all = vec![mem];
        let mut next = 0;
        while next < all.len() && all.len() < FAR {
            let more = match self.mem(all[next]) {
                MemNode::Data { .. } | MemNode::Unknown { .. } => vec![],
                MemNode::Store { prev, .. } | MemNode::Fill { prev, .. } | MemNode::Havoc { prev, .. } => {
                    vec![*prev]
                }
                MemNode::Copy { prev, src, .. } => vec![*prev, *src],
                MemNode::Ite { then, els, .. } => vec![*then, *els],
            };
            for m in more {
                if !all.contains(&m) {
                    all.push(m);
                }
            }
            next += 1;
        }
        all
    }

    fn learn(&mut self, fact: &ElementFact, off: Term) {
        let bits = self.pointer_bits();
        let way = self.pool().sub(off, fact.base);
        let stride = self.pool().constant(bits, u128::from(fact.stride));
        let division = divide(&mut self.out.pool, way, stride, false);
        division.facts.iter().for_each(|&fact| self.know(division.quotient, fact));
        let zero = self.pool().constant(bits, 0);
        let is_cell = self.pool().eq(division.remainder, zero);
        let k = division.quotient;
        let inside = self.is_between(fact.lo, k, fact.hi);
        let holds = match &fact.about {
            About::Number { signed, kind, on_left, other } => {
                let element = self.read(fact.mem, off, fact.bytes, Ty::Int(fact.bytes * 8)).int();
                let element = self.signed_number(element, *signed);
                let Some(other) = self.other_at(other, k) else { return };
                let (x, y) = self.same_width(element, other);
                let (x, y) = if *on_left { (x, y) } else { (y, x) };
                self.relation(*kind, x, y)
            }
            About::Pointer(claim) => {
                let element = self.read(fact.mem, off, fact.bytes, Ty::Ptr);
                let real = self.out.pool.and_all(&[fact.guard, fact.cond, is_cell, inside]);
                self.know_made(claim.state(), real, element.ptr());
                self.pointer_holds(claim, element.ptr())
            }
            About::Distinct(met) => {
                let element = self.read(fact.mem, off, fact.bytes, Ty::Ptr);
                let here = self.out.pool.and_all(&[fact.cond, is_cell, inside]);
                self.differs_from_others(*met, here, k, element.ptr())
            }
        };
        let pool = &mut self.out.pool;
        let applies = pool.and_all(&[fact.cond, is_cell, inside]);
        let claim = pool.implies(applies, holds);
        self.assume(fact.guard, claim);
    }

    /// What element `k` is compared with.
    fn other_at(&mut self, other: &Other, k: Term) -> Option<Term> {
        let bits = self.pointer_bits();
        Some(match other {
            Other::Number(term) => *term,
            Other::Index => k,
            Other::Element { targets, stride, bytes, signed } => {
                let stride = self.pool().constant(bits, u128::from(*stride));
                let way = self.pool().mul(k, stride);
                let mut value: Option<Term> = None;
                for (t, mem) in targets.iter().rev() {
                    let at = self.pool().add(t.off, way);
                    let here = self.read(*mem, at, *bytes, Ty::Int(bytes * 8)).int();
                    value = Some(match value {
                        None => here,
                        Some(rest) => self.pool().ite(t.cond, here, rest),
                    });
                }
                self.signed_number(value?, *signed)
            }
        })
    }
}

/// A load whose place depends on the bound variable.
fn access(e: &Expr) -> Option<Access<'_>> {
    let Expr::Load { ptr, bytes, signed, at: Moment::Now } = e else { return None };
    place(ptr, *bytes, *signed)
}

/// `base + stride * k + shift`.
pub(super) fn place(ptr: &PtrExpr, bytes: u32, signed: bool) -> Option<Access<'_>> {
    let PtrExpr::Field(base, bytes_on) = ptr else { return None };
    let (stride, shift) = linear(bytes_on)?;
    let stride = u64::try_from(stride).ok().filter(|s| *s > 0)?;
    Some(Access { ptr: base, shift, stride, bytes, signed })
}

/// The address without its offset.
pub(super) fn base_of(ptr: &PtrExpr) -> &PtrExpr {
    match ptr {
        PtrExpr::Field(base, _) => base,
        other => other,
    }
}

/// `stride * k + shift`.
fn linear(e: &Expr) -> Option<(i128, i128)> {
    match e {
        Expr::Bound(_) => Some((1, 0)),
        Expr::Const(c) => Some((0, *c)),
        Expr::Add(a, b) => {
            let ((s, c), (t, d)) = (linear(a)?, linear(b)?);
            Some((s.checked_add(t)?, c.checked_add(d)?))
        }
        Expr::Mul(a, b) => match (&**a, &**b) {
            (e, Expr::Const(k)) | (Expr::Const(k), e) => {
                let (s, c) = linear(e)?;
                Some((s.checked_mul(*k)?, c.checked_mul(*k)?))
            }
            _ => None,
        },
        _ => None,
    }
}
