//! Variables and literals of the clauses.

use std::fmt;
use std::ops::Not;

/// A propositional variable, numbered from 0 in the order of `Solver::new_var`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Var(u32);

/// A variable or its negation. The lowest bit is the sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lit(u32);

impl Var {
    /// Literals as DIMACS integers must fit an `i32`.
    pub const MAX_COUNT: u32 = i32::MAX as u32 - 1;

    pub fn from_index(index: u32) -> Var {
        assert!(index < Var::MAX_COUNT, "variable index out of range");
        Var(index)
    }

    pub fn index(self) -> u32 {
        self.0
    }

    pub fn positive(self) -> Lit {
        Lit(self.0 << 1)
    }

    pub fn negative(self) -> Lit {
        Lit(self.0 << 1 | 1)
    }

    pub fn lit(self, positive: bool) -> Lit {
        if positive { self.positive() } else { self.negative() }
    }
}

impl Lit {
    pub fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// The complement if `flip`, else the literal itself.
    pub fn xor(self, flip: bool) -> Lit {
        Lit(self.0 ^ u32::from(flip))
    }

    /// The number this literal has in the DIMACS format.
    pub fn to_dimacs(self) -> i32 {
        let number = (self.0 >> 1) as i32 + 1;
        if self.is_positive() { number } else { -number }
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        self.xor(true)
    }
}

impl fmt::Debug for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", if self.is_positive() { "" } else { "-" }, self.var())
    }
}
