//! `unloop translate`: the frontend alone, with the round trip through the text form; counts and times as a line.

use super::args::TranslateArgs;
use super::check::is_internal;
use super::internal::guarded;
use super::{Done, Failure, options, status};
use crate::analysis::loops::LoopForest;
use crate::ir::reducible::make_reducible;
use crate::ir::{Origin, Program, text};
use crate::{driver, frontend};
use std::time::Instant;

pub fn run(args: &TranslateArgs) -> Result<Done, Failure> {
    let load = frontend::Options {
        data_model: options::data_model(args.data_model.as_deref().unwrap_or("LP64")),
        clang_flags: args.inputs.clang_flags.clone(),
        ..Default::default()
    };
    let outcome = guarded(|| {
        let start = Instant::now();
        let program =
            driver::load(&args.inputs.inputs, &load).map_err(|error| match is_internal(&error) {
                true => Failure::internal(error),
                false => Failure::call(error),
            })?;
        let seconds = start.elapsed().as_secs_f64();
        round_trip(&program)?;
        Ok(Done::new(format!("{} seconds {seconds:.3}\n", counts(&program)?), status::PROVED))
    });
    outcome.unwrap_or_else(|message| Err(Failure::internal(format!("internal error: {message}"))))
}

fn round_trip(program: &Program) -> Result<(), Failure> {
    let first = program.to_string();
    let back =
        text::parse(&first).map_err(|e| Failure::internal(format!("the text cannot be read back: {e}")))?;
    let second = back.to_string();
    match first.lines().zip(second.lines()).find(|(a, b)| a != b) {
        None if first.len() == second.len() => Ok(()),
        None => Err(Failure::internal("the text read back is shorter or longer")),
        Some((a, b)) => Err(Failure::internal(format!("the text read back differs: {a} became {b}"))),
    }
}

/// Of the user's functions; models of the library do not count.
fn counts(program: &Program) -> Result<String, Failure> {
    let (mut functions, mut instructions, mut loops) = (0, 0, 0);
    for (_, function, body) in program.defined() {
        if function.origin == Origin::Model {
            continue;
        }
        functions += 1;
        instructions += body.blocks.values().map(|b| b.insts.len() + 1).sum::<usize>();
        let mut body = body.clone();
        make_reducible(&mut body);
        let forest = LoopForest::new(program, &body)
            .map_err(|e| Failure::internal(format!("{}: no loop forest: {e}", function.name)))?;
        loops += forest.loops.len();
    }
    let unsupported = program.ledger.iter().filter(|line| line.kind.name() == "unsupported").count();
    let approximated = program.ledger.len() - unsupported;
    Ok(format!(
        "functions {functions} instructions {instructions} loops {loops} approximated {approximated} unsupported {unsupported}"
    ))
}
