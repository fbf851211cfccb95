//! Text that cannot be read: what is said, and where.

use crate::ir::text::parse;

fn error(text: &str) -> String {
    parse(text).expect_err(text).to_string()
}

/// A body of one block on line 3, with these lines from line 4 on.
fn in_body(lines: &str) -> String {
    error(&format!(
        "target pointer 64\nfunc @f(i32) {{\nbb0(v0: i32):\n{lines}\n  return\n}}\nglobal @g size 1 align 1 = zero\n"
    ))
}

#[test]
fn faults_of_the_tables() {
    let cases = [
        ("", "1:1: expected `target`, found the end of the text"),
        ("target pointer x", "1:16: expected 32 or 64, found `x`"),
        ("target pointer 16", "1:16: expected 32 or 64, found `16`"),
        ("target pointer 64 64", "1:19: expected the end of the line, found `64`"),
        ("file 2 \"a\"", "2:6: expected file 1, found file 2"),
        ("file 1 \"a", "2:8: the string does not end on this line"),
        (
            "file 1 \"\\q\"",
            "2:8: unknown escape in a string; there are \\n \\t \\r \\\" \\\\ and \\x with two digits",
        ),
        ("file 1 \"\\xff\"", "2:8: the string is not UTF-8"),
        ("type1 = void", "2:1: expected `type0`, found `type1`"),
        ("type0 = class", "2:9: expected the kind of a source type, found `class`"),
        ("type0 = int \"int\" 4", "2:19: expected `signed` or `unsigned`, found `4`"),
        ("global @x align 4", "2:11: expected `size`, found `align`"),
        ("global @x size 4 align 4 = 5", "2:28: expected `unknown`, `zero`, a string or `{`, found `5`"),
        ("global @x size 4 align 4 = {\n  reloc 0 @y\n}", "3:11: @y is not defined"),
        ("global @x size 4 align 4 = {\n  zeros 99999999999\n}", "3:9: the number is too large"),
        ("global @x#g1 size 4 align 4 = zero", "2:8: expected `#g0`, found `#g1`"),
        ("declare @f(i0)", "2:12: expected a type (`ptr`, `i1` to `i65536`), found `i0`"),
        ("func @f() {\n}", "3:2: a body has at least one block"),
        ("ledger wrong \"x\"", "2:8: expected `overapproximated`, `assumed` or `unsupported`, found `wrong`"),
        ("%", "2:1: a character that means nothing here: '%'"),
        ("hello", "2:1: expected `file`, a type, `global`, `func`, `declare` or `ledger`, found `hello`"),
    ];
    for (text, expected) in cases {
        let text = if text.is_empty() || text.starts_with("target") {
            text.to_string()
        } else {
            format!("target pointer 64\n{text}")
        };
        assert_eq!(error(&text), expected, "{text}");
    }
}

#[test]
fn faults_of_bodies() {
    let cases = [
        ("  v1: i32 = add v0 v0", "4:20: expected `,`, found `v0`"),
        ("  v1 = add v0, v0", "4:3: the result of `add` needs a type"),
        ("  v0: i32 = add v0, v0", "4:3: v0 is defined twice"),
        ("  v1: i32 = add v0, v7", "4:21: v7 is not defined"),
        ("  v1: i32 = add v0, 5", "4:22: expected `:`, found the end of the line"),
        ("  v1: i32 = add v0, 5000000000:i32", "4:21: 5000000000 does not fit into i32"),
        ("  v1: i8 = add -129:i8, 1:i8", "4:16: -129 does not fit into i8"),
        ("  v1: ptr = add 5:ptr, null", "4:19: expected an integer type, found `ptr`"),
        ("  v1: i32 = plus v0, v0", "4:13: expected an instruction or a terminator, found `plus`"),
        ("  v1 = cmp lt v0, v0", "4:12: expected a comparison (`eq ne ult ule slt sle`), found `lt`"),
        ("  v1 = gep v0 + v0", "4:19: expected `*`, found the end of the line"),
        ("  bind $x = v0", "4:8: $x is not defined"),
        ("  call @f", "4:10: expected `(`, found the end of the line"),
        ("  call @g()", "4:8: expected a function, found a global"),
        ("  call @f#fn3(v0)", "4:8: @f#fn3 is not defined"),
        ("  abort abort", "4:9: expected the end of the line, found `abort`"),
        ("  abort !1:2", "4:13: expected `:`, found the end of the line"),
        ("  v99999999: i1 = uninit", "4:3: the number is too large"),
        ("  jump next", "4:8: expected a block (`bb0`), found `next`"),
        ("  return\nbb2:", "5:1: expected `bb1` or `}`, found `bb2`"),
        ("  check all 1:i1 \"x\"", "4:9: expected a property, found `all`"),
        ("  store v0 v0", "4:12: expected `to`, found `v0`"),
    ];
    for (lines, expected) in cases {
        assert_eq!(in_body(lines), expected, "{lines}");
    }
}

#[test]
fn a_shared_name_needs_a_number() {
    let globals = "target pointer 64\ndeclare @x()\ndeclare @x()\n";
    let text = |name: &str| format!("{globals}func @f() {{\nbb0:\n  call {name}()\n  return\n}}\n");
    let expected = "6:8: @x is the name of several things; add the number, as in `@x#g0`";
    assert_eq!(error(&text("@x")), expected);
    assert!(parse(&text("@x#fn1")).is_ok());
    let shadowed =
        "target pointer 64\nfunc @f() {\n  var $i\n  var $i\nbb0:\n  bind $i = null\n  return\n}\n";
    let expected = "6:8: $i is the name of several things; add the number, as in `$i#var0`";
    assert_eq!(error(shadowed), expected);
}
