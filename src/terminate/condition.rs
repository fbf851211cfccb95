//! Conditions under which a loop ends, where it does not always: on numbers that no iteration changes.
//!
//! A condition is tried like everything else: if each iteration that leads to another, in a loop for which the condition
//! holds, makes something fall, such a loop ends. The weak ones come first.

use super::measure;
use super::rank::Search;
use crate::encode::{Encoding, Fixed, Turn};
use crate::prove::{Query, Reply};
use crate::term::{Assignment, Term};

/// Conditions for which the solver is asked.
const MOST_ASKED: usize = 48;

struct Condition {
    text: String,
    term: Term,
}

/// A condition that is enough for the loop to end, and the argument; the models are iterations seen before.
pub fn sufficient(
    encoding: &mut Encoding,
    query: &mut Query,
    turn: &Turn,
    models: &[Assignment],
) -> Option<(String, String)> {
    let mut single: Vec<Vec<Condition>> = vec![];
    for fixed in &turn.fixed {
        single.push(of_one(encoding, fixed));
    }
    let mut all: Vec<Condition> = vec![];
    // By strength, not by variable.
    for rank in 0..single.iter().map(Vec::len).max().unwrap_or(0) {
        all.extend(single.iter().filter_map(|s| s.get(rank)).map(Condition::copy));
    }
    for (i, a) in turn.fixed.iter().enumerate() {
        all.extend(turn.fixed.iter().skip(i + 1).flat_map(|b| of_two(encoding, a, b)));
    }
    for (i, some) in single.iter().enumerate() {
        for others in single.iter().skip(i + 1) {
            for x in some {
                for y in others {
                    let term = encoding.pool.and(x.term, y.term);
                    all.push(Condition { text: format!("{} && {}", x.text, y.text), term });
                }
            }
        }
    }
    let groups = measure::candidates(&mut encoding.pool, turn, models.last()?);
    let groups = &groups[..groups.len().min(2)];
    let mut search = Search::new(encoding, query, turn.onward, models.to_vec());
    let mut asked = 0;
    for condition in all {
        let rest = search.encoding.pool.and(turn.onward, condition.term);
        if !search.may_fall(groups, rest) {
            continue;
        }
        asked += 1;
        if asked > MOST_ASKED {
            break;
        }
        // Something to be said: there are loops under the condition that go round.
        match search.query.any(search.encoding, &[rest]) {
            Reply::Yes(model) => search.models.push(*model),
            Reply::No | Reply::Unknown(_) => continue,
        }
        if let Some(argument) = search.within(rest, groups, turn.combine) {
            return Some((condition.text, argument));
        }
    }
    None
}

impl Condition {
    fn copy(&self) -> Condition {
        Condition { text: self.text.clone(), term: self.term }
    }
}

/// On one number, weak ones first.
fn of_one(encoding: &mut Encoding, x: &Fixed) -> Vec<Condition> {
    let pool = &mut encoding.pool;
    let width = pool.width(x.term);
    let (zero, one) = (pool.constant(width, 0), pool.constant(width, 1));
    let (least, most) = match (x.signed, width) {
        (true, 1..=64) => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
        (false, 1..=64) => (0, (1i128 << width) - 1),
        _ => return vec![],
    };
    let half = (most + 1) / 2;
    let ends = [least, most, half, -half].map(|c| pool.signed_constant(width, c));
    let [lowest, highest, half_term, minus_half] = ends;
    let text = &x.text;
    let mut all = vec![];
    let not = [(highest, most), (lowest, least)];
    for (end, number) in not {
        if number != 0 {
            all.push(Condition { text: format!("{text} != {number}"), term: pool.ne(x.term, end) });
        }
    }
    all.push(Condition { text: format!("{text} != 0"), term: pool.ne(x.term, zero) });
    if x.signed {
        all.push(Condition { text: format!("{text} >= 0"), term: pool.sle(zero, x.term) });
        all.push(Condition { text: format!("{text} > 0"), term: pool.slt(zero, x.term) });
        all.push(Condition { text: format!("{text} < 0"), term: pool.slt(x.term, zero) });
    }
    let below = match x.signed {
        true => pool.sle(x.term, half_term),
        false => pool.ule(x.term, half_term),
    };
    all.push(Condition { text: format!("{text} <= {half}"), term: below });
    let positive = match x.signed {
        true => pool.slt(zero, x.term),
        false => pool.ne(x.term, zero),
    };
    let small = pool.and(positive, below);
    all.push(Condition { text: format!("0 < {text} && {text} <= {half}"), term: small });
    if x.signed {
        let negative = pool.slt(x.term, zero);
        let above = pool.sle(minus_half, x.term);
        let small = pool.and(negative, above);
        all.push(Condition { text: format!("-{half} <= {text} && {text} < 0"), term: small });
    }
    let lowest_bit = pool.and(x.term, one);
    all.push(Condition { text: format!("{text} % 2 == 0"), term: pool.eq(lowest_bit, zero) });
    all.push(Condition { text: format!("{text} == 1"), term: pool.eq(x.term, one) });
    all
}

fn of_two(encoding: &mut Encoding, x: &Fixed, y: &Fixed) -> Vec<Condition> {
    let pool = &mut encoding.pool;
    if pool.width(x.term) != pool.width(y.term) || x.signed != y.signed {
        return vec![];
    }
    let less = |pool: &mut crate::term::Pool, a: Term, b: Term, or_equal: bool| match (x.signed, or_equal) {
        (true, false) => pool.slt(a, b),
        (true, true) => pool.sle(a, b),
        (false, false) => pool.ult(a, b),
        (false, true) => pool.ule(a, b),
    };
    let mut all =
        vec![Condition { text: format!("{} != {}", x.text, y.text), term: pool.ne(x.term, y.term) }];
    for (a, b) in [(x, y), (y, x)] {
        for (or_equal, sign) in [(true, "<="), (false, "<")] {
            let term = less(pool, a.term, b.term, or_equal);
            all.push(Condition { text: format!("{} {sign} {}", a.text, b.text), term });
        }
    }
    all
}
