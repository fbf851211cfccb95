//! The models of the library: each function of tests/libc is an entry of its own and says what must be found in it. What
//! is not marked must be proved, so each model is tested by uses that are right and by uses that are not. The same text
//! is run against the real library in tests/interp (`libc-*.c`).

mod common;

use common::annotated::check;
use common::in_parallel;
use std::path::PathBuf;

/// Seconds for one file.
const BUDGET: &str = "60";

fn programs() -> Vec<PathBuf> {
    let entries = std::fs::read_dir("tests/libc").expect("the corpus is there");
    let mut programs: Vec<PathBuf> = entries.map(|e| e.expect("a readable entry").path()).collect();
    programs.retain(|p| p.extension().is_some_and(|e| e == "c"));
    programs.sort();
    programs
}

#[test]
fn models_prove_right_uses_and_report_wrong_ones() {
    let programs = programs();
    assert!(programs.len() >= 14, "the corpus is complete");
    let wrong = in_parallel(programs.len(), |i| {
        let (_, wrong) = check(&programs[i], BUDGET);
        (!wrong.is_empty()).then(|| format!("{}: {}", programs[i].display(), wrong.join("; ")))
    });
    assert!(wrong.is_empty(), "{} files are judged wrongly:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn models_exist_for_both_data_models() {
    let folder = common::Folder::new("libc");
    let text = "#include <stdio.h>\n#include <string.h>\n\
        int main(void) { char a[8], *p; int n; if (!fgets(a, 8, stdin)) return 0;\n\
        if ((p = strchr(a, ':'))) *p = 0; return sscanf(a, \"%d\", &n) + (int)strlen(a); }\n";
    let file = folder.write("a.c", text);
    for model in ["LP64", "ILP32"] {
        let ran = common::run(common::unloop().args(["check", "--data-model", model]).arg(&file));
        assert_eq!(ran.status, Some(0), "{model}: {}{}", ran.text(), ran.stderr);
        assert!(!ran.text().contains("no model"), "{model}: {}", ran.text());
    }
}
