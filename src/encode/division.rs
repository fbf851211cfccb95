//! Division with the facts that a solver would have to find in the circuit of a divider.
//!
//! The remainder is `x - q * y`, which ties it to the quotient. The facts are theorems about every division by something
//! other than zero (tested on all small operands), so they change no answer; they only spare the search.

use crate::term::{Op, Pool, Term};

pub struct Division {
    pub quotient: Term,
    pub remainder: Term,
    /// Of the quotient and the divisor, where it was needed.
    pub product: Option<Term>,
    pub facts: Vec<Term>,
}

pub fn divide(pool: &mut Pool, x: Term, y: Term, signed: bool) -> Division {
    let width = pool.width(x);
    let (div, rem) = if signed { (Op::SDiv, Op::SRem) } else { (Op::UDiv, Op::URem) };
    let quotient = pool.app(div, &[x, y], width);
    // Powers of two need no divider, and known operands no facts.
    let plain = pool.as_const(y).is_some_and(|c| c.is_zero() || c.log2().is_some() || c.is_ones());
    if plain || pool.as_const(quotient).is_some() {
        let remainder = pool.app(rem, &[x, y], width);
        return Division { quotient, remainder, product: None, facts: vec![] };
    }
    let product = pool.mul(quotient, y);
    let remainder = pool.sub(x, product);
    let facts = if signed {
        signed_facts(pool, x, y, quotient, product, remainder)
    } else {
        unsigned_facts(pool, x, y, quotient, product, remainder)
    };
    Division { quotient, remainder, product: Some(product), facts }
}

fn unsigned_facts(pool: &mut Pool, x: Term, y: Term, q: Term, product: Term, r: Term) -> Vec<Term> {
    let width = pool.width(x);
    let zero = pool.constant(width, 0);
    let proper = pool.ne(y, zero);
    let overflows = pool.umulo(q, y);
    let claims = [pool.not(overflows), pool.ule(product, x), pool.ult(r, y), pool.ule(q, x), pool.ule(r, x)];
    let mut all: Vec<Term> = claims.into_iter().map(|claim| pool.implies(proper, claim)).collect();
    if pool.as_const(y).is_none() {
        all.push(at_most_half(pool, x, y, q));
    }
    all
}

/// Two or more leave half of it or less.
fn at_most_half(pool: &mut Pool, x: Term, y: Term, q: Term) -> Term {
    let one = pool.constant(pool.width(x), 1);
    let (divides, half) = (pool.ult(one, y), pool.lshr(x, one));
    let claim = pool.ule(q, half);
    pool.implies(divides, claim)
}

fn signed_facts(pool: &mut Pool, x: Term, y: Term, q: Term, product: Term, r: Term) -> Vec<Term> {
    let width = pool.width(x);
    let zero = pool.constant(width, 0);
    let least = pool.bv_const(crate::term::Bv::min_signed(width));
    let minus_one = pool.bv_const(crate::term::Bv::ones(width));
    let nonzero = pool.ne(y, zero);
    let (a, b) = (pool.ne(x, least), pool.ne(y, minus_one));
    let fits = pool.or(a, b);
    let proper = pool.and(nonzero, fits);
    let (x_negative, y_negative) = (pool.slt(x, zero), pool.slt(y, zero));
    // |r| < |y| without the absolute value of the least number.
    let (minus_y, minus_r) = (pool.neg(y), pool.neg(r));
    let lower = pool.ite(y_negative, y, minus_y);
    let small_positive = pool.slt(lower, minus_r);
    let small_negative = pool.slt(lower, r);
    let r_nonnegative = pool.sle(zero, r);
    let r_nonpositive = pool.sle(r, zero);
    let below = pool.and(r_nonnegative, small_positive);
    let above = pool.and(r_nonpositive, small_negative);
    let r_claim = pool.ite(x_negative, above, below);
    // The quotient has the sign of the operands or is zero, and is no larger than the dividend.
    let same = pool.eq(x_negative, y_negative);
    let (q_up, q_down) = (pool.sle(zero, q), pool.sle(q, zero));
    let q_sign = pool.ite(same, q_up, q_down);
    let minus_x = pool.neg(x);
    let towards = pool.ite(x_negative, x, minus_x);
    let minus_q = pool.neg(q);
    let q_low = pool.ite(q_up, minus_q, q);
    let q_small = pool.sle(towards, q_low);
    let product_overflows = pool.smulo(q, y);
    let difference_overflows = pool.ssubo(x, product);
    let claims = [r_claim, q_sign, q_small, pool.not(product_overflows), pool.not(difference_overflows)];
    let mut all: Vec<Term> = claims.into_iter().map(|claim| pool.implies(proper, claim)).collect();
    if pool.as_const(y).is_none() {
        let both = pool.or(x_negative, y_negative);
        let half = at_most_half(pool, x, y, q);
        all.push(pool.or(both, half));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Assignment, Bv};

    /// Every pair of operands: the remainder is right and all facts hold.
    #[test]
    fn soundness_of_facts_about_all_small_divisions() {
        for width in [1, 2, 3, 4, 5] {
            for signed in [false, true] {
                let mut pool = Pool::new();
                let (x, y) = (pool.var("x", width), pool.var("y", width));
                let division = divide(&mut pool, x, y, signed);
                let rem = if signed { Op::SRem } else { Op::URem };
                let expected = pool.app(rem, &[x, y], width);
                let (vx, vy) = (pool.as_var(x).unwrap(), pool.as_var(y).unwrap());
                for a in 0..1u128 << width {
                    for b in 0..1u128 << width {
                        let mut model = Assignment::new();
                        model.set(vx, Bv::new(width, a));
                        model.set(vy, Bv::new(width, b));
                        assert_eq!(pool.eval(division.remainder, &model), pool.eval(expected, &model));
                        for (i, &fact) in division.facts.iter().enumerate() {
                            assert!(pool.eval(fact, &model).is_true(), "fact {i}, width {width}, {a} / {b}");
                        }
                    }
                }
            }
        }
    }
}
