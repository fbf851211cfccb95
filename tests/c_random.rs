//! Random small C programs against the hardware: nothing that fails natively is proved, and every counterexample fails.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use support::campaign::{end, number};
use support::cgen::{self, CProgram};
use support::cloops::{self, Spec, Style};
use support::rng::Rng;

const BATCH: usize = 50;
const RUNS: usize = 40;
const SHRINK_SECONDS: u64 = 120;
/// Ended by the alarm: nothing is known.
const TIMEOUT: u32 = 128 + 14;

/// Two kinds of programs in turn: statements of all kinds, and loops in one of their styles.
fn generate(seed: u64, number: usize) -> CProgram {
    if seed.is_multiple_of(2) {
        return cgen::program(seed, number);
    }
    let styles = Style::variants();
    let style = styles[Rng::new(seed).below(styles.len())];
    cloops::program(&Spec::new(seed), style, number)
}

/// How one native run ended: None if well.
#[derive(Clone, Debug, PartialEq)]
struct Failure {
    line: u32,
    property: &'static str,
}

#[derive(Debug)]
struct Claim {
    line: u32,
    property: String,
    status: String,
    inputs: Vec<String>,
}

/// Programs compiled together.
struct Native {
    binary: PathBuf,
}

/// None if they do not compile, as may be while a program is being shrunk.
fn build(dir: &Path, programs: &[CProgram]) -> Option<Native> {
    let mut all = String::from("extern volatile int *batch_line;\n#define L *batch_line = __LINE__;\n");
    let mut table = String::from("static int (*programs[])(void) = {");
    for (i, program) in programs.iter().enumerate() {
        std::fs::write(dir.join(format!("p{i}.c")), program.text()).expect("the folder is writable");
        all += &format!("#define main p{i}_main\n#include \"p{i}.c\"\n#undef main\n");
        table += &format!("p{i}_main, ");
    }
    let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/native/batch.c");
    all += &format!("{table}}};\n#undef L\n#include \"{}\"\n", harness.display());
    let (source, binary) = (dir.join("batch.c"), dir.join("batch"));
    std::fs::write(&source, all).expect("the folder is writable");
    let output = Command::new("clang-19")
        .args(["-g1", "-O0", "-w", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"])
        .args(["-fno-sanitize=shift-base,pointer-overflow", "-o"])
        .arg(&binary)
        .arg(&source)
        .output()
        .expect("clang-19 is installed");
    output.status.success().then_some(Native { binary })
}

impl Native {
    /// One run for each list of inputs.
    fn run(&self, program: usize, inputs: &[Vec<String>]) -> Vec<Option<Failure>> {
        let mut child = Command::new(&self.binary)
            .arg(program.to_string())
            .env("ASAN_OPTIONS", "symbolize=0:detect_leaks=0:exitcode=99:allocator_may_return_null=1")
            .env("UBSAN_OPTIONS", "exitcode=98")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the batch can be started");
        let text: String = inputs.iter().map(|values| values.join(" ") + "\n").collect();
        let mut stdin = child.stdin.take().expect("piped");
        let writer = std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
        let output = child.wait_with_output().expect("the batch ends");
        writer.join().expect("writing does not panic");
        let said = String::from_utf8_lossy(&output.stderr).to_string();
        let mut said = said.split("=== ").skip(1);
        String::from_utf8_lossy(&output.stdout)
            .lines()
            .map(|line| {
                let mut words = line.split(' ').filter_map(|w| w.parse::<u32>().ok());
                let (status, line) = (words.next().unwrap_or(0), words.next().unwrap_or(0));
                failure(status, line, said.next().unwrap_or(""))
            })
            .collect()
    }
}

fn failure(status: u32, line: u32, said: &str) -> Option<Failure> {
    let property = match status {
        0 | TIMEOUT => return None,
        78 => "assert",
        _ if said.contains("attempting") => "free",
        _ if said.contains("AddressSanitizer") => "deref",
        _ if said.contains("out of bounds")
            || said.contains("null pointer")
            || said.contains("misaligned") =>
        {
            "deref"
        }
        _ if said.contains("division by zero") && !said.contains("cannot be represented") => "div",
        _ if said.contains("shift exponent") => "shift",
        _ if said.contains("overflow") || said.contains("cannot be represented") => "overflow",
        _ => "deref",
    };
    let reported = said.lines().find_map(|l| {
        let (place, _) = l.split_once(": runtime error")?;
        place.split(':').nth(1)?.parse().ok()
    });
    Some(Failure { line: reported.unwrap_or(line), property })
}

fn claims(dir: &Path, program: usize) -> (String, Vec<Claim>) {
    let output = Command::new(env!("CARGO_BIN_EXE_unloop"))
        .args(["check", "--format", "json", "--unwind", "8", "--timeout", "8", "--jobs", "1"])
        // Every other one function by function.
        .args(["--split", if program.is_multiple_of(2) { "6000" } else { "0" }])
        .arg(dir.join(format!("p{program}.c")))
        .output()
        .expect("unloop can be started");
    let Ok(result) = serde_json::from_slice::<serde_json::Value>(&output.stdout) else {
        return (format!("crash: {}", String::from_utf8_lossy(&output.stderr)), vec![]);
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
    (text(&result["verdict"]), claims.collect())
}

fn sample(program: &CProgram, rng: &mut Rng) -> Vec<Vec<String>> {
    let value = |(lo, hi): (i64, i64), rng: &mut Rng| match rng.below(4) {
        0 if hi - lo > 1000 => *rng.pick(&[lo, hi, lo + 1, hi - 1]),
        1..=2 if hi - lo > 1000 => rng.range(-9, 9).clamp(lo, hi),
        _ => rng.range(lo, hi),
    };
    (0..RUNS).map(|_| program.inputs.iter().map(|&r| value(r, rng).to_string()).collect()).collect()
}

fn alike(property: &str, other: &str) -> bool {
    let group = |p: &str| if p == "bounds" { "deref".to_string() } else { p.to_string() };
    group(property) == group(other)
}

/// What is wrong with the claims, if anything.
fn judge(
    native: &Native,
    number: usize,
    runs: &[Option<Failure>],
    verdict: &str,
    claims: &[Claim],
) -> Vec<String> {
    let mut wrong = vec![];
    let failures: BTreeSet<(u32, &str)> = runs.iter().flatten().map(|f| (f.line, f.property)).collect();
    // What a shrunk program lost may keep it from being C.
    if verdict.contains("clang reports an error") {
        return vec![];
    }
    if verdict.starts_with("crash") {
        return vec![verdict.to_string()];
    }
    if verdict == "safe" && !failures.is_empty() {
        wrong.push(format!("safe, but fails natively: {failures:?}"));
    }
    for &(line, property) in &failures {
        let there: Vec<&Claim> =
            claims.iter().filter(|c| c.line == line && alike(&c.property, property)).collect();
        if there.iter().all(|c| c.status == "proved" || c.status == "unreachable") {
            let said: Vec<&str> = there.iter().map(|c| c.status.as_str()).collect();
            wrong.push(format!("line {line} fails natively ({property}), unloop says {said:?}"));
        }
    }
    let violated: Vec<&Claim> = claims.iter().filter(|c| c.status == "violated").collect();
    if !violated.is_empty() {
        let inputs: Vec<Vec<String>> = violated.iter().map(|c| c.inputs.clone()).collect();
        for (claim, run) in violated.iter().zip(native.run(number, &inputs)) {
            if run.is_none() {
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
fn wrong_alone(dir: &Path, program: &CProgram, seed: u64) -> Vec<String> {
    let Some(native) = build(dir, std::slice::from_ref(program)) else { return vec![] };
    let runs = native.run(0, &sample(program, &mut Rng::new(seed)));
    let (verdict, claims) = claims(dir, 0);
    judge(&native, 0, &runs, &verdict, &claims)
}

/// Takes lines out, many at first, while something stays wrong.
fn shrink(dir: &Path, seed: u64) -> CProgram {
    let mut best = generate(seed, 0);
    let end = Instant::now() + Duration::from_secs(SHRINK_SECONDS);
    let mut size = best.lines.len() / 2;
    while size > 0 {
        let mut at = 0;
        while at + size <= best.lines.len() && Instant::now() < end {
            let mut lines = best.lines.clone();
            lines.drain(at..at + size);
            let smaller = CProgram { lines, inputs: best.inputs.clone() };
            if wrong_alone(dir, &smaller, seed).is_empty() {
                at += 1;
            } else {
                best = smaller;
            }
        }
        size /= 2;
    }
    best
}

#[derive(Default)]
struct Tally {
    programs: usize,
    verdicts: BTreeMap<String, usize>,
    failing: usize,
    wrong: Vec<String>,
}

fn batch(seed: u64, count: usize, tally: &mut Tally) {
    let dir = std::env::temp_dir().join(format!("unloop-c-{}-{seed}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a temporary folder");
    let programs: Vec<CProgram> = (0..count).map(|i| generate(seed + i as u64, i)).collect();
    let Some(native) = build(&dir, &programs) else { panic!("{} does not compile", dir.display()) };
    let mut suspects = BTreeSet::new();
    for (i, program) in programs.iter().enumerate() {
        let runs = native.run(i, &sample(program, &mut Rng::new(seed + i as u64)));
        let (verdict, claims) = claims(&dir, i);
        tally.programs += 1;
        tally.failing += usize::from(runs.iter().any(Option::is_some));
        *tally.verdicts.entry(verdict.split(':').next().unwrap_or("").to_string()).or_default() += 1;
        for what in judge(&native, i, &runs, &verdict, &claims) {
            tally.wrong.push(format!("seed {}: {what}", seed + i as u64));
            suspects.insert(seed + i as u64);
        }
    }
    for seed in suspects {
        let small = shrink(&dir, seed);
        let what = wrong_alone(&dir, &small, seed).join("; ");
        println!("seed {seed}, shrunk: {what}\n{}", small.text());
        if let Ok(folder) = std::env::var("UNLOOP_FUZZ_KEEP") {
            let never = if what.contains("ends well") { "violated" } else { "safe" };
            let text = format!("//@ never: {never}\n/* {what} */\n{}", small.text());
            let _ = std::fs::write(Path::new(&folder).join(format!("random-{seed}.c")), text);
        }
    }
    let _ = std::fs::remove_dir_all(&dir);
}

#[test]
fn verdicts_agree_with_native_runs() {
    let (first, count) = (number("UNLOOP_FUZZ_SEED", 1), number("UNLOOP_FUZZ_COUNT", 100) as usize);
    let end = end();
    let mut tally = Tally::default();
    while end.map_or(tally.programs < count, |end| Instant::now() < end) {
        let size = if end.is_some() { BATCH } else { BATCH.min(count - tally.programs) };
        batch(first + tally.programs as u64, size, &mut tally);
    }
    println!("{} programs, {} fail natively, verdicts {:?}", tally.programs, tally.failing, tally.verdicts);
    assert!(tally.wrong.is_empty(), "{} differences:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
}
