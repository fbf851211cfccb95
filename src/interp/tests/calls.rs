//! Calls, function pointers, main's arguments, observers.

use super::*;
use crate::ir::BlockId;

const FIB: &str = "func @fib (i32) -> i32 {\nbb0(v0: i32):\nv1 = cmp slt v0, 2:i32\nbranch v1, bb1, bb2\nbb1:\nreturn v0\nbb2:
v2: i32 = sub nsw v0, 1:i32\nv3: i32 = call @fib(v2)\nv4: i32 = sub nsw v0, 2:i32\nv5: i32 = call @fib(v4)
v6: i32 = add nsw v3, v5\nreturn v6\n}\n";

#[test]
fn recursion() {
    let program = program(FIB);
    let fib = program.func_by_name("fib").unwrap_or_else(|| panic!("fib"));
    let mut machine = Machine::new(&program, strict(), ListInputs::default());
    assert_eq!(machine.run_function(fib, &[Val::int(32, 20)]).status(), Some(6765));
    assert_eq!(machine.run_function(fib, &[Val::int(32, 7)]).status(), Some(13));
    let bb2 = BlockId::from_u32(2);
    let from = machine.run_from(fib, bb2, &[(crate::ir::Value::from_u32(0), Val::int(32, 9))]);
    assert_eq!(from.status(), Some(34));
}

fn through(call: &str) -> Run {
    run(&format!(
        "func @inc (i32) -> i32 {{\nbb0(v0: i32):\nv1: i32 = add v0, 1:i32\nreturn v1\n}}
declare @unknown () -> i32\nglobal @table size 8 align 8 = {{\nzeros 8\nreloc 0 @inc\n}}
func @main () -> i32 {{\nbb0:\nv0: ptr = load @table\n{call}\n}}"
    ))
}

#[test]
fn calls_through_pointers() {
    assert_eq!(through("v1: i32 = call *v0(4:i32) as (i32) -> i32\nreturn v1").status(), Some(5));
    let message = |call: &str| through(call).fault().map(|fault| (fault.property, fault.message.clone()));
    let deref = |text: &str| Some((Property::Deref, text.to_string()));
    let narrow = "v1: i32 = call *v0(4:i8) as (i8) -> i32\nreturn v1";
    assert_eq!(message(narrow), deref("call of function `inc` with arguments of another number or type"));
    let result = "v1: i8 = call *v0(4:i32) as (i32) -> i8\nreturn 0:i32";
    assert_eq!(message(result), deref("call of function `inc` with a result of another type"));
    assert_eq!(through("call *v0(4:i32) as (i32)\nreturn 3:i32").status(), Some(3));
    let null = "v1: i32 = call *null(4:i32) as (i32) -> i32\nreturn v1";
    assert_eq!(message(null), deref("call through a NULL pointer"));
    let data = "v1: i32 = call *@table(4:i32) as (i32) -> i32\nreturn v1";
    assert_eq!(message(data), deref("call of global object `table`, which is not a function"));
    let inside = "v1 = gep v0 + 1:i64*1\nv2: i32 = call *v1(4:i32) as (i32) -> i32\nreturn v2";
    assert_eq!(message(inside), deref("call of an address inside function `inc`"));
}

#[test]
fn functions_without_body() {
    let call =
        "declare @unknown () -> i32\nfunc @main () -> i32 {\nbb0:\nv0: i32 = call @unknown()\nreturn v0\n}";
    assert!(matches!(run(call).outcome, Outcome::Unmodelled { name, .. } if name == "unknown"));
    let run = run_with(call, Options { havoc_unknown: true, ..strict() }, &[Bv::new(32, 12)]);
    assert_eq!(run.status(), Some(12));
    assert_eq!(run.inputs[0].name(&program(call)), "unknown");
}

#[test]
fn main_gets_its_arguments() {
    let text = "func @main (i32, ptr) -> i32 {\nbb0(v0: i32, v1: ptr):\nv2 = gep v1 + 1:i64*8\nv3: ptr = load v2\nv4: i8 = load v3
v5: i32 = zext v4\nv6: i32 = shl v0, 8:i32\nv7: i32 = or v5, v6\nv8 = gep v1 + 2:i64*8\nv9: ptr = load v8
v10 = cmp eq v9, null\ncheck assert v10 \"terminated\"\nreturn v7\n}";
    let options = Options { argv: vec!["a".into(), "xyz".into()], ..strict() };
    assert_eq!(run_with(text, options, &[]).status(), Some(2 << 8 | i32::from(b'x')));
}

#[derive(Default)]
struct Watch {
    blocks: Vec<(BlockId, u64)>,
    edges: usize,
    insts: usize,
    writes: Vec<(u64, u64)>,
    binds: Vec<u64>,
}

impl Observer for Watch {
    fn on_block(&mut self, _: FuncId, block: BlockId, frame: FrameView) {
        self.blocks.push((block, frame.get(crate::ir::Value::from_u32(1)).to_u64().unwrap_or(0)));
    }

    fn on_edge(&mut self, _: FuncId, _: BlockId, _: usize, _: FrameView) {
        self.edges += 1;
    }

    fn on_inst(&mut self, _: FuncId, _: crate::ir::InstId, _: FrameView) {
        self.insts += 1;
    }

    fn on_memory_write(&mut self, _: ObjId, lo: u64, hi: u64) {
        self.writes.push((lo, hi));
    }

    fn on_bind(&mut self, _: FuncId, _: crate::ir::VarId, value: &Val) {
        self.binds.extend(value.to_u64());
    }
}

#[test]
fn observers_see_what_happens() {
    let program = program(
        "global @g size 16 align 8 = zero\nfunc @main () {\nvar $i\nbb0:\njump bb1(0:i64)\nbb1(v1: i64):\nv2 = cmp ult v1, 2:i64
branch v2, bb2, bb3\nbb2:\nbind $i = v1\nv3 = gep @g + v1*4\nstore 1:i32 to v3\nv4: i64 = add v1, 1:i64\njump bb1(v4)\nbb3:\nreturn\n}",
    );
    let mut watch = Watch::default();
    Machine::with_observer(&program, strict(), ListInputs::default(), &mut watch).run(main_of(&program), &[]);
    let headers: Vec<u64> = watch.blocks.iter().filter(|(b, _)| b.as_u32() == 1).map(|(_, v)| *v).collect();
    assert_eq!((headers, watch.edges, watch.insts), (vec![0, 1, 2], 6, 11));
    assert_eq!((watch.writes, watch.binds), (vec![(0, 4), (4, 8)], vec![0, 1]));
}

#[test]
fn switches_take_the_right_edge() {
    let text = |value: i32| {
        format!(
            "func @main () -> i32 {{\nbb0:\nswitch {value}:i32 {{\n1:i32 => bb1(10:i32)\n-2:i32 => bb1(20:i32)\ndefault => bb1(30:i32)\n}}\nbb1(v0: i32):\nreturn v0\n}}"
        )
    };
    assert_eq!([1, -2, 5].map(|value| run(&text(value)).status()), [Some(10), Some(20), Some(30)]);
}

#[test]
fn edges_assign_in_parallel() {
    let text = "func @main () -> i32 {\nbb0:\njump bb1(1:i32, 2:i32, 0:i32)\nbb1(v0: i32, v1: i32, v2: i32):\nv3: i32 = add v2, 1:i32
v4 = cmp slt v2, 3:i32\nbranch v4, bb1(v1, v0, v3), bb2\nbb2:\nv5: i32 = mul v0, 10:i32\nv6: i32 = add v5, v1\nreturn v6\n}";
    assert_eq!(run(text).status(), Some(21));
}
