//! Inputs: which instruction asks for what.

use super::*;

fn bytes(values: &[u8]) -> Vec<Bv> {
    values.iter().map(|&value| Bv::new(8, value.into())).collect()
}

fn kinds(run: &Run) -> Vec<InputKind> {
    run.inputs.iter().map(|input| input.kind).collect()
}

#[test]
fn inputs_are_consumed_in_order_and_recorded() {
    let text =
        body("i32", "v0: i32 = input \"n\" !1:2:3\nv1: i32 = input \"m\"\nv2: i32 = sub v0, v1\nreturn v2");
    let run = run_with(&text, strict(), &[Bv::new(32, 9), Bv::new(32, 4)]);
    assert_eq!(run.status(), Some(5));
    let program = program(&text);
    let names: Vec<&str> = run.inputs.iter().map(|input| input.name(&program)).collect();
    assert_eq!((names, program.show_loc(run.inputs[0].place.loc)), (vec!["n", "m"], "a.c:2:3".to_string()));
}

#[test]
fn havoc_is_asked_for_lazily() {
    let lines = "v0 = alloca 1000:i64 align 16\nhavoc v0 len 900:i64\nv1 = gep v0 + 5:i64*1\nv2: i16 = load v1\nv3: i16 = load v1
v4: i16 = sub v2, v3\nv5: i16 = or v4, v2\nreturn v5";
    let run = run_with(&body("i16", lines), strict(), &bytes(&[3, 1]));
    assert_eq!((run.status(), kinds(&run)), (Some(0x103), vec![InputKind::Memory; 2]));
    assert_eq!(run.inputs[1].byte.map(|(_, offset)| offset), Some(6));
}

#[test]
fn the_next_zero_asks_up_to_the_zero() {
    let lines = "v0 = alloca 100:i64 align 16\nhavoc v0 len 100:i64\nv1 = next_zero v0\nv2: i32 = trunc v1\nreturn v2";
    let run = run_with(&body("i32", lines), strict(), &bytes(&[7, 7, 0, 7]));
    assert_eq!((run.status(), run.inputs.len()), (Some(2), 3));
}

#[test]
fn copies_settle_unknown_bytes() {
    let lines = "v0 = alloca 4:i64 align 16\nv1 = alloca 4:i64 align 16\nhavoc v0 len 4:i64\ncopy v1 from v0 len 4:i64
v2: i32 = load v0\nv3: i32 = load v1\nv4: i32 = sub v2, v3\nreturn v4";
    let run = run_with(&body("i32", lines), strict(), &bytes(&[1, 2, 3, 4]));
    assert_eq!((run.status(), run.inputs.len()), (Some(0), 4));
}

#[test]
fn extern_globals_are_unknown() {
    let text = format!(
        "global @e size 8 align 8 = unknown\nglobal @incomplete size ? align 1 = unknown\n{}",
        body("i8", "v0: i8 = load @e\nv1: i8 = load @e\nv2: i8 = add v0, v1\nreturn v2")
    );
    let run = run_with(&text, strict(), &bytes(&[4]));
    assert_eq!((run.status(), run.inputs.len()), (Some(8), 1));
    let other = text.replace("v0: i8 = load @e", "v0: i8 = load @incomplete");
    assert!(matches!(run_with(&other, strict(), &[]).outcome, Outcome::Unmodelled { .. }));
}

#[test]
fn volatile_loads_ask_or_read() {
    let text = body(
        "i32",
        "v0 = alloca 4:i64 align 4\nstore volatile 6:i32 to v0\nv1: i32 = load volatile v0\nreturn v1",
    );
    let run = run_with(&text, strict(), &[Bv::new(32, 8)]);
    assert_eq!((run.status(), kinds(&run)), (Some(8), vec![InputKind::Volatile]));
    assert_eq!(run_with(&text, Options { volatile_as_memory: true, ..strict() }, &[]).status(), Some(6));
}

#[test]
fn opaque_instructions() {
    let value = body("i32", "v0: i32 = opaque value \"asm\"()\nreturn v0");
    assert_eq!(run_with(&value, strict(), &[Bv::new(32, 5)]).status(), Some(5));
    let unsupported = body("i32", "opaque unsupported \"fork\"()\nreturn 0:i32");
    assert!(matches!(run(&unsupported).outcome, Outcome::Unmodelled { name, .. } if name == "fork"));
    // What the operand leads to changes, what is out of reach does not.
    let memory = "v0 = alloca 8:i64 align 8\nv1 = alloca 1:i64 align 8\nv2 = alloca 1:i64 align 8\nstore 1:i8 to v1
store 1:i8 to v2\nstore v1 to v0\nopaque memory \"asm\"(v0)\nv3: i8 = load v1\nv4: i8 = load v2\nv5: i8 = add v3, v4\nreturn v5";
    assert_eq!(run_with(&body("i8", memory), strict(), &bytes(&[40])).status(), Some(41));
}

struct Nothing;

impl InputSource for Nothing {
    fn next(&mut self, _: &InputRequest) -> Option<Bv> {
        None
    }
}

#[test]
fn a_source_can_end_the_run() {
    let program = program(&body("i32", "v0: i32 = input \"n\"\nreturn v0"));
    let run = Machine::new(&program, strict(), Nothing).run(main_of(&program), &[]);
    assert!(matches!(run.outcome, Outcome::NoInput(_)));
}

#[test]
fn random_inputs_are_the_same_for_the_same_seed() {
    let program = program(&body(
        "i64",
        "v0: i64 = input \"n\"\nv1: i64 = input \"m\"\nv2: i64 = xor v0, v1\nreturn v2",
    ));
    let mut machine = Machine::new(&program, strict(), RandomInputs::new(3));
    let first = machine.run(main_of(&program), &[]);
    machine.restart(RandomInputs::new(3));
    let second = machine.run(main_of(&program), &[]);
    assert_eq!((first.outcome, first.inputs), (second.outcome, second.inputs));
}
