//! Facts about all pointers of an array: `forall k in [0, n): words[k] != NULL`.
//!
//! As for numbers, each load of an element brings the instance for it. A claim reads elements, too: what a forgotten one may
//! lead to is all that its object may hold.

use super::Encoder;
use super::claim::Moments;
use super::elements::{Access, Cells, Side, place};
use super::flow::Walk;
use super::hint::Hint;
use super::object::NULL;
use super::pointer::{Ptr, Target};
use super::state::State;
use super::value::Sym;
use crate::analysis::pointsto::Offset;
use crate::domain::{CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::term::Term;
use std::sync::Arc;

/// Elements of one array that are told apart.
const MET: usize = 40;

/// What is claimed of a pointer, in the state of the header.
#[derive(Clone)]
pub(super) struct PointerClaim {
    says: Says,
    unless: Option<Unless>,
    state: State,
}

/// When nothing is said of a pointer.
#[derive(Clone)]
pub(super) enum Unless {
    /// It is NULL.
    Null,
    /// The number beside it is zero: the place is not in use.
    Zero(Arc<Side>),
    /// The pointer beside it is NULL.
    OtherNull(Cells),
}

#[derive(Clone)]
enum Says {
    /// It leads into some object.
    NotNull,
    Offset {
        kind: CmpKind,
        on_left: bool,
        other: Term,
    },
    /// So many bytes behind it are inside of a live object, or its end.
    Valid {
        bytes: Arc<Side>,
    },
    Terminated,
}

impl PointerClaim {
    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn unless(&self) -> Option<Unless> {
        self.unless.clone()
    }

    /// The number that it speaks of, which may lie beside the element.
    pub(super) fn length(&self) -> Option<Arc<Side>> {
        match &self.says {
            Says::Valid { bytes } => Some(bytes.clone()),
            _ => None,
        }
    }
}

impl<'p> Encoder<'p> {
    /// A claim about the pointer that element k is; None where it has another form.
    pub(super) fn about_pointer<'f>(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        body: &'f Formula,
        valid: &mut Vec<Term>,
    ) -> Option<(Access<'f>, PointerClaim)> {
        let (body, excuse) = match body {
            Formula::Or(parts) => match parts.as_slice() {
                [first, body] if is_excuse(first) => (body, Some(first)),
                [body, last] if is_excuse(last) => (body, Some(last)),
                _ => return None,
            },
            body => (body, None),
        };
        let bytes = self.pointer_bits() / 8;
        let element = |ptr: &'f PtrExpr| match ptr {
            PtrExpr::LoadPtr { ptr, at: Moment::Now } => place(ptr, bytes, false),
            _ => None,
        };
        let (access, says) = match body {
            // With "or NULL" it would hold of what cannot be read, too: `some_element` sees to that for the plain form alone.
            Formula::Not(_) if excuse.is_none() => (element(not_null(body)?)?, Says::NotNull),
            Formula::Valid { ptr, at: Moment::Now } => match ptr {
                PtrExpr::Field(ptr, bytes) => {
                    let mut cells = vec![];
                    let bytes = Arc::new(self.side(walk, m, bytes, valid, &mut cells)?);
                    // In many blocks, elements that belong together are not looked for.
                    if cells.iter().any(Cells::is_among_many) {
                        return None;
                    }
                    (element(ptr)?, Says::Valid { bytes })
                }
                ptr => {
                    let none = self.pool().constant(1, 0);
                    (element(ptr)?, Says::Valid { bytes: Arc::new(Side::Number(none)) })
                }
            },
            Formula::Terminated { ptr, at: Moment::Now } => (element(ptr)?, Says::Terminated),
            Formula::Cmp(kind, a, b) => {
                let (ptr, other, on_left) = match (a, b) {
                    (Expr::Offset(ptr), other) if element(ptr).is_some() => (ptr, other, true),
                    (other, Expr::Offset(ptr)) => (ptr, other, false),
                    _ => return None,
                };
                let other = self.number(walk, m, other, valid)?;
                (element(ptr)?, Says::Offset { kind: *kind, on_left, other })
            }
            _ => return None,
        };
        let unless = match excuse {
            None => None,
            Some(excuse) => Some(self.excuse(walk, m, excuse, body, valid)?),
        };
        Some((access, PointerClaim { says, unless, state: m.now.state.clone() }))
    }

    fn excuse(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        excuse: &Formula,
        body: &Formula,
        valid: &mut Vec<Term>,
    ) -> Option<Unless> {
        if let Some(ptr) = null_pointer(excuse) {
            if spoken_of(body)? == ptr {
                return Some(Unless::Null);
            }
            let PtrExpr::LoadPtr { ptr, at: Moment::Now } = ptr else { return None };
            let access = place(ptr, self.pointer_bits() / 8, false)?;
            let cells = self.cells(walk, m, &access, valid)?;
            return (!cells.is_among_many()).then_some(Unless::OtherNull(cells));
        }
        let mut cells = vec![];
        let flag = Arc::new(self.side(walk, m, zero_number(excuse)?, valid, &mut cells)?);
        (!cells.is_empty() && !cells.iter().any(Cells::is_among_many)).then_some(Unless::Zero(flag))
    }

    /// `length`: the number that the claim speaks of; `excused`: when it says nothing.
    pub(super) fn pointer_holds(
        &mut self,
        claim: &PointerClaim,
        ptr: &Ptr,
        length: Option<Term>,
        excused: Option<Term>,
    ) -> Term {
        let holds = match &claim.says {
            Says::NotNull => {
                let null = self.is_no_object(ptr);
                self.pool().not(null)
            }
            Says::Offset { kind, on_left, other } => {
                let bits = self.pointer_bits();
                let sym = self.clean_ptr(ptr.clone());
                let offset = self.over_targets(&sym, bits, |_, t| t.off);
                let (x, y) = self.same_width(offset, *other);
                let (x, y) = if *on_left { (x, y) } else { (y, x) };
                self.relation(*kind, x, y)
            }
            Says::Valid { .. } => {
                let bits = self.pointer_bits();
                let Some(length) = length else { return self.pool().tt() };
                let bytes = self.pool().sext_or_trunc(length, bits);
                let ptr = self.ptr_add(ptr, bytes);
                self.is_valid(&claim.state, ptr)
            }
            Says::Terminated => self.is_terminated(&claim.state, ptr),
        };
        match excused {
            Some(excused) => self.pool().or(excused, holds),
            None => holds,
        }
    }

    fn is_no_object(&mut self, ptr: &Ptr) -> Term {
        let all: Vec<Term> = ptr.targets.iter().filter(|t| t.obj == NULL).map(|t| t.cond).collect();
        self.pool().or_all(&all)
    }

    pub(super) fn is_null(&mut self, ptr: &Ptr) -> Term {
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        let mut all = vec![];
        for t in ptr.targets.iter().filter(|t| t.obj == NULL) {
            let pool = &mut self.out.pool;
            let at_zero = pool.eq(t.off, zero);
            all.push(pool.and(t.cond, at_zero));
        }
        self.pool().or_all(&all)
    }

    /// The pointer at this place, for a claim about all elements; None where nobody knows what lies there.
    pub(super) fn element_pointer(
        &mut self,
        state: &State,
        formula: &PtrExpr,
        base: &Ptr,
        place: &Sym,
    ) -> Option<Sym> {
        let bytes = self.pointer_bits() / 8;
        let access = super::elements::place(formula, bytes, false);
        self.held_pointer(state, place, |e, t| {
            let start = base.targets.iter().find(|b| b.obj == t.obj).map(|b| b.off);
            let start = start.and_then(|off| e.out.pool.as_const(off)?.to_u64());
            access.as_ref().map_or(Offset::ANY, |a| a.offsets(start))
        })
    }

    /// The pointer at this place, which may be one that a loop or an unknown function left; None where nobody knows.
    pub(super) fn left_pointer(&mut self, state: &State, place: &Sym) -> Option<Sym> {
        self.held_pointer(state, place, |e, t| {
            let off = e.out.pool.as_const(t.off).and_then(|c| c.to_u64());
            off.map_or(Offset::ANY, Offset::exact)
        })
    }

    fn held_pointer(
        &mut self,
        state: &State,
        place: &Sym,
        offsets: impl Fn(&Self, Target) -> Offset,
    ) -> Option<Sym> {
        let mut result: Option<Sym> = None;
        for t in place.ptr().targets.iter().rev().copied() {
            if t.obj == NULL {
                continue; // no valid place
            }
            if self.is_never_known(t.obj) {
                return None;
            }
            let before = self.hint.replace(Hint::Held(t.obj, offsets(self, t)));
            let here = self.pointer_among_many(state, t);
            self.hint = before;
            result = Some(match result {
                None => here,
                Some(rest) => self.ite(t.cond, &here, &rest),
            });
        }
        // What leads to no object holds no pointer: whoever asks knows that it cannot be read.
        Some(result.unwrap_or_else(|| {
            let null = self.null();
            self.clean_ptr(null)
        }))
    }

    /// Two elements of any numbers lead to different objects; only to be refuted.
    pub(super) fn some_pair(&mut self, walk: &Walk<'p>, m: &Moments<'_>, formula: &Formula) -> Option<Term> {
        let Formula::Distinct { lo, hi, place, .. } = formula else { return None };
        let mut valid = vec![];
        let (lo, hi) = (self.number(walk, m, lo, &mut valid)?, self.number(walk, m, hi, &mut valid)?);
        let element = PtrExpr::LoadPtr { ptr: Box::new(place.clone()), at: Moment::Now };
        let mut pair = vec![];
        let mut inside = vec![];
        let mut readable = vec![];
        for k in self.any_numbers() {
            let before = self.bound.replace(k);
            let ptr = self.pointed(walk, m, &element, &mut readable);
            self.bound = before;
            inside.push(self.is_between(lo, k, hi));
            pair.push((k, ptr?));
        }
        inside.push(self.out.pool.ne(pair[0].0, pair[1].0));
        let shared = self.share_an_object(&pair[0].1, &pair[1].1);
        let pool = &mut self.out.pool;
        readable.push(pool.not(shared));
        let (inside, holds) = (pool.and_all(&inside), pool.and_all(&readable));
        valid.push(pool.implies(inside, holds));
        Some(self.pool().and_all(&valid))
    }

    /// Distinct from the others that were met under the same claim.
    pub(super) fn differs_from_others(&mut self, met: usize, here: Term, k: Term, ptr: &Ptr) -> Term {
        let others = self.pairs[met].clone();
        let mut all = vec![];
        for (there, number, other) in others {
            let shared = self.share_an_object(ptr, &other);
            let pool = &mut self.out.pool;
            let apart = pool.ne(k, number);
            let both = pool.and_all(&[there, apart, shared]);
            all.push(pool.not(both));
        }
        if self.pairs[met].len() < MET {
            self.pairs[met].push((here, k, ptr.clone()));
        }
        self.pool().and_all(&all)
    }

    pub(super) fn share_an_object(&mut self, p: &Ptr, q: &Ptr) -> Term {
        let mut cases = vec![];
        for x in p.targets.iter().filter(|x| x.obj != NULL) {
            for y in q.targets.iter().filter(|y| y.obj == x.obj) {
                let same = self.same_block(*x, *y);
                cases.push(self.out.pool.and_all(&[x.cond, y.cond, same]));
            }
        }
        self.pool().or_all(&cases)
    }
}

/// `p == NULL`, or `n == 0`.
fn is_excuse(formula: &Formula) -> bool {
    null_pointer(formula).is_some() || zero_number(formula).is_some()
}

/// `n` of `n == 0`.
fn zero_number(formula: &Formula) -> Option<&Expr> {
    match formula {
        Formula::Cmp(CmpKind::Eq, number @ Expr::Load { .. }, Expr::Const(0))
        | Formula::Cmp(CmpKind::Eq, Expr::Const(0), number @ Expr::Load { .. }) => Some(number),
        _ => None,
    }
}

/// `p` of `p == NULL`: it leads to no object, and is zero.
fn null_pointer(formula: &Formula) -> Option<&PtrExpr> {
    let Formula::And(parts) = formula else { return None };
    let [no_object, Formula::Cmp(CmpKind::Eq, a, b)] = parts.as_slice() else { return None };
    match (compared_with_null(no_object), a, b) {
        (Some(ptr), Expr::Offset(other), Expr::Const(0))
        | (Some(ptr), Expr::Const(0), Expr::Offset(other)) => (ptr == other).then_some(ptr),
        _ => None,
    }
}

/// The pointer that a claim is about.
fn spoken_of(body: &Formula) -> Option<&PtrExpr> {
    let element = |ptr: &PtrExpr| matches!(ptr, PtrExpr::LoadPtr { .. });
    match body {
        Formula::Valid { ptr: PtrExpr::Field(ptr, _), .. } => Some(ptr),
        Formula::Valid { ptr, .. } | Formula::Terminated { ptr, .. } => Some(ptr),
        Formula::Cmp(_, Expr::Offset(ptr), _) if element(ptr) => Some(ptr),
        Formula::Cmp(_, _, Expr::Offset(ptr)) => Some(ptr),
        _ => None,
    }
}

/// `p` where it is said that it leads to some object.
pub(super) fn not_null(formula: &Formula) -> Option<&PtrExpr> {
    match formula {
        Formula::Not(inner) => compared_with_null(inner),
        _ => None,
    }
}

/// `p` where it is said that it leads to no object.
fn compared_with_null(formula: &Formula) -> Option<&PtrExpr> {
    match formula {
        Formula::SameObject(PtrExpr::Null, ptr) | Formula::SameObject(ptr, PtrExpr::Null) => Some(ptr),
        _ => None,
    }
}
