//! Facts about all elements of an array: `forall k in [lo, hi): a[k] < c`.
//!
//! Such a candidate is not assumed as a whole. Each load that may see the memory of the header gets the instance for the
//! element that it reads, as an assumption under the candidate's literal. To refute it, one element of any number is
//! enough.

use super::Encoder;
use super::claim::Moments;
use super::division::divide;
use super::element_pointers::{self, PointerClaim};
use super::flow::Walk;
use super::memory::{MemId, MemNode};
use super::multiple::{Multiple, as_multiple};
use super::object::ObjId;
use super::pointer::Target;
use super::weak::{NAMES, OFFSETS};
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
enum Side {
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
struct Cells {
    /// Where element 0 lies, and the contents of its object; the number of a block, if the memory holds many.
    targets: Arc<[(Target, MemId, Option<Term>)]>,
    stride: u64,
    bytes: u32,
    signed: bool,
}

impl Cells {
    fn is_among_many(&self) -> bool {
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

    fn side(
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

    fn cells(
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

    /// A load of an element, or of a structure with such: what is claimed of it is assumed.
    pub(super) fn learn_elements(&mut self, mem: MemId, off: Term, ty: Ty) {
        if self.element_facts.is_empty() || self.learning {
            return;
        }
        let bytes = match ty {
            Ty::Int(width) => width / 8,
            Ty::Ptr => self.pointer_bits() / 8,
        };
        let fits = |f: &ElementFact| match (&f.about, ty) {
            (About::Number { .. }, Ty::Int(_)) => f.bytes == bytes || (f.bytes > 1 && f.bytes < bytes),
            (About::Pointer(_) | About::Distinct(_), Ty::Ptr) => true,
            _ => false,
        };
        if bytes == 0 || !self.element_facts.iter().any(fits) {
            return;
        }
        let (bits, before) = (self.pointer_bits(), self.met_many);
        for (mem, off) in self.places_behind(mem, off, bytes) {
            let here = |f: &&ElementFact| f.mem == mem && fits(f);
            let matching: Vec<ElementFact> = self.element_facts.iter().filter(here).cloned().collect();
            for fact in matching {
                for part in (0..bytes).step_by(fact.bytes as usize) {
                    let part = self.out.pool.constant(bits, u128::from(part));
                    let off = self.offset_add(off, part);
                    let hint = self.hint.filter(|_| ty == Ty::Ptr);
                    let key = (false, fact.mem, [fact.cond, off, fact.base, fact.lo, fact.hi], hint);
                    if self.learned.insert(key) {
                        self.learning = true;
                        self.learn(&fact, off);
                        self.learning = false;
                    }
                }
            }
        }
        self.met_many = before;
    }

    /// The next zero byte from a place on is not far where a string begins that is said to be short, or where zeros are said
    /// to stand.
    pub(super) fn learn_texts(&mut self, mem: MemId, size: Term, off: Term, zero: Term) {
        let here = |f: &&ElementFact| f.mem == mem && matches!(f.about, About::Text { .. } | About::Zero);
        if self.learning || !self.element_facts.iter().any(|f| here(&f)) {
            return;
        }
        let matching: Vec<ElementFact> = self.element_facts.iter().filter(here).cloned().collect();
        for fact in matching {
            let key = (true, fact.mem, [fact.cond, off, fact.base, fact.lo, fact.hi], None);
            if !self.learned.insert(key) {
                continue;
            }
            let length = self.pool().sub(zero, off);
            let length = self.signed_number(length, false);
            let (at, k, holds) = match fact.about {
                About::Text { kind, most } => {
                    let (is_cell, k) = self.cell(&fact, off);
                    let (length, most) = self.same_width(length, most);
                    (is_cell, k, self.relation(kind, length, most))
                }
                About::Zero => {
                    let (exists, k, distance) = self.next_cell(&fact, off);
                    let distance = self.signed_number(distance, false);
                    (exists, k, self.relation(CmpKind::Le, length, distance))
                }
                _ => continue,
            };
            let inside = self.is_between(fact.lo, k, fact.hi);
            let pool = &mut self.out.pool;
            // Behind the object, a string has length 0 by definition.
            let exists = pool.ule(off, size);
            let applies = pool.and_all(&[fact.cond, at, inside, exists]);
            let claim = pool.implies(applies, holds);
            self.assume_for_all(fact.guard, claim);
        }
    }

    /// The first element that begins there or behind: whether there is one, its number, and how far away it is.
    fn next_cell(&mut self, fact: &ElementFact, off: Term) -> (Term, Term, Term) {
        let bits = self.pointer_bits();
        let way = self.pool().sub(off, fact.base);
        if !fact.stride.is_power_of_two()
            && let Some(Multiple { count, rest }) =
                as_multiple(&mut self.out.pool, &mut self.alignments, way, fact.stride)
        {
            let (further, distance) = if rest == 0 { (0, 0) } else { (1, fact.stride - rest) };
            let pool = &mut self.out.pool;
            let further = pool.constant(bits, further);
            return (pool.tt(), pool.add(count, further), pool.constant(bits, distance.into()));
        }
        let before = self.pool().constant(bits, u128::from(fact.stride - 1));
        let from = self.pool().sub(fact.base, before);
        let way = self.pool().sub(off, from);
        let zero = self.pool().constant(bits, 0);
        let exists = self.pool().sle(zero, way);
        let stride = self.pool().constant(bits, u128::from(fact.stride));
        let division = divide(&mut self.out.pool, way, stride, false);
        division.facts.iter().for_each(|&fact| self.know(division.quotient, fact));
        let distance = self.pool().sub(before, division.remainder);
        (exists, division.quotient, distance)
    }

    /// Does an element begin there, and which?
    fn cell(&mut self, fact: &ElementFact, off: Term) -> (Term, Term) {
        let bits = self.pointer_bits();
        if let Some(block) = fact.block {
            // In the same block, by the places in it.
            let pool = &mut self.out.pool;
            let number = pool.extract(off, OFFSETS + NAMES - 1, OFFSETS);
            let same = pool.eq(number, block);
            let [here, base] = [off, fact.base].map(|place| {
                let inside = pool.extract(place, OFFSETS - 1, 0);
                pool.zext(inside, bits)
            });
            let (begins, k) = self.cell(&ElementFact { base, block: None, ..fact.clone() }, here);
            return (self.pool().and(same, begins), k);
        }
        let way = self.pool().sub(off, fact.base);
        // Any number for which this is the place of the element will do, even if the product wraps.
        if !fact.stride.is_power_of_two()
            && let Some(Multiple { count, rest }) =
                as_multiple(&mut self.out.pool, &mut self.alignments, way, fact.stride)
        {
            let begins = if rest == 0 { self.pool().tt() } else { self.pool().ff() };
            return (begins, count);
        }
        let stride = self.pool().constant(bits, u128::from(fact.stride));
        let division = divide(&mut self.out.pool, way, stride, false);
        division.facts.iter().for_each(|&fact| self.know(division.quotient, fact));
        let zero = self.pool().constant(bits, 0);
        (self.pool().eq(division.remainder, zero), division.quotient)
    }

    /// The memories that a load may see, with the place in each: what was copied lies elsewhere.
    fn places_behind(&mut self, mem: MemId, off: Term, bytes: u32) -> Vec<(MemId, Term)> {
        let mut all = vec![(mem, off)];
        let mut next = 0;
        while next < all.len() && all.len() < FAR {
            let (mem, off) = all[next];
            let more = match self.mem(mem).clone() {
                MemNode::Data { .. } | MemNode::Unknown { .. } => vec![],
                MemNode::Store { prev, .. } | MemNode::Fill { prev, .. } | MemNode::Havoc { prev, .. } => {
                    vec![(prev, off)]
                }
                MemNode::Copy { prev, lo, len, src, src_off, .. } => {
                    let apart = self.is_outside(off, bytes, lo, len);
                    let way = self.pool().sub(off, lo);
                    let there = (!apart).then(|| (src, self.offset_add(src_off, way)));
                    [Some((prev, off)), there].into_iter().flatten().collect()
                }
                MemNode::Ite { then, els, .. } => vec![(then, off), (els, off)],
            };
            for place in more {
                if !all.contains(&place) {
                    all.push(place);
                }
            }
            next += 1;
        }
        all
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
        let (is_cell, k) = self.cell(fact, off);
        let inside = self.is_between(fact.lo, k, fact.hi);
        let holds = match &fact.about {
            About::Number { kind, left, right } => {
                let met = Met { fact, off, k };
                let (Some(x), Some(y)) = (self.side_at(left, &met), self.side_at(right, &met)) else {
                    return;
                };
                let (x, y) = self.same_width(x, y);
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
            About::Text { .. } | About::Zero => return,
        };
        let pool = &mut self.out.pool;
        let applies = pool.and_all(&[fact.cond, is_cell, inside]);
        let claim = pool.implies(applies, holds);
        self.assume_for_all(fact.guard, claim);
    }

    /// The number for the element that was met.
    fn side_at(&mut self, side: &Side, met: &Met<'_>) -> Option<Term> {
        Some(match side {
            Side::Number(term) => *term,
            Side::Index => met.k,
            Side::Sum(parts) | Side::Difference(parts) => {
                let (x, y) = (self.side_at(&parts[0], met)?, self.side_at(&parts[1], met)?);
                let (x, y) = self.same_width(x, y);
                let (x, y) = self.widened(x, y, 1);
                match side {
                    Side::Sum(_) => self.pool().add(x, y),
                    _ => self.pool().sub(x, y),
                }
            }
            Side::Scaled(of, factor) => {
                let x = self.side_at(of, met)?;
                let width = self.out.pool.width(x) + 129 - factor.unsigned_abs().leading_zeros();
                let (x, factor) = (self.pool().sext(x, width), self.pool().signed_constant(width, *factor));
                self.pool().mul(x, factor)
            }
            Side::Element(cells) => self.element_at(cells, met)?,
        })
    }

    fn element_at(&mut self, cells: &Cells, met: &Met<'_>) -> Option<Term> {
        let bits = self.pointer_bits();
        let mut value: Option<Term> = None;
        for (t, mem, _) in cells.targets.iter().rev() {
            // In the array that was met, the place is as far away as its element 0 is.
            let at = if t.obj == met.fact.obj && cells.stride == met.fact.stride {
                let apart = self.pool().sub(t.off, met.fact.base);
                self.pool().add(met.off, apart)
            } else {
                let stride = self.pool().constant(bits, u128::from(cells.stride));
                let way = self.pool().mul(met.k, stride);
                self.pool().add(t.off, way)
            };
            let here = self.read(*mem, at, cells.bytes, Ty::Int(cells.bytes * 8)).int();
            value = Some(match value {
                None => here,
                Some(rest) => self.pool().ite(t.cond, here, rest),
            });
        }
        Some(self.signed_number(value?, cells.signed))
    }
}

/// A load that a fact is learned for: its place, and the number of the element.
struct Met<'f> {
    fact: &'f ElementFact,
    off: Term,
    k: Term,
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
