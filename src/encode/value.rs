//! Symbolic scalars.

use super::Encoder;
use super::object::{ObjId, Object, ObjectKind};
use super::pointer::Ptr;
use crate::ir::Ty;
use crate::term::Term;
use std::collections::{BTreeMap, BTreeSet};

/// A scalar, and whether it depends on something uninitialized.
#[derive(Clone, PartialEq, Debug)]
pub enum Sym {
    Int { term: Term, taint: Term },
    Ptr { ptr: Ptr, taint: Term },
}

impl Sym {
    pub fn taint(&self) -> Term {
        match self {
            Sym::Int { taint, .. } | Sym::Ptr { taint, .. } => *taint,
        }
    }

    /// The integer; the verifier has seen that it is one.
    pub fn int(&self) -> Term {
        match self {
            Sym::Int { term, .. } => *term,
            Sym::Ptr { .. } => unreachable!("an integer is expected"),
        }
    }

    pub fn ptr(&self) -> &Ptr {
        match self {
            Sym::Ptr { ptr, .. } => ptr,
            Sym::Int { .. } => unreachable!("a pointer is expected"),
        }
    }
}

impl Encoder<'_> {
    pub(super) fn clean_int(&mut self, term: Term) -> Sym {
        let taint = self.pool().ff();
        Sym::Int { term, taint }
    }

    pub(super) fn clean_ptr(&mut self, ptr: Ptr) -> Sym {
        let taint = self.pool().ff();
        Sym::Ptr { ptr, taint }
    }

    /// `cond ? a : b`
    pub(super) fn ite(&mut self, cond: Term, a: &Sym, b: &Sym) -> Sym {
        if a == b {
            return a.clone();
        }
        let taint = self.pool().ite(cond, a.taint(), b.taint());
        match (a, b) {
            (Sym::Int { term: x, .. }, Sym::Int { term: y, .. }) => {
                let term = self.pool().ite(cond, *x, *y);
                Sym::Int { term, taint }
            }
            (Sym::Ptr { ptr: p, .. }, Sym::Ptr { ptr: q, .. }) => {
                let ptr = self.ptr_ite(cond, p, q);
                Sym::Ptr { ptr, taint }
            }
            (Sym::Int { .. }, Sym::Ptr { .. }) | (Sym::Ptr { .. }, Sym::Int { .. }) => {
                unreachable!("both sides have one type")
            }
        }
    }

    /// Reads the same bits as another type of the same size.
    pub(super) fn convert(&mut self, value: &Sym, to: Ty) -> Sym {
        match (value, to) {
            (Sym::Int { .. }, Ty::Int(_)) | (Sym::Ptr { .. }, Ty::Ptr) => value.clone(),
            (Sym::Int { term, taint }, Ty::Ptr) => {
                let ptr = self.int_to_ptr(*term);
                Sym::Ptr { ptr, taint: *taint }
            }
            (Sym::Ptr { ptr, taint }, Ty::Int(_)) => {
                let term = self.ptr_to_int(ptr);
                Sym::Int { term, taint: *taint }
            }
        }
    }

    /// A value about which nothing is known.
    pub(super) fn arbitrary(&mut self, name: &str, ty: Ty) -> Sym {
        let width = ty.bits(self.pointer_bits());
        let term = self.pool().fresh_var(name, width);
        match ty {
            Ty::Int(_) => self.clean_int(term),
            Ty::Ptr => {
                let ptr = self.outside_pointer(name, term);
                self.clean_ptr(ptr)
            }
        }
    }

    /// A pointer from outside of the program: to memory of others, to what the outside knows of, or to nothing.
    pub(super) fn outside_pointer(&mut self, name: &str, address: Term) -> Ptr {
        let outside = self.outside_object();
        let mut known: BTreeSet<ObjId> = self
            .out
            .objects
            .iter()
            .filter(|(_, o)| o.kind == ObjectKind::Argument)
            .map(|(id, _)| id)
            .collect();
        known.insert(outside);
        let anywhere = self.some_pointer(name, &known, &BTreeMap::new());
        let by_address = self.int_to_ptr(address);
        let is_address = self.pool().fresh_var("it is a plain address", 1);
        self.ptr_ite(is_address, &by_address, &anywhere)
    }

    /// Memory that the program did not make.
    pub(super) fn outside_object(&mut self) -> ObjId {
        if let Some(known) = self.outside {
            return known;
        }
        let bits = self.pointer_bits();
        let size = self.pool().fresh_var("size of memory from outside", bits);
        let initial = self.unknown_memory("memory from outside", size, false);
        let obj = self.add_object(Object {
            kind: ObjectKind::Argument,
            name: "memory from outside".into(),
            size,
            align: 1,
            constant: false,
            initial,
            initially_alive: true,
            base: None,
            site: None,
            unknowns: vec![],
            weak: true,
            each: None,
        });
        self.outside = Some(obj);
        obj
    }
}
