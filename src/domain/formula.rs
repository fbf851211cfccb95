//! The language of candidates: facts about the states of one loop, over mathematical integers.
//!
//! A formula names values of the function that the loop belongs to: parameters of its header, and values from outside of
//! it. Integers are mathematical: nothing wraps but [`Expr::Wrap`]. A term whose read would be invalid (a load through a
//! bad pointer, the length of a string without an end) makes the candidate inapplicable: it is dropped, never true.
//!
//! Constants of the program are [`Expr::Const`], addresses of globals are [`PtrExpr::Global`], and values from outside of
//! the loop stand at [`Moment::Now`], so that equal facts are equal formulas.

use crate::ir::{GlobalId, Value};

/// A state that a formula speaks about: the values of the header's parameters and the memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Moment {
    /// X0: when the loop was entered.
    Entry,
    /// X: at the header.
    Now,
    /// X': at the header, one iteration later. Only in transition formulas.
    Next,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum CmpKind {
    Eq,
    Ne,
    Lt,
    Le,
}

/// A variable bound by `forall`; numbers are unique within a formula.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BoundVar(pub u32);

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Formula {
    True,
    False,
    Cmp(CmpKind, Expr, Expr),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Not(Box<Formula>),
    Implies(Box<Formula>, Box<Formula>),
    /// The object is alive at that moment and the offset lies within it or one past its end.
    Valid {
        ptr: PtrExpr,
        at: Moment,
    },
    /// Both lead into the same object (NULL is one).
    SameObject(PtrExpr, PtrExpr),
    /// It leads into a block of the heap, be it alive or not.
    Heap(PtrExpr),
    /// There is a zero byte between the pointer and the end of its object, in the memory of that moment.
    Terminated {
        ptr: PtrExpr,
        at: Moment,
    },
    /// The pointers at these places, one for each integer k with lo <= k < hi, lead to different objects where they lead to any.
    Distinct {
        var: BoundVar,
        lo: Expr,
        hi: Expr,
        place: PtrExpr,
    },
    /// For each integer k with lo <= k < hi.
    Forall {
        var: BoundVar,
        lo: Expr,
        hi: Expr,
        body: Box<Formula>,
    },
}

/// A mathematical integer.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Expr {
    Const(i128),
    /// A value of integer type, read as signed or unsigned.
    Int {
        value: Value,
        signed: bool,
        at: Moment,
    },
    Bound(BoundVar),
    Add(Box<Expr>, Box<Expr>),
    Sub(Box<Expr>, Box<Expr>),
    Neg(Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    /// C's division: rounds towards zero. The divisor is not zero.
    Div(Box<Expr>, i128),
    /// C's remainder: has the sign of the dividend.
    Rem(Box<Expr>, i128),
    /// Of one or more.
    Min(Vec<Expr>),
    Max(Vec<Expr>),
    /// Bytes from the start of the object, read as signed: a pointer before its object has a negative offset.
    Offset(PtrExpr),
    /// Bytes of the object at that moment.
    Size {
        ptr: PtrExpr,
        at: Moment,
    },
    /// Bytes from the pointer to the next zero byte in the memory of that moment; to the end of the object if there is
    /// none (`nz - off` in the notes).
    Length {
        ptr: PtrExpr,
        at: Moment,
    },
    /// Little-endian, from the memory of that moment.
    Load {
        ptr: PtrExpr,
        bytes: u32,
        signed: bool,
        at: Moment,
    },
    /// The value modulo 2^width, read as signed or unsigned.
    Wrap {
        width: u32,
        signed: bool,
        of: Box<Expr>,
    },
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum PtrExpr {
    Null,
    /// The address of a global.
    Global(GlobalId),
    /// A value of pointer type.
    Value {
        value: Value,
        at: Moment,
    },
    /// So many bytes further in the same object.
    Field(Box<PtrExpr>, Box<Expr>),
    /// The pointer that lies there in the memory of that moment.
    LoadPtr {
        ptr: Box<PtrExpr>,
        at: Moment,
    },
}

impl Expr {
    pub const ZERO: Expr = Expr::Const(0);

    pub fn now(value: Value, signed: bool) -> Expr {
        Expr::Int { value, signed, at: Moment::Now }
    }
}

/// Builders that fold constants, so that equal facts look alike.
impl Expr {
    pub fn plus(self, other: Expr) -> Expr {
        match (self, other) {
            (Expr::Const(0), e) | (e, Expr::Const(0)) => e,
            (Expr::Const(a), Expr::Const(b)) => match a.checked_add(b) {
                Some(sum) => Expr::Const(sum),
                None => Expr::Add(Box::new(Expr::Const(a)), Box::new(Expr::Const(b))),
            },
            // Constants go to the right and meet there.
            (Expr::Const(c), e) => e.plus(Expr::Const(c)),
            (Expr::Add(a, b), Expr::Const(c)) => match *b {
                Expr::Const(b) if b.checked_add(c).is_some() => a.plus(Expr::Const(b + c)),
                b => Expr::Add(Box::new(Expr::Add(a, Box::new(b))), Box::new(Expr::Const(c))),
            },
            (a, Expr::Add(b, c)) if matches!(*c, Expr::Const(_)) => a.plus(*b).plus(*c),
            (a, b) => Expr::Add(Box::new(a), Box::new(b)),
        }
    }

    pub fn minus(self, other: Expr) -> Expr {
        match (self, other) {
            (a, Expr::Const(c)) if c != i128::MIN => a.plus(Expr::Const(-c)),
            (a, b) if a == b => Expr::ZERO,
            (a, b) => Expr::Sub(Box::new(a), Box::new(b)),
        }
    }

    pub fn times(self, other: Expr) -> Expr {
        match (self, other) {
            (Expr::Const(0), _) | (_, Expr::Const(0)) => Expr::ZERO,
            (Expr::Const(1), e) | (e, Expr::Const(1)) => e,
            (Expr::Const(a), Expr::Const(b)) => match a.checked_mul(b) {
                Some(product) => Expr::Const(product),
                None => Expr::Mul(Box::new(Expr::Const(a)), Box::new(Expr::Const(b))),
            },
            (Expr::Const(c), e) => e.times(Expr::Const(c)),
            (Expr::Add(a, b), Expr::Const(c)) if matches!(*b, Expr::Const(_)) => {
                a.times(Expr::Const(c)).plus(b.times(Expr::Const(c)))
            }
            (Expr::Mul(a, b), Expr::Const(c)) if matches!(*b, Expr::Const(_)) => {
                a.times(b.times(Expr::Const(c)))
            }
            (a, b) => Expr::Mul(Box::new(a), Box::new(b)),
        }
    }

    pub fn scaled(self, by: i128) -> Expr {
        self.times(Expr::Const(by))
    }

    pub fn negated(self) -> Expr {
        match self {
            Expr::Const(c) if c != i128::MIN => Expr::Const(-c),
            Expr::Neg(inner) => *inner,
            other => Expr::Neg(Box::new(other)),
        }
    }
}

impl PtrExpr {
    pub fn now(value: Value) -> PtrExpr {
        PtrExpr::Value { value, at: Moment::Now }
    }

    /// So many bytes further on.
    pub fn plus(self, bytes: Expr) -> PtrExpr {
        match (self, bytes) {
            (ptr, Expr::Const(0)) => ptr,
            (PtrExpr::Field(base, first), bytes) => PtrExpr::Field(base, Box::new(first.plus(bytes))),
            (ptr, bytes) => PtrExpr::Field(Box::new(ptr), Box::new(bytes)),
        }
    }

    pub fn offset(&self) -> Expr {
        match self {
            PtrExpr::Null | PtrExpr::Global(_) => Expr::ZERO,
            PtrExpr::Field(base, bytes) => base.offset().plus((**bytes).clone()),
            PtrExpr::Value { .. } | PtrExpr::LoadPtr { .. } => Expr::Offset(self.clone()),
        }
    }

    pub fn size(&self) -> Expr {
        Expr::Size { ptr: self.clone(), at: Moment::Now }
    }
}

impl Formula {
    pub fn eq(a: Expr, b: Expr) -> Formula {
        Formula::Cmp(CmpKind::Eq, a, b)
    }

    pub fn ne(a: Expr, b: Expr) -> Formula {
        Formula::Cmp(CmpKind::Ne, a, b)
    }

    pub fn lt(a: Expr, b: Expr) -> Formula {
        Formula::Cmp(CmpKind::Lt, a, b)
    }

    pub fn le(a: Expr, b: Expr) -> Formula {
        Formula::Cmp(CmpKind::Le, a, b)
    }

    /// The same pointer: object and offset.
    pub fn same_pointer(a: PtrExpr, b: PtrExpr) -> Formula {
        let offsets = Formula::eq(a.offset(), b.offset());
        Formula::And(vec![Formula::SameObject(a, b), offsets])
    }
}
