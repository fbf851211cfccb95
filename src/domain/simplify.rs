//! Folds what is decided by constants and by the ranges of unsigned reads, and brings equal facts into one form.

use super::formula::{CmpKind, Expr, Formula, PtrExpr};

/// An equivalent formula; `True` or `False` where that is plain to see. Junctions are flat, without repetition.
pub fn simplify(formula: Formula) -> Formula {
    match formula {
        Formula::Cmp(kind, a, b) => compare(kind, a, b),
        Formula::And(parts) => junction(parts, Formula::False, Formula::True, Formula::And),
        Formula::Or(parts) => junction(parts, Formula::True, Formula::False, Formula::Or),
        Formula::Not(inner) => negate(simplify(*inner)),
        Formula::Implies(a, b) => match (simplify(*a), simplify(*b)) {
            (Formula::False, _) | (_, Formula::True) => Formula::True,
            (Formula::True, b) => b,
            (a, Formula::False) => negate(a),
            (a, b) if a == b => Formula::True,
            (a, b) => Formula::Implies(Box::new(a), Box::new(b)),
        },
        // Globals live as long as the program.
        Formula::Valid { ptr: PtrExpr::Global(_), .. } => Formula::True,
        Formula::SameObject(a, b) if a == b => Formula::True,
        Formula::SameObject(a, b) if b < a => Formula::SameObject(b, a),
        Formula::Forall { var, lo, hi, body } => match simplify(*body) {
            Formula::True => Formula::True,
            _ if lo == hi => Formula::True,
            body => Formula::Forall { var, lo, hi, body: Box::new(body) },
        },
        Formula::True
        | Formula::False
        | Formula::Valid { .. }
        | Formula::SameObject(..)
        | Formula::Heap(_)
        | Formula::Distinct { .. }
        | Formula::Terminated { .. } => formula,
    }
}

fn junction(parts: Vec<Formula>, ends: Formula, unit: Formula, join: fn(Vec<Formula>) -> Formula) -> Formula {
    let mut flat: Vec<Formula> = vec![];
    for part in parts.into_iter().map(simplify) {
        let inner = match (&ends, part) {
            (Formula::False, Formula::And(inner)) | (Formula::True, Formula::Or(inner)) => inner,
            (_, part) => vec![part],
        };
        for part in inner {
            if part == ends {
                return ends;
            }
            if part != unit && !flat.contains(&part) {
                flat.push(part);
            }
        }
    }
    match flat.len() {
        0 => unit,
        1 => flat.remove(0),
        _ => join(flat),
    }
}

fn negate(formula: Formula) -> Formula {
    match formula {
        Formula::True => Formula::False,
        Formula::False => Formula::True,
        Formula::Not(inner) => *inner,
        Formula::Cmp(CmpKind::Eq, a, b) => compare(CmpKind::Ne, a, b),
        Formula::Cmp(CmpKind::Ne, a, b) => compare(CmpKind::Eq, a, b),
        Formula::Cmp(CmpKind::Lt, a, b) => compare(CmpKind::Le, b, a),
        Formula::Cmp(CmpKind::Le, a, b) => compare(CmpKind::Lt, b, a),
        other => Formula::Not(Box::new(other)),
    }
}

/// Sums have one order, with places in memory at the front and constants at the end.
fn ordered(e: Expr) -> Expr {
    let rank = |e: &Expr| match e {
        Expr::Offset(_) => 0,
        Expr::Const(_) => 2,
        _ => 1,
    };
    match e {
        Expr::Add(a, b) if (rank(&b), &b) < (rank(&a), &a) => Expr::Add(b, a),
        e => e,
    }
}

fn compare(kind: CmpKind, a: Expr, b: Expr) -> Formula {
    let (a, b) = (ordered(a), ordered(b));
    let truth = |holds: bool| if holds { Formula::True } else { Formula::False };
    if a == b {
        return truth(matches!(kind, CmpKind::Eq | CmpKind::Le));
    }
    match (least(&a), most(&a), least(&b), most(&b)) {
        (Some(al), Some(ah), Some(bl), Some(bh)) if al == ah && bl == bh => {
            return truth(match kind {
                CmpKind::Eq => al == bl,
                CmpKind::Ne => al != bl,
                CmpKind::Lt => al < bl,
                CmpKind::Le => al <= bl,
            });
        }
        (_, Some(ah), Some(bl), _) if kind == CmpKind::Le && ah <= bl => return Formula::True,
        (_, Some(ah), Some(bl), _) if kind == CmpKind::Lt && ah < bl => return Formula::True,
        _ => {}
    }
    match (kind, a, b) {
        // One form for strict comparisons with a constant, and for the two symmetric relations.
        (CmpKind::Lt, Expr::Const(c), b) if c < i128::MAX => compare(CmpKind::Le, Expr::Const(c + 1), b),
        (CmpKind::Lt, a, Expr::Const(c)) if c > i128::MIN => compare(CmpKind::Le, a, Expr::Const(c - 1)),
        (CmpKind::Eq | CmpKind::Ne, a, b) if matches!(a, Expr::Const(_)) || b < a && !is_const(&b) => {
            Formula::Cmp(kind, b, a)
        }
        (kind, a, b) => Formula::Cmp(kind, a, b),
    }
}

fn is_const(e: &Expr) -> bool {
    matches!(e, Expr::Const(_))
}

/// A lower bound that holds in every state.
fn least(e: &Expr) -> Option<i128> {
    match e {
        Expr::Const(c) => Some(*c),
        Expr::Int { signed: false, .. }
        | Expr::Load { signed: false, .. }
        | Expr::Wrap { signed: false, .. }
        | Expr::Size { .. } => Some(0),
        Expr::Int { .. }
        | Expr::Load { .. }
        | Expr::Wrap { .. }
        | Expr::Length { .. }
        | Expr::Bound(_)
        | Expr::Add(..)
        | Expr::Sub(..)
        | Expr::Neg(_)
        | Expr::Mul(..)
        | Expr::Div(..)
        | Expr::Rem(..)
        | Expr::Min(_)
        | Expr::Max(_)
        | Expr::Offset(_) => None,
    }
}

/// An upper bound that holds in every state.
fn most(e: &Expr) -> Option<i128> {
    match e {
        Expr::Const(c) => Some(*c),
        Expr::Load { signed: false, bytes, .. } if *bytes < 16 => Some((1 << (bytes * 8)) - 1),
        Expr::Wrap { signed: false, width, .. } if *width < 127 => Some((1 << width) - 1),
        _ => None,
    }
}
