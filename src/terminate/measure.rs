//! Numbers that may fall: what the encoder found, and what can be made of it.
//!
//! All arithmetic is done in widths in which nothing wraps. The values of a measure are bit-vectors of one width, hence
//! finitely many: whatever falls strictly in each iteration ends the loop, whether or not a bound is known.

use crate::encode::{Measure, Turn};
use crate::term::{Assignment, Evaluator, Pool, Term};

/// Something that may fall.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The claim that it falls, in the words of the source.
    pub text: String,
    /// It falls strictly; it does not grow; it stays. All of them only where it can be read.
    pub falls: Term,
    pub sinks: Term,
    pub stays: Term,
    /// Its value before the iteration, with its name.
    pub value: (Term, String),
}

/// A number with its text, before and after.
#[derive(Clone, Debug)]
pub struct Number {
    pub text: (String, String),
    pub now: Term,
    pub next: Term,
    pub valid: Term,
}

/// Numbers that are combined with each other.
const MOST_COMBINED: usize = 8;
/// Numbers of which three are added.
const MOST_TRIPLES: usize = 5;

/// Variables that are looked at as counters which go round.
const MOST_CYCLIC: usize = 4;
/// The power of two in the step of such a counter.
const MOST_TWOS: u32 = 3;

/// Few numbers, to be compared with each other: each variable, and its opposite.
pub fn few(pool: &mut Pool, turn: &Turn) -> Vec<Number> {
    let own: Vec<Number> = turn.measures.iter().filter(|m| m.own).take(MOST_TRIPLES).map(number).collect();
    let mut all = own.clone();
    if own.len() <= MOST_OPPOSITES {
        all.extend(own.iter().map(|n| opposite(pool, n)));
    }
    all
}

/// Variables whose opposites are looked at, too.
const MOST_OPPOSITES: usize = 3;

fn opposite(pool: &mut Pool, n: &Number) -> Number {
    map(
        n,
        |t| format!("-{t}"),
        |x| {
            let width = pool.width(x) + 1;
            let wide = pool.sext(x, width);
            pool.neg(wide)
        },
    )
}

/// Candidates in groups, cheap ones first. The model is some iteration.
pub fn candidates(pool: &mut Pool, turn: &Turn, model: &Assignment) -> Vec<Vec<Candidate>> {
    let plain: Vec<Number> = turn.measures.iter().map(number).collect();
    if !turn.combine {
        return vec![plain.iter().map(|n| falls(pool, n)).collect()];
    }
    let first = both_ways(pool, &plain);
    let mut derived = vec![];
    for (measure, n) in turn.measures.iter().zip(&plain) {
        if measure.variable {
            derived.push(lowest_bit(pool, n));
            derived.extend(as_float(pool, n));
        }
        derived.push(distance(pool, n));
    }
    let mut second = both_ways(pool, &derived);
    second.extend(cyclic(pool, turn, model));
    let own = turn.measures.iter().zip(&plain).filter(|(m, _)| m.own).map(|(_, n)| n);
    let few: Vec<&Number> = own.take(MOST_COMBINED).collect();
    let mut pairs = vec![];
    for (i, a) in few.iter().enumerate() {
        for b in few.iter().skip(i + 1) {
            for (x, y) in [(1, 1), (1, -1), (2, 1), (2, -1), (1, 2), (1, -2)] {
                pairs.extend(sum(pool, &[(x, a), (y, b)]));
            }
            pairs.extend(extreme(pool, a, b));
        }
    }
    let mut third = both_ways(pool, &pairs);
    let mut triples = vec![];
    let fewer: Vec<&Number> = few.iter().take(MOST_TRIPLES).copied().collect();
    for (i, a) in fewer.iter().enumerate() {
        for (j, b) in fewer.iter().enumerate().skip(i + 1) {
            for c in fewer.iter().skip(j + 1) {
                for (y, z) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                    triples.extend(sum(pool, &[(1, a), (y, b), (z, c)]));
                }
            }
        }
    }
    third.extend(both_ways(pool, &triples));
    vec![first, second, third]
}

fn number(measure: &Measure) -> Number {
    Number { text: measure.text.clone(), now: measure.now, next: measure.next, valid: measure.valid }
}

fn both_ways(pool: &mut Pool, numbers: &[Number]) -> Vec<Candidate> {
    numbers.iter().flat_map(|n| [falls(pool, n), grows(pool, n)]).collect()
}

fn falls(pool: &mut Pool, n: &Number) -> Candidate {
    candidate(pool, n, n.next, n.now, "<")
}

fn grows(pool: &mut Pool, n: &Number) -> Candidate {
    candidate(pool, n, n.now, n.next, ">")
}

fn candidate(pool: &mut Pool, n: &Number, low: Term, high: Term, sign: &str) -> Candidate {
    let (low, high) = same_width(pool, low, high);
    let text = format!("{} {sign} {}", n.text.1, n.text.0);
    let claims = [pool.slt(low, high), pool.sle(low, high), pool.eq(low, high)];
    let [falls, sinks, stays] = claims.map(|c| pool.and(n.valid, c));
    Candidate { text, falls, sinks, stays, value: (n.now, n.text.0.clone()) }
}

fn same_width(pool: &mut Pool, a: Term, b: Term) -> (Term, Term) {
    let width = pool.width(a).max(pool.width(b));
    (pool.sext(a, width), pool.sext(b, width))
}

/// Applies the same function to the number before and after.
fn map(n: &Number, text: impl Fn(&str) -> String, mut f: impl FnMut(Term) -> Term) -> Number {
    let now = f(n.now);
    let next = f(n.next);
    Number { text: (text(&n.text.0), text(&n.text.1)), now, next, valid: n.valid }
}

/// What stands below the lowest bit that is set: grows when a number is shifted to the left until nothing is left.
fn lowest_bit(pool: &mut Pool, n: &Number) -> Number {
    map(
        n,
        |t| format!("lowbit({t})"),
        |x| {
            let width = pool.width(x);
            let negated = pool.neg(x);
            let lowest = pool.and(x, negated);
            let one = pool.constant(width, 1);
            let below = pool.sub(lowest, one);
            pool.zext(below, width + 1)
        },
    )
}

/// The bits of a floating-point number in the order of the numbers.
fn as_float(pool: &mut Pool, n: &Number) -> Option<Number> {
    let width = pool.width(n.now);
    if !matches!(width, 32 | 64) || pool.width(n.next) != width {
        return None;
    }
    Some(map(
        n,
        |t| format!("float({t})"),
        |x| {
            let negative = pool.bit(x, width - 1);
            let mask = pool.constant(width, (1 << (width - 1)) - 1);
            let flipped = pool.xor(x, mask);
            pool.ite(negative, flipped, x)
        },
    ))
}

/// The distance from zero.
fn distance(pool: &mut Pool, n: &Number) -> Number {
    map(
        n,
        |t| format!("abs({t})"),
        |x| {
            let width = pool.width(x) + 1;
            let wide = pool.sext(x, width);
            let negated = pool.neg(wide);
            let negative = pool.bit(wide, width - 1);
            pool.ite(negative, negated, wide)
        },
    )
}

/// Counters that go round: with a step of `d = m * 2^k`, m odd, `c * (x - t)` falls by `2^k` where c is the inverse of `-m` for
/// the width of x, except where it is less than that, which is where x is `t - j * m` for some j below `2^k`.
fn cyclic(pool: &mut Pool, turn: &Turn, model: &Assignment) -> Vec<Candidate> {
    let mut all = vec![];
    let variables = turn.measures.iter().filter(|m| m.variable).take(MOST_CYCLIC);
    for x in variables {
        let width = pool.width(x.now);
        if width > 64 || pool.width(x.next) != width {
            continue;
        }
        let mut eval = Evaluator::new();
        let now = eval.eval(pool, x.now, model).to_u64();
        let next = eval.eval(pool, x.next, model).to_u64();
        let Some((now, next)) = now.zip(next) else { continue };
        let mask = if width == 64 { u64::MAX } else { (1 << width) - 1 };
        let step = next.wrapping_sub(now) & mask;
        let twos = step.trailing_zeros();
        if step == 0 || twos > MOST_TWOS {
            continue;
        }
        let odd = step >> twos;
        let by = pool.constant(width, u128::from(step));
        let moved = pool.add(x.now, by);
        let steps = pool.eq(x.next, moved);
        let stays = pool.eq(x.next, x.now);
        let mut targets: Vec<(Term, String)> = vec![];
        for &c in turn.constants.iter().filter(|c| c.unsigned_abs() < 1 << 63) {
            targets.push((pool.signed_constant(width, c), c.to_string()));
        }
        let fixed = turn.fixed.iter().filter(|f| pool.width(f.term) == width);
        targets.extend(fixed.map(|f| (f.term, f.text.clone())));
        for (target, name) in targets {
            let mut parts = vec![x.valid, steps];
            for j in 0..1u64 << twos {
                let back = pool.constant(width, u128::from(odd.wrapping_mul(j) & mask));
                let end = pool.sub(target, back);
                parts.push(pool.ne(x.now, end));
            }
            let falls = pool.and_all(&parts);
            let stays = pool.and(x.valid, stays);
            let sinks = pool.or(falls, stays);
            let signed = if step > mask / 2 { step as i128 - mask as i128 - 1 } else { i128::from(step) };
            let text = format!("{} goes round to {name} by {signed}", x.text.0);
            all.push(Candidate { text, falls, sinks, stays, value: (x.now, x.text.0.clone()) });
        }
    }
    all
}

/// The greater and the lesser of two.
fn extreme(pool: &mut Pool, a: &Number, b: &Number) -> [Number; 2] {
    let valid = pool.and(a.valid, b.valid);
    ["max", "min"].map(|name| {
        let mut pick = |x: Term, y: Term| {
            let (x, y) = same_width(pool, x, y);
            let less = pool.slt(x, y);
            if name == "max" { pool.ite(less, y, x) } else { pool.ite(less, x, y) }
        };
        let (now, next) = (pick(a.now, b.now), pick(a.next, b.next));
        let text = |x: &str, y: &str| format!("{name}({x}, {y})");
        Number { text: (text(&a.text.0, &b.text.0), text(&a.text.1, &b.text.1)), now, next, valid }
    })
}

/// A linear combination.
fn sum(pool: &mut Pool, parts: &[(i128, &Number)]) -> Option<Number> {
    let terms = parts.iter().flat_map(|(_, n)| [n.now, n.next]);
    let width = terms.map(|t| pool.width(t)).max()? + 4;
    let mut add = |pick: fn(&Number) -> Term| {
        let mut total = pool.constant(width, 0);
        for (factor, n) in parts {
            let wide = pool.sext(pick(n), width);
            let by = pool.signed_constant(width, *factor);
            let scaled = pool.mul(wide, by);
            total = pool.add(total, scaled);
        }
        total
    };
    let (now, next) = (add(|n| n.now), add(|n| n.next));
    let valid: Vec<Term> = parts.iter().map(|(_, n)| n.valid).collect();
    let valid = pool.and_all(&valid);
    let text = |pick: fn(&Number) -> &str| {
        let mut all = String::new();
        for (factor, n) in parts {
            let sign = match (all.is_empty(), *factor < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            let by = if factor.abs() == 1 { String::new() } else { format!("{} * ", factor.abs()) };
            let inner = pick(n);
            let inner = if inner.contains(' ') { format!("({inner})") } else { inner.to_string() };
            all.push_str(&format!("{sign}{by}{inner}"));
        }
        all
    };
    Some(Number { text: (text(|n| &n.text.0), text(|n| &n.text.1)), now, next, valid })
}
