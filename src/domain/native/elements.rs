//! Bounds of all elements of an array that the loop writes: the whole of it, as far as the loop has come, or as far as it will; and what
//! the members of each of its structures have to do with each other.

use super::array_contents::linear;
use crate::domain::candidate::Sink;
use crate::domain::context::{Access, Array, IntVar, LoopContext};
use crate::domain::formula::{BoundVar, Expr, Formula};
use std::collections::BTreeSet;

const K: BoundVar = BoundVar(0);
/// Bounds and ranges of one array.
const BOUNDS: usize = 8;
const ENDS: usize = 4;
const LIMITS: usize = 2;
/// Pairs of members in one loop.
const PAIRS: usize = 8;

const WIDE: [i128; 2] = [1 << 16, 1 << 24];
/// What a counter of elements moves by in one iteration, at most.
const STEP: i128 = 4;

/// How many elements lie in the object.
pub(super) fn count(array: &Array) -> Expr {
    if let Some(length) = array.length {
        return Expr::Const(length);
    }
    let rest = array.stride - array.shift - i128::from(array.bytes);
    let room = array.base.size().minus(array.base.offset()).plus(Expr::Const(rest));
    if array.stride == 1 { room } else { Expr::Div(Box::new(room), array.stride) }
}

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let counters: Vec<Expr> = counters(context).take(ENDS).collect();
    let all = |hi: &Expr, body: Formula| Formula::Forall {
        var: K,
        lo: Expr::ZERO,
        hi: hi.clone(),
        body: Box::new(body),
    };
    let arrays = context.arrays();
    for (a, b) in members(context) {
        for hi in &counters {
            related(context, &a, &b).into_iter().for_each(|body| sink.state(all(hi, body)));
        }
        in_order(&a, &b).into_iter().for_each(|body| sink.state(all(&count(&a), body)));
    }
    let limits = limits(context, &counters);
    for array in &arrays {
        let mut ends = vec![count(array)];
        ends.extend(counters.iter().cloned());
        ends.extend(limits.iter().filter(|_| is_reworked(context, array)).cloned());
        ends.extend(ahead(context, array, &counters));
        for hi in &ends {
            facts(context, array).into_iter().for_each(|body| sink.state(all(hi, body)));
        }
        if is_reworked(context, array) {
            totals(array, &counters).into_iter().for_each(|body| sink.state(all(&count(array), body)));
        }
    }
    for array in context.numbers_in_pools() {
        facts(context, &array).into_iter().for_each(|body| sink.state(all(&count(&array), body)));
    }
}

/// How far it will come, or the loop around it: what a counter, or something else that stays, is compared with and the loop leaves alone.
fn limits(context: &LoopContext<'_>, counters: &[Expr]) -> Vec<Expr> {
    let compared = |n: &Expr, with: &dyn Fn(&Expr) -> bool| {
        let sides = |a: &Expr, b: &Expr| is_same(b, n) && with(a);
        context.comparisons.iter().any(|c| sides(&c.a, &c.b) || sides(&c.b, &c.a))
    };
    let counts = |e: &Expr| counters.iter().any(|c| is_same(c, e));
    let varies = |e: &Expr| !matches!(e, Expr::Const(_));
    let still = || context.ints.iter().filter(|v| !v.written && v.width > 8).map(|v| &v.expr);
    let near = still().filter(|n| compared(n, &counts));
    let around = still().filter(|n| compared(n, &varies) && !compared(n, &counts));
    near.chain(around).take(LIMITS).cloned().collect()
}

/// The same variable, whichever way its sign is read.
fn is_same(a: &Expr, b: &Expr) -> bool {
    match (a, b) {
        (Expr::Int { value: x, at: s, .. }, Expr::Int { value: y, at: t, .. }) => (x, s) == (y, t),
        _ => a == b,
    }
}

/// What the loop reads and writes was filled before, perhaps not to its end.
fn is_reworked(context: &LoopContext<'_>, array: &Array) -> bool {
    let place = |a: &Array| (a.base.clone(), a.stride, a.bytes);
    let is_own = |a: &Access| context.array_of(a).is_some_and(|b| place(&b) == place(array));
    let own = context.accesses.iter().chain(&context.cells).filter(|a| is_own(a));
    let writes: Vec<bool> = own.map(|a| a.write).collect();
    writes.contains(&true) && writes.contains(&false)
}

/// Where the loop writes in front of a counter, as `sum[i + 1] = sum[i] + v[i]` does, it has come further than that.
fn ahead(context: &LoopContext<'_>, array: &Array, counters: &[Expr]) -> Option<Expr> {
    let writes = context.accesses.iter().filter(|a| a.write && context.array_of(a).as_ref() == Some(array));
    let start = |a: &Access| a.member.map_or(0, |m| m.start) + array.shift;
    let mut further = writes.filter_map(|a| {
        counters.iter().find_map(|counter| {
            let (stride, at) = linear(&a.offset, counter)?;
            let way = (at - start(a)) / array.stride;
            (stride == array.stride && way > 0).then(|| counter.clone().plus(Expr::Const(way)))
        })
    });
    further.next_back()
}

/// How far the loop has come: what moves by little, up, or up and down as the top of a stack does.
pub(super) fn counters(context: &LoopContext<'_>) -> impl Iterator<Item = Expr> {
    let near = |v: &&IntVar| {
        let steps = v.steps.as_ref().and_then(|s| Some((*s.first()?, *s.last()?)));
        let moves = steps.or(v.drift).or(context.samples.drift(&v.expr));
        v.width > 8 && moves.is_some_and(|(least, most)| -STEP <= least && (1..=STEP).contains(&most))
    };
    context.loop_ints().filter(near).map(|v| v.expr.clone())
}

/// Two members of the structures of an array, of which the loop writes one at least.
fn members(context: &LoopContext<'_>) -> Vec<(Array, Array)> {
    let mut all = context.number_arrays();
    let pools = context.numbers_in_pools().into_iter().map(|a| (a, true));
    all.extend(pools.filter(|(a, _)| !context.arrays().contains(a)));
    let mut pairs = vec![];
    for (i, (a, first)) in all.iter().enumerate() {
        for (b, second) in &all[i + 1..] {
            if a.base == b.base && a.stride == b.stride && a.shift != b.shift && (*first || *second) {
                pairs.push((a.clone(), b.clone()));
            }
        }
    }
    pairs.truncate(PAIRS);
    pairs
}

fn in_order(a: &Array, b: &Array) -> [Formula; 2] {
    let (x, y) = (a.element(Expr::Bound(K)), b.element(Expr::Bound(K)));
    [Formula::le(x.clone(), y.clone()), Formula::le(y, x)]
}

/// Two members of the same structure: in order, or a start and a length that end before something.
fn related(context: &LoopContext<'_>, a: &Array, b: &Array) -> Vec<Formula> {
    let mut all = in_order(a, b).to_vec();
    let sum = a.element(Expr::Bound(K)).plus(b.element(Expr::Bound(K)));
    for var in context.ints.iter().filter(|v| v.width >= 16).take(2 * ENDS) {
        all.push(Formula::le(sum.clone(), var.expr.clone()));
    }
    all
}

/// What is added to an element in one iteration is far from what its type holds: `total[kind] += amount`.
fn totals(array: &Array, counters: &[Expr]) -> Vec<Formula> {
    let (load, mut all) = (array.element(Expr::Bound(K)), vec![]);
    for counter in counters.iter().take(LIMITS).filter(|_| array.bytes >= 4) {
        let most = counter.clone().scaled(step(array));
        if array.signed {
            all.push(Formula::le(most.clone().negated(), load.clone()));
        }
        all.push(Formula::le(load.clone(), most));
    }
    all
}

/// What a sum grows by, at most, where a thousand and more of them fit the type.
fn step(array: &Array) -> i128 {
    if array.bytes == 8 { 1 << 32 } else { 1 << 16 }
}

fn facts(context: &LoopContext<'_>, array: &Array) -> Vec<Formula> {
    let mut bounds: BTreeSet<i128> = BTreeSet::new();
    let same = |a: &&Access| a.write && context.array_of(a).as_ref() == Some(array);
    let written = context.accesses.iter().chain(&context.cells).filter(same).map(|a| a.range);
    let members = context.members.iter().filter(|m| m.write && context.pools_of(m).contains(array));
    let ranges: Vec<_> = written.chain(members.map(|m| m.range)).collect();
    bounds.extend(ranges.iter().flatten().flat_map(|r| [r.0, r.1]));
    let ranged = !ranges.is_empty() && ranges.iter().all(Option::is_some);
    bounds.extend(context.samples.extremes(array).iter().flat_map(|e| [e.0, e.1]));
    let hull = (bounds.first().copied(), bounds.last().copied());
    let typical = |c: &i128| (-1..1 << 32).contains(c);
    bounds.extend(context.constants.iter().copied().filter(typical).take(BOUNDS));
    // Where the text tells the range of all that is stored, nothing beyond it and what lay there before is of use.
    if let (true, (Some(least), Some(most))) = (ranged, hull) {
        bounds.retain(|b| (least..=most).contains(b));
    } else if array.bytes >= 4 {
        // Numbers that are added up or multiplied before they are stored stay far from overflow.
        bounds.extend(WIDE.iter().flat_map(|&w| if array.signed { vec![-w, w - 1] } else { vec![w - 1] }));
    }
    let load = array.element(Expr::Bound(K));
    let mut all = if array.signed { vec![Formula::le(Expr::ZERO, load.clone())] } else { vec![] };
    // What the type says is no news.
    let half = 1i128 << (8 * array.bytes.clamp(1, 8) - 1);
    let (least, most) = if array.signed { (-half, half - 1) } else { (0, 2 * half - 1) };
    for bound in bounds.into_iter().filter(|b| (least..most).contains(b)) {
        all.push(Formula::le(load.clone(), Expr::Const(bound)));
        if bound > 0 {
            // An index is below what it is compared with.
            if bound < WIDE[0] {
                all.push(Formula::lt(load.clone(), Expr::Const(bound)));
            }
        } else if bound > least {
            all.push(Formula::le(Expr::Const(bound), load.clone()));
        }
    }
    // Running sums.
    if array.bytes >= 4 {
        let step = step(array);
        let most = Expr::Bound(K).scaled(step).plus(Expr::Const(step));
        if array.signed {
            let least = Expr::Bound(K).scaled(-step).plus(Expr::Const(-step));
            all.push(Formula::le(least, load.clone()));
        }
        all.push(Formula::le(load.clone(), most));
    }
    // Indices into something whose length is a variable.
    for var in context.ints.iter().filter(|v| v.width >= 16).take(ENDS) {
        all.push(Formula::lt(load.clone(), var.expr.clone()));
        all.push(Formula::le(load.clone(), var.expr.clone()));
    }
    all
}
