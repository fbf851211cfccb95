//! What is known of the loops of a program, and the program without them.

use super::{CheckOptions, Error, FIRST_TIER, SECOND_TIER, Task, Watchdog, attempt, domains, entries, load};
use crate::analysis::pointsto::{Indices, PointsTo};
use crate::analysis::settle::Settlement;
use crate::analysis::writes::Footprints;
use crate::domain::{Formula, Limits};
use crate::encode;
use crate::ir::{Approximation, ApproximationKind, BlockId, FuncId, LocId, Program};
use crate::property::relevance::Relevance;
use crate::prove::Proved;
use crate::simulate::{self, Proposals};
use crate::summarize::{self, Known, Summary};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// The loop-free program.
pub fn loop_free(inputs: &[PathBuf], options: &CheckOptions) -> Result<Summary, Error> {
    let program = load(inputs, &options.frontend)?;
    let (known, complete) = known(&program, options)?;
    let pts = PointsTo::new(&program, &entries(&program, &options.entry)?, Indices::Any);
    let footprints = Footprints::new(&program, &pts);
    let mut summary = summarize::summarize(&program, &pts, &footprints, &known)
        .map_err(|violations| Error::Internal(violations.to_string()))?;
    if !complete {
        summary.program.ledger.push(Approximation {
            kind: ApproximationKind::Overapproximated,
            what: "not all runs were looked at, so nothing is assumed at the headers of loops".into(),
            loc: LocId::UNKNOWN,
        });
    }
    Ok(summary)
}

/// What holds at the header of each loop whenever a run from an entry comes there; and whether all runs were seen, else
/// there is nothing.
pub fn known(program: &Program, options: &CheckOptions) -> Result<(Known, bool), Error> {
    let entries = entries(program, &options.entry)?;
    let watch = Watchdog::start(options.timeout_seconds, options.memory_mb);
    let pts = PointsTo::new(program, &entries, Indices::Any);
    let footprints = Footprints::new(program, &pts);
    let domains = domains(&options.domains)?;
    let trying = simulate::Options { interrupt: watch.interrupt.clone(), ..simulate::Options::default() };
    let relevance = Relevance::everything(program, &pts);
    let proposals =
        Proposals::new(program, &entries, &domains, Limits::default(), &relevance, &BTreeSet::new(), &trying);
    let settled = Arc::new(Settlement::default());
    let mut known = Known::new();
    let mut complete = true;
    for &entry in &entries {
        let mut of_entry = Known::new();
        let mut seen = false;
        for tier in [FIRST_TIER, SECOND_TIER] {
            if tier == SECOND_TIER && !proposals.has_tier(tier) {
                continue;
            }
            let tools = encode::Summaries { pts: &pts, footprints: &footprints, proposals: &proposals, tier };
            let tried = attempt(program, &Task::new(entry), options, Some(tools), &settled, &watch.interrupt);
            // Where the encoding was cut off, an iteration that refutes something may be missing.
            if !tried.report.cut_reached {
                seen = true;
                join(&mut of_entry, in_all_contexts(&tried.report.loops));
            }
        }
        complete &= seen;
        meet(&mut known, of_entry);
    }
    watch.stop();
    Ok(if complete { (known, true) } else { (Known::new(), false) })
}

/// Facts that hold wherever the loop is.
fn in_all_contexts(loops: &[Proved]) -> Known {
    let mut all = Known::new();
    for one in loops {
        let facts = one.invariants.iter().filter_map(|i| i.formula().cloned()).collect();
        meet(&mut all, Known::from([((one.func, one.header), facts)]));
    }
    all
}

/// What both say; what one does not speak about, the other says.
fn meet(known: &mut Known, other: Known) {
    for (place, facts) in other {
        let facts: Vec<Formula> = facts;
        match known.get_mut(&place) {
            None => _ = known.insert(place, facts),
            Some(old) => {
                let new: BTreeSet<&Formula> = facts.iter().collect();
                old.retain(|f| new.contains(f));
            }
        }
    }
}

/// What either says.
fn join(known: &mut Known, other: Known) {
    for (place, facts) in other {
        let place: (FuncId, BlockId) = place;
        let old = known.entry(place).or_default();
        for fact in facts {
            if !old.contains(&fact) {
                old.push(fact);
            }
        }
    }
}
