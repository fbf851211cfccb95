//! Functions that call each other share a verdict: one of them stood for all, where a call came from outside.

use crate::analysis::callgraph::CallGraph;
use crate::ir::{Origin, Program};
use crate::terminate::{Endings, Judged};

/// Each function of a group that calls itself gets the worst verdict of those that stood for it.
pub(super) fn spread(program: &Program, graph: &CallGraph, endings: &mut Endings) {
    for group in &graph.components {
        let names = group.iter().map(|&f| (f, program.funcs[f].name.clone()));
        let known: Vec<Judged> = names.filter_map(|key| endings.get(&key).cloned()).collect();
        let Some(worst) = known.into_iter().min_by_key(|j| j.ends) else { continue };
        for &func in group.iter().filter(|&&f| program.funcs[f].origin == Origin::User) {
            let function = &program.funcs[func];
            if graph.is_recursive(func) && endings.get(&(func, function.name.clone())).is_none() {
                endings.add(Judged { name: function.name.clone(), func, loc: function.loc, ..worst.clone() });
            }
        }
    }
}
