//! Random C programs over structures, unions and tables in each other, against the hardware.

mod support;

use support::shapes;
use support::verdicts::Campaign;

/// As heaps are tried: what fails natively by proofs alone, the rest by all means.
fn options(seed: u64, fails: bool) -> Vec<Vec<&'static str>> {
    let alone = vec!["--unwind", "0", "--replay", "off", "--timeout", "4"];
    match fails {
        true if seed.is_multiple_of(3) => vec![[alone, vec!["--split", "1"]].concat()],
        true => vec![alone],
        false => vec![vec!["--timeout", "4"]],
    }
}

#[test]
fn verdicts_on_shapes_agree_with_native_runs() {
    Campaign { name: "shapes", generate: shapes::program, options }.run(20);
}
