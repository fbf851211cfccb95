//! A failing C program made smaller, line by line: runs of lines, whole blocks, and blocks without what stands inside of them.

use super::cgen::CProgram;
use std::time::{Duration, Instant};

const SECONDS: u64 = 120;

/// Takes lines out while the program `stays` what it is.
pub fn shrink(program: CProgram, stays: impl Fn(&CProgram) -> bool) -> CProgram {
    let mut best = program;
    let end = Instant::now() + Duration::from_secs(SECONDS);
    let mut size = best.lines.len() / 2;
    while size > 0 {
        best = pass(best, end, &stays, |_, at| vec![(at..at + size).collect()]);
        size /= 2;
    }
    loop {
        let before = best.lines.len();
        best = pass(best, end, &stays, |lines, at| {
            let close = closing(lines, at);
            close.map_or(vec![vec![at]], |close| vec![(at..=close).collect(), vec![at, close]])
        });
        if best.lines.len() == before || Instant::now() > end {
            return best;
        }
    }
}

/// Tries what may be left out at each line, from the first to the last.
fn pass(
    mut best: CProgram,
    end: Instant,
    stays: impl Fn(&CProgram) -> bool,
    choices: impl Fn(&[String], usize) -> Vec<Vec<usize>>,
) -> CProgram {
    let mut at = 0;
    'lines: while at < best.lines.len() {
        for gone in choices(&best.lines, at) {
            if Instant::now() > end {
                return best;
            }
            let kept = best.lines.iter().enumerate().filter(|(i, _)| !gone.contains(i));
            let lines: Vec<String> = kept.map(|(_, line)| line.clone()).collect();
            let smaller = CProgram { lines, inputs: best.inputs.clone() };
            if smaller.lines.len() < best.lines.len() && stays(&smaller) {
                best = smaller;
                continue 'lines;
            }
        }
        at += 1;
    }
    best
}

/// The line with the brace that closes what a line opens.
fn closing(lines: &[String], at: usize) -> Option<usize> {
    let change = |line: &str| line.matches('{').count() as i64 - line.matches('}').count() as i64;
    if change(&lines[at]) <= 0 {
        return None;
    }
    let mut depth = 0;
    for (i, line) in lines.iter().enumerate().skip(at) {
        depth += change(line);
        if depth <= 0 {
            return Some(i);
        }
    }
    None
}
