//! Bad programs, each with the fault that the verifier must name.

use super::{Fault, loop_free, verify};
use crate::ir::text::parse;
use crate::ir::{
    BlockId, Body, Edge, FuncId, Inst, InstId, LocId, Program, Terminator, Ty, Value, ValueDef, VarId,
};
use cranelift_entity::EntityRef;
use std::fmt::Write;
use std::time::Instant;

const HEAD: &str = "target pointer 64
file 1 \"a.c\"
type0 = void
global @g size 8 align 8 = zero
declare @callee(i32, ptr) -> i32
";

fn faults(text: &str) -> String {
    let program = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    verify(&program).expect_err(text).to_string()
}

/// The faults of one instruction in a function `f(i32, ptr, i1)`.
fn in_line(line: &str) -> String {
    let text = format!(
        "{HEAD}func @f(i32, ptr, i1) {{\n  var $x\nbb0(v0: i32, v1: ptr, v2: i1):\n  {line}\n  return\n}}\n"
    );
    let found = faults(&text);
    let prefix = format!("function f, bb0, `{line}`: ");
    found.strip_prefix(&prefix).unwrap_or_else(|| panic!("{found} does not start with {prefix}")).to_string()
}

#[test]
fn bad_instructions() {
    let cases = [
        ("v3: i32 = add v0, 1:i8", "operands v0 and v4 should have one type, they have i32 and i8"),
        ("v3: i8 = add v0, v0", "result v3 should be i32, it is i8"),
        ("v3: ptr = add v1, v1", "operand v1 should be an integer, it is ptr"),
        ("add v0, v0", "1 results expected, there are 0"),
        ("v3: i32 = udiv nsw v0, v0", "`nsw` belongs to add, sub, mul and shl only"),
        ("v3 = cmp eq v0, v1", "operands v0 and v1 should have one type, they have i32 and ptr"),
        ("v3: i8 = cmp eq v0, v0", "result v3 should be i1, it is i8"),
        ("v3 = overflow sadd v1, v1", "operand v1 should be an integer, it is ptr"),
        ("v3: i32 = zext v0", "the cast from i32 to i32 must widen"),
        ("v3: i16 = sext v0", "the cast from i32 to i16 must widen"),
        ("v3: i64 = trunc v0", "the cast from i32 to i64 must narrow"),
        ("v3: ptr = zext v0", "result v3 should be an integer, it is ptr"),
        ("v3: i32 = ptrtoint v1", "result v3 should be i64, it is i32"),
        ("v3: ptr = inttoptr v0", "operand v0 should be an integer as wide as a pointer, it is i32"),
        ("v3: i32 = select v0, v0, v0", "operand v0 should be i1, it is i32"),
        ("v3: i32 = select v2, v0, v1", "operands v0 and v1 should have one type, they have i32 and ptr"),
        ("v3: i32 = fp f32 add(v0)", "2 operands expected, there are 1"),
        ("v3: i64 = fp f64 sqrt(v0)", "operand v0 should be as wide as the format, it is i32"),
        ("v3: i32 = fp f32 convert f64(v0)", "result v3 should be i64, it is i32"),
        ("v3: i32 = fp f32 lt(v0, v0)", "result v3 should be i1, it is i32"),
        ("v3: ptr = fp f32 to_sint(v0)", "result v3 should be an integer, it is ptr"),
        ("v3 = gep v1 + v0*4", "operand v0 should be an integer as wide as a pointer, it is i32"),
        ("v3 = gep v0 + 0:i64*4", "operand v0 should be ptr, it is i32"),
        ("v3 = alloca v0 align 4", "operand v0 should be an integer as wide as a pointer, it is i32"),
        ("v3 = alloca 8:i64 align 3", "alignment 3 is no power of two"),
        ("v3: i1 = load v1", "i1 in memory is no whole number of bytes"),
        ("v3: i8 = load v0", "operand v0 should be ptr, it is i32"),
        ("store v2 to v1", "i1 in memory is no whole number of bytes"),
        ("v3: i32 = store v0 to v1", "0 results expected, there are 1"),
        ("fill v1 with v0 len 4:i64", "operand v0 should be i8, it is i32"),
        ("copy v1 from v0 len 4:i64", "operand v0 should be ptr, it is i32"),
        ("v3 = alloc v0", "operand v0 should be an integer as wide as a pointer, it is i32"),
        ("free v0", "operand v0 should be ptr, it is i32"),
        ("assume v0", "operand v0 should be i1, it is i32"),
        ("check div v0 \"x\"", "operand v0 should be i1, it is i32"),
        ("havoc v1 len v0", "operand v0 should be an integer as wide as a pointer, it is i32"),
        ("v3: i32 = next_zero v1", "result v3 should be i64, it is i32"),
        ("v3 = alive v0", "operand v0 should be ptr, it is i32"),
        ("exit v2", "operand v2 should be i32, it is i1"),
        ("v3: i32, v4: i32 = uninit", "1 results expected, there are 2"),
        ("v3: i32 = call @callee(v0)", "the call has 1 arguments, the function takes 2"),
        ("v3: i32 = call @callee(v1, v1)", "argument 0 should be i32, it is ptr"),
        ("call @callee(v0, v1)", "1 results expected, there are 0"),
        ("call *v0() as ()", "operand v0 should be ptr, it is i32"),
        (
            "call *v1() as (...)",
            "the last parameter of a variadic function is a pointer to the extra arguments",
        ),
        ("v3: i32 = bind $x = v0", "0 results expected, there are 1"),
        ("v3: i32 = add v3, v0", "v3 is used where it may not be defined yet"),
    ];
    for (line, expected) in cases {
        assert_eq!(in_line(line), expected, "{line}");
    }
}

/// The faults of a body `f(i32) -> i32`, without the prefix `function f`.
fn in_blocks(blocks: &str) -> String {
    let text = format!("{HEAD}func @f(i32) -> i32 {{\n{blocks}\n}}\n");
    faults(&text).replace("function f", "")
}

#[test]
fn bad_control_flow() {
    let cases = [
        ("bb0(v0: i32):\n  jump bb1", ", bb0: there is no block bb1"),
        ("  entry bb1\nbb0(v0: i32):\n  unreachable", ": there is no block bb1"),
        ("bb0(v0: i32):\n  return", ", bb0: the function returns (i32), here ()"),
        ("bb0(v0: i32):\n  return null", ", bb0: the function returns (i32), here (ptr)"),
        ("bb0:\n  return 0:i32", ": the function takes (i32), its entry block ()"),
        (
            "bb0(v0: i32):\n  branch v0, bb1, bb1\nbb1:\n  unreachable",
            ", bb0: operand v0 should be i1, it is i32",
        ),
        ("bb0(v0: i32):\n  jump bb1\nbb1:\n  jump bb0(v0)", ", bb1: the entry block has a predecessor"),
        (
            "bb0(v0: i32):\n  jump bb1\nbb1(v1: i32):\n  unreachable",
            ", bb0: the edge to bb1 has 0 arguments, the block takes 1",
        ),
        (
            "bb0(v0: i32):\n  jump bb1(null)\nbb1(v1: i32):\n  unreachable",
            ", bb0: argument 0 of the edge to bb1 should be i32, it is ptr",
        ),
        (
            "bb0(v0: i32):\n  switch v0 {\n 1:i8 => bb1\n default => bb1\n }\nbb1:\n  unreachable",
            ", bb0: the case 1:i8 should have the type of the switch, i32",
        ),
        (
            "bb0(v0: i32):\n  switch v0 {\n -1:i32 => bb1\n 0xffffffff:i32 => bb1\n default => bb1\n }\nbb1:\n  unreachable",
            ", bb0: the case -1:i32 occurs twice",
        ),
        (
            "bb0(v0: i32):\n  switch null {\n default => bb1\n }\nbb1:\n  unreachable",
            ", bb0: operand v1 should be an integer, it is ptr",
        ),
        (
            "bb0(v0: i32):\n  branch 1:i1, bb1, bb2\nbb1:\n  v1: i32 = uninit\n  jump bb2\nbb2:\n  return v1",
            ", bb2: v1 is used where it may not be defined yet",
        ),
        (
            "bb0(v0: i32):\n  branch 1:i1, bb1(v0), bb2(v1)\nbb1(v1: i32):\n  return v1\nbb2(v2: i32):\n  return v2",
            ", bb0: v1 is used where it may not be defined yet",
        ),
        (
            "bb0(v0: i32):\n  return v1\nbb1:\n  v1: i32 = uninit\n  return v1",
            ", bb0: v1 is used where it may not be defined yet",
        ),
        (
            "bb0(v0: i32):\n  return v0\nbb1:\n  v1: i32 = add v1, null\n  return v1",
            ", bb1, `v1: i32 = add v1, null`: operands v1 and v2 should have one type, they have i32 and ptr",
        ),
    ];
    for (blocks, expected) in cases {
        assert_eq!(in_blocks(blocks), expected, "{blocks}");
    }
}

#[test]
fn bad_tables() {
    let cases = [
        ("type1 = pointer type9", "source type type1: there is no source type type9"),
        ("type1 = array type1 [3]", "source type type1: type1 contains itself"),
        (
            "type1 = struct \"s\" 8 {\n  \"a\" type2 at 0\n}\ntype2 = array type1 []",
            "source type type1: type1 contains itself",
        ),
        ("global @h size 4 align 4 type7 = zero", "global h: there is no source type type7"),
        ("global @h size 4 align 0 = zero", "global h: alignment 0 is no power of two"),
        ("global @h size 2 align 1 = \"abc\"", "global h: the global has 3 initial bytes but size 2"),
        ("global @h size ? align 1 = \"abc\"", "global h: the global has initial bytes but no size"),
        (
            "global @h size 8 align 8 = {\n reloc 1 @g\n}",
            "global h: the pointer at offset 1 is not inside the global",
        ),
        (
            "global @h size 8 align 8 = {\n reloc 18446744073709551615 @g\n}",
            "global h: the pointer at offset 18446744073709551615 is not inside the global",
        ),
        (
            "global @h size 24 align 8 = {\n reloc 8 @g\n reloc 4 @g\n}",
            "global h: the pointers at offsets 4 and 8 overlap",
        ),
        (
            "global @h size 8 align 8 = {\n bytes \"abc\"\n reloc 0 @callee\n}",
            "global h: the bytes of the pointer at offset 0 are not zero",
        ),
        ("global @h size 4 align 4 = zero  !9:1:1", "program: there is no file 9"),
        (
            "declare @v(i32, ...)",
            "function v: the last parameter of a variadic function is a pointer to the extra arguments",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(faults(&format!("{HEAD}{text}\n")), expected, "{text}");
    }
}

/// `f(i32)` with an instruction, for faults that text cannot express.
fn small() -> Program {
    let text = format!("{HEAD}func @f(i32) {{\nbb0(v0: i32):\n  v1: i32 = add v0, 1:i32\n  return\n}}\n");
    parse(&text).expect("readable")
}

/// The first fault after that change.
fn after(change: impl FnOnce(&mut Program)) -> Fault {
    let mut program = small();
    verify(&program).expect("valid");
    change(&mut program);
    drop(program.to_string());
    verify(&program).expect_err("a fault").0[0].fault.clone()
}

fn body(program: &mut Program) -> &mut Body {
    program.funcs[FuncId::new(1)].body.as_mut().expect("a body")
}

#[test]
fn bad_data_structures() {
    let (entry, inst, result) = (BlockId::new(0), InstId::new(0), Value::new(1));
    let far = 1 << 29;
    assert_eq!(after(|p| p.pointer_bits = 16), Fault::PointerBits(16));
    assert_eq!(after(|p| p.files[0].push('x')), Fault::NoUnknown);
    assert_eq!(after(|p| p.files.clear()), Fault::NoUnknown);
    assert_eq!(after(|p| p.funcs[FuncId::new(0)].loc = LocId::new(far)), Fault::NoLoc(LocId::new(far)));
    assert_eq!(after(|p| body(p).insts[inst].loc = LocId::new(5)), Fault::NoLoc(LocId::new(5)));
    assert_eq!(after(|p| body(p).values[result].var = Some(VarId::new(3))), Fault::NoVar(VarId::new(3)));
    assert_eq!(
        after(|p| body(p).blocks[entry].insts.push(InstId::new(far))),
        Fault::NoInst(InstId::new(far))
    );
    assert_eq!(after(|p| body(p).blocks[entry].insts.push(inst)), Fault::InstTwice(inst));
    assert_eq!(after(|p| body(p).blocks[entry].params.clear()).to_string(), {
        "the function takes (i32), its entry block ()"
    });
    assert_eq!(
        after(|p| body(p).insts[inst].results[0] = Value::new(0)),
        Fault::BackReference(Value::new(0))
    );
    assert_eq!(after(|p| body(p).values[result].ty = Ty::Int(0)), Fault::Width(0, result));
    assert_eq!(after(|p| body(p).values[result].ty = Ty::Int(65537)), Fault::Width(65537, result));
    let constant = Value::new(2);
    let wrong = Fault::ConstantType { value: constant, ty: Ty::Ptr };
    assert_eq!(after(|p| body(p).values[constant].ty = Ty::Ptr), wrong);
    let missing = Value::new(far);
    assert_eq!(
        after(|p| body(p).blocks[entry].terminator = Terminator::Return(vec![missing])),
        Fault::NoValue(missing)
    );
    let edge = Edge { target: BlockId::new(far), args: vec![] };
    assert_eq!(
        after(|p| body(p).blocks[entry].terminator = Terminator::Jump(edge)),
        Fault::NoBlock(BlockId::new(far))
    );
    let gone = ValueDef::Func(FuncId::new(far));
    assert_eq!(after(|p| body(p).values[constant].def = gone), Fault::NoFunc(FuncId::new(far)));
}

#[test]
fn uses_of_what_stands_nowhere() {
    let use_of_unplaced = |p: &mut Program| {
        let body = body(p);
        let unplaced = body.make(Inst::Uninit, &[Ty::BOOL], LocId::UNKNOWN);
        let cond = body.insts[unplaced].results[0];
        body.push(body.entry, Inst::Assume { cond }, &[], LocId::UNKNOWN);
    };
    assert_eq!(after(use_of_unplaced), Fault::DefinedNowhere(Value::new(3)));
    let mut unused = small();
    body(&mut unused).make(Inst::Uninit, &[Ty::BOOL], LocId::UNKNOWN);
    verify(&unused).expect("an instruction without a place and without uses is fine");
}

#[test]
fn all_faults_are_reported() {
    let text = format!("{HEAD}func @f(i32) {{\nbb0(v0: i32):\n  assume v0\n  free v0\n  return v0\n}}\n");
    assert_eq!(faults(&text).lines().count(), 3);
}

/// A body of that many blocks, each with a way out to a common last one.
fn ladder(blocks: usize) -> Program {
    let mut text = "target pointer 64\nfunc @f(i1) {\n".to_string();
    let last = blocks - 1;
    for block in 0..last {
        let params = if block == 0 { "(v0: i1)" } else { "" };
        let (next, a) = (block + 1, block * 2 + 1);
        let used = if block == 0 { "v0".to_string() } else { format!("v{}", a - 1) };
        writeln!(text, "bb{block}{params}:\n  v{a}: i1 = xor v0, {used}\n  v{}: i1 = and v{a}, v1", a + 1)
            .expect("text");
        writeln!(text, "  branch v{a}, bb{last}, bb{next}").expect("text");
    }
    writeln!(text, "bb{last}:\n  return\n}}").expect("text");
    parse(&text).expect("readable")
}

#[test]
fn large_bodies_take_little_time() {
    let start = Instant::now();
    let program = ladder(50_000);
    verify(&program).expect("valid");
    loop_free(&program).expect("no loop");
    // Generous: the machine may be busy. Quadratic time would be minutes.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
