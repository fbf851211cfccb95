//! Contents of memory: bytes, pointers with provenance, large objects.

use super::*;

#[test]
fn bytes_are_little_endian() {
    let store = "v0 = alloca 32:i64 align 16\nstore 305419896:i32 to v0\n";
    assert_eq!(number("i8", &format!("{store}v1: i8 = load v0\nreturn v1")), 0x78);
    let upper = "v1 = gep v0 + 2:i64*1\nv2: i16 = load v1\nreturn v2";
    assert_eq!(number("i16", &format!("{store}{upper}")), 0x1234);
    let wide = "v0 = alloca 32:i64 align 16\nstore -2:i128 to v0\nv1: i128 = load v0\nreturn v1";
    assert_eq!(value("i128", wide).to_bv(), Some(Bv::from_i128(128, -2)));
}

/// Stores a pointer to offset 3 of an object, moves it by `moves` from v1 to v2 and loads it.
fn moved(moves: &str) -> Val {
    let lines = "v0 = alloca 8:i64 align 16\nv1 = alloca 8:i64 align 16\nv2 = alloca 8:i64 align 16\nv3 = gep v0 + 3:i64*1\n";
    let load = "v4: ptr = load v2\nv5 = object_offset v4\nv6 = cmp eq v3, v4\nv7: i64 = zext v6\nv8: i64 = mul v7, v5\nreturn v8";
    value("i64", &format!("{lines}store v3 to v1\n{moves}\n{load}"))
}

#[test]
fn pointers_keep_their_object() {
    assert_eq!(moved("copy v2 from v1 len 8:i64"), Val::int(64, 3));
    let bytewise: String = (0..8)
        .map(|i| {
            let (from, to) = (100 + 2 * i, 101 + 2 * i);
            format!("v{from} = gep v1 + {i}:i64*1\nv{to} = gep v2 + {i}:i64*1\ncopy v{to} from v{from} len 1:i64\n")
        })
        .collect();
    assert_eq!(moved(&bytewise), Val::int(64, 3));
    assert_eq!(moved("v90: i64 = load v1\nstore v90 to v2"), Val::int(64, 3));
    assert_eq!(moved("v90: ptr = load v1\nstore v90 to v2"), Val::int(64, 3));
}

#[test]
fn a_pointer_with_foreign_bytes_is_what_its_address_says() {
    // Overwriting one byte with itself ends the provenance; the address still leads to the object.
    let same = "copy v2 from v1 len 8:i64\nv90: i8 = load v2\nstore v90 to v2";
    assert_eq!(moved(same), Val::int(64, 3));
    let lines = "v0 = alloca 8:i64 align 16\nv1 = alloca 8:i64 align 16\nstore v0 to v1\nstore 255:i8 to v1
v2: ptr = load v1\nv3 = alive v2\nreturn v3";
    assert_eq!(number("i1", lines), 0);
}

#[test]
fn provenance_survives_leaving_the_object() {
    // One byte before v1 may be an address near v0, but the object stays v1.
    let lines = "v0 = alloca 8:i64 align 16\nv1 = alloca 8:i64 align 16\nv2 = gep v1 + -48:i64*1\nv3 = alloca 8:i64 align 8
store v2 to v3\nv4: ptr = load v3\nv5 = gep v4 + 48:i64*1\nstore 7:i32 to v5\nv6: i32 = load v1\nreturn v6";
    assert_eq!(number("i32", lines), 7);
}

#[test]
fn integers_become_pointers_of_the_object_at_the_address() {
    let lines = "v0 = alloca 8:i64 align 16\nstore 9:i64 to v0\nv1: i64 = ptrtoint v0\nv2: i64 = or v1, 1:i64
v3: i64 = and v2, -2:i64\nv4: ptr = inttoptr v3\nv5: i64 = load v4\nreturn v5";
    assert_eq!(number("i64", lines), 9);
    let end = "v0 = alloca 8:i64 align 16\nstore 9:i64 to v0\nv1 = gep v0 + 1:i64*8\nv2: i64 = ptrtoint v1
v3: ptr = inttoptr v2\nv4 = gep v3 + -1:i64*8\nv5: i64 = load v4\nreturn v5";
    assert_eq!(number("i64", end), 9);
    assert_eq!(number("i64", "v0: ptr = inttoptr 4096:i64\nv1 = object_offset v0\nreturn v1"), 4096);
}

#[test]
fn pointers_compare_by_offset_or_address() {
    let cmp = |op: &str| {
        let lines = "v0 = alloca 8:i64 align 16\nv1 = alloca 8:i64 align 16\nv2 = gep v0 + -1:i64*1\n";
        number("i1", &format!("{lines}v3 = cmp {op}\nreturn v3"))
    };
    assert_eq!([cmp("ult v0, v1"), cmp("eq v0, v1"), cmp("ult v2, v0"), cmp("slt v2, v0")], [1, 0, 1, 1]);
}

#[test]
fn fills_copies_and_questions() {
    let lines = "v0 = alloca 16:i64 align 16\nfill v0 with 65:i8 len 16:i64\n";
    let ask = |question: &str| number("i64", &format!("{lines}{question}\nreturn v9"));
    assert_eq!(ask("v9 = next_zero v0"), 16);
    assert_eq!(ask("v1 = gep v0 + 5:i64*1\nstore 0:i8 to v1\nv9 = next_zero v0"), 5);
    assert_eq!(ask("v1 = gep v0 + 99:i64*1\nv9 = next_zero v1"), 0);
    assert_eq!(ask("v9 = object_size v0") + ask("v9 = object_size null"), 16);
    let bits = "v1 = alive v0\nv2 = is_heap v0\nv3: i64 = zext v1\nv4: i64 = zext v2\nv5: i64 = shl v4, 1:i64\nv9: i64 = or v3, v5";
    assert_eq!(ask(bits), 1);
    let shift =
        "v1 = gep v0 + 1:i64*1\nstore 0:i8 to v0\ncopy overlap v1 from v0 len 15:i64\nv9: i64 = load v0";
    assert_eq!(ask(shift), 0x4141_4141_4141_0000);
}

#[test]
fn large_objects_cost_what_is_touched() {
    let text = "global @big size 67108864 align 16 = zero\nfunc @main () -> i32 {\nbb0:
v0 = gep @big + 60000000:i64*1\nstore 5:i32 to v0\nv1 = alloc 4000000000000000:i64\nv2 = gep v1 + 3999999999999992:i64*1
store 6:i64 to v2\nfill v2 with 0:i8 len 4:i64\nv3: i32 = load v0\nv4 = gep @big + 8:i64*1\nv5: i32 = load v4
v6: i32 = add v3, v5\nfree v1\nreturn v6\n}";
    let options = Options { max_memory: 20_000, ..strict() };
    assert_eq!(run_with(text, options, &[]).status(), Some(5));
}

#[test]
fn copies_cross_pages_with_shadows() {
    let text = "global @big size 20000 align 16 = zero\nglobal @other size 20000 align 16 = zero\nfunc @main () -> i1 {\nbb0:
v0 = gep @big + 4092:i64*1\nstore @other to v0\nv1 = gep @big + 1:i64*1\nv2 = gep @big + 0:i64*1
copy overlap v1 from v2 len 19000:i64\nv3 = gep @big + 4093:i64*1\nv4: ptr = load v3\nv5 = cmp eq v4, @other
copy @other from @big len 20000:i64\nv6 = gep @other + 4093:i64*1\nv7: ptr = load v6\nv8 = cmp eq v7, v4\nv9: i1 = and v5, v8
return v9\n}";
    assert_eq!(run(text).outcome, Outcome::Return(vec![Val::bool(true)]));
}

#[test]
fn globals_have_their_data_and_pointers() {
    let text = "global @s size 6 align 1 const = \"hello\"\nglobal @t size 16 align 8 = {\nzeros 16\nreloc 8 @s + 1\n}
func @main () -> i8 {\nbb0:\nv0 = gep @t + 8:i64*1\nv1: ptr = load v0\nv2: i8 = load v1\nreturn v2\n}";
    assert_eq!(run(text).status(), Some(i32::from(b'e')));
}

#[test]
fn thirty_two_bit_pointers_wrap() {
    let program = program_of(
        32,
        "func @main () -> i32 {\nbb0:\nv0 = alloca 8:i32 align 8\nv1 = gep v0 + -1:i32*4\nv2 = gep v1 + 2:i32*4\nstore 8:i32 to v2
v3 = alloca 4:i32 align 4\nstore v2 to v3\nv4: ptr = load v3\nv5: i32 = load v4\nreturn v5\n}",
    );
    let run = Machine::new(&program, strict(), ListInputs::default()).run(main_of(&program), &[]);
    assert_eq!(run.status(), Some(8));
}

#[test]
fn the_final_memory_can_be_seen() {
    let program =
        program("global @g size 4 align 4 = zero\nfunc @main () {\nbb0:\nstore 77:i32 to @g\nreturn\n}");
    let mut machine = Machine::new(&program, strict(), ListInputs::default());
    machine.run(main_of(&program), &[]);
    let global = machine.memory().objects().find(|(_, object)| matches!(object.kind, ObjKind::Global(_)));
    let id = global.map_or(ObjId::NULL, |(id, _)| id);
    assert_eq!(machine.memory().read(id, 0, 4), (77, 0));
}
