//! Indeterminate values: where they go, and what is a fault.

use super::*;

const USE: &str = "depends on an uninitialized value";

fn expect(lines: &str, what: &str) {
    assert_eq!(fault(lines), (Property::Uninit, format!("{what} {USE}")), "{lines}");
}

#[test]
fn uses_that_decide_something_are_faults() {
    expect("v0: i1 = uninit\nassume v0", "an assumption");
    expect("v0: i64 = uninit\nv1 = gep null + v0*1\nv2: i8 = load v1", "an address");
    expect("v0: i64 = uninit\nv1 = alloc v0", "the size of an allocation");
    expect(
        "v0 = alloca 4:i64 align 4\nv1: i32 = load v0\nv2: i32 = add v1, 1:i32\nexit v2",
        "the exit status",
    );
    expect("v0 = alloca 4:i64 align 4\noutput v0 len 2:i64", "output");
    let branch = "func @main () {\nbb0:\nv0: i1 = uninit\nbranch v0, bb1, bb1\nbb1:\nreturn\n}";
    assert_eq!(fault_in(branch).message, format!("a branch {USE}"));
}

#[test]
fn copying_is_no_fault() {
    completes(
        "v0 = alloca 8:i64 align 8\nv1 = alloca 8:i64 align 8\nv2: i64 = load v0\nstore v2 to v1\ncopy v0 from v1 len 8:i64",
    );
}

#[test]
fn a_bit_field_beside_uninitialized_bits_is_fine() {
    let field = "v0 = alloca 1:i64 align 1\nv1: i8 = load v0\nv2: i8 = and v1, -8:i8\nv3: i8 = or v2, 5:i8\nstore v3 to v0\nv4: i8 = load v0\n";
    completes(&format!("{field}v5: i8 = and v4, 7:i8\nv6 = cmp eq v5, 5:i8\nassume v6"));
    expect(&format!("{field}v5: i8 = and v4, 15:i8\nv6 = cmp eq v5, 5:i8\nassume v6"), "an assumption");
    completes(&format!(
        "{field}v5: i8 = shl v4, 5:i8\nv6: i8 = lshr v5, 5:i8\nv7 = cmp eq v6, 5:i8\nassume v7"
    ));
}

#[test]
fn the_value_is_zero_or_an_input() {
    let text = body(
        "i16",
        "v0 = alloca 2:i64 align 2\nv1: i16 = load v0\nv2: i16 = load v0\nv3: i16 = xor v1, v2\nv4: i16 = add v3, v1\nreturn v4",
    );
    // The result of the program would be a fault, so it is not asked for.
    let properties = strict().properties.without(crate::ir::Property::Uninit);
    let zero = run_with(&text, Options { properties, ..strict() }, &[]);
    assert_eq!(zero.status(), Some(0));
    let options = Options { properties, uninit: UninitMode::FromInput, ..strict() };
    let run = run_with(&text, options, &[Bv::new(8, 1), Bv::new(8, 2)]);
    assert_eq!((run.status(), run.inputs.len()), (Some(0x201), 2));
    assert!(matches!(&run.outcome, Outcome::Return(values) if values[0].is_tainted()));
}

#[test]
fn wide_values_and_pointers_carry_it_as_a_whole() {
    expect(
        "v0 = alloca 16:i64 align 16\nstore 1:i64 to v0\nv1: i128 = load v0\nv2: i1 = trunc v1\nassume v2",
        "an assumption",
    );
    expect("v0 = alloca 8:i64 align 8\nv1: ptr = load v0\nfree v1", "a pointer given to free");
}
