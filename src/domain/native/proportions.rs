//! Terms that move in proportion, as far as runs tell: for each step of a counter by at most so much, or three of one
//! for four of the other, but for a rest.

use super::runs::{Claims, Table};
use crate::domain::context::LoopContext;
use crate::domain::context::memory_terms::gcd;
use crate::domain::formula::{Expr, Formula, Moment};

/// The largest number in a proportion.
const LARGEST: i128 = 16;
/// A term that does not get so far tells nothing.
const FAR: i128 = 16;

/// How far a term has come since the loop was entered, in words and in each row.
fn way(context: &LoopContext<'_>, table: &Table, column: usize) -> Option<(Expr, Vec<i128>)> {
    let term = &table.terms[column];
    let start = context.expr_at(term, Moment::Entry);
    let here = &table.columns[column];
    let ways = match &start {
        Expr::Const(c) => here.iter().map(|v| v - c).collect(),
        e => {
            let first = &table.columns[table.terms.iter().position(|t| t == e)?];
            here.iter().zip(first).map(|(v, first)| v - first).collect()
        }
    };
    Some((term.clone().minus(start), ways))
}

/// How much a term grows for each step of a counter, at most: the nearest constants that the program knows.
pub(super) fn ratios(context: &LoopContext<'_>, table: &Table, claims: &mut Claims<'_>) {
    let counts = |e: &Expr| context.int_var(e).is_some_and(|v| v.steps.as_deref() == Some(&[1]));
    for y in (0..table.len()).filter(|&c| counts(&table.terms[c])) {
        let Some((steps, dy)) = way(context, table, y) else { continue };
        for x in (0..table.len()).filter(|&c| c != y && table.moves[c]) {
            let Some((growth, dx)) = way(context, table, x) else { continue };
            let ratio = |row: usize| (dy[row] > 0).then(|| (dx[row] + dy[row] - 1).div_euclid(dy[row]));
            let Some(most) = (0..table.rows).filter_map(ratio).max().filter(|m| *m > 1) else { continue };
            for &factor in context.constants.iter().filter(|c| **c >= most).take(2) {
                claims.add(Formula::le(growth.clone(), steps.clone().scaled(factor)));
            }
        }
    }
}

/// What stays of `p * x - q * y`, where it is little beside either.
pub(super) fn bands(context: &LoopContext<'_>, table: &Table, claims: &mut Claims<'_>) {
    let ways: Vec<(Expr, Vec<i128>)> =
        (0..table.len()).filter(|&c| table.moves[c]).filter_map(|c| way(context, table, c)).collect();
    for (i, (x, dx)) in ways.iter().enumerate() {
        for (y, dy) in &ways[i + 1..] {
            let Some(band) = Band::of(dx, dy) else { continue };
            // Of all rows, what is equal is said elsewhere.
            if band.width() == 0 && claims.mode.is_none() {
                continue;
            }
            let left = x.clone().scaled(band.p);
            let right = y.clone().scaled(band.q);
            claims.add(Formula::le(left.clone(), right.clone().plus(Expr::Const(band.most))));
            claims.add(Formula::le(right.plus(Expr::Const(band.least)), left));
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Band {
    p: i128,
    q: i128,
    least: i128,
    most: i128,
}

impl Band {
    fn width(&self) -> i128 {
        self.most - self.least
    }

    /// The narrowest one, if the terms come far enough to tell.
    fn of(dx: &[i128], dy: &[i128]) -> Option<Band> {
        let far = (0..dx.len()).max_by_key(|&row| dx[row].abs() + dy[row].abs())?;
        if dx[far].abs() < FAR || dy[far].abs() < FAR {
            return None;
        }
        let sign = dx[far].signum() * dy[far].signum();
        let pairs = (1..=LARGEST).flat_map(|p| (1..=LARGEST).map(move |q| (p, q)));
        // The same for both is a matter of differences.
        let pairs = pairs.filter(|&(p, q)| gcd(p, q) == 1 && p != q);
        let near = pairs.filter(|&(p, q)| {
            (p * dx[far] - sign * q * dy[far]).abs() <= 2 * p.max(q) && (p * dx[far]).abs() >= 8 * p.max(q)
        });
        let bands = near.filter_map(|(p, q)| {
            let rests = || dx.iter().zip(dy).map(|(x, y)| p * x - sign * q * y);
            let band = Band { p, q: sign * q, least: rests().min()?, most: rests().max()? };
            (band.width() <= 2 * p.max(q)).then_some(band)
        });
        bands.min_by_key(|b| (b.width(), b.p + b.q.abs()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_bytes_make_four_letters_and_the_last_ones_as_many() {
        let left: Vec<i128> =
            (0..=20).rev().map(|groups| if groups == 0 { 0 } else { groups * 3 - 2 }).collect();
        let dx: Vec<i128> = (0..=20).map(|groups| 4 * groups).collect();
        let dy: Vec<i128> = left.iter().map(|l| l - left[0]).collect();
        assert_eq!(Band::of(&dx, &dy), Some(Band { p: 3, q: -4, least: 0, most: 8 }));
        let all_but_the_last = dx.len() - 1;
        let whole = Band { p: 3, q: -4, least: 0, most: 0 };
        assert_eq!(Band::of(&dx[..all_but_the_last], &dy[..all_but_the_last]), Some(whole));
    }

    #[test]
    fn what_moves_without_the_other_is_in_no_proportion() {
        let dx: Vec<i128> = (0..40).collect();
        let dy: Vec<i128> = (0..40).map(|i| if i < 20 { 0 } else { 2 * i }).collect();
        assert_eq!(Band::of(&dx, &dy), None);
    }
}
