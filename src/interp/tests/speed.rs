//! Budgets, and how fast a simple loop runs.

use super::*;

/// A loop of 7 steps with memory, until i reaches n.
const LOOP: &str = "func @main () -> i32 {
bb0:
v0 = alloca 400:i64 align 16
jump bb1(0:i32, 0:i32)
bb1(v1: i32, v2: i32):
v3 = cmp slt v1, 1500000:i32
branch v3, bb2, bb3
bb2:
v4: i32 = urem v1, 100:i32
v5: i64 = zext v4
v6 = gep v0 + v5*4
store v1 to v6
v7: i32 = load v6
v8: i32 = add v2, v7
v9: i32 = add nsw v1, 1:i32
jump bb1(v9, v8)
bb3:
return v2
}
";

#[test]
fn a_loop_runs_fast_enough() {
    let options = Options { max_steps: u64::MAX, ..strict() };
    let start = std::time::Instant::now();
    let run = run_with(LOOP, options, &[]);
    let seconds = start.elapsed().as_secs_f64();
    println!("{} steps, {:.1} million a second", run.steps, run.steps as f64 / seconds / 1e6);
    assert_eq!(run.status(), Some((0..1_500_000i32).fold(0, i32::wrapping_add)));
    assert!(run.steps > 15_000_000);
}

#[test]
fn the_budget_ends_a_run() {
    let run = run_with(LOOP, Options { max_steps: 1000, ..strict() }, &[]);
    assert_eq!((run.outcome, run.steps), (Outcome::Budget(Limit::Steps), 1000));
}

#[test]
fn deep_recursion_ends_at_the_limit_of_frames() {
    let text = "func @main () {\nbb0:\ncall @main()\nreturn\n}\n";
    assert_eq!(run(text).outcome, Outcome::Budget(Limit::Frames));
}

#[test]
fn too_many_objects_and_too_much_memory_end_a_run() {
    let forever = "func @main () {\nbb0:\njump bb1\nbb1:\nv0 = alloc 65536:i64\nfill v0 with 1:i8 len 65536:i64\njump bb1\n}\n";
    let outcome = |options| run_with(forever, options, &[]).outcome;
    assert_eq!(outcome(Options { max_objects: 10, ..strict() }), Outcome::Budget(Limit::Objects));
    assert_eq!(outcome(Options { max_memory: 1 << 20, ..strict() }), Outcome::Budget(Limit::Memory));
    let wide = "func @main () {\nbb0:\nv0 = alloc 9223372036854775807:i64\nv1 = alloc 9223372036854775807:i64\nreturn\n}\n";
    assert_eq!(run(wide).outcome, Outcome::Budget(Limit::Addresses));
}
