//! Makes a program smaller while a condition on it stays true.

use unloop::ir::verify::verify;
use unloop::ir::{Body, FuncId, InstId, Program, Terminator, Ty, Value, ValueDef};
use unloop::term::bv::Bv;

/// Drops instructions and edges as long as `bad` holds of the rest.
pub fn shrink(program: &Program, bad: impl Fn(&Program) -> bool) -> Program {
    let mut best = program.clone();
    loop {
        let before = size(&best);
        for candidate in candidates(&best) {
            // Made from an older best: apply the same step to the current one.
            if let Some(smaller) = candidate.apply(&best)
                && verify(&smaller).is_ok()
                && bad(&smaller)
            {
                best = smaller;
            }
        }
        if size(&best) == before {
            return best;
        }
    }
}

#[derive(Clone, Copy)]
enum Step {
    Drop(FuncId, InstId),
    Straight(FuncId, unloop::ir::BlockId, usize),
}

fn size(program: &Program) -> usize {
    program
        .defined()
        .map(|(_, _, body)| {
            body.blocks.values().map(|b| b.insts.len() + b.terminator.edges().len()).sum::<usize>()
        })
        .sum()
}

fn candidates(program: &Program) -> Vec<Step> {
    let mut steps = vec![];
    for (func, _, body) in program.defined() {
        for (block, data) in &body.blocks {
            let edges = data.terminator.edges().len();
            if edges > 1 {
                steps.extend((0..edges).map(|e| Step::Straight(func, block, e)));
            }
            steps.extend(data.insts.iter().rev().map(|&inst| Step::Drop(func, inst)));
        }
    }
    steps
}

impl Step {
    fn apply(self, program: &Program) -> Option<Program> {
        let mut smaller = program.clone();
        match self {
            Step::Drop(func, inst) => drop_inst(smaller.funcs[func].body.as_mut()?, inst)?,
            Step::Straight(func, block, edge) => {
                let body = smaller.funcs[func].body.as_mut()?;
                let edge = (*body.blocks[block].terminator.edges().get(edge)?).clone();
                if body.blocks[block].terminator.edges().len() < 2 {
                    return None;
                }
                body.blocks[block].terminator = Terminator::Jump(edge);
            }
        }
        Some(smaller)
    }
}

/// Takes the instruction out; its results become zeros.
fn drop_inst(body: &mut Body, inst: InstId) -> Option<()> {
    let (block, at) =
        body.blocks.iter().find_map(|(id, b)| Some((id, b.insts.iter().position(|&i| i == inst)?)))?;
    body.blocks[block].insts.remove(at);
    for result in body.insts[inst].results.clone() {
        let ty = body.ty(result);
        let zero = match ty {
            Ty::Int(width) => body.constant(ty, ValueDef::Const(Bv::zero(width))),
            Ty::Ptr => body.constant(ty, ValueDef::Null),
        };
        replace(body, result, zero);
    }
    Some(())
}

fn replace(body: &mut Body, old: Value, new: Value) {
    let mut change = |v: Value| if v == old { new } else { v };
    for data in body.insts.values_mut() {
        data.inst = data.inst.clone().map_operands(&mut change);
    }
    for block in body.blocks.values_mut() {
        match &mut block.terminator {
            Terminator::Branch { cond, .. } => *cond = change(*cond),
            Terminator::Switch { value, .. } => *value = change(*value),
            Terminator::Return(values) => values.iter_mut().for_each(|v| *v = change(*v)),
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
        for edge in block.terminator.edges_mut() {
            edge.args.iter_mut().for_each(|v| *v = change(*v));
        }
    }
}
