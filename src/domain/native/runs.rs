//! What runs suggest: linear equalities that all of them keep, and bounds that they come up to.

use super::proportions::{bands, ratios};
use crate::domain::candidate::Sink;
use crate::domain::context::memory_terms::gcd;
use crate::domain::context::{LoopContext, Position};
use crate::domain::formula::{Expr, Formula, Moment};
use crate::ir::{BinOp, CmpOp, Inst};
use std::collections::BTreeSet;

/// Fewer rows than that suggest anything.
const FEW: usize = 3;
/// Candidates of each kind.
const MOST: usize = 60;
/// Values of a term that tells modes apart, and such terms.
const MODES: usize = 8;
const MODE_TERMS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let table = Table::new(context);
    if table.rows < FEW {
        return;
    }
    equalities(&table, sink);
    let (known, factors) = (interesting(context), factors(context));
    bounds(&known, &table, &mut Claims { context, sink, mode: None, left: 2 * MOST });
    wide_bounds(context, &table, &mut Claims { context, sink, mode: None, left: MOST });
    differences(&known, &factors, &table, &mut Claims { context, sink, mode: None, left: 2 * MOST });
    sums(&known, &table, &mut Claims { context, sink, mode: None, left: 2 * MOST });
    ratios(context, &table, &mut Claims { context, sink, mode: None, left: MOST });
    bands(context, &table, &mut Claims { context, sink, mode: None, left: MOST });
    modes(context, &table, sink);
    tests(context, &table, sink);
}

/// The columns that every run tells.
pub(super) struct Table {
    pub terms: Vec<Expr>,
    pub moves: Vec<bool>,
    pub columns: Vec<Vec<i128>>,
    pub rows: usize,
}

/// What is said of the whole table, or of the rows of one mode.
pub(super) struct Claims<'s> {
    context: &'s LoopContext<'s>,
    sink: &'s mut Sink,
    pub mode: Option<Mode<'s>>,
    left: usize,
}

/// Under which something is said.
pub(super) struct Mode<'s> {
    formula: Formula,
    /// What it is about, where there is one value of it only.
    column: Option<usize>,
    whole: &'s Table,
}

impl Claims<'_> {
    pub fn add(&mut self, formula: Formula) {
        if self.left == 0 || !self.context.variables_go_together(&formula) {
            return;
        }
        self.left -= 1;
        self.sink.state(match &self.mode {
            None => formula,
            Some(mode) => Formula::Implies(Box::new(mode.formula.clone()), Box::new(formula)),
        });
    }

    /// What holds in all modes, or is about the mode itself, need not be said of each.
    fn is_new(&self, parts: &[(i128, usize)], bound: i128) -> bool {
        let Some(mode) = &self.mode else { return true };
        let whole = mode.whole.range(parts).is_some_and(|(_, hi)| hi > bound);
        whole && parts.iter().all(|p| Some(p.1) != mode.column)
    }
}

impl Table {
    fn new(context: &LoopContext<'_>) -> Table {
        let samples = &context.samples;
        let mut table = Table { terms: vec![], moves: vec![], columns: vec![], rows: samples.rows.len() };
        for (i, term) in samples.columns.iter().enumerate() {
            let column: Option<Vec<i128>> = samples.rows.iter().map(|row| row[i]).collect();
            if let Some(column) = column.filter(|c| c.iter().all(|v| v.unsigned_abs() < 1 << 62)) {
                let moves = context.moves(term);
                // What is the same in all runs is a number like any other: constants are spoken of anyway.
                if !moves && column.iter().all(|v| *v == column[0]) {
                    continue;
                }
                // Then it is the way since then that tells something.
                let (term, column) = match common_start(context, term) {
                    Some((entry, start)) => {
                        (term.clone().minus(entry), column.into_iter().map(|v| v - start).collect())
                    }
                    None => (term.clone(), column),
                };
                table.moves.push(moves);
                table.terms.push(term);
                table.columns.push(column);
            }
        }
        table
    }

    /// The rows in which the column is so.
    fn where_is(&self, column: usize, is_so: impl Fn(i128) -> bool) -> Table {
        let kept: Vec<usize> = (0..self.rows).filter(|&row| is_so(self.columns[column][row])).collect();
        Table {
            terms: self.terms.clone(),
            moves: self.moves.clone(),
            columns: self.columns.iter().map(|c| kept.iter().map(|&row| c[row]).collect()).collect(),
            rows: kept.len(),
        }
    }

    pub fn len(&self) -> usize {
        self.terms.len()
    }

    /// The least and the greatest value of a combination.
    fn range(&self, parts: &[(i128, usize)]) -> Option<(i128, i128)> {
        let value = |row: usize| parts.iter().map(|&(factor, c)| factor * self.columns[c][row]).sum::<i128>();
        let values = (0..self.rows).map(value);
        values.fold(None, |range: Option<(i128, i128)>, v| {
            Some(range.map_or((v, v), |(lo, hi)| (lo.min(v), hi.max(v))))
        })
    }
}

/// Where a pointer began at the same place in all runs, that place: words of a command line begin anywhere.
fn common_start(context: &LoopContext<'_>, term: &Expr) -> Option<(Expr, i128)> {
    if !matches!(term, Expr::Offset(_)) || !context.moves(term) {
        return None;
    }
    let entry = context.expr_at(term, Moment::Entry);
    let column = context.samples.columns.iter().position(|c| *c == entry)?;
    let mut starts = context.samples.rows.iter().map(|row| row[column]);
    let start = starts.next()??;
    starts.all(|s| s == Some(start)).then_some((entry, start))
}

/// What the program compares with, and what is one step from there.
fn interesting(context: &LoopContext<'_>) -> BTreeSet<i128> {
    let mut steps: BTreeSet<i128> = BTreeSet::from([0, 1, -1]);
    for var in context.loop_ints() {
        let near = var.steps.iter().flatten().filter(|s| s.unsigned_abs() <= 16);
        steps.extend(near.flat_map(|&s| [s, -s]));
    }
    let mut all: BTreeSet<i128> =
        context.constants.iter().flat_map(|&c| steps.iter().map(move |s| c + s)).collect();
    // Numbers of so many digits.
    for base in factors(context).into_iter().filter(|f| *f > 2) {
        all.extend((1..=9).map(|digits| base.pow(digits) - 1));
    }
    all
}

/// Ends of the types that numbers come from.
const ENDS: [i128; 9] = [-32768, -128, -1, 0, 127, 255, 32767, 65535, (1 << 24) - 1];

/// The longest texts and the largest objects of most programs. Such a bound settles most bits of a wide number at once, and all that
/// is proved about sums of such numbers becomes easier.
const WIDE: [i128; 2] = [(1 << 24) - 1, (1 << 31) - 1];

fn wide_bounds(context: &LoopContext<'_>, table: &Table, claims: &mut Claims<'_>) {
    for c in (0..table.len()).filter(|&c| table.moves[c] && is_wide(context, &table.terms[c])) {
        let Some((_, hi)) = table.range(&[(1, c)]) else { continue };
        if let Some(&bound) = WIDE.iter().find(|e| **e >= hi) {
            claims.add(Formula::le(table.terms[c].clone(), Expr::Const(bound)));
        }
    }
}

/// Has it many more bits than its values?
fn is_wide(context: &LoopContext<'_>, term: &Expr) -> bool {
    match term {
        Expr::Offset(_) | Expr::Length { .. } => true,
        Expr::Sub(way, _) => is_wide(context, way),
        _ => context.int_var(term).is_some_and(|v| v.width > 32),
    }
}

/// Linear equalities between two or three terms and a constant.
fn equalities(table: &Table, sink: &mut Sink) {
    let mut found: Vec<Vec<usize>> = vec![];
    for size in 1..=table.len().min(3) {
        let mut chosen: Vec<usize> = (0..size).collect();
        loop {
            if found.len() >= MOST {
                return;
            }
            let covered = found.iter().any(|f| f.iter().all(|c| chosen.contains(c)));
            if !covered
                && chosen.iter().any(|&c| table.moves[c])
                && let Some(factors) = kernel(table, &chosen)
            {
                found.push(chosen.clone());
                if let Some(formula) = equality(table, &chosen, &factors) {
                    sink.state(formula);
                }
            }
            if !advance(&mut chosen, table.len()) {
                break;
            }
        }
    }
}

/// The next choice of columns, in order.
fn advance(chosen: &mut [usize], len: usize) -> bool {
    let size = chosen.len();
    if size > len {
        return false;
    }
    for i in (0..size).rev() {
        if chosen[i] + size - i < len {
            chosen[i] += 1;
            for j in i + 1..size {
                chosen[j] = chosen[j - 1] + 1;
            }
            return true;
        }
    }
    false
}

/// Factors of the columns and of 1 whose sum is zero in every row, if there is just one way.
fn kernel(table: &Table, chosen: &[usize]) -> Option<Vec<i128>> {
    let width = chosen.len() + 1;
    let mut basis: Vec<Vec<i128>> = vec![];
    for row in 0..table.rows {
        let mut vector: Vec<i128> = chosen.iter().map(|&c| table.columns[c][row]).collect();
        vector.push(1);
        for known in &basis {
            eliminate(&mut vector, known)?;
        }
        if vector.iter().any(|&v| v != 0) {
            basis.push(vector);
            if basis.len() == width {
                return None;
            }
        }
    }
    if basis.len() + 1 != width {
        return None;
    }
    solve(&basis, width)
}

fn lead(vector: &[i128]) -> usize {
    vector.iter().position(|&v| v != 0).unwrap_or(vector.len())
}

/// Removes the leading entry of `known` from the vector.
fn eliminate(vector: &mut [i128], known: &[i128]) -> Option<()> {
    let at = lead(known);
    if vector[at] == 0 {
        return Some(());
    }
    let (a, b) = (known[at], vector[at]);
    for (v, k) in vector.iter_mut().zip(known) {
        *v = v.checked_mul(a)?.checked_sub(k.checked_mul(b)?)?;
    }
    let g = vector.iter().fold(0, |g, &v| gcd(g, v.abs()));
    if g > 1 {
        vector.iter_mut().for_each(|v| *v /= g);
    }
    Some(())
}

/// The vector that is orthogonal to all rows; there are one fewer than columns.
fn solve(basis: &[Vec<i128>], width: usize) -> Option<Vec<i128>> {
    let mut rows = basis.to_vec();
    // Each leading column only in its own row.
    for i in 0..rows.len() {
        for j in 0..rows.len() {
            if i != j {
                let known = rows[i].clone();
                eliminate(&mut rows[j], &known)?;
            }
        }
    }
    let leads: Vec<usize> = rows.iter().map(|r| lead(r)).collect();
    let free = (0..width).find(|c| !leads.contains(c))?;
    let mut factors = vec![0i128; width];
    let common = rows.iter().try_fold(1i128, |l, r| {
        let a = r[lead(r)].abs();
        l.checked_mul(a / gcd(l, a).max(1))
    })?;
    factors[free] = common;
    for row in &rows {
        let at = lead(row);
        factors[at] = row[free].checked_mul(-(common / row[at]))?;
    }
    let g = factors.iter().fold(0, |g, &v| gcd(g, v.abs()));
    if g > 1 {
        factors.iter_mut().for_each(|v| *v /= g);
    }
    Some(factors)
}

fn equality(table: &Table, chosen: &[usize], factors: &[i128]) -> Option<Formula> {
    let (constant, factors) = factors.split_last()?;
    let fits =
        factors.iter().all(|f| *f != 0 && f.unsigned_abs() <= 256) && constant.unsigned_abs() < 1 << 32;
    if !fits {
        return None;
    }
    // Positive ones on the left, the others on the right.
    let (mut left, mut right) = (Expr::ZERO, Expr::ZERO);
    for (&c, &factor) in chosen.iter().zip(factors) {
        let term = table.terms[c].clone().scaled(factor.abs());
        if factor > 0 {
            left = left.plus(term);
        } else {
            right = right.plus(term);
        }
    }
    Some(Formula::eq(left, right.plus(Expr::Const(-constant))))
}

/// Bounds of single terms: the nearest constants that the program knows, and what the runs come to if that is small.
fn bounds(known: &BTreeSet<i128>, table: &Table, claims: &mut Claims<'_>) {
    for c in (0..table.len()).filter(|&c| table.moves[c]) {
        let Some((lo, hi)) = table.range(&[(1, c)]) else { continue };
        let term = &table.terms[c];
        let mut above: Vec<i128> = known.range(hi..).take(3).copied().collect();
        let mut below: Vec<i128> = known.range(..=lo).rev().take(2).copied().collect();
        if hi - lo <= 16 {
            above.push(hi);
            below.push(lo);
        }
        above.extend(ENDS.iter().find(|e| **e >= hi));
        below.extend(ENDS.iter().rfind(|e| **e <= lo));
        for bound in above {
            if claims.is_new(&[(1, c)], bound) {
                claims.add(Formula::le(term.clone(), Expr::Const(bound)));
            }
        }
        for bound in below {
            if claims.is_new(&[(-1, c)], -bound) {
                claims.add(Formula::le(Expr::Const(bound), term.clone()));
            }
        }
    }
}

/// How far a moving term is from another one at most; also from its double, where the program doubles something.
fn differences(known: &BTreeSet<i128>, factors: &[i128], table: &Table, claims: &mut Claims<'_>) {
    for a in 0..table.len() {
        for b in (0..table.len()).filter(|&b| a != b && (table.moves[a] || table.moves[b])) {
            for &factor in factors {
                let Some((lo, hi)) = table.range(&[(factor, a), (-1, b)]) else { continue };
                let tight = if factor == 1 { hi <= 2 || known.contains(&hi) } else { hi.abs() <= 1 };
                let bound = hi.max(-1);
                let new = claims.is_new(&[(factor, a), (-1, b)], bound);
                // What is equal in all rows is said elsewhere, but of modes there are few rows, and they may be alike by chance.
                if (lo != hi || claims.mode.is_some()) && tight && new {
                    let other = table.terms[b].clone().plus(Expr::Const(bound));
                    claims.add(Formula::le(table.terms[a].clone().scaled(factor), other));
                }
                if factor != 1 && lo != hi && lo.abs() <= 1 && claims.is_new(&[(-factor, a), (1, b)], -lo) {
                    let other = table.terms[b].clone().plus(Expr::Const(lo));
                    claims.add(Formula::le(other, table.terms[a].clone().scaled(factor)));
                }
            }
        }
    }
}

/// A term that takes few values tells modes apart; what holds in one of them may hold in no other.
fn modes(context: &LoopContext<'_>, table: &Table, sink: &mut Sink) {
    let known = interesting(context);
    let factors = factors(context);
    let mut modes = 0;
    for c in (0..table.len()).filter(|&c| table.moves[c] && !counts(context, &table.terms[c])) {
        let values: BTreeSet<i128> = table.columns[c].iter().copied().collect();
        if !(2..=MODES).contains(&values.len()) || values.iter().any(|v| v.unsigned_abs() > 255) {
            continue;
        }
        modes += 1;
        if modes > MODE_TERMS {
            return;
        }
        for value in values {
            let part = table.where_is(c, |v| v == value);
            if part.rows >= FEW {
                let formula = Formula::eq(table.terms[c].clone(), Expr::Const(value));
                let mode = Some(Mode { formula, column: Some(c), whole: table });
                let mut claims = Claims { context, sink, mode, left: MOST / 2 };
                differences(&known, &factors, &part, &mut claims);
                bounds(&known, &part, &mut claims);
            }
        }
    }
}

/// A counter goes one way, if it moves: that runs show few values of it says nothing.
fn counts(context: &LoopContext<'_>, term: &Expr) -> bool {
    let steps = context.int_var(term).and_then(|v| v.steps.as_ref());
    steps.is_some_and(|s| s.iter().all(|&s| s >= 0) || s.iter().all(|&s| s <= 0))
}

/// A test of the loop against a constant tells two modes apart: going on, and being done.
fn tests(context: &LoopContext<'_>, table: &Table, sink: &mut Sink) {
    let (known, factors) = (interesting(context), factors(context));
    let mut seen: Vec<(usize, i128)> = vec![];
    for test in context.comparisons.iter().filter(|c| c.position == Position::Inside) {
        let (term, limit) = match (&test.a, &test.b, test.op) {
            (e, Expr::Const(c), CmpOp::Slt | CmpOp::Ult) => (e, *c),
            (e, Expr::Const(c), CmpOp::Sle | CmpOp::Ule) => (e, c + 1),
            (Expr::Const(c), e, CmpOp::Slt | CmpOp::Ult) => (e, c + 1),
            (Expr::Const(c), e, CmpOp::Sle | CmpOp::Ule) => (e, *c),
            _ => continue,
        };
        let Some(column) = table.terms.iter().position(|t| t == term).filter(|&c| table.moves[c]) else {
            continue;
        };
        if seen.contains(&(column, limit)) || seen.len() >= MODE_TERMS {
            continue;
        }
        seen.push((column, limit));
        let (term, limit_term) = (table.terms[column].clone(), Expr::Const(limit));
        let below = Formula::lt(term.clone(), limit_term.clone());
        let above = Formula::le(limit_term, term);
        let parts =
            [(below, table.where_is(column, |v| v < limit)), (above, table.where_is(column, |v| v >= limit))];
        for (formula, part) in parts {
            if (FEW..table.rows).contains(&part.rows) {
                let mode = Some(Mode { formula, column: Some(column), whole: table });
                let mut claims = Claims { context, sink, mode, left: MOST / 2 };
                bands(context, &part, &mut claims);
                sums(&known, &part, &mut claims);
                differences(&known, &factors, &part, &mut claims);
                bounds(&known, &part, &mut claims);
            }
        }
    }
}

/// One, and the small numbers that the program multiplies or divides by.
fn factors(context: &LoopContext<'_>) -> Vec<i128> {
    let mut all: Vec<i128> = vec![1];
    for data in context.body.insts.values() {
        if let Inst::Binary {
            op: BinOp::Mul | BinOp::UDiv | BinOp::SDiv | BinOp::Shl | BinOp::LShr, b, ..
        } = &data.inst
            && let Some(c) = context.body.as_const(*b).and_then(|c| c.to_i128())
        {
            let shifts = matches!(data.inst, Inst::Binary { op: BinOp::Shl | BinOp::LShr, .. });
            let factor = if shifts && (0..5).contains(&c) { 1 << c } else { c };
            if (2..=16).contains(&factor) && !all.contains(&factor) && all.len() < 4 {
                all.push(factor);
            }
        }
    }
    all
}

/// Sums of two moving terms against a third one, and against constants.
fn sums(known: &BTreeSet<i128>, table: &Table, claims: &mut Claims<'_>) {
    for a in (0..table.len()).filter(|&c| table.moves[c]) {
        for b in (a + 1..table.len()).filter(|&c| table.moves[c]) {
            let sum = || table.terms[a].clone().plus(table.terms[b].clone());
            if let Some((_, hi)) = table.range(&[(1, a), (1, b)])
                && let Some(&bound) = known.range(hi..).next()
                && claims.is_new(&[(1, a), (1, b)], bound)
            {
                claims.add(Formula::le(sum(), Expr::Const(bound)));
            }
            for c in (0..table.len()).filter(|&c| c != a && c != b) {
                let Some((lo, hi)) = table.range(&[(1, a), (1, b), (-1, c)]) else { continue };
                if hi.abs() <= 1
                    && (lo != hi || claims.mode.is_some())
                    && claims.is_new(&[(1, a), (1, b), (-1, c)], hi)
                {
                    claims.add(Formula::le(sum(), table.terms[c].clone().plus(Expr::Const(hi))));
                }
                if lo.abs() <= 1
                    && (lo != hi || claims.mode.is_some())
                    && claims.is_new(&[(-1, a), (-1, b), (1, c)], -lo)
                {
                    claims.add(Formula::le(table.terms[c].clone().plus(Expr::Const(lo)), sum()));
                }
            }
        }
    }
}
