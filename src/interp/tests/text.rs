//! Output and formatting inside a run.

use super::*;

/// Formats into a buffer of 32 bytes with `cap` and prints that; `slots` stores arguments relative to v1.
fn formatted(bits: u32, format: &str, slots: &str, size: u64, cap: u64) -> Run {
    let text = format!(
        "global @f size {} align 1 const = {format:?}\nglobal @s size 4 align 1 const = \"abc\"\nfunc @main () -> i32 {{\nbb0:
v0 = alloca 32:i{bits} align 16\nv1 = alloca {size}:i{bits} align 16\n{slots}
v2: i32 = format v0 cap {cap}:i{bits} by @f args v1\nv3 = next_zero v0\noutput v0 len v3\nreturn v2\n}}",
        format.len() + 1
    );
    let program = program_of(bits, &text);
    Machine::new(&program, strict(), ListInputs::default()).run(main_of(&program), &[])
}

fn shown(run: &Run) -> (String, Option<i32>) {
    (String::from_utf8_lossy(&run.output).into_owned(), run.status())
}

const SLOTS: &str = "store -5:i32 to v1\nv10 = gep v1 + 8:i64*1\nstore @s to v10\nv11 = gep v1 + 16:i64*1\nstore 4609434218613702656:i64 to v11";

#[test]
fn arguments_come_from_slots() {
    let run = formatted(64, "%d|%5s|%.2f%%", SLOTS, 24, 32);
    assert_eq!(shown(&run), ("-5|  abc|1.50%".to_string(), Some(14)));
    let star = "store 6:i32 to v1\nv10 = gep v1 + 1:i64*8\nstore 2:i32 to v10\nv11 = gep v1 + 2:i64*8\nstore @s to v11";
    assert_eq!(shown(&formatted(64, "[%*.*s]", star, 24, 32)), ("[    ab]".to_string(), Some(8)));
    assert_eq!(shown(&formatted(64, "%hhd %hu %c", "fill v1 with 65:i8 len 24:i64", 24, 32)).0, "65 16705 A");
}

#[test]
fn the_text_is_cut_at_the_capacity() {
    assert_eq!(shown(&formatted(64, "hello", "", 8, 3)), ("he".to_string(), Some(5)));
    let message = |run: Run| run.fault().map(|fault| fault.message.clone()).unwrap_or_default();
    let long = "store 40:i32 to v1\nv10 = gep v1 + 8:i64*1\nstore 0:i32 to v10";
    let run = formatted(64, "%*d", long, 16, 100);
    assert_eq!(message(run), "write of 41 bytes at offset 0 of a 32-byte stack object made at ?");
}

#[test]
fn faults_of_formats() {
    let fault = |format: &str, size| {
        let run = formatted(64, format, "store 0:i64 to v1", size, 32);
        run.fault().map(|fault| (fault.property, fault.message.clone()))
    };
    let deref = |text: &str| Some((Property::Deref, text.to_string()));
    assert_eq!(fault("%d%d", 8), deref("read of 4 bytes at offset 8 of an 8-byte stack object made at ?"));
    assert_eq!(fault("%s", 8), deref("read of 1 byte through a NULL pointer"));
    assert_eq!(fault("%n", 8), deref("write of 4 bytes through a NULL pointer"));
    assert_eq!(fault("%d%d", 16).map(|(property, _)| property), Some(Property::Uninit));
    assert!(matches!(formatted(64, "%m", "", 8, 8).outcome, Outcome::Unmodelled { .. }));
}

#[test]
fn long_doubles_are_aligned() {
    let one = "store 7:i32 to v1\nv10 = gep v1 + 16:i64*1\nv11: i128 = shl 16383:i128, 64:i128
v12: i128 = or v11, 9223372036854775808:i128\nstore v12 to v10\nv13 = gep v1 + 32:i64*1\nstore 8:i32 to v13";
    assert_eq!(shown(&formatted(64, "%d %.1Lf %d", one, 40, 32)).0, "7 1.0 8");
}

#[test]
fn thirty_two_bit_slots() {
    let slots = "store 7:i32 to v1\nv10 = gep v1 + 4:i32*1\nstore -2:i64 to v10\nv11 = gep v1 + 12:i32*1\nstore 8:i32 to v11";
    assert_eq!(shown(&formatted(32, "%ld %lld %d", slots, 16, 32)).0, "7 -2 8");
}

#[test]
fn output_is_capped() {
    let text = "global @s size 6 align 1 const = \"hello\"\nfunc @main () {\nbb0:\noutput @s len 5:i64\noutput @s len 5:i64\nreturn\n}";
    assert_eq!(run(text).output, b"hellohello");
    assert_eq!(run_with(text, Options { max_output: 7, ..strict() }, &[]).output, b"hellohe");
}
