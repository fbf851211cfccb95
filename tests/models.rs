//! Models that a user writes in unloop.toml.

mod common;

use common::{Folder, Ran, run, unloop};
use std::sync::atomic::{AtomicUsize, Ordering};

const MODEL: &str = "[[model]]\nfunction = \"read_frame\"\nrequires = \"n >= 0 && size(buf) >= n\"\n\
    writes = \"buf[0 .. n]\"\nensures = \"-1 <= result && result <= n\"\n";

fn program(call: &str, guard: &str) -> String {
    format!(
        "extern int read_frame(char *buf, int n);\n\
         int main(void) {{\n  char a[16], b = 3;\n  int n = read_frame(a, {call});\n  \
         if ({guard}) a[n - 1] = 0;\n  return 7 / b;\n}}\n"
    )
}

/// Folders so far: tests run at the same time.
static FOLDERS: AtomicUsize = AtomicUsize::new(0);

fn check(settings: &str, text: &str) -> Ran {
    let folder = Folder::new(&format!("models-{}", FOLDERS.fetch_add(1, Ordering::Relaxed)));
    folder.write("unloop.toml", settings);
    let file = folder.write("a.c", text);
    run(unloop().arg("check").arg(file))
}

#[test]
fn a_model_proves_what_its_conditions_give() {
    let ran = check(MODEL, &program("16", "n > 0"));
    assert_eq!(ran.status, Some(0), "{}{}", ran.text(), ran.stderr);
    assert!(ran.text().contains("read_frame does what its model says"), "{}", ran.text());
    assert!(!ran.text().contains("no body"), "{}", ran.text());
}

#[test]
fn what_a_model_asks_for_is_checked_at_the_call() {
    let ran = check(MODEL, &program("17", "n > 0"));
    assert_eq!(ran.status, Some(1), "{}{}", ran.text(), ran.stderr);
    assert!(ran.text().contains("violated[deref]: read_frame is called"), "{}", ran.text());
    assert!(ran.text().contains("a.c:4:"), "{}", ran.text());
}

#[test]
fn a_model_promises_no_more_than_it_says() {
    let ran = check(MODEL, &program("16", "n >= 0"));
    assert_eq!(ran.status, Some(1), "{}{}", ran.text(), ran.stderr);
    assert!(ran.text().contains("a.c:5:"), "{}", ran.text());
}

#[test]
fn without_a_model_the_ledger_names_the_function() {
    let ran = check("[check]\nunwind = 8\n", &program("16", "n > 0"));
    assert_eq!(ran.status, Some(1), "{}{}", ran.text(), ran.stderr);
    assert!(ran.text().contains("call to read_frame has no body and no model"), "{}", ran.text());
}

#[test]
fn wrong_models_are_refused() {
    let text = program("16", "n > 0");
    for (from, to, said) in [
        ("size(buf) >= n", "size(buf) >= m", "m is not known here"),
        ("\"buf[0 .. n]\"", "\"n[0 .. 1]\"", "not a place that can be written"),
        ("read_frame", "read_block", "there is no prototype of read_block"),
    ] {
        let ran = check(&MODEL.replacen(from, to, 1), &text);
        assert_eq!((ran.status, ran.text()), (Some(2), String::new()), "{to}: {}", ran.stderr);
        assert!(ran.stderr.contains(said) && ran.stderr.contains("unloop.toml:1"), "{}", ran.stderr);
    }
}
