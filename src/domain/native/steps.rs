//! Variables whose steps the text tells: remainders, and linear relations between two of them.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment};

/// A number that steps: how far it is from its value at entry, and by how much an iteration may move it.
struct Stepped {
    moved: Expr,
    least: i128,
    most: i128,
    gcd: i128,
}

/// Relations of more variables than that are too many.
const MOST: usize = 8;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let all = stepped(context);
    for x in &all {
        if x.gcd > 1 {
            sink.state(Formula::eq(Expr::Rem(Box::new(x.moved.clone()), x.gcd), Expr::ZERO));
        }
    }
    for (i, x) in all.iter().enumerate().take(MOST) {
        for y in all.iter().skip(i + 1).take(MOST) {
            relate(x, y, sink);
            relate(y, x, sink);
        }
    }
}

fn stepped(context: &LoopContext<'_>) -> Vec<Stepped> {
    let ints = context.loop_ints().map(|v| (v.expr.clone(), &v.steps, v.drift));
    let offsets = context.loop_pointers().map(|v| (v.expr.offset(), &v.steps, None));
    let both = ints.chain(offsets);
    both.filter_map(|(expr, steps, drift)| {
        let ends = |s: &Vec<i128>| Some((*s.first()?, *s.last()?));
        let (least, most) = steps.as_ref().and_then(ends).or(drift)?;
        let gcd = steps.iter().flatten().fold(0, |g, &s| gcd(g, s.abs()));
        let moved = expr.clone().minus(context.expr_at(&expr, Moment::Entry));
        Some(Stepped { moved, least, most, gcd })
    })
    .collect()
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// In n iterations x moves by n * c exactly and y by n * least up to n * most.
fn relate(x: &Stepped, y: &Stepped, sink: &mut Sink) {
    if x.least != x.most || x.least == 0 {
        return;
    }
    let g = |s: i128| gcd(x.least.abs(), s.abs()).max(1);
    let scaled = |e: &Expr, by: i128| e.clone().scaled(by);
    if y.least == y.most {
        let d = g(y.least);
        sink.state(Formula::eq(scaled(&x.moved, y.least / d), scaled(&y.moved, x.least / d)));
        return;
    }
    for (bound, lower) in [(y.least, true), (y.most, false)] {
        let d = g(bound);
        // n * bound * |c| against the way of y times |c|.
        let n = scaled(&x.moved, x.least.signum() * bound / d);
        let way = scaled(&y.moved, x.least.abs() / d);
        sink.state(if lower { Formula::le(n, way) } else { Formula::le(way, n) });
    }
}
