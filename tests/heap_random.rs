//! Random C programs around lists, trees and other blocks of the heap, against the hardware.

mod support;

use support::heap;
use support::verdicts::Campaign;

/// Wrong verdicts come from summaries: nothing is unwound and no run helps, on the whole and function by function. Every third
/// program is tried with all that there is, too.
fn options(seed: u64) -> Vec<Vec<&'static str>> {
    let alone = vec!["--unwind", "0", "--replay", "off", "--timeout", "6"];
    let mut all = vec![alone.clone(), [alone, vec!["--split", "1"]].concat()];
    if seed.is_multiple_of(3) {
        all.push(vec!["--timeout", "8"]);
    }
    all
}

#[test]
fn verdicts_on_heaps_agree_with_native_runs() {
    Campaign { name: "heap", generate: heap::program, options }.run(8);
}
