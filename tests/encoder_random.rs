//! The encoder against the interpreter on random loop-free programs: every obligation is reached and fails exactly as
//! often as the run says, with and without the simplifier, through terms and through clauses.

mod support;

use support::campaign::{number, seeds};
use support::irgen;
use support::irshrink::shrink;
use support::oracle::{Verdict, compare};
use unloop::ir::Program;
use unloop::ir::verify::verify;

const RUNS: u64 = 2;

/// A panic inside of the encoder is a difference too.
fn verdict(program: &Program, seed: u64) -> Verdict {
    match std::panic::catch_unwind(|| compare(program, seed)) {
        Ok(verdict) => verdict,
        Err(panic) => {
            let text =
                panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
            Verdict::Different(format!("panic: {}", text.unwrap_or("?")))
        }
    }
}

/// A small part under its own name, for the tests of soundness alone.
#[test]
fn soundness_of_the_encoder() {
    agrees(100_001..100_151);
}

#[test]
fn the_encoder_agrees_with_the_interpreter() {
    agrees(seeds(1_200));
}

fn agrees(seeds: impl Iterator<Item = u64>) {
    let (mut same, mut outside, mut failures) = (0, 0, vec![]);
    for seed in seeds {
        let program = irgen::program(seed);
        if let Err(violations) = verify(&program) {
            panic!("seed {seed}: {violations}\n{}", program);
        }
        let start = std::time::Instant::now();
        for run in 0..RUNS {
            match verdict(&program, seed * RUNS + run) {
                Verdict::Same => same += 1,
                Verdict::Outside => outside += 1,
                Verdict::Different(what) => {
                    failures.push((seed, seed * RUNS + run, what));
                    break;
                }
            }
        }
        if start.elapsed().as_secs() >= 2 {
            println!("seed {seed} takes {} ms", start.elapsed().as_millis());
        }
        if failures.len() >= number("UNLOOP_FUZZ_FAILURES", 5) as usize {
            break;
        }
    }
    for (seed, inputs, what) in &failures {
        let small = shrink(&irgen::program(*seed), |p| matches!(verdict(p, *inputs), Verdict::Different(_)));
        let now = verdict(&small, *inputs);
        println!("seed {seed}, inputs {inputs}: {what}\nshrunk: {now:?}\n{}", small);
    }
    println!("{same} runs agree, {outside} are outside, {} programs differ", failures.len());
    assert!(failures.is_empty(), "{} programs differ", failures.len());
    assert!(same > outside * 4, "most runs must be comparable: {same} against {outside}");
}
