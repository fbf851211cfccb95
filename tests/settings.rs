//! The choice of domains in unloop.toml, for all loops and for single ones.

mod common;

use common::{Folder, Ran, run, unloop};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Needs to know that i stays within 0 and n.
const PROGRAM: &str = "extern int nondet_int(void);\nint main(void) {\n  int a[1600], n = nondet_int(), i = 0;\n  \
    if (n < 0 || n > 1600) return 0;\n  while (i < n) { a[i] = 1; i++; }\n  return 0;\n}\n";

/// A domain that knows nothing of states.
const NOTHING: &str = "domains = [\"order-int\"]\n";

static FOLDERS: AtomicUsize = AtomicUsize::new(0);

fn check(settings: &str) -> Ran {
    let folder = Folder::new(&format!("settings-{}", FOLDERS.fetch_add(1, Ordering::Relaxed)));
    folder.write("unloop.toml", settings);
    folder.write("own/counter.toml", "[domain]\nname = \"counter\"\n\n[[domain.use]]\nformula = \"0 <= x && x <= g\"\nfor = { x = \"int variable\", g = \"guard\" }\n");
    let file = folder.write("src/a.c", PROGRAM);
    run(unloop().arg("check").arg(file))
}

fn status(settings: &str) -> Option<i32> {
    let ran = check(settings);
    assert_ne!(ran.status, Some(2), "{}", ran.stderr);
    ran.status
}

fn refused(settings: &str) -> String {
    let ran = check(settings);
    assert_eq!((ran.status, ran.stdout.len()), (Some(2), 0), "{}", ran.text());
    ran.stderr
}

#[test]
fn domains_are_chosen_for_all_loops() {
    assert_eq!(status(""), Some(0));
    assert_eq!(status(&format!("[domains]\n{NOTHING}")), Some(1));
    assert_eq!(status("[domains]\ndomains = [\"counter\"]\ndomain-path = [\"own\"]\n"), Some(0));
}

#[test]
fn domains_are_chosen_for_a_loop_and_for_a_function() {
    for pattern in ["main#1", "main", "src/a.c:main#1", "a.c:main"] {
        assert_eq!(status(&format!("[[loop]]\nmatch = \"{pattern}\"\n{NOTHING}")), Some(1), "{pattern}");
    }
}

#[test]
fn a_candidate_is_proved_before_it_is_used() {
    let rule = format!("[[loop]]\nmatch = \"main#1\"\n{NOTHING}");
    assert_eq!(status(&format!("{rule}candidate = [\"0 <= i\", \"i <= n\"]\n")), Some(0));
    assert_eq!(status(&format!("{rule}candidate = \"i <= 3\"\n")), Some(1));
}

#[test]
fn an_assumption_is_a_line_of_the_ledger() {
    let ran = check(&format!("[[loop]]\nmatch = \"main\"\n{NOTHING}assume = \"0 <= i && i <= n\"\n"));
    assert_eq!(ran.status, Some(0), "{}", ran.text());
    assert!(ran.text().contains("rests on 2 assumptions"), "{}", ran.text());
    assert!(ran.text().contains("0 <= i at the head of this loop, as the settings say"), "{}", ran.text());
}

#[test]
fn what_fits_no_loop_is_refused() {
    let said = |settings: &str| refused(settings);
    assert!(
        said("[[loop]]\nmatch = \"main#2\"\n").contains("unloop.toml:1: no loop fits match = \"main#2\"")
    );
    assert!(said("[[loop]]\nmatch = \"b.c:main\"\n").contains("no loop fits"));
    let unknown = said("[[loop]]\nmatch = \"main\"\ncandidate = \"j >= 0\"\n");
    assert!(unknown.contains("`j >= 0` says nothing at the loop main#1; names there: a, i, n"), "{unknown}");
    assert!(said("[[loop]]\nmatch = \"main\"\ndomains = [\"x\"]\n").contains("there is no domain x"));
    assert!(said("[[loop]]\nmatch = \"main\"\ncandidate = \"i >=\"\n").contains("expected a term"));
    assert!(said("[[loop]]\nmatch = \"#\"\n").contains("names no loop"));
    assert!(said("[domains]\nwithout-domain = [\"x\"]\n").contains("there is no domain x"));
}
