//! All ids in a body exist. The other parts of the verifier index without looking once this holds.

use super::tables::{check_loc, check_type, signature};
use super::{Fault, Report};
use crate::ir::{BlockId, Body, Callee, Inst, InstData, Program, Value, ValueDef, VarId};

pub fn check(program: &Program, body: &Body, report: &mut Report) {
    report.at_body();
    block(body, body.entry, report);
    for var in body.vars.values() {
        check_loc(program, var.loc, report);
        check_type(program, var.ty, report);
    }
    for data in body.values.values() {
        definition(program, body, &data.def, report);
        data.var.into_iter().for_each(|id| var(body, id, report));
    }
    for (id, data) in &body.blocks {
        report.at_block(id);
        check_loc(program, data.loc, report);
        data.params.iter().for_each(|&param| value(body, param, report));
        for &inst in &data.insts {
            report.at_inst(id, inst);
            match body.insts.get(inst) {
                Some(data) => instruction(program, body, data, report),
                None => report.push(Fault::NoInst(inst)),
            }
        }
        report.at_block(id);
        data.terminator.operands().into_iter().for_each(|operand| value(body, operand, report));
        for edge in data.terminator.edges() {
            block(body, edge.target, report);
            edge.args.iter().for_each(|&arg| value(body, arg, report));
        }
    }
}

fn block(body: &Body, id: BlockId, report: &mut Report) {
    report.check(body.blocks.is_valid(id), || Fault::NoBlock(id));
}

fn value(body: &Body, id: Value, report: &mut Report) {
    report.check(body.values.is_valid(id), || Fault::NoValue(id));
}

fn var(body: &Body, id: VarId, report: &mut Report) {
    report.check(body.vars.is_valid(id), || Fault::NoVar(id));
}

fn definition(program: &Program, body: &Body, def: &ValueDef, report: &mut Report) {
    match def {
        ValueDef::Param(id, _) => block(body, *id, report),
        ValueDef::Result(id, _) => report.check(body.insts.is_valid(*id), || Fault::NoInst(*id)),
        ValueDef::Global(id) => report.check(program.globals.is_valid(*id), || Fault::NoGlobal(*id)),
        ValueDef::Func(id) => report.check(program.funcs.is_valid(*id), || Fault::NoFunc(*id)),
        ValueDef::Const(_) | ValueDef::Null => {}
    }
}

fn instruction(program: &Program, body: &Body, data: &InstData, report: &mut Report) {
    check_loc(program, data.loc, report);
    data.results.iter().for_each(|&result| value(body, result, report));
    data.inst.operands().into_iter().for_each(|operand| value(body, operand, report));
    match &data.inst {
        Inst::Alloca { var: Some(id), .. } | Inst::Bind { var: id, .. } => var(body, *id, report),
        Inst::Call { callee: Callee::Func(id), .. } => {
            report.check(program.funcs.is_valid(*id), || Fault::NoFunc(*id));
        }
        Inst::Call { callee: Callee::Ptr(_, types), .. } => signature(types, report),
        Inst::Alloca { var: None, .. }
        | Inst::Binary { .. }
        | Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Cast { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Gep { .. }
        | Inst::LifetimeStart { .. }
        | Inst::LifetimeEnd { .. }
        | Inst::StackSave
        | Inst::StackRestore { .. }
        | Inst::Load { .. }
        | Inst::Store { .. }
        | Inst::Fill { .. }
        | Inst::Copy { .. }
        | Inst::Alloc { .. }
        | Inst::Free { .. }
        | Inst::Input { .. }
        | Inst::Uninit
        | Inst::Assume { .. }
        | Inst::Check { .. }
        | Inst::Havoc { .. }
        | Inst::NextZero { .. }
        | Inst::ObjectSize { .. }
        | Inst::ObjectOffset { .. }
        | Inst::Alive { .. }
        | Inst::Readable { .. }
        | Inst::IsHeap { .. }
        | Inst::Abstract { .. }
        | Inst::Output { .. }
        | Inst::Format { .. }
        | Inst::Exit { .. }
        | Inst::Abort
        | Inst::Opaque { .. } => {}
    }
}
