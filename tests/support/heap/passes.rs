//! Two passes over the same data: the first one counts, and the second one fills a buffer of that size.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types: |_| {}, state, functions: |_| {}, build: fill, part, end: |_| {} };

fn state(w: &mut Writer) {
    w.state("unsigned char ", "data[12]", "{0}");
    w.state("int ", "used", "0");
}

/// The array is longer than what is used of it.
fn fill(w: &mut Writer) {
    let count = w.count(8);
    let (factor, base, mask) = (w.number(1, 7), w.count(8), w.pick(&["1", "3", "7"]));
    w.open("L for (int i = 0; i < 10; i++)");
    w.line(format!("L $data[i] = (i * {factor} + {base}) & {mask};"));
    w.close();
    w.line(format!("L $used = {count};"));
}

/// What is done with an element, under a condition.
#[derive(Clone)]
enum Deed {
    Add(&'static str),
    Fall,
    Stop,
    Skip,
    Flip,
}

type Step = (String, Deed);

fn step(w: &mut Writer) -> Step {
    let deed = match w.rng.below(12) {
        0 => Deed::Stop,
        1..=2 => Deed::Skip,
        3 => Deed::Flip,
        4 if w.slip() => Deed::Fall,
        _ => amount(w),
    };
    let always = matches!(deed, Deed::Add(_)) && w.rng.chance(30);
    (if always { "1".to_string() } else { w.cond("X") }, deed)
}

fn amount(w: &mut Writer) -> Deed {
    let large = w.or("1", "100");
    Deed::Add(w.pick(&["1", "1", "2", "X", "(X & 3)", "(flag ? 2 : 1)", "(X > 3 ? 2 : 1)", large]))
}

/// The head of a pass over what is used of an array, and an element of it.
fn head(w: &mut Writer, way: usize) -> (String, String) {
    let mut bounds = ["<", "0"];
    if w.slip() {
        bounds = *w.rng.pick(&[["<=", "0"], ["<", "1"], ["<=", "1"]]);
    }
    let [less, from] = bounds;
    let at = "$data[i]".to_string();
    match way {
        0..=2 => (format!("L for (int i = {from}; A i {less} $used; i++)"), at),
        3 => {
            let last = w.or("$used - 1", "$used");
            (format!("L for (int i = {last}; A i >= 0; i--)"), at)
        }
        4 => {
            let range = format!("unsigned char *p = $data + {from}; A p {less} $data + $used");
            (format!("L for ({range}; p++)"), "*p".to_string())
        }
        5 => (format!("L for (int i = {from}; A i {less} $used; i += 2)"), at),
        6 => (format!("L for (unsigned i = {from}; A $data[i]; i++)"), at),
        _ => {
            let end = "A i != (unsigned char)(250 + $used)";
            (
                format!("L for (unsigned char i = 250; {end}; i++)"),
                "$data[(unsigned char)(i - 250)]".to_string(),
            )
        }
    }
}

fn part(w: &mut Writer) {
    let way = w.rng.below(8);
    let mut steps: Vec<Step> = (0..w.rng.below(3)).map(|_| step(w)).collect();
    steps.push(("1".to_string(), amount(w)));
    let rounds = w.rng.chance(25).then(|| w.count(4));
    if let Some(rounds) = &rounds {
        w.open(format!("L for (int r = 0; r < {rounds}; r++)"));
    } else {
        w.open("");
    }
    match w.rng.chance(20) {
        true => in_one(w, way, &steps),
        false => in_two(w, way, &steps),
    }
    if rounds.is_some() && w.rng.chance(60) {
        w.line("L $data[r] = ($data[r] + 3) % 6;");
    }
    w.close();
}

fn in_two(w: &mut Writer, way: usize, steps: &[Step]) {
    let narrow = w.or("unsigned", "unsigned char");
    let ty = w.pick(&["int", "unsigned", "unsigned long", narrow]);
    let element = w.pick(&["char", "int"]);
    w.line(format!("{ty} size = 0;"));
    w.line("unsigned at = 0;");
    let guard = if w.slip() { w.cond("$used") } else { String::new() };
    if !guard.is_empty() {
        w.open(format!("L if ({guard})"));
    }
    pass(w, way, steps, "size");
    if !guard.is_empty() {
        w.close();
    }
    between(w);
    room(w, element);
    let changed = changed(w, steps);
    let way = if w.slip() { w.rng.below(8) } else { way };
    pass(w, way, &changed, "to");
    after(w);
    w.close();
}

/// What happens after the first pass, before the buffer is made.
fn between(w: &mut Writer) {
    if w.slip() {
        let (at, value) = (w.count(8), w.count(8));
        let line = w.pick(&["L $data[AT] = VALUE;", "L $data[AT] &= 1;", "L $used = AT;", "L size -= 1;"]);
        w.hidden(line.replace("AT", &at).replace("VALUE", &value));
    }
}

/// A buffer of the size that was counted; opens the block where it is used.
fn room(w: &mut Writer, element: &str) {
    let (most, less) = (w.number(4, 16), w.or("<=", "<"));
    match w.rng.below(4) {
        0 => {
            let fits = w.or("size", "size - 1");
            w.line(format!("{element} to[{most}] = {{0}};"));
            w.open(format!("L if ({fits} {less} {most})"));
        }
        _ => {
            let (one, zero) = (w.or("size + 1", "size"), w.pick(&["size > 0", "size < 50", "1"]));
            w.open(format!("L if ({zero})"));
            w.line(format!("L {element} *to = calloc({one}, sizeof *to);"));
        }
    }
}

/// The steps of the second pass: the same, but for a mistake.
fn changed(w: &mut Writer, steps: &[Step]) -> Vec<Step> {
    let mut all = steps.to_vec();
    if w.slip() {
        let which = w.rng.below(all.len());
        match w.rng.below(3) {
            0 => drop(all.remove(which)),
            1 => all[which].0 = w.cond("X"),
            _ => all.insert(which, step(w)),
        }
    }
    all
}

/// Adds to `size`, or writes `to`.
fn pass(w: &mut Writer, way: usize, steps: &[Step], what: &str) {
    let (head, x) = head(w, way);
    if steps.iter().any(|(_, deed)| matches!(deed, Deed::Flip | Deed::Add("(flag ? 2 : 1)"))) {
        let flag = w.or("0", "1");
        w.line(format!("int flag{what} = {flag};"));
    }
    w.open(head);
    for (cond, deed) in steps {
        let line = match (deed, what) {
            (Deed::Add(amount), "size") => format!("size += {amount};"),
            (Deed::Add("1"), _) => "L to[at++] = 1;".to_string(),
            (Deed::Add("2"), _) => "L to[at++] = 1; L to[at++] = 2;".to_string(),
            (Deed::Add(amount), _) if w.rng.chance(60) => {
                format!("L at += {amount}; L if ({amount}) to[at - 1] = 1;")
            }
            (Deed::Add(amount), _) => format!("L for (int j = {amount}; A j > 0; j--) {{ L to[at++] = 1; }}"),
            (Deed::Fall, "size") => "if (size > 0) size -= 1;".to_string(),
            (Deed::Fall, _) => "if (at > 0) at -= 1;".to_string(),
            (Deed::Stop, _) => "break;".to_string(),
            (Deed::Skip, _) => "continue;".to_string(),
            (Deed::Flip, _) => "flag = !flag;".to_string(),
        };
        let line = format!("L if ({cond}) {{ L {line} }}").replace("if (1) ", "");
        w.line(line.replace('X', &x).replace("flag", &format!("flag{what}")));
    }
    w.close();
}

fn after(w: &mut Writer) {
    match w.rng.below(5) {
        0 => w.line("L to[at] = 0;"),
        1 => w.line("L __VERIFIER_assert(at == size);"),
        2 => w.line("L __VERIFIER_assert(at <= size);"),
        3 => w.line("L for (unsigned j = 0; A j < size; j++) { L $sum += to[j]; }"),
        _ => w.line("L if (at) to[at - 1]++;"),
    }
}

/// One loop does both: it writes only where there is a buffer.
fn in_one(w: &mut Writer, way: usize, steps: &[Step]) {
    let (reset, one) = (w.or("L at = 0;", ""), w.or("size", "size - 1"));
    w.lines(&["char *to = 0;", "unsigned size = 0, at = 0;"]);
    w.open("L for (int t = 0; t < 2; t++)");
    w.line(reset);
    let (head, x) = head(w, way);
    w.line("int flag = 0;");
    w.open(head);
    for (cond, deed) in steps {
        let line = match deed {
            Deed::Add(amount) => format!("L if (to && {amount}) to[at + {amount} - 1] = 1; at += {amount};"),
            Deed::Fall => "if (at > 0) at -= 1;".to_string(),
            Deed::Stop => "break;".to_string(),
            Deed::Skip => "continue;".to_string(),
            Deed::Flip => "flag = !flag;".to_string(),
        };
        w.line(format!("L if ({cond}) {{ L {line} }}").replace('X', &x));
    }
    w.close();
    w.open("L if (!to)");
    w.line("L size = at;");
    between(w);
    w.line(format!("L to = malloc({one});"));
    w.close();
    w.close();
    w.lines(&["L if (size) $sum += at;", "L free(to);"]);
}
