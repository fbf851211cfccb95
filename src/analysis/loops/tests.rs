//! Hand-made graphs, and random ones against the definition of a natural loop.

use super::*;
use crate::ir::{Edge, Loc, Terminator, Ty};
use proptest::prelude::*;

/// Blocks by their successors; the first is the entry.
fn graph(succs: &[&[usize]]) -> Body {
    let mut body = Body::new(LocId::UNKNOWN);
    let blocks: Vec<BlockId> =
        (0..succs.len()).map(|i| if i == 0 { body.entry } else { body.add_block(LocId::UNKNOWN) }).collect();
    let cond = body.add_param(body.entry, Ty::BOOL);
    let edge = |i: usize| Edge { target: blocks[i], args: vec![] };
    for (i, next) in succs.iter().enumerate() {
        body.blocks[blocks[i]].terminator = match next {
            [] => Terminator::Return(vec![]),
            [one] => Terminator::Jump(edge(*one)),
            [a, b] => Terminator::Branch { cond, then: edge(*a), els: edge(*b) },
            _ => panic!("at most two successors"),
        };
    }
    body
}

fn forest(body: &Body) -> LoopForest {
    LoopForest::new(&Program::new(64), body).unwrap()
}

fn indices(blocks: &[BlockId]) -> Vec<usize> {
    blocks.iter().map(|b| b.as_u32() as usize).collect()
}

#[test]
fn nested_loops() {
    // 0 -> 1(outer) -> 2(inner) <-> 3; 2 -> 4 -> 1; 1 -> 5
    let body = graph(&[&[1], &[2, 5], &[3, 4], &[2], &[1], &[]]);
    let forest = forest(&body);
    assert_eq!(forest.loops.len(), 2);
    let (outer, inner) = (LoopId::from_u32(0), LoopId::from_u32(1));
    assert_eq!(forest.loops[outer].blocks.len(), 4);
    assert_eq!(indices(&forest.loops[inner].blocks), [2, 3]);
    assert_eq!(forest.loops[inner].parent, Some(outer));
    assert_eq!((forest.loops[outer].depth, forest.loops[inner].depth), (1, 2));
    assert_eq!(forest.innermost_first(), [inner, outer]);
    assert_eq!(forest.loops[outer].exits.len(), 1);
    assert_eq!(forest.loops[inner].exits[0].to.as_u32(), 4);
    assert_eq!(forest.loops[outer].live_in.len(), 1);
    assert!(forest.contains(outer, forest.loops[inner].header));
}

#[test]
fn siblings_share_a_wave() {
    let body = graph(&[&[1], &[1, 2], &[3, 4], &[3, 2], &[]]);
    let forest = forest(&body);
    // 1 alone; 2 around 3.
    assert_eq!(forest.waves().iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn irreducible_cycles_are_an_error() {
    let body = graph(&[&[1, 2], &[2, 3], &[1, 3], &[]]);
    assert!(LoopForest::new(&Program::new(64), &body).is_err());
}

#[test]
fn numbers_follow_the_text_and_the_keyword_is_the_jump_back() {
    let mut program = Program::new(64);
    let mut loc = |line, column| program.locs.push(Loc { file: 0, line, column });
    let (late, early, keyword) = (loc(9, 3), loc(4, 12), loc(4, 3));
    // The loop at block 1 stands later in the text than the one at block 3.
    let mut body = graph(&[&[1], &[2, 3], &[1], &[4, 5], &[3], &[]]);
    let block = BlockId::from_u32;
    body.blocks[block(1)].loc = late;
    body.blocks[block(3)].loc = early;
    body.blocks[block(4)].loc = keyword;
    let forest = LoopForest::new(&program, &body).unwrap();
    let by_header = |n| forest.loops.values().find(|l| l.header == block(n)).unwrap();
    assert_eq!((by_header(1).number, by_header(3).number), (2, 1));
    assert_eq!(by_header(3).loc, keyword);
    assert_eq!(by_header(1).loc, late);
}

/// Block x belongs to the loop of h if h dominates it and it reaches h through blocks that h dominates.
fn brute_force(body: &Body, cfg: &Cfg, h: BlockId) -> Vec<BlockId> {
    let latches: Vec<BlockId> = cfg.preds[h].iter().copied().filter(|&l| cfg.dominates(h, l)).collect();
    let reaches = |from: BlockId| {
        let (mut seen, mut stack) = (vec![], vec![from]);
        while let Some(b) = stack.pop() {
            if latches.contains(&b) {
                return true;
            }
            if !seen.contains(&b) {
                seen.push(b);
                stack.extend(body.blocks[b].terminator.edges().iter().map(|e| e.target).filter(|&t| t != h));
            }
        }
        false
    };
    if latches.is_empty() {
        return vec![];
    }
    cfg.order.iter().copied().filter(|&b| cfg.dominates(h, b) && (b == h || reaches(b))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]
    #[test]
    fn membership_is_that_of_the_definition(next in prop::collection::vec((0usize..14, 0usize..14, 0u8..6), 2..14)) {
        let n = next.len();
        let succs: Vec<Vec<usize>> = next.iter().map(|&(a, b, kind)| match kind {
            0 => vec![],
            1 | 2 => vec![a % n],
            _ => vec![a % n, b % n],
        }).collect();
        let mut body = graph(&succs.iter().map(Vec::as_slice).collect::<Vec<_>>());
        crate::ir::reducible::make_reducible(&mut body);
        let (cfg, forest) = (Cfg::new(&body), forest(&body));
        let mut headers = 0;
        for &h in &cfg.order {
            let expected = brute_force(&body, &cfg, h);
            let found = forest.loops.values().find(|l| l.header == h);
            prop_assert_eq!(found.map(|l| l.blocks.clone()).unwrap_or_default(), expected.clone());
            headers += usize::from(!expected.is_empty());
        }
        prop_assert_eq!(headers, forest.loops.len());
        // The nesting: a parent contains all blocks of its child, and order respects it.
        let order = forest.innermost_first();
        for (id, data) in &forest.loops {
            if let Some(parent) = data.parent {
                prop_assert!(data.blocks.iter().all(|b| forest.loops[parent].blocks.contains(b)));
                let place = |x| order.iter().position(|&y| y == x);
                prop_assert!(place(id) < place(parent));
            }
        }
    }
}
