//! An and-inverter graph with complement edges and structural hashing. Besides conjunctions it has nodes for xor,
//! multiplexer and majority, since these have clauses of their own that are smaller and propagate better than the
//! conjunctions they would be made of.
//!
//! Nodes are only ever added, and each refers to earlier ones only: the index order is topological.

mod eval;
mod rules;
#[cfg(test)]
mod tests;

use super::algebra::BitAlgebra;
use rustc_hash::FxHashMap;
use std::fmt;
use std::ops::Not;

/// A node or its complement (the lowest bit).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AigLit(u32);

impl AigLit {
    pub const FALSE: AigLit = AigLit(0);
    pub const TRUE: AigLit = AigLit(1);

    fn new(node: usize) -> AigLit {
        assert!(node < Aig::MAX_NODES, "and-inverter graph too large");
        AigLit((node as u32) << 1)
    }

    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub fn is_complement(self) -> bool {
        self.0 & 1 == 1
    }

    pub fn constant(value: bool) -> AigLit {
        AigLit(u32::from(value))
    }

    /// The value, if this is one of the two constants.
    pub fn known(self) -> Option<bool> {
        if self.node() == 0 { Some(self.is_complement()) } else { None }
    }

    /// The complement if `flip`, else the literal itself.
    pub fn xor(self, flip: bool) -> AigLit {
        AigLit(self.0 ^ u32::from(flip))
    }

    fn regular(self) -> AigLit {
        AigLit(self.0 & !1)
    }
}

impl Not for AigLit {
    type Output = AigLit;

    fn not(self) -> AigLit {
        self.xor(true)
    }
}

impl fmt::Debug for AigLit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}n{}", if self.is_complement() { "!" } else { "" }, self.node())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// Node 0.
    False,
    /// The number of the input.
    Input(u32),
    And(AigLit, AigLit),
    Xor(AigLit, AigLit),
    /// (condition, then, otherwise)
    Mux(AigLit, AigLit, AigLit),
    Majority(AigLit, AigLit, AigLit),
}

impl Node {
    pub fn children(self) -> impl Iterator<Item = AigLit> {
        let (all, count) = match self {
            Node::False | Node::Input(_) => ([AigLit::FALSE; 3], 0),
            Node::And(a, b) | Node::Xor(a, b) => ([a, b, AigLit::FALSE], 2),
            Node::Mux(a, b, c) | Node::Majority(a, b, c) => ([a, b, c], 3),
        };
        all.into_iter().take(count)
    }
}

pub struct Aig {
    nodes: Vec<Node>,
    /// How many nodes refer to this one.
    fanout: Vec<u32>,
    inputs: u32,
    /// Only looked up, never iterated.
    hashed: FxHashMap<Node, AigLit>,
}

impl Default for Aig {
    fn default() -> Aig {
        Aig::new()
    }
}

impl Aig {
    pub const MAX_NODES: usize = 1 << 31;

    pub fn new() -> Aig {
        Aig { nodes: vec![Node::False], fanout: vec![0], inputs: 0, hashed: FxHashMap::default() }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is nothing but the constant.
    pub fn is_empty(&self) -> bool {
        self.len() == 1
    }

    pub fn inputs(&self) -> u32 {
        self.inputs
    }

    pub fn node(&self, index: usize) -> Node {
        self.nodes[index]
    }

    pub fn fanout(&self, index: usize) -> u32 {
        self.fanout[index]
    }

    /// A new unconstrained bit.
    pub fn input(&mut self) -> AigLit {
        self.inputs += 1;
        self.push(Node::Input(self.inputs - 1))
    }

    fn push(&mut self, node: Node) -> AigLit {
        let lit = AigLit::new(self.nodes.len());
        for child in node.children() {
            self.fanout[child.node()] += 1;
        }
        self.nodes.push(node);
        self.fanout.push(0);
        lit
    }

    fn hash_cons(&mut self, node: Node) -> AigLit {
        if let Some(&lit) = self.hashed.get(&node) {
            return lit;
        }
        let lit = self.push(node);
        self.hashed.insert(node, lit);
        lit
    }
}

impl BitAlgebra for Aig {
    type Bit = AigLit;

    fn constant(&mut self, value: bool) -> AigLit {
        AigLit::constant(value)
    }

    fn known(&self, bit: AigLit) -> Option<bool> {
        bit.known()
    }

    fn not(&mut self, a: AigLit) -> AigLit {
        !a
    }

    fn and(&mut self, a: AigLit, b: AigLit) -> AigLit {
        self.make_and(a, b)
    }

    fn xor(&mut self, a: AigLit, b: AigLit) -> AigLit {
        self.make_xor(a, b)
    }

    fn mux(&mut self, condition: AigLit, then: AigLit, otherwise: AigLit) -> AigLit {
        self.make_mux(condition, then, otherwise)
    }

    fn majority(&mut self, a: AigLit, b: AigLit, c: AigLit) -> AigLit {
        self.make_majority(a, b, c)
    }
}
