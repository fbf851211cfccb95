//! Recursion and the end of loops: calls to functions that are active already are forgotten instead of unwound.
//!
//! Loops are then judged in all contexts: those that the entry leads to, with recursive calls that may do anything, and
//! those of any call of a recursive function. A function's own recursion ends if something falls from call to call.

use super::Attempt;
use crate::analysis::callgraph::CallGraph;
use crate::encode::Recursion;
use crate::ir::{FuncId, Origin, Program, Ty};
use crate::refine::endless;
use crate::terminate::{Endings, Ends, Judged};
use std::collections::BTreeSet;

/// What is known of loops and recursion in a program that calls itself; None if it does not.
pub(super) fn endings(
    program: &Program,
    graph: &CallGraph,
    entry: FuncId,
    effort: endless::Effort,
    attempt: impl Fn(FuncId, Recursion) -> Attempt,
) -> Option<Endings> {
    let reached = reached(graph, &[entry]);
    let groups: Vec<Vec<FuncId>> = graph
        .components
        .iter()
        .map(|group| group.iter().copied().filter(|f| reached.contains(f)).collect::<Vec<_>>())
        .filter(|group| group.iter().any(|&f| graph.is_recursive(f)))
        .collect();
    if groups.is_empty() {
        return None;
    }
    let mut endings = attempt(entry, Recursion::Forgotten).endings;
    for group in groups {
        let found = match group.iter().copied().find(|&f| can_stand_for_all(program, graph, &group, f)) {
            Some(func) => {
                let found = attempt(func, Recursion::AnyCall);
                endings.also(found.endings);
                found.recursion
            }
            None => {
                let why = "recursion with pointers or through several functions is not followed";
                endings.give_up(&self::reached(graph, &group), why);
                unknown(program, group[0], why)
            }
        };
        for judged in spread(program, &group, found, entry, effort) {
            endings.add(judged);
        }
    }
    Some(endings)
}

/// The verdict for each function of a group; where it is open, runs may show that one never ends.
fn spread(
    program: &Program,
    group: &[FuncId],
    found: Option<Judged>,
    entry: FuncId,
    effort: endless::Effort,
) -> Vec<Judged> {
    let Some(found) = found else { return vec![] };
    let user = |f: &&FuncId| program.funcs[**f].origin == Origin::User;
    let mut all: Vec<Judged> = group
        .iter()
        .filter(user)
        .map(|&func| {
            let function = &program.funcs[func];
            Judged { name: function.name.clone(), func, loc: function.loc, ..found.clone() }
        })
        .collect();
    if found.ends == Ends::Unknown {
        endless::recursion(program, entry, &mut all, effort);
    }
    all
}

fn unknown(program: &Program, func: FuncId, why: &str) -> Option<Judged> {
    Some(Judged::unknown(program.funcs[func].name.clone(), func, program.funcs[func].loc, why.into()))
}

/// Numbers only, and every chain of calls in the group comes back to it.
fn can_stand_for_all(program: &Program, graph: &CallGraph, group: &[FuncId], func: FuncId) -> bool {
    let Some(body) = &program.funcs[func].body else { return false };
    let numbers = body.blocks[body.entry].params.iter().all(|&p| matches!(body.ty(p), Ty::Int(_)));
    let others: Vec<FuncId> = group.iter().copied().filter(|&f| f != func).collect();
    numbers && program.funcs[func].name != "main" && is_acyclic(graph, &others)
}

fn is_acyclic(graph: &CallGraph, funcs: &[FuncId]) -> bool {
    let mut left: BTreeSet<FuncId> = funcs.iter().copied().collect();
    // Whoever calls none of those that are left is done.
    while let Some(&done) = left.iter().find(|&&f| !graph.callees(f).iter().any(|c| left.contains(c))) {
        left.remove(&done);
    }
    left.is_empty()
}

fn reached(graph: &CallGraph, from: &[FuncId]) -> BTreeSet<FuncId> {
    let mut found = BTreeSet::new();
    let mut waiting = from.to_vec();
    while let Some(func) = waiting.pop() {
        if found.insert(func) {
            waiting.extend(graph.callees(func));
        }
    }
    found
}
