//! Each fault with its property and message.

use super::*;

fn expect(lines: &str, property: Property, message: &str) {
    assert_eq!(fault(lines), (property, message.to_string()), "{lines}");
}

#[test]
fn accesses_outside_an_object() {
    let array = "v0 = alloca 40:i64 align 16 $a\n";
    let at = |offset: i64, access: &str| format!("{array}v1 = gep v0 + {offset}:i64*1\n{access}");
    let store = "store 1:i32 to v1";
    completes(&at(36, store));
    expect(&at(40, store), Property::Deref, "write of 4 bytes at offset 40 of a 40-byte stack object `a`");
    expect(&at(37, store), Property::Deref, "write of 4 bytes at offset 37 of a 40-byte stack object `a`");
    expect(
        &at(-1, "v2: i8 = load v1"),
        Property::Deref,
        "read of 1 byte at offset -1 of a 40-byte stack object `a`",
    );
    completes(&at(99, "fill v1 with 0:i8 len 0:i64"));
    let fill = "fill v1 with 0:i8 len 41:i64";
    expect(&at(0, fill), Property::Deref, "write of 41 bytes at offset 0 of a 40-byte stack object `a`");
    let copy = "copy v1 from v0 len 8:i64";
    expect(&at(36, copy), Property::Deref, "write of 8 bytes at offset 36 of a 40-byte stack object `a`");
    let havoc = "havoc v1 len 9:i64";
    expect(&at(32, havoc), Property::Deref, "write of 9 bytes at offset 32 of a 40-byte stack object `a`");
}

#[test]
fn null_and_wild_pointers() {
    expect("store 1:i8 to null", Property::Deref, "write of 1 byte through a NULL pointer");
    let wild = "v0: ptr = inttoptr 24:i64\nv1: i16 = load v0";
    let message = "read of 2 bytes at address 0x18, which is in no object (NULL pointer plus an offset)";
    expect(wild, Property::Deref, message);
}

#[test]
fn the_heap_and_its_faults() {
    let freed = "v0 = alloc 8:i64 !1:3:5\nfree v0 !1:4:2\n";
    let used = format!("{freed}v1: i8 = load v0");
    let message = "read of 1 byte: use of heap object allocated at a.c:3:5 freed at a.c:4:2";
    expect(&used, Property::Deref, message);
    let twice = format!("{freed}free v0");
    expect(&twice, Property::Free, "double free of heap object allocated at a.c:3:5 freed at a.c:4:2");
    let inner = "v0 = alloc 8:i64 !1:3:5\nv1 = gep v0 + 4:i64*1\nfree v1";
    expect(inner, Property::Free, "free of a pointer to offset 4 of heap object allocated at a.c:3:5");
    let stack = "v0 = alloca 8:i64 align 8 $a\nfree v0";
    expect(stack, Property::Free, "free of stack object `a`, which is not on the heap");
    completes("free null\nv0 = alloc 0:i64\nfree v0");
    assert_eq!(number("i64", "v0 = alloc -1:i64\nv1: i64 = ptrtoint v0\nreturn v1"), 0);
}

#[test]
fn lifetimes() {
    let ended = "v0 = alloca 4:i64 align 4 $a\nlifetime_start v0\nstore 1:i32 to v0\nlifetime_end v0\n";
    let message = "write of 4 bytes: use of stack object `a` after its lifetime";
    expect(&format!("{ended}store 1:i32 to v0"), Property::Deref, message);
    completes(&format!("{ended}lifetime_start v0\nstore 1:i32 to v0"));
    let saved = "v0 = stack_save\nv1 = alloca 4:i64 align 4 $a\nstack_restore v0\nstore 1:i32 to v1";
    expect(saved, Property::Deref, message);
    let text = "func @f () -> ptr {\nvar $a\nbb0:\nv0 = alloca 4:i64 align 4 $a\nreturn v0\n}
func @main () {\nbb0:\nv0: ptr = call @f()\nstore 1:i32 to v0\nreturn\n}";
    assert_eq!(fault_in(text).message, message);
}

#[test]
fn constant_objects_are_not_written() {
    let text = "global @s size 3 align 1 const = \"ab\"\nfunc @main () {\nbb0:\nstore 1:i8 to @s\nreturn\n}";
    let message = "write of 1 byte at offset 0 of a 3-byte global object `s`, which is constant";
    assert_eq!(fault_in(text).message, message);
}

#[test]
fn overlapping_copies() {
    let copy = |words: &str| {
        format!("v0 = alloca 16:i64 align 16 $a\nv1 = gep v0 + 4:i64*1\n{words} v1 from v0 len 8:i64")
    };
    completes(&copy("copy overlap"));
    let message = "copy of 8 bytes between offsets 0 and 4 of stack object `a`, which overlap";
    expect(&copy("copy"), Property::Deref, message);
    completes("v0 = alloca 16:i64 align 16 $a\ncopy v0 from v0 len 8:i64");
}

#[test]
fn bounds_of_inner_arrays() {
    let gep = |index: i64, then: &str| {
        format!("v0 = alloca 64:i64 align 16 $a\nv1 = gep v0 + {index}:i64*4 [5]\n{then}")
    };
    let (store, other) = ("store 1:i32 to v1", "v2: i64 = ptrtoint v1");
    completes(&gep(4, store));
    completes(&gep(5, other));
    expect(&gep(5, store), Property::Bounds, "index 5 of an array of 5 elements");
    expect(&gep(6, other), Property::Bounds, "index 6 of an array of 5 elements");
    expect(&gep(-1, other), Property::Bounds, "index -1 of an array of 5 elements");
    let unasked = Options { properties: strict().properties.without(Property::Bounds), ..strict() };
    let text = format!("func @main () {{\nvar $a\nbb0:\n{}\nreturn\n}}", gep(5, store));
    assert_eq!(run_with(&text, unasked, &[]).outcome, Outcome::Return(vec![]));
}

#[test]
fn arithmetic_faults() {
    expect("v0: i32 = sdiv 1:i32, 0:i32", Property::Div, "division by zero");
    expect("v0: i8 = sdiv -128:i8, -1:i8", Property::Overflow, "quotient of the least value by -1");
    expect("v0: i8 = add nsw 127:i8, 1:i8", Property::Overflow, "signed overflow in an addition");
    expect("v0: i8 = shl 1:i8, 8:i8", Property::Shift, "shift amount is not below the width");
    completes("v0: i8 = add 127:i8, 1:i8");
    let unasked = Options { properties: PropertySet::EMPTY, ..strict() };
    let run = run_with(&body("i8", "v0: i8 = udiv 1:i8, 0:i8\nreturn v0"), unasked, &[]);
    assert_eq!(run.outcome, Outcome::Return(vec![Val::int(8, 255)]));
}

#[test]
fn checks_assumptions_and_ends() {
    expect("check assert 0:i1 \"x < y\"", Property::Assert, "x < y");
    completes("check assert 1:i1 \"x < y\"\nassume 1:i1");
    let outcome = |lines: &str| run(&body("i32", lines)).outcome;
    assert!(matches!(outcome("assume 0:i1\nreturn 0:i32"), Outcome::Assume(_)));
    assert_eq!(outcome("exit 3:i32\nunreachable"), Outcome::Exit(3));
    assert_eq!(outcome("abort\nunreachable"), Outcome::Abort);
    let fault = fault_in("func @main () {\nbb0:\nunreachable\n}");
    assert_eq!(
        (fault.property, fault.place.at),
        (Property::Unreachable, At::Terminator(crate::ir::BlockId::from_u32(0)))
    );
}

#[test]
fn unchecked_faults_that_have_no_value_end_the_run() {
    let unasked = Options { properties: PropertySet::EMPTY, ..strict() };
    let run = run_with("func @main () {\nbb0:\nstore 1:i8 to null\nreturn\n}", unasked, &[]);
    assert_eq!(run.fault().map(|fault| (fault.property, fault.checked)), Some((Property::Deref, false)));
}

#[test]
fn leaks_and_what_is_left() {
    let text = |lines: &str, f: &str| {
        format!(
            "global @g size 8 align 8 = zero\nfunc @f () {{\nbb0:\n{f}\nreturn\n}}\nfunc @main () {{\nbb0:\n{lines}\nreturn\n}}"
        )
    };
    let lost = fault_in(&text("call @f()", "v0 = alloc 4:i64 !1:7:1"));
    assert_eq!(
        lost.message,
        "heap object allocated at a.c:7:1 of 4 bytes is lost: no pointer leads to it any more"
    );
    assert_eq!((lost.property, lost.place.loc), (Property::Leak, crate::ir::LocId::from_u32(1)));
    let left = fault_in(&text("call @f()", "v0 = alloc 4:i64 !1:7:1\nstore v0 to @g"));
    assert_eq!(
        left.message,
        "heap object allocated at a.c:7:1 of 4 bytes is not freed at the end of the program"
    );
    assert_eq!(left.property, Property::Memcleanup);
    let chain = "v0 = alloc 16:i64\nv1 = alloc 8:i64\nv2 = gep v0 + 8:i64*1\nstore v1 to v2\nstore v0 to @g";
    assert_eq!(fault_in(&text("call @f()", chain)).property, Property::Memcleanup);
    let overwritten = "v0 = alloc 4:i64\nstore v0 to @g\nv1 = alloc 4:i64\nstore v1 to @g";
    assert_eq!(fault_in(&text("call @f()", overwritten)).property, Property::Leak);
    let freed = "v0 = alloc 4:i64\nfree v0";
    assert_eq!(run(&text("call @f()", freed)).outcome, Outcome::Return(vec![]));
    // At exit the stack is still there, so nothing is lost.
    let exit = text("v0 = alloca 8:i64 align 8\nv1 = alloc 1:i64\nstore v1 to v0\nexit 0:i32", "");
    assert_eq!(fault_in(&exit).property, Property::Memcleanup);
}

#[test]
fn faults_in_models_belong_to_the_call() {
    let text = "func @strlen (ptr) -> i64 model {\nbb0(v0: ptr):\nv1: i8 = load v0 !1:90:1\nreturn 0:i64\n}
func @user () {\nbb0:\nv0: i64 = call @strlen(null) !1:5:3\nreturn\n}
func @main () {\nbb0:\ncall @user() !1:9:9\nreturn\n}";
    let program = program(text);
    let fault = fault_in(text);
    assert_eq!(program.show_loc(fault.place.loc), "a.c:5:3");
    assert_eq!(fault.inner.map(|place| program.show_loc(place.loc)), Some("a.c:90:1".to_string()));
    let stack: Vec<&str> = fault.stack.iter().map(|(func, _)| program.funcs[*func].name.as_str()).collect();
    assert_eq!(stack, ["main", "user"]);
}
