//! How the text of a program comes about: lines with their marks and names, inputs, conditions, and mistakes.

use crate::support::cgen::CProgram;
use crate::support::rng::Rng;

/// Mistakes in a hundred places where one may be made.
const SLIPS: usize = 20;
/// Probes in a hundred loops, and ends of programs.
const PROBES: usize = 12;
const LAST_PROBES: usize = 70;
/// Programs in a hundred that hide some of it behind a gate, and the number that opens it.
const GATES: usize = 35;
const KEY: i64 = 0x5a5a_5a5a ^ 99;

/// How a loop begins, and a number that says where it is.
const LOOPS: [(&str, &str); 7] = [
    ("(int i =", "i"),
    ("(struct @node *p =", "p->v"),
    ("(struct @cell *c =", "c->v"),
    ("(struct @item *m =", "m->v"),
    ("(struct @word *p =", "p->len"),
    ("(struct @entry *e =", "e->key"),
    ("(struct @link *p =", "p->key"),
];

/// In the text `@` stands before names of types and functions, `$` before those of variables that parts share. `L` and `A` note
/// the line natively: before a statement, and in front of the condition and the step of a loop.
pub struct Writer {
    pub rng: Rng,
    /// The shared variables are globals.
    pub global: bool,
    careful: bool,
    prefix: String,
    lines: Vec<String>,
    indent: usize,
    /// Names and greatest values.
    inputs: Vec<(&'static str, i64)>,
    /// `g` is an input, too: no run opens the gate by chance.
    gate: bool,
}

impl Writer {
    pub fn new(mut rng: Rng, prefix: String, careful: bool) -> Writer {
        let global = rng.chance(30);
        Writer { rng, global, careful, prefix, lines: vec![], indent: 0, inputs: vec![], gate: false }
    }

    pub fn finish(self) -> CProgram {
        let inputs = self.inputs.iter().map(|&(_, most)| (0, most));
        let inputs = inputs.chain(self.gate.then_some((KEY - 1, KEY))).collect();
        CProgram { lines: self.lines, inputs }
    }

    pub fn line(&mut self, text: impl AsRef<str>) {
        let text = text.as_ref();
        if text.is_empty() {
            return;
        }
        let shared = if self.global { self.prefix.as_str() } else { "" };
        let text = text.replace('@', &self.prefix).replace('$', shared);
        self.lines.push(format!("{}{text}", "  ".repeat(self.indent)));
    }

    pub fn lines(&mut self, all: &[&str]) {
        all.iter().for_each(|text| self.line(text));
    }

    /// A block behind this text. If it is a loop, there may be a probe in it.
    pub fn open(&mut self, text: impl AsRef<str>) {
        let text = text.as_ref();
        self.line(format!("{text} {{").trim_start());
        self.indent += 1;
        if let Some((_, place)) = LOOPS.iter().find(|(head, _)| text.contains(head)) {
            self.probe(place);
        }
    }

    /// An assertion that some run refutes, unless it ends before: whoever loses that run, or what it keeps in memory, proves it.
    fn probe(&mut self, place: &str) {
        if !self.careful && self.rng.chance(PROBES) {
            let cond = self.cond(place);
            self.line(format!("L __VERIFIER_assert(!({cond}));"));
        }
    }

    /// The same of runs that come to the end.
    pub fn last_probe(&mut self) {
        if !self.careful && self.rng.chance(LAST_PROBES) {
            let cond = if self.inputs.is_empty() {
                "1".to_string()
            } else {
                format!("n == {}", self.rng.range(0, 3))
            };
            self.hidden(format!("L __VERIFIER_assert(!({cond}));"));
        }
    }

    pub fn otherwise(&mut self) {
        self.indent -= 1;
        self.line("} else {");
        self.indent += 1;
    }

    pub fn close(&mut self) {
        self.indent -= 1;
        self.line("}");
    }

    /// A block with these lines.
    pub fn block(&mut self, head: impl AsRef<str>, all: &[&str]) {
        self.open(head);
        self.lines(all);
        self.close();
    }

    pub fn state(&mut self, ty: &str, name: &str, value: &str) {
        let word = if self.global { "static " } else { "" };
        self.line(format!("{word}{ty}${name} = {value};"));
    }

    /// Reads up to two inputs, whose values are few, and the one for the gate.
    pub fn inputs(&mut self) {
        for name in &["n", "k"][..self.rng.below(3)] {
            let most = self.rng.range(3, 8);
            self.line(format!("int {name} = __VERIFIER_nondet_uchar();"));
            self.line(format!("if ({name} > {most}) return 0;"));
            self.inputs.push((name, most));
        }
        self.gate = !self.careful && self.rng.chance(GATES);
        if self.gate {
            self.line("int g = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;");
        }
    }

    /// A statement of the main function, behind the gate if there is one.
    pub fn hidden(&mut self, text: impl AsRef<str>) {
        let gate = if self.gate { "L if (g) { L " } else { "L " };
        let end = if self.gate { " }" } else { "" };
        let text = text.as_ref().strip_prefix("L ").unwrap_or_default();
        self.line(format!("{gate}{text}{end}"));
    }

    /// Is a mistake made here?
    pub fn slip(&mut self) -> bool {
        !self.careful && self.rng.chance(SLIPS)
    }

    /// What is right, or the mistake.
    pub fn or<'a>(&mut self, right: &'a str, wrong: &'a str) -> &'a str {
        if self.slip() { wrong } else { right }
    }

    pub fn pick<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.rng.below(all.len())]
    }

    pub fn number(&mut self, lo: i64, hi: i64) -> String {
        self.rng.range(lo, hi).to_string()
    }

    /// How often something is done, at most this often: a number, or an input.
    pub fn count(&mut self, most: i64) -> String {
        let fitting: Vec<&str> = self.inputs.iter().filter(|i| i.1 <= most).map(|i| i.0).collect();
        if !fitting.is_empty() && self.rng.chance(60) {
            return self.pick(&fitting).to_string();
        }
        self.number(1.min(most), most)
    }

    /// A condition on a number that is not negative.
    pub fn cond(&mut self, v: &str) -> String {
        let small = self.rng.range(0, 12);
        match self.rng.below(8) {
            0..=1 => {
                let (a, b) = (self.rng.range(1, 9), self.rng.range(0, 9));
                let m = self.rng.range(2, 6);
                format!("({v} * {a} + {b}) % {m} == {}", small % m)
            }
            2 => format!("{v} == {small}"),
            3 => format!("{v} > {small}"),
            4 => format!("{v} % 2"),
            5 if !self.inputs.is_empty() => {
                let (op, input) = (self.pick(&["==", "<", ">="]), self.input());
                format!("{v} {op} {input}")
            }
            6 => "1".to_string(),
            _ => format!("{v} < {small}"),
        }
    }

    fn input(&mut self) -> &'static str {
        let i = self.rng.below(self.inputs.len());
        self.inputs[i].0
    }
}
