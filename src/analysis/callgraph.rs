//! The call graph, with calls through pointers resolved by the points-to analysis.

use super::pointsto::PointsTo;
use crate::ir::{Callee, FuncId, Inst, InstId, Program};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::BTreeSet;

pub struct CallGraph {
    /// Ascending, each once.
    callees: SecondaryMap<FuncId, Vec<FuncId>>,
    callers: SecondaryMap<FuncId, Vec<FuncId>>,
    /// Functions that call each other, callees before callers; only what the entries reach.
    pub components: Vec<Vec<FuncId>>,
    recursive: SecondaryMap<FuncId, bool>,
    reachable: SecondaryMap<FuncId, bool>,
    unknown: SecondaryMap<FuncId, bool>,
}

impl CallGraph {
    pub fn new(program: &Program, pts: &PointsTo) -> CallGraph {
        let mut this = CallGraph {
            callees: SecondaryMap::new(),
            callers: SecondaryMap::new(),
            components: vec![],
            recursive: SecondaryMap::with_default(false),
            reachable: SecondaryMap::with_default(false),
            unknown: SecondaryMap::with_default(false),
        };
        for instance in pts.instances().values() {
            this.reachable[instance.func] = true;
        }
        for (func, _, body) in program.defined() {
            for inst in body.insts.keys() {
                this.callees[func].extend(callees(pts, func, inst));
                this.unknown[func] |= runs_unknown(pts, func, inst);
            }
            this.callees[func].sort();
            this.callees[func].dedup();
        }
        for func in program.funcs.keys() {
            for callee in this.callees[func].clone() {
                this.callers[callee].push(func);
            }
        }
        this.find_components(program);
        this
    }

    fn find_components(&mut self, program: &Program) {
        let mut graph: DiGraph<(), ()> = DiGraph::new();
        for _ in program.funcs.keys() {
            graph.add_node(());
        }
        for func in program.funcs.keys() {
            for callee in &self.callees[func] {
                graph.add_edge(NodeIndex::new(func.index()), NodeIndex::new(callee.index()), ());
            }
        }
        for component in kosaraju_scc(&graph) {
            let mut component: Vec<FuncId> = component.into_iter().map(|n| FuncId::new(n.index())).collect();
            component.sort();
            for &func in &component {
                self.recursive[func] = component.len() > 1 || self.callees[func].contains(&func);
            }
            component.retain(|&func| self.reachable[func]);
            if !component.is_empty() {
                self.components.push(component);
            }
        }
    }

    pub fn callees(&self, func: FuncId) -> &[FuncId] {
        &self.callees[func]
    }

    pub fn callers(&self, func: FuncId) -> &[FuncId] {
        &self.callers[func]
    }

    /// The functions that runs from this one come to, where calls of `alone` are not followed.
    pub fn reached(&self, from: FuncId, alone: &BTreeSet<FuncId>) -> BTreeSet<FuncId> {
        let mut found = BTreeSet::from([from]);
        let mut waiting = vec![from];
        while let Some(func) = waiting.pop() {
            let callees = self.callees(func).iter().filter(|f| !alone.contains(f));
            waiting.extend(callees.copied().filter(|&f| found.insert(f)));
        }
        found
    }

    pub fn is_recursive(&self, func: FuncId) -> bool {
        self.recursive[func]
    }

    /// Does some entry reach it?
    pub fn is_reachable(&self, func: FuncId) -> bool {
        self.reachable[func]
    }

    /// Does it call code without a body, itself?
    pub fn calls_unknown(&self, func: FuncId) -> bool {
        self.unknown[func]
    }
}

/// Functions that call themselves, at once or through others, by their names.
pub fn recursive_by_name(program: &Program) -> BTreeSet<FuncId> {
    let mut graph: DiGraph<(), ()> = DiGraph::new();
    for _ in program.funcs.keys() {
        graph.add_node(());
    }
    let mut own = BTreeSet::new();
    for (func, _, body) in program.defined() {
        for data in body.insts.values() {
            if let Inst::Call { callee: Callee::Func(callee), .. } = data.inst {
                graph.add_edge(NodeIndex::new(func.index()), NodeIndex::new(callee.index()), ());
                own.extend((callee == func).then_some(func));
            }
        }
    }
    let groups = kosaraju_scc(&graph).into_iter().filter(|g| g.len() > 1).flatten();
    own.extend(groups.map(|node| FuncId::new(node.index())));
    own
}

/// The functions that a call may run, over all contexts; those that unknown code may call back too.
pub fn callees(pts: &PointsTo, func: FuncId, inst: InstId) -> Vec<FuncId> {
    let mut all = vec![];
    for &id in pts.instances_of(func) {
        all.extend(pts.may_run(id, inst).into_iter().map(|callee| pts.instances()[callee].func));
    }
    all.sort();
    all.dedup();
    all
}

/// May the instruction run code without a body?
pub fn runs_unknown(pts: &PointsTo, func: FuncId, inst: InstId) -> bool {
    pts.instances_of(func).iter().any(|&id| pts.runs_unknown(id, inst))
}
