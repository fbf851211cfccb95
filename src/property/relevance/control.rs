//! Control dependence: which branches decide whether a run comes to a block.

use crate::ir::{BlockId, Body};
use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::dominators::simple_fast;
use petgraph::graph::{DiGraph, NodeIndex};

pub struct Dependences {
    deciders: SecondaryMap<BlockId, Vec<BlockId>>,
}

impl Dependences {
    /// By post-dominance: a branch decides about the blocks from each of its targets up to where all its ways meet again.
    pub fn new(body: &Body) -> Dependences {
        let node = |b: BlockId| NodeIndex::new(b.index());
        let mut backwards: DiGraph<(), ()> = DiGraph::new();
        body.blocks.keys().for_each(|_| {
            backwards.add_node(());
        });
        let end = backwards.add_node(());
        for (block, content) in &body.blocks {
            let edges = content.terminator.edges();
            if edges.is_empty() {
                backwards.add_edge(end, node(block), ());
            }
            for edge in edges {
                backwards.add_edge(node(edge.target), node(block), ());
            }
        }
        // Blocks that no end is reached from: loops that never end. Each may be the last one.
        let ending = simple_fast(&backwards, end);
        for block in body.blocks.keys() {
            if ending.immediate_dominator(node(block)).is_none() {
                backwards.add_edge(end, node(block), ());
            }
        }
        let after = simple_fast(&backwards, end);
        let mut deciders: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        for (block, content) in &body.blocks {
            let edges = content.terminator.edges();
            if edges.len() < 2 {
                continue;
            }
            let meeting = after.immediate_dominator(node(block));
            for edge in edges {
                let mut at = Some(node(edge.target));
                while at != meeting
                    && let Some(here) = at.filter(|&n| n != end)
                {
                    let all = &mut deciders[BlockId::new(here.index())];
                    if !all.contains(&block) {
                        all.push(block);
                    }
                    at = after.immediate_dominator(here);
                }
            }
        }
        Dependences { deciders }
    }

    /// The blocks whose branches decide.
    pub fn of(&self, block: BlockId) -> &[BlockId] {
        &self.deciders[block]
    }
}
