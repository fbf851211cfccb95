//! What unloop says of random C programs against native runs: what fails natively is never proved, and every counterexample
//! fails. A wrong answer is made small and shown, and kept in the folder that `UNLOOP_FUZZ_KEEP` names.

use super::campaign::{end, number};
use super::cgen::CProgram;
use super::native::{Ending, Native, sample};
use super::rng::Rng;
use super::shrink::shrink;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

const BATCH: usize = 50;

/// What is tried, and how.
pub struct Campaign {
    pub name: &'static str,
    /// The program of a seed; its number keeps its names apart from those of others.
    pub generate: fn(seed: u64, number: usize) -> CProgram,
    /// The options of each run of unloop on the program of a seed, which fails or not.
    pub options: fn(seed: u64, fails: bool) -> Vec<Vec<&'static str>>,
}

#[derive(Debug)]
struct Claim {
    line: u32,
    property: String,
    status: String,
    inputs: Vec<String>,
}

/// What one run of unloop says.
struct Said {
    verdict: String,
    claims: Vec<Claim>,
    /// It broke, or contradicts itself.
    broken: Option<String>,
}

fn said(dir: &Path, program: usize, options: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_unloop"))
        .args(["check", "--format", "json", "--jobs", "1"])
        .args(options)
        .arg(dir.join(format!("p{program}.c")))
        .output()
        .expect("unloop can be started");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let broken = match () {
        _ if err.contains("panicked") => Some(format!("panics: {}", err.trim())),
        _ if out.contains("error of unloop") => Some("contradicts itself: an error of unloop".to_string()),
        _ => None,
    };
    let Ok(result) = serde_json::from_str::<serde_json::Value>(&out) else {
        // What a shrunk program lost may keep it from being C.
        let broken = (!err.contains("clang reports an error")).then(|| format!("breaks: {}", err.trim()));
        return Said { verdict: "none".into(), claims: vec![], broken };
    };
    let text = |v: &serde_json::Value| v.as_str().unwrap_or("").to_string();
    let all = result["obligations"].as_array().cloned().unwrap_or_default();
    let claims = all.iter().map(|o| Claim {
        line: o["location"]["line"].as_u64().unwrap_or(0) as u32,
        property: text(&o["property"]),
        status: text(&o["status"]),
        inputs: o["counterexample"]["inputs"]
            .as_array()
            .map(|all| all.iter().map(|i| text(&i["value"])).collect())
            .unwrap_or_default(),
    });
    Said { verdict: text(&result["verdict"]), claims: claims.collect(), broken }
}

fn alike(property: &str, other: &str) -> bool {
    let group = |p: &str| if p == "bounds" { "deref".to_string() } else { p.to_string() };
    group(property) == group(other)
}

/// What is wrong with what was said, if anything.
fn judge(native: &Native, number: usize, runs: &[Ending], said: &Said) -> Vec<String> {
    if let Some(broken) = &said.broken {
        return vec![broken.clone()];
    }
    let mut wrong = vec![];
    let failures: BTreeSet<(u32, &str)> =
        runs.iter().filter_map(Ending::failure).map(|f| (f.line, f.property)).collect();
    if said.verdict == "safe" && !failures.is_empty() {
        wrong.push(format!("safe, but fails natively: {failures:?}"));
    }
    for &(line, property) in failures.iter().filter(|_| said.verdict != "none") {
        let there: Vec<&Claim> =
            said.claims.iter().filter(|c| c.line == line && alike(&c.property, property)).collect();
        if there.iter().all(|c| c.status == "proved" || c.status == "unreachable") {
            let said: Vec<&str> = there.iter().map(|c| c.status.as_str()).collect();
            wrong.push(format!("line {line} fails natively ({property}), unloop says {said:?}"));
        }
    }
    let violated: Vec<&Claim> = said.claims.iter().filter(|c| c.status == "violated").collect();
    if !violated.is_empty() {
        let inputs: Vec<Vec<String>> = violated.iter().map(|c| c.inputs.clone()).collect();
        for (claim, run) in violated.iter().zip(native.run(number, &inputs)) {
            if run == Ending::Well {
                wrong.push(format!(
                    "line {} {} is violated, but {:?} ends well",
                    claim.line, claim.property, claim.inputs
                ));
            }
        }
    }
    wrong
}

/// What is wrong with one program on its own.
fn wrong_alone(dir: &Path, program: &CProgram, seed: u64, options: &[&str]) -> Vec<String> {
    let Some(native) = Native::build(dir, std::slice::from_ref(program)) else { return vec![] };
    let runs = native.run(0, &sample(program, &mut Rng::new(seed)));
    judge(&native, 0, &runs, &said(dir, 0, options))
}

#[derive(Default)]
struct Tally {
    programs: usize,
    failing: usize,
    /// How often which verdict was said of programs that fail, and of the others.
    verdicts: BTreeMap<String, usize>,
    wrong: Vec<String>,
}

impl Campaign {
    /// Tries as many programs as the variables of the environment say, or this many.
    pub fn run(&self, default: u64) {
        let (first, count) = (number("UNLOOP_FUZZ_SEED", 1), number("UNLOOP_FUZZ_COUNT", default) as usize);
        let end = end();
        let mut tally = Tally::default();
        while end.map_or(tally.programs < count, |end| Instant::now() < end) {
            let size = if end.is_some() { BATCH } else { BATCH.min(count - tally.programs) };
            self.batch(first + tally.programs as u64, size, &mut tally);
        }
        println!(
            "{} programs, {} fail natively, verdicts {:?}",
            tally.programs, tally.failing, tally.verdicts
        );
        assert!(tally.wrong.is_empty(), "{} differences:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    }

    fn batch(&self, first: u64, count: usize, tally: &mut Tally) {
        let dir = std::env::temp_dir().join(format!("unloop-{}-{}-{first}", self.name, std::process::id()));
        std::fs::create_dir_all(&dir).expect("a temporary folder");
        let programs: Vec<CProgram> = (0..count).map(|i| (self.generate)(first + i as u64, i)).collect();
        let native = Native::build(&dir, &programs);
        let native = native.unwrap_or_else(|| panic!("{} does not compile", dir.display()));
        let mut suspects = vec![];
        for (i, program) in programs.iter().enumerate() {
            let seed = first + i as u64;
            let runs = native.run(i, &sample(program, &mut Rng::new(seed)));
            let fails = runs.iter().any(|run| run.failure().is_some());
            tally.programs += 1;
            tally.failing += usize::from(fails);
            for options in (self.options)(seed, fails) {
                let said = said(&dir, i, &options);
                let truth = if fails { "failing" } else { "good" };
                *tally.verdicts.entry(format!("{truth} {}", said.verdict)).or_default() += 1;
                let wrong = judge(&native, i, &runs, &said);
                tally.wrong.extend(wrong.iter().map(|what| format!("seed {seed}, {options:?}: {what}")));
                if !wrong.is_empty() && suspects.last().is_none_or(|(other, _)| *other != seed) {
                    suspects.push((seed, options));
                }
            }
        }
        for (seed, options) in suspects {
            let whole = (self.generate)(seed, 0);
            let small = shrink(whole, |program| !wrong_alone(&dir, program, seed, &options).is_empty());
            let what = wrong_alone(&dir, &small, seed, &options).join("; ");
            println!("seed {seed}, shrunk: {what}\n{}", small.text());
            self.keep(seed, &what, &small);
        }
        let _ = std::fs::remove_dir_all(&dir);
    }

    fn keep(&self, seed: u64, what: &str, program: &CProgram) {
        let Ok(folder) = std::env::var("UNLOOP_FUZZ_KEEP") else { return };
        let never = if what.contains("ends well") { "violated" } else { "safe" };
        let text = format!("//@ never: {never}\n/* {what} */\n{}", program.text());
        let _ = std::fs::write(Path::new(&folder).join(format!("{}-{seed}.c", self.name)), text);
    }
}
