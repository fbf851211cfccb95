//! Random small C programs: integers, arrays, structures, heap, strings, calls, short loops, some recursion. One statement
//! a line; each begins with `L`, which the native build makes a note of the line and all others leave empty.

use super::rng::Rng;

pub struct CProgram {
    pub lines: Vec<String>,
    /// The range of each input, in order.
    pub inputs: Vec<(i64, i64)>,
}

impl CProgram {
    pub fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// What a program begins with whose lines are noted with `L`, and conditions of loops with `A`.
pub const HEAD: [&str; 11] = [
    "#include <stdlib.h>",
    "#include <string.h>",
    "#ifndef L",
    "#define L",
    "#endif",
    "#ifndef A",
    "#define A",
    "#endif",
    "extern int __VERIFIER_nondet_int(void);",
    "extern unsigned char __VERIFIER_nondet_uchar(void);",
    "extern void __VERIFIER_assert(int);",
];

struct Gen {
    rng: Rng,
    lines: Vec<String>,
    indent: usize,
    prefix: String,
    /// Integer variables in scope.
    vars: Vec<String>,
    /// Arrays of int in scope, with their lengths.
    arrays: Vec<(String, i64)>,
    /// Pointers to heap blocks of int.
    heap: Vec<(String, i64)>,
    strings: Vec<(String, i64)>,
    structs: Vec<String>,
    functions: Vec<String>,
    fresh: usize,
}

/// What was known where a block begins.
struct Scope {
    /// Variables, arrays, strings, structures.
    counts: [usize; 4],
    heap: Vec<(String, i64)>,
}

/// The names of functions, globals and types begin with `p{number}_`, so that many programs fit in one binary.
pub fn program(seed: u64, number: usize) -> CProgram {
    let mut g = Gen {
        rng: Rng::new(seed),
        lines: vec![],
        indent: 0,
        prefix: format!("p{number}_"),
        vars: vec![],
        arrays: vec![],
        heap: vec![],
        strings: vec![],
        structs: vec![],
        functions: vec![],
        fresh: 0,
    };
    g.head();
    for _ in 0..g.rng.below(3) {
        g.function();
    }
    let inputs = g.main();
    CProgram { lines: g.lines, inputs }
}

impl Gen {
    fn line(&mut self, text: impl AsRef<str>) {
        self.lines.push(format!("{}{}", "  ".repeat(self.indent), text.as_ref()));
    }

    fn name(&mut self, kind: &str) -> String {
        self.fresh += 1;
        format!("{kind}{}", self.fresh)
    }

    fn head(&mut self) {
        let p = self.prefix.clone();
        for text in [
            "#include <stdlib.h>",
            "#include <string.h>",
            "#ifndef L",
            "#define L",
            "#endif",
            "extern int __VERIFIER_nondet_int(void);",
            "extern short __VERIFIER_nondet_short(void);",
            "extern unsigned char __VERIFIER_nondet_uchar(void);",
            "extern void __VERIFIER_assert(int);",
        ] {
            self.line(text);
        }
        self.line(format!("struct {p}S {{ int f; int a[4]; int g; }};"));
        let n = self.rng.range(3, 6);
        self.line(format!("int {p}table[{n}] = {{1, -2, 3}};"));
        self.arrays.push((format!("{p}table"), n));
        self.line(format!("int {p}count = {};", self.rng.clone().range(-3, 3)));
        self.vars.push(format!("{p}count"));
    }

    fn scope(&self) -> Scope {
        let counts = [self.vars.len(), self.arrays.len(), self.strings.len(), self.structs.len()];
        Scope { counts, heap: self.heap.clone() }
    }

    fn leave(&mut self, Scope { counts, heap }: Scope) {
        self.vars.truncate(counts[0]);
        self.arrays.truncate(counts[1]);
        self.strings.truncate(counts[2]);
        self.structs.truncate(counts[3]);
        // A block of the outer scope may have been freed in the inner one.
        self.heap.retain(|block| heap.contains(block));
    }

    fn function(&mut self) {
        let name = format!("{}f{}", self.prefix, self.functions.len());
        let scope = self.scope();
        let recursive = self.rng.chance(40);
        self.line(format!("static int {name}(int x, int n) {{"));
        self.indent += 1;
        self.vars.extend(["x".to_string(), "n".to_string()]);
        if recursive {
            self.line("L if (n <= 0 || n > 3) return x;");
            self.statements(2, 1);
            self.line(format!("L x = {name}(x, n - 1);"));
        }
        self.statements(3, 1);
        let result = self.expr(1);
        self.line(format!("L return {result};"));
        self.indent -= 1;
        self.line("}");
        self.leave(scope);
        self.functions.push(name);
    }

    fn main(&mut self) -> Vec<(i64, i64)> {
        self.line("int main(void) {");
        self.indent += 1;
        let mut inputs = vec![];
        for _ in 0..1 + self.rng.below(3) {
            let name = self.name("i");
            let kind = *self.rng.pick(&["int", "int", "int", "short", "uchar"]);
            self.line(format!("int {name} = __VERIFIER_nondet_{kind}();"));
            let (mut lo, hi) =
                *self.rng.pick(&[(0, 4), (0, 7), (-1, 5), (-3, 3), (0, 9), (-2147483648, 2147483647)]);
            match kind {
                "uchar" => inputs.push((0, 255)),
                "short" => inputs.push((-32768, 32767)),
                _ if lo < -100 => inputs.push((lo, hi)),
                _ => {
                    lo = lo.max(-2147483648);
                    self.line(format!("if ({name} < {lo} || {name} > {hi}) return 0;"));
                    inputs.push((lo, hi));
                }
            }
            self.vars.push(name);
        }
        self.statements(9, 2);
        self.line("return 0;");
        self.indent -= 1;
        self.line("}");
        inputs
    }

    fn var(&mut self) -> String {
        let i = self.rng.below(self.vars.len());
        self.vars[i].clone()
    }

    /// One that may be assigned to: loop counters and the depth of a recursion stay, so that programs end.
    fn target(&mut self) -> String {
        let free: Vec<String> =
            self.vars.iter().filter(|v| !v.starts_with('k') && *v != "n").cloned().collect();
        self.rng.pick(&free).clone()
    }

    fn atom(&mut self) -> String {
        if self.rng.chance(70) { self.var() } else { self.rng.range(-4, 9).to_string() }
    }

    /// An index that is mostly below `n`.
    fn index(&mut self, n: i64) -> String {
        match self.rng.below(10) {
            0 => self.var(),
            1..=2 => self.rng.range(0, n - 1).to_string(),
            3 => format!("({} & 7)", self.var()),
            4 => format!("({} & 3) + {}", self.var(), self.rng.range(0, 2)),
            _ => format!("(unsigned)({}) % {n}", self.var()),
        }
    }

    fn expr(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.atom();
        }
        let (a, b) = (self.expr(depth - 1), self.expr(depth - 1));
        match self.rng.below(14) {
            0..=1 => format!("({a} + {b})"),
            2 => format!("({a} - {b})"),
            3 => format!("({a} * {b})"),
            4 => format!("({a} / ({b} | 1))"),
            5 => format!("({a} % (({b} & 7) + {}))", self.rng.range(0, 3)),
            6 => format!("({a} << ({b} & 15))"),
            7 => format!("({a} >> ({b} & {}))", if self.rng.chance(80) { 31 } else { 63 }),
            8 => format!("({a} & {b})"),
            9 => format!("({a} < {b} ? {a} : {b})"),
            10 => format!("(short)({a})"),
            11 => format!("(int)((unsigned)({a}) + 3u * (unsigned)({b}))"),
            12 => format!("(int)((long long){a} * {b} >> 3)"),
            _ => format!("({a} ^ {b})"),
        }
    }

    fn cond(&mut self) -> String {
        let (a, b) = (self.atom(), self.atom());
        let op = *self.rng.pick(&["<", "<=", "==", "!=", ">"]);
        format!("{a} {op} {b}")
    }

    fn block(&mut self, count: usize, depth: usize) {
        let scope = self.scope();
        self.indent += 1;
        self.statements(count, depth);
        self.indent -= 1;
        self.leave(scope);
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..1 + self.rng.below(count) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        match self.rng.below(24) {
            0..=2 => {
                let (name, value) = (self.name("v"), self.expr(2));
                self.line(format!("L int {name} = {value};"));
                self.vars.push(name);
            }
            3..=4 => {
                let (v, e) = (self.target(), self.expr(1));
                self.line(format!("L {v} = {e};"));
            }
            5..=7 => {
                let i = self.rng.below(self.arrays.len());
                let (a, n) = self.arrays[i].clone();
                let (at, v) = (self.index(n), self.target());
                match self.rng.chance(50) {
                    true => self.line(format!("L {a}[{at}] = {v};")),
                    false => self.line(format!("L {v} = {a}[{at}];")),
                }
            }
            8 => {
                let (name, n) = (self.name("a"), self.rng.range(2, 6));
                self.line(format!("L int {name}[{n}] = {{0}};"));
                self.arrays.push((name, n));
            }
            9..=10 if depth > 0 => self.branch(depth - 1),
            11..=12 if depth > 0 => {
                let k = self.name("k");
                let n = match self.rng.chance(60) {
                    true => self.rng.range(1, 6).to_string(),
                    false => format!("({} & 3)", self.var()),
                };
                self.line(format!("L for (int {k} = 0; {k} < {n}; {k}++) {{"));
                self.vars.push(k);
                self.block(2, depth - 1);
                self.vars.pop();
                self.line("}");
            }
            13..=14 => {
                let (name, n) = (self.name("h"), self.rng.range(2, 6));
                self.line(format!("L int *{name} = calloc({n}, sizeof(int));"));
                self.heap.push((name, n));
            }
            15..=16 if !self.heap.is_empty() => {
                let i = self.rng.below(self.heap.len());
                let (h, n) = self.heap[i].clone();
                let (at, v) = (self.index(n), self.target());
                match self.rng.below(4) {
                    0..=1 => self.line(format!("L {h}[{at}] = {v};")),
                    2 => self.line(format!("L {v} = *({h} + ({at}));")),
                    _ => {
                        let guard = if self.rng.chance(50) {
                            format!("if ({}) ", self.cond())
                        } else {
                            String::new()
                        };
                        self.line(format!("L {guard}free({h});"));
                        if self.rng.chance(70) {
                            self.heap.remove(i);
                        }
                    }
                }
            }
            17 if !self.functions.is_empty() => {
                let i = self.rng.below(self.functions.len());
                let (f, v, x, n) = (self.functions[i].clone(), self.target(), self.var(), self.atom());
                self.line(format!("L {v} = {f}({x}, {n});"));
            }
            18 => {
                let c = self.cond();
                let d = self.cond();
                self.line(format!("L __VERIFIER_assert({c} || {d});"));
            }
            19 => {
                let (name, n) = (self.name("s"), self.rng.range(4, 8));
                self.line(format!("L char {name}[{n}] = \"abc\";"));
                self.strings.push((name, n));
            }
            20 if !self.strings.is_empty() => self.string(),
            21 => {
                let name = self.name("t");
                let p = self.prefix.clone();
                self.line(format!("L struct {p}S {name} = {{1, {{2, 3}}, 4}};"));
                self.structs.push(name);
            }
            22..=23 if !self.structs.is_empty() => {
                let i = self.rng.below(self.structs.len());
                let (t, v, at) = (self.structs[i].clone(), self.target(), self.index(4));
                match self.rng.below(4) {
                    0 => self.line(format!("L {t}.a[{at}] = {v};")),
                    1 => self.line(format!("L {v} = {t}.a[{at}];")),
                    2 => self.line(format!("L {t}.g = {v};")),
                    _ => self.line(format!("L {v} = {t}.f + {t}.g;")),
                }
            }
            _ => {
                let (v, e) = (self.target(), self.expr(1));
                self.line(format!("L {v} = {e};"));
            }
        }
    }

    fn branch(&mut self, depth: usize) {
        let c = self.cond();
        self.line(format!("L if ({c}) {{"));
        self.block(2, depth);
        if self.rng.chance(50) {
            self.line("} else {");
            self.block(2, depth);
        }
        self.line("}");
    }

    fn string(&mut self) {
        let i = self.rng.below(self.strings.len());
        let (s, n) = self.strings[i].clone();
        let j = self.rng.below(self.strings.len());
        let (other, _) = self.strings[j].clone();
        let v = self.target();
        match self.rng.below(4) {
            0 => {
                let at = self.index(n);
                self.line(format!("L {s}[{at}] = 'x';"));
            }
            1 => self.line(format!("L {v} = (int)strlen({s});")),
            2 if i != j => self.line(format!("L strcpy({s}, {other});")),
            _ => {
                let len = self.rng.range(0, n);
                self.line(format!("L memset({s}, {v} & 1 ? 'y' : 0, {len});"));
            }
        }
    }
}
