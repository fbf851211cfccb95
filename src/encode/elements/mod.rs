//! Facts about all elements of an array: `forall k in [lo, hi): a[k] < c`.
//!
//! Such a candidate is not assumed as a whole. Each load that may see the memory of the header gets the instance for the
//! element that it reads, as an assumption under the candidate's literal. To refute it, one element of any number is
//! enough.

mod instances;

use super::Encoder;
use super::claim::Moments;
use super::element_pointers::{self, PointerClaim};
use super::flow::Walk;
use super::memory::MemId;
use super::object::ObjId;
use super::pointer::Target;
use crate::analysis::pointsto::Offset;
use crate::domain::{CmpKind, Expr, Formula, Moment, PtrExpr};
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
    /// Of many blocks in one memory, the one that is spoken of.
    block: Option<Term>,
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
        kind: CmpKind,
        left: Arc<Side>,
        right: Arc<Side>,
    },
    Pointer(PointerClaim),
    /// A string begins there whose length, the end not counted, is small.
    Text {
        kind: CmpKind,
        most: Term,
    },
    /// There is a zero byte.
    Zero,
    /// It leads to another object than the others that were met.
    Distinct(usize),
}

/// A number in a claim about element k.
pub(super) enum Side {
    /// It does not depend on k.
    Number(Term),
    /// k itself.
    Index,
    Element(Cells),
    Sum(Box<[Side; 2]>),
    Difference(Box<[Side; 2]>),
    Scaled(Box<Side>, i128),
}

/// An array that a claim reads, in the state of the header.
#[derive(Clone)]
pub(super) struct Cells {
    /// Where element 0 lies, and the contents of its object; the number of a block, if the memory holds many.
    targets: Arc<[(Target, MemId, Option<Term>)]>,
    stride: u64,
    bytes: u32,
    signed: bool,
}

impl Cells {
    pub(super) fn is_among_many(&self) -> bool {
        self.targets.iter().any(|(_, _, block)| block.is_some())
    }
}

/// Where element k lies: `base + stride * k + shift`.
pub(super) struct Access<'f> {
    ptr: &'f PtrExpr,
    shift: i128,
    stride: u64,
    bytes: u32,
    signed: bool,
}

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
        // What cannot be read is not NULL either; the instances are assumed of elements that can.
        let mut readable = vec![];
        if let Some(ptr) = element_pointers::not_null(body) {
            self.pointed(walk, m, ptr, &mut readable);
        }
        self.bound = before;
        readable.push(holds?);
        let inside = self.is_between(lo, k, hi);
        let holds = self.out.pool.and_all(&readable);
        valid.push(self.out.pool.implies(inside, holds));
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
        let bytes = self.pointer_bits() / 8;
        let (cells, about) = match formula {
            Formula::Distinct { place, .. } => {
                self.pairs.push(vec![]);
                let cells = self.cells(walk, m, &self::place(place, bytes, false)?, &mut valid)?;
                (vec![cells], About::Distinct(self.pairs.len() - 1))
            }
            Formula::Forall { body, .. } => {
                if let Some((text, kind, most)) = text(body) {
                    let most = self.number(walk, m, most, &mut valid)?;
                    let cells = self.cells(walk, m, &text, &mut valid)?;
                    // The next zero in the memory of many blocks may lie in another one.
                    if cells.is_among_many() {
                        return None;
                    }
                    (vec![cells], About::Text { kind, most })
                } else if let Some(known) = self.about_numbers(walk, m, body, &mut valid) {
                    known
                } else {
                    let (access, claim) = self.about_pointer(walk, m, body, &mut valid)?;
                    (vec![self.cells(walk, m, &access, &mut valid)?], About::Pointer(claim))
                }
            }
            _ => return None,
        };
        let targets = cells.iter().flat_map(|c| c.targets.iter());
        if targets.into_iter().any(|(_, mem, _)| self.is_moved(*mem)) {
            return None;
        }
        valid.push(active);
        let active = self.pool().and_all(&valid);
        let guard = m.now.state.guard;
        let mut all: Vec<(Cells, About)> = cells.into_iter().map(|cells| (cells, about.clone())).collect();
        if is_zero_byte(formula) {
            let marks: Vec<Cells> =
                all.iter().map(|(cells, _)| cells.clone()).filter(|c| !c.is_among_many()).collect();
            all.extend(marks.into_iter().map(|cells| (cells, About::Zero)));
        }
        let mut facts = vec![];
        for (cells, about) in all {
            for (t, mem, block) in cells.targets.iter() {
                let mut cond = self.out.pool.and(active, t.cond);
                if let About::Text { .. } = about {
                    // A string in a block that is gone has length 0, whatever its bytes are.
                    let alive = self.obj_state(&m.now.state, t.obj).alive;
                    cond = self.out.pool.and(cond, alive);
                }
                let (stride, bytes, about) = (cells.stride, cells.bytes, about.clone());
                facts.push(ElementFact {
                    obj: t.obj,
                    mem: *mem,
                    guard,
                    cond,
                    base: t.off,
                    block: *block,
                    stride,
                    bytes,
                    lo,
                    hi,
                    about,
                });
            }
        }
        Some(facts)
    }

    /// A comparison of numbers, with the arrays whose elements it speaks of.
    fn about_numbers(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        body: &Formula,
        valid: &mut Vec<Term>,
    ) -> Option<(Vec<Cells>, About)> {
        let Formula::Cmp(kind, a, b) = body else { return None };
        let mut cells = vec![];
        let left = Arc::new(self.side(walk, m, a, valid, &mut cells)?);
        let right = Arc::new(self.side(walk, m, b, valid, &mut cells)?);
        // In many blocks, elements that belong together are not looked for.
        if cells.len() > 1 && cells.iter().any(Cells::is_among_many) {
            return None;
        }
        (!cells.is_empty()).then_some((cells, About::Number { kind: *kind, left, right }))
    }

    pub(super) fn side(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        e: &Expr,
        valid: &mut Vec<Term>,
        cells: &mut Vec<Cells>,
    ) -> Option<Side> {
        // There is no bound variable now: what has a number does not depend on it.
        if let Some(number) = self.number(walk, m, e, valid) {
            return Some(Side::Number(number));
        }
        Some(match e {
            Expr::Bound(_) => Side::Index,
            Expr::Add(a, b) => Side::Sum(Box::new([
                self.side(walk, m, a, valid, cells)?,
                self.side(walk, m, b, valid, cells)?,
            ])),
            Expr::Sub(a, b) => Side::Difference(Box::new([
                self.side(walk, m, a, valid, cells)?,
                self.side(walk, m, b, valid, cells)?,
            ])),
            Expr::Mul(a, b) => match (&**a, &**b) {
                (e, Expr::Const(c)) | (Expr::Const(c), e) => {
                    Side::Scaled(Box::new(self.side(walk, m, e, valid, cells)?), *c)
                }
                _ => return None,
            },
            e => {
                let here = self.cells(walk, m, &access(e)?, valid)?;
                cells.push(here.clone());
                Side::Element(here)
            }
        })
    }

    pub(super) fn cells(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        access: &Access<'_>,
        valid: &mut Vec<Term>,
    ) -> Option<Cells> {
        let targets = Arc::from(self.targets_at_header(walk, m, access, valid)?);
        let Access { stride, bytes, signed, .. } = *access;
        Some(Cells { targets, stride, bytes, signed })
    }

    /// The objects with their contents at the header; the offsets are those of element 0.
    fn targets_at_header(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        access: &Access<'_>,
        valid: &mut Vec<Term>,
    ) -> Option<Vec<(Target, MemId, Option<Term>)>> {
        let bits = self.pointer_bits();
        let ptr = self.pointed(walk, m, access.ptr, valid)?;
        let shift = self.pool().signed_constant(bits, access.shift);
        let mut all = vec![];
        for t in ptr.targets.iter() {
            if self.is_never_known(t.obj) {
                return None;
            }
            let mem = self.obj_state(&m.now.state, t.obj).mem;
            let off = self.pool().add(t.off, shift);
            let block = self.is_many(t.obj).then_some(t.number);
            let place = self.among_many(Target { off, ..*t });
            all.push((place, mem, block));
        }
        Some(all)
    }
}

/// A load whose place depends on the bound variable.
fn access(e: &Expr) -> Option<Access<'_>> {
    let Expr::Load { ptr, bytes, signed, at: Moment::Now } = e else { return None };
    place(ptr, *bytes, *signed)
}

/// `length(a + stride * k) <= most`.
fn text(body: &Formula) -> Option<(Access<'_>, CmpKind, &Expr)> {
    match body {
        Formula::Cmp(kind, Expr::Length { ptr, at: Moment::Now }, most) => {
            Some((place(ptr, 1, false)?, *kind, most))
        }
        _ => None,
    }
}

/// `a[k] == 0` for bytes.
fn is_zero_byte(formula: &Formula) -> bool {
    let Formula::Forall { body, .. } = formula else { return false };
    match &**body {
        Formula::Cmp(CmpKind::Eq, a, b) => [(a, b), (b, a)]
            .into_iter()
            .any(|(e, zero)| access(e).is_some_and(|a| a.bytes == 1) && *zero == Expr::ZERO),
        _ => false,
    }
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
