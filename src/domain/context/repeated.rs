//! What one iteration may do several times: the blocks of inner loops.

use crate::analysis::loops::Loop;
use crate::ir::{BlockId, Body};
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use rustc_hash::FxHashSet;

/// Blocks from which a run may come back to them without another visit of the header.
pub fn repeated(body: &Body, data: &Loop) -> FxHashSet<BlockId> {
    let blocks: FxHashSet<BlockId> = data.blocks.iter().copied().filter(|b| *b != data.header).collect();
    let mut graph: DiGraphMap<u32, ()> = DiGraphMap::new();
    for &block in data.blocks.iter().filter(|b| blocks.contains(b)) {
        for edge in body.blocks[block].terminator.edges() {
            if blocks.contains(&edge.target) {
                graph.add_edge(block.as_u32(), edge.target.as_u32(), ());
            }
        }
    }
    let is_cycle = |part: &Vec<u32>| part.len() > 1 || graph.contains_edge(part[0], part[0]);
    tarjan_scc(&graph).into_iter().filter(is_cycle).flatten().map(BlockId::from_u32).collect()
}
