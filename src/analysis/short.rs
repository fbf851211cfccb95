//! Loops of few iterations: the digits of a number, the weeks of a month, the rows of a small table. What they compute is known best when
//! their iterations are followed one by one; an arbitrary one stands for those that come after, if there are any.

use super::callgraph::{self, CallGraph};
use super::loops::{Loop, LoopForest, LoopId};
use super::pointsto::PointsTo;
use crate::ir::{BlockId, Body, FuncId, Inst, InstId, Origin, Program};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeMap;

/// So many iterations are few.
const FEW: u32 = 40;
/// So many more than runs have shown are followed: the test that ends the loop, and what runs did not come to.
const MORE: u32 = 2;
/// Instructions that the iterations of one loop may have together, with all that they call; and those that are added to the whole program.
const OF_LOOP: u64 = 3_000;
const OF_PROGRAM: u64 = 20_000;

/// For the header of each such loop, how many iterations are followed.
pub type Rounds = BTreeMap<(FuncId, BlockId), u32>;

/// `longest`: as many iterations as runs have shown, for loops that runs have come to.
pub fn rounds(
    program: &Program,
    pts: &PointsTo,
    calls: &CallGraph,
    longest: impl Fn(FuncId, BlockId) -> Option<u32>,
) -> Rounds {
    let choose = |most: u64| {
        let (cost, moving, rounds) = (SecondaryMap::new(), SecondaryMap::new(), Rounds::new());
        let mut chooser = Chooser { program, pts, longest: &longest, most, cost, moving, rounds };
        for &func in calls.components.iter().flatten() {
            chooser.look_at(func, calls.is_recursive(func));
        }
        let first = program.funcs.keys().filter(|&f| calls.callers(f).is_empty());
        let whole = first.map(|f| chooser.cost[f]).fold(0, u64::saturating_add);
        (chooser.rounds, whole)
    };
    // Models of the library are large, whether or not a loop is followed.
    let (none, before) = choose(0);
    let sizes = std::iter::successors(Some(OF_LOOP), |most| Some(most / 2)).take_while(|&most| most > 0);
    let mut fitting = sizes.map(choose).filter(|(_, whole)| whole - before <= OF_PROGRAM);
    fitting.next().map_or(none, |(rounds, _)| rounds)
}

struct Chooser<'a, F> {
    program: &'a Program,
    pts: &'a PointsTo,
    longest: &'a F,
    /// Instructions that the iterations of a loop may have.
    most: u64,
    /// Instructions of a call, with all that is followed in it.
    cost: SecondaryMap<FuncId, u64>,
    /// Functions that copy structures inside of one object.
    moving: SecondaryMap<FuncId, bool>,
    rounds: Rounds,
}

impl<F: Fn(FuncId, BlockId) -> Option<u32>> Chooser<'_, F> {
    /// Callees come before.
    fn look_at(&mut self, func: FuncId, recursive: bool) {
        let Some(body) = &self.program.funcs[func].body else { return };
        let Ok(forest) = LoopForest::new(self.program, body) else { return };
        let follows = self.program.funcs[func].origin == Origin::User && !recursive;
        self.moving[func] = body.insts.keys().any(|inst| self.is_move(func, body, inst));
        let mut of_loops: SecondaryMap<LoopId, u64> = SecondaryMap::new();
        for id in forest.innermost_first() {
            let data = &forest.loops[id];
            let once = self.once(func, body, &forest, data, id, &of_loops);
            let few = (self.longest)(func, data.header)
                .filter(|&n| follows && (1..=FEW).contains(&n) && !self.moves(func, body, data))
                .map(|n| n + MORE);
            of_loops[id] = match few {
                Some(n) if once.saturating_mul(n.into()) <= self.most => {
                    self.rounds.insert((func, data.header), n);
                    once.saturating_mul(u64::from(n) + 1)
                }
                _ => once,
            };
        }
        let outside = body.blocks.keys().filter(|&b| forest.innermost[b].is_none());
        let outside: u64 = outside.map(|b| self.of_block(func, body, b)).fold(0, u64::saturating_add);
        let top = forest.loops.iter().filter(|(_, l)| l.parent.is_none());
        self.cost[func] = top.map(|(id, _)| of_loops[id]).fold(outside, u64::saturating_add);
    }

    /// Does it copy structures inside of one object, itself or in a function that it calls? Each copy doubles the ways on which a
    /// byte may have come.
    fn moves(&self, func: FuncId, body: &Body, data: &Loop) -> bool {
        let mut insts = data.blocks.iter().flat_map(|&b| &body.blocks[b].insts);
        insts.any(|&inst| self.is_move(func, body, inst))
    }

    fn is_move(&self, func: FuncId, body: &Body, inst: InstId) -> bool {
        match body.insts[inst].inst {
            Inst::Copy { dst, src, .. } => {
                let sources = self.pts.targets(func, src);
                let mut all = self.pts.targets(func, dst).iter();
                all.any(|(object, _)| sources.iter().any(|(source, _)| source == object))
            }
            Inst::Call { .. } => callgraph::callees(self.pts, func, inst).into_iter().any(|f| self.moving[f]),
            _ => false,
        }
    }

    /// One iteration.
    fn once(
        &self,
        func: FuncId,
        body: &Body,
        forest: &LoopForest,
        data: &Loop,
        id: LoopId,
        of_loops: &SecondaryMap<LoopId, u64>,
    ) -> u64 {
        let own = data.blocks.iter().filter(|&&b| forest.innermost[b] == Some(id));
        let own = own.map(|&b| self.of_block(func, body, b)).fold(0, u64::saturating_add);
        data.children.iter().map(|&c| of_loops[c]).fold(own, u64::saturating_add)
    }

    fn of_block(&self, func: FuncId, body: &Body, block: BlockId) -> u64 {
        let mut sum = 1u64;
        for &inst in &body.blocks[block].insts {
            sum = sum.saturating_add(1);
            if matches!(body.insts[inst].inst, Inst::Call { .. }) {
                let callees = callgraph::callees(self.pts, func, inst);
                sum = callees.into_iter().map(|f| self.cost[f]).fold(sum, u64::saturating_add);
            }
        }
        sum
    }
}
