//! Random loops over few small numbers against native runs: a loop that is said to end does so on all inputs that are tried,
//! and one that is said not to end does not on the input that is shown.
//!
//! The variables of a program have three bytes together. Whoever comes to the header of a loop more often than there are
//! states, without having left it, never leaves it: that is known, not guessed.

mod common;
mod support;

use common::{Folder, clang, run, unloop};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::Command;
use support::campaign::seeds;
use support::rng::Rng;

/// Functions of one program, inputs of each.
const FUNCTIONS: usize = 10;
const INPUTS: usize = 60;

/// What stands before the functions: natively, laps are counted.
const PRELUDE: &str = "#ifdef NATIVE
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
static jmp_buf out;
static unsigned laps[8];
#define ENTER(k) laps[k] = 0;
#define LAP(k) if (++laps[k] > (1u << 24) + 1) longjmp(out, k + 1);
#else
#define ENTER(k)
#define LAP(k)
#endif
typedef signed char s8;
typedef unsigned char u8;
";

struct Writer {
    rng: Rng,
    loops: usize,
    /// Loops around the place where the text ends.
    around: Vec<usize>,
    text: String,
}

impl Writer {
    /// `int fN(s8 a, u8 b)` with one to three loops.
    fn function(seed: u64, number: usize) -> Writer {
        let mut this = Writer { rng: Rng::new(seed), loops: 0, around: vec![], text: String::new() };
        let start = this.rng.range(-128, 127);
        let _ = writeln!(this.text, "int f{number}(s8 a, u8 b) {{\n  s8 c = {start};");
        this.statements(1, 2);
        if this.loops == 0 {
            this.a_loop(1);
        }
        this.text += "  return a + b + c;\n}\n";
        this
    }

    fn indent(&mut self, depth: usize) {
        self.text += &"  ".repeat(depth);
    }

    fn variable(&mut self) -> &'static str {
        ["a", "b", "c"][self.rng.below(3)]
    }

    fn operand(&mut self) -> String {
        match self.rng.below(3) {
            0 => self.variable().to_string(),
            _ => self.rng.pick(&[0, 1, 1, 2, 3, 5, 7, 16, 100, -1, -2, 127, 200]).to_string(),
        }
    }

    fn condition(&mut self) -> String {
        let x = self.variable();
        let y = self.operand();
        let op = *self.rng.pick(&["<", "<=", ">", ">=", "!=", "!=", "=="]);
        let one = match self.rng.below(8) {
            0 => format!("({x} & {}) != 0", self.rng.pick(&[1, 2, 3, 8, 128])),
            _ => format!("{x} {op} {y}"),
        };
        if self.rng.chance(15) { format!("{one} && {}", self.condition()) } else { one }
    }

    fn statements(&mut self, depth: usize, most: usize) {
        for _ in 0..1 + self.rng.below(most) {
            match self.rng.below(10) {
                0..=3 if self.loops < 3 && depth < 4 => self.a_loop(depth),
                4 if depth < 4 => {
                    let condition = self.condition();
                    self.indent(depth);
                    let _ = writeln!(self.text, "if ({condition}) {{");
                    self.statements(depth + 1, 1);
                    self.indent(depth);
                    self.text += "} else {\n";
                    self.statements(depth + 1, 1);
                    self.indent(depth);
                    self.text += "}\n";
                }
                _ => self.assignment(depth),
            }
        }
    }

    fn assignment(&mut self, depth: usize) {
        let (x, y) = (self.variable(), self.operand());
        let op = *self.rng.pick(&["+", "-", "+", "-", "+", "-", "&", "|", "^", ">>", "/", "*"]);
        let text = match (op, self.rng.below(3)) {
            (">>" | "/", n) => format!("{x} = {x} {op} {};", [1, 2, 3][n]),
            ("+" | "-", 0 | 1) => format!("{x} = {x} {op} {};", self.rng.pick(&[1, 1, 1, 2, 3])),
            _ => format!("{x} = {x} {op} {y};"),
        };
        self.indent(depth);
        self.text += &text;
        self.text.push('\n');
    }

    fn a_loop(&mut self, depth: usize) {
        let k = self.loops;
        self.loops += 1;
        let condition = self.condition();
        let stepped = self.variable();
        let step = *self.rng.pick(&["++", "--", " += 2", " -= 3"]);
        self.indent(depth);
        let _ = writeln!(self.text, "ENTER({k})");
        self.indent(depth);
        self.around.push(k);
        let mark: Vec<String> = self.around.iter().map(usize::to_string).collect();
        let mark = mark.join(" ");
        let head = match self.rng.below(3) {
            0 => format!("for (; {condition}; {stepped}{step}) {{ LAP({k}) // loop {mark}\n"),
            1 => format!("while ({condition}) {{ LAP({k}) // loop {mark}\n"),
            _ => format!("while ({condition}) {{ LAP({k}) {stepped}{step}; // loop {mark}\n"),
        };
        self.text += &head;
        self.statements(depth + 1, 2);
        if self.rng.chance(15) {
            let condition = self.condition();
            self.indent(depth + 1);
            let _ = writeln!(self.text, "if ({condition}) break;");
        }
        self.around.pop();
        self.indent(depth);
        self.text += "}\n";
    }
}

struct Program {
    text: String,
    /// On each line with a loop: the function, and the loops from the outermost to this one.
    loops: BTreeMap<u64, (usize, Vec<usize>)>,
}

impl Program {
    /// Is the loop the other one, or inside of it?
    fn is_within(&self, function: usize, inner: usize, outer: usize) -> bool {
        let mut all = self.loops.values().filter(|(f, chain)| *f == function && chain.last() == Some(&inner));
        all.any(|(_, chain)| chain.contains(&outer))
    }
}

fn program(seed: u64) -> Program {
    let mut text = PRELUDE.to_string();
    for number in 0..FUNCTIONS {
        text += &Writer::function(seed * 1000 + number as u64, number).text;
    }
    let mut loops = BTreeMap::new();
    let mut function = 0;
    for (line, at) in text.lines().zip(1..) {
        if let Some(rest) = line.strip_prefix("int f") {
            function = rest.split('(').next().and_then(|n| n.parse().ok()).expect("a number");
        }
        if let Some((_, chain)) = line.split_once("// loop ") {
            let chain = chain.split(' ').map(|k| k.parse().expect("a number"));
            loops.insert(at, (function, chain.collect()));
        }
    }
    text += "#ifdef NATIVE\nint main(int argc, char **argv) {\n  static int (*all[])(s8, u8) = {";
    (0..FUNCTIONS).for_each(|i| text += &format!("f{i}, "));
    text += "};
  for (int i = 1; i + 2 < argc; i += 3) {
    int k = setjmp(out);
    if (k == 0) all[atoi(argv[i])](atoi(argv[i + 1]), atoi(argv[i + 2]));
    printf(\"%d\\n\", k);
    fflush(stdout);
  }
}
#endif
";
    Program { text, loops }
}

/// The loop that each run does not leave, if any.
fn native(binary: &std::path::Path, runs: &[(usize, i64, i64)]) -> Vec<Option<usize>> {
    let mut command = Command::new(binary);
    for (f, a, b) in runs {
        command.args([f.to_string(), a.to_string(), b.to_string()]);
    }
    let ran = run(&mut command);
    let lines = String::from_utf8_lossy(&ran.stdout).into_owned();
    let all: Vec<Option<usize>> =
        lines.lines().map(|l| l.parse::<usize>().expect("a number").checked_sub(1)).collect();
    assert_eq!(all.len(), runs.len(), "the native program fails: {}", ran.stderr);
    all
}

/// What was said of the loops: by line, the word and the arguments of the run.
fn said(result: &Value) -> BTreeMap<u64, (String, Option<(i64, i64)>)> {
    let mut all = BTreeMap::new();
    let empty = vec![];
    for one in result["loops"].as_array().unwrap_or(&empty) {
        let line = one["location"]["line"].as_u64().unwrap_or(0);
        let word = one["termination"].as_str().unwrap_or("").to_string();
        let obligations = result["obligations"].as_array().unwrap_or(&empty).iter();
        let run = obligations.filter(|o| o["location"] == one["location"]).find_map(|o| {
            let inputs = o["counterexample"]["inputs"].as_array()?;
            let value = |name: &str| {
                let input = inputs.iter().find(|i| i["name"] == name)?;
                input["value"].as_str()?.parse::<i64>().ok()
            };
            Some((value("a")?, value("b")?))
        });
        all.insert(line, (word, run));
    }
    all
}

fn check(seed: u64, counts: &mut BTreeMap<String, usize>) {
    let program = program(seed);
    let folder = Folder::new(&format!("termination-random-{seed}"));
    let path = folder.write("loops.c", &program.text);
    let binary = folder.path().join("loops");
    let built =
        run(Command::new(clang()).args(["-DNATIVE", "-O1", "-w", "-fwrapv", "-o"]).arg(&binary).arg(&path));
    assert_eq!(built.status, Some(0), "seed {seed}: {}", built.stderr);
    let mut command = unloop();
    command.args(["check", "--property", "termination", "--format", "json", "--timeout", "60"]);
    let ran = run(command.arg(&path));
    let result: Value = serde_json::from_slice(&ran.stdout)
        .unwrap_or_else(|_| panic!("seed {seed}: status {:?}: {}", ran.status, ran.stderr.trim()));
    let said = said(&result);

    let mut rng = Rng::new(seed);
    let mut runs = vec![];
    for f in 0..FUNCTIONS {
        for i in 0..INPUTS {
            let corner = |rng: &mut Rng| *rng.pick(&[0, 1, -1, 2, 127, -128, 255, 100]);
            let (a, b) = match i % 2 {
                0 => (corner(&mut rng), corner(&mut rng)),
                _ => (rng.range(-128, 127), rng.range(0, 255)),
            };
            runs.push((f, a, b));
        }
    }
    let ends = native(&binary, &runs);
    let endless: BTreeSet<(usize, usize)> =
        runs.iter().zip(&ends).filter_map(|(run, end)| end.map(|k| (run.0, k))).collect();
    for (line, (f, chain)) in &program.loops {
        let (f, k) = (*f, chain[chain.len() - 1]);
        let Some((word, run)) = said.get(line) else { continue };
        let shown = || format!("seed {seed}, loops.c:{line}\n{}", program.text);
        match word.as_str() {
            "terminating" => assert!(!endless.contains(&(f, k)), "said to end, but does not: {}", shown()),
            "nonterminating" => {
                let (a, b) = run.unwrap_or_else(|| panic!("no run: {}", shown()));
                let stays = native(&binary, &[(f, a, b)])[0].is_some_and(|j| program.is_within(f, j, k));
                assert!(stays, "ends for a = {a}, b = {b}: {}", shown());
            }
            _ => {}
        }
        *counts.entry(word.clone()).or_default() += 1;
    }
}

#[test]
fn soundness_of_endings_of_random_loops() {
    let mut counts = BTreeMap::new();
    for seed in seeds(1) {
        check(seed, &mut counts);
    }
    println!("{counts:?}");
    assert!(counts.contains_key("terminating") && counts.contains_key("nonterminating"), "{counts:?}");
}
