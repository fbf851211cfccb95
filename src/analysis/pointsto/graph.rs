//! The constraint graph: nodes with sets of locations, edges along which they flow, a worklist, merged cycles.

use super::object::{GARBAGE, Locations, NULL, UNKNOWN};
use super::offset::Offset;
use crate::analysis::set::IdSet;
use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashSet;
use std::collections::VecDeque;

pub type NodeIx = u32;

/// What happens to locations on the way along an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Transform {
    Copy,
    Shift(i64),
    Repeat(u64),
    Step {
        stride: u64,
        small: bool,
    },
    /// An index from 0 to `last`.
    Index {
        stride: u64,
        last: u64,
    },
    /// Part of a pointer's bytes: together with other parts of it, a pointer to the same object; else garbage.
    Cut,
}

impl Transform {
    pub fn apply(self, set: &IdSet, locs: &mut Locations, bits: u32) -> IdSet {
        set.iter().flat_map(|loc| self.image(loc, locs, bits)).collect()
    }

    fn image(self, loc: u32, locs: &mut Locations, bits: u32) -> impl Iterator<Item = u32> + use<> {
        let (object, offset) = locs.locs[loc as usize];
        let special = loc == NULL || loc == UNKNOWN || loc == GARBAGE;
        let moved = match self {
            _ if special => loc,
            Transform::Copy => loc,
            Transform::Shift(by) => locs.loc(object, offset.shift(by, bits)),
            Transform::Repeat(by) => locs.loc(object, offset.repeat(by, bits)),
            Transform::Step { stride, small } => locs.loc(object, offset.step(stride, small, bits)),
            Transform::Index { stride, last } => locs.loc(object, offset.index(stride, last, bits)),
            Transform::Cut => locs.loc(object, Offset::ANY),
        };
        let garbage = self == Transform::Cut && loc != UNKNOWN;
        [moved].into_iter().chain(garbage.then_some(GARBAGE))
    }
}

#[derive(Default)]
pub struct Node<U> {
    pub set: IdSet,
    /// The part of `set` that has been handed on.
    done: IdSet,
    succs: Vec<(NodeIx, Transform)>,
    pub uses: Vec<U>,
}

pub struct Graph<U> {
    parent: Vec<NodeIx>,
    nodes: Vec<Node<U>>,
    edges: FxHashSet<(NodeIx, NodeIx, Transform)>,
    queue: VecDeque<NodeIx>,
    queued: Vec<bool>,
    new_copies: usize,
}

impl<U: Copy> Graph<U> {
    pub fn new() -> Graph<U> {
        Graph {
            parent: vec![],
            nodes: vec![],
            edges: FxHashSet::default(),
            queue: VecDeque::new(),
            queued: vec![],
            new_copies: 0,
        }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The first of `count` new nodes.
    pub fn add_nodes(&mut self, count: usize) -> NodeIx {
        let first = self.nodes.len() as NodeIx;
        for i in 0..count as NodeIx {
            self.parent.push(first + i);
            self.nodes.push(Node { set: IdSet::new(), done: IdSet::new(), succs: vec![], uses: vec![] });
            self.queued.push(false);
        }
        first
    }

    /// The node that stands for it since cycles were merged.
    pub fn find(&self, mut node: NodeIx) -> NodeIx {
        while self.parent[node as usize] != node {
            node = self.parent[node as usize];
        }
        node
    }

    pub fn set(&self, node: NodeIx) -> &IdSet {
        &self.nodes[self.find(node) as usize].set
    }

    pub fn add(&mut self, node: NodeIx, set: &IdSet) {
        let node = self.find(node);
        if self.nodes[node as usize].set.union(set) {
            self.enqueue(node);
        }
    }

    pub fn add_loc(&mut self, node: NodeIx, loc: u32) {
        let node = self.find(node);
        if self.nodes[node as usize].set.insert(loc) {
            self.enqueue(node);
        }
    }

    fn enqueue(&mut self, node: NodeIx) {
        if !std::mem::replace(&mut self.queued[node as usize], true) {
            self.queue.push_back(node);
        }
    }

    pub fn add_edge(&mut self, from: NodeIx, to: NodeIx, how: Transform, locs: &mut Locations, bits: u32) {
        let (from, to) = (self.find(from), self.find(to));
        if (from == to && how == Transform::Copy) || !self.edges.insert((from, to, how)) {
            return;
        }
        self.nodes[from as usize].succs.push((to, how));
        self.new_copies += usize::from(how == Transform::Copy);
        // What is not done yet comes with the node's next turn.
        if !self.nodes[from as usize].done.is_empty() {
            let image = how.apply(&self.nodes[from as usize].done, locs, bits);
            self.add(to, &image);
        }
    }

    /// Registers a use; gives the locations that it has missed.
    pub fn add_use(&mut self, node: NodeIx, what: U) -> IdSet {
        let node = self.find(node) as usize;
        self.nodes[node].uses.push(what);
        self.nodes[node].done.clone()
    }

    /// The next node with something new: its uses and the new locations, which have then flowed along its edges.
    pub fn next(&mut self, locs: &mut Locations, bits: u32) -> Option<(Vec<U>, IdSet)> {
        if self.new_copies > self.nodes.len() / 2 + 1000 {
            self.collapse();
        }
        loop {
            let node = self.queue.pop_front()?;
            self.queued[node as usize] = false;
            if self.parent[node as usize] != node {
                continue;
            }
            let data = &mut self.nodes[node as usize];
            let delta = data.set.minus(&data.done);
            if delta.is_empty() {
                continue;
            }
            data.done = data.set.clone();
            let (uses, succs) = (data.uses.clone(), std::mem::take(&mut data.succs));
            for &(to, how) in &succs {
                match how {
                    Transform::Copy => self.add(to, &delta),
                    _ => self.add(to, &how.apply(&delta, locs, bits)),
                }
            }
            self.nodes[node as usize].succs = succs;
            return Some((uses, delta));
        }
    }

    /// Merges the nodes of each cycle of copies: their sets are equal in the end.
    pub fn collapse(&mut self) {
        self.new_copies = 0;
        let mut graph: DiGraph<(), ()> = DiGraph::with_capacity(self.nodes.len(), self.edges.len());
        for _ in &self.nodes {
            graph.add_node(());
        }
        for node in 0..self.nodes.len() as NodeIx {
            for &(to, how) in &self.nodes[node as usize].succs {
                let to = self.find(to);
                if how == Transform::Copy && to != node {
                    graph.add_edge(NodeIndex::new(node as usize), NodeIndex::new(to as usize), ());
                }
            }
        }
        for mut cycle in kosaraju_scc(&graph) {
            if cycle.len() > 1 {
                cycle.sort();
                self.merge(&cycle);
            }
        }
    }

    fn merge(&mut self, cycle: &[NodeIndex]) {
        let head = cycle[0].index();
        for other in &cycle[1..] {
            let other = other.index();
            self.parent[other] = head as NodeIx;
            let Node { set, done: _, succs, uses } = std::mem::replace(
                &mut self.nodes[other],
                Node { set: IdSet::new(), done: IdSet::new(), succs: vec![], uses: vec![] },
            );
            self.nodes[head].set.union(&set);
            self.nodes[head].succs.extend(succs);
            self.nodes[head].uses.extend(uses);
        }
        // Each member has handed on its own part only: start over, everything downstream ignores what it knows.
        self.nodes[head].done = IdSet::new();
        self.resort(head);
        self.enqueue(head as NodeIx);
    }

    /// Edges by the nodes that stand for their ends, each once.
    fn resort(&mut self, head: usize) {
        let mut succs = std::mem::take(&mut self.nodes[head].succs);
        succs.iter_mut().for_each(|(to, _)| *to = self.find(*to));
        succs.sort();
        succs.dedup();
        succs.retain(|&(to, how)| to as usize != head || how != Transform::Copy);
        for &(to, how) in &succs {
            self.edges.insert((head as NodeIx, to, how));
        }
        self.nodes[head].succs = succs;
    }
}
