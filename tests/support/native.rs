//! Programs with sanitizers as the truth about them: many in one binary, each run in a child of its own.

use super::cgen::CProgram;
use super::rng::Rng;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs with inputs drawn at random, where there are too many to try all.
const RUNS: usize = 40;
const MOST_INPUTS: i64 = 100;
/// Ended by the alarm, or by the count of steps.
const CUT: u32 = 128 + 14;

#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    pub line: u32,
    pub property: &'static str,
}

/// How a native run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    Well,
    /// It went on for too long: nothing is known.
    Cut,
    Fault(Failure),
}

impl Ending {
    pub fn failure(&self) -> Option<&Failure> {
        match self {
            Ending::Fault(failure) => Some(failure),
            _ => None,
        }
    }
}

/// Programs compiled together.
pub struct Native {
    binary: PathBuf,
}

/// What the programs note their lines with: before a statement, and in front of an expression. A block of no bytes has one
/// that may be used, says the address sanitizer; here it has none. It marks what follows a global, not what precedes the
/// first: other globals come first.
const MARKS: &str = "extern void batch_at(int);
#define L batch_at(__LINE__);
#define A batch_at(__LINE__),
#include <sanitizer/asan_interface.h>
#include <stdlib.h>
char batch_zeros[64] = {0}, batch_data[64] = \"before\";
static void *batch_block(void *block, size_t bytes) {
  if (block && bytes == 0) __asan_poison_memory_region(block, 1);
  return block;
}
static void *batch_malloc(size_t bytes) { return batch_block(malloc(bytes), bytes); }
static void *batch_calloc(size_t n, size_t size) { return batch_block(calloc(n, size), n * size); }
#define malloc batch_malloc
#define calloc batch_calloc
";

impl Native {
    /// None if they do not compile, as may be while a program is being shrunk.
    pub fn build(dir: &Path, programs: &[CProgram]) -> Option<Native> {
        let mut all = String::from(MARKS);
        let mut table = String::from("static int (*programs[])(void) = {");
        for (i, program) in programs.iter().enumerate() {
            std::fs::write(dir.join(format!("p{i}.c")), program.text()).expect("the folder is writable");
            all += &format!("#define main p{i}_main\n#include \"p{i}.c\"\n#undef main\n");
            table += &format!("p{i}_main, ");
        }
        let harness = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/native/batch.c");
        all += &format!(
            "{table}}};\n#undef L\n#undef A\n#undef malloc\n#undef calloc\n#include \"{}\"\n",
            harness.display()
        );
        let (source, binary) = (dir.join("batch.c"), dir.join("batch"));
        std::fs::write(&source, all).expect("the folder is writable");
        let output = Command::new("clang-19")
            .args(["-g1", "-O0", "-w", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"])
            // An array of one element at the end of a structure ends there, as the standard says.
            .arg("-fstrict-flex-arrays=3")
            .args(["-fno-sanitize=shift-base,pointer-overflow", "-o"])
            .arg(&binary)
            .arg(&source)
            .output()
            .expect("clang-19 is installed");
        output.status.success().then_some(Native { binary })
    }

    /// One run for each list of inputs.
    pub fn run(&self, program: usize, inputs: &[Vec<String>]) -> Vec<Ending> {
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
                ending(status, line, said.next().unwrap_or(""))
            })
            .collect()
    }
}

fn ending(status: u32, line: u32, said: &str) -> Ending {
    let property = match status {
        0 => return Ending::Well,
        CUT => return Ending::Cut,
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
    Ending::Fault(Failure { line: reported.unwrap_or(line), property })
}

/// Inputs to try: all of them if they are few.
pub fn sample(program: &CProgram, rng: &mut Rng) -> Vec<Vec<String>> {
    let ranges = &program.inputs;
    let size = ranges.iter().fold(1, |n: i64, (lo, hi)| n.saturating_mul(hi - lo + 1));
    if size <= MOST_INPUTS {
        return (0..size).map(|at| nth(ranges, at)).collect();
    }
    let value = |(lo, hi): (i64, i64), rng: &mut Rng| match rng.below(4) {
        0 if hi - lo > 1000 => *rng.pick(&[lo, hi, lo + 1, hi - 1]),
        1..=2 if hi - lo > 1000 => rng.range(-9, 9).clamp(lo, hi),
        _ => rng.range(lo, hi),
    };
    (0..RUNS).map(|_| ranges.iter().map(|&r| value(r, rng).to_string()).collect()).collect()
}

/// The inputs with this number among all of them.
fn nth(ranges: &[(i64, i64)], mut at: i64) -> Vec<String> {
    let mut values = vec![];
    for (lo, hi) in ranges {
        values.push((lo + at % (hi - lo + 1)).to_string());
        at /= hi - lo + 1;
    }
    values
}
