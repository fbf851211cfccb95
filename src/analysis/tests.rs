//! Lifetimes, footprints and settled obligations on small programs, and a large one for time.

use super::loops::LoopForest;
use super::pointsto::{Classes, Grouping};
use super::settle::{Settled, Settlement};
use super::testing::Case;
use super::writes::Footprints;
use crate::ir::{Inst, Property};
use std::fmt::Write;

#[test]
fn freed_in_a_callee() {
    let case = Case::new(
        "func @drop(ptr) {
        bb0(v0:ptr):
          call @free(v0)
          return
        }
        func @main() -> i32 {
        bb0:
          v0:ptr = alloc 8:i64
          v1:ptr = alloc 8:i64
          store 1:i64 to v0
          call @drop(v0)
          store 2:i64 to v0
          store 3:i64 to v1
          return 0:i32
        }",
    );
    assert!(case.safe(case.store("main", 0)));
    assert!(case.dead(case.store("main", 1), "main.v0"));
    assert!(!case.safe(case.store("main", 1)));
    assert!(case.safe(case.store("main", 2)));
}

#[test]
fn one_free_does_not_end_what_another_frees() {
    let case = Case::new(
        "func @main() -> i32 {
        bb0:
          v0:ptr = alloc 8:i64
          v1:ptr = alloc 8:i64
          call @free(v0)
          store 1:i64 to v1
          call @free(v1)
          return 0:i32
        }",
    );
    assert!(case.safe(case.store("main", 0)));
}

#[test]
fn a_loaded_pointer_is_dead_after_free() {
    let case = Case::new(
        "global @g size 8 align 8 = zero
        func @main() -> i32 {
        bb0:
          v0:ptr = alloc 8:i64
          store v0 to @g
          v1:ptr = load @g
          free v1
          v2:i8 = load v1
          return 0:i32
        }",
    );
    assert!(case.dead(case.load("main", 1), "main.v0"));
    assert!(!case.safe(case.load("main", 1)));
}

#[test]
fn dangling_stack_pointers() {
    let case = Case::new(
        "global @g size 8 align 8 = zero
        func @leak(i1) -> ptr {
        bb0(v0:i1):
          v1:ptr = alloca 4:i64 align 4
          v2:ptr = alloca 4:i64 align 4
          v3:ptr = alloca 4:i64 align 4
          store 1:i32 to v1
          store 2:i32 to v2
          store 3:i32 to v3
          store v1 to @g
          return v2
        }
        func @main() -> i32 {
        bb0:
          v0:ptr = call @leak(0:i1)
          v1:i32 = load v0
          v2:ptr = load @g
          v3:i32 = load v2
          v4:ptr = call @leak(1:i1)
          return v3
        }",
    );
    assert!(case.dead(case.load("main", 0), "leak.v2"));
    assert!(case.dead(case.load("main", 2), "leak.v1"));
    // In the second call an old pointer may still be around, but not to v3.
    assert!(!case.safe(case.store("leak", 0)));
    assert!(!case.safe(case.store("leak", 1)));
    assert!(case.safe(case.store("leak", 2)));
}

#[test]
fn lifetimes_in_loops() {
    let case = Case::new(
        "func @main() -> i32 {
        bb0:
          v0:ptr = alloca 4:i64 align 4
          jump bb1
        bb1:
          v1:i1 = input \"more\"
          branch v1, bb2, bb3
        bb2:
          store 9:i32 to v0
          lifetime_start v0
          store 1:i32 to v0
          lifetime_end v0
          jump bb1
        bb3:
          v2:i32 = load v0
          return v2
        }",
    );
    assert!(!case.safe(case.store("main", 0)));
    assert!(case.safe(case.store("main", 1)));
    assert!(case.dead(case.load("main", 0), "main.v0"));
}

#[test]
fn variable_arrays_end_with_the_stack() {
    let case = Case::new(
        "func @main() -> i32 {
        bb0:
          v0:ptr = alloca 4:i64 align 4
          v1:ptr = stack_save
          v2:ptr = alloca 8:i64 align 8
          store 1:i64 to v2
          stack_restore v1
          store 1:i32 to v0
          store 2:i64 to v2
          return 0:i32
        }",
    );
    assert!(case.safe(case.store("main", 0)));
    assert!(case.safe(case.store("main", 1)));
    assert!(!case.safe(case.store("main", 2)));
}

#[test]
fn recursion_keeps_locals_unsettled() {
    let case = Case::new(
        "func @f(i32) -> i32 {
        bb0(v0:i32):
          v1:ptr = alloca 4:i64 align 4
          v2:i1 = cmp eq v0, 0:i32
          branch v2, bb1, bb2
        bb1:
          return 0:i32
        bb2:
          v3:i32 = sub nsw v0, 1:i32
          v4:i32 = call @f(v3)
          store v4 to v1
          return v4
        }
        func @main() -> i32 {
        bb0:
          v0:i32 = call @f(3:i32)
          return v0
        }",
    );
    assert!(!case.safe(case.store("f", 0)));
}

#[test]
fn unknown_code_may_free_what_escaped() {
    let case = Case::new(
        "declare @ext(ptr)
        func @main() -> i32 {
        bb0:
          v0:ptr = alloc 8:i64
          v1:ptr = alloc 8:i64
          v2:ptr = alloca 8:i64 align 8
          call @ext(v0)
          call @ext(v2)
          store 1:i64 to v0
          store 1:i64 to v1
          store 1:i64 to v2
          return 0:i32
        }",
    );
    assert!(!case.safe(case.store("main", 0)));
    assert!(case.safe(case.store("main", 1)));
    assert!(case.safe(case.store("main", 2)));
}

#[test]
fn settled_accesses() {
    let case = Case::new(
        "global @a size 40 align 4 = zero
        global @text size 4 align 1 const = \"abc\\x00\"
        func @main() -> i32 {
        bb0:
          v0:ptr = gep @a + 9:i64*4
          store 1:i32 to v0
          v1:ptr = gep @a + 10:i64*4
          store 1:i32 to v1
          v2:ptr = gep @a + -1:i64*4
          store 1:i32 to v2
          v3:i32 = input \"i\"
          v4:i64 = zext v3
          v5:ptr = gep @a + v4*4
          store 1:i32 to v5
          store 1:i8 to @text
          v6:i8 = load @text
          v7:ptr = gep @text + 1:i64*1
          v8:i32 = load v7
          v9:i8 = load null
          return 0:i32
        }",
    );
    let stores: Vec<bool> = (0..5).map(|k| case.safe(case.store("main", k))).collect();
    assert_eq!(stores, [true, false, false, false, false]);
    let loads: Vec<bool> = (0..3).map(|k| case.safe(case.load("main", k))).collect();
    assert_eq!(loads, [true, false, false]);
}

#[test]
fn settled_copies_do_not_overlap() {
    let case = Case::new(
        "global @a size 40 align 4 = zero
        global @b size 40 align 4 = zero
        func @main() -> i32 {
        bb0:
          v0:ptr = gep @a + 8:i64*1
          copy v0 from @a len 8:i64
          copy v0 from @a len 9:i64
          copy @a from @a len 40:i64
          copy @a from @b len 40:i64
          copy @a from @b len 41:i64
          copy overlap v0 from @a len 9:i64
          v1:i64 = input \"n\"
          copy @a from @b len v1
          fill @a with 0:i8 len 40:i64
          fill v0 with 0:i8 len 40:i64
          return 0:i32
        }",
    );
    let copies: Vec<bool> =
        (0..7).map(|k| case.safe(case.nth("main", k, |i| matches!(i, Inst::Copy { .. })))).collect();
    assert_eq!(copies, [true, false, true, true, false, true, false]);
    let fills: Vec<bool> =
        (0..2).map(|k| case.safe(case.nth("main", k, |i| matches!(i, Inst::Fill { .. })))).collect();
    assert_eq!(fills, [true, false]);
}

#[test]
fn settled_constants() {
    let case = Case::new(
        "global @a size 40 align 4 = zero
        func @main() -> i32 {
        bb0:
          v0:i32 = input \"x\"
          v1:i32 = shl v0, 31:i32
          v2:i32 = shl v0, 32:i32
          v3:i32 = sdiv v0, 2:i32
          v4:i32 = sdiv v0, -1:i32
          v5:i32 = udiv v0, -1:i32
          v6:i32 = urem v0, 0:i32
          v7:i32 = sdiv v0, v0
          v8:ptr = gep @a + 9:i64*4[10]
          v9:ptr = gep @a + 10:i64*4[10]
          v10:ptr = gep @a + -1:i64*4[10]
          return 0:i32
        }",
    );
    let all = Settlement::new(&case.program, &case.pts);
    let settled: Vec<[bool; 3]> = (0..7)
        .map(|k| case.nth("main", k, |i| matches!(i, Inst::Binary { .. })))
        .map(|(func, inst)| {
            [Property::Shift, Property::Div, Property::Overflow].map(|p| all.is_safe(func, inst, p))
        })
        .collect();
    let shifts: Vec<bool> = settled[..2].iter().map(|s| s[0]).collect();
    assert_eq!(shifts, [true, false]);
    let divisions: Vec<(bool, bool)> = settled[2..].iter().map(|s| (s[1], s[2])).collect();
    // By 2; the signed and the unsigned -1; 0; anything.
    assert_eq!(divisions[..2], [(true, true), (true, false)]);
    assert!(divisions[2].0 && !divisions[3].0 && !divisions[4].0 && !divisions[4].1);
    let bounds: Vec<bool> = (0..3)
        .map(|k| case.nth("main", k, |i| matches!(i, Inst::Gep { .. })))
        .map(|(func, inst)| all.is_safe(func, inst, Property::Bounds))
        .collect();
    assert_eq!(bounds, [true, false, false]);
}

#[test]
fn what_nothing_reaches_is_not_settled() {
    let case = Case::new(
        "global @a size 4 align 4 = zero
        func @never() {
        bb0:
          store 1:i32 to @a
          return
        }
        func @main() -> i32 {
        bb0:
          return 0:i32
        }",
    );
    assert!(!case.safe(case.store("never", 0)));
}

#[test]
fn footprints_of_loops_and_functions() {
    let case = Case::new(
        "declare @ext()
        global @a size 4 align 4 = zero
        global @b size 4 align 4 = zero
        global @c size 4 align 4 exported = zero
        func @set() {
        bb0:
          store 1:i32 to @a
          v0:i32 = input \"x\"
          return
        }
        func @outside() {
        bb0:
          call @ext()
          return
        }
        func @main() -> i32 {
        bb0:
          store 1:i32 to @b
          jump bb1
        bb1:
          v0:i1 = uninit
          branch v0, bb2, bb3
        bb2:
          call @set()
          v1:ptr = call @malloc(4:i64)
          call @free(v1)
          jump bb1
        bb3:
          call @outside()
          return 0:i32
        }",
    );
    let footprints = Footprints::new(&case.program, &case.pts);
    let names = |e: &super::writes::Effects| e.written().map(|o| case.name(o)).collect::<Vec<_>>();
    let set = footprints.of_func(case.func("set"));
    assert_eq!(names(&set), ["a"]);
    assert!(set.inputs && !set.allocates && !set.frees && !set.unknown);
    let main = case.func("main");
    let forest = LoopForest::new(&case.program, case.program.funcs[main].body.as_ref().unwrap()).unwrap();
    let data = forest.loops.values().next().unwrap();
    let body = footprints.of_loop(main, data);
    assert_eq!(names(&body), ["a", "main.v1"]);
    assert!(body.allocates && body.frees && !body.unknown && !body.all_escaped);
    assert_eq!(data.writers.len(), 3);
    let outside = footprints.of_func(case.func("outside"));
    assert!(outside.unknown && outside.all_escaped);
    assert_eq!(names(&outside), ["c"]);
    assert_eq!(names(&footprints.of_func(main)), ["a", "b", "c", "main.v1"]);
}

/// 400 functions that call each other, share tables, walk lists and allocate.
fn large(functions: usize, rounds: usize) -> String {
    let mut text = String::from("global @table size 800 align 8 = zero\n");
    for f in 0..functions {
        let _ =
            write!(text, "global @g{f} size 64 align 8 = zero\nfunc @f{f}(ptr) -> ptr {{\nbb0(v0:ptr):\n");
        let mut v = 1;
        for r in 0..rounds {
            let other = (f * 7 + r * 3 + 1) % functions;
            let _ = writeln!(text, "  v{v}:ptr = call @malloc(24:i64)");
            let _ = writeln!(text, "  store v0 to v{v}");
            let _ = writeln!(text, "  v{}:ptr = gep @g{other} + {}:i64*8", v + 1, r % 8);
            let _ = writeln!(text, "  store v{v} to v{}", v + 1);
            let _ = writeln!(text, "  v{}:ptr = load v{}", v + 2, v + 1);
            let _ = writeln!(text, "  v{}:ptr = gep v{} + 1:i64*8", v + 3, v + 2);
            let _ = writeln!(text, "  v{}:ptr = load v{}", v + 4, v + 3);
            let _ = writeln!(text, "  store v{} to v{}", v + 4, v + 3);
            let _ = writeln!(text, "  v{}:i64 = input \"i\"", v + 5);
            let _ = writeln!(text, "  v{}:ptr = gep @table + v{}*8", v + 6, v + 5);
            let _ = writeln!(text, "  store v{v} to v{}", v + 6);
            v += 7;
        }
        if f + 1 < functions {
            let _ = writeln!(text, "  v{v}:ptr = call @f{}(v1)", f + 1);
            let _ = writeln!(text, "  return v{v}\n}}");
        } else {
            let _ = writeln!(text, "  return v1\n}}");
        }
    }
    text + "func @main() -> i32 {\nbb0:\n  v0:ptr = call @f0(null)\n  return 0:i32\n}\n"
}

#[test]
fn large_programs_are_quick() {
    let text = large(400, 11);
    let start = std::time::Instant::now();
    let case = Case::new(&text);
    let footprints = Footprints::new(&case.program, &case.pts);
    let count: usize = case.program.defined().map(|(_, _, body)| body.insts.len()).sum();
    assert!(count > 45_000, "{count}");
    assert!(footprints.of_func(case.func("main")).allocates);
    println!("{count} instructions in {:?}", start.elapsed());
}

/// Like `large`, with all objects reachable for unknown code.
#[test]
fn large_programs_with_unknown_code_are_quick() {
    let mut text = large(400, 11).replace("store v1 to v2\n", "store v1 to v2\n  call @ext(v2)\n");
    text.insert_str(0, "declare @ext(ptr)\n");
    let start = std::time::Instant::now();
    let case = Case::new(&text);
    let footprints = Footprints::new(&case.program, &case.pts);
    assert!(footprints.of_func(case.func("main")).all_escaped);
    println!("with unknown code in {:?}", start.elapsed());
}

#[test]
fn the_same_program_gives_the_same_answers() {
    let text = large(20, 8);
    let (a, b) = (Case::new(&text), Case::new(&text));
    for (func, f, body) in a.program.defined() {
        for value in body.values.keys() {
            assert_eq!(a.pts.pointer(func, value), b.pts.pointer(func, value), "{} {value}", f.name);
        }
    }
}

#[test]
fn classes_of_large_programs_are_quick() {
    let case = Case::new(&large(400, 11));
    let start = std::time::Instant::now();
    let grouping = Grouping { over_contexts: false, join_copies: true };
    let classes = Classes::new(&case.program, &case.pts, grouping);
    println!("{} classes in {:?}", classes.members.len(), start.elapsed());
    let settler = case.settler();
    let mut settled = 0;
    for (func, _, body) in case.program.defined() {
        settled += body.insts.keys().filter(|&inst| settler.access(func, inst) == Settled::Safe).count();
    }
    println!("{settled} settled in {:?}", start.elapsed());
    assert!(settled > 4000);
}

#[test]
fn long_chains_of_calls_do_not_overflow_the_stack() {
    let mut text = String::new();
    for f in 0..20_000 {
        let _ = writeln!(text, "func @f{f}(ptr) {{\nbb0(v0:ptr):\n  call @f{}(v0)\n  return\n}}", f + 1);
    }
    text += "func @f20000(ptr) {\nbb0(v0:ptr):\n  store 1:i32 to v0\n  return\n}
        func @main() -> i32 {\nbb0:\n  v0:ptr = alloca 4:i64 align 4\n  call @f0(v0)\n  return 0:i32\n}";
    let case = Case::new(&text);
    assert!(case.safe(case.store("f20000", 0)));
}
