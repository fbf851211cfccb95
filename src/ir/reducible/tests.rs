//! Random graphs, run before and after by a small evaluator over integers.

use super::*;
use crate::ir::{BinOp, Inst, LocId, ValueData};
use proptest::prelude::*;

/// A body whose blocks take two integers and hand on a mix of them; where it goes depends on them.
fn random_body(targets: &[(u8, u8, bool)]) -> Body {
    let mut body = Body::new(LocId::UNKNOWN);
    let n = targets.len();
    let blocks: Vec<BlockId> =
        (0..n).map(|i| if i == 0 { body.entry } else { body.add_block(LocId::UNKNOWN) }).collect();
    let params: Vec<[Value; 2]> =
        blocks.iter().map(|&b| [body.add_param(b, Ty::Int(16)), body.add_param(b, Ty::Int(16))]).collect();
    for (i, &(a, b, swap)) in targets.iter().enumerate() {
        let k = body.int(16, 7 + 12345 * i as u128);
        let [x, y] = params[i];
        let sum = Inst::Binary { op: BinOp::Add, a: x, b: k, nsw: false };
        let sum = body.push1(blocks[i], sum, Ty::Int(16), LocId::UNKNOWN);
        let cond = body.push1(
            blocks[i],
            Inst::Cmp { op: crate::ir::CmpOp::Slt, a: sum, b: y },
            Ty::BOOL,
            LocId::UNKNOWN,
        );
        let args = if swap { vec![y, sum] } else { vec![sum, y] };
        let edge = |to: u8| Edge { target: blocks[to as usize % n], args: args.clone() };
        body.blocks[blocks[i]].terminator = match a {
            255 => Terminator::Return(vec![sum]),
            _ => Terminator::Branch { cond, then: edge(a), els: edge(b) },
        };
    }
    body
}

fn constant(data: &ValueData) -> Option<i64> {
    match &data.def {
        ValueDef::Const(bv) => bv.to_u64().map(|v| v as i64),
        _ => None,
    }
}

/// The sums computed on the first steps, which tell the old blocks apart by their constants.
fn run(body: &Body, x: i64, y: i64, steps: usize) -> Vec<i64> {
    let mut env: SecondaryMap<Value, i64> = SecondaryMap::with_default(i64::MAX);
    for (v, data) in &body.values {
        if let Some(c) = constant(data) {
            env[v] = c;
        }
    }
    let mut trace = vec![];
    let (mut block, mut args) = (body.entry, vec![x, y]);
    while trace.len() < steps {
        for (i, &param) in body.blocks[block].params.iter().enumerate() {
            env[param] = args[i];
        }
        for &inst in &body.blocks[block].insts {
            let data = &body.insts[inst];
            env[data.results[0]] = match &data.inst {
                Inst::Binary { a, b, .. } => i64::from((env[*a] + env[*b]) as u16),
                Inst::Cmp { a, b, .. } => i64::from((env[*a] as i16) < (env[*b] as i16)),
                other => panic!("not made by random_body: {other:?}"),
            };
            trace.push(env[data.results[0]]);
        }
        let edge = match &body.blocks[block].terminator {
            Terminator::Jump(edge) => edge,
            Terminator::Branch { cond, then, els } => {
                if env[*cond] == 1 {
                    then
                } else {
                    els
                }
            }
            Terminator::Switch { value, cases, default } => {
                let hit = cases.iter().find(|(c, _)| c.to_u64() == Some(env[*value] as u64));
                hit.map_or(default, |(_, edge)| edge)
            }
            Terminator::Return(_) | Terminator::Unreachable => break,
        };
        args = edge.args.iter().map(|&v| env[v]).collect();
        assert!(args.iter().all(|&a| a != i64::MAX), "an undefined value was passed");
        block = edge.target;
    }
    trace.truncate(steps);
    trace
}

/// Every edge back in the order leads to a block that dominates its source.
fn is_reducible(body: &Body) -> bool {
    let cfg = Cfg::new(body);
    let back = |a: BlockId, b: BlockId| cfg.position[b] <= cfg.position[a];
    cfg.order.iter().all(|&from| {
        let edges = body.blocks[from].terminator.edges();
        edges.iter().all(|edge| !back(from, edge.target) || cfg.dominates(edge.target, from))
    })
}

fn uses(body: &Body, block: BlockId) -> Vec<Value> {
    let data = &body.blocks[block];
    let mut all: Vec<Value> = data.insts.iter().flat_map(|&i| body.insts[i].inst.operands()).collect();
    all.extend(data.terminator.operands());
    all.extend(data.terminator.edges().iter().flat_map(|edge| edge.args.iter().copied()));
    all
}

/// Definitions dominate uses, in reachable blocks.
fn check_ssa(body: &Body) {
    let cfg = Cfg::new(body);
    for &block in &cfg.order {
        for v in uses(body, block) {
            let def = match body.values[v].def {
                ValueDef::Param(b, _) => b,
                ValueDef::Result(inst, _) => {
                    body.blocks.iter().find(|(_, data)| data.insts.contains(&inst)).unwrap().0
                }
                _ => continue,
            };
            assert!(cfg.dominates(def, block), "{v} of {def} in {block}");
        }
        for edge in body.blocks[block].terminator.edges() {
            assert_eq!(edge.args.len(), body.blocks[edge.target].params.len());
        }
    }
}

/// Lets blocks use parameters of their dominators directly, so that dominance is put to the test.
fn use_dominators(body: &mut Body) {
    let cfg = Cfg::new(body);
    for &block in &cfg.order {
        if let Some(up) = cfg.immediate_dominator(block) {
            let far = cfg.immediate_dominator(up).unwrap_or(up);
            let v = body.blocks[far].params[0];
            let inst = Inst::Binary { op: BinOp::Add, a: v, b: body.blocks[block].params[1], nsw: false };
            body.push1(block, inst, Ty::Int(16), LocId::UNKNOWN);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]
    #[test]
    fn keeps_the_meaning_and_has_only_natural_loops(
        targets in prop::collection::vec((prop_oneof![9 => 0u8..12, 1 => Just(255u8)], 0u8..12, any::<bool>()), 1..12),
        inputs in prop::collection::vec((0i64..65536, 0i64..65536), 4),
    ) {
        let mut body = random_body(&targets);
        use_dominators(&mut body);
        check_ssa(&body);
        let before: Vec<_> = inputs.iter().map(|&(x, y)| run(&body, x, y, 300)).collect();
        let was_fine = is_reducible(&body);
        let dispatchers = make_reducible(&mut body);
        prop_assert_eq!(was_fine, dispatchers == 0);
        check_ssa(&body);
        prop_assert!(is_reducible(&body));
        for (input, old) in inputs.iter().zip(before) {
            prop_assert_eq!(run(&body, input.0, input.1, 300), old);
        }
    }
}

#[test]
fn two_entries_get_one_dispatch_block() {
    // 0 -> 1 | 2; 1 -> 2 | 2; 2 -> 1 | 1
    let mut body = random_body(&[(1, 2, false), (2, 2, false), (1, 1, true)]);
    assert_eq!(make_reducible(&mut body), 1);
    assert_eq!(body.blocks.len(), 4);
    assert_eq!(make_reducible(&mut body), 0);
}

#[test]
fn the_entry_of_the_function_may_be_in_the_cycle() {
    // 0 -> 1 | 2; 1 -> 0 | 2; 2 -> 1 | 0: one entry only
    let mut body = random_body(&[(1, 2, false), (0, 2, false), (1, 0, true)]);
    make_reducible(&mut body);
    assert!(is_reducible(&body));
}
