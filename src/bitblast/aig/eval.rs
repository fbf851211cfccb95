//! Evaluation of cones under given inputs, and walking cones without recursion.

use super::{Aig, AigLit, Node};
use rustc_hash::FxHashMap;

impl Aig {
    /// The values of the literals, where `input` gives the value of each input node that matters.
    pub fn eval(&self, roots: &[AigLit], input: impl Fn(AigLit) -> bool) -> Vec<bool> {
        let mut values: FxHashMap<usize, bool> = FxHashMap::default();
        let mut stack: Vec<usize> = roots.iter().map(|lit| lit.node()).collect();
        while let Some(&index) = stack.last() {
            if values.contains_key(&index) {
                stack.pop();
                continue;
            }
            let node = self.node(index);
            let before = stack.len();
            stack.extend(node.children().map(AigLit::node).filter(|child| !values.contains_key(child)));
            if stack.len() > before {
                continue;
            }
            let of = |lit: AigLit| values[&lit.node()] ^ lit.is_complement();
            let value = match node {
                Node::False => false,
                Node::Input(_) => input(AigLit::new(index)),
                Node::And(a, b) => of(a) & of(b),
                Node::Xor(a, b) => of(a) ^ of(b),
                Node::Mux(c, t, e) => {
                    if of(c) {
                        of(t)
                    } else {
                        of(e)
                    }
                }
                Node::Majority(a, b, c) => u8::from(of(a)) + u8::from(of(b)) + u8::from(of(c)) >= 2,
            };
            values.insert(index, value);
            stack.pop();
        }
        roots.iter().map(|lit| values[&lit.node()] ^ lit.is_complement()).collect()
    }
}
