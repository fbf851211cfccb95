//! The builders: one method per operator, and the derived forms that are normalised to them.

use super::{Args, Pool, Term, TermData};
use crate::term::bv::Bv;
use crate::term::op::{FpFormat, FpOp, Op};

/// A method per operator whose result has the width of its first argument.
macro_rules! same_width {
    ($($name:ident => $op:ident),* $(,)?) => {
        impl Pool {
            $(pub fn $name(&mut self, a: Term, b: Term) -> Term {
                self.app(Op::$op, &[a, b], self.width(a))
            })*
        }
    };
}

/// A method per operator whose result is a boolean.
macro_rules! predicates {
    ($($name:ident => $op:ident),* $(,)?) => {
        impl Pool {
            $(pub fn $name(&mut self, a: Term, b: Term) -> Term {
                self.app(Op::$op, &[a, b], 1)
            })*
        }
    };
}

same_width! {
    and => And, or => Or, xor => Xor, add => Add, sub => Sub, mul => Mul, udiv => UDiv, urem => URem, sdiv => SDiv,
    srem => SRem, shl => Shl, lshr => LShr, ashr => AShr,
}

predicates! {
    eq => Eq, ult => Ult, ule => Ule, slt => Slt, sle => Sle, saddo => SAddO, uaddo => UAddO, ssubo => SSubO,
    usubo => USubO, smulo => SMulO, umulo => UMulO,
}

impl Pool {
    /// Any operator on any arguments; the widths are checked in debug builds and in this crate's tests.
    pub fn app(&mut self, op: Op, args: &[Term], width: u32) -> Term {
        if cfg!(any(debug_assertions, test)) {
            self.check(op, args, width);
        }
        if self.simplify { self.simplified(op, args, width) } else { self.raw(op, args, width) }
    }

    /// The application itself, not simplified.
    pub(super) fn raw(&mut self, op: Op, args: &[Term], width: u32) -> Term {
        self.intern(width, TermData::App(op, Args::new(args)))
    }

    pub fn bv_const(&mut self, value: Bv) -> Term {
        self.intern(value.width(), TermData::Const(value))
    }

    /// `value` modulo 2^width.
    pub fn constant(&mut self, width: u32, value: u128) -> Term {
        self.bv_const(Bv::new(width, value))
    }

    /// `value` modulo 2^width, sign-extended where the width is more than 128.
    pub fn signed_constant(&mut self, width: u32, value: i128) -> Term {
        self.bv_const(Bv::from_i128(width, value))
    }

    pub fn bool_const(&mut self, value: bool) -> Term {
        self.bv_const(Bv::from_bool(value))
    }

    pub fn tt(&mut self) -> Term {
        self.bool_const(true)
    }

    pub fn ff(&mut self) -> Term {
        self.bool_const(false)
    }

    pub fn not(&mut self, a: Term) -> Term {
        self.app(Op::Not, &[a], self.width(a))
    }

    pub fn neg(&mut self, a: Term) -> Term {
        self.app(Op::Neg, &[a], self.width(a))
    }

    /// `high` above `low`.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        self.app(Op::Concat, &[high, low], self.width(high) + self.width(low))
    }

    /// Bits `lo ..= hi`.
    pub fn extract(&mut self, a: Term, hi: u32, lo: u32) -> Term {
        assert!(lo <= hi && hi < self.width(a), "bits {lo}..={hi} of a term of width {}", self.width(a));
        self.app(Op::Extract { hi, lo }, &[a], hi - lo + 1)
    }

    /// Bit `i` as a boolean.
    pub fn bit(&mut self, a: Term, i: u32) -> Term {
        self.extract(a, i, i)
    }

    pub fn zext(&mut self, a: Term, width: u32) -> Term {
        self.app(Op::ZExt, &[a], width)
    }

    pub fn sext(&mut self, a: Term, width: u32) -> Term {
        self.app(Op::SExt, &[a], width)
    }

    /// The low `width` bits, or zero-extended to that many.
    pub fn zext_or_trunc(&mut self, a: Term, width: u32) -> Term {
        if width < self.width(a) { self.extract(a, width - 1, 0) } else { self.zext(a, width) }
    }

    /// The low `width` bits, or sign-extended to that many.
    pub fn sext_or_trunc(&mut self, a: Term, width: u32) -> Term {
        if width < self.width(a) { self.extract(a, width - 1, 0) } else { self.sext(a, width) }
    }

    pub fn ite(&mut self, cond: Term, then: Term, otherwise: Term) -> Term {
        self.app(Op::Ite, &[cond, then, otherwise], self.width(then))
    }

    pub fn fp(&mut self, op: FpOp, fmt: FpFormat, args: &[Term], width: u32) -> Term {
        self.app(Op::Fp(op, fmt), args, width)
    }

    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let eq = self.eq(a, b);
        self.not(eq)
    }

    pub fn ugt(&mut self, a: Term, b: Term) -> Term {
        self.ult(b, a)
    }

    pub fn uge(&mut self, a: Term, b: Term) -> Term {
        self.ule(b, a)
    }

    pub fn sgt(&mut self, a: Term, b: Term) -> Term {
        self.slt(b, a)
    }

    pub fn sge(&mut self, a: Term, b: Term) -> Term {
        self.sle(b, a)
    }

    /// On booleans: a => b.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let not_a = self.not(a);
        self.or(not_a, b)
    }

    /// The conjunction of booleans; true if there are none.
    pub fn and_all(&mut self, terms: &[Term]) -> Term {
        self.join_all(Op::And, terms)
    }

    /// The disjunction of booleans; false if there are none.
    pub fn or_all(&mut self, terms: &[Term]) -> Term {
        self.join_all(Op::Or, terms)
    }

    /// Joins in a balanced tree, so that the depth stays logarithmic.
    fn join_all(&mut self, op: Op, terms: &[Term]) -> Term {
        let mut row = if self.simplify { self.flattened(op, terms) } else { terms.to_vec() };
        if row.is_empty() {
            return self.bool_const(op == Op::And);
        }
        while row.len() > 1 {
            row = row
                .chunks(2)
                .map(|pair| if let [a, b] = *pair { self.app(op, &[a, b], 1) } else { pair[0] })
                .collect();
        }
        row[0]
    }

    /// The different members, with nested joins opened one level; just the absorbing constant if two contradict each other.
    fn flattened(&mut self, op: Op, terms: &[Term]) -> Vec<Term> {
        let mut members = Vec::with_capacity(terms.len());
        for &term in terms {
            match self.as_app(term) {
                Some((inner, args)) if inner == op => members.extend_from_slice(&args),
                Some(_) | None => members.push(term),
            }
        }
        let (neutral, absorbing) = (self.bool_const(op == Op::And), self.bool_const(op != Op::And));
        members.sort_unstable();
        members.dedup();
        members.retain(|&m| m != neutral);
        let contradicts = |&m: &Term| {
            let inner = self.as_app(m).filter(|(o, _)| *o == Op::Not).map(|(_, args)| args[0]);
            m == absorbing || inner.is_some_and(|x| members.binary_search(&x).is_ok())
        };
        if members.iter().any(contradicts) {
            return vec![absorbing];
        }
        members
    }
}
