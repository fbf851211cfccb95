//! Functions that call themselves begin with an arbitrary activation; their calls to themselves may do anything.

use crate::analysis::callgraph::CallGraph;
use crate::analysis::pointsto::PointsTo;
use crate::ir::{
    Approximation, ApproximationKind, BinOp, Body, Edge, FuncId, Inst, InstId, OpaqueKind, Program,
    Terminator, Ty, Value,
};

/// Cuts recursion; gives the lines of the ledger.
pub fn cut(program: &mut Program, pts: &PointsTo, graph: &CallGraph) -> Vec<Approximation> {
    let mut lines = vec![];
    for component in &graph.components {
        if !component.iter().any(|&f| graph.is_recursive(f)) {
            continue;
        }
        for &func in component {
            let loc = program.funcs[func].loc;
            let name = program.funcs[func].name.clone();
            let Some(body) = program.funcs[func].body.as_mut() else { continue };
            // Where several functions call each other, an activation of one does not show the others.
            let alone = component.len() == 1;
            let kind = if alone { OpaqueKind::Memory } else { OpaqueKind::Unsupported };
            let calls = inner_calls(body, func, pts, component);
            for inst in calls {
                let Inst::Call { args, .. } = &body.insts[inst].inst else { continue };
                let args = args.clone();
                body.insts[inst].inst =
                    Inst::Opaque { what: format!("a recursive call in {name}"), kind, args };
            }
            if alone {
                any_activation(body, &name);
            }
            let (kind, what) = match alone {
                true => (
                    ApproximationKind::Overapproximated,
                    format!("recursive calls of {name} may do anything to what they can reach"),
                ),
                false => {
                    (ApproximationKind::Unsupported, format!("{name} and other functions call each other"))
                }
            };
            lines.push(Approximation { kind, what, loc });
        }
    }
    lines
}

fn inner_calls(body: &Body, func: FuncId, pts: &PointsTo, component: &[FuncId]) -> Vec<InstId> {
    let leads_back = |inst: InstId| {
        pts.instances_of(func).iter().any(|&instance| {
            let may_run = pts.may_run(instance, inst);
            may_run.into_iter().any(|i| component.contains(&pts.instances()[i].func))
        })
    };
    let is_call = |inst: &InstId| matches!(body.insts[*inst].inst, Inst::Call { .. });
    body.insts.keys().filter(is_call).filter(|&inst| leads_back(inst)).collect()
}

/// A new entry: either the arguments that were given, or any arguments in any memory. What the latter gives is not asked
/// for; what goes wrong in it is.
fn any_activation(body: &mut Body, name: &str) {
    let old = body.entry;
    let loc = body.blocks[old].loc;
    let (entry, forget) = (body.add_block(loc), body.add_block(loc));
    let params = body.blocks[old].params.clone();
    let given: Vec<Value> = params
        .iter()
        .map(|&p| {
            let ty = body.ty(p);
            body.add_param(entry, ty)
        })
        .collect();
    let input = |name: String| Inst::Input { name };
    let any = body.push1(entry, input(format!("any activation of {name}")), Ty::BOOL, loc);
    let others: Vec<Value> = params
        .iter()
        .map(|&p| {
            let (ty, name) = (body.ty(p), body.name(p));
            body.push1(forget, input(name), ty, loc)
        })
        .collect();
    let reached = others.iter().copied().filter(|&v| body.ty(v) == Ty::Ptr).collect();
    let what = format!("what activations of {name} write");
    body.push(forget, Inst::Opaque { what, kind: OpaqueKind::Memory, args: reached }, &[], loc);
    body.blocks[forget].terminator = Terminator::Jump(Edge { target: old, args: others });
    let then = Edge { target: forget, args: vec![] };
    body.blocks[entry].terminator =
        Terminator::Branch { cond: any, then, els: Edge { target: old, args: given } };
    body.entry = entry;
    let returns: Vec<_> = body
        .blocks
        .iter()
        .filter(|(_, b)| matches!(b.terminator, Terminator::Return(_)))
        .map(|(id, _)| id)
        .collect();
    for block in returns {
        let one = body.int(1, 1);
        let not = Inst::Binary { op: BinOp::Xor, a: any, b: one, nsw: false };
        let cond = body.push1(block, not, Ty::BOOL, loc);
        body.push(block, Inst::Assume { cond }, &[], loc);
    }
}
