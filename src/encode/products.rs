//! Products with a factor in common, with what a solver would have to find in two multipliers.
//!
//! `r * columns + c < rows * columns` is easy for whoever knows that one row more is `columns` more. The facts are theorems
//! about every two products (tested on all small operands), of any widths, so they change no answer.

use super::{Encoder, Fact};
use crate::term::{Bv, Op, Pool, Term};

#[derive(Clone, Copy)]
pub(super) struct Product {
    factors: [Term; 2],
    value: Term,
    /// Of numbers that are not negative, as far as the program tells.
    unsigned: bool,
}

/// A product of which one factor is a multiple: `by` times the product of these.
#[derive(Clone, Copy)]
pub(super) struct Multiple {
    factors: [Term; 2],
    by: u128,
    value: Term,
    unsigned: bool,
}

/// Earlier products that one is compared with.
const SHARED: usize = 6;

impl Encoder<'_> {
    pub(super) fn product(&mut self, x: Term, y: Term, unsigned: bool) -> Term {
        let value = self.pool().mul(x, y);
        self.met_product(x, y, value, unsigned);
        value
    }

    /// `(3 * w) * h` is `3 * (w * h)`, which has a factor in common with `y * w`, if there is such a product.
    fn met_multiples(&mut self, new: Product) {
        for scaled in multiples(&self.out.pool, new) {
            self.multiples.push(scaled);
            let others: Vec<Product> = self.products.clone();
            others.into_iter().for_each(|other| self.meet(scaled, other));
        }
        for scaled in self.multiples.clone() {
            self.meet(scaled, new);
        }
    }

    fn meet(&mut self, scaled: Multiple, other: Product) {
        let Multiple { value, factors: [x, y], unsigned, .. } = scaled;
        let pool = &mut self.out.pool;
        let inner = Product { factors: [x, y], value: pool.mul(x, y), unsigned };
        if other.value == value || other.value == inner.value || shared(pool, inner, other).is_none() {
            return;
        }
        self.met_product(x, y, inner.value, unsigned);
        let pool = &mut self.out.pool;
        for holds in same(pool, scaled, inner) {
            self.out.facts.push(Fact { about: value, beside: Some(other.value), holds });
        }
    }

    pub(super) fn met_product(&mut self, x: Term, y: Term, value: Term, unsigned: bool) {
        let pool = &self.out.pool;
        let known = pool.width(value) < 8 || [x, y, value].iter().any(|t| pool.as_const(*t).is_some());
        if known || self.products.iter().any(|p| p.value == value) {
            return;
        }
        let new = Product { factors: [x, y], value, unsigned };
        let holds = small(&mut self.out.pool, new);
        self.know(value, holds);
        let mut met = 0;
        for i in (0..self.products.len()).rev() {
            let old = self.products[i];
            let pool = &mut self.out.pool;
            let Some((a, b)) = shared(pool, new, old) else { continue };
            for holds in [ordered(pool, a, b), ordered(pool, b, a)].concat() {
                self.out.facts.push(Fact { about: value, beside: Some(old.value), holds });
            }
            met += 1;
            if met == SHARED {
                break;
            }
        }
        self.products.push(new);
        self.met_multiples(new);
    }
}

/// `c * (u + d)` with constants, of a sum that was extended: `c * u + c * d`, so that what a claim says before and after a step has
/// its product in common. Where the sum wraps around, the difference is a constant.
pub(super) fn spread(pool: &mut Pool, x: Term, c: Term) -> Option<Term> {
    let factor = pool.as_const(c).filter(|c| c.log2().is_none())?.clone();
    let (op @ (Op::SExt | Op::ZExt), args) = pool.as_app(x)? else { return None };
    let (sum, width) = (args[0], pool.width(x));
    let (u, Some(d)) = pool.as_sum_with_const(sum) else { return None };
    let narrow = pool.width(sum);
    if d == 0 || narrow > 64 {
        return None;
    }
    let falls = d >> (narrow - 1) == 1;
    let step = if falls { d as i128 - (1 << narrow) } else { d as i128 };
    let d = pool.constant(narrow, d);
    let (wide, wraps) = match op {
        Op::SExt => (pool.sext(u, width), pool.saddo(u, d)),
        // Taking away carries, unless there is too little.
        _ if falls => {
            let carries = pool.uaddo(u, d);
            (pool.zext(u, width), pool.not(carries))
        }
        _ => (pool.zext(u, width), pool.uaddo(u, d)),
    };
    let (step, zero) = (pool.signed_constant(width, step), pool.constant(width, 0));
    let around = pool.bv_const(Bv::one(width).shl_by(narrow).mul(&factor));
    let lost = pool.ite(wraps, around, zero);
    let (scaled, way) = (pool.mul(wide, c), pool.mul(step, c));
    let moved = pool.add(scaled, way);
    Some(if falls { pool.add(moved, lost) } else { pool.sub(moved, lost) })
}

/// The products with the factor that they share in second place.
fn shared(pool: &Pool, a: Product, b: Product) -> Option<(Product, Product)> {
    for i in [1, 0] {
        for j in [1, 0] {
            if root(pool, a.factors[i]) == root(pool, b.factors[j]) {
                let turned =
                    |p: Product, k: usize| Product { factors: [p.factors[1 - k], p.factors[k]], ..p };
                return Some((turned(a, i), turned(b, j)));
            }
        }
    }
    None
}

fn multiples(pool: &Pool, p: Product) -> Vec<Multiple> {
    let [x, y] = p.factors;
    let multiple = |(scaled, other): (Term, Term)| {
        let (plain, by) = without_constant(pool, scaled)?;
        Some(Multiple { factors: [plain, other], by, value: p.value, unsigned: p.unsigned })
    };
    [(x, y), (y, x)].into_iter().filter_map(multiple).collect()
}

/// `u * c` with a constant `c`, also where it is a shift.
fn without_constant(pool: &Pool, t: Term) -> Option<(Term, u128)> {
    let (op, args) = pool.as_app(t)?;
    match op {
        Op::Mul => Some((args[0], pool.as_const(args[1])?.to_u128()?)),
        Op::Concat => {
            let (Op::Extract { lo: 0, .. }, whole) = pool.as_app(args[0])? else { return None };
            let shift = pool.width(args[1]);
            let is_shift = pool.width(whole[0]) == pool.width(t) && pool.as_const(args[1])?.is_zero();
            (is_shift && shift < 128).then(|| (whole[0], 1 << shift))
        }
        _ => None,
    }
}

/// Not as an equality: the pool knows that one, and it would say nothing.
fn same(pool: &mut Pool, scaled: Multiple, inner: Product) -> [Term; 2] {
    let by = pool.constant(pool.width(scaled.value), scaled.by);
    let same = pool.mul(inner.value, by);
    [pool.ule(scaled.value, same), pool.ule(same, scaled.value)]
}

/// What was extended.
fn root(pool: &Pool, mut t: Term) -> Term {
    while let Some((Op::SExt | Op::ZExt, args)) = pool.as_app(t) {
        t = args[0];
    }
    t
}

/// Where the second one does not overflow: `a <= b` orders the products, `a < b` sets them apart by the factor in common.
fn ordered(pool: &mut Pool, small: Product, large: Product) -> [Term; 2] {
    if large.unsigned { ordered_unsigned(pool, small, large) } else { ordered_signed(pool, small, large) }
}

/// The first one does not overflow, either: so `h <= max / w` tells of `h * w`, and that of `y * w`.
fn ordered_unsigned(pool: &mut Pool, small: Product, large: Product) -> [Term; 2] {
    let ([a, c], [b, d]) = (small.factors, large.factors);
    let (narrow, wide) = (pool.width(a), pool.width(b));
    let width = narrow.max(wide) + 1;
    let mut premises = vec![exact_unsigned(pool, b, d)];
    if narrow < wide {
        let limit = pool.constant(wide, 1 << narrow);
        premises.push(pool.ult(large.value, limit));
    }
    let fits = exact_unsigned(pool, a, c);
    let [a, b, c, d, p, q] = [a, b, c, d, small.value, large.value].map(|t| pool.zext(t, width));
    premises.push(pool.eq(c, d));
    let (below, at_most) = (pool.ult(a, b), pool.ule(a, b));
    let (further, less) = (pool.add(p, c), pool.ule(p, q));
    // Where that is said of large factors by their size, it need not hold.
    let less = if narrow < 64 { pool.and(fits, less) } else { less };
    let claims = [(at_most, less), (below, pool.ule(further, q))];
    claims.map(|(when, claim)| {
        premises.push(when);
        let all = pool.and_all(&premises);
        premises.pop();
        pool.implies(all, claim)
    })
}

/// The same where nothing is negative.
fn ordered_signed(pool: &mut Pool, small: Product, large: Product) -> [Term; 2] {
    let ([a, c], [b, d]) = (small.factors, large.factors);
    let (narrow, wide) = (pool.width(a), pool.width(b));
    let width = narrow.max(wide) + 1;
    let mut premises = vec![];
    for t in [a, b, c, d] {
        let zero = pool.constant(pool.width(t), 0);
        premises.push(pool.sle(zero, t));
    }
    premises.push(exact(pool, b, d));
    if narrow < wide {
        let limit = pool.constant(wide, 1 << (narrow - 1));
        premises.push(pool.ult(large.value, limit));
    }
    let [a, b, c, d, p, q] = [a, b, c, d, small.value, large.value].map(|t| pool.zext(t, width));
    premises.push(pool.eq(c, d));
    let (below, at_most) = (pool.ult(a, b), pool.ule(a, b));
    let further = pool.add(p, c);
    let claims = [(at_most, pool.ule(p, q)), (below, pool.ule(further, q))];
    claims.map(|(when, claim)| {
        premises.push(when);
        let all = pool.and_all(&premises);
        premises.pop();
        pool.implies(all, claim)
    })
}

/// Small factors have a small product: spares the way through the rows of the multiplier.
fn small(pool: &mut Pool, product: Product) -> Term {
    let width = pool.width(product.value);
    let half = width.min(32) / 2 - 1;
    let limit = pool.constant(width, 1 << half);
    let bounded = product.factors.map(|f| pool.ult(f, limit));
    let both = pool.and(bounded[0], bounded[1]);
    let limit = pool.constant(width, 1 << (2 * half));
    let claim = pool.ult(product.value, limit);
    pool.implies(both, claim)
}

/// Is the product of two numbers that are not negative what it is without a bound? Only where that is easily said.
fn exact(pool: &mut Pool, x: Term, y: Term) -> Term {
    let width = pool.width(x);
    let bits = |t: Term| {
        pool.width(match pool.as_app(t) {
            Some((Op::SExt | Op::ZExt, args)) => args[0],
            _ => t,
        })
    };
    if bits(x) + bits(y) <= width {
        return pool.tt();
    }
    if width < 64 {
        let overflows = pool.smulo(x, y);
        return pool.not(overflows);
    }
    let limit = pool.constant(width, 1 << (width / 2 - 1));
    let (a, b) = (pool.ult(x, limit), pool.ult(y, limit));
    pool.and(a, b)
}

fn exact_unsigned(pool: &mut Pool, x: Term, y: Term) -> Term {
    let width = pool.width(x);
    let bits = |t: Term| {
        pool.width(match pool.as_app(t) {
            Some((Op::ZExt, args)) => args[0],
            _ => t,
        })
    };
    if bits(x) + bits(y) <= width {
        return pool.tt();
    }
    if width < 64 {
        let overflows = pool.umulo(x, y);
        return pool.not(overflows);
    }
    let limit = pool.constant(width, 1 << (width / 2));
    let (a, b) = (pool.ult(x, limit), pool.ult(y, limit));
    pool.and(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Assignment;

    /// All operands of all small widths, the shared factor taken to be any two numbers.
    #[test]
    fn facts_hold_of_all_small_products() {
        for (narrow, wide) in [(1, 1), (2, 2), (3, 3), (2, 4), (4, 2), (3, 4)] {
            let mut pool = Pool::new();
            let vars = [("a", narrow), ("c", narrow), ("b", wide), ("d", wide)].map(|(n, w)| pool.var(n, w));
            let [a, c, b, d] = vars;
            let small = Product { factors: [a, c], value: pool.mul(a, c), unsigned: false };
            let large = Product { factors: [b, d], value: pool.mul(b, d), unsigned: false };
            let mut facts = ordered(&mut pool, small, large).to_vec();
            facts.extend(ordered(&mut pool, small, Product { unsigned: true, ..large }));
            if narrow > 1 {
                facts.push(super::small(&mut pool, small));
            }
            let ids = vars.map(|v| pool.as_var(v).unwrap());
            let widths = [narrow, narrow, wide, wide];
            for bits in 0..1u128 << widths.iter().sum::<u32>() {
                let mut model = Assignment::new();
                let mut rest = bits;
                for (id, width) in ids.into_iter().zip(widths) {
                    model.set(id, Bv::new(width, rest & ((1 << width) - 1)));
                    rest >>= width;
                }
                for &fact in &facts {
                    assert!(pool.eval(fact, &model).is_true(), "{narrow} and {wide} bits: {bits:b}");
                }
            }
        }
    }

    /// Factors that were extended are exact without a question.
    #[test]
    fn facts_hold_of_extended_factors() {
        let mut pool = Pool::new();
        let [a, b, c] = ["a", "b", "c"].map(|n| pool.var(n, 3));
        let ids = [a, b, c].map(|v| pool.as_var(v).unwrap());
        let wide = [pool.sext(b, 6), pool.zext(c, 6)];
        let small = Product { factors: [a, c], value: pool.mul(a, c), unsigned: false };
        let large = Product { factors: wide, value: pool.mul(wide[0], wide[1]), unsigned: false };
        let mut facts = vec![];
        for unsigned in [false, true] {
            let [small, large] = [small, large].map(|p| Product { unsigned, ..p });
            let (one, two) = shared(&pool, small, large).unwrap();
            facts.extend([ordered(&mut pool, one, two), ordered(&mut pool, two, one)].concat());
        }
        for bits in 0..1u128 << 9 {
            let mut model = Assignment::new();
            (0..3).for_each(|i| model.set(ids[i], Bv::new(3, bits >> (3 * i) & 7)));
            facts.iter().for_each(|&fact| assert!(pool.eval(fact, &model).is_true(), "{bits:b}"));
        }
    }

    /// Whatever wraps around.
    #[test]
    fn soundness_of_extended_sums_that_are_spread() {
        for (signed, d, c) in
            (0..16).flat_map(|d| [(true, d, 3), (false, d, 3), (true, d, 13), (false, d, 11)])
        {
            let mut pool = Pool::new();
            let u = pool.var("u", 4);
            let id = pool.as_var(u).unwrap();
            let (d, c) = (pool.constant(4, d), pool.constant(9, c));
            let sum = pool.add(u, d);
            let wide = if signed { pool.sext(sum, 9) } else { pool.zext(sum, 9) };
            let product = pool.mul(wide, c);
            let Some(spread) = spread(&mut pool, wide, c) else {
                assert_eq!(sum, u, "only nothing is not added");
                continue;
            };
            for value in 0..16 {
                let mut model = Assignment::new();
                model.set(id, Bv::new(4, value));
                assert_eq!(pool.eval(spread, &model), pool.eval(product, &model), "{signed} {value}");
            }
        }
    }

    /// A constant factor, also as a shift, comes out of a product.
    #[test]
    fn multiples_are_multiples_of_the_product() {
        for by in [3, 4, 5, 8] {
            let mut pool = Pool::new();
            let [x, y] = ["x", "y"].map(|n| pool.var(n, 5));
            let ids = [x, y].map(|v| pool.as_var(v).unwrap());
            let factor = pool.constant(5, by);
            let scaled = pool.mul(x, factor);
            let product = Product { factors: [scaled, y], value: pool.mul(scaled, y), unsigned: false };
            let found = multiples(&pool, product);
            assert_eq!((found.len(), found[0].factors, found[0].by), (1, [x, y], by));
            let inner = Product { factors: [x, y], value: pool.mul(x, y), unsigned: false };
            let facts = same(&mut pool, found[0], inner);
            for bits in 0..1u128 << 10 {
                let mut model = Assignment::new();
                (0..2).for_each(|i| model.set(ids[i], Bv::new(5, bits >> (5 * i) & 31)));
                facts.iter().for_each(|&fact| assert!(pool.eval(fact, &model).is_true(), "{by}: {bits:b}"));
            }
        }
    }
}
