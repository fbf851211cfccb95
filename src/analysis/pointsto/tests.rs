//! Small programs with their targets.

use crate::analysis::pointsto::{CallSite, Classes, Grouping};
use crate::analysis::testing::Case;
use crate::ir::{Inst, Value};

#[test]
fn double_indirection() {
    let case = Case::new(
        "func @main() -> i32 {
        bb0:
          v0:ptr = alloca 4:i64 align 4
          v1:ptr = alloca 8:i64 align 8
          v2:ptr = alloca 8:i64 align 8
          store v0 to v1
          store v1 to v2
          v3:ptr = load v2
          v4:ptr = load v3
          v5:i32 = load v4
          return v5
        }",
    );
    assert_eq!(case.show("main", 3), "main.v1+0 garbage");
    assert_eq!(case.show("main", 4), "main.v0+0 garbage");
    assert!(!case.pts.escaped(case.object("main.v0")));
}

#[test]
fn fields_are_kept_apart() {
    let case = Case::new(
        "global @s size 24 align 8 = zero
        global @a size 4 align 4 = zero
        global @b size 4 align 4 = zero
        func @main() -> i32 {
        bb0:
          v0:ptr = gep @s + 8:i64*1
          v1:ptr = gep @s + 16:i64*1
          store @a to v0
          store @b to v1
          store 7:i64 to @s
          v2:ptr = load v0
          v3:ptr = load v1
          v4:ptr = load @s
          v5:ptr = gep @s + 12:i64*1
          v6:ptr = load v5
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 2), "a+0 null");
    assert_eq!(case.show("main", 3), "b+0 null");
    assert_eq!(case.show("main", 4), "null unknown");
    // Half of one and half of the other.
    assert_eq!(case.show("main", 6), "a+0%1 b+0%1 null garbage");
}

#[test]
fn fields_in_arrays_of_structures() {
    let case = Case::new(
        "global @t size 240 align 8 = zero
        global @a size 4 align 4 = zero
        func @main() -> i32 {
        bb0:
          v0:i32 = input \"i\"
          v1:i64 = sext v0
          v2:ptr = gep @t + v1*24
          store 5:i64 to v2
          v3:ptr = gep v2 + 8:i64*1
          store @a to v3
          v4:ptr = gep v2 + 16:i64*1
          v5:ptr = load v4
          v6:ptr = load v3
          v7:i64 = input \"j\"
          v8:ptr = gep @t + v7*24
          v9:ptr = gep v8 + 16:i64*1
          v10:ptr = load v9
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 4), "t+16%24");
    assert_eq!(case.show("main", 5), "null");
    assert_eq!(case.show("main", 6), "a+0 null");
    // An index of 64 bits may wrap: only the remainder by 8 is left.
    assert_eq!(case.show("main", 10), "a+0 null unknown");
}

#[test]
fn linked_list() {
    let case = Case::new(
        "func @main() -> i32 {
        bb0:
          jump bb1(null)
        bb1(v0:ptr):
          v1:i1 = input \"more\"
          branch v1, bb2, bb3(v0)
        bb2:
          v2:ptr = call @malloc(16:i64)
          v3:ptr = gep v2 + 8:i64*1
          store v0 to v3
          store 1:i64 to v2
          jump bb1(v2)
        bb3(v4:ptr):
          v5:i1 = cmp ne v4, null
          branch v5, bb4, bb5
        bb4:
          v6:ptr = gep v4 + 8:i64*1
          v7:ptr = load v6
          call @free(v4)
          jump bb3(v7)
        bb5:
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 7), "main.v2+0 null garbage");
    assert_eq!(case.pts.objects()[case.object("main.v2")].size, Some(16));
    assert!(case.dead(case.load("main", 0), "main.v2"));
}

#[test]
fn tables_of_functions() {
    let case = Case::new(
        "func @f(i32) -> i32 {
        bb0(v0:i32):
          return v0
        }
        func @g(i32) -> i32 {
        bb0(v0:i32):
          return 1:i32
        }
        func @h(i32) -> i32 {
        bb0(v0:i32):
          return 2:i32
        }
        global @table size 16 align 8 const = {
          zeros 16
          reloc 0 @f
          reloc 8 @g
        }
        global @other size 8 align 8 = {
          zeros 8
          reloc 0 @h
        }
        func @main() -> i32 {
        bb0:
          v0:i64 = input \"i\"
          v1:ptr = gep @table + v0*8
          v2:ptr = load v1
          v3:i32 = call *v2(5:i32) as (i32) -> i32
          return v3
        }",
    );
    assert_eq!(case.show("main", 2), "f+0 g+0");
    let names: Vec<_> =
        case.graph.callees(case.func("main")).iter().map(|&f| case.program.funcs[f].name.as_str()).collect();
    assert_eq!(names, ["f", "g"]);
    assert!(!case.graph.is_reachable(case.func("h")));
    assert_eq!(case.graph.components.last().unwrap(), &[case.func("main")]);
}

/// What main does with `v0`, the result of @make, and what @make put there.
const USE: &str = "
        func @main() -> i32 {
        bb0:
          v0:ptr = call @make(8:i64)
          v1:ptr = load v0
          return 0:i32
        }";

#[test]
fn what_a_wrapper_returns_is_not_what_it_puts_there() {
    let make = "func @make(i64) -> ptr {
        bb0(v0:i64):
          v1:ptr = call @malloc(16:i64)
          v2:ptr = call @malloc(v0)
          store v2 to v1
          return v1
        }";
    let case = Case::new(&format!("{make}{USE}"));
    let targets = |value| case.pts.pointer(case.func("main"), Value::from_u32(value)).objects.clone();
    let only = |value: u32| match targets(value)[..] {
        [(object, _)] => object,
        _ => panic!("v{value} leads to {:?}", targets(value)),
    };
    assert_ne!(only(0), only(1));
    let size = |value| case.pts.objects()[only(value)].size;
    assert_eq!([size(0), size(1)], [Some(16), Some(8)]);
}

/// The stack of a run has more calls than any analysis tells apart, and an encoder knows the first only.
#[test]
fn calls_of_a_wrapper_by_itself_are_not_told_apart() {
    let make = "func @make(i64) -> ptr {
        bb0(v0:i64):
          v1:ptr = call @malloc(16:i64)
          v2:i1 = cmp eq v0, 0:i64
          branch v2, bb1, bb2
        bb1:
          return v1
        bb2:
          v3:i64 = sub v0, 1:i64
          v4:ptr = call @make(v3)
          store v4 to v1
          return v1
        }";
    let case = Case::new(&format!("{make}{USE}"));
    let targets = |value| case.pts.pointer(case.func("main"), Value::from_u32(value)).objects.clone();
    assert_eq!(targets(0).len(), 1);
    assert_eq!(targets(0)[0].0, targets(1)[0].0);
}

#[test]
fn each_call_of_malloc_is_an_object() {
    let case = Case::new(
        "func @xmalloc(i64) -> ptr {
        bb0(v0:i64):
          v1:ptr = call @malloc(v0)
          v2:i1 = cmp eq v1, null
          branch v2, bb1, bb2
        bb1:
          abort
          unreachable
        bb2:
          return v1
        }
        func @main() -> i32 {
        bb0:
          v0:ptr = call @malloc(4:i64)
          v1:ptr = call @malloc(8:i64)
          v2:ptr = call @xmalloc(12:i64)
          v3:ptr = call @xmalloc(16:i64)
          v4:i64 = input \"n\"
          v5:ptr = call @malloc(v4)
          return 0:i32
        }",
    );
    let shown: Vec<_> = (0..4).map(|n| case.show("main", n)).collect();
    assert_eq!(shown, ["main.v0+0 null", "main.v1+0 null", "main.v2+0 null", "main.v3+0 null"]);
    let size = |name| case.pts.objects()[case.object(name)].size;
    assert_eq!([size("main.v0"), size("main.v3"), size("main.v5")], [Some(4), Some(16), None]);
    // The interpreter names objects by the calls on its stack.
    let (main, outer) = case.nth("main", 3, |i| matches!(i, Inst::Call { .. }));
    let (wrapper, inner) = case.nth("xmalloc", 0, |i| matches!(i, Inst::Call { .. }));
    let (malloc, alloc) = case.nth("malloc", 0, |i| matches!(i, Inst::Alloc { .. }));
    let stack = [CallSite { func: main, inst: outer }, CallSite { func: wrapper, inst: inner }];
    let object = case.pts.made_at(&case.program, malloc, alloc, &stack);
    assert_eq!(object, Some(case.object("main.v3")));
    assert!(case.pts.covers(main, Value::from_u32(3), object, 0));
    assert!(!case.pts.covers(main, Value::from_u32(3), object, 4));
    assert!(!case.pts.covers(main, Value::from_u32(2), object, 0));
}

#[test]
fn copies_carry_pointers() {
    let case = Case::new(
        "global @a size 4 align 4 = zero
        global @b size 4 align 4 = zero
        global @from size 32 align 8 = {
          zeros 32
          reloc 8 @a
          reloc 16 @b + 2
        }
        global @to size 32 align 8 = zero
        global @whole size 32 align 8 = zero
        func @main() -> i32 {
        bb0:
          v0:ptr = gep @from + 8:i64*1
          v1:ptr = call @memcpy(@to, v0, 8:i64)
          v2:ptr = load @to
          v3:ptr = gep @to + 8:i64*1
          v4:ptr = load v3
          copy @whole from @from len 24:i64
          v5:ptr = gep @whole + 16:i64*1
          v6:ptr = load v5
          return 0:i32
        }",
    );
    // The length is the model's parameter, which is known for each call.
    assert_eq!(case.show("main", 2), "a+0 null");
    assert_eq!(case.show("main", 4), "null");
    assert_eq!(case.show("main", 6), "b+2 null");
}

#[test]
fn unknown_code_reaches_what_escapes() {
    let case = Case::new(
        "declare @ext(ptr) -> ptr
        global @hidden size 4 align 4 = zero
        global @seen size 8 align 8 exported = zero
        func @back(ptr) -> i32 {
        bb0(v0:ptr):
          return 0:i32
        }
        func @main() -> i32 {
        bb0:
          v0:ptr = alloca 8:i64 align 8
          v1:ptr = alloca 8:i64 align 8
          store @back to v0
          v2:ptr = call @ext(v0)
          v3:ptr = load v0
          v4:ptr = load v1
          v5:ptr = load @seen
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 2), "unknown");
    assert_eq!(case.show("main", 3), "back+0 unknown garbage");
    assert_eq!(case.show("main", 4), "garbage");
    assert_eq!(case.show("main", 5), "null unknown");
    assert_eq!(case.show("back", 0), "unknown");
    assert!(case.pts.escaped(case.object("main.v0")) && !case.pts.escaped(case.object("main.v1")));
    assert!(case.pts.escaped(case.object("seen")) && !case.pts.escaped(case.object("hidden")));
    assert!(case.graph.calls_unknown(case.func("main")));
}

#[test]
fn integers_made_pointers_are_unknown() {
    let case = Case::new(
        "global @a size 8 align 8 = zero
        global @b size 8 align 8 = zero
        func @main() -> i32 {
        bb0:
          v0:i64 = ptrtoint @a
          v1:i64 = add v0, 4:i64
          v2:ptr = inttoptr v1
          store @b to v2
          v3:ptr = load @a
          v4:ptr = inttoptr 0:i64
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 2), "unknown");
    assert_eq!(case.show("main", 3), "null unknown");
    assert_eq!(case.show("main", 4), "null");
    assert!(case.pts.escaped(case.object("a")) && case.pts.escaped(case.object("b")));
}

#[test]
fn distances_are_no_addresses() {
    let case = Case::new(
        "global @a size 8 align 8 = zero
        global @b size 8 align 8 = zero
        func @main() -> i32 {
        bb0:
          v0:ptr = gep @a + 4:i64*1
          v1:i64 = ptrtoint v0
          v2:i64 = ptrtoint @a
          v3:i64 = sub v1, v2
          v4:i64 = ptrtoint @b
          v5:i64 = sub v4, 8:i64
          return 0:i32
        }",
    );
    assert!(!case.pts.escaped(case.object("a")) && case.pts.escaped(case.object("b")));
}

#[test]
fn numbers_beside_copied_pointers_stay_beside_them() {
    let case = Case::new(
        "global @t size 240 align 8 = zero
        global @u size 240 align 8 = zero
        global @a size 4 align 4 = zero
        func @main() -> i32 {
        bb0:
          v0:i32 = input \"i\"
          v1:i64 = sext v0
          v2:ptr = gep @t + v1*16
          v3:ptr = gep v2 + 12:i64*1
          store @a to v2
          store 7:i32 to v3
          v4:i64 = input \"n\"
          v5:ptr = gep @u + v1*16
          copy overlap v5 from v2 len v4
          v6:ptr = load v5
          v7:ptr = gep v5 + 8:i64*1
          v8:ptr = load v7
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 6), "a+0 null garbage");
    assert_eq!(case.show("main", 8), "null unknown garbage");
}

#[test]
fn steps_in_loops_are_classes() {
    let case = Case::new(
        "global @a size 400 align 4 = zero
        func @main() -> i32 {
        bb0:
          jump bb1(@a)
        bb1(v0:ptr):
          v1:ptr = gep v0 + 1:i64*4
          v2:i1 = input \"more\"
          branch v2, bb1(v1), bb2
        bb2:
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 0), "a+0%4");
}

#[test]
fn parameters_of_the_entry_lead_to_argument_memory() {
    let case = Case::new(
        "func @main(i32, ptr) -> i32 {
        bb0(v0:i32, v1:ptr):
          v2:ptr = load v1
          v3:i8 = load v2
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 1), "args(main)+0%1 null");
    assert_eq!(case.show("main", 2), "words(main)+0%1 null");
}

#[test]
fn recursion_is_finite() {
    let case = Case::new(
        "func @walk(ptr, i32) -> ptr {
        bb0(v0:ptr, v1:i32):
          v2:ptr = alloca 8:i64 align 8
          store v0 to v2
          v3:i1 = cmp eq v1, 0:i32
          branch v3, bb1, bb2
        bb1:
          return v0
        bb2:
          v4:i32 = sub nsw v1, 1:i32
          v5:ptr = call @walk(v2, v4)
          return v5
        }
        func @main() -> i32 {
        bb0:
          v0:ptr = call @walk(null, 5:i32)
          return 0:i32
        }",
    );
    assert_eq!(case.show("main", 0), "walk.v2+0 null");
    assert!(case.graph.is_recursive(case.func("walk")) && !case.graph.is_recursive(case.func("main")));
    assert!(case.lifetimes.lingers(case.object("walk.v2")));
}

#[test]
fn classes_follow_accesses() {
    let case = Case::new(
        "global @a size 8 align 8 = zero
        global @b size 8 align 8 = zero
        global @c size 8 align 8 = zero
        global @d size 8 align 8 = zero
        func @main() -> i32 {
        bb0:
          v0:i1 = input \"which\"
          v1:ptr = select v0, @a, @b
          store 1:i64 to v1
          v2:i64 = load @c
          v3:ptr = call @memcpy(@c, @d, 8:i64)
          return 0:i32
        }",
    );
    let classes = |over_contexts, join_copies| {
        let all = Classes::new(&case.program, &case.pts, Grouping { over_contexts, join_copies });
        ["a", "b", "c", "d"].map(|name| all.of(case.object(name)).unwrap())
    };
    let [a, b, c, d] = classes(false, false);
    assert!(a == b && b != c && c != d);
    let [_, b, c, d] = classes(true, true);
    assert!(b != c && c == d);
}

#[test]
fn a_block_and_what_takes_its_place_are_one() {
    let grown = |ending: &str| {
        let case = Case::new(&format!(
            "func @main() -> i32 {{
            bb0:
              v0:ptr = call @malloc(8:i64)
              v1:ptr = call @malloc(16:i64)
              v2:ptr = alloca 8:i64 align 8
              v3:ptr = alloca 8:i64 align 8
              store v0 to v2
              store v1 to v3
              copy v1 from v0 len 8:i64
              {ending}
              v4:ptr = load v2
              v5:ptr = load v3
              return 0:i32
            }}",
        ));
        [4, 5].map(|n| case.show("main", n))
    };
    let [old, new] = grown("call @free(v0)");
    assert_eq!(old, new);
    let [old, new] = grown("call @free(v1)");
    assert_ne!(old, new);
}

#[test]
fn what_several_make_has_no_size_of_its_own() {
    let case = Case::new(
        "func @main() -> i32 {
        bb0:
          v0:ptr = call @malloc(8:i64)
          v1:ptr = call @malloc(16:i64)
          copy v1 from v0 len 8:i64
          call @free(v0)
          v2:ptr = gep v1 + 12:i64*1
          store 7:i32 to v2
          return 0:i32
        }",
    );
    assert_eq!(case.pts.objects()[case.object("main.v0")].size, None);
    assert!(!case.safe(case.store("main", 0)));
}
