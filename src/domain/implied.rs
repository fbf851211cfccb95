//! Which facts follow from the others, for people: what is shown of a loop says each thing once.
//!
//! Comparisons are read as linear ones over terms that are not looked into. One follows if it is a weaker form of another,
//! or of the sum of two others. Nothing rests on this but how much is printed, and what is tried first.

use super::formula::{CmpKind, Expr, Formula, Moment, PtrExpr};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// `sum of coefficient * term + constant <= 0`
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Linear {
    terms: BTreeMap<Expr, i128>,
    constant: i128,
}

/// Sums with more terms are not looked at.
const MOST_TERMS: usize = 6;
/// Facts beyond this number are all kept.
const MOST_FACTS: usize = 200;

impl Linear {
    /// None: numbers get too large.
    fn add(&mut self, e: &Expr, by: i128) -> Option<()> {
        match e {
            Expr::Const(c) => self.constant = self.constant.checked_add(c.checked_mul(by)?)?,
            Expr::Add(a, b) => {
                self.add(a, by)?;
                self.add(b, by)?;
            }
            Expr::Sub(a, b) => {
                self.add(a, by)?;
                self.add(b, by.checked_neg()?)?;
            }
            Expr::Neg(a) => self.add(a, by.checked_neg()?)?,
            Expr::Mul(a, b) => match (&**a, &**b) {
                (e, Expr::Const(c)) | (Expr::Const(c), e) => self.add(e, by.checked_mul(*c)?)?,
                _ => self.add_term(e, by)?,
            },
            other => self.add_term(other, by)?,
        }
        Some(())
    }

    fn add_term(&mut self, e: &Expr, by: i128) -> Option<()> {
        let slot = self.terms.entry(e.clone()).or_default();
        *slot = slot.checked_add(by)?;
        if *slot == 0 {
            self.terms.remove(e);
        }
        Some(())
    }

    /// `a - b + more <= 0`
    fn difference(a: &Expr, b: &Expr, more: i128) -> Option<Linear> {
        let mut all = Linear { constant: more, ..Linear::default() };
        all.add(a, 1)?;
        all.add(b, -1)?;
        (all.terms.len() <= MOST_TERMS).then_some(all)
    }

    fn plus(&self, other: &Linear) -> Option<Linear> {
        let mut all = self.clone();
        all.constant = all.constant.checked_add(other.constant)?;
        for (e, by) in &other.terms {
            all.add_term(e, *by)?;
        }
        Some(all)
    }

    /// Is the other one weaker?
    fn gives(&self, other: &Linear) -> bool {
        self.terms == other.terms && other.constant <= self.constant
    }
}

/// What a fact says in linear terms; equalities say two things.
fn linear(fact: &Formula) -> Vec<Linear> {
    let lines = match fact {
        Formula::Cmp(CmpKind::Le, a, b) => vec![Linear::difference(a, b, 0)],
        Formula::Cmp(CmpKind::Lt, a, b) => vec![Linear::difference(a, b, 1)],
        Formula::Cmp(CmpKind::Eq, a, b) => vec![Linear::difference(a, b, 0), Linear::difference(b, a, 0)],
        Formula::Valid { ptr, at } => {
            let size = Expr::Size { ptr: ptr.clone(), at: *at };
            vec![
                Linear::difference(&Expr::ZERO, &ptr.offset(), 0),
                Linear::difference(&ptr.offset(), &size, 0),
            ]
        }
        Formula::Terminated { ptr, at } => {
            let size = Expr::Size { ptr: ptr.clone(), at: *at };
            let length = Expr::Length { ptr: ptr.clone(), at: *at };
            vec![Linear::difference(&length.plus(ptr.offset()), &size, 1)]
        }
        _ => vec![],
    };
    lines.into_iter().flatten().collect()
}

/// What terms are by their nature: never negative.
fn natural(line: &Linear) -> Vec<Linear> {
    let counts = |e: &Expr| match e {
        Expr::Int { signed, .. } | Expr::Load { signed, .. } => !signed,
        Expr::Size { .. } | Expr::Length { .. } => true,
        _ => false,
    };
    let terms = line.terms.keys().filter(|e| counts(e));
    terms.filter_map(|e| Linear::difference(&Expr::ZERO, e, 0)).collect()
}

fn follows_linear(line: &Linear, known: &[Linear]) -> bool {
    if line.terms.is_empty() {
        return line.constant <= 0;
    }
    let mut all = known.to_vec();
    all.extend(natural(line));
    all.iter().any(|one| one.gives(line))
        || all.iter().any(|one| all.iter().any(|two| one.plus(two).is_some_and(|sum| sum.gives(line))))
}

fn follows(fact: &Formula, others: &[&Formula], known: &[Linear]) -> bool {
    if others.contains(&fact) {
        return true;
    }
    match fact {
        Formula::Cmp(CmpKind::Ne, a, b) => {
            let apart = [Linear::difference(a, b, 1), Linear::difference(b, a, 1)];
            apart.iter().flatten().any(|line| follows_linear(line, known))
        }
        Formula::Cmp(..) => {
            let lines = linear(fact);
            !lines.is_empty() && lines.iter().all(|line| follows_linear(line, known))
        }
        Formula::And(all) => all.iter().all(|f| follows(f, others, known)),
        Formula::Or(all) => all.iter().any(|f| follows(f, others, known)),
        Formula::Implies(a, b) => is_false(a, known) || follows(b, others, known),
        // A pointer into a live object is not NULL.
        Formula::Not(inner) => match &**inner {
            Formula::And(parts) => matches!(parts.first(), Some(Formula::SameObject(PtrExpr::Null, p))
                if others.iter().any(|o| matches!(o, Formula::Valid { ptr, at: Moment::Now } if same_object(ptr, p)))),
            other => is_false(other, known),
        },
        Formula::True => true,
        Formula::False
        | Formula::Valid { .. }
        | Formula::SameObject(..)
        | Formula::Heap(_)
        | Formula::Terminated { .. }
        | Formula::Distinct { .. }
        | Formula::Forall { .. } => false,
    }
}

fn same_object(a: &PtrExpr, b: &PtrExpr) -> bool {
    fn base(p: &PtrExpr) -> &PtrExpr {
        match p {
            PtrExpr::Field(inner, _) => base(inner),
            other => other,
        }
    }
    base(a) == base(b)
}

fn is_false(fact: &Formula, known: &[Linear]) -> bool {
    let negated = match fact {
        Formula::Cmp(CmpKind::Le, a, b) => Linear::difference(b, a, 1),
        Formula::Cmp(CmpKind::Lt, a, b) => Linear::difference(b, a, 0),
        _ => None,
    };
    negated.is_some_and(|line| follows_linear(&line, known))
}

/// The strongest kinds first.
fn rank(fact: &Formula) -> u32 {
    match fact {
        Formula::Cmp(CmpKind::Eq, ..) | Formula::SameObject(..) | Formula::Heap(_) => 0,
        Formula::Forall { .. }
        | Formula::Distinct { .. }
        | Formula::Terminated { .. }
        | Formula::Valid { .. } => 1,
        Formula::Cmp(..) => 2,
        Formula::True
        | Formula::False
        | Formula::And(_)
        | Formula::Or(_)
        | Formula::Not(_)
        | Formula::Implies(..) => 3,
    }
}

/// The numbers of those that the others do not imply, the strongest first.
pub fn essential(facts: &[&Formula]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..facts.len()).collect();
    order.sort_by_key(|&i| (rank(facts[i]), facts[i].mentioned().values.len(), i));
    if facts.len() > MOST_FACTS {
        return order;
    }
    let mut kept = order.clone();
    for &one in order.iter().rev() {
        let others: Vec<&Formula> = kept.iter().filter(|&&i| i != one).map(|&i| facts[i]).collect();
        let known: Vec<Linear> = others.iter().flat_map(|f| linear(f)).collect();
        if follows(facts[one], &others, &known) {
            kept.retain(|&i| i != one);
        }
    }
    kept
}

/// What a line compares, and under which premise.
type Subject<'f> = (Option<&'f Formula>, BTreeMap<Expr, i128>);

/// For each fact the numbers of those that imply it on their own, by comparing the same terms. Of two that say the same the
/// first is the stronger one. None: a fact that is not looked at.
pub fn stronger(facts: &[Option<&Formula>]) -> Vec<Vec<usize>> {
    let mut sources: FxHashMap<Subject<'_>, Vec<(i128, usize)>> = FxHashMap::default();
    for (i, fact) in facts.iter().enumerate() {
        let Some((premise, body)) = fact.map(parts) else { continue };
        for line in linear(body) {
            sources.entry((premise, line.terms)).or_default().push((line.constant, i));
        }
    }
    let giving = |premise: Option<&Formula>, line: &Linear, i: usize| -> Vec<usize> {
        let all = sources.get(&(premise, line.terms.clone())).into_iter().flatten();
        let stronger = all.filter(|&&(constant, j)| {
            constant > line.constant || constant == line.constant && (j < i || is_equality(facts[j]))
        });
        stronger.map(|&(_, j)| j).filter(|&j| j != i).collect()
    };
    let of = |(i, fact): (usize, &Option<&Formula>)| {
        let Some((premise, body)) = fact.map(parts) else { return vec![] };
        let lines: Vec<Linear> = match body {
            Formula::Cmp(CmpKind::Le | CmpKind::Lt, ..) => linear(body),
            Formula::Cmp(CmpKind::Ne, a, b) => {
                [Linear::difference(a, b, 1), Linear::difference(b, a, 1)].into_iter().flatten().collect()
            }
            _ => vec![],
        };
        let mut all: Vec<usize> = vec![];
        for line in &lines {
            all.extend(giving(None, line, i));
            if premise.is_some() {
                all.extend(giving(premise, line, i));
            }
        }
        all
    };
    facts.iter().enumerate().map(of).collect()
}

/// What is said, and under which premise.
fn parts(fact: &Formula) -> (Option<&Formula>, &Formula) {
    match fact {
        Formula::Implies(premise, body) => (Some(premise), body),
        body => (None, body),
    }
}

fn is_equality(fact: Option<&Formula>) -> bool {
    matches!(fact, Some(Formula::Cmp(CmpKind::Eq, ..)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Value;

    fn var(n: u32) -> Expr {
        Expr::now(Value::from_u32(n), true)
    }

    fn kept(facts: &[Formula]) -> Vec<usize> {
        essential(&facts.iter().collect::<Vec<_>>())
    }

    #[test]
    fn weaker_bounds_go() {
        let (i, n) = (var(1), var(2));
        let facts = [
            Formula::le(i.clone(), n.clone().plus(Expr::Const(1))),
            Formula::le(i.clone(), n.clone()),
            Formula::le(n.clone(), Expr::Const(16)),
            Formula::le(i.clone(), Expr::Const(16)),
            Formula::le(i.clone(), Expr::Const(15)),
        ];
        assert_eq!(kept(&facts), [2, 4, 1]);
    }

    #[test]
    fn equalities_stay_and_give_both_orders() {
        let (i, n) = (var(1), var(2));
        let facts = [
            Formula::le(i.clone(), n.clone()),
            Formula::eq(i.clone(), n.clone()),
            Formula::le(n.clone(), i.clone()),
            Formula::Implies(
                Box::new(Formula::lt(i.clone(), n.clone())),
                Box::new(Formula::le(n, Expr::Const(3))),
            ),
        ];
        assert_eq!(kept(&facts), [1]);
    }

    #[test]
    fn stronger_ones_compare_the_same_terms() {
        let (i, n) = (var(1), var(2));
        let if_n =
            |body: Formula| Formula::Implies(Box::new(Formula::lt(Expr::ZERO, n.clone())), Box::new(body));
        let facts = [
            Formula::le(i.clone(), Expr::Const(7)),
            Formula::le(i.clone(), Expr::Const(3)),
            Formula::le(i.clone(), n.clone()),
            Formula::eq(i.clone(), n.clone()),
            Formula::lt(i.clone(), Expr::Const(4)),
            if_n(Formula::le(i.clone(), Expr::Const(5))),
            if_n(Formula::le(i.clone(), Expr::Const(1))),
            Formula::ne(i.clone(), Expr::Const(9)),
            Formula::le(Expr::ZERO, i.clone()),
        ];
        let facts: Vec<Option<&Formula>> = facts.iter().map(Some).collect();
        let expected: [&[usize]; 9] = [&[1, 4], &[], &[3], &[], &[1], &[1, 4, 6], &[], &[0, 1, 4], &[]];
        assert_eq!(stronger(&facts), expected);
    }

    #[test]
    fn two_that_say_the_same_leave_one() {
        let fact = Formula::le(Expr::ZERO, var(1));
        assert_eq!(kept(&[fact.clone(), fact]).len(), 1);
    }
}
