//! Calls and their local variables: cycles in functions, cycles of calls, variables that pointers outlive.

use crate::analysis::pointsto::{InstanceId, ObjectId, ObjectKind, PointsTo};
use crate::analysis::set::IdSet;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Inst, InstId, Program};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

/// The graph of a function, and where its instructions stand.
#[derive(Clone)]
pub struct Shape {
    pub order: Vec<BlockId>,
    pub succs: SecondaryMap<BlockId, Vec<BlockId>>,
    pub place: SecondaryMap<InstId, Option<(BlockId, u32)>>,
    pub cyclic: SecondaryMap<BlockId, bool>,
}

impl Shape {
    pub fn new(body: &Body) -> Shape {
        let cfg = Cfg::new(body);
        let mut succs: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        let mut place = SecondaryMap::with_default(None);
        let mut graph: DiGraph<(), ()> = DiGraph::new();
        for _ in body.blocks.keys() {
            graph.add_node(());
        }
        for &block in &cfg.order {
            succs[block] = body.blocks[block].terminator.edges().iter().map(|e| e.target).collect();
            for &next in &succs[block] {
                graph.add_edge(NodeIndex::new(block.index()), NodeIndex::new(next.index()), ());
            }
            for (i, &inst) in body.blocks[block].insts.iter().enumerate() {
                place[inst] = Some((block, i as u32));
            }
        }
        let mut cyclic = SecondaryMap::with_default(false);
        for scc in kosaraju_scc(&graph).into_iter().filter(|scc| is_cycle(&graph, scc)) {
            scc.iter().for_each(|node| cyclic[BlockId::new(node.index())] = true);
        }
        Shape { order: cfg.order, succs, place, cyclic }
    }

    pub fn is_back(&self, from: BlockId, to: BlockId) -> bool {
        self.cyclic[from] && self.cyclic[to]
    }
}

fn is_cycle(graph: &DiGraph<(), ()>, scc: &[NodeIndex]) -> bool {
    scc.len() > 1 || graph.contains_edge(scc[0], scc[0])
}

/// Instances that call each other.
pub struct Components {
    pub bottom_up: Vec<Vec<InstanceId>>,
    pub recursive: SecondaryMap<InstanceId, bool>,
}

pub fn components(program: &Program, pts: &PointsTo) -> Components {
    let mut graph: DiGraph<(), ()> = DiGraph::new();
    for _ in pts.instances().keys() {
        graph.add_node(());
    }
    for (id, instance) in pts.instances() {
        let body = program.funcs[instance.func].body.as_ref().expect("instances have bodies");
        for (inst, data) in &body.insts {
            if let Inst::Call { .. } | Inst::Opaque { .. } = data.inst {
                for callee in pts.may_run(id, inst) {
                    graph.add_edge(NodeIndex::new(id.index()), NodeIndex::new(callee.index()), ());
                }
            }
        }
    }
    let mut recursive = SecondaryMap::with_default(false);
    let mut bottom_up = vec![];
    for mut scc in kosaraju_scc(&graph) {
        scc.sort();
        let members: Vec<InstanceId> = scc.iter().map(|node| InstanceId::new(node.index())).collect();
        members.iter().for_each(|&id| recursive[id] = is_cycle(&graph, &scc));
        bottom_up.push(members);
    }
    Components { bottom_up, recursive }
}

/// Local variables that a pointer from outside their call can lead to after it.
pub fn lingering(program: &Program, pts: &PointsTo, recursive: &SecondaryMap<InstanceId, bool>) -> IdSet {
    let frame = |object: ObjectId| match pts.objects()[object].kind {
        ObjectKind::Stack { func, context, .. } => Some((func, context)),
        _ => None,
    };
    let mut all = IdSet::new();
    for (holder, object) in pts.held() {
        if frame(object).is_some() && frame(holder) != frame(object) {
            all.insert(object.as_u32());
        }
    }
    for id in pts.instances().keys() {
        for &object in pts.locals(id).iter().filter(|&&o| recursive[id] || pts.escaped(o)) {
            all.insert(object.as_u32());
        }
        for object in pts.returned(program, id).into_iter().filter(|&o| pts.locals(id).contains(&o)) {
            all.insert(object.as_u32());
        }
    }
    all
}
