//! What became of each candidate of one loop.

use super::{CheckOptions, Error, FIRST_TIER, SECOND_TIER, Task, Watchdog, attempt, domains, entries, load};
use crate::analysis::loops::LoopForest;
use crate::analysis::pointsto::PointsTo;
use crate::analysis::settle::Settlement;
use crate::analysis::writes::Footprints;
use crate::domain::{Candidate, Kind, Limits, Names};
use crate::encode;
use crate::ir::{FuncId, Program};
use crate::property::relevance::Relevance;
use crate::prove::Proved;
use crate::simulate::{self, Proposals};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// One candidate.
#[derive(Clone, Debug)]
pub struct Fate {
    pub text: String,
    pub domain: String,
    pub tier: u32,
    pub what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A run showed it wrong, with these values.
    SimulatedAway(String),
    Refuted,
    Accepted,
    /// A stronger one is accepted.
    Implied,
    /// It relates one iteration to the next: ranks use it.
    Transition,
    /// The encoder has no words for it, or no run comes to the loop.
    NotTried,
}

/// The candidates of the loop `function#number`, in the order of the domains.
pub fn explain(inputs: &[PathBuf], options: &CheckOptions, id: &str) -> Result<Vec<Fate>, Error> {
    let program = load(inputs, &options.frontend)?;
    let entries = entries(&program, &options.entry)?;
    let place = find(&program, id)?;
    let watch = Watchdog::start(options.timeout_seconds, options.memory_mb);
    let pts = PointsTo::new(&program, &entries, super::indices(options));
    let footprints = Footprints::new(&program, &pts);
    let domains = domains(&options.domains)?;
    let interrupt = watch.interrupt.clone();
    let stops = super::hunt::ends(options);
    let trying = simulate::Options { interrupt, stops, ..simulate::Options::default() };
    // All of them, those too that no obligation needs.
    let relevance = Relevance::everything(&program, &pts);
    let proposals = Proposals::new(
        &program,
        &entries,
        &domains,
        Limits::default(),
        &relevance,
        &BTreeSet::new(),
        &trying,
    );
    let settled = Arc::new(Settlement::default());
    let mut found: Vec<(u32, Proved)> = vec![];
    for &entry in &entries {
        let mut task = Task::new(entry);
        for tier in [FIRST_TIER, SECOND_TIER] {
            let tools = encode::Summaries { pts: &pts, footprints: &footprints, proposals: &proposals, tier };
            let tried = attempt(&program, &task, options, Some(tools), &settled, &watch.interrupt);
            let here = tried.report.loops.iter().filter(|l| l.name == id);
            found.extend(here.map(|l| (tier, l.clone())));
            task.earlier = Arc::new(tried.report.loops);
        }
    }
    watch.stop();
    let (func, forest) = place;
    let body = program.funcs[func].body.as_ref();
    let wanted = forest.loops.keys().find(|&l| forest.name(&program, func, l) == id);
    let (Some(body), Some(wanted)) = (body, wanted) else { return Ok(vec![]) };
    let data = &forest.loops[wanted];
    let Some(proposed) = proposals.of(func, data.header) else { return Ok(vec![]) };
    let names = Names { program: &program, body, params: &data.params };
    let fate = |candidate: &Candidate, what: Option<What>| {
        let text = names.formula(&candidate.formula);
        let what = what.unwrap_or_else(|| judged(&found, &text, candidate.kind));
        Fate { text, domain: candidate.domain.clone(), tier: candidate.tier, what }
    };
    let mut all: Vec<Fate> = proposed.candidates.iter().map(|c| fate(c, None)).collect();
    all.extend(proposed.away.iter().map(|(c, values)| fate(c, Some(What::SimulatedAway(values.clone())))));
    let own = of_the_encoder(&found, &all);
    all.extend(own);
    all.sort_by(|a, b| (a.tier, &a.domain).cmp(&(b.tier, &b.domain)));
    Ok(all)
}

/// Candidates that no domain proposed: those about all blocks of the heap, earlier loops and end marks.
fn of_the_encoder(found: &[(u32, Proved)], proposed: &[Fate]) -> Vec<Fate> {
    let mut all: Vec<Fate> = vec![];
    for (tier, proved) in found {
        let kept = proved.invariants.iter().map(|i| (i.text().to_string(), i.domain().to_string()));
        for (text, domain) in kept.chain(proved.dropped.iter().chain(&proved.implied).cloned()) {
            if !proposed.iter().chain(&all).any(|f| f.text == text) {
                let what = judged(found, &text, Kind::State);
                all.push(Fate { text, domain, tier: *tier, what });
            }
        }
    }
    all
}

/// Accepted is what holds in every context.
fn judged(found: &[(u32, Proved)], text: &str, kind: Kind) -> What {
    if kind == Kind::Transition {
        return What::Transition;
    }
    let dropped = found.iter().any(|(_, l)| l.dropped.iter().any(|(t, _)| t == text));
    let accepted = found.iter().any(|(_, l)| l.invariants.iter().any(|i| i.text() == text));
    let implied = found.iter().any(|(_, l)| l.implied.iter().any(|(t, _)| t == text));
    match (dropped, accepted) {
        (true, _) => What::Refuted,
        (false, true) => What::Accepted,
        (false, false) if implied => What::Implied,
        (false, false) => What::NotTried,
    }
}

fn find(program: &Program, id: &str) -> Result<(FuncId, LoopForest), Error> {
    let mut known = vec![];
    for (func, function, body) in program.defined() {
        let Ok(forest) = LoopForest::new(program, body) else { continue };
        let names: Vec<String> = forest.loops.keys().map(|l| forest.name(program, func, l)).collect();
        if names.iter().any(|n| n == id) {
            return Ok((func, forest));
        }
        if function.origin == crate::ir::Origin::User {
            known.extend(names);
        }
    }
    let todo = match known.is_empty() {
        true => "the input has no loops".to_string(),
        false => format!("its loops are {}", known.join(", ")),
    };
    Err(Error::NoLoop { id: id.to_string(), todo })
}
