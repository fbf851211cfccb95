//! The contents of many blocks in one memory: the number of a block, then the offset in it.

use super::Encoder;
use super::memory::{MemId, MemNode};
use super::object::ObjId;
use super::pointer::Target;
use super::state::{ObjState, State};
use super::value::Sym;
use super::weak::OFFSETS;
use crate::ir::Ty;
use crate::term::{Op, Term};
use std::sync::Arc;

/// So many numbers that one pointer may have are told apart.
const WAYS: usize = 4;

impl Encoder<'_> {
    pub(super) fn unknown_contents(&mut self, size: Term) -> MemId {
        let bits = self.pointer_bits();
        let (lo, cond) = (self.pool().constant(bits, 0), self.pool().tt());
        let prev = self.add_mem(MemNode::Data { bytes: Arc::from([]), pointers: Arc::from([]) });
        let id = self.out.unknowns.add("an earlier allocation", size, self.out.objects.len());
        self.add_mem(MemNode::Havoc { prev, cond, lo, len: size, id, tainted: false })
    }

    pub(super) fn forget_contents(&mut self, state: &mut State, obj: ObjId) {
        let mem = self.unknown_contents(self.out.objects[obj].size);
        let old = self.obj_state(state, obj);
        state.objects.insert(obj, ObjState { mem, until: Some(state.made), ..old });
    }

    /// The place in the memory of all blocks.
    pub(super) fn among_many(&mut self, t: Target) -> Target {
        match self.is_many(t.obj) {
            true => Target { off: self.place_among_many(t, t.off), ..t },
            false => t,
        }
    }

    fn place_among_many(&mut self, t: Target, off: Term) -> Term {
        let pool = &mut self.out.pool;
        let bits = pool.width(off);
        let inside = pool.extract(off, OFFSETS - 1, 0);
        let place = pool.concat(t.number, inside);
        // The first bit stays zero: all places lie below the size of the memory.
        pool.zext(place, bits)
    }

    /// Where ways have met, the pointer leads to the block of one or to that of the other: each on its own finds what was found
    /// there before. The last one needs no condition.
    pub(super) fn by_number(&mut self, t: Target) -> Vec<Target> {
        let mut all = vec![t];
        while all.len() < WAYS && self.is_many(t.obj) {
            let choice = |t: &Target| match self.out.pool.as_app(t.number) {
                Some((Op::Ite, args)) => Some((args[0], args[1], args[2])),
                _ => None,
            };
            let Some((at, (cond, then, els))) =
                all.iter().enumerate().find_map(|(at, t)| Some((at, choice(t)?)))
            else {
                break;
            };
            let here = all.remove(at);
            let (yes, no) = (self.pool().and(here.cond, cond), self.pool().not(cond));
            let no = self.pool().and(here.cond, no);
            all.insert(at, Target { number: els, cond: no, ..here });
            all.insert(at, Target { number: then, cond: yes, ..here });
        }
        all
    }

    /// What a load finds in one of many objects.
    pub(super) fn contents_among_many(&mut self, state: &State, t: Target, ty: Ty) -> Sym {
        let bytes = ty.bytes(self.pointer_bits()) as u32;
        let contents = match self.is_many(t.obj) && (ty != Ty::Ptr || self.hint.is_some()) {
            true if ty == Ty::Ptr => self.pointer_among_many(state, t),
            true => {
                let mem = self.obj_state(state, t.obj).mem;
                let place = self.place_among_many(t, t.off);
                self.learn_elements(mem, place, ty);
                self.read(mem, place, bytes, ty)
            }
            false => self.any_contents(ty),
        };
        // Nobody knows whether it was ever set.
        match self.tracks_uninit() {
            true => {
                let taint = self.pool().fresh_var("an earlier allocation is uninitialized", 1);
                self.tainted(contents, taint)
            }
            false => contents,
        }
    }

    /// The pointer in the object, or in one of many; somebody has said who asks.
    pub(super) fn pointer_among_many(&mut self, state: &State, t: Target) -> Sym {
        let bytes = self.pointer_bits() / 8;
        let mem = self.obj_state(state, t.obj).mem;
        let mut result: Option<Sym> = None;
        for t in self.by_number(t).into_iter().rev() {
            let place = self.among_many(t).off;
            self.learn_elements(mem, place, Ty::Ptr);
            self.learn_fields(t, mem);
            let here = self.read(mem, place, bytes, Ty::Ptr);
            result = Some(match result {
                None => here,
                Some(rest) => self.ite(t.cond, &here, &rest),
            });
        }
        result.expect("a target is at least one")
    }

    fn any_contents(&mut self, ty: Ty) -> Sym {
        match (ty, self.hint) {
            (Ty::Ptr, Some(hint)) => self.any_pointer(hint),
            _ => self.arbitrary("contents of an earlier allocation", ty),
        }
    }

    /// The memory that a copy takes its bytes from, and its size.
    pub(super) fn source_of_copy(&mut self, state: &State, t: Target) -> (MemId, Term) {
        let size = self.out.objects[t.obj].size;
        match self.is_never_known(t.obj) {
            true => (self.unknown_memory("contents of an earlier allocation", size, false), size),
            false => (self.obj_state(state, t.obj).mem, size),
        }
    }

    /// Distance to the next zero byte in one of many blocks, or to its end.
    pub(super) fn zero_among_many(&mut self, state: &State, t: Target) -> Term {
        let bits = self.pointer_bits();
        if !self.is_many(t.obj) {
            return self.pool().fresh_var("length in an earlier allocation", bits);
        }
        let alive = self.is_alive(state, t);
        let mem = self.obj_state(state, t.obj).mem;
        let all = self.out.objects[t.obj].size;
        let (start, end) = (self.place_among_many(t, t.off), self.place_among_many(t, t.size));
        let place = self.nz(mem, all, start);
        let pool = &mut self.out.pool;
        let near = pool.ult(place, end);
        let place = pool.ite(near, place, end);
        let distance = pool.sub(place, start);
        let inside = pool.ule(t.off, t.size);
        let zero = pool.constant(bits, 0);
        let valid = pool.and(alive, inside);
        pool.ite(valid, distance, zero)
    }
}
