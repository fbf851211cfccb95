//! Corpora of files that pass and of files that fail, and the shipped ones.

use super::library::Library;
use super::parse::parse;
use super::*;
use crate::domain::Domains;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn corpus(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("tests/templates").join(folder)).unwrap();
    let mut all: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "toml"));
    all.sort();
    assert!(all.len() >= 4);
    all
}

#[test]
fn shipped_files_are_listed_and_right() {
    for folder in ["templates", "domains"] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let name = format!("{folder}/{}", entry.unwrap().file_name().to_string_lossy());
            assert!(ships(&name), "{name} is not in the table");
        }
        assert_eq!(lint(&root().join(folder)), [], "{folder}");
    }
    assert!(Domains::shipped().iter().count() > 15);
}

#[test]
fn right_files_pass() {
    for file in corpus("pass") {
        assert_eq!(lint(&file), [], "{}", file.display());
    }
}

/// The first line of each file says what is found: `# line:column: message`.
#[test]
fn wrong_files_fail_where_they_are_wrong() {
    for file in corpus("fail") {
        let text = std::fs::read_to_string(&file).unwrap();
        let wanted = text.lines().next().unwrap().trim_start_matches("# ");
        let found: Vec<String> =
            lint(&file).iter().map(|f| format!("{}:{}: {}", f.line, f.column, f.message)).collect();
        assert_eq!(found.len(), 1, "{}: {found:?}", file.display());
        assert!(found[0].starts_with(wanted), "{}: {}", file.display(), found[0]);
    }
}

#[test]
fn operators_bind_as_in_c() {
    let same = |a: &str, b: &str| assert!(parse(a).unwrap().same(&parse(b).unwrap()), "{a}");
    same("a + b * c < d && e || f", "((a + (b * c)) < d && e) || f");
    same("a ==> b ==> c || d", "a ==> (b ==> (c || d))");
    same("p->f[i]' - 1 - x", "((((p->f)[i])') - 1) - x");
    same("not a and b", "(!a) && b");
    same("forall k in [0, n): a[k] == 0", "forall k in [0, n): (a[k] == 0)");
}

#[test]
fn deep_nesting_is_an_error() {
    let text = format!("{}x{}", "(".repeat(100_000), ")".repeat(100_000));
    assert!(parse(&text).unwrap_err().message.contains("deeply"));
    assert!(parse(&format!("{}x", "!".repeat(100_000))).unwrap_err().message.contains("deeply"));
}

#[test]
fn a_project_replaces_what_is_shipped() {
    let mut library = Library::shipped();
    library.add_path(&root().join("tests/templates/pass/replaces.toml")).unwrap();
    assert_eq!(library.replaced, ["at-most"]);
    let text = crate::domain::commands::list(&library);
    assert!(text.contains("replaces the shipped one"), "{text}");
    assert!(crate::domain::commands::show(&library, "guard-bounds").unwrap().contains("x <= y + 1"));
    assert!(crate::domain::commands::show(&library, "steps").unwrap().contains("built in"));
    assert_eq!(crate::domain::commands::show(&library, "nothing"), None);
}
