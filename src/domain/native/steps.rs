//! Variables whose steps the text tells: remainders, and linear relations between two of them.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::context::memory_terms::gcd;
use crate::domain::formula::{Expr, Formula, Moment};

/// A number that steps: how far it is from its value at entry, and by how much an iteration may move it.
pub struct Stepped {
    pub moved: Expr,
    pub least: i128,
    pub most: i128,
    gcd: i128,
    /// Its value at entry is a number.
    from_constant: bool,
}

/// Relations of more variables than that are too many.
const MOST: usize = 8;
/// What runs show to go farther in an iteration is data and does not step, but for what the program knows, or the ends of a type.
const FAR: i128 = 64;
const ENDS: [i128; 4] = [127, 255, 32767, 65535];

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let all = stepped(context);
    for x in &all {
        if x.gcd > 1 {
            let formula = Formula::eq(Expr::Rem(Box::new(x.moved.clone()), x.gcd), Expr::ZERO);
            // Divisions of unknown distances are hard.
            let easy = x.from_constant || x.gcd.count_ones() == 1;
            sink.state_at(if easy { 1 } else { 3 }, formula);
        }
    }
    for (i, x) in all.iter().enumerate().take(MOST) {
        for y in all.iter().skip(i + 1).take(MOST) {
            relate(x, y, sink);
            relate(y, x, sink);
        }
    }
    for way in all.iter().take(MOST).filter_map(rounds) {
        for pointer in unseen(context).iter().take(MOST) {
            sink.state_at(2, Formula::le(way.clone(), pointer.clone()));
        }
    }
}

/// How many iterations there were, where the way tells.
fn rounds(x: &Stepped) -> Option<Expr> {
    match (x.least, x.most) {
        (1, 1) => Some(x.moved.clone()),
        (-1, -1) => Some(x.moved.clone().negated()),
        _ => None,
    }
}

/// The ways of pointers of which neither the text nor a run tells: they likely go on in each iteration.
fn unseen(context: &LoopContext<'_>) -> Vec<Expr> {
    let unknown =
        |steps: &Option<Vec<i128>>, offset: &Expr| steps.is_none() && context.samples.drift(offset).is_none();
    let pointers = context.loop_pointers().map(|v| (v.expr.offset(), &v.steps));
    let unseen = pointers.filter(|(offset, steps)| unknown(steps, offset));
    unseen.map(|(offset, _)| offset.clone().minus(context.expr_at(&offset, Moment::Entry))).collect()
}

pub fn stepped(context: &LoopContext<'_>) -> Vec<Stepped> {
    let ints = context.loop_ints().map(|v| (v.expr.clone(), &v.steps, v.drift));
    let offsets = context.loop_pointers().map(|v| (v.expr.offset(), &v.steps, None));
    let both = ints.chain(offsets);
    both.filter_map(|(expr, steps, drift)| {
        let ends = |s: &Vec<i128>| Some((*s.first()?, *s.last()?));
        let seen =
            || context.samples.drift(&expr).filter(|&(a, b)| is_step(context, a) && is_step(context, b));
        let (least, most) = steps.as_ref().and_then(ends).or(drift).or_else(seen)?;
        let gcd = steps.iter().flatten().fold(0, |g, &s| gcd(g, s.abs()));
        let entry = context.expr_at(&expr, Moment::Entry);
        let from_constant = matches!(entry, Expr::Const(_));
        let moved = expr.clone().minus(entry);
        Some(Stepped { moved, least, most, gcd, from_constant })
    })
    .collect()
}

fn is_step(context: &LoopContext<'_>, way: i128) -> bool {
    let near = |&known: &i128| (known.abs() - way.abs()).abs() <= 1;
    way.abs() <= FAR || ENDS.iter().chain(&context.constants).any(near)
}

/// In n iterations x moves by n * least up to n * most, and so does y by its own.
fn relate(x: &Stepped, y: &Stepped, sink: &mut Sink) {
    // How far x went, upwards, tells how many iterations there were.
    let (way, least, most) = match (x.least > 0, x.most < 0) {
        (true, _) => (x.moved.clone(), x.least, x.most),
        (_, true) => (x.moved.clone().negated(), -x.most, -x.least),
        _ => return,
    };
    if least == most && y.least == y.most {
        let d = gcd(least, y.least.abs()).max(1);
        sink.state(Formula::eq(way.scaled(y.least / d), y.moved.clone().scaled(least / d)));
        return;
    }
    // At most way / least iterations, and at least way / most.
    let above = if y.most >= 0 { least } else { most };
    let below = if y.least >= 0 { most } else { least };
    let scaled = |bound: i128, by: i128| {
        let d = gcd(by, bound.abs()).max(1);
        (way.clone().scaled(bound / d), y.moved.clone().scaled(by / d))
    };
    let (limit, moved) = scaled(y.most, above);
    sink.state(Formula::le(moved, limit));
    let (limit, moved) = scaled(y.least, below);
    sink.state(Formula::le(limit, moved));
}
