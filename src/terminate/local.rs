//! A loop by itself: what its iterations compute, with whatever was computed before it taken to be any number.
//!
//! An argument that holds whatever the loop was entered with needs none of the program in front of it, and the solver is
//! asked about the loop alone. What is left out is left open: there are only more iterations to be covered.

use crate::encode::{Encoding, Measure, Turn};
use crate::term::{Op, Pool, Term, VarId};
use rustc_hash::{FxHashMap, FxHashSet};

/// How deep terms from before the loop are kept, seen from where the loop uses them.
const KEPT: u32 = 4;

/// A loop without what came before.
pub struct Alone {
    /// The same iteration, over what the loop itself made; only `bare` and the measures.
    pub turn: Turn,
    /// What is known of the variables in it.
    pub facts: Vec<Term>,
}

pub fn alone(encoding: &mut Encoding, turn: &Turn) -> Alone {
    let mut cut = Cut { since: turn.since, memo: FxHashMap::default() };
    let mut roots = vec![turn.bare];
    roots.extend(turn.measures.iter().flat_map(|m| [m.now, m.next, m.valid]));
    let images = cut.images(&mut encoding.pool, &roots);
    let measures = turn.measures.iter().zip(images[1..].chunks(3));
    let measures =
        measures.map(|(m, i)| Measure { now: i[0], next: i[1], valid: i[2], ..m.clone() }).collect();
    let turn = Turn { bare: images[0], measures, ..turn.clone() };
    Alone { turn, facts: facts(encoding, &mut cut, images) }
}

/// The facts about variables of the loop that the terms consist of, and of what these facts speak about.
fn facts(encoding: &mut Encoding, cut: &mut Cut, mut terms: Vec<Term>) -> Vec<Term> {
    let mut about: FxHashMap<VarId, Vec<Term>> = FxHashMap::default();
    for fact in &encoding.facts {
        if let Some(var) = encoding.pool.as_var(fact.about).filter(|v| v.index() >= cut.since) {
            about.entry(var).or_default().push(fact.holds);
        }
    }
    let mut all = vec![];
    while !terms.is_empty() {
        let vars = encoding.pool.vars_of(&terms);
        let due: Vec<Term> = vars.iter().filter_map(|v| about.remove(v)).flatten().collect();
        terms = cut.images(&mut encoding.pool, &due);
        all.extend_from_slice(&terms);
    }
    all
}

/// What stands for each term. A term that is left out is the same unknown everywhere.
struct Cut {
    /// Variables from this one on are of the loop.
    since: usize,
    memo: FxHashMap<Term, Term>,
}

impl Cut {
    fn images(&mut self, pool: &mut Pool, roots: &[Term]) -> Vec<Term> {
        let inside = self.of_the_loop(pool, roots);
        let mut kept: Vec<Term> = vec![];
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        let mut level: Vec<Term> = roots.to_vec();
        for depth in 0..=KEPT {
            let mut deeper = vec![];
            while let Some(term) = level.pop() {
                if self.memo.contains_key(&term) || !seen.insert(term) {
                    continue;
                }
                // What the loop computes, and conjunctions of what led to it, are as deep as what uses them.
                let is_path = matches!(pool.as_app(term), Some((Op::And, _))) && pool.width(term) == 1;
                if inside.contains(&term) || is_path || pool.args(term).is_empty() {
                    kept.push(term);
                    level.extend_from_slice(pool.args(term));
                } else if depth < KEPT && !is_hard(pool, term) {
                    kept.push(term);
                    deeper.extend_from_slice(pool.args(term));
                } else {
                    let unknown = pool.fresh_var("before the loop", pool.width(term));
                    self.memo.insert(term, unknown);
                }
            }
            level = deeper;
        }
        // Arguments come before the terms that use them.
        kept.sort_unstable();
        for term in kept {
            let image = match pool.as_app(term) {
                None => term,
                Some((op, args)) => {
                    let images: Vec<Term> = args.iter().map(|a| self.memo[a]).collect();
                    match images[..] == args[..] {
                        true => term,
                        false => pool.app(op, &images, pool.width(term)),
                    }
                }
            };
            self.memo.insert(term, image);
        }
        roots.iter().map(|r| self.memo[r]).collect()
    }

    /// The terms that have a variable of the loop in them.
    fn of_the_loop(&self, pool: &Pool, roots: &[Term]) -> FxHashSet<Term> {
        let mut inside = FxHashSet::default();
        for term in pool.cone(roots) {
            let own = pool.as_var(term).is_some_and(|v| v.index() >= self.since);
            if own || pool.args(term).iter().any(|a| inside.contains(a)) {
                inside.insert(term);
            }
        }
        inside
    }
}

fn is_hard(pool: &Pool, term: Term) -> bool {
    use Op::*;
    let hard = |op| matches!(op, Mul | SMulO | UMulO | UDiv | URem | SDiv | SRem | Fp(..));
    pool.as_app(term).is_some_and(|(op, _)| hard(op))
}
