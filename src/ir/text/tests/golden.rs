//! One program with everything in it, in canonical form.

use crate::ir::text::parse;
use crate::ir::verify::{Fault, loop_free, verify};

pub const EVERY: &str = include_str!("every.ir");

/// The first words of all instructions.
pub fn opcodes() -> impl Iterator<Item = &'static str> {
    const ALL: &str = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor cmp overflow zext sext trunc ptrtoint \
        inttoptr select fp gep alloca lifetime_start lifetime_end stack_save stack_restore load store fill copy alloc \
        free input uninit assume check havoc next_zero object_size object_offset alive readable is_heap abstract output format exit abort \
        call opaque bind jump branch switch return unreachable";
    ALL.split_whitespace()
}

#[test]
fn every_instruction_is_written_as_it_was_read() {
    let program = parse(EVERY).expect("readable");
    assert_eq!(program.to_string(), EVERY);
    verify(&program).expect("valid");
    for opcode in opcodes() {
        assert!(EVERY.contains(&format!(" {opcode}")), "{opcode} is missing");
    }
}

#[test]
fn the_cycle_is_found() {
    let program = parse(EVERY).expect("readable");
    let found = loop_free(&program).expect_err("a loop").0;
    assert_eq!(found.len(), 1);
    assert!(matches!(found[0].fault, Fault::Cycle(block) if block.as_u32() == 1));
    assert_eq!(found[0].to_string(), "function every, bb1: the edge to bb1 closes a cycle");
}

#[test]
fn free_form_is_read_too() {
    let text = "\n// a comment\ntarget pointer 32 // another\n\nfunc @f ( i8 )->i8 {\nbb0 ( v5 : i8 ) :\n\
                  return   v5\n\n}";
    let program = parse(text).expect("readable");
    verify(&program).expect("valid");
    let canonical = "target pointer 32\n\nfunc @f(i8) -> i8 {\nbb0(v5: i8):\n  return v5\n}\n";
    assert_eq!(program.to_string(), canonical);
}

/// Unsigned and hexadecimal forms of constants are read, the signed form is written.
#[test]
fn constants_have_one_written_form() {
    let text = |constants: &str| {
        format!("target pointer 64\n\nfunc @f() -> (i8, i8, i1, i128) {{\nbb0:\n  return {constants}\n}}\n",)
    };
    let program = parse(&text("255:i8, 0x80:i8, -1:i1, 340282366920938463463374607431768211455:i128"));
    let canonical = text("-1:i8, -128:i8, 1:i1, -1:i128");
    assert_eq!(program.expect("readable").to_string(), canonical);
}
