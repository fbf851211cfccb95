//! Immediate dominators by Lengauer and Tarjan, with path compression: never quadratic, also not on the ladders of
//! `goto fail` on which the simple iterative algorithm is.

use super::{BlockId, Body};
use cranelift_entity::SecondaryMap;

/// The immediate dominator of each block; None for the entry and for unreachable blocks. `preds` must list the
/// reachable predecessors.
pub fn immediate_dominators(
    body: &Body,
    preds: &SecondaryMap<BlockId, Vec<BlockId>>,
) -> SecondaryMap<BlockId, Option<BlockId>> {
    let tree = Tree::new(body);
    let idom = Forest::new(tree.blocks.len()).solve(&tree, preds);
    let mut all = SecondaryMap::with_default(None);
    for (number, &block) in tree.blocks.iter().enumerate().skip(1) {
        all[block] = Some(tree.blocks[idom[number]]);
    }
    all
}

/// A depth-first spanning tree; blocks are called by their number in preorder.
struct Tree {
    blocks: Vec<BlockId>,
    parent: Vec<usize>,
    number: SecondaryMap<BlockId, Option<usize>>,
}

impl Tree {
    /// Blocks are marked when they leave the stack, which makes the order a true depth-first one.
    fn new(body: &Body) -> Tree {
        let mut tree = Tree { blocks: vec![], parent: vec![], number: SecondaryMap::with_default(None) };
        let mut stack = vec![(body.entry, 0)];
        while let Some((block, parent)) = stack.pop() {
            if tree.number[block].is_some() {
                continue;
            }
            let number = tree.blocks.len();
            tree.number[block] = Some(number);
            tree.blocks.push(block);
            tree.parent.push(parent);
            stack.extend(body.blocks[block].terminator.edges().iter().map(|edge| (edge.target, number)));
        }
        tree
    }
}

/// The part of the tree that is linked so far, and the semidominators.
struct Forest {
    semi: Vec<usize>,
    ancestor: Vec<Option<usize>>,
    /// The vertex with the least semidominator between a vertex and the root of its tree in the forest.
    label: Vec<usize>,
}

impl Forest {
    fn new(count: usize) -> Forest {
        Forest { semi: (0..count).collect(), ancestor: vec![None; count], label: (0..count).collect() }
    }

    fn solve(mut self, tree: &Tree, preds: &SecondaryMap<BlockId, Vec<BlockId>>) -> Vec<usize> {
        let count = tree.blocks.len();
        let (mut idom, mut bucket) = (vec![0; count], vec![Vec::new(); count]);
        for w in (1..count).rev() {
            for v in preds[tree.blocks[w]].iter().filter_map(|&pred| tree.number[pred]) {
                let best = self.eval(v);
                self.semi[w] = self.semi[w].min(self.semi[best]);
            }
            bucket[self.semi[w]].push(w);
            let parent = tree.parent[w];
            self.ancestor[w] = Some(parent);
            for v in std::mem::take(&mut bucket[parent]) {
                let best = self.eval(v);
                idom[v] = if self.semi[best] < self.semi[v] { best } else { parent };
            }
        }
        for w in 1..count {
            if idom[w] != self.semi[w] {
                idom[w] = idom[idom[w]];
            }
        }
        idom
    }

    fn eval(&mut self, v: usize) -> usize {
        let (mut path, mut x) = (Vec::new(), v);
        while let Some(above) = self.ancestor[x] {
            path.push(x);
            x = above;
        }
        // The topmost vertex hangs at the root already.
        path.pop();
        for x in path.into_iter().rev() {
            let Some(above) = self.ancestor[x] else { continue };
            if self.semi[self.label[above]] < self.semi[self.label[x]] {
                self.label[x] = self.label[above];
            }
            self.ancestor[x] = self.ancestor[above];
        }
        self.label[v]
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::cfg::Cfg;
    use crate::ir::text::tests::generate::program;
    use crate::ir::{BlockId, Body};
    use cranelift_entity::EntityRef;
    use petgraph::algo::dominators::simple_fast;
    use petgraph::graph::{DiGraph, NodeIndex};

    fn graph(body: &Body) -> DiGraph<(), ()> {
        let mut graph = DiGraph::new();
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

    #[test]
    fn dominators_agree_with_petgraph() {
        let programs: Vec<_> = (1000..2000).map(program).collect();
        for (_, _, body) in programs.iter().flat_map(|program| program.defined()) {
            let cfg = Cfg::new(body);
            let expected = simple_fast(&graph(body), NodeIndex::new(body.entry.index()));
            for b in body.blocks.keys() {
                let node = NodeIndex::new(b.index());
                let above = expected.immediate_dominator(node).map(|node| BlockId::new(node.index()));
                assert_eq!(cfg.immediate_dominator(b), above);
                let all: Option<Vec<_>> = expected.dominators(node).map(Iterator::collect);
                for a in body.blocks.keys() {
                    let dominates = all.as_ref().is_none_or(|all| all.contains(&NodeIndex::new(a.index())));
                    assert_eq!(cfg.dominates(a, b), dominates);
                }
            }
        }
    }
}
