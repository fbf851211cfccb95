//! What the way in which a term was computed tells of multiples: low bits that are zero, and offsets that are a multiple of a
//! stride and a rest, so that the number of an element needs no division.

use crate::term::{Op, Pool, Term};
use rustc_hash::FxHashMap;

/// Parts of a term that are looked at.
const PARTS: usize = 60;

/// How many low bits of terms are certainly zero.
#[derive(Default)]
pub(super) struct Alignments {
    known: FxHashMap<Term, u32>,
}

impl Alignments {
    pub(super) fn of(&mut self, pool: &Pool, t: Term) -> u32 {
        if let Some(&known) = self.known.get(&t) {
            return known;
        }
        let width = pool.width(t);
        let zeros = match pool.as_const(t) {
            Some(c) if c.is_zero() => width,
            Some(c) => c.trailing_zeros(),
            None => match pool.as_app(t) {
                Some((Op::Add | Op::Sub | Op::Or | Op::Xor, args)) => {
                    args.iter().map(|&a| self.of(pool, a)).min().unwrap_or(0)
                }
                Some((Op::Ite, args)) => self.of(pool, args[1]).min(self.of(pool, args[2])),
                Some((Op::Mul, args)) => (self.of(pool, args[0]) + self.of(pool, args[1])).min(width),
                Some((Op::Neg | Op::ZExt | Op::SExt, args)) => self.of(pool, args[0]),
                Some((Op::Extract { lo, .. }, args)) => self.of(pool, args[0]).saturating_sub(lo).min(width),
                Some((Op::And, args)) => args.iter().map(|&a| self.of(pool, a)).max().unwrap_or(0),
                Some((Op::Concat, args)) => {
                    let low_width = pool.width(args[1]);
                    match self.of(pool, args[1]) {
                        n if n == low_width => low_width + self.of(pool, args[0]),
                        n => n,
                    }
                }
                _ => 0,
            },
        };
        self.known.insert(t, zeros);
        zeros
    }
}

/// The low bits of a term as a number, where the way in which it was computed tells.
pub(super) fn low_bits(pool: &Pool, alignments: &mut Alignments, t: Term, bits: u32) -> Option<u64> {
    LowBits { pool, alignments, fuel: PARTS }.read(t, bits)
}

struct LowBits<'r> {
    pool: &'r Pool,
    alignments: &'r mut Alignments,
    fuel: usize,
}

impl LowBits<'_> {
    /// Up to 63 of them.
    fn read(&mut self, t: Term, bits: u32) -> Option<u64> {
        self.fuel = self.fuel.checked_sub(1)?;
        let (pool, mask) = (self.pool, (1u64 << bits) - 1);
        if let Some(c) = pool.as_const(t) {
            return Some(c.to_u64()? & mask);
        }
        if self.alignments.of(pool, t) >= bits {
            return Some(0);
        }
        let (op, args) = pool.as_app(t)?;
        let number = match op {
            Op::Add => args.iter().try_fold(0u64, |all, &a| Some(all.wrapping_add(self.read(a, bits)?)))?,
            Op::Sub => self.read(args[0], bits)?.wrapping_sub(self.read(args[1], bits)?),
            Op::Neg => self.read(args[0], bits)?.wrapping_neg(),
            Op::Concat => match pool.width(args[1]) {
                low if low >= bits => self.read(args[1], bits)?,
                low => self.read(args[0], bits - low)? << low | self.read(args[1], low)?,
            },
            Op::ZExt | Op::SExt if pool.width(args[0]) >= bits => self.read(args[0], bits)?,
            Op::Extract { lo: 0, .. } => self.read(args[0], bits)?,
            Op::Ite => {
                let (then, els) = (self.read(args[1], bits)?, self.read(args[2], bits)?);
                (then == els).then_some(then)?
            }
            _ => return None,
        };
        Some(number & mask)
    }
}

/// The term is `stride * count + rest` in the arithmetic of its width (the product may wrap), with a rest below the stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Multiple {
    pub count: Term,
    pub rest: u64,
}

/// The number and the rest, where the term tells.
pub(super) fn as_multiple(
    pool: &mut Pool,
    alignments: &mut Alignments,
    t: Term,
    stride: u64,
) -> Option<Multiple> {
    Reader { pool, alignments, stride, fuel: PARTS }.read(t)
}

struct Reader<'r> {
    pool: &'r mut Pool,
    alignments: &'r mut Alignments,
    stride: u64,
    fuel: usize,
}

impl Reader<'_> {
    fn read(&mut self, t: Term) -> Option<Multiple> {
        self.fuel = self.fuel.checked_sub(1)?;
        let width = self.pool.width(t);
        if let Some(c) = self.pool.as_const(t) {
            let number = c.to_i128()?;
            return Some(self.constant(width, number));
        }
        let (op, args) = self.pool.as_app(t)?;
        let args = args.to_vec();
        match op {
            Op::Add | Op::Sub => {
                let mut sum = self.read(args[0])?;
                for &arg in &args[1..] {
                    let next = self.read(arg)?;
                    sum = self.combined(op, sum, next, width);
                }
                Some(sum)
            }
            Op::Neg => {
                let (zero, of) = (self.constant(width, 0), self.read(args[0])?);
                Some(self.combined(Op::Sub, zero, of, width))
            }
            Op::Mul => {
                let &[a, b] = args.as_slice() else { return None };
                let (x, factor) = match (self.pool.as_const(a), self.pool.as_const(b)) {
                    (Some(c), None) => (b, c.to_i128()?),
                    (None, Some(c)) => (a, c.to_i128()?),
                    _ => return None,
                };
                let stride = i128::from(self.stride);
                if factor % stride != 0 {
                    return None;
                }
                let factor = self.pool.signed_constant(width, factor / stride);
                Some(Multiple { count: self.pool.mul(x, factor), rest: 0 })
            }
            Op::Ite => {
                let (then, els) = (self.read(args[1])?, self.read(args[2])?);
                let count = self.pool.ite(args[0], then.count, els.count);
                (then.rest == els.rest).then_some(Multiple { count, rest: then.rest })
            }
            // The low bits of a wider product.
            Op::Extract { hi, lo: 0 } => {
                let Multiple { count, rest } = self.read(args[0])?;
                Some(Multiple { count: self.pool.extract(count, hi, 0), rest })
            }
            // A constant in the place of low bits that are zero.
            Op::Concat => {
                let (low, tail) = (self.pool.width(args[1]), self.pool.as_const(args[1])?.to_u64()?);
                let (op, of) = self.pool.as_app(args[0])?;
                let whole = of[0];
                let high = op == (Op::Extract { hi: width - 1, lo: low }) && self.pool.width(whole) == width;
                if !high || self.alignments.of(self.pool, whole) < low {
                    return None;
                }
                let (of, tail) = (self.read(whole)?, self.constant(width, tail.into()));
                Some(self.combined(Op::Add, of, tail, width))
            }
            _ => None,
        }
    }

    fn constant(&mut self, width: u32, number: i128) -> Multiple {
        let stride = i128::from(self.stride);
        let count = self.pool.signed_constant(width, number.div_euclid(stride));
        Multiple { count, rest: number.rem_euclid(stride) as u64 }
    }

    fn combined(&mut self, op: Op, a: Multiple, b: Multiple, width: u32) -> Multiple {
        let (x, y, stride) = (i128::from(a.rest), i128::from(b.rest), i128::from(self.stride));
        let (count, rest) = match op {
            Op::Sub => (self.pool.sub(a.count, b.count), x - y),
            _ => (self.pool.add(a.count, b.count), x + y),
        };
        let carry = self.pool.signed_constant(width, rest.div_euclid(stride));
        Multiple { count: self.pool.add(count, carry), rest: rest.rem_euclid(stride) as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Assignment, Bv};
    use proptest::prelude::*;

    /// Builds a term of eight bits over `x` and `y` from a list of choices.
    fn term(pool: &mut Pool, stride: u64, choices: &mut impl Iterator<Item = u8>, depth: u32) -> Term {
        let choice = choices.next().unwrap_or(0);
        let (x, y) = (pool.var("x", 8), pool.var("y", 8));
        if depth == 0 {
            let factor = stride as i128 * i128::from(choices.next().unwrap_or(1) as i8 % 4);
            let factor = pool.signed_constant(8, factor);
            return match choice % 3 {
                0 => pool.mul(x, factor),
                1 => pool.mul(factor, y),
                _ => pool.constant(8, choice.into()),
            };
        }
        let a = term(pool, stride, choices, depth - 1);
        let b = term(pool, stride, choices, depth - 1);
        match choice % 6 {
            0 | 1 => pool.add(a, b),
            2 => pool.sub(a, b),
            3 => pool.neg(a),
            4 => {
                let zero = pool.constant(8, 0);
                let cond = pool.eq(x, zero);
                pool.ite(cond, a, b)
            }
            _ => {
                let high = pool.extract(a, 7, 2);
                let low = pool.constant(2, u128::from(choice / 6 % 4));
                pool.concat(high, low)
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        /// What is read off a term is what it is for all values of its variables, and so are its low bits.
        #[test]
        fn multiples_are_what_they_say(
            stride in 1u64..13,
            choices in proptest::collection::vec(any::<u8>(), 8..20),
            values in proptest::collection::vec(any::<(u8, u8)>(), 40),
        ) {
            let mut pool = Pool::new();
            let depth = u32::from(choices[0] % 4);
            let t = term(&mut pool, stride, &mut choices.iter().copied(), depth);
            let mut alignments = Alignments::default();
            let zeros = alignments.of(&pool, t);
            let found = as_multiple(&mut pool, &mut alignments, t, stride);
            let ids = ["x", "y"].map(|name| { let v = pool.var(name, 8); pool.as_var(v).unwrap() });
            for (x, y) in values {
                let mut model = Assignment::new();
                model.set(ids[0], Bv::new(8, x.into()));
                model.set(ids[1], Bv::new(8, y.into()));
                let value = pool.eval(t, &model).to_u64().unwrap();
                prop_assert_eq!(value & ((1 << zeros.min(8)) - 1), 0);
                if let Some(m) = found {
                    let count = pool.eval(m.count, &model).to_u64().unwrap();
                    prop_assert!(m.rest < stride);
                    prop_assert_eq!((stride * count + m.rest) & 255, value);
                }
            }
        }
    }
}
