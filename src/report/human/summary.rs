//! What stands below the findings: loops, the ledger, the table, statistics.

use super::finding::place;
use crate::ir::Property;
use crate::report::result::{CheckResult, LoopResult, Status};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The columns of the table.
const COLUMNS: [(&str, Status); 5] = [
    ("proved", Status::Proved),
    ("violated", Status::Violated),
    ("possible", Status::Possible),
    ("unknown", Status::Unknown),
    ("unreachable", Status::Unreachable),
];

/// Counts by property and status; a property without obligations has no row.
pub fn table(out: &mut String, result: &CheckResult) {
    if result.obligations.is_empty() {
        return;
    }
    let _ = write!(out, "{:<12}", "property");
    for (name, _) in COLUMNS {
        let _ = write!(out, " {name:>11}");
    }
    out.push('\n');
    let known = Property::ALL.map(Property::name);
    for property in known {
        if result.obligations.iter().any(|o| o.property == property) {
            row(out, result, property, |p| p == property);
        }
    }
    row(out, result, "all", |_| true);
    out.push('\n');
}

fn row(out: &mut String, result: &CheckResult, name: &str, of_row: impl Fn(&str) -> bool) {
    let _ = write!(out, "{name:<12}");
    for (_, status) in COLUMNS {
        match result.obligations.iter().filter(|o| o.status == status && of_row(&o.property)).count() {
            0 => out.push_str("           ."),
            n => {
                let _ = write!(out, " {n:>11}");
            }
        }
    }
    out.push('\n');
}

/// What the verdict rests on: equal lines once, with their number and first place.
pub fn ledger(out: &mut String, result: &CheckResult) {
    if result.approximations.is_empty() {
        return;
    }
    let mut groups: BTreeMap<(usize, &str, &str), Vec<String>> = BTreeMap::new();
    for line in &result.approximations {
        let rank =
            ["unsupported", "assumed", "overapproximated"].iter().position(|k| *k == line.kind).unwrap_or(3);
        groups.entry((rank, &line.kind, &line.what)).or_default().push(place(&line.location));
    }
    out.push_str("the verdict rests on\n");
    for ((_, kind, what), places) in groups {
        let first = &places[0];
        let at = match (first.as_str(), places.len()) {
            ("?", 1) => String::new(),
            ("?", n) => format!(" ({n} places)"),
            (first, 1) => format!(" ({first})"),
            (first, n) => format!(" ({first} and {} more)", n - 1),
        };
        let _ = writeln!(out, "  {kind:<17} {what}{at}");
    }
    out.push('\n');
}

/// Each loop with what is known of it; its invariants only for those who want all.
pub fn loops(out: &mut String, result: &CheckResult, verbose: bool) {
    if result.loops.is_empty() {
        return;
    }
    out.push_str("loops\n");
    for one in &result.loops {
        let indent = "  ".repeat(one.depth.clamp(1, 8) as usize);
        let _ = writeln!(out, "{indent}{} at {}: {}", one.id, place(&one.location), termination(one));
        // The argument stands above already.
        let more = one.transition.iter().filter(|t| one.argument.as_ref() != Some(t));
        for line in one.state.iter().chain(more).filter(|_| verbose) {
            let _ = writeln!(out, "{indent}  {line}");
        }
    }
    out.push('\n');
}

fn termination(one: &LoopResult) -> String {
    let by = one.argument.as_ref().map(|a| format!("by {a}"));
    let when = one.condition.as_ref().map(|c| format!("if {c}"));
    let parts = |all: [&Option<String>; 2]| all.into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
    let mut text = match one.termination.as_str() {
        "nonterminating" => {
            let own = format!("nonterminating {}", when.unwrap_or_default());
            let other = by.map(|by| format!("; terminating {by}")).unwrap_or_default();
            format!("{}{other}", own.trim_end())
        }
        "unknown" if by.is_some() => format!("termination unknown; terminating {}", parts([&by, &when])),
        "unknown" => "termination unknown".to_string(),
        word => format!("{word} {}", parts([&by, &when])).trim_end().to_string(),
    };
    if one.by_design {
        text.push_str(", by design");
    }
    text
}

pub fn statistics(out: &mut String, result: &CheckResult) {
    let s = &result.statistics;
    let t = &s.seconds;
    let _ = writeln!(
        out,
        "seconds: {:.2} frontend, {:.2} summaries, {:.2} checks, {:.2} replay, {:.2} in all",
        t.frontend, t.summarize, t.check, t.replay, t.total
    );
    let _ = writeln!(out, "peak memory: {} MB", s.peak_memory_bytes / 1_000_000);
    let _ = writeln!(
        out,
        "obligations: {}, {} of them settled without a solver, {} by the analysis alone",
        s.obligations, s.settled_without_solver, s.settled_by_analysis
    );
    let _ = writeln!(out, "solver: {} calls, {} variables, {} clauses", s.sat_calls, s.variables, s.clauses);
    let c = &s.candidates;
    let _ = writeln!(
        out,
        "candidates: {} generated, {} simulated away, {} refuted, {} accepted\n",
        c.generated, c.simulated_away, c.refuted, c.accepted
    );
}
