//! Tests in the text form of the IR.

mod arith;
mod calls;
mod faults;
mod inputs;
mod memory;
mod speed;
mod text;
mod uninit;

use super::*;
use crate::ir::text::parse;
use crate::ir::verify::verify;
use crate::ir::{FuncId, Program, Property};
use crate::term::bv::Bv;

/// A verified program; lines of functions and globals only.
pub fn program(text: &str) -> Program {
    program_of(64, text)
}

pub fn program_of(pointer_bits: u32, text: &str) -> Program {
    let program = match parse(&format!("target pointer {pointer_bits}\nfile 1 \"a.c\"\n{text}")) {
        Ok(program) => program,
        Err(error) => panic!("{error}\n{text}"),
    };
    if let Err(violations) = verify(&program) {
        panic!("{violations}\n{text}");
    }
    program
}

pub fn main_of(program: &Program) -> FuncId {
    program.func_by_name("main").unwrap_or_else(|| panic!("no main"))
}

/// All properties.
pub fn strict() -> Options {
    Options { properties: PropertySet::all(), ..Options::default() }
}

pub fn run_with(text: &str, options: Options, inputs: &[Bv]) -> Run {
    let program = program(text);
    Machine::new(&program, options, ListInputs::new(inputs.to_vec())).run(main_of(&program), &[])
}

/// Runs main, written with `main_body` around the lines.
pub fn run(text: &str) -> Run {
    run_with(text, strict(), &[])
}

/// A main without parameters that returns what the last lines say.
pub fn body(result: &str, lines: &str) -> String {
    format!("func @main () -> {result} {{\nbb0:\n{lines}\n}}\n")
}

/// The value that `main` returns.
pub fn value(result: &str, lines: &str) -> Val {
    let run = run(&body(result, lines));
    match run.outcome {
        Outcome::Return(values) => values[0].clone(),
        other => panic!("{other:?}"),
    }
}

pub fn number(result: &str, lines: &str) -> u64 {
    value(result, lines).to_u64().unwrap_or_else(|| panic!("no number"))
}

/// The fault that the run ends with.
pub fn fault_in(text: &str) -> Fault {
    match run(text).outcome {
        Outcome::Fault(fault) => *fault,
        other => panic!("{other:?}"),
    }
}

/// Of a main without result.
pub fn fault(lines: &str) -> (Property, String) {
    let fault = fault_in(&format!("func @main () {{\nvar $a\nbb0:\n{lines}\nreturn\n}}\n"));
    assert!(fault.checked);
    (fault.property, fault.message)
}

pub fn completes(lines: &str) {
    let run = run(&format!("func @main () {{\nvar $a\nbb0:\n{lines}\nreturn\n}}\n"));
    assert_eq!(run.outcome, Outcome::Return(vec![]));
}
