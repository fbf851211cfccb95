//! The same program in several configurations and in several styles: more power may decide more, never differently.

mod common;
mod support;

use common::{Folder, run, unloop};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use support::campaign::seeds;
use support::cgen;
use support::cloops::{self, Spec, Style};
use unloop::driver::{self, CheckOptions, Replay};
use unloop::report::result::{CheckResult, Status, Verdict};
use unloop::sat::Backend;

fn text(seed: u64) -> String {
    match seed % 2 {
        0 => cgen::program(seed, 0).text(),
        _ => cloops::program(&Spec::new(seed), Style::default(), 0).text(),
    }
}

const DOMAINS: [&str; 5] =
    ["index-in-buffer", "pointer-in-object", "nonnegative", "guard-bounds", "relations"];

/// Name and options of each configuration; the first is the plain one.
fn configurations() -> Vec<(String, CheckOptions)> {
    let plain = CheckOptions { unwind: 4, timeout_seconds: 6, jobs: 1, ..CheckOptions::default() };
    let with = |change: &dyn Fn(&mut CheckOptions)| {
        let mut options = plain.clone();
        change(&mut options);
        options
    };
    let mut all: Vec<(String, CheckOptions)> = vec![
        ("plain".into(), plain.clone()),
        ("varisat".into(), with(&|o| o.solver = Backend::Varisat)),
        ("nothing settled".into(), with(&|o| o.settle = false)),
        ("no unwinding".into(), with(&|o| o.unwind = 0)),
        ("function by function".into(), with(&|o| o.split = 0)),
        ("no replay".into(), with(&|o| o.replay = Replay::Off)),
        (
            "without two domains".into(),
            with(&|o| o.domains.choice.without = DOMAINS[..2].iter().map(|d| d.to_string()).collect()),
        ),
    ];
    for domain in DOMAINS {
        all.push((format!("only {domain}"), with(&|o| o.domains.choice.only = vec![domain.into()])));
    }
    all
}

/// What is certain of each obligation.
fn certain(result: &CheckResult) -> BTreeMap<&str, bool> {
    let mut all = BTreeMap::new();
    for o in &result.obligations {
        match o.status {
            // Behind another fault: never the first, as `proved` says too.
            Status::Violated if o.reason.is_some() => {}
            Status::Violated => {
                all.insert(o.id.as_str(), false);
            }
            Status::Proved | Status::Unreachable => {
                all.insert(o.id.as_str(), true);
            }
            Status::Possible | Status::Unknown => {}
        }
    }
    all
}

fn contradiction(a: &CheckResult, b: &CheckResult) -> Option<String> {
    let verdicts = [a.verdict, b.verdict];
    if verdicts.contains(&Verdict::Safe) && verdicts.contains(&Verdict::Violated) {
        return Some(format!("verdicts {:?} and {:?}", a.verdict, b.verdict));
    }
    let (x, y) = (certain(a), certain(b));
    let differing = x.iter().find(|(id, holds)| y.get(*id).is_some_and(|other| other != *holds));
    differing.map(|(id, _)| format!("{id} is proved and violated"))
}

fn check(path: &Path, options: &CheckOptions) -> Option<CheckResult> {
    driver::check(&[path.to_path_buf()], options).ok()
}

fn keep(name: &str, what: &str, text: &str) {
    println!("{what}:\n{text}");
    if let Ok(folder) = std::env::var("UNLOOP_FUZZ_KEEP") {
        let path = Path::new(&folder).join(name);
        let _ = std::fs::write(&path, format!("/* {what} */\n{text}"));
        println!("kept as {}", path.display());
    }
}

#[test]
fn configurations_do_not_contradict_each_other() {
    let folder = Folder::new("configurations");
    let all = configurations();
    let (mut programs, mut wrong, mut decided) = (0, vec![], BTreeMap::<String, usize>::new());
    for seed in seeds(8) {
        programs += 1;
        let path = folder.write(&format!("c{seed}.c"), text(seed));
        let results: Vec<(&str, CheckResult)> =
            all.iter().filter_map(|(name, o)| Some((name.as_str(), check(&path, o)?))).collect();
        assert_eq!(results.len(), all.len(), "seed {seed}: no result");
        for (i, (name, a)) in results.iter().enumerate() {
            *decided.entry(name.to_string()).or_default() +=
                usize::from(matches!(a.verdict, Verdict::Safe | Verdict::Violated));
            for (other, b) in &results[..i] {
                if let Some(what) = contradiction(a, b) {
                    wrong.push(format!("seed {seed}: {name} and {other}: {what}"));
                }
            }
        }
        if wrong.last().is_some_and(|w| w.starts_with(&format!("seed {seed}:"))) {
            keep(&format!("configurations-{seed}.c"), &wrong[wrong.len() - 1], &text(seed));
        }
    }
    println!("{programs} programs, {} contradictions; decided: {decided:?}", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The JSON of a run without what may differ.
fn stable(path: &Path, jobs: &str) -> String {
    let ran = run(unloop()
        .args(["check", "--format", "json", "--timeout", "60", "--unwind", "3", "--jobs", jobs])
        .arg(path));
    let Ok(mut result) = serde_json::from_slice::<serde_json::Value>(&ran.stdout) else {
        return format!("no result: {}", ran.stderr);
    };
    result["statistics"]["seconds"] = serde_json::Value::Null;
    result["statistics"]["peak_memory_bytes"] = serde_json::Value::Null;
    result.to_string()
}

#[test]
fn results_do_not_depend_on_threads() {
    let folder = Folder::new("threads");
    for seed in seeds(3) {
        // Every function is an entry of its own, so that there is something to do at the same time.
        let several = format!("{}\nint other(int x) {{ int a[4] = {{0}}; return a[x & 3]; }}\n", text(seed))
            .replace("int main(void)", "int first(void)");
        let path = folder.write(&format!("t{seed}.c"), several);
        let once = stable(&path, "1");
        assert_eq!(once, stable(&path, "2"), "seed {seed} with two threads");
        assert_eq!(once, stable(&path, "1"), "seed {seed} once more");
    }
}

#[test]
fn styles_do_not_contradict_each_other() {
    let folder = Folder::new("styles");
    let options = CheckOptions { unwind: 4, timeout_seconds: 6, jobs: 1, ..CheckOptions::default() };
    let (mut programs, mut wrong, mut verdicts) = (0, vec![], BTreeMap::<String, usize>::new());
    for seed in seeds(6) {
        let spec = Spec::new(seed);
        let mut seen: Vec<(Style, Verdict, PathBuf)> = vec![];
        for (i, style) in Style::variants().into_iter().enumerate() {
            programs += 1;
            let path = folder.write(&format!("s{seed}-{i}.c"), cloops::program(&spec, style, 0).text());
            let result =
                check(&path, &options).unwrap_or_else(|| panic!("seed {seed}, {style:?}: no result"));
            *verdicts.entry(format!("{:?}", result.verdict)).or_default() += 1;
            seen.push((style, result.verdict, path));
        }
        let find = |v: Verdict| seen.iter().find(|(_, verdict, _)| *verdict == v);
        if let (Some((a, _, safe)), Some((b, _, violated))) = (find(Verdict::Safe), find(Verdict::Violated)) {
            let what = format!("seed {seed}: safe as {a:?}, violated as {b:?}");
            for path in [safe, violated] {
                let text = std::fs::read_to_string(path).unwrap_or_default();
                let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
                keep(&format!("styles-{name}"), &what, &text);
            }
            wrong.push(what);
        }
    }
    println!("{programs} programs, {} contradictions; verdicts {verdicts:?}", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
