//! The control-flow graph of a body: predecessors, reverse postorder, dominators.

use super::{BlockId, Body};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};

pub struct Cfg {
    /// Blocks reachable from the entry, in reverse postorder.
    pub order: Vec<BlockId>,
    /// Position in `order`; None for unreachable blocks.
    pub position: SecondaryMap<BlockId, Option<u32>>,
    /// One entry per edge, from reachable blocks only, in reverse postorder of the source.
    pub preds: SecondaryMap<BlockId, Vec<BlockId>>,
    dominators: Dominators<NodeIndex>,
}

impl Cfg {
    pub fn new(body: &Body) -> Cfg {
        let order = reverse_postorder(body);
        let mut position = SecondaryMap::with_default(None);
        let mut preds = SecondaryMap::with_default(vec![]);
        for (i, &block) in order.iter().enumerate() {
            position[block] = Some(i as u32);
            for edge in body.blocks[block].terminator.edges() {
                preds[edge.target].push(block);
            }
        }
        let dominators = simple_fast(&graph(body), NodeIndex::new(body.entry.index()));
        Cfg { order, position, preds, dominators }
    }

    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block].is_some()
    }

    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        let id = self.dominators.immediate_dominator(NodeIndex::new(block.index()))?;
        Some(BlockId::new(id.index()))
    }

    /// Does every path from the entry to `b` go through `a`? True of unreachable `b`.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        match self.dominators.dominators(NodeIndex::new(b.index())) {
            Some(mut all) => all.any(|node| node.index() == a.index()),
            None => true,
        }
    }
}

fn graph(body: &Body) -> DiGraph<(), ()> {
    let mut graph = DiGraph::with_capacity(body.blocks.len(), body.blocks.len() * 2);
    for _ in body.blocks.keys() {
        graph.add_node(());
    }
    for (id, block) in &body.blocks {
        for edge in block.terminator.edges() {
            graph.add_edge(NodeIndex::new(id.index()), NodeIndex::new(edge.target.index()), ());
        }
    }
    graph
}

/// Depth first with an explicit stack: generated code nests deeply. Successors are visited last to first, so that the
/// order follows the text where it can.
fn reverse_postorder(body: &Body) -> Vec<BlockId> {
    let mut seen = SecondaryMap::with_default(false);
    let mut order = Vec::new();
    let mut stack = vec![(body.entry, successors(body, body.entry))];
    seen[body.entry] = true;
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if !seen[next] => {
                seen[next] = true;
                stack.push((next, successors(body, next)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

fn successors(body: &Body, block: BlockId) -> Vec<BlockId> {
    body.blocks[block].terminator.edges().iter().map(|edge| edge.target).collect()
}
