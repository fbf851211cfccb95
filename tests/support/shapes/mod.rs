//! Random C programs over objects that are made of others: structures with arrays first, last and between, unions, tables with
//! rows, in static memory, on the stack and on the heap. They are read and written by indices and by pointers into them, copied
//! as a whole, given to functions that loop, call themselves, or are called by a pointer.

mod types;

use super::cgen::{CProgram, HEAD};
use super::rng::Rng;
use types::{Record, Type};

/// Mistakes in a hundred places where one may be made.
const SLIPS: usize = 5;

/// A variable with its least and greatest value, as far as they are known.
#[derive(Clone)]
struct Variable {
    name: String,
    range: Option<(i64, i64)>,
    /// No counter or input: it may be assigned to.
    free: bool,
}

struct Object {
    /// An expression for it.
    text: String,
    ty: Type,
}

/// A function that takes a pointer to a record.
struct Method {
    name: String,
    record: usize,
}

struct Gen {
    rng: Rng,
    prefix: String,
    lines: Vec<String>,
    indent: usize,
    records: Vec<Record>,
    variables: Vec<Variable>,
    objects: Vec<Object>,
    methods: Vec<Method>,
    fresh: usize,
    careful: bool,
}

/// The names of functions, globals and types begin with `p{number}_`, so that many programs fit in one binary.
pub fn program(seed: u64, number: usize) -> CProgram {
    let mut rng = Rng::new(seed ^ 0x5a9e);
    let (records, careful) = (types::records(&mut rng), rng.chance(20));
    let mut g = Gen {
        rng,
        prefix: format!("p{number}_"),
        lines: vec![],
        indent: 0,
        records,
        variables: vec![],
        objects: vec![],
        methods: vec![],
        fresh: 0,
        careful,
    };
    HEAD.iter().for_each(|line| g.line(line));
    for i in 0..g.records.len() {
        let text = g.records[i].define(i, &g.records);
        g.line(text);
    }
    for _ in 0..1 + g.rng.below(2) {
        g.global();
    }
    g.helpers();
    for _ in 0..g.rng.below(3) {
        g.method();
    }
    let inputs = g.main();
    CProgram { lines: g.lines, inputs }
}

impl Gen {
    fn line(&mut self, text: impl AsRef<str>) {
        let text = text.as_ref().replace('@', &self.prefix);
        self.lines.push(format!("{}{text}", "  ".repeat(self.indent)));
    }

    fn open(&mut self, text: impl AsRef<str>) {
        self.line(format!("{} {{", text.as_ref()));
        self.indent += 1;
    }

    fn close(&mut self) {
        self.indent -= 1;
        self.line("}");
    }

    fn name(&mut self, kind: &str) -> String {
        self.fresh += 1;
        format!("{kind}{}", self.fresh)
    }

    fn slip(&mut self) -> bool {
        !self.careful && self.rng.chance(SLIPS)
    }

    fn global(&mut self) {
        let (ty, name) = (types::object(&mut self.rng, self.records.len()), self.name("@g"));
        let text = ty.declare(&name, &self.records);
        let word = if self.rng.chance(80) { "static " } else { "" };
        self.line(format!("{word}{text};"));
        self.objects.push(Object { text: name, ty });
    }

    /// A local object, or a block of the heap.
    fn object(&mut self) {
        let (ty, name) = (types::object(&mut self.rng, self.records.len()), self.name("o"));
        let (text, ty) = match (self.rng.below(3), ty) {
            (0, Type::Array(element, n)) => {
                let pointer = element.declare(&format!("(*{name})"), &self.records);
                self.line(format!("{pointer} = calloc({n}, sizeof *{name});"));
                (name, Type::Array(element, n))
            }
            (0, ty) => {
                let pointer = ty.declare(&format!("*{name}"), &self.records);
                self.line(format!("{pointer} = calloc(1, sizeof *{name});"));
                (format!("(*{name})"), ty)
            }
            (_, ty) => {
                let text = ty.declare(&name, &self.records);
                self.line(format!("{text};"));
                self.line(format!("L memset(&{name}, 0, sizeof {name});"));
                (name, ty)
            }
        };
        self.objects.push(Object { text, ty });
    }

    /// Functions over arrays of integers and bytes, and a table of functions.
    fn helpers(&mut self) {
        let sum = if self.slip() { "n < 0" } else { "n <= 0" };
        let to = if self.slip() { "i <= n" } else { "i < n" };
        let find = if self.slip() { "a[i] != v && i < n" } else { "i < n && a[i] != v" };
        for text in [
            "static int @double(int v) { return (v & 63) * 2; }".to_string(),
            "static int @next(int v) { return (v & 63) + 1; }".to_string(),
            "static int (*const @ops[2])(int) = {@double, @next};".to_string(),
            format!("static void @fill(int *a, int n, int v) {{ L for (int i = 0; A {to}; i++) {{ L a[i] = v; }} }}"),
            format!("static int @find(const int *a, int n, int v) {{ L int i = 0; while (A {find}) {{ L i++; }} return i; }}"),
            format!("static int @sum(const int *a, int n) {{ L if ({sum}) return 0; int rest = @sum(a, n - 1); L return (rest + a[n - 1]) & 255; }}"),
            "static void @move(char *to, const char *from, int n) { L while (A n-- > 0) { L *to++ = *from++; } }".to_string(),
        ] {
            self.line(text);
        }
    }

    /// A function of a record, which sees the globals, too.
    fn method(&mut self) {
        let (record, name) = (self.rng.below(self.records.len()), self.name("@f"));
        let (objects, variables) = (self.objects.len(), self.variables.len());
        let declared = Type::Record(record).declare("*it", &self.records);
        self.open(format!("static int {name}({declared}, int v)"));
        self.line("int s0 = 0;");
        self.objects.push(Object { text: "(*it)".into(), ty: Type::Record(record) });
        self.variables.push(Variable { name: "v".into(), range: None, free: true });
        self.variables.push(Variable { name: "s0".into(), range: None, free: true });
        self.statements(3, 1);
        self.line("L return s0 & 127;");
        self.close();
        self.objects.truncate(objects);
        self.variables.truncate(variables);
        self.methods.push(Method { name, record });
    }

    fn main(&mut self) -> Vec<(i64, i64)> {
        self.open("int main(void)");
        let mut inputs = vec![];
        for _ in 0..1 + self.rng.below(2) {
            let (name, hi) = (self.name("n"), self.rng.range(1, 7));
            self.line(format!("int {name} = __VERIFIER_nondet_int();"));
            self.line(format!("if ({name} < 0 || {name} > {hi}) return 0;"));
            self.variables.push(Variable { name, range: Some((0, hi)), free: false });
            inputs.push((0, hi));
        }
        for name in ["s0", "s1"] {
            self.line(format!("int {name} = 0;"));
            self.variables.push(Variable { name: name.into(), range: None, free: true });
        }
        for _ in 0..self.rng.below(3) {
            self.object();
        }
        self.statements(6, 2);
        if self.rng.chance(50) {
            self.assertion();
        }
        self.line("return 0;");
        self.close();
        inputs
    }

    fn variable(&mut self) -> String {
        let i = self.rng.below(self.variables.len());
        self.variables[i].name.clone()
    }

    fn free(&mut self) -> String {
        let free: Vec<&Variable> = self.variables.iter().filter(|v| v.free).collect();
        free[self.rng.below(free.len())].name.clone()
    }

    /// A small number.
    fn value(&mut self) -> String {
        match self.rng.below(4) {
            0 => self.rng.range(0, 9).to_string(),
            1 => format!("({} & 7)", self.variable()),
            2 => format!("(({} & 31) + {})", self.variable(), self.rng.range(0, 3)),
            _ => format!("({} & {})", self.variable(), self.rng.range(1, 63)),
        }
    }

    /// An index below `n`, if no mistake is made.
    fn index(&mut self, n: i64) -> String {
        let most = if self.slip() { n } else { n - 1 };
        let fitting: Vec<String> = self
            .variables
            .iter()
            .filter(|v| v.range.is_some_and(|(lo, hi)| lo >= 0 && hi <= most))
            .map(|v| v.name.clone())
            .collect();
        if !fitting.is_empty() && self.rng.chance(60) {
            return self.rng.pick(&fitting).clone();
        }
        match self.rng.below(4) {
            0 => self.rng.range(0, most).to_string(),
            1 => format!("(unsigned){} % {}", self.variable(), most + 1),
            2 if n >= 2 => format!("{} & {}", self.variable(), if most >= 3 { 3 } else { 1 }),
            _ => most.to_string(),
        }
    }

    /// An object, all of it.
    fn whole(&mut self) -> (String, Type) {
        let i = self.rng.below(self.objects.len());
        (self.objects[i].text.clone(), self.objects[i].ty.clone())
    }

    /// A step into something: one of its elements or members. None of a number.
    fn step(&mut self, (text, ty): (String, Type)) -> Option<(String, Type)> {
        match ty {
            Type::Number(_) => None,
            Type::Array(element, n) => Some((format!("{text}[{}]", self.index(n)), *element)),
            Type::Record(r) => {
                let i = self.rng.below(self.records[r].members.len());
                Some((format!("{text}.m{i}"), self.records[r].members[i].clone()))
            }
        }
    }

    /// A number in some object.
    fn place(&mut self) -> (String, Type) {
        let mut at = self.whole();
        while let Some(next) = self.step(at.clone()) {
            at = next;
        }
        at
    }

    /// Something in an object of which this is true, if one of some tries finds it.
    fn part(&mut self, wanted: impl Fn(&Type) -> bool) -> Option<(String, Type)> {
        for _ in 0..8 {
            let mut at = self.whole();
            loop {
                if wanted(&at.1) {
                    return Some(at);
                }
                match self.step(at) {
                    Some(next) => at = next,
                    None => break,
                }
            }
        }
        None
    }

    fn condition(&mut self) -> String {
        let op = *self.rng.pick(&["<", ">", "==", "!="]);
        let (v, c) = (self.variable(), self.rng.range(0, 6));
        format!("{v} {op} {c}")
    }

    fn assertion(&mut self) {
        let (op, c) = (*self.rng.pick(&["==", "!=", "<=", ">="]), self.rng.range(0, 9));
        let of = if self.rng.chance(70) { self.place().0 } else { self.free() };
        self.line(format!("L __VERIFIER_assert({of} {op} {c});"));
    }

    fn statements(&mut self, count: usize, depth: usize) {
        let (objects, variables) = (self.objects.len(), self.variables.len());
        for _ in 0..1 + self.rng.below(count) {
            self.statement(depth);
        }
        self.objects.truncate(objects);
        self.variables.truncate(variables);
    }

    fn statement(&mut self, depth: usize) {
        match self.rng.below(16) {
            0..=2 => {
                let (to, v) = (self.place().0, self.value());
                self.line(format!("L {to} = {v};"));
            }
            3..=4 => {
                let (to, from) = (self.free(), self.place().0);
                self.line(format!("L {to} = (int)({from} & 63);"));
            }
            5..=7 if depth > 0 => self.walk(depth - 1),
            8 if depth > 0 => {
                let condition = self.condition();
                self.open(format!("L if ({condition})"));
                self.statements(2, depth - 1);
                self.close();
            }
            9 => self.pointer(),
            10 => self.assign(),
            11..=12 => self.call(),
            13 => self.bytes(),
            14 => {
                let (to, of, v) = (self.free(), self.index(2), self.variable());
                self.line(format!("L {to} = @ops[{of}]({v});"));
            }
            _ => self.guarded(),
        }
    }

    /// A loop over the elements of something, or up to an input.
    fn walk(&mut self, depth: usize) {
        let k = self.name("k");
        let array = self.part(|ty| matches!(ty, Type::Array(..)));
        let n = match array {
            Some((_, Type::Array(_, n))) => n,
            _ => 3,
        };
        let n = if self.slip() { n + 1 } else { n };
        let bounds: Vec<&Variable> =
            self.variables.iter().filter(|v| v.range.is_some_and(|(_, hi)| hi <= n)).collect();
        let to = match bounds.is_empty() || self.rng.chance(60) {
            true => n.to_string(),
            false => bounds[self.rng.below(bounds.len())].name.clone(),
        };
        match self.rng.chance(80) {
            true => self.open(format!("L for (int {k} = 0; A {k} < {to}; {k}++)")),
            false => self.open(format!("L for (int {k} = {to} - 1; A {k} >= 0; {k}--)")),
        }
        self.variables.push(Variable { name: k, range: Some((0, n - 1)), free: false });
        self.statements(2, depth);
        self.variables.pop();
        self.close();
    }

    /// A pointer to a number or record, which is one more way to it from there on. An address alone that lies behind the end is
    /// no fault to unloop, but one to the sanitizer: there are no mistakes in it.
    fn pointer(&mut self) {
        let careful = std::mem::replace(&mut self.careful, true);
        self.take_address();
        self.careful = careful;
    }

    fn take_address(&mut self) {
        let record = self.rng.chance(60);
        let wanted = |ty: &Type| matches!(ty, Type::Record(_)) == record && !matches!(ty, Type::Array(..));
        let Some((text, ty)) = self.part(wanted) else { return };
        let name = self.name("q");
        let pointer = ty.declare(&format!("*{name}"), &self.records);
        self.line(format!("L {pointer} = &{text};"));
        if self.rng.chance(25) {
            let (other, condition) = (self.part(|other| same(other, &ty)), self.condition());
            if let Some((other, _)) = other {
                self.line(format!("L if ({condition}) {name} = &{other};"));
            }
        }
        self.objects.push(Object { text: format!("(*{name})"), ty });
    }

    /// A structure or union as a whole, of the same kind.
    fn assign(&mut self) {
        let Some((to, ty)) = self.part(|ty| matches!(ty, Type::Record(_))) else { return };
        let Some((from, _)) = self.part(|other| same(other, &ty)) else { return };
        match self.rng.below(3) {
            0 => self.line(format!("L memmove(&{to}, &{from}, sizeof {to});")),
            _ => self.line(format!("L {to} = {from};")),
        }
    }

    fn call(&mut self) {
        let (to, v) = (self.free(), self.value());
        let integers = |ty: &Type| matches!(ty, Type::Array(e, _) if matches!(**e, Type::Number("int")));
        let array = self.part(integers);
        match (self.rng.below(2), array) {
            (0, Some((text, Type::Array(_, n)))) => {
                let n = if self.slip() { n + 1 } else { self.rng.range(0, n) };
                match self.rng.below(3) {
                    0 => self.line(format!("L @fill({text}, {n}, {v});")),
                    1 => self.line(format!("L {to} = @sum({text}, {n});")),
                    _ => self.line(format!("L {to} = @find({text}, {n}, {v});")),
                }
            }
            _ if !self.methods.is_empty() => {
                let method = self.rng.below(self.methods.len());
                let (name, record) = (self.methods[method].name.clone(), self.methods[method].record);
                let of = self.part(|ty| matches!(ty, Type::Record(r) if *r == record));
                if let Some((of, _)) = of {
                    self.line(format!("L {to} = {name}(&{of}, {v});"));
                }
            }
            _ => {}
        }
    }

    /// Bytes of something, by the library or by an own loop.
    fn bytes(&mut self) {
        let Some((to, _)) = self.part(|ty| !matches!(ty, Type::Number(_))) else { return };
        let n = match self.rng.below(3) {
            0 => format!("sizeof {to}"),
            1 => format!("sizeof {to} / 2"),
            _ if self.slip() => format!("sizeof {to} + 1"),
            _ => "1".to_string(),
        };
        let v = self.rng.range(0, 3);
        match self.rng.below(3) {
            0 => self.line(format!("L memset(&{to}, {v}, {n});")),
            _ => {
                let name = self.name("b");
                self.line(format!("char {name}[256] = {{{v}}};"));
                match self.rng.below(3) {
                    0 => self.line(format!("L @move({name}, (char *)&{to}, {n});")),
                    1 => self.line(format!("L @move((char *)&{to}, {name}, {n});")),
                    _ => self.line(format!("L memcpy(&{to}, {name}, {n});")),
                }
            }
        }
    }

    /// An element behind a comparison with the number of elements.
    fn guarded(&mut self) {
        let Some((text, Type::Array(element, n))) = self.part(|ty| matches!(ty, Type::Array(..))) else {
            return;
        };
        if !matches!(*element, Type::Number(_)) {
            return;
        }
        let (i, v) = (self.free(), self.value());
        let low = if self.slip() { String::new() } else { format!("{i} >= 0 && ") };
        let op = if self.slip() { "<=" } else { "<" };
        self.line(format!("L if ({low}{i} {op} {n}) {text}[{i}] = {v};"));
        self.line(format!(
            "L {i} = {i} < 60 ? {i} + {} : {};",
            self.rng.clone().range(1, 3),
            self.rng.clone().range(-2, 2)
        ));
    }
}

/// Are they the same type of record or number?
fn same(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (Type::Record(a), Type::Record(b)) => a == b,
        (Type::Number(a), Type::Number(b)) => a == b,
        _ => false,
    }
}
