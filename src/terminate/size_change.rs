//! Arguments that hold of any number of iterations together: size changes, closed under composition.
//!
//! A graph says which numbers after an iteration are at most, or less than, which numbers before it. Graphs that cover all
//! iterations are composed until nothing new comes out; then any sequence of iterations is covered by one of them. If in each
//! graph that is its own square some number is less than itself before, no sequence is endless: an endless one would
//! repeat such a graph for ever (Ramsey), and that number, which has finitely many values, would fall for ever.

use super::measure::Number;
use crate::encode::Encoding;
use crate::prove::{Query, Reply};
use crate::term::{Assignment, Evaluator, Term};
use std::collections::BTreeSet;

/// Graphs for single iterations.
const MOST_GRAPHS: usize = 16;
/// Graphs in all.
const MOST_COMPOSED: usize = 600;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Arc {
    None,
    AtMost,
    Less,
}

/// From the number before (first index) to the number after (second).
type Graph = Vec<Vec<Arc>>;

/// The argument, if there is one over these numbers.
pub fn argument(
    encoding: &mut Encoding,
    query: &mut Query,
    rest: Term,
    numbers: &[Number],
    models: &[Assignment],
) -> Option<String> {
    let arcs = arcs(encoding, numbers);
    let mut graphs: BTreeSet<Graph> = BTreeSet::new();
    let mut uncovered = rest;
    let mut seen = models.iter().cloned().rev().collect::<Vec<_>>();
    loop {
        let model = match seen.pop() {
            Some(model) => model,
            None => match query.any(encoding, &[uncovered]) {
                Reply::No => break,
                Reply::Unknown(_) => return None,
                Reply::Yes(model) => *model,
            },
        };
        let mut eval = Evaluator::new();
        if !eval.eval(&encoding.pool, uncovered, &model).is_true() {
            continue;
        }
        let mut holds = |t: Term| eval.eval(&encoding.pool, t, &model).is_true();
        let arc = |(less, at_most): &(Term, Term), holds: &mut dyn FnMut(Term) -> bool| match () {
            () if holds(*less) => Arc::Less,
            () if holds(*at_most) => Arc::AtMost,
            () => Arc::None,
        };
        let graph: Graph = arcs.iter().map(|row| row.iter().map(|a| arc(a, &mut holds)).collect()).collect();
        // A graph without a descent of its own is its own square soon enough.
        if graphs.len() >= MOST_GRAPHS || graph.iter().flatten().all(|a| *a == Arc::None) {
            return None;
        }
        let mut parts = vec![];
        for (row, terms) in graph.iter().zip(&arcs) {
            for (arc, (less, at_most)) in row.iter().zip(terms) {
                match arc {
                    Arc::None => {}
                    Arc::AtMost => parts.push(*at_most),
                    Arc::Less => parts.push(*less),
                }
            }
        }
        let covered = encoding.pool.and_all(&parts);
        let other = encoding.pool.not(covered);
        uncovered = encoding.pool.and(uncovered, other);
        graphs.insert(graph);
        if !descends(&graphs)? {
            return None;
        }
    }
    Some(describe(&graphs, numbers))
}

/// For each pair: the later is less than, or at most, the earlier.
fn arcs(encoding: &mut Encoding, numbers: &[Number]) -> Vec<Vec<(Term, Term)>> {
    let pool = &mut encoding.pool;
    let mut all = vec![];
    for before in numbers {
        let mut row = vec![];
        for after in numbers {
            let width = pool.width(before.now).max(pool.width(after.next));
            let (x, y) = (pool.sext(after.next, width), pool.sext(before.now, width));
            let valid = pool.and(before.valid, after.valid);
            let (less, at_most) = (pool.slt(x, y), pool.sle(x, y));
            row.push((pool.and(valid, less), pool.and(valid, at_most)));
        }
        all.push(row);
    }
    all
}

/// Has every composition that is its own square a number that falls? None: there are too many.
fn descends(graphs: &BTreeSet<Graph>) -> Option<bool> {
    let mut all: BTreeSet<Graph> = graphs.clone();
    let mut waiting: Vec<Graph> = graphs.iter().cloned().collect();
    while let Some(graph) = waiting.pop() {
        if compose(&graph, &graph) == graph && !(0..graph.len()).any(|i| graph[i][i] == Arc::Less) {
            return Some(false);
        }
        for other in graphs {
            let new = compose(&graph, other);
            if all.insert(new.clone()) {
                waiting.push(new);
            }
        }
        if all.len() > MOST_COMPOSED {
            return None;
        }
    }
    Some(true)
}

fn compose(first: &Graph, second: &Graph) -> Graph {
    let n = first.len();
    let through = |i: usize, j: usize, k: usize| match (first[i][j], second[j][k]) {
        (Arc::None, _) | (_, Arc::None) => Arc::None,
        (a, b) => a.max(b),
    };
    let best = |i: usize, k: usize| (0..n).map(|j| through(i, j, k)).max().unwrap_or(Arc::None);
    (0..n).map(|i| (0..n).map(|k| best(i, k)).collect()).collect()
}

fn describe(graphs: &BTreeSet<Graph>, numbers: &[Number]) -> String {
    let mut cases = vec![];
    for graph in graphs {
        let mut parts = vec![];
        for (row, before) in graph.iter().zip(numbers) {
            for (arc, after) in row.iter().zip(numbers) {
                match arc {
                    Arc::None => {}
                    Arc::AtMost => parts.push(format!("{} <= {}", after.text.1, before.text.0)),
                    Arc::Less => parts.push(format!("{} < {}", after.text.1, before.text.0)),
                }
            }
        }
        cases.push(parts.join(" && "));
    }
    format!("{}, closed under composition", cases.join(" || "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(rows: &[&str]) -> Graph {
        let arc = |c| match c {
            '<' => Arc::Less,
            '=' => Arc::AtMost,
            _ => Arc::None,
        };
        rows.iter().map(|r| r.chars().map(arc).collect()).collect()
    }

    #[test]
    fn swaps_with_a_descent_end() {
        // (a, b) becomes (b, a - 1).
        assert_eq!(descends(&BTreeSet::from([graph(&[".<", "=."])])), Some(true));
        // (a, b) becomes (b, a).
        assert_eq!(descends(&BTreeSet::from([graph(&[".=", "=."])])), Some(false));
    }

    #[test]
    fn descents_that_undo_each_other_do_not_count() {
        // a falls while b is lost, or the other way round.
        assert_eq!(descends(&BTreeSet::from([graph(&["<.", ".."]), graph(&["..", ".<"])])), Some(false));
        // b stays while a falls.
        assert_eq!(descends(&BTreeSet::from([graph(&["<.", ".="]), graph(&["..", ".<"])])), Some(true));
    }
}
