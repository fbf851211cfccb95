//! Vectors: a pointer with a length and a capacity, which grow in loops; digits, sums and ends marked by a value.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: fill, part, end };

fn types(w: &mut Writer) {
    w.line("struct @vec { int *at; unsigned len, cap; };");
}

fn state(w: &mut Writer) {
    w.state("struct @vec ", "vec", "{0}");
}

fn functions(w: &mut Writer) {
    w.open("static void @push(struct @vec *v, int x)");
    grow(w, "v->");
    w.lines(&["L v->at[v->len] = x;", "L v->len++;"]);
    w.close();
}

/// Room for one more.
fn grow(w: &mut Writer, v: &str) {
    let full = w.or("==", ">");
    let more = match w.rng.below(3) {
        0 => format!("{v}cap + 4"),
        1 => format!("{v}cap ? 2 * {v}cap : 2"),
        _ => format!("{v}cap * 2 + 1"),
    };
    let more = if w.slip() { format!("{v}cap * 2") } else { more };
    let size = w.or("sizeof(int)", "2");
    w.open(format!("L if ({v}len {full} {v}cap)"));
    w.line(format!("L {v}cap = {more};"));
    match w.rng.chance(70) {
        true => w.line(format!("L {v}at = realloc({v}at, {v}cap * {size});")),
        false => {
            w.line(format!("L int *more = malloc({v}cap * {size});"));
            w.line(format!("L for (unsigned j = 0; j < {v}len; j++) {{ L more[j] = {v}at[j]; }}"));
            w.line(format!("L free({v}at);"));
            w.line(format!("L {v}at = more;"));
        }
    }
    w.close();
}

fn fill(w: &mut Writer) {
    let (count, cond) = (w.count(14), w.cond("i"));
    let each = format!("L for (int i = 0; i < {count}; i++)");
    if w.rng.chance(60) {
        return w.block(each, &[&format!("L if ({cond}) @push(&$vec, i);")]);
    }
    w.open(each);
    grow(w, "$vec.");
    w.lines(&["L $vec.at[$vec.len] = i;", "L $vec.len++;"]);
    w.close();
}

fn part(w: &mut Writer) {
    match w.rng.below(10) {
        0..=2 => fill(w),
        3 => {
            let guard = w.or("$vec.len > 0", "$vec.cap > 0");
            let lines = ["L $vec.len--;", "L $sum += $vec.at[$vec.len];"];
            w.block(format!("L while (A {guard})"), &lines);
        }
        4 => {
            let end = w.or("<", "<=");
            w.block(format!("L for (unsigned i = 0; A i {end} $vec.len; i++)"), &["L $sum += $vec.at[i];"]);
        }
        5 => marked_end(w),
        6 => digits(w),
        7 => histogram(w),
        8 => copy(w),
        _ => remove(w),
    }
}

/// Walks to a value that stands at the end.
fn marked_end(w: &mut Writer) {
    let mark = w.or("L @push(&$vec, -1);", "");
    let step = w.or("i++", "i += 2");
    w.open("");
    w.lines(&[mark, "unsigned i = 0;"]);
    w.block("L while (A $vec.at && $vec.at[i] != -1)", &["L $sum += $vec.at[i] & 7;", &format!("L {step};")]);
    w.close();
}

fn digits(w: &mut Writer) {
    let value = w.count(14);
    let ten = w.or("10", "16");
    w.open("");
    w.line(format!("unsigned x = {value} * 37, c = 0;"));
    w.line("int count[10] = {0};");
    w.lines(&["L do {", "  L @push(&$vec, x % 10);", "  L x /= 10;", "L } while (A x);"]);
    w.line(format!("L for (unsigned y = {value} * 91; y; y /= 10) {{ L count[y % {ten}]++; }}"));
    w.line("L for (int j = 0; j < 10; j++) { L c += count[j]; }");
    w.line("L $sum += c;");
    w.close();
}

fn histogram(w: &mut Writer) {
    let at = w.or("($vec.at[i] & 7)", "$vec.at[i]");
    w.open("");
    w.line("int seen[8] = {0};");
    w.line(format!("L for (unsigned i = 0; i < $vec.len; i++) {{ L seen[{at}]++; }}"));
    w.line("L $sum += seen[3];");
    w.close();
}

/// Two structures lead to one block: only one of them may go on.
fn copy(w: &mut Writer) {
    let back = w.or("L $vec = copy;", "");
    let count = w.number(1, 6);
    w.open("");
    w.line("L struct @vec copy = $vec;");
    w.line(format!("L for (int i = 0; i < {count}; i++) {{ L @push(&copy, i); }}"));
    w.line(back);
    w.line("L if ($vec.len > 0) $vec.at[0] = 7;");
    w.close();
}

/// Takes what meets a condition out, and moves the others down.
fn remove(w: &mut Writer) {
    let cond = w.cond("($vec.at[i] & 15)");
    let last = w.or("L $vec.len = to;", "");
    let mut move_on = "L for (unsigned i = 0; i < $vec.len; i++)";
    if w.slip() {
        move_on = "L for (unsigned i = 0; i < $vec.cap; i++)";
    }
    w.open("");
    w.line("unsigned to = 0;");
    w.block(move_on, &[&format!("L if ({cond}) $vec.at[to++] = $vec.at[i];")]);
    w.line(last);
    w.close();
}

fn end(w: &mut Writer) {
    let reset = w.or("L $vec.at = 0;", "");
    w.lines(&["L free($vec.at);", reset, "L $vec.len = $vec.cap = 0;"]);
}
