//! `unloop interpret`: runs a program in the interpreter and ends like it, so that tests can compare it with a native run.

use super::args::InterpretArgs;
use super::check::is_internal;
use super::internal::guarded;
use super::{Done, Failure, options};
use crate::driver;
use crate::frontend;
use crate::interp::{ListInputs, Machine, Options, Outcome, Place, PropertySet, Run};
use crate::ir::Program;

/// Exit statuses for ends that a native run does not have.
const BUDGET: u8 = 124;
const FAULT: u8 = 125;
const UNMODELLED: u8 = 126;
/// What a shell gives for SIGABRT.
const ABORT: u8 = 134;

pub fn run(args: &InterpretArgs) -> Result<Done, Failure> {
    let load = frontend::Options {
        data_model: options::data_model(args.data_model.as_deref().unwrap_or("LP64")),
        clang_flags: args.inputs.clang_flags.clone(),
        ..Default::default()
    };
    let outcome = guarded(|| {
        let program =
            driver::load(&args.inputs.inputs, &load).map_err(|error| match is_internal(&error) {
                true => Failure::internal(error),
                false => Failure::call(error),
            })?;
        interpret(&program, args)
    });
    outcome.unwrap_or_else(|message| Err(Failure::internal(format!("internal error: {message}"))))
}

fn interpret(program: &Program, args: &InterpretArgs) -> Result<Done, Failure> {
    let Some(main) = program.func_by_name("main") else {
        return Err(Failure::call("there is no function main"));
    };
    let defaults = Options::default();
    let properties = if args.faults { defaults.properties } else { PropertySet::EMPTY };
    let options = Options { properties, max_steps: args.steps, volatile_as_memory: true, ..defaults };
    let run = Machine::new(program, options, ListInputs::default()).run(main, &[]);
    let (status, message) = end(program, &run);
    if let Some(message) = message {
        eprintln!("unloop: {message}");
    }
    Ok(Done::new(run.output, status))
}

fn end(program: &Program, run: &Run) -> (u8, Option<String>) {
    let at = |place: &Place| {
        let function = &program.funcs[place.func].name;
        format!("{} in {function}", program.show_loc(place.loc))
    };
    match &run.outcome {
        Outcome::Return(_) | Outcome::Exit(_) => (run.status().unwrap_or(0) as u8, None),
        Outcome::Abort => (ABORT, None),
        Outcome::Budget(limit) => (BUDGET, Some(format!("a budget is used up: {limit:?}"))),
        Outcome::Fault(fault) => {
            let inner = fault.inner.as_ref().map(|p| format!(" (model: {})", at(p))).unwrap_or_default();
            let line = format!("{}: {}: {}{inner}", at(&fault.place), fault.property.name(), fault.message);
            (FAULT, Some(line))
        }
        Outcome::Unmodelled { name, place } => {
            (UNMODELLED, Some(format!("{}: not modelled: {name}", at(place))))
        }
        Outcome::Assume(place) => (UNMODELLED, Some(format!("{}: an assumption does not hold", at(place)))),
        Outcome::NoInput(place) => (UNMODELLED, Some(format!("{}: no input is left", at(place)))),
    }
}
