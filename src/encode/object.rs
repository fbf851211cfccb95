//! Objects: what a pointer can point into.

use super::memory::{MemId, MemNode};
use super::{Encoder, state::ObjState};
use crate::ir::{FuncId, Global, GlobalId, Init, InstId, RelocTarget};
use crate::term::Term;
use cranelift_entity::entity_impl;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(u32);
entity_impl!(ObjId, "obj");

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObjectKind {
    /// Holds no byte; addresses that belong to no object are offsets into it.
    Null,
    Global(GlobalId),
    Func(FuncId),
    Stack {
        func: FuncId,
        inst: InstId,
    },
    Heap {
        func: FuncId,
        inst: InstId,
    },
    /// Memory that the caller of the entry function provides.
    Argument,
}

#[derive(Clone, Debug)]
pub struct Object {
    pub kind: ObjectKind,
    pub name: String,
    pub size: Term,
    pub align: u64,
    pub constant: bool,
    /// Contents when it comes into being.
    pub initial: MemId,
    /// Alive from the start (globals, functions)?
    pub initially_alive: bool,
    /// The address, once somebody looks at it.
    pub base: Option<Term>,
    /// The call in the user's code that allocated it.
    pub site: Option<crate::property::Site>,
    /// Its unknown contents: from the start, and after each new life.
    pub unknowns: Vec<super::unknown::UnknownId>,
    /// Stands for any number of objects: nothing that is read of it says anything about the next read.
    pub weak: bool,
    /// Of an object that stands for many blocks: the bytes of each, if they are known.
    pub each: Option<u64>,
}

pub const NULL: ObjId = ObjId(0);

impl Encoder<'_> {
    pub(super) fn add_object(&mut self, object: Object) -> ObjId {
        self.out.objects.push(object)
    }

    /// What the state says of an object: what it was made with unless it changed.
    pub(super) fn initial_state(&mut self, obj: ObjId) -> ObjState {
        let alive = self.out.objects[obj].initially_alive;
        let alive = self.pool().bool_const(alive);
        ObjState { mem: self.out.objects[obj].initial, alive, lives: MemId::default(), until: None }
    }

    /// The object of a global variable or a function, made when it is first named.
    pub(super) fn static_object(&mut self, target: RelocTarget) -> ObjId {
        if let Some(&known) = self.global_objects.get(&target) {
            return known;
        }
        match target {
            RelocTarget::Global(id) => self.global_object(id),
            RelocTarget::Func(id) => {
                let bits = self.pointer_bits();
                let size = self.pool().constant(bits, 0);
                let initial = self.add_mem(MemNode::Data { bytes: Arc::from([]), pointers: Arc::from([]) });
                let object = Object {
                    kind: ObjectKind::Func(id),
                    name: self.program.funcs[id].name.clone(),
                    size,
                    align: 16,
                    constant: true,
                    initial,
                    initially_alive: true,
                    base: None,
                    site: None,
                    unknowns: vec![],
                    weak: false,
                    each: None,
                };
                let obj = self.add_object(object);
                self.global_objects.insert(target, obj);
                obj
            }
        }
    }

    fn global_object(&mut self, id: GlobalId) -> ObjId {
        let global: &Global = &self.program.globals[id];
        let bits = self.pointer_bits();
        let size = match global.size {
            Some(size) => self.pool().constant(bits, u128::from(size)),
            None => self.pool().fresh_var(&format!("size of {}", global.name), bits),
        };
        let object = Object {
            kind: ObjectKind::Global(id),
            name: global.name.clone(),
            size,
            align: global.align,
            constant: global.constant,
            initial: MemId::default(),
            initially_alive: true,
            base: None,
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        };
        let obj = self.add_object(object);
        // Entered before its contents are read: they may point to itself.
        self.global_objects.insert(RelocTarget::Global(id), obj);
        let initial = self.global_contents(id, size);
        self.out.objects[obj].initial = initial;
        obj
    }

    fn global_contents(&mut self, id: GlobalId, size: Term) -> MemId {
        match &self.program.globals[id].init {
            Init::Unknown => {
                let name = self.program.globals[id].name.clone();
                self.unknown_memory(&name, size, false)
            }
            Init::Data { bytes, relocs } => {
                let mut pointers = vec![];
                for reloc in relocs {
                    let obj = self.static_object(reloc.target);
                    let bits = self.pointer_bits();
                    let off = self.pool().signed_constant(bits, i128::from(reloc.addend));
                    pointers.push((reloc.offset, self.at(obj, off)));
                }
                self.add_mem(MemNode::Data {
                    bytes: Arc::from(bytes.as_slice()),
                    pointers: Arc::from(pointers),
                })
            }
        }
    }

    /// The address of an object, with the facts that make addresses what they are.
    pub(super) fn base(&mut self, obj: ObjId) -> Term {
        if self.out.objects[obj].weak {
            let bits = self.pointer_bits();
            return self.pool().fresh_var("address of an earlier allocation", bits);
        }
        if let Some(known) = self.out.objects[obj].base {
            return known;
        }
        let bits = self.pointer_bits();
        if obj == NULL {
            let zero = self.pool().constant(bits, 0);
            self.out.objects[obj].base = Some(zero);
            return zero;
        }
        let name = format!("address of {}", self.out.objects[obj].name);
        let base = self.pool().fresh_var(&name, bits);
        self.place(obj, base);
        self.out.objects[obj].base = Some(base);
        base
    }

    /// Aligned, above the first page, in the lower half, and apart from all other objects with a known address.
    fn place(&mut self, obj: ObjId, base: Term) {
        let bits = self.pointer_bits();
        let (size, align) = (self.out.objects[obj].size, self.out.objects[obj].align.max(1));
        let others: Vec<(Term, Term)> = self
            .out
            .objects
            .iter()
            .filter_map(|(id, o)| o.base.filter(|_| id != NULL).map(|b| (b, o.size)))
            .collect();
        let pool = &mut self.out.pool;
        let mut facts = vec![];
        let low = align.trailing_zeros();
        if low > 0 {
            let bottom = pool.extract(base, low - 1, 0);
            let zero = pool.constant(low, 0);
            facts.push(pool.eq(bottom, zero));
        }
        let page = pool.constant(bits, 4096);
        facts.push(pool.ule(page, base));
        let end = pool.add(base, size);
        let half = pool.constant(bits, 1 << (bits - 1));
        facts.push(pool.ult(base, half));
        let fits = pool.ule(size, half);
        let no_wrap = pool.ult(base, end);
        let empty = pool.eq(base, end);
        let no_wrap = pool.or(no_wrap, empty);
        facts.push(pool.implies(fits, no_wrap));
        for (other, other_size) in others {
            let other_end = pool.add(other, other_size);
            let before = pool.ult(end, other);
            let behind = pool.ult(other_end, base);
            facts.push(pool.or(before, behind));
        }
        facts.into_iter().for_each(|fact| self.know(base, fact));
    }
}
