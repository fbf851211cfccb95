//! Which functions are encoded once, for all their callers, instead of at each call.
//!
//! At each call a function costs what its body costs, with all that it calls: exact, and too much for large programs. There,
//! functions that are neither small nor recursive are looked at on their own.

use super::callgraph::{self, CallGraph};
use super::loops::LoopForest;
use super::pointsto::PointsTo;
use crate::ir::{FuncId, Inst, Origin, Program};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeSet;

/// Functions up to this cost are encoded at each call.
const SMALL: u64 = 150;
/// What a loop costs beyond its instructions.
const LOOP: u64 = 100;
/// What a call of a model costs at most: of `scanf` no more is encoded than its format asks for.
const MODEL: u64 = 300;

/// Which functions stand for themselves.
#[derive(Default)]
pub struct Plan {
    /// Looked at on their own: calls of them are not followed.
    pub alone: BTreeSet<FuncId>,
    /// Called by unknown code, at any time and with anything.
    pub called_back: BTreeSet<FuncId>,
    /// All of these, callers before callees.
    pub order: Vec<FuncId>,
}

impl Plan {
    /// With every call followed.
    pub fn whole(program: &Program, pts: &PointsTo, calls: &CallGraph) -> Plan {
        let outside = pts.called_from_outside().iter().map(|&id| pts.instances()[id].func);
        // What models hand out, the user has not written.
        let called_back: BTreeSet<FuncId> =
            outside.filter(|&f| program.funcs[f].origin == Origin::User).collect();
        let mut order: Vec<FuncId> = calls.components.iter().flatten().copied().collect();
        order.retain(|f| called_back.contains(f));
        order.reverse();
        Plan { alone: BTreeSet::new(), called_back, order }
    }
}

/// None is looked at on its own if the program with all calls followed costs no more than `split`.
pub fn choose(program: &Program, pts: &PointsTo, calls: &CallGraph, entry: FuncId, split: u64) -> Plan {
    let plan = Plan::whole(program, pts, calls);
    let whole = costs(program, pts, calls, &BTreeSet::new())[entry];
    if whole <= split {
        return plan;
    }
    let mut apart = BTreeSet::new();
    let mut order = vec![];
    let mut cost: SecondaryMap<FuncId, u64> = SecondaryMap::new();
    for &func in calls.components.iter().flatten() {
        cost[func] = cost_of(program, pts, func, &cost, &apart);
        let function = &program.funcs[func];
        let fits = function.origin == Origin::User
            && func != entry
            && !calls.is_recursive(func)
            && !function.signature.variadic
            && LoopForest::new(program, function.body.as_ref().expect("it is defined")).is_ok();
        let is_apart = fits && cost[func] > SMALL.min(split);
        if is_apart {
            apart.insert(func);
        }
        if is_apart || plan.called_back.contains(&func) {
            order.push(func);
        }
    }
    order.reverse();
    Plan { alone: apart, order, ..plan }
}

fn costs(
    program: &Program,
    pts: &PointsTo,
    calls: &CallGraph,
    apart: &BTreeSet<FuncId>,
) -> SecondaryMap<FuncId, u64> {
    let mut cost: SecondaryMap<FuncId, u64> = SecondaryMap::new();
    for &func in calls.components.iter().flatten() {
        cost[func] = cost_of(program, pts, func, &cost, apart);
    }
    cost
}

/// Callees come before; of those that call each other some count nothing.
fn cost_of(
    program: &Program,
    pts: &PointsTo,
    func: FuncId,
    known: &SecondaryMap<FuncId, u64>,
    apart: &BTreeSet<FuncId>,
) -> u64 {
    let Some(body) = &program.funcs[func].body else { return 1 };
    let mut sum: u64 = LoopForest::new(program, body).map_or(0, |f| f.loops.len() as u64 * LOOP);
    for inst in body.blocks.values().flat_map(|b| b.insts.iter().copied()) {
        sum = sum.saturating_add(1);
        if !matches!(body.insts[inst].inst, Inst::Call { .. }) {
            continue;
        }
        for callee in callgraph::callees(pts, func, inst) {
            let more = if apart.contains(&callee) { 10 } else { known[callee] };
            sum = sum.saturating_add(more);
        }
    }
    match program.funcs[func].origin {
        Origin::Model => sum.min(MODEL),
        _ => sum,
    }
}
