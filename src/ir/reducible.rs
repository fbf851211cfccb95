//! Makes irreducible control flow reducible: every cycle gets a single entry.
//!
//! A strongly connected component with several entry blocks gets a dispatch block. Its parameters are a selector and
//! the parameters of all entry blocks; every edge to an entry block, from inside and outside, goes to the dispatch
//! block instead, which switches on the selector. The component then has the dispatch block as its only entry; the
//! rest of it, without that header, is treated in the same way.
//!
//! Definitions still dominate their uses, although the dispatch block makes paths that no run takes. Let S be the
//! component, b the block of a definition and u that of a use.
//! - Each entry block e of S can be reached without passing any other block of S: otherwise its predecessor outside
//!   would be reachable from S and reach S, and so belong to it (without the header, whose own entry is unique).
//! - b outside of S, u in S: then b dominates all of S, since a way around b to some block of S could go on inside S to
//!   u. So b dominates each edge into S, and each path to the dispatch block passes b.
//! - b in S: take a new path to u around b. After its last visit to the dispatch block it consists of old edges, from
//!   some entry block e. But e was reachable around b before, and so was u.

use super::cfg::Cfg;
use super::{BlockId, Body, Edge, Terminator, Ty, Value, ValueDef};
use crate::term::bv::Bv;
use cranelift_entity::SecondaryMap;
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

const SELECTOR_BITS: u32 = 32;

/// The number of dispatch blocks that were needed.
pub fn make_reducible(body: &mut Body) -> usize {
    let reachable = Cfg::new(body).order;
    let mut edges_in = count_edges(body);
    let mut regions = vec![reachable];
    let mut dispatchers = 0;
    while let Some(region) = regions.pop() {
        for component in components(body, &region) {
            let entries = entries(body, &component, &edges_in);
            let header = match entries.as_slice() {
                [one] => *one,
                _ => {
                    dispatchers += 1;
                    let block = dispatch(body, &entries);
                    edges_in = count_edges(body);
                    block
                }
            };
            regions.push(component.into_iter().filter(|&b| b != header).collect());
        }
    }
    dispatchers
}

type EdgeCount = SecondaryMap<BlockId, usize>;

/// Edges from reachable blocks into each block; the entry of the function has one more, from nowhere.
fn count_edges(body: &Body) -> EdgeCount {
    let mut count = SecondaryMap::with_default(0);
    count[body.entry] += 1;
    add_edges(body, &Cfg::new(body).order, &mut count);
    count
}

fn add_edges(body: &Body, from: &[BlockId], count: &mut EdgeCount) {
    for &block in from {
        body.blocks[block].terminator.edges().iter().for_each(|edge| count[edge.target] += 1);
    }
}

/// The cyclic components of the graph on these blocks, each in the order of `region`.
fn components(body: &Body, region: &[BlockId]) -> Vec<Vec<BlockId>> {
    let mut index: SecondaryMap<BlockId, Option<usize>> = SecondaryMap::with_default(None);
    let mut graph: DiGraph<(), ()> = DiGraph::with_capacity(region.len(), region.len() * 2);
    for (i, &block) in region.iter().enumerate() {
        index[block] = Some(i);
        graph.add_node(());
    }
    for (i, &block) in region.iter().enumerate() {
        for edge in body.blocks[block].terminator.edges() {
            if let Some(j) = index[edge.target] {
                graph.add_edge(NodeIndex::new(i), NodeIndex::new(j), ());
            }
        }
    }
    let mut all = kosaraju_scc(&graph);
    all.retain(|scc| scc.len() > 1 || graph.contains_edge(scc[0], scc[0]));
    all.iter_mut().for_each(|scc| scc.sort());
    all.sort();
    all.into_iter().map(|scc| scc.into_iter().map(|node| region[node.index()]).collect()).collect()
}

/// The blocks of a component with an edge from outside.
fn entries(body: &Body, component: &[BlockId], edges_in: &EdgeCount) -> Vec<BlockId> {
    let mut inside = SecondaryMap::with_default(0);
    add_edges(body, component, &mut inside);
    component.iter().copied().filter(|&b| edges_in[b] > inside[b]).collect()
}

/// Puts a dispatch block before the entries.
fn dispatch(body: &mut Body, entries: &[BlockId]) -> BlockId {
    if entries.contains(&body.entry) {
        split_entry(body);
    }
    let block = body.add_block(body.blocks[entries[0]].loc);
    let layout = Layout::new(body, block, entries);
    for from in body.blocks.keys().filter(|&b| b != block).collect::<Vec<_>>() {
        redirect(body, from, block, &layout);
    }
    body.blocks[block].terminator = layout.switch();
    block
}

/// The entry of the function gets a block of its own in front, so that no edge leads to it.
fn split_entry(body: &mut Body) {
    let old = body.entry;
    let entry = body.add_block(body.blocks[old].loc);
    for param in body.blocks[old].params.clone() {
        let new = body.add_param(entry, body.ty(param));
        body.values[new].var = body.values[param].var;
    }
    let args = body.blocks[entry].params.clone();
    body.blocks[entry].terminator = Terminator::Jump(Edge { target: old, args });
    body.entry = entry;
}

/// Which parameters of the dispatch block belong to which entry, and what stands in for those of the others.
struct Layout {
    selector: Value,
    entries: Vec<(BlockId, Vec<Value>)>,
    fillers: Vec<Vec<Value>>,
    numbers: Vec<Value>,
}

impl Layout {
    fn new(body: &mut Body, block: BlockId, entries: &[BlockId]) -> Layout {
        let selector = body.add_param(block, Ty::Int(SELECTOR_BITS));
        let mut layout = Layout { selector, entries: vec![], fillers: vec![], numbers: vec![] };
        for (i, &entry) in entries.iter().enumerate() {
            let types: Vec<Ty> = body.blocks[entry].params.iter().map(|&v| body.ty(v)).collect();
            layout.entries.push((entry, types.iter().map(|&ty| body.add_param(block, ty)).collect()));
            layout.fillers.push(types.iter().map(|&ty| filler(body, ty)).collect());
            layout.numbers.push(body.int(SELECTOR_BITS, i as u128));
        }
        layout
    }

    fn switch(&self) -> Terminator {
        let mut edges: Vec<Edge> =
            self.entries.iter().map(|(target, args)| Edge { target: *target, args: args.clone() }).collect();
        // The last entry is the default: there is no further number.
        let default = edges.pop().expect("a component that needs a dispatch block has several entries");
        let cases = edges.into_iter().enumerate();
        let cases = cases.map(|(i, edge)| (Bv::new(SELECTOR_BITS, i as u128), edge)).collect();
        Terminator::Switch { value: self.selector, cases, default }
    }

    /// The arguments for the dispatch block of an edge to the entry with that index.
    fn args(&self, index: usize, own: &[Value]) -> Vec<Value> {
        let mut args = vec![self.numbers[index]];
        for (i, filler) in self.fillers.iter().enumerate() {
            args.extend_from_slice(if i == index { own } else { filler });
        }
        args
    }
}

fn filler(body: &mut Body, ty: Ty) -> Value {
    match ty {
        Ty::Int(width) => body.int(width, 0),
        Ty::Ptr => body.constant(Ty::Ptr, ValueDef::Null),
    }
}

fn redirect(body: &mut Body, from: BlockId, dispatch: BlockId, layout: &Layout) {
    for edge in body.blocks[from].terminator.edges_mut() {
        if let Some(index) = layout.entries.iter().position(|(entry, _)| *entry == edge.target) {
            *edge = Edge { target: dispatch, args: layout.args(index, &edge.args) };
        }
    }
}

#[cfg(test)]
mod tests;
