//! Variables of the library that keep their first value: where nothing calls `ungetc`, no character is ever put back, and `getc` setting
//! "none" once more changes nothing. Without such stores the variable is a constant to everyone, and no loop has to speak of it.

use crate::ir::{Body, GlobalId, Init, Inst, Program, Value, ValueDef};
use rustc_hash::FxHashSet;

/// Takes out the stores to those of the variables that are loaded and set to what they begin with, and nothing else.
pub fn drop_idle_stores(program: &mut Program, variables: impl Iterator<Item = GlobalId>) {
    let mut kept: FxHashSet<GlobalId> = variables.filter(|&g| is_plain(program, g)).collect();
    for (_, global) in program.globals.iter() {
        if let Init::Data { relocs, .. } = &global.init {
            for reloc in relocs {
                if let crate::ir::RelocTarget::Global(led_to) = reloc.target {
                    kept.remove(&led_to);
                }
            }
        }
    }
    for (_, _, body) in program.defined() {
        for global in others(program, body) {
            kept.remove(&global);
        }
    }
    for function in program.funcs.values_mut() {
        let Some(Body { blocks, insts, values, .. }) = &mut function.body else { continue };
        for block in blocks.values_mut() {
            block.insts.retain(|&inst| match insts[inst].inst {
                Inst::Store { ptr, .. } => {
                    !matches!(values[ptr].def, ValueDef::Global(global) if kept.contains(&global))
                }
                _ => true,
            });
        }
    }
    for global in kept {
        program.globals[global].constant = true;
    }
}

/// A number that may change.
fn is_plain(program: &Program, global: GlobalId) -> bool {
    let global = &program.globals[global];
    let is_number = matches!(&global.init, Init::Data { relocs, .. } if relocs.is_empty());
    is_number && !global.constant && !global.exported && global.size.is_some_and(|size| size <= 8)
}

/// The variables that the body does something else with.
fn others(program: &Program, body: &Body) -> Vec<GlobalId> {
    let named = |value: Value| match body.values[value].def {
        ValueDef::Global(global) => Some(global),
        _ => None,
    };
    let mut all = vec![];
    for block in body.blocks.values() {
        all.extend(block.terminator.operands().into_iter().filter_map(named));
        let passed = block.terminator.edges().into_iter().flat_map(|edge| edge.args.iter());
        all.extend(passed.filter_map(|&value| named(value)));
        for &inst in &block.insts {
            match &body.insts[inst].inst {
                Inst::Load { volatile: false, .. } => {}
                Inst::Store { ptr, value, volatile: false } => {
                    all.extend(named(*value));
                    all.extend(named(*ptr).filter(|&global| !is_first_value(program, global, body, *value)));
                }
                other => all.extend(other.operands().into_iter().filter_map(named)),
            }
        }
    }
    all
}

fn is_first_value(program: &Program, global: GlobalId, body: &Body, value: Value) -> bool {
    let Init::Data { bytes, .. } = &program.globals[global].init else { return false };
    let Some(value) = body.as_const(value) else { return false };
    let Some(size) = program.globals[global].size else { return false };
    let mut first = bytes.clone();
    first.resize(size as usize, 0);
    u64::from(value.width()) == 8 * size && value.to_le_bytes() == first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    /// What is left of the stores, where `rest` is what else there is.
    fn stores(rest: &str) -> usize {
        let text = format!(
            "target pointer 64
            global @a size 4 align 4 = zero
            func @main() -> i32 {{
            bb0:
              store 0:i32 to @a
              {rest}
              v0:i32 = load @a
              return v0
            }}",
        );
        let mut program = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let all: Vec<GlobalId> = program.globals.keys().collect();
        drop_idle_stores(&mut program, all.into_iter());
        let (_, _, body) = program.defined().next().expect("main");
        body.blocks.values().map(|b| b.insts.len()).sum::<usize>() - 1
    }

    #[test]
    fn only_variables_that_keep_their_value_are_constants() {
        assert_eq!(stores(""), 0);
        assert_eq!(stores("store 1:i32 to @a"), 2);
        assert_eq!(stores("fill @a with 0:i8 len 4:i64"), 2);
        assert_eq!(stores("store 0:i8 to @a"), 2);
    }
}
