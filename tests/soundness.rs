//! Programs that fail after more iterations than are unwound: they must never be called safe.

mod common;

use common::{Folder, run, unloop};

const PROGRAMS: [(&str, &str); 4] = [
    ("sum.c", "int k = 0; for (int i = 0; i < n; i++) k += 100000000; return k;"),
    ("for.c", "char b[12]; for (int i = 0; i < n; i++) b[i] = 0; return 0;"),
    ("while.c", "char b[12]; int i = 0; while (i < n) { b[i] = 0; i++; } return b[0];"),
    ("assert.c", "for (int i = 0; i < n; i++) if (i == 20) reach_error(); return 0;"),
];

#[test]
fn soundness_of_loops_that_are_cut() {
    let folder = Folder::new("soundness");
    let mut wrong = vec![];
    for (name, body) in PROGRAMS {
        let head =
            "int nondet_int(void);\nvoid reach_error(void);\nint main(void) {\n  int n = nondet_int();\n  ";
        let path = folder.write(name, format!("{head}{body}\n}}\n"));
        for unwind in ["0", "8"] {
            let ran = run(unloop().args(["check", "-q", "--unwind", unwind]).arg(&path));
            if ran.status == Some(0) {
                wrong.push(format!("{name} with --unwind {unwind}: {}", ran.text().trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "failing programs are called safe:\n{}", wrong.join("\n"));
}
