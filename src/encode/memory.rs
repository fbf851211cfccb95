//! The contents of one object: a chain of writes over what it held at first. A read goes down the chain and stops at
//! the write that certainly made the bytes; undecided ones become conditions.

use super::Encoder;
use super::comb::Meets;
use super::moves::RowId;
use super::overlap::Overlap;
use super::pointer::Ptr;
use super::unknown::UnknownId;
use super::value::Sym;
use crate::ir::Ty;
use crate::term::Term;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct MemId(u32);

/// Offsets and lengths are as wide as a pointer.
#[derive(Clone, Debug)]
pub enum MemNode {
    /// These bytes and pointers, then zeros.
    Data {
        bytes: Arc<[u8]>,
        pointers: Arc<[(u64, Ptr)]>,
    },
    Unknown {
        id: UnknownId,
        tainted: bool,
    },
    /// `cond`: whether the write happens at all.
    Store {
        prev: MemId,
        cond: Term,
        off: Term,
        bytes: u32,
        value: Sym,
    },
    Fill {
        prev: MemId,
        cond: Term,
        lo: Term,
        len: Term,
        byte: Sym,
    },
    Copy {
        prev: MemId,
        cond: Term,
        lo: Term,
        len: Term,
        src: MemId,
        src_off: Term,
        src_size: Term,
    },
    /// `tainted`: parts may never have been written.
    Havoc {
        prev: MemId,
        cond: Term,
        lo: Term,
        len: Term,
        id: UnknownId,
        tainted: bool,
    },
    /// Elements of another memory in any order, any number of times.
    Moved {
        prev: MemId,
        src: MemId,
        lo: Term,
        len: Term,
        row: RowId,
    },
    Ite {
        cond: Term,
        then: MemId,
        els: MemId,
    },
}

impl Encoder<'_> {
    pub(super) fn add_mem(&mut self, node: MemNode) -> MemId {
        self.mems.push(node);
        MemId(self.mems.len() as u32 - 1)
    }

    pub(super) fn mem(&self, id: MemId) -> &MemNode {
        &self.mems[id.0 as usize]
    }

    /// Memory with arbitrary contents; `tainted`: reading it is reading something uninitialized.
    pub(super) fn unknown_memory(&mut self, name: &str, size: Term, tainted: bool) -> MemId {
        let id = self.out.unknowns.add(name, size, self.out.objects.len());
        self.add_mem(MemNode::Unknown { id, tainted })
    }

    pub(super) fn unknown_id(&self, mem: MemId) -> Option<UnknownId> {
        match self.mem(mem) {
            MemNode::Unknown { id, .. } => Some(*id),
            _ => None,
        }
    }

    pub(super) fn mem_ite(&mut self, cond: Term, then: MemId, els: MemId) -> MemId {
        if then == els || self.pool().is_true(cond) {
            return then;
        }
        if self.pool().is_false(cond) {
            return els;
        }
        self.add_mem(MemNode::Ite { cond, then, els })
    }

    /// Reads `bytes` bytes at `off` as an integer or a pointer.
    pub(super) fn read(&mut self, mem: MemId, off: Term, bytes: u32, ty: Ty) -> Sym {
        let hint = self.hint.filter(|_| ty == Ty::Ptr);
        let key = (mem, off, bytes, hint, ty == Ty::Ptr);
        if let Some(known) = self.reads.get(&key) {
            return known.clone();
        }
        // Nothing that comes of it counts any more.
        let value = match self.is_used_up() {
            true => self.broken_element(ty, bytes),
            false => self.read_chain(mem, off, bytes, ty),
        };
        self.reads.insert(key, value.clone());
        value
    }

    /// Goes down the chain, collecting the writes that may have made the bytes.
    fn read_chain(&mut self, mem: MemId, off: Term, bytes: u32, ty: Ty) -> Sym {
        let mut layers: Vec<(Term, Sym)> = vec![];
        let mut at = mem;
        let bottom = loop {
            let (prev, cond, overlap) = match self.mem(at).clone() {
                MemNode::Data { bytes: data, pointers } => {
                    break self.read_data(&data, &pointers, off, bytes, ty);
                }
                MemNode::Unknown { id, tainted } => break self.read_unknown(id, tainted, off, bytes, ty),
                MemNode::Ite { cond, then, els } => {
                    let (a, b) = (self.read(then, off, bytes, ty), self.read(els, off, bytes, ty));
                    break self.ite(cond, &a, &b);
                }
                MemNode::Moved { prev, src, row, .. } => {
                    let (inside, from, crosses) = self.moved_from(row, off, bytes);
                    if !self.pool().is_false(inside) {
                        let value = self.read(src, from, bytes, ty);
                        layers.push((inside, value));
                    }
                    if !self.pool().is_false(crosses) {
                        let value = self.broken_element(ty, bytes);
                        layers.push((crosses, value));
                    }
                    at = prev;
                    continue;
                }
                MemNode::Store { prev, cond, off: start, bytes: len, .. } => {
                    let overlap = self.store_overlap(off, bytes, start, len);
                    (prev, cond, overlap)
                }
                MemNode::Havoc { prev, cond, lo, len, id, .. } => {
                    let overlap = match self.meets(id, off, bytes) {
                        Meets::Never => Overlap::None,
                        Meets::If(wrapped) => {
                            let distance = self.pool().sub(off, lo);
                            Overlap::Maybe(wrapped, distance)
                        }
                        // All of the object: whatever is read of it lies inside.
                        Meets::Maybe if self.is_whole(lo, len, id) => Overlap::Inside(off),
                        Meets::Maybe => self.range_overlap(off, bytes, lo, len),
                    };
                    (prev, cond, overlap)
                }
                MemNode::Fill { prev, cond, lo, len, .. } => {
                    let overlap = self.range_overlap(off, bytes, lo, len);
                    (prev, cond, overlap)
                }
                MemNode::Copy { prev, cond, lo, len, .. } => {
                    let one = self.overlap_of_one(off, bytes, lo, len);
                    let overlap = match one.filter(|(_, broken)| self.may_be_broken(ty, *broken)) {
                        None => self.range_overlap(off, bytes, lo, len),
                        Some((overlap, broken)) => {
                            let broken = self.pool().and(cond, broken);
                            if !self.pool().is_false(broken) {
                                let value = self.broken_element(ty, bytes);
                                layers.push((broken, value));
                            }
                            overlap
                        }
                    };
                    (prev, cond, overlap)
                }
            };
            match overlap {
                Overlap::None => {}
                Overlap::Partial if ty == Ty::Ptr => {
                    if let Some((inside, distance)) = self.lies_inside(at, off, bytes) {
                        let hit = self.pool().and(cond, inside);
                        let value = self.written(at, distance, bytes, ty);
                        layers.push((hit, value));
                    }
                    // A pointer that the write does not touch is still one.
                    let touched = self.touches(at, off, bytes);
                    let hit = self.pool().and(cond, touched);
                    if !self.pool().is_false(hit) {
                        let value = self.broken_pointer(at, off, bytes);
                        if self.pool().is_true(hit) {
                            break value;
                        }
                        layers.push((hit, value));
                    }
                }
                Overlap::Partial => break self.read_bytewise(at, off, bytes, ty),
                Overlap::Inside(distance) => {
                    let value = self.written(at, distance, bytes, ty);
                    if self.pool().is_true(cond) {
                        break value;
                    }
                    layers.push((cond, value));
                }
                Overlap::Maybe(hit, distance) => {
                    let hit = self.pool().and(cond, hit);
                    if !self.pool().is_false(hit) {
                        let value = self.written(at, distance, bytes, ty);
                        layers.push((hit, value));
                    }
                }
            }
            at = prev;
        };
        layers.into_iter().rev().fold(bottom, |below, (hit, value)| self.ite(hit, &value, &below))
    }

    /// A pointer of which the write at this node may have made a part.
    fn broken_pointer(&mut self, at: MemId, off: Term, bytes: u32) -> Sym {
        match self.hint.filter(|_| self.summaries.is_some()) {
            Some(hint) if self.may_be_forgotten(at, off, bytes) => self.any_pointer(hint),
            _ => self.read_bytewise(at, off, bytes, Ty::Ptr),
        }
    }

    /// Parts of several elements.
    fn broken_element(&mut self, ty: Ty, bytes: u32) -> Sym {
        match (ty, self.hint.filter(|_| self.summaries.is_some())) {
            (Ty::Ptr, Some(hint)) => self.any_pointer(hint),
            (Ty::Ptr, None) => self.arbitrary("parts of moved elements", Ty::Ptr),
            (Ty::Int(_), _) => self.arbitrary("parts of moved elements", Ty::Int(bytes * 8)),
        }
    }

    /// Is "anything" all that may be read there? A pointer may be one to an object of the program.
    fn may_be_broken(&self, ty: Ty, broken: Term) -> bool {
        let known = ty != Ty::Ptr || (self.hint.is_some() && self.summaries.is_some());
        self.out.pool.is_false(broken) || (known && !self.tracks_uninit())
    }

    /// When do all these bytes lie in the range that the node writes, and how far from its start? None: such a node writes one value.
    fn lies_inside(&mut self, at: MemId, off: Term, bytes: u32) -> Option<(Term, Term)> {
        let (MemNode::Fill { lo, len, .. } | MemNode::Copy { lo, len, .. } | MemNode::Havoc { lo, len, .. }) =
            *self.mem(at)
        else {
            return None;
        };
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let bytes = pool.constant(bits, u128::from(bytes));
        let (distance, last) = (pool.sub(off, lo), pool.sub(len, bytes));
        let (fits, ends) = (pool.ule(bytes, len), pool.ule(distance, last));
        Some((pool.and(fits, ends), distance))
    }

    /// Do these bytes and those that the node writes have one in common?
    fn touches(&mut self, at: MemId, off: Term, bytes: u32) -> Term {
        let bits = self.pointer_bits();
        let (lo, len) = match *self.mem(at) {
            MemNode::Store { off, bytes, .. } => (off, self.pool().constant(bits, u128::from(bytes))),
            MemNode::Fill { lo, len, .. }
            | MemNode::Copy { lo, len, .. }
            | MemNode::Havoc { lo, len, .. } => (lo, len),
            MemNode::Data { .. } | MemNode::Unknown { .. } | MemNode::Ite { .. } | MemNode::Moved { .. } => {
                unreachable!("only writes overlap")
            }
        };
        self.touches_range(off, bytes, lo, len)
    }

    pub(super) fn touches_range(&mut self, off: Term, bytes: u32, lo: Term, len: Term) -> Term {
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let (bytes, zero) = (pool.constant(bits, u128::from(bytes)), pool.constant(bits, 0));
        let (ahead, behind) = (pool.sub(lo, off), pool.sub(off, lo));
        let begins = pool.ult(ahead, bytes);
        let something = pool.ne(len, zero);
        let (begins, goes_on) = (pool.and(begins, something), pool.ult(behind, len));
        pool.or(begins, goes_on)
    }

    /// What the write at this node made of the bytes from `distance` on.
    fn written(&mut self, at: MemId, distance: Term, bytes: u32, ty: Ty) -> Sym {
        match self.mem(at).clone() {
            MemNode::Store { bytes: len, value, .. } => self.part(&value, len, distance, bytes, ty),
            MemNode::Fill { byte, .. } => self.repeated(&byte, bytes, ty),
            MemNode::Copy { src, src_off, .. } => {
                let off = self.offset_add(src_off, distance);
                self.read(src, off, bytes, ty)
            }
            MemNode::Havoc { lo, id, tainted, .. } => {
                let off = self.offset_add(lo, distance);
                let value = match (ty, self.hint) {
                    (Ty::Ptr, Some(hint)) if self.summaries.is_some() => {
                        self.forgotten_pointer(id, off, hint)
                    }
                    _ => self.read_unknown(id, false, off, bytes, ty),
                };
                let taint = tainted && self.tracks_uninit();
                let taint = self.pool().bool_const(taint);
                self.tainted(value, taint)
            }
            MemNode::Data { .. } | MemNode::Unknown { .. } | MemNode::Ite { .. } | MemNode::Moved { .. } => {
                unreachable!("only writes overlap")
            }
        }
    }

    /// Whether a pointer at this place may come from memory that was forgotten. Only a load of the program knows what such
    /// a pointer leads to; a claim about it would be one about a pointer that leads nowhere.
    pub(super) fn may_be_forgotten(&mut self, mem: MemId, off: Term, bytes: u32) -> bool {
        // Ways meet again and again: each memory is looked at once.
        if let Some(&known) = self.forgotten_places.get(&(mem, off, bytes)) {
            return known;
        }
        let found = self.has_forgotten(mem, off, bytes);
        self.forgotten_places.insert((mem, off, bytes), found);
        found
    }

    fn has_forgotten(&mut self, mem: MemId, off: Term, bytes: u32) -> bool {
        let mut at = mem;
        loop {
            at = match self.mem(at).clone() {
                MemNode::Data { .. } | MemNode::Unknown { .. } => return false,
                MemNode::Ite { then, els, .. } => {
                    return self.may_be_forgotten(then, off, bytes) || self.may_be_forgotten(els, off, bytes);
                }
                MemNode::Store { prev, cond, off: start, bytes: len, .. } => {
                    let covered = matches!(self.store_overlap(off, bytes, start, len), Overlap::Inside(_));
                    if covered && self.pool().is_true(cond) {
                        return false;
                    }
                    prev
                }
                MemNode::Fill { prev, .. } => prev,
                MemNode::Moved { prev, src, row, .. } => {
                    let (inside, from, crosses) = self.moved_from(row, off, bytes);
                    let pool = &self.out.pool;
                    let (meets, crosses) = (!pool.is_false(inside), !pool.is_false(crosses));
                    if crosses || (meets && self.may_be_forgotten(src, from, bytes)) {
                        return true;
                    }
                    prev
                }
                MemNode::Copy { prev, lo, len, src, src_off, .. } => {
                    if !matches!(self.range_overlap(off, bytes, lo, len), Overlap::None) {
                        let distance = self.pool().sub(off, lo);
                        let from = self.offset_add(src_off, distance);
                        if self.may_be_forgotten(src, from, bytes) {
                            return true;
                        }
                    }
                    prev
                }
                MemNode::Havoc { prev, lo, len, id, .. } => {
                    let is_met = !matches!(self.meets(id, off, bytes), Meets::Never);
                    if is_met && !matches!(self.range_overlap(off, bytes, lo, len), Overlap::None) {
                        return true;
                    }
                    prev
                }
            };
        }
    }

    fn is_whole(&self, lo: Term, len: Term, id: UnknownId) -> bool {
        let starts = self.out.pool.as_const(lo).is_some_and(|c| c.is_zero());
        starts && self.out.unknowns.size(id) == len
    }

    fn read_bytewise(&mut self, at: MemId, off: Term, bytes: u32, ty: Ty) -> Sym {
        let bits = self.pointer_bits();
        let mut parts = vec![];
        for k in 0..bytes {
            let step = self.pool().constant(bits, u128::from(k));
            let place = self.offset_add(off, step);
            parts.push(self.read(at, place, 1, Ty::Int(8)));
        }
        self.join(&parts, ty)
    }

    /// Bytes side by side, the first lowest.
    pub(super) fn join(&mut self, parts: &[Sym], ty: Ty) -> Sym {
        let pool = &mut self.out.pool;
        let mut term = parts[0].int();
        let mut taint = parts[0].taint();
        for part in &parts[1..] {
            term = pool.concat(part.int(), term);
            taint = pool.or(taint, part.taint());
        }
        let whole = Sym::Int { term, taint };
        self.convert(&whole, ty)
    }

    /// `bytes` bytes of a stored value of `len` bytes.
    fn part(&mut self, value: &Sym, len: u32, distance: Term, bytes: u32, ty: Ty) -> Sym {
        if len == bytes {
            return self.convert(value, ty);
        }
        let whole = self.convert(value, Ty::Int(len * 8));
        let (term, taint) = (whole.int(), whole.taint());
        let pool = &mut self.out.pool;
        let part = match pool.as_const(distance).and_then(|d| d.to_u64()) {
            Some(d) => pool.extract(term, (d as u32 + bytes) * 8 - 1, d as u32 * 8),
            None => {
                let width = len * 8;
                let by = pool.zext_or_trunc(distance, width.max(pool.width(distance)));
                let three = pool.constant(pool.width(by), 3);
                let by = pool.shl(by, three);
                let by = pool.zext_or_trunc(by, width);
                let moved = pool.lshr(term, by);
                pool.extract(moved, bytes * 8 - 1, 0)
            }
        };
        self.convert(&Sym::Int { term: part, taint }, ty)
    }

    fn repeated(&mut self, byte: &Sym, bytes: u32, ty: Ty) -> Sym {
        let parts: Vec<Sym> = (0..bytes).map(|_| byte.clone()).collect();
        self.join(&parts, ty)
    }

    fn read_unknown(&mut self, id: UnknownId, tainted: bool, off: Term, bytes: u32, ty: Ty) -> Sym {
        let bits = self.pointer_bits();
        if ty == Ty::Ptr && !tainted {
            return self.imported_pointer(id, off, bytes);
        }
        let taint = tainted && self.tracks_uninit();
        let taint = self.pool().bool_const(taint);
        let mut parts = vec![];
        for k in 0..bytes {
            let step = self.pool().constant(bits, u128::from(k));
            let place = self.offset_add(off, step);
            let super::Encoding { pool, unknowns, .. } = &mut self.out;
            let term = unknowns.read(pool, id, place);
            parts.push(Sym::Int { term, taint });
        }
        self.join(&parts, ty)
    }

    /// A pointer that somebody outside of the program may have put there.
    fn imported_pointer(&mut self, id: UnknownId, off: Term, bytes: u32) -> Sym {
        if let Some(known) = self.imported.get(&(id, off)) {
            let known = known.clone();
            return self.clean_ptr(known);
        }
        let ptr = match self.word(id, off) {
            Some(word) => word,
            None => {
                let address = self.read_unknown(id, false, off, bytes, Ty::Int(bytes * 8)).int();
                self.outside_pointer("a pointer from outside", address)
            }
        };
        self.imported.insert((id, off), ptr.clone());
        self.clean_ptr(ptr)
    }

    pub(super) fn tracks_uninit(&self) -> bool {
        self.options.properties.contains(&crate::ir::Property::Uninit)
    }

    fn read_data(&mut self, data: &[u8], pointers: &[(u64, Ptr)], off: Term, bytes: u32, ty: Ty) -> Sym {
        if let Some(at) = self.pool().as_const(off).and_then(|c| c.to_u64()) {
            return self.read_data_at(data, pointers, at, bytes, ty);
        }
        if data.is_empty() && pointers.is_empty() {
            let zero = self.pool().constant(bytes * 8, 0);
            let zero = self.clean_int(zero);
            return self.convert(&zero, ty);
        }
        // A table: every place it may be at. Elements are as far apart as the address is aligned.
        let stride = 1u64 << self.alignment(off).min(12);
        let bits = self.pointer_bits();
        let filled =
            pointers.iter().map(|(at, _)| at + u64::from(bits / 8)).max().unwrap_or(0).max(data.len() as u64);
        let zero = self.pool().constant(bytes * 8, 0);
        let zero = self.clean_int(zero);
        let mut value = self.convert(&zero, ty);
        let mut at = filled.next_multiple_of(stride);
        while at >= stride {
            at -= stride;
            let here = self.pool().constant(bits, u128::from(at));
            let hit = self.pool().eq(off, here);
            let element = self.read_data_at(data, pointers, at, bytes, ty);
            value = self.ite(hit, &element, &value);
        }
        value
    }

    fn read_data_at(&mut self, data: &[u8], pointers: &[(u64, Ptr)], at: u64, bytes: u32, ty: Ty) -> Sym {
        let pointer_bytes = u64::from(self.pointer_bits() / 8);
        let end = at.saturating_add(u64::from(bytes));
        let hit = pointers.iter().find(|(p, _)| *p < end && at < p + pointer_bytes);
        let byte = |i: u64| data.get(i as usize).copied().unwrap_or(0);
        match hit {
            None => {
                let raw: Vec<u8> = (at..end).map(byte).collect();
                let value = crate::term::Bv::from_le_bytes(bytes * 8, &raw);
                let term = self.pool().bv_const(value);
                let value = self.clean_int(term);
                self.convert(&value, ty)
            }
            Some((p, target)) if *p == at && u64::from(bytes) == pointer_bytes => {
                let value = self.clean_ptr(target.clone());
                self.convert(&value, ty)
            }
            // Parts of stored pointers, or several of them.
            Some(_) => {
                let parts: Vec<Sym> = (at..end).map(|i| self.data_byte(data, pointers, i)).collect();
                self.join(&parts, ty)
            }
        }
    }

    fn data_byte(&mut self, data: &[u8], pointers: &[(u64, Ptr)], at: u64) -> Sym {
        let pointer_bytes = u64::from(self.pointer_bits() / 8);
        match pointers.iter().find(|(p, _)| *p <= at && at < p + pointer_bytes) {
            None => {
                let byte = data.get(at as usize).copied().unwrap_or(0);
                let term = self.pool().constant(8, u128::from(byte));
                self.clean_int(term)
            }
            Some((p, target)) => {
                let address = self.ptr_to_int(target);
                let low = ((at - p) * 8) as u32;
                let term = self.pool().extract(address, low + 7, low);
                self.clean_int(term)
            }
        }
    }
}
