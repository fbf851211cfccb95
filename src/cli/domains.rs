//! `unloop domains`.

use super::args::{DomainsArgs, DomainsCommand};
use super::{Done, Failure, options, status};
use crate::domain::commands;
use crate::domain::template::Library;
use crate::driver::{self, CheckOptions, Fate, What};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

pub fn run(args: &DomainsArgs) -> Result<Done, Failure> {
    match &args.command {
        DomainsCommand::List { domain_path } => {
            Ok(Done::new(commands::list(&library(domain_path)?), status::PROVED))
        }
        DomainsCommand::Show { name, domain_path } => match commands::show(&library(domain_path)?, name) {
            Some(text) => Ok(Done::new(text, status::PROVED)),
            None => Err(Failure::call(format!(
                "there is no domain or template {name}; unloop domains list names them"
            ))),
        },
        DomainsCommand::Lint { path } => {
            if !path.exists() {
                return Err(Failure::call(format!("{}: no such file; check the path", path.display())));
            }
            let (text, findings) = commands::lint_text(path);
            Ok(Done::new(text, if findings == 0 { status::PROVED } else { status::FAULTY }))
        }
        DomainsCommand::Test { path } => test(path),
        DomainsCommand::Explain { inputs, id, entry, domain_path } => {
            let mut options = options::of_file(inputs, None)?.check;
            if !entry.is_empty() {
                options.entry.clone_from(entry);
            }
            options.domains.paths.extend(domain_path.iter().cloned());
            let fates = driver::explain(&inputs.inputs, &options, id).map_err(Failure::call)?;
            Ok(Done::new(told(id, &fates), status::PROVED))
        }
    }
}

/// The candidates, those that hold first.
fn told(id: &str, fates: &[Fate]) -> String {
    let mut text = String::new();
    let count = |what: fn(&What) -> bool| fates.iter().filter(|f| what(&f.what)).count();
    let _ = writeln!(
        text,
        "loop {id}: {} candidates: {} accepted, {} implied by those, {} refuted, {} simulated away, {} for termination, {} not tried",
        fates.len(),
        count(|w| *w == What::Accepted),
        count(|w| *w == What::Implied),
        count(|w| *w == What::Refuted),
        count(|w| matches!(w, What::SimulatedAway(_))),
        count(|w| *w == What::Transition),
        count(|w| *w == What::NotTried),
    );
    let mut sorted: Vec<&Fate> = fates.iter().collect();
    sorted.sort_by_key(|f| rank(&f.what));
    for fate in sorted {
        let _ = writeln!(
            text,
            "  {:<10} {}  [{}, tier {}]{}",
            word(&fate.what),
            fate.text,
            fate.domain,
            fate.tier,
            why(&fate.what)
        );
    }
    text
}

fn rank(what: &What) -> u32 {
    match what {
        What::Accepted => 0,
        What::Implied => 1,
        What::Transition => 2,
        What::Refuted => 3,
        What::SimulatedAway(_) => 4,
        What::NotTried => 5,
    }
}

fn word(what: &What) -> &'static str {
    match what {
        What::Accepted => "accepted",
        What::Implied => "implied",
        What::Transition => "transition",
        What::Refuted => "refuted",
        What::SimulatedAway(_) => "simulated",
        What::NotTried => "not tried",
    }
}

fn why(what: &What) -> String {
    match what {
        What::SimulatedAway(values) => format!(": false with {values}"),
        What::Accepted | What::Implied | What::Transition | What::Refuted | What::NotTried => String::new(),
    }
}

/// Each example is checked with the domains of its folder and without them, and says which verdicts that gives.
fn test(path: &Path) -> Result<Done, Failure> {
    let examples = examples(path)?;
    if examples.is_empty() {
        return Err(Failure::call(format!(
            "{}: no .c file; put examples beside the domains",
            path.display()
        )));
    }
    let (mut text, mut failed) = (String::new(), 0);
    for example in examples {
        let source = std::fs::read_to_string(&example)
            .map_err(|e| Failure::call(format!("{}: {e}", example.display())))?;
        for (note, paths) in [("//@ with: ", vec![path.to_path_buf()]), ("//@ without: ", vec![])] {
            let Some(wanted) = source.lines().find_map(|l| l.strip_prefix(note)) else { continue };
            let mut options = CheckOptions::default();
            options.domains.paths = paths;
            let result = driver::check(std::slice::from_ref(&example), &options).map_err(Failure::call)?;
            let verdict = result.verdict.word();
            let good = verdict == wanted.trim();
            failed += u32::from(!good);
            let mark = if good { "ok" } else { "FAILED" };
            let setting = note.trim_start_matches("//@ ").trim_end_matches(": ");
            let _ = writeln!(
                text,
                "{mark:<6} {} {setting} the domains: {verdict}, expected {}",
                example.display(),
                wanted.trim()
            );
        }
    }
    Ok(Done::new(text, if failed == 0 { status::PROVED } else { status::FAULTY }))
}

fn examples(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let wrong =
        |e: std::io::Error| Failure::call(format!("{}: {e}; give a folder of domains", path.display()));
    let mut all = vec![];
    for entry in std::fs::read_dir(path).map_err(wrong)? {
        let file = entry.map_err(wrong)?.path();
        if file.extension().is_some_and(|e| e == "c") {
            all.push(file);
        }
    }
    all.sort();
    Ok(all)
}

fn library(paths: &[PathBuf]) -> Result<Library, Failure> {
    let mut library = Library::shipped();
    for path in paths {
        library.add_path(path).map_err(|findings| {
            let lines: Vec<String> = findings.iter().map(|f| f.to_string()).collect();
            Failure::call(lines.join("\n"))
        })?;
    }
    Ok(library)
}
