//! Rules for what only moves bits: shifts, concatenation, extraction, extension.

use crate::term::op::Op;
use crate::term::pool::{Pool, Term};

impl Pool {
    pub(super) fn simp_shift(&mut self, op: Op, a: Term, by: Term) -> Option<Term> {
        let width = self.width(a);
        if width == 1 {
            return Some(self.shift_bool(op, a, by));
        }
        if let Some(c) = self.konst(by) {
            let k = c.to_u128().map_or(width, |k| k.min(width.into()) as u32);
            return Some(self.shift_const(op, a, k));
        }
        if let Some(c) = self.konst(a)
            && (c.is_zero() || (op == Op::AShr && c.is_ones()))
        {
            return Some(a);
        }
        if self.range(by).is_some_and(|r| r.lo >= width.into()) {
            return Some(self.shift_const(op, a, width));
        }
        (op == Op::AShr && self.known_sign(a) == Some(false)).then(|| self.lshr(a, by))
    }

    /// A boolean survives a shift by 0 only, or, as its own sign, every arithmetic one.
    fn shift_bool(&mut self, op: Op, a: Term, by: Term) -> Term {
        if op == Op::AShr {
            return a;
        }
        let stays = self.not(by);
        self.and(a, stays)
    }

    fn shift_const(&mut self, op: Op, a: Term, k: u32) -> Term {
        if op == Op::Shl {
            self.shl_const(a, k)
        } else if op == Op::LShr {
            self.lshr_const(a, k)
        } else {
            self.ashr_const(a, k)
        }
    }

    pub(super) fn shl_const(&mut self, a: Term, k: u32) -> Term {
        let width = self.width(a);
        if k == 0 {
            return a;
        }
        if k >= width {
            return self.zero(width);
        }
        let (kept, zero) = (self.extract(a, width - 1 - k, 0), self.zero(k));
        self.concat(kept, zero)
    }

    pub(super) fn lshr_const(&mut self, a: Term, k: u32) -> Term {
        let width = self.width(a);
        if k >= width {
            return self.zero(width);
        }
        let kept = self.extract(a, width - 1, k);
        self.zext(kept, width)
    }

    pub(super) fn ashr_const(&mut self, a: Term, k: u32) -> Term {
        let width = self.width(a);
        let kept = self.extract(a, width - 1, k.min(width - 1));
        self.sext(kept, width)
    }

    pub(super) fn simp_concat(&mut self, a: Term, b: Term) -> Option<Term> {
        let width = self.width(a) + self.width(b);
        if self.as_const(a).is_some_and(|c| c.is_zero()) {
            return Some(self.zext(b, width));
        }
        if let Some(x) = self.as_un(a, Op::ZExt) {
            let inner = self.concat(x, b);
            return Some(self.zext(inner, width));
        }
        if let Some(x) = self.as_un(a, Op::SExt) {
            let inner = self.concat(x, b);
            return Some(self.sext(inner, width));
        }
        if let Some(seam) = self.merged(a, b) {
            return Some(seam);
        }
        if let Some((x, y)) = self.as_bin(a, Op::Concat)
            && let Some(seam) = self.merged(y, b)
        {
            return Some(self.concat(x, seam));
        }
        let (x, y) = self.as_bin(b, Op::Concat)?;
        let seam = self.merged(a, x)?;
        Some(self.concat(seam, y))
    }

    /// Neighbours that are one: constants, and adjacent parts of one term.
    fn merged(&mut self, a: Term, b: Term) -> Option<Term> {
        if let (Some(c), Some(d)) = (self.as_const(a), self.as_const(b)) {
            let both = c.concat(d);
            return Some(self.bv_const(both));
        }
        let (x, hi, middle) = self.as_extract(a)?;
        let (y, below, lo) = self.as_extract(b)?;
        (x == y && middle == below + 1).then(|| self.extract(x, hi, lo))
    }

    pub(super) fn simp_extract(&mut self, a: Term, hi: u32, lo: u32) -> Option<Term> {
        let width = hi - lo + 1;
        if width == self.width(a) {
            return Some(a);
        }
        if self.range(a).is_some_and(|r| r.hi >> lo == 0) {
            return Some(self.zero(width));
        }
        let (op, args) = self.as_app(a)?;
        match op {
            Op::Extract { lo: inner, .. } => Some(self.extract(args[0], hi + inner, lo + inner)),
            Op::Concat => Some(self.extract_concat(args[0], args[1], hi, lo)),
            Op::ZExt | Op::SExt => Some(self.extract_extended(op, args[0], hi, lo)),
            Op::Not => {
                let part = self.extract(args[0], hi, lo);
                Some(self.not(part))
            }
            Op::And | Op::Or | Op::Xor => self.extract_args(op, args[0], args[1], hi, lo),
            // The low bits of a result depend on the low bits of the arguments only.
            Op::Add | Op::Sub | Op::Mul
                if lo == 0
                    && self.is_narrow(args[0])
                    && self.is_narrow(args[1])
                    // A product that is almost as wide is another multiplier, which shares nothing with the first.
                    && (op != Op::Mul || 2 * width <= self.width(a)) =>
            {
                let (x, y) = (self.extract(args[0], hi, 0), self.extract(args[1], hi, 0));
                Some(self.app(op, &[x, y], width))
            }
            Op::Ite if self.falls_apart(args[1], args[2]) => {
                let (x, y) = (self.extract(args[1], hi, lo), self.extract(args[2], hi, lo));
                Some(self.ite(args[0], x, y))
            }
            Op::Add | Op::Sub | Op::Mul | Op::Neg | Op::Ite => None,
            Op::UDiv | Op::URem | Op::SDiv | Op::SRem | Op::Shl | Op::LShr | Op::AShr => None,
            Op::Eq | Op::Ult | Op::Ule | Op::Slt | Op::Sle | Op::Fp(..) => None,
            Op::SAddO | Op::UAddO | Op::SSubO | Op::USubO | Op::SMulO | Op::UMulO => None,
        }
    }

    /// Are parts of a choice between these simpler than the choice?
    fn falls_apart(&self, x: Term, y: Term) -> bool {
        let is_const = |t: Term| self.as_const(t).is_some();
        let is_joined = |t: Term| self.as_bin(t, Op::Concat).is_some() || self.is_narrow(t);
        is_const(x) || is_const(y) || (is_joined(x) && is_joined(y))
    }

    /// Its extraction costs nothing: C's promotions make such operands everywhere.
    fn is_narrow(&self, t: Term) -> bool {
        let extended = self.as_un(t, Op::ZExt).or_else(|| self.as_un(t, Op::SExt));
        extended.is_some() || self.as_const(t).is_some()
    }

    fn extract_concat(&mut self, high: Term, low: Term, hi: u32, lo: u32) -> Term {
        let cut = self.width(low);
        if hi < cut {
            return self.extract(low, hi, lo);
        }
        if lo >= cut {
            return self.extract(high, hi - cut, lo - cut);
        }
        let (x, y) = (self.extract(high, hi - cut, 0), self.extract(low, cut - 1, lo));
        self.concat(x, y)
    }

    fn extract_extended(&mut self, ext: Op, x: Term, hi: u32, lo: u32) -> Term {
        let inner = self.width(x);
        if hi < inner {
            return self.extract(x, hi, lo);
        }
        if ext == Op::ZExt && lo >= inner {
            return self.zero(hi - lo + 1);
        }
        // Above the sign bit there are only copies of it.
        let part = self.extract(x, inner - 1, lo.min(inner - 1));
        self.app(ext, &[part], hi - lo + 1)
    }

    /// Into bitwise operators with a constant.
    fn extract_args(&mut self, op: Op, a: Term, b: Term, hi: u32, lo: u32) -> Option<Term> {
        self.as_const(b)?;
        let (x, y) = (self.extract(a, hi, lo), self.extract(b, hi, lo));
        Some(self.app(op, &[x, y], hi - lo + 1))
    }

    pub(super) fn simp_zext(&mut self, a: Term, width: u32) -> Option<Term> {
        let x = self.as_un(a, Op::ZExt)?;
        Some(self.zext(x, width))
    }

    pub(super) fn simp_sext(&mut self, a: Term, width: u32) -> Option<Term> {
        if self.known_sign(a) == Some(false) {
            return Some(self.zext(a, width));
        }
        let x = self.as_un(a, Op::SExt)?;
        Some(self.sext(x, width))
    }
}
