//! The control-flow graph of a body: predecessors, reverse postorder, dominators.

use super::dominators::immediate_dominators;
use super::{BlockId, Body};
use cranelift_entity::SecondaryMap;

pub struct Cfg {
    /// Blocks reachable from the entry, in reverse postorder.
    pub order: Vec<BlockId>,
    /// Position in `order`; None for unreachable blocks.
    pub position: SecondaryMap<BlockId, Option<u32>>,
    /// One entry per edge, from reachable blocks only, in reverse postorder of the source.
    pub preds: SecondaryMap<BlockId, Vec<BlockId>>,
    dominator: SecondaryMap<BlockId, Option<BlockId>>,
    /// The interval of a reachable block in a walk of the dominator tree.
    span: SecondaryMap<BlockId, Option<(u32, u32)>>,
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
        let dominator = immediate_dominators(body, &preds);
        let span = spans(&order, &dominator);
        Cfg { order, position, preds, dominator, span }
    }

    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block].is_some()
    }

    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.dominator[block]
    }

    /// Does every path from the entry to `b` go through `a`? True of unreachable `b`. Takes constant time.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        match (self.span[a], self.span[b]) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(outer), Some(inner)) => outer.0 <= inner.0 && inner.1 <= outer.1,
        }
    }
}

/// Numbers the dominator tree so that a block dominates another exactly if its interval contains the other's.
fn spans(
    order: &[BlockId],
    dominator: &SecondaryMap<BlockId, Option<BlockId>>,
) -> SecondaryMap<BlockId, Option<(u32, u32)>> {
    let mut children: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::with_default(vec![]);
    for &block in order {
        dominator[block].into_iter().for_each(|above| children[above].push(block));
    }
    let mut span = SecondaryMap::with_default(None);
    let (mut stack, mut next) = (Vec::from_iter(order.first().copied()), 0);
    // A block is met twice: before its subtree and after it.
    while let Some(block) = stack.pop() {
        match &mut span[block] {
            None => {
                span[block] = Some((next, next));
                next += 1;
                stack.push(block);
                stack.append(&mut children[block]);
            }
            Some((_, last)) => *last = next - 1,
        }
    }
    span
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
