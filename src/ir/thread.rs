//! Jumps through a block that only asks where its predecessor wants to go.
//!
//! Compilers lead all ways out of a scope through one block that ends what lives there and then switches on a number that each
//! way brings along. The paths that no run takes, from one way in to the end of another, hide from every analysis what a
//! loop does: its counter seems to stay where it is, because the way of `return` seems to lead back. Each destination gets a
//! copy of the block, and every way in leads to its own.

use super::cfg::Cfg;
use super::{BlockId, Body, Edge, Inst, Terminator, Value, ValueDef};
use rustc_hash::FxHashMap;

/// Rounds; each takes away one such block.
const MOST: usize = 2_000;

/// The number of blocks that were split.
pub fn thread_jumps(body: &mut Body) -> usize {
    let mut done = 0;
    while done < MOST {
        let cfg = Cfg::new(body);
        let found = cfg.order.iter().find_map(|&block| plan(body, &cfg, block));
        let Some(plan) = found else { break };
        split(body, &cfg, &plan);
        done += 1;
    }
    done
}

/// A block to be split: its ways in, and where each leads.
struct Plan {
    block: BlockId,
    ways: Vec<Way>,
}

struct Way {
    source: BlockId,
    /// The number of its edge.
    edge: usize,
    /// The number of the way out, and the constant that asks for it.
    out: usize,
    wanted: Value,
}

fn plan(body: &Body, cfg: &Cfg, block: BlockId) -> Option<Plan> {
    let content = &body.blocks[block];
    let Terminator::Switch { value, cases, .. } = &content.terminator else { return None };
    let ValueDef::Param(of, index) = body.values[*value].def else { return None };
    let quiet = |inst: &Inst| {
        matches!(inst, Inst::Bind { .. } | Inst::LifetimeEnd { .. } | Inst::StackRestore { .. })
    };
    if of != block || block == body.entry || !content.insts.iter().all(|&i| quiet(&body.insts[i].inst)) {
        return None;
    }
    let mut ways = vec![];
    let mut sources = cfg.preds[block].clone();
    sources.sort();
    sources.dedup();
    for source in sources {
        if cfg.dominates(block, source) {
            return None;
        }
        for (number, edge) in body.blocks[source].terminator.edges().into_iter().enumerate() {
            if edge.target == block {
                let wanted = edge.args[index as usize];
                let constant = body.as_const(wanted)?;
                let case = cases.iter().position(|(c, _)| c == constant);
                ways.push(Way { source, edge: number, out: case.unwrap_or(cases.len()), wanted });
            }
        }
    }
    let plan = Plan { block, ways };
    uses_are_apart(body, cfg, &plan).then_some(plan)
}

/// Each use of a parameter lies behind one of the destinations.
fn uses_are_apart(body: &Body, cfg: &Cfg, plan: &Plan) -> bool {
    let params = &body.blocks[plan.block].params;
    let behind = destinations(body, cfg, plan.block);
    cfg.order.iter().filter(|&&b| b != plan.block).all(|&b| {
        !uses(body, b).any(|v| params.contains(&v)) || behind.iter().any(|&(_, t)| cfg.dominates(t, b))
    })
}

/// The ways out whose target has no other way in.
fn destinations(body: &Body, cfg: &Cfg, block: BlockId) -> Vec<(usize, BlockId)> {
    let edges = body.blocks[block].terminator.edges();
    let all = edges.iter().enumerate().map(|(i, e)| (i, e.target));
    all.filter(|(_, t)| cfg.preds[*t].len() == 1).collect()
}

fn uses(body: &Body, block: BlockId) -> impl Iterator<Item = Value> {
    let content = &body.blocks[block];
    let insts = content.insts.iter().flat_map(|&i| body.insts[i].inst.operands());
    let edges = content.terminator.edges().into_iter().flat_map(|e| e.args.clone());
    insts.chain(content.terminator.operands()).chain(edges)
}

fn split(body: &mut Body, cfg: &Cfg, plan: &Plan) {
    let block = plan.block;
    let behind = destinations(body, cfg, block);
    let edges: Vec<Edge> = body.blocks[block].terminator.edges().into_iter().cloned().collect();
    let Terminator::Switch { value: selector, .. } = body.blocks[block].terminator else { return };
    // Where the default leads to the next such block, that finds constants, too.
    let key = |way: &Way| (way.out, behind.iter().all(|&(out, _)| out != way.out).then_some(way.wanted));
    let mut outs: Vec<(usize, Option<Value>)> = plan.ways.iter().map(key).collect();
    outs.sort_unstable();
    outs.dedup();
    // The first destination keeps the block.
    for (n, &(out, wanted)) in outs.iter().enumerate().rev() {
        let known = |arg: Value| wanted.filter(|_| arg == selector).unwrap_or(arg);
        let target = edges[out].target;
        if n == 0 {
            let args = edges[out].args.iter().map(|&a| known(a)).collect();
            body.blocks[block].terminator = Terminator::Jump(Edge { target, args });
            continue;
        }
        let (copy, names) = copied(body, block);
        let args = edges[out].args.iter().map(|&a| known(a)).map(|a| *names.get(&a).unwrap_or(&a)).collect();
        body.blocks[copy].terminator = Terminator::Jump(Edge { target, args });
        for way in plan.ways.iter().filter(|way| key(way) == (out, wanted)) {
            body.blocks[way.source].terminator.edges_mut()[way.edge].target = copy;
        }
        if let Some(&(_, target)) = behind.iter().find(|(i, _)| *i == out) {
            for &b in cfg.order.iter().filter(|&&b| cfg.dominates(target, b)) {
                rename(body, b, &names);
            }
        }
    }
}

/// A second block with the same parameters and instructions.
fn copied(body: &mut Body, block: BlockId) -> (BlockId, FxHashMap<Value, Value>) {
    let copy = body.add_block(body.blocks[block].loc);
    let mut names = FxHashMap::default();
    for param in body.blocks[block].params.clone() {
        let new = body.add_param(copy, body.ty(param));
        body.values[new].var = body.values[param].var;
        names.insert(param, new);
    }
    for inst in body.blocks[block].insts.clone() {
        let data = body.insts[inst].clone();
        let renamed = data.inst.map_operands(&mut |v| *names.get(&v).unwrap_or(&v));
        body.push(copy, renamed, &[], data.loc);
    }
    (copy, names)
}

fn rename(body: &mut Body, block: BlockId, names: &FxHashMap<Value, Value>) {
    let new = |v: Value| *names.get(&v).unwrap_or(&v);
    for inst in body.blocks[block].insts.clone() {
        let data = &mut body.insts[inst].inst;
        *data = data.clone().map_operands(&mut |v| new(v));
    }
    let terminator = &mut body.blocks[block].terminator;
    match terminator {
        Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => *value = new(*value),
        Terminator::Return(values) => values.iter_mut().for_each(|v| *v = new(*v)),
        Terminator::Jump(_) | Terminator::Unreachable => {}
    }
    for edge in terminator.edges_mut() {
        edge.args.iter_mut().for_each(|v| *v = new(*v));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{LocId, Ty};
    use crate::term::bv::Bv;

    /// Two ways through one block that switches on where they come from.
    fn two_ways(constant: bool) -> (Body, BlockId, Value) {
        let loc = LocId::UNKNOWN;
        let mut body = Body::new(loc);
        let condition = body.add_param(body.entry, Ty::Int(1));
        let number = body.add_param(body.entry, Ty::Int(32));
        let [left, right, meeting, first, second] = [0; 5].map(|_| body.add_block(loc));
        let to = |target: BlockId, args: Vec<Value>| Edge { target, args };
        body.blocks[body.entry].terminator =
            Terminator::Branch { cond: condition, then: to(left, vec![]), els: to(right, vec![]) };
        let (zero, one) = (body.int(32, 0), body.int(32, 1));
        let wanted = if constant { one } else { number };
        body.blocks[left].terminator = Terminator::Jump(to(meeting, vec![zero, number]));
        body.blocks[right].terminator = Terminator::Jump(to(meeting, vec![wanted, zero]));
        let selector = body.add_param(meeting, Ty::Int(32));
        let carried = body.add_param(meeting, Ty::Int(32));
        body.blocks[meeting].terminator = Terminator::Switch {
            value: selector,
            cases: vec![(Bv::new(32, 0), to(first, vec![]))],
            default: to(second, vec![]),
        };
        body.blocks[first].terminator = Terminator::Return(vec![carried]);
        body.blocks[second].terminator = Terminator::Return(vec![carried]);
        (body, second, carried)
    }

    #[test]
    fn each_way_gets_its_own_block() {
        let (mut body, second, carried) = two_ways(true);
        assert_eq!(thread_jumps(&mut body), 1);
        let cfg = Cfg::new(&body);
        assert_eq!(cfg.preds[second].len(), 1);
        let before = cfg.preds[second][0];
        assert_eq!(cfg.preds[before].len(), 1, "only the right way leads there");
        assert_eq!(body.blocks[second].terminator.operands(), body.blocks[before].params[1..]);
        assert_ne!(body.blocks[second].terminator.operands(), [carried]);
    }

    #[test]
    fn a_way_that_is_not_known_stays() {
        assert_eq!(thread_jumps(&mut two_ways(false).0), 0);
    }

    /// The block behind asks for what the one before hands on.
    #[test]
    fn blocks_in_each_other_are_split_one_after_the_other() {
        let (mut body, second, _) = two_ways(true);
        let loc = LocId::UNKNOWN;
        let to = |target: BlockId, args: Vec<Value>| Edge { target, args };
        let cfg = Cfg::new(&body);
        let meeting = cfg.preds[second][0];
        let selector = body.blocks[meeting].params[0];
        let outer = body.add_block(loc);
        let value = body.add_param(outer, Ty::Int(32));
        let [third, fourth, other] = [0; 3].map(|_| body.add_block(loc));
        let five = body.int(32, 5);
        body.blocks[third].terminator = Terminator::Return(vec![five]);
        body.blocks[fourth].terminator = Terminator::Unreachable;
        let zero = body.int(32, 0);
        body.blocks[other].terminator = Terminator::Jump(to(outer, vec![zero]));
        let cases = vec![(Bv::new(32, 1), to(third, vec![]))];
        body.blocks[outer].terminator = Terminator::Switch { value, cases, default: to(fourth, vec![]) };
        let condition = body.blocks[body.entry].params[0];
        body.blocks[second].terminator =
            Terminator::Branch { cond: condition, then: to(other, vec![]), els: to(other, vec![]) };
        if let Terminator::Switch { default, .. } = &mut body.blocks[meeting].terminator {
            *default = to(outer, vec![selector]);
        }
        // The first of the cases goes to the block that leads on with zero.
        if let Terminator::Switch { cases, .. } = &mut body.blocks[meeting].terminator {
            cases[0].1 = to(second, vec![]);
        }
        assert_eq!(thread_jumps(&mut body), 2);
        let left = body.blocks.values().filter(|b| matches!(b.terminator, Terminator::Switch { .. })).count();
        assert_eq!(left, 0);
    }
}
