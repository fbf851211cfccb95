//! Terminators: conditions, cases, arguments of edges, returned values.

use super::{Fault, Report};
use crate::ir::{Body, Edge, Function, Terminator, Ty, Value};
use crate::term::bv::Bv;
use rustc_hash::FxHashSet;

pub fn types(body: &Body, values: &[Value]) -> Vec<Ty> {
    values.iter().map(|&value| body.ty(value)).collect()
}

pub fn list(types: &[Ty]) -> String {
    let all: Vec<String> = types.iter().map(Ty::to_string).collect();
    all.join(", ")
}

pub fn check(function: &Function, body: &Body, report: &mut Report) {
    for (id, block) in &body.blocks {
        report.at_block(id);
        block.terminator.edges().into_iter().for_each(|edge| check_edge(body, edge, report));
        match &block.terminator {
            Terminator::Jump(_) | Terminator::Unreachable => {}
            Terminator::Branch { cond, .. } => condition(body, *cond, report),
            Terminator::Switch { value, cases, .. } => switch(body, *value, cases, report),
            Terminator::Return(values) => {
                let (expected, found) = (&function.signature.results, types(body, values));
                report.check(*expected == found, || Fault::Return {
                    expected: list(expected),
                    found: list(&found),
                });
            }
        }
    }
}

fn condition(body: &Body, cond: Value, report: &mut Report) {
    let found = body.ty(cond);
    report.check(found == Ty::BOOL, || Fault::Operand { value: cond, expected: "i1", found });
}

fn check_edge(body: &Body, edge: &Edge, report: &mut Report) {
    let (target, params) = (edge.target, &body.blocks[edge.target].params);
    let (expected, found) = (params.len(), edge.args.len());
    report.check(expected == found, || Fault::EdgeCount { target, expected, found });
    for (index, (&param, &arg)) in params.iter().zip(&edge.args).enumerate() {
        let (expected, found) = (body.ty(param), body.ty(arg));
        report.check(expected == found, || Fault::EdgeArgument { target, index, expected, found });
    }
}

fn switch(body: &Body, value: Value, cases: &[(Bv, Edge)], report: &mut Report) {
    let ty = body.ty(value);
    report.check(ty != Ty::Ptr, || Fault::Operand { value, expected: "an integer", found: ty });
    let mut seen = FxHashSet::default();
    for (case, _) in cases {
        let show = || format!("{}:i{}", case.to_signed_string(), case.width());
        report.check(ty == Ty::Int(case.width()), || Fault::CaseWidth { case: show(), ty });
        report.check(seen.insert(case), || Fault::CaseTwice(show()));
    }
}
