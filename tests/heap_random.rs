//! Random C programs around lists, trees and other blocks of the heap, against the hardware.

mod support;

use support::heap;
use support::verdicts::Campaign;

/// Wrong proofs come from summaries: nothing is unwound and no run helps, on the whole and function by function. Of a program
/// that does not fail, only counterexamples may be wrong.
fn options(seed: u64, fails: bool) -> Vec<Vec<&'static str>> {
    let alone = vec!["--unwind", "0", "--replay", "off", "--timeout", "4"];
    let all = vec!["--timeout", "4"];
    match fails {
        true if seed.is_multiple_of(5) => vec![all],
        true => vec![alone.clone(), [alone, vec!["--split", "1"]].concat()],
        false => vec![all],
    }
}

#[test]
fn verdicts_on_heaps_agree_with_native_runs() {
    Campaign { name: "heap", generate: heap::program, options }.run(4);
}
