//! Random small C programs against the hardware: nothing that fails natively is proved, and every counterexample fails.

mod support;

use support::cgen::{self, CProgram};
use support::cloops::{self, Spec, Style};
use support::rng::Rng;
use support::verdicts::Campaign;

/// Two kinds of programs in turn: statements of all kinds, and loops in one of their styles.
fn generate(seed: u64, number: usize) -> CProgram {
    if seed.is_multiple_of(2) {
        return cgen::program(seed, number);
    }
    let styles = Style::variants();
    let style = styles[Rng::new(seed).below(styles.len())];
    cloops::program(&Spec::new(seed), style, number)
}

/// Every other program of each kind function by function.
fn options(seed: u64, _: bool) -> Vec<Vec<&'static str>> {
    let split = if (seed / 2).is_multiple_of(2) { "6000" } else { "0" };
    vec![vec!["--unwind", "8", "--timeout", "8", "--split", split]]
}

#[test]
fn verdicts_agree_with_native_runs() {
    Campaign { name: "random", generate, options }.run(70);
}
