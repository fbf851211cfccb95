//! What three terms keep to, as the ways show in which an iteration moves them.
//!
//! If an iteration adds one of a few vectors to three numbers, each plane through two of them that has all others on one side is an
//! inequality that every iteration keeps: `8 * bytes + bits <= 6 * letters` where six bits come in and eight go out.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::context::memory_terms::gcd;
use crate::domain::formula::{Expr, Formula, Moment};

/// Terms that are combined, ways to step, and inequalities.
const TERMS: usize = 6;
const WAYS: usize = 12;
const MOST: usize = 24;
/// The largest factor, and what counts as a step.
const LARGEST: i128 = 16;
const FAR: i128 = 64;

type Vector = [i128; 3];

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let samples = &context.samples;
    let steps =
        |c: &usize| samples.drifts[*c].is_some_and(|(lo, hi)| -FAR <= lo && hi <= FAR && (lo, hi) != (0, 0));
    let moving: Vec<usize> = (0..samples.columns.len())
        .filter(|&c| context.moves(&samples.columns[c]))
        .filter(steps)
        .take(TERMS)
        .collect();
    let mut left = MOST;
    for (i, &a) in moving.iter().enumerate() {
        for (j, &b) in moving.iter().enumerate().skip(i + 1) {
            for &c in &moving[j + 1..] {
                let Some(ways) = ways(&samples.steps, [a, b, c]) else { continue };
                for normal in normals(&ways) {
                    if left == 0 {
                        return;
                    }
                    left -= 1;
                    let parts = normal.iter().zip([a, b, c]).map(|(&factor, column)| {
                        let term = &samples.columns[column];
                        term.clone().minus(context.expr_at(term, Moment::Entry)).scaled(factor)
                    });
                    let sum = parts.fold(Expr::ZERO, Expr::plus);
                    let formula = Formula::le(sum, Expr::ZERO);
                    if context.variables_go_together(&formula) {
                        sink.state(formula);
                    }
                }
            }
        }
    }
}

/// What an iteration may add to the three, if that is known and not too much.
fn ways(steps: &[Vec<Option<i128>>], columns: [usize; 3]) -> Option<Vec<Vector>> {
    let mut all: Vec<Vector> = vec![];
    for step in steps {
        let [Some(x), Some(y), Some(z)] = columns.map(|c| step[c]) else { return None };
        if [x, y, z] != [0; 3] && !all.contains(&[x, y, z]) {
            all.push([x, y, z]);
        }
    }
    ((3..=WAYS).contains(&all.len())).then_some(all)
}

/// The planes through two ways that have all others on one side, not all on them; on the other side their products are negative.
fn normals(ways: &[Vector]) -> Vec<Vector> {
    let mut all: Vec<Vector> = vec![];
    for (i, a) in ways.iter().enumerate() {
        for b in &ways[i + 1..] {
            let normal = cross(a, b);
            let by = normal.iter().fold(0, |g, v| gcd(g, v.abs()));
            if by == 0 || normal.iter().any(|v| *v == 0 || v.abs() / by > LARGEST) {
                continue;
            }
            let sides: Vec<i128> = ways.iter().map(|w| dot(&normal, w)).collect();
            let sign = match (sides.iter().any(|s| *s > 0), sides.iter().any(|s| *s < 0)) {
                (true, false) => -1,
                (false, true) => 1,
                _ => continue,
            };
            let normal = normal.map(|v| sign * v / by);
            if !all.contains(&normal) {
                all.push(normal);
            }
        }
    }
    all
}

fn cross(a: &Vector, b: &Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn dot(a: &Vector, b: &Vector) -> i128 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_bits_go_out_where_six_come_in() {
        // bits, bytes, letters: a letter that is none, six bits more, and six more with a byte that is complete.
        let ways = [[0, 0, 1], [6, 0, 1], [-2, 1, 1]];
        assert!(normals(&ways).contains(&[1, 8, -6]));
    }

    #[test]
    fn what_lies_in_a_plane_has_no_side() {
        assert_eq!(normals(&[[1, 1, 2], [2, 1, 3], [1, 2, 3]]), Vec::<Vector>::new());
    }
}
