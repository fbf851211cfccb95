//! Round trips of random and hand-written programs, and hostile text.

mod faults;
mod fuzz;
pub(crate) mod generate;
mod golden;
mod same;

use super::parse;
use crate::ir::verify::verify;
use generate::program;
use same::assert_same;

#[test]
fn random_programs_survive_the_round_trip() {
    for seed in 0..500 {
        let original = program(seed);
        let text = original.to_string();
        let read = parse(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(read.to_string(), text, "seed {seed}");
        assert_same(&original, &read);
        assert_eq!(parse(&read.to_string()).as_ref(), Ok(&read), "seed {seed}");
    }
}

#[test]
fn random_programs_are_valid() {
    for seed in 0..500 {
        let original = program(seed);
        verify(&original).unwrap_or_else(|faults| panic!("seed {seed}: {faults}\n{original}"));
        let read = parse(&original.to_string()).expect("readable");
        verify(&read).unwrap_or_else(|faults| panic!("seed {seed}, read: {faults}\n{read}"));
    }
}

#[test]
fn random_programs_have_every_instruction() {
    let text: String = (0..500).map(|seed| program(seed).to_string()).collect();
    for opcode in golden::opcodes() {
        assert!(text.contains(&format!(" {opcode}")), "{opcode} is never made");
    }
}
