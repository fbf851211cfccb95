//! How a body hangs together: places of instructions, back references of values, the entry.

use super::edges::{list, types};
use super::{Fault, Report};
use crate::ir::{BlockId, Body, Function, InstId, Ty, Value, ValueDef};
use cranelift_entity::SecondaryMap;

/// Where each instruction stands: block and index in it.
pub type Places = SecondaryMap<InstId, Option<(BlockId, u32)>>;

pub fn check(function: &Function, body: &Body, report: &mut Report) -> Places {
    report.at_body();
    values(body, report);
    entry(function, body, report);
    let mut places: Places = SecondaryMap::with_default(None);
    for (id, block) in &body.blocks {
        report.at_block(id);
        for (index, &param) in block.params.iter().enumerate() {
            back_reference(body, param, ValueDef::Param(id, index as u32), report);
        }
        for (index, &inst) in block.insts.iter().enumerate() {
            report.at_inst(id, inst);
            report.check(places[inst].is_none(), || Fault::InstTwice(inst));
            places[inst] = Some((id, index as u32));
            for (index, &result) in body.insts[inst].results.iter().enumerate() {
                back_reference(body, result, ValueDef::Result(inst, index as u32), report);
            }
        }
    }
    places
}

fn back_reference(body: &Body, value: Value, expected: ValueDef, report: &mut Report) {
    report.check(body.values[value].def == expected, || Fault::BackReference(value));
}

fn values(body: &Body, report: &mut Report) {
    for (value, data) in &body.values {
        if let Ty::Int(width) = data.ty {
            report.check((1..=Ty::MAX_WIDTH).contains(&width), || Fault::Width(width, value));
        }
        let right = match &data.def {
            ValueDef::Param(..) | ValueDef::Result(..) => true,
            ValueDef::Const(bv) => data.ty == Ty::Int(bv.width()),
            ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => data.ty == Ty::Ptr,
        };
        report.check(right, || Fault::ConstantType { value, ty: data.ty });
    }
}

fn entry(function: &Function, body: &Body, report: &mut Report) {
    let found = types(body, &body.blocks[body.entry].params);
    let expected = &function.signature.params;
    report.check(found == *expected, || Fault::EntryParams { expected: list(expected), found: list(&found) });
    for (id, block) in &body.blocks {
        report.at_block(id);
        let enters = block.terminator.edges().iter().any(|edge| edge.target == body.entry);
        report.check(!enters, || Fault::EntryHasPredecessor);
    }
}
