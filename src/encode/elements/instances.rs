//! The instances of claims about all elements: which element a load reads, and what is known of it.

use super::{About, Cells, ElementFact, Side};
use crate::analysis::pointsto::Offset;
use crate::domain::CmpKind;
use crate::encode::Encoder;
use crate::encode::division::divide;
use crate::encode::element_pointers::Unless;
use crate::encode::hint::Hint;
use crate::encode::memory::{MemId, MemNode};
use crate::encode::multiple::{Multiple, as_multiple};
use crate::encode::object::NULL;
use crate::encode::pointer::Target;
use crate::encode::weak::{NAMES, OFFSETS};
use crate::ir::Ty;
use crate::term::Term;

/// Memories that are looked through for the one of the header.
const FAR: usize = 400;

/// A load that a fact is learned for: its place, and the number of the element.
struct Met<'f> {
    fact: &'f ElementFact,
    off: Term,
    k: Term,
}

impl Encoder<'_> {
    /// A load of an element, or of a structure with such: what is claimed of it is assumed.
    pub(in crate::encode) fn learn_elements(&mut self, mem: MemId, off: Term, ty: Ty) {
        if let Ty::Int(width) = ty {
            self.learn_block_numbers(mem, off, width / 8);
        }
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
    pub(in crate::encode) fn learn_texts(&mut self, mem: MemId, size: Term, off: Term, zero: Term) {
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
    pub(in crate::encode) fn places_behind(
        &mut self,
        mem: MemId,
        off: Term,
        bytes: u32,
    ) -> Vec<(MemId, Term)> {
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
                    let way = self.distance_in(off, bytes, lo, len);
                    let there = way.map(|way| (src, self.offset_add(src_off, way)));
                    [Some((prev, off)), there].into_iter().flatten().collect()
                }
                MemNode::Moved { prev, src, row, .. } => {
                    let (inside, from, _) = self.moved_from(row, off, bytes);
                    let there = (!self.pool().is_false(inside)).then_some((src, from));
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

    pub(in crate::encode) fn memories_behind(&self, mem: MemId) -> Vec<MemId> {
        let mut all = vec![mem];
        let mut next = 0;
        while next < all.len() && all.len() < FAR {
            let more = match self.mem(all[next]) {
                MemNode::Data { .. } | MemNode::Unknown { .. } => vec![],
                MemNode::Store { prev, .. } | MemNode::Fill { prev, .. } | MemNode::Havoc { prev, .. } => {
                    vec![*prev]
                }
                MemNode::Copy { prev, src, .. } | MemNode::Moved { prev, src, .. } => vec![*prev, *src],
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
                let met = Met { fact, off, k };
                let length = claim.length().map(|side| self.side_at(&side, &met));
                let Ok(length) = length.map(|found| found.ok_or(())).transpose() else { return };
                let excused = match claim.unless() {
                    None => None,
                    Some(Unless::Null) => Some(self.is_null(element.ptr())),
                    Some(Unless::Zero(flag)) => {
                        let Some(flag) = self.side_at(&flag, &met) else { return };
                        let width = self.out.pool.width(flag);
                        let zero = self.pool().constant(width, 0);
                        Some(self.pool().eq(flag, zero))
                    }
                    Some(Unless::OtherNull(cells)) => Some(self.is_null_at(&cells, &met)),
                };
                self.pointer_holds(claim, element.ptr(), length, excused)
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

    /// The pointer in the element that was met is NULL.
    fn is_null_at(&mut self, cells: &Cells, met: &Met<'_>) -> Term {
        let bytes = self.pointer_bits() / 8;
        let mut all = vec![];
        for (t, mem, _) in cells.targets.iter().filter(|(t, ..)| t.obj != NULL) {
            let start = self.out.pool.as_const(t.off).and_then(|c| c.to_u64());
            let offsets = start.map_or(Offset::ANY, |start| Offset::of_elements(start, cells.stride));
            let at = self.place_at(cells, *t, met);
            let before = self.hint.replace(Hint::Held(t.obj, offsets));
            let pointer = self.read(*mem, at, bytes, Ty::Ptr);
            self.hint = before;
            let null = self.is_null(pointer.ptr());
            all.push(self.out.pool.and(t.cond, null));
        }
        self.pool().or_all(&all)
    }

    fn place_at(&mut self, cells: &Cells, t: Target, met: &Met<'_>) -> Term {
        let bits = self.pointer_bits();
        // In the array that was met, the place is as far away as its element 0 is.
        if t.obj == met.fact.obj && cells.stride == met.fact.stride {
            let apart = self.pool().sub(t.off, met.fact.base);
            self.pool().add(met.off, apart)
        } else {
            let stride = self.pool().constant(bits, u128::from(cells.stride));
            let way = self.pool().mul(met.k, stride);
            self.pool().add(t.off, way)
        }
    }

    fn element_at(&mut self, cells: &Cells, met: &Met<'_>) -> Option<Term> {
        let mut value: Option<Term> = None;
        for (t, mem, _) in cells.targets.iter().rev() {
            let at = self.place_at(cells, *t, met);
            let here = self.read(*mem, at, cells.bytes, Ty::Int(cells.bytes * 8)).int();
            value = Some(match value {
                None => here,
                Some(rest) => self.pool().ite(t.cond, here, rest),
            });
        }
        Some(self.signed_number(value?, cells.signed))
    }
}
