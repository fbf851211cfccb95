//! What is true of products whatever their factors are. A model that has a product wrong mostly breaks one of these, and each
//! costs a comparison or two, where the product itself costs a square of gates.

use super::aig::{Aig, AigLit};
use super::algebra::BitAlgebra;
use super::circuit;
use super::open::{Open, Opens, Values, Word};
use crate::term::Op;
use rustc_hash::{FxHashMap, FxHashSet};

/// Products with one factor in common that are looked at.
const MOST_ALIKE: usize = 12;
/// Lemmas of one model, and about one product alone.
const AT_ONCE: usize = 12;
const ALONE: u32 = 16;

/// The lemmas that were found so far.
#[derive(Default)]
pub(super) struct Lemmas {
    known: FxHashSet<Lemma>,
    alone: FxHashMap<usize, u32>,
}

/// One factor of a product, by the number of the product and of the other factor.
type Side = (usize, usize);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Lemma {
    /// The sum of one or two products with the same factor a as another product, by how the sums of the other factors compare.
    Sum {
        left: [Option<Side>; 2],
        right: Side,
        how: How,
    },
    /// The sign of a product.
    Sign(usize),
    /// No more than the product of these if the factors are no more than they; or no less.
    AtMost(usize, i128, i128),
    AtLeast(usize, i128, i128),
    /// What a factor times a number is.
    Times(Side, i128),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum How {
    /// s < y: S + a <= Q, if a is not negative.
    Less,
    /// s > y: Q + a <= S, if a is not negative.
    More,
    /// s = y: S = Q.
    Same,
    /// s + 1 = y: S + a = Q.
    Next,
}

/// A product in a model.
struct Model {
    factors: [i128; 2],
    is: i128,
}

impl Lemmas {
    /// What the model breaks, as literals that always hold.
    pub fn broken(
        &mut self,
        aig: &mut Aig,
        opens: &Opens,
        wrong: &[usize],
        values: &[Values],
    ) -> Vec<AigLit> {
        let models: FxHashMap<usize, Model> =
            values.iter().enumerate().filter_map(|(i, v)| Some((i, Model::new(&opens.all[i], v)?))).collect();
        let mut found = self.between(opens, wrong, &models);
        if found.is_empty() {
            for index in wrong {
                let count = self.alone.entry(*index).or_default();
                if let Some(model) = models.get(index)
                    && *count < ALONE
                    && let Some(lemma) = model.alone(*index)
                {
                    *count += 1;
                    found.push(lemma);
                }
            }
        }
        found.retain(|lemma| self.known.insert(*lemma));
        found.iter().map(|lemma| lemma.holds(aig, opens)).collect()
    }

    /// Products with a factor in common.
    fn between(&self, opens: &Opens, wrong: &[usize], models: &FxHashMap<usize, Model>) -> Vec<Lemma> {
        let mut alike: FxHashMap<&Word, Vec<Side>> = FxHashMap::default();
        let mut order: Vec<&Word> = vec![];
        for (index, open) in opens.all.iter().enumerate().filter(|(i, _)| models.contains_key(i)) {
            for side in 0..2 {
                let sides = alike.entry(&open.args[1 - side]).or_default();
                if sides.is_empty() {
                    order.push(&open.args[1 - side]);
                }
                sides.push((index, side));
            }
        }
        let mut found = vec![];
        for factor in order {
            let sides = &alike[factor];
            let sides = &sides[..sides.len().min(MOST_ALIKE)];
            for &right in sides {
                for (n, &first) in sides.iter().enumerate() {
                    let seconds = std::iter::once(None).chain(sides[n..].iter().copied().map(Some));
                    for second in seconds {
                        if found.len() >= AT_ONCE {
                            return found;
                        }
                        let left = [Some(first), second];
                        let touched = left.iter().flatten().chain([&right]).any(|s| wrong.contains(&s.0));
                        if touched
                            && first.0 != right.0
                            && second.is_none_or(|s| s.0 != right.0)
                            && let Some(how) = broken_sum(models, left, right)
                        {
                            let lemma = Lemma::Sum { left, right, how };
                            if !self.known.contains(&lemma) {
                                found.push(lemma);
                            }
                        }
                    }
                }
            }
        }
        found
    }
}

fn broken_sum(models: &FxHashMap<usize, Model>, left: [Option<Side>; 2], right: Side) -> Option<How> {
    let of = |side: Side| (models[&side.0].factors[side.1], models[&side.0].is);
    let common = models[&right.0].factors[1 - right.1];
    let (y, q) = of(right);
    let (mut s, mut sum) = (0i128, 0i128);
    for side in left.into_iter().flatten() {
        let (x, p) = of(side);
        (s, sum) = (s.checked_add(x)?, sum.checked_add(p)?);
    }
    match s.cmp(&y) {
        std::cmp::Ordering::Equal => (sum != q).then_some(How::Same),
        std::cmp::Ordering::Less if s + 1 == y => (sum.checked_add(common)? != q).then_some(How::Next),
        std::cmp::Ordering::Less => (common >= 0 && sum.checked_add(common)? > q).then_some(How::Less),
        std::cmp::Ordering::Greater => (common >= 0 && q.checked_add(common)? > sum).then_some(How::More),
    }
}

impl Model {
    /// None: no product, or one with more bits than are worth a lemma.
    fn new(open: &Open, values: &Values) -> Option<Model> {
        let Values { factors: [x, y], is } = values;
        (open.op == Op::Mul && is.len() < 128)
            .then(|| Model { factors: [number(x), number(y)], is: number(is) })
    }

    /// Something that the product breaks by itself.
    fn alone(&self, index: usize) -> Option<Lemma> {
        let &Model { factors: [x, y], is } = self;
        let right = x.checked_mul(y)?;
        if is.signum() * right.signum() < 0 || right == 0 {
            return Some(Lemma::Sign(index));
        }
        let bits = |n: i128| i128::BITS - n.leading_zeros();
        if x > 0 && y > 0 {
            // Rounded, it is true of more numbers.
            let (above, beyond) = ((1i128 << bits(x)) - 1, (1i128 << bits(y)) - 1);
            if above.checked_mul(beyond).is_some_and(|most| is > most) {
                return Some(Lemma::AtMost(index, above, beyond));
            }
            let (below, beneath) = (1i128 << (bits(x) - 1), 1i128 << (bits(y) - 1));
            if is < below * beneath {
                return Some(Lemma::AtLeast(index, below, beneath));
            }
        }
        // Solvers hold on to the numbers that they have chosen.
        let fewer = usize::from(y.unsigned_abs().count_ones() < x.unsigned_abs().count_ones());
        Some(Lemma::Times((index, 1 - fewer), self.factors[fewer]))
    }
}

/// Signed.
fn number(bits: &[bool]) -> i128 {
    let sign = if bits.last() == Some(&true) { -1 } else { 0 };
    bits.iter().rev().fold(sign, |n, &bit| n << 1 | i128::from(bit))
}

impl Lemma {
    fn holds(&self, aig: &mut Aig, opens: &Opens) -> AigLit {
        match *self {
            Lemma::Sum { left, right, how } => {
                let longest = |side: Side| opens.all[side.0].bits.len();
                let width = left.iter().flatten().chain([&right]).map(|s| longest(*s)).max().unwrap_or(0) + 3;
                let wide = |word: &Word| circuit::sext::<Aig>(word, width);
                let of = |side: Side| (wide(&opens.all[side.0].args[side.1]), wide(&opens.all[side.0].bits));
                let common = wide(&opens.all[right.0].args[1 - right.1]);
                let (y, q) = of(right);
                let zero = circuit::constant(aig, width, 0);
                let (mut s, mut sum) = (zero.clone(), zero);
                for side in left.into_iter().flatten() {
                    let (x, p) = of(side);
                    (s, sum) = (circuit::add(aig, &s, &x), circuit::add(aig, &sum, &p));
                }
                let negative = common[width - 1];
                match how {
                    How::Same => {
                        let (when, then) = (circuit::eq(aig, &s, &y), circuit::eq(aig, &sum, &q));
                        implies(aig, &[when], then)
                    }
                    How::Next => {
                        let one = circuit::constant(aig, width, 1);
                        let (next, more) = (circuit::add(aig, &s, &one), circuit::add(aig, &sum, &common));
                        let (when, then) = (circuit::eq(aig, &next, &y), circuit::eq(aig, &more, &q));
                        implies(aig, &[when], then)
                    }
                    How::Less => {
                        let more = circuit::add(aig, &sum, &common);
                        let (when, then) = (circuit::slt(aig, &s, &y), circuit::sle(aig, &more, &q));
                        implies(aig, &[when, !negative], then)
                    }
                    How::More => {
                        let more = circuit::add(aig, &q, &common);
                        let (when, then) = (circuit::slt(aig, &y, &s), circuit::sle(aig, &more, &sum));
                        implies(aig, &[when, !negative], then)
                    }
                }
            }
            Lemma::Sign(index) => {
                let Open { args: [x, y], bits, .. } = &opens.all[index];
                let (one, other) = (x[x.len() - 1], y[y.len() - 1]);
                let zeros = [x, y, bits].map(|word| {
                    let zero = circuit::constant(aig, word.len(), 0);
                    circuit::eq(aig, word, &zero)
                });
                let [no_x, no_y, nothing] = zeros;
                let is_nothing = aig.or(no_x, no_y);
                let when = aig.xnor(is_nothing, nothing);
                let negative = bits[bits.len() - 1];
                let differ = aig.xor(one, other);
                let fits = aig.xnor(negative, differ);
                let fits = aig.or(nothing, fits);
                aig.and(when, fits)
            }
            Lemma::AtMost(index, most_x, most_y) => {
                let (x, y, product, width) = wide(&opens.all[index]);
                let [a, b, ab] =
                    [most_x, most_y, most_x * most_y].map(|n| circuit::constant(aig, width, n as u128));
                let (low_x, low_y) = (circuit::sle(aig, &x, &a), circuit::sle(aig, &y, &b));
                let then = circuit::sle(aig, &product, &ab);
                implies(aig, &[!x[width - 1], !y[width - 1], low_x, low_y], then)
            }
            Lemma::AtLeast(index, least_x, least_y) => {
                let (x, y, product, width) = wide(&opens.all[index]);
                let [a, b, ab] =
                    [least_x, least_y, least_x * least_y].map(|n| circuit::constant(aig, width, n as u128));
                let (high_x, high_y) = (circuit::sle(aig, &a, &x), circuit::sle(aig, &b, &y));
                let then = circuit::sle(aig, &ab, &product);
                implies(aig, &[high_x, high_y], then)
            }
            Lemma::Times((index, side), number) => {
                let (x, y, product, width) = wide(&opens.all[index]);
                let (one, other) = if side == 0 { (x, y) } else { (y, x) };
                let number = circuit::constant(aig, width, number as u128);
                let (when, times) = (circuit::eq(aig, &other, &number), circuit::mul(aig, &one, &number));
                let then = circuit::eq(aig, &product, &times);
                implies(aig, &[when], then)
            }
        }
    }
}

/// The factors and the product with one width that holds all of them.
fn wide(open: &Open) -> (Word, Word, Word, usize) {
    let width = open.bits.len() + 1;
    let [x, y, product] = [&open.args[0], &open.args[1], &open.bits].map(|w| circuit::sext::<Aig>(w, width));
    (x, y, product, width)
}

fn implies(aig: &mut Aig, when: &[AigLit], then: AigLit) -> AigLit {
    let when = aig.all(when);
    let fails = aig.and(when, !then);
    !fails
}

/// Nothing and one are easy factors.
pub(super) fn of_small_factors(aig: &mut Aig, open: &Open) -> Vec<AigLit> {
    let (x, y, product, width) = wide(open);
    let (zero, one) = (circuit::constant(aig, width, 0), circuit::constant(aig, width, 1));
    let mut all = vec![];
    for (x, y) in [(&x, &y), (&y, &x)] {
        let (is_zero, is_one) = (circuit::eq(aig, x, &zero), circuit::eq(aig, x, &one));
        let (none, same) = (circuit::eq(aig, &product, &zero), circuit::eq(aig, &product, y));
        for (when, holds) in [(is_zero, none), (is_one, same)] {
            all.push(implies(aig, &[when], holds));
        }
    }
    all
}
