//! The shape of the code: who may use whom, what a file looks like. The order is that of docs/architecture.md.

use std::path::{Path, PathBuf};

/// A module may use what stands in its own row or above it.
const ORDER: &[&[&str]] = &[
    &["diag", "stats"],
    &["term"],
    &["sat"],
    &["ir"],
    &["frontend"],
    &["interp"],
    &["analysis"],
    &["property"],
    &["domain"],
    &["simulate"],
    &["encode"],
    &["bitblast"],
    &["prove"],
    &["summarize"],
    &["bmc"],
    &["terminate"],
    &["refine"],
    &["report"],
    &["config"],
    &["driver"],
    &["cli", "main"],
];

/// Uses that the order would allow and that must not be.
const NEVER: &[(&str, &str)] = &[("domain", "sat"), ("domain", "encode")];

/// Crates that only one module names.
const OWNED: &[(&str, &str)] = &[("inkwell", "frontend"), ("cadical", "sat"), ("varisat", "sat")];

/// Files that may still hold a `todo!`; empty in the end.
const UNFINISHED: &[&str] = &[];

const MAX_LINES: usize = 700;

struct File {
    path: String,
    /// The top-level module.
    module: String,
    text: String,
}

fn files() -> Vec<File> {
    let mut paths = vec![];
    collect(Path::new("src"), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let inside = path.strip_prefix("src").expect("all are in src");
        let first = inside.components().next().expect("a file has a name").as_os_str().to_string_lossy();
        let module = first.strip_suffix(".rs").unwrap_or(&first).to_string();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        File { path: path.to_string_lossy().into_owned(), module, text }
    };
    paths.into_iter().map(read).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|e| e == "rs") {
            paths.push(path);
        }
    }
}

/// The line without its comment.
fn code(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

fn rank(module: &str) -> Option<usize> {
    ORDER.iter().position(|row| row.contains(&module))
}

/// The top-level modules behind each `crate::` of a text; `crate::{a, b::c}` names several.
fn mentioned(text: &str) -> Vec<String> {
    let text: String = text.lines().map(|line| format!("{}\n", code(line))).collect();
    let mut found = vec![];
    for (at, word) in text.match_indices("crate::") {
        if text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$') {
            continue;
        }
        let rest = &text[at + word.len()..];
        match rest.strip_prefix('{') {
            Some(list) => found.extend(heads(list)),
            None => found.push(head(rest)),
        }
    }
    found.retain(|name| !name.is_empty());
    found
}

/// The name at the start.
fn head(text: &str) -> String {
    text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// The first names of a list in braces, whose opening brace is gone.
fn heads(list: &str) -> Vec<String> {
    let (mut depth, mut start, mut names) = (0, 0, vec![]);
    for (i, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => {
                names.push(head(&list[start..i]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                names.push(head(&list[start..i]));
                start = i + 1;
            }
            _ => {}
        }
    }
    names
}

fn report(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn modules_use_only_what_stands_above_them() {
    let mut wrong = vec![];
    for file in files().iter().filter(|file| file.module != "lib") {
        let Some(own) = rank(&file.module) else {
            wrong.push(format!(
                "{}: the module {} has no place in the order of tests/tidy.rs",
                file.path, file.module
            ));
            continue;
        };
        for used in mentioned(&file.text) {
            // An item of lib.rs itself, such as a macro.
            let Some(other) = rank(&used) else { continue };
            if other > own {
                wrong.push(format!(
                    "{}: {} must not use {used}, which stands below it",
                    file.path, file.module
                ));
            }
            if NEVER.contains(&(file.module.as_str(), used.as_str())) {
                wrong.push(format!("{}: {} must never use {used}", file.path, file.module));
            }
        }
    }
    report(wrong);
}

#[test]
fn crates_with_one_owner_are_named_there_only() {
    let mut wrong = vec![];
    for file in files() {
        for (name, owner) in OWNED.iter().filter(|(_, owner)| *owner != file.module) {
            let uses = |line: &str| code(line).contains(&format!("{name}::"));
            if file.text.lines().any(uses) {
                wrong.push(format!("{}: only {owner} names {name}", file.path));
            }
        }
    }
    report(wrong);
}

#[test]
fn files_say_what_they_are_and_stay_short() {
    let mut wrong = vec![];
    for file in files() {
        if !file.text.starts_with("//!") {
            wrong.push(format!("{}: starts without //!", file.path));
        }
        let lines = file.text.lines().count();
        if lines > MAX_LINES {
            wrong.push(format!("{}: {lines} lines are more than {MAX_LINES}", file.path));
        }
    }
    report(wrong);
}

#[test]
fn nothing_is_left_to_do() {
    let mut wrong = vec![];
    for file in files().iter().filter(|file| !UNFINISHED.contains(&file.path.as_str())) {
        if file
            .text
            .lines()
            .any(|line| code(line).contains("todo!(") || code(line).contains("unimplemented!("))
        {
            wrong.push(format!("{}: holds a todo! or unimplemented!", file.path));
        }
    }
    report(wrong);
}

#[test]
fn the_reader_of_uses_works() {
    let text = "use crate::ir::{self, Program};\nuse crate::{driver, frontend::{a, b}, sat};\nlet x = crate::term::y; // crate::cli\n";
    assert_eq!(mentioned(text), ["ir", "driver", "frontend", "sat", "term"]);
}
