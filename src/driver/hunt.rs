//! Faults that runs have shown settle what no counterexample could: the run is repeated, and is the counterexample.

use super::{CheckOptions, Replay};
use crate::bmc::Decision;
use crate::ir::{FuncId, Program, Property};
use crate::property::Obligation;
use crate::refine::replay;
use crate::report::collect::{EntryResult, Finding};
use crate::sat::Interrupt;
use crate::simulate::{self, Evidence};
use crate::term::Assignment;
use std::collections::BTreeSet;

/// The faults that end a run: those after which it could not go on, and indices that leave their array, if they are asked for.
pub fn ends(options: &CheckOptions) -> Vec<Property> {
    let bounds = options.properties.contains(&Property::Bounds).then_some(Property::Bounds);
    simulate::Options::default().stops.into_iter().chain(bounds).collect()
}

/// Confirms open obligations by runs that have failed there.
pub fn confirm(
    program: &Program,
    options: &CheckOptions,
    evidence: &Evidence,
    stops: &[Property],
    result: &mut EntryResult,
    open: &mut BTreeSet<Obligation>,
) {
    if options.replay == Replay::Off || program.funcs[result.entry].name != "main" {
        return;
    }
    open.retain(|&obligation| {
        let Some(recipe) = evidence.failing_run(obligation) else { return true };
        let replay = replay::rerun(program, result.entry, recipe, obligation, stops);
        if !replay.confirmed {
            return true;
        }
        let finding =
            Finding { decision: Decision::Fails(Box::new(Assignment::new())), replay: Some(replay) };
        result.findings.insert(obligation, finding);
        false
    });
}

/// Makes runs for the sake of what is open.
pub fn hunt(
    program: &Program,
    options: &CheckOptions,
    result: &mut EntryResult,
    open: &mut BTreeSet<Obligation>,
    interrupt: &Interrupt,
) {
    let main: FuncId = result.entry;
    if open.is_empty() || options.replay == Replay::Off || program.funcs[main].name != "main" {
        return;
    }
    let mut stops: BTreeSet<Property> = open.iter().map(|o| o.property).collect();
    stops.extend(ends(options));
    let stops: Vec<Property> = stops.into_iter().collect();
    let evidence = simulate::hunt(program, main, stops.clone(), interrupt);
    confirm(program, options, &evidence, &stops, result, open);
}
