//! Random C programs around loops, each in several styles that mean the same: for, while, do-while, pointer walks, peeled,
//! outlined, renamed, with dead code, with wider counters. Bounds are often just right and sometimes just wrong.

use super::cgen::CProgram;
use super::rng::Rng;

const TYPES: [&str; 8] = [
    "char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long long",
    "unsigned long long",
];

#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Local,
    Global,
    Heap,
    Member,
}

#[derive(Clone, Debug)]
struct Array {
    ty: &'static str,
    len: i64,
    place: Place,
}

/// A constant plus, perhaps, an input.
#[derive(Clone, Copy, Debug)]
struct Bound {
    input: Option<usize>,
    plus: i64,
}

#[derive(Clone, Debug)]
enum Act {
    /// `array[counter + plus] = value`
    Store {
        array: usize,
        plus: i64,
        value: String,
    },
    Load {
        array: usize,
        plus: i64,
        acc: usize,
    },
    /// `acc = acc op value`
    Change {
        acc: usize,
        op: &'static str,
        by: String,
    },
    /// `if (array[counter] cmp value) acc++`
    Count {
        array: usize,
        acc: usize,
        value: i64,
    },
    /// `array[acc] = value`, guarded by `acc < limit` if there is one
    Append {
        array: usize,
        acc: usize,
        limit: Option<i64>,
    },
    Break {
        acc: usize,
        above: i64,
    },
    Inner {
        to: Bound,
        acts: Vec<Act>,
    },
}

#[derive(Clone, Debug)]
enum Part {
    /// `for (counter = from; counter < to; counter += step)`, or down from `to - 1` to `from`.
    Loop {
        from: Bound,
        to: Bound,
        inclusive: bool,
        step: i64,
        down: bool,
        acts: Vec<Act>,
    },
    /// `while (i < len && array[i] != key) i++; use array[i]`
    Search {
        array: usize,
        key: i64,
        checked: bool,
    },
    Copy {
        room: i64,
        text: usize,
    },
    /// A list with as many cells as the bound says, walked and given back.
    List {
        cells: Bound,
        uses_freed: bool,
    },
    Assert {
        acc: usize,
        cmp: &'static str,
        value: i64,
    },
}

pub struct Spec {
    arrays: Vec<Array>,
    inputs: Vec<(i64, i64)>,
    accs: usize,
    parts: Vec<Part>,
}

const TEXTS: [&str; 4] = ["", "ab", "hello", "longer text"];

impl Spec {
    pub fn new(seed: u64) -> Spec {
        let mut rng = Rng::new(seed ^ 0x10_0905);
        let arrays: Vec<Array> = (0..1 + rng.below(2))
            .map(|_| Array {
                ty: TYPES[rng.below(TYPES.len())],
                len: *rng.pick(&[3, 4, 8, 12, 16, 20]),
                place: *rng.pick(&[Place::Local, Place::Local, Place::Global, Place::Heap, Place::Member]),
            })
            .collect();
        let len = arrays[0].len;
        let inputs = (0..1 + rng.below(2))
            .map(|_| {
                let hi = match rng.below(6) {
                    0 => len + 1,
                    1 => len - 1,
                    2 => 2 * len,
                    _ => len,
                };
                (if rng.chance(20) { -2 } else { 0 }, hi)
            })
            .collect();
        let mut spec = Spec { arrays, inputs, accs: 2, parts: vec![] };
        for _ in 0..1 + rng.below(3) {
            let part = spec.part(&mut rng);
            spec.parts.push(part);
        }
        if rng.chance(60) {
            let cmp = *rng.pick(&["<=", ">=", "!=", "<"]);
            spec.parts.push(Part::Assert { acc: rng.below(2), cmp, value: rng.range(-1, 20) });
        }
        spec
    }

    fn bound(&self, rng: &mut Rng, around: i64) -> Bound {
        match rng.below(4) {
            0 => Bound { input: None, plus: around + i64::from(rng.chance(15)) },
            _ => Bound { input: Some(rng.below(self.inputs.len())), plus: i64::from(rng.chance(10)) },
        }
    }

    fn part(&self, rng: &mut Rng) -> Part {
        let array = rng.below(self.arrays.len());
        match rng.below(10) {
            0 => Part::Search { array, key: rng.range(0, 3), checked: rng.chance(60) },
            1 => Part::Copy { room: *rng.pick(&[4, 6, 8, 12, 16]), text: rng.below(TEXTS.len()) },
            2 => Part::List { cells: self.bound(rng, 5), uses_freed: rng.chance(15) },
            _ => {
                let acts = (0..1 + rng.below(3)).map(|_| self.act(rng, array, 1)).collect();
                Part::Loop {
                    from: Bound { input: None, plus: *rng.pick(&[0, 0, 0, 1]) },
                    to: self.bound(rng, self.arrays[array].len),
                    inclusive: rng.chance(8),
                    step: *rng.pick(&[1, 1, 1, 2, 3]),
                    down: rng.chance(20),
                    acts,
                }
            }
        }
    }

    fn act(&self, rng: &mut Rng, array: usize, depth: usize) -> Act {
        let plus = *rng.pick(&[0, 0, 0, 0, 0, 0, 1, -1]);
        let acc = rng.below(self.accs);
        let value = rng.range(-2, 9);
        match rng.below(9) {
            0..=2 => Act::Store { array, plus, value: rng.pick(&["0", "1", "'x'", "@"]).to_string() },
            3 => Act::Load { array, plus, acc },
            4 => Act::Change {
                acc,
                op: ["+", "-", "^", "|"][rng.below(4)],
                by: rng.pick(&["1", "2", "@"]).to_string(),
            },
            5 => Act::Count { array, acc, value },
            6 => {
                let len = self.arrays[array].len;
                let limit = *rng.pick(&[None, Some(len), Some(len), Some(len + 1)]);
                Act::Append { array, acc, limit }
            }
            7 => Act::Break { acc, above: rng.range(1, 9) },
            _ if depth > 0 => {
                let acts = (0..1 + rng.below(2)).map(|_| self.act(rng, array, 0)).collect();
                Act::Inner { to: self.bound(rng, self.arrays[array].len), acts }
            }
            _ => Act::Store { array, plus: 0, value: "1".into() },
        }
    }

    fn has_break(acts: &[Act]) -> bool {
        acts.iter().any(|a| matches!(a, Act::Break { .. }))
    }
}

/// How a program is written down; the plain style is the default.
#[derive(Clone, Copy, Default, Debug)]
pub struct Style {
    /// 0 for, 1 while, 2 do-while, 3 an endless loop with a break.
    pub form: usize,
    pub renamed: bool,
    pub dead_code: bool,
    pub outlined: bool,
    pub peeled: bool,
    pub wide: bool,
    pub walks: bool,
    pub reordered: bool,
}

impl Style {
    /// All styles that differ from the plain one in one respect, and one that differs in most.
    pub fn variants() -> Vec<Style> {
        let plain = Style::default();
        vec![
            plain,
            Style { form: 1, renamed: true, ..plain },
            Style { form: 2, ..plain },
            Style { form: 3, dead_code: true, ..plain },
            Style { outlined: true, ..plain },
            Style { peeled: true, ..plain },
            Style { wide: true, ..plain },
            Style { walks: true, reordered: true, ..plain },
            Style { form: 1, renamed: true, dead_code: true, outlined: true, wide: true, ..plain },
        ]
    }
}

struct Writer<'a> {
    spec: &'a Spec,
    style: Style,
    prefix: String,
    head: Vec<String>,
    lines: Vec<String>,
    loops: usize,
}

/// The names of functions, globals and types begin with `p{number}_`, so that many programs fit in one binary.
pub fn program(spec: &Spec, style: Style, number: usize) -> CProgram {
    let mut w = Writer { spec, style, prefix: format!("p{number}_"), head: vec![], lines: vec![], loops: 0 };
    w.main();
    let mut lines = w.head;
    lines.extend(w.lines);
    CProgram { lines, inputs: spec.inputs.clone() }
}

impl Writer<'_> {
    fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    fn input(&self, i: usize) -> String {
        if self.style.renamed { format!("given_{i}") } else { format!("n{i}") }
    }

    fn acc(&self, i: usize) -> String {
        let name = if self.style.renamed { format!("total_{i}") } else { format!("s{i}") };
        if self.style.outlined { format!("{}{name}", self.prefix) } else { name }
    }

    fn array(&self, i: usize) -> String {
        match self.spec.arrays[i].place {
            Place::Global => format!("{}g{i}", self.prefix),
            Place::Member => format!("{}m.a{i}", self.prefix),
            Place::Local | Place::Heap if self.style.outlined => format!("{}a{i}", self.prefix),
            Place::Local | Place::Heap => format!("a{i}"),
        }
    }

    fn bound(&self, b: Bound) -> String {
        match b.input {
            None => b.plus.to_string(),
            Some(i) if b.plus == 0 => self.input_value(i),
            Some(i) => format!("({} + {})", self.input_value(i), b.plus),
        }
    }

    /// An outlined function sees the inputs through globals.
    fn input_value(&self, i: usize) -> String {
        if self.style.outlined { format!("{}{}", self.prefix, self.input(i)) } else { self.input(i) }
    }

    fn main(&mut self) {
        let p = self.prefix.clone();
        for text in [
            "#include <stdlib.h>",
            "#include <string.h>",
            "#ifndef L",
            "#define L",
            "#endif",
            "extern int __VERIFIER_nondet_int(void);",
            "extern void __VERIFIER_assert(int);",
        ] {
            self.head.push(text.into());
        }
        self.head.push(format!("struct {p}cell {{ int value; struct {p}cell *next; }};"));
        let mut members = String::new();
        for (i, a) in self.spec.arrays.iter().enumerate() {
            match a.place {
                Place::Global => self.head.push(format!("static {} {p}g{i}[{}];", a.ty, a.len)),
                Place::Member => members += &format!("{} a{i}[{}]; ", a.ty, a.len),
                Place::Local | Place::Heap if self.style.outlined => {
                    self.head.push(format!("static {} *{p}a{i};", a.ty))
                }
                Place::Local | Place::Heap => {}
            }
        }
        self.head.push(format!("static struct {{ int first; {members}int last; }} {p}m;"));
        if self.style.outlined {
            let inputs: Vec<String> = (0..self.spec.inputs.len()).map(|i| self.input_value(i)).collect();
            let accs: Vec<String> = (0..self.spec.accs).map(|i| self.acc(i)).collect();
            self.head.push(format!("static int {}, {};", inputs.join(", "), accs.join(", ")));
        }
        self.line("int main(void) {");
        self.declarations();
        for part in &self.spec.parts {
            self.part(part);
        }
        if self.style.dead_code {
            self.line("if (0) { int *nothing = 0; *nothing = 1; }");
        }
        self.line("return 0;");
        self.line("}");
    }

    fn declarations(&mut self) {
        for (i, &(lo, hi)) in self.spec.inputs.iter().enumerate() {
            let name = self.input(i);
            self.line(format!("int {name} = __VERIFIER_nondet_int();"));
            self.line(format!("if ({name} < {lo} || {name} > {hi}) return 0;"));
            if self.style.outlined {
                self.line(format!("{} = {name};", self.input_value(i)));
            }
        }
        let mut made = vec![];
        for i in 0..self.spec.accs {
            let name = self.acc(i);
            made.push(if self.style.outlined { format!("{name} = 0;") } else { format!("int {name} = 0;") });
        }
        for (i, a) in self.spec.arrays.clone().into_iter().enumerate() {
            let target = if self.style.outlined { format!("room{i}") } else { format!("a{i}") };
            match a.place {
                Place::Local => made.push(format!("{} {target}[{}] = {{0}};", a.ty, a.len)),
                Place::Heap => {
                    made.push(format!("{} *{target} = calloc({}, sizeof({}));", a.ty, a.len, a.ty))
                }
                Place::Global | Place::Member => continue,
            }
            if self.style.outlined {
                made.push(format!("{}a{i} = {target};", self.prefix));
            }
        }
        if self.style.reordered && !self.style.outlined {
            made.reverse();
        }
        for text in made {
            self.line(text);
        }
        if self.style.dead_code {
            self.line("int unused = 7; unused = unused * 2;");
        }
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Loop { from, to, inclusive, step, down, acts } => {
                self.counting(*from, *to, *inclusive, *step, *down, acts)
            }
            Part::Search { array, key, checked } => self.search(*array, *key, *checked),
            Part::Copy { room, text } => self.copy(*room, *text),
            Part::List { cells, uses_freed } => self.list(*cells, *uses_freed),
            Part::Assert { acc, cmp, value } => {
                let acc = self.acc(*acc);
                self.line(format!("L __VERIFIER_assert({acc} {cmp} {value});"));
            }
        }
    }

    /// The name of a new counter.
    fn counter(&mut self) -> String {
        self.loops += 1;
        if self.style.renamed { format!("at_{}", self.loops) } else { format!("k{}", self.loops) }
    }

    fn counting(&mut self, from: Bound, to: Bound, inclusive: bool, step: i64, down: bool, acts: &[Act]) {
        let k = self.counter();
        let ty = if self.style.wide { "long long" } else { "int" };
        let (from, to) = (self.bound(from), self.bound(to));
        let (start, test, next) = match (down, inclusive) {
            (true, _) => (format!("{to} - 1"), format!("{k} >= {from}"), format!("{k} -= {step}")),
            (false, true) => (from, format!("{k} <= {to}"), format!("{k} += {step}")),
            (false, false) => (from, format!("{k} < {to}"), format!("{k} += {step}")),
        };
        // An outlined body is a function of the counter, which says whether to stop.
        let body = match self.style.outlined {
            true => vec![format!("L if ({}({k})) break;", self.outline(&k, ty, acts))],
            false => self.walked(&k, step, down, acts),
        };
        self.line("{");
        self.line(format!("L {ty} {k} = {start};"));
        if self.style.walks && !self.style.outlined {
            for a in 0..self.spec.arrays.len() {
                let (name, ty) = (self.array(a), self.spec.arrays[a].ty);
                self.line(format!("L {ty} *walk{a} = &{name}[0] + {k};"));
            }
        }
        if self.style.peeled && !Spec::has_break(acts) && !self.style.outlined {
            self.line(format!("if ({test}) {{"));
            body.iter().for_each(|l| self.line(l.clone()));
            self.line(format!("L {next};"));
            self.line("}");
        }
        self.repeat(&test, &next, body);
        self.line("}");
    }

    fn repeat(&mut self, test: &str, next: &str, body: Vec<String>) {
        let step = format!("L {next};");
        match self.style.form {
            0 => self.line(format!("for (; {test}; {next}) {{")),
            1 => self.line(format!("while ({test}) {{")),
            2 => self.line(format!("if ({test}) do {{")),
            _ => {
                self.line("for (;;) {");
                self.line(format!("if (!({test})) break;"));
            }
        }
        body.into_iter().for_each(|l| self.line(l));
        match self.style.form {
            0 => self.line("}"),
            2 => {
                self.line(step);
                self.line(format!("}} while ({test});"));
            }
            _ => {
                self.line(step);
                self.line("}");
            }
        }
    }

    /// The body in place; with walking pointers beside the counter where that is wanted.
    fn walked(&mut self, k: &str, step: i64, down: bool, acts: &[Act]) -> Vec<String> {
        let mut body: Vec<String> = acts.iter().flat_map(|a| self.act(a, k, "break")).collect();
        if self.style.walks {
            for a in 0..self.spec.arrays.len() {
                let sign = if down { "-" } else { "+" };
                body.push(format!("L walk{a} {sign}= {step};"));
            }
        }
        body
    }

    fn outline(&mut self, k: &str, ty: &str, acts: &[Act]) -> String {
        let name = format!("{}body{}", self.prefix, self.loops);
        let body: Vec<String> = acts.iter().flat_map(|a| self.act(a, k, "return 1")).collect();
        self.head.push(format!("static int {name}({ty} {k}) {{"));
        self.head.extend(body);
        self.head.extend(["return 0;".to_string(), "}".to_string()]);
        name
    }

    fn element(&self, array: usize, k: &str, plus: i64, inner: bool) -> String {
        let offset = match plus {
            0 => String::new(),
            _ => format!(" + {plus}"),
        };
        match self.style.walks && !self.style.outlined && !inner {
            true => format!("*(walk{array}{offset})"),
            false => format!("{}[{k}{offset}]", self.array(array)),
        }
    }

    fn act(&mut self, act: &Act, k: &str, stop: &str) -> Vec<String> {
        self.act_in(act, k, stop, false)
    }

    fn act_in(&mut self, act: &Act, k: &str, stop: &str, inner: bool) -> Vec<String> {
        match act {
            Act::Store { array, plus, value } => {
                let value = value.replace('@', k);
                vec![format!("L {} = {value};", self.element(*array, k, *plus, inner))]
            }
            Act::Load { array, plus, acc } => {
                vec![format!("L {} = (int)({} & 15);", self.acc(*acc), self.element(*array, k, *plus, inner))]
            }
            Act::Change { acc, op, by } => {
                let (acc, by) = (self.acc(*acc), by.replace('@', k));
                vec![format!("L {acc} = (int)({acc} {op} {by});")]
            }
            Act::Count { array, acc, value } => {
                let element = self.element(*array, k, 0, inner);
                vec![format!("L if ({element} == {value}) {}++;", self.acc(*acc))]
            }
            Act::Append { array, acc, limit } => {
                let (array, acc) = (self.array(*array), self.acc(*acc));
                let guard = limit.map_or_else(
                    || format!("if ({acc} >= 0) "),
                    |n| format!("if ({acc} >= 0 && {acc} < {n}) "),
                );
                vec![format!("L {guard}{array}[{acc}] = 1;"), format!("L {acc}++;")]
            }
            Act::Break { acc, above } => vec![format!("L if ({} > {above}) {stop};", self.acc(*acc))],
            Act::Inner { to, acts } => {
                let j = self.counter();
                let to = self.bound(*to);
                let mut lines = vec![format!("L for (int {j} = 0; {j} < {to}; {j}++) {{")];
                lines.extend(acts.iter().flat_map(|a| self.act_in(a, &j, "break", true)));
                lines.push("}".into());
                lines
            }
        }
    }

    fn search(&mut self, array: usize, key: i64, checked: bool) {
        let k = self.counter();
        let (name, len) = (self.array(array), self.spec.arrays[array].len);
        self.line("{");
        self.line(format!("int {k} = 0;"));
        let test = format!("{k} < {len} && {name}[{k}] != {key}");
        match self.style.form {
            0 => self.line(format!("L for (; {test}; {k}++) {{}}")),
            _ => self.line(format!("L while ({test}) {k}++;")),
        }
        let guard = if checked { format!("if ({k} < {len}) ") } else { String::new() };
        self.line(format!("L {guard}{name}[{k}] = 1;"));
        self.line("}");
    }

    fn copy(&mut self, room: i64, text: usize) {
        let k = self.counter();
        self.line("{");
        self.line(format!("char to{k}[{room}];"));
        self.line(format!("const char *from{k} = \"{}\";", TEXTS[text]));
        match self.style.walks {
            true => {
                self.line(format!("char *out{k} = to{k};"));
                self.line(format!("L while ((*out{k} = *from{k}) != 0) {{ out{k}++; from{k}++; }}"));
            }
            false => {
                self.line(format!("int {k} = 0;"));
                self.line(format!("L while ((to{k}[{k}] = from{k}[{k}]) != 0) {k}++;"));
            }
        }
        let acc = self.acc(0);
        self.line(format!("L {acc} = (int)strlen(to{k});"));
        self.line("}");
    }

    fn list(&mut self, cells: Bound, uses_freed: bool) {
        let k = self.counter();
        let cell = format!("struct {}cell", self.prefix);
        let (to, acc) = (self.bound(cells), self.acc(1));
        self.line("{");
        self.line(format!("{cell} *list{k} = 0;"));
        self.line(format!("L for (int {k} = 0; {k} < {to}; {k}++) {{"));
        self.line(format!("{cell} *new{k} = malloc(sizeof *new{k});"));
        self.line(format!("L new{k}->value = {k};"));
        self.line(format!("L new{k}->next = list{k};"));
        self.line(format!("list{k} = new{k};"));
        self.line("}");
        self.line(format!("L while (list{k}) {{"));
        self.line(format!("L {cell} *next{k} = list{k}->next;"));
        if uses_freed {
            self.line(format!("L free(list{k});"));
            self.line(format!("L {acc} += list{k}->value;"));
        } else {
            self.line(format!("L {acc} += list{k}->value;"));
            self.line(format!("L free(list{k});"));
        }
        self.line(format!("list{k} = next{k};"));
        self.line("}");
        self.line("}");
    }
}
