//! The result for a person at a terminal: findings with their source lines, what the verdict rests on, a table, and the
//! verdict as the last line, where the eye is when the run ends.

mod finding;
mod sources;
mod summary;

pub use sources::Sources;

use super::result::{CheckResult, ObligationResult, Status, Verdict};
use crate::ir::Property;
use std::fmt::Write;

/// How much is said, and how.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    pub color: bool,
    /// Only the verdict line.
    pub quiet: bool,
    /// Loops with their invariants, statistics, all undecided obligations.
    pub verbose: bool,
    /// Columns of the terminal; 0 is unknown.
    pub width: usize,
}

/// So many undecided obligations are shown with their source unless more is asked for.
const UNKNOWN_SHOWN: usize = 10;

pub fn render(result: &CheckResult, sources: &Sources, style: Style) -> String {
    let mut out = String::new();
    if !style.quiet {
        findings(&mut out, result, sources, style);
        let asked = result.obligations.iter().any(|o| o.property == Property::Termination.name());
        if style.verbose || asked {
            summary::loops(&mut out, result, style.verbose);
        }
        summary::ledger(&mut out, result);
        summary::table(&mut out, result);
        if style.verbose {
            summary::statistics(&mut out, result);
        }
    }
    out.push_str(&verdict_line(result, style));
    out
}

fn findings(out: &mut String, result: &CheckResult, sources: &Sources, style: Style) {
    for status in [Status::Violated, Status::Possible, Status::Unknown] {
        let of_status: Vec<&ObligationResult> =
            result.obligations.iter().filter(|o| o.status == status).collect();
        let all = style.verbose || status != Status::Unknown;
        let shown = if all { of_status.len() } else { of_status.len().min(UNKNOWN_SHOWN) };
        for obligation in &of_status[..shown] {
            out.push_str(&finding::render(obligation, sources, style));
            out.push_str("\n\n");
        }
        if of_status.len() > shown {
            let _ = writeln!(out, "{} more are unknown; -v shows them\n", of_status.len() - shown);
        }
    }
}

/// The verdict in one line, with a newline.
pub fn verdict_line(result: &CheckResult, style: Style) -> String {
    let count = |status| result.obligations.iter().filter(|o| o.status == status).count();
    let total = result.obligations.len();
    let (color, word, detail) = match result.verdict {
        Verdict::Violated => {
            ("1;31", "violated", format!("{} of {}", count(Status::Violated), obligations(total)))
        }
        Verdict::Possible => {
            let detail = format!("{} of {} may fail", count(Status::Possible), obligations(total));
            ("1;33", "possible", detail)
        }
        Verdict::Unknown => ("1;36", "unknown", undecided(result, count(Status::Unknown), total)),
        Verdict::Safe => ("1;32", "safe", proved(count(Status::Proved), count(Status::Unreachable))),
    };
    let word = if style.color { format!("\x1b[{color}m{word}\x1b[0m") } else { word.to_string() };
    format!("verdict: {word} ({detail}{})\n", resting_on(result))
}

fn proved(proved: usize, unreachable: usize) -> String {
    match (proved, unreachable) {
        (0, 0) => "there is nothing to prove".to_string(),
        (proved, 0) => format!("{} proved", obligations(proved)),
        (proved, unreachable) => format!("{} proved, {unreachable} unreachable", obligations(proved)),
    }
}

fn undecided(result: &CheckResult, unknown: usize, total: usize) -> String {
    let unsupported = result.approximations.iter().filter(|a| a.kind == "unsupported").count();
    let mut parts = vec![];
    if unknown > 0 {
        parts.push(format!("{unknown} of {} undecided", obligations(total)));
    }
    if unsupported > 0 {
        parts.push(format!("{unsupported} unsupported in the program"));
    }
    if let Some(why) = &result.stopped {
        parts.push(format!("stopped: {why}"));
    }
    if parts.is_empty() { "nothing is decided".to_string() } else { parts.join("; ") }
}

fn resting_on(result: &CheckResult) -> String {
    match result.approximations.iter().filter(|a| a.kind == "assumed").count() {
        0 => String::new(),
        1 => "; rests on 1 assumption".to_string(),
        n => format!("; rests on {n} assumptions"),
    }
}

fn obligations(n: usize) -> String {
    if n == 1 { "1 obligation".to_string() } else { format!("{n} obligations") }
}

#[cfg(test)]
mod tests;
