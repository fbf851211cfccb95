//! Blocks with two dimensions, with rows of several widths, and of sizes that were counted before; each part has its own.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind =
    Kind { types: |_| {}, state: |_| {}, functions: |_| {}, build: part, part, end: |_| {} };

fn part(w: &mut Writer) {
    w.open("");
    match w.rng.below(6) {
        0..=1 => matrix(w),
        2 => counted(w),
        3 => ragged(w),
        4 => rows(w),
        _ => marked_end(w),
    }
    w.close();
}

fn sizes(w: &mut Writer) {
    let (width, height) = (w.count(6), w.count(6));
    w.line(format!("int w = {width}, h = {height};"));
}

fn matrix(w: &mut Writer) {
    sizes(w);
    let (stride, end) = (w.or("w", "(w + 1)"), w.or("<", "<="));
    let room = w.or("w * h", "(w * h - 1)");
    w.line(format!("L int *m = malloc({room} * sizeof(int));"));
    w.open("L for (int i = 0; i < h; i++)");
    w.line("L for (int j = 0; j < w; j++) { L m[i * w + j] = i + j; }");
    w.close();
    if w.rng.chance(60) {
        w.open(format!("L for (int i = 0; i {end} h; i++)"));
        w.line(format!("L for (int j = 0; j < w; j++) {{ L $sum += m[i * {stride} + j]; }}"));
        w.close();
    } else {
        w.open("L for (int j = 0; j < w; j++)");
        let at = w.or("j * h + i", "j * w + i");
        w.line(format!("L for (int i = 0; i < h; i++) {{ L $sum += m[{at}]; }}"));
        w.close();
    }
    w.line("L free(m);");
}

/// Counted, allocated, filled.
fn counted(w: &mut Writer) {
    let count = w.count(14);
    let first = w.cond("i");
    let other = w.cond("i");
    let second = if w.slip() { other } else { first.clone() };
    let each = format!("L for (int i = 0; i < {count}; i++)");
    let back = w.or("<", "<=");
    w.line("int size = 0, to = 0;");
    w.line(format!("{each} {{ L if ({first}) size++; }}"));
    w.line("L int *all = malloc(size * sizeof(int));");
    w.line(format!("{each} {{ L if ({second}) all[to++] = i; }}"));
    w.line(format!("L for (int i = 0; i {back} size; i++) {{ L $sum += all[i]; }}"));
    w.line("L free(all);");
}

/// One block for rows of different widths, with the places where they begin.
fn ragged(w: &mut Writer) {
    let height = w.count(7);
    let (a, m) = (w.number(1, 5), w.number(2, 5));
    let one = w.or("h + 1", "h");
    w.line(format!("int h = {height};"));
    w.line(format!("L int *start = malloc(({one}) * sizeof(int));"));
    w.line("L start[0] = 0;");
    w.line(format!("L for (int i = 0; i < h; i++) {{ L start[i + 1] = start[i] + i * {a} % {m}; }}"));
    w.line("L int *all = malloc(start[h] * sizeof(int));");
    let end = w.or("start[i + 1]", "start[i] + 3");
    w.open("L for (int i = 0; i < h; i++)");
    w.line(format!("L for (int j = start[i]; j < {end}; j++) {{ L all[j] = i; }}"));
    w.close();
    w.line("L for (int j = 0; j < start[h]; j++) { L $sum += all[j]; }");
    w.lines(&["L free(all);", "L free(start);"]);
}

/// A block for each row.
fn rows(w: &mut Writer) {
    sizes(w);
    let width = w.pick(&["w", "i + 1"]);
    let room = if w.slip() { "i" } else { width };
    w.line("L int **row = malloc(h * sizeof *row);");
    w.open("L for (int i = 0; i < h; i++)");
    w.line(format!("L row[i] = malloc(({room}) * sizeof(int));"));
    w.line(format!("L for (int j = 0; j < {width}; j++) {{ L row[i][j] = j; }}"));
    w.close();
    if w.rng.chance(30) {
        // Swapped, as sorting does.
        w.line(
            "L for (int i = 0; i + 1 < h; i++) { L int *t = row[i]; row[i] = row[i + 1]; row[i + 1] = t; }",
        );
        w.line("L for (int i = 0; i < h; i++) { L if (w > 0) $sum += row[i][0]; }");
    } else {
        w.open("L for (int i = 0; i < h; i++)");
        w.line(format!("L for (int j = 0; j < {width}; j++) {{ L $sum += row[i][j]; }}"));
        w.close();
    }
    let last = w.or("h", "h + 1");
    w.line(format!("L for (int i = 0; i < {last}; i++) {{ L free(row[i]); }}"));
    if w.slip() {
        w.line("L if (h > 2) row[2][0] = 1;");
    }
    w.line("L free(row);");
}

/// Numbers up to a zero at the end.
fn marked_end(w: &mut Writer) {
    let count = w.count(12);
    let one = w.or("count + 1", "count");
    let mark = w.or("L all[count] = 0;", "L if (count > 3) all[count] = 0; else all[count] = 1;");
    w.line(format!("int count = {count}, i = 0;"));
    w.line(format!("L int *all = malloc(({one}) * sizeof(int));"));
    w.line("L for (int j = 0; j < count; j++) { L all[j] = j + 1; }");
    w.line(mark);
    w.line("L while (A all[i]) { L $sum += all[i]; i++; }");
    w.line("L __VERIFIER_assert(i == count);");
    w.line("L free(all);");
}
