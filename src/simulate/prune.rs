//! Claims about all elements of an array are dear: of those that differ in a constant only, the tightest
//! are kept, and the loosest, which survive where the tight ones are true of the runs alone. So are the ends of the types that
//! elements may come from.

use crate::domain::{Candidate, CmpKind, Expr, Formula};

/// Bounds of one kind that are kept from either end.
const KEPT: usize = 2;
/// The greatest numbers of narrow types, and how loose the least ones are as lower bounds.
const ENDS: [i128; 6] = [127, 128, 255, 32767, 32768, 65535];

/// A claim without its constant, and how loose it is.
struct Family {
    key: (bool, Expr, Expr, Expr),
    looseness: i128,
}

pub fn keep_ends(candidates: &mut Vec<Candidate>) {
    let families: Vec<Option<Family>> = candidates.iter().map(|c| family(&c.formula)).collect();
    let mut index = 0;
    candidates.retain(|_| {
        let one = &families[index];
        index += 1;
        let Some(one) = one else { return true };
        let others = || families.iter().flatten().filter(|f| f.key == one.key);
        let tighter = others().filter(|f| f.looseness < one.looseness);
        let looser = others().filter(|f| f.looseness > one.looseness);
        tighter.count() < KEPT || looser.count() < KEPT || ENDS.contains(&one.looseness)
    });
}

fn family(formula: &Formula) -> Option<Family> {
    let Formula::Forall { lo, hi, body, .. } = formula else { return None };
    let Formula::Cmp(kind, a, b) = &**body else { return None };
    let strict = i128::from(*kind == CmpKind::Lt);
    if !matches!(kind, CmpKind::Le | CmpKind::Lt) {
        return None;
    }
    match (a, b) {
        (element, Expr::Const(c)) => {
            let key = (true, lo.clone(), hi.clone(), element.clone());
            Some(Family { key, looseness: c - strict })
        }
        (Expr::Const(c), element) => {
            let key = (false, lo.clone(), hi.clone(), element.clone());
            Some(Family { key, looseness: -(c + strict) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{BoundVar, Kind};

    fn bound(c: i128) -> Candidate {
        let element = Expr::Bound(BoundVar(0)); // any term will do
        let body = Box::new(Formula::le(element, Expr::Const(c)));
        let formula = Formula::Forall { var: BoundVar(0), lo: Expr::ZERO, hi: Expr::Const(8), body };
        Candidate { formula, kind: Kind::State, domain: "test".into(), tier: 3, order: None }
    }

    #[test]
    fn the_bounds_between_go() {
        let mut all = vec![bound(9), bound(3), bound(100), bound(8), bound(5)];
        keep_ends(&mut all);
        assert_eq!(all, [bound(9), bound(3), bound(100), bound(5)]);
    }
}
