//! A table of lists, with names inside of the blocks: entries are put in front, looked for, dropped from the middle, and all given back.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: fill, part, end };

fn types(w: &mut Writer) {
    w.line("struct @entry { int key; char name[6]; struct @entry *next; };");
}

fn state(w: &mut Writer) {
    w.state("struct @entry *", "table[4]", "{0}");
}

fn functions(w: &mut Writer) {
    put(w);
    drop_one(w);
    seek(w);
    clear(w);
}

fn put(w: &mut Writer) {
    w.open("static void @put(struct @entry **t, int key)");
    w.lines(&["L struct @entry *e = malloc(sizeof *e);", "L e->key = key;"]);
    let end = w.or("5", "6");
    w.line(format!("L for (int i = 0; i < {end}; i++) {{ L e->name[i] = (char)('a' + (key + i) % 7); }}"));
    let mark = w.or("L e->name[5] = 0;", "L if (key < 3) e->name[5] = 0;");
    w.lines(&[mark, "L e->next = t[key % 4];", "L t[key % 4] = e;"]);
    if w.slip() {
        let cond = w.cond("key");
        w.line(format!("L if ({cond}) t[(key + 1) % 4] = e;"));
    }
    w.close();
}

fn drop_one(w: &mut Writer) {
    w.open("static int @drop(struct @entry **t, int key)");
    let cond = w.cond("key");
    if w.rng.chance(50) {
        w.line("L struct @entry **at = &t[key % 4];");
        w.line("L while (A *at && (*at)->key != key) { L at = &(*at)->next; }");
        let guard = w.or("L if (!*at) return 0;", "L if (key > 90) return 0;");
        w.lines(&[guard, "L struct @entry *e = *at;"]);
        match w.slip() {
            false => w.lines(&["L *at = e->next;", "L free(e);"]),
            true => w.lines(&[&format!("L if (!({cond})) *at = e->next;"), "L free(e);"]),
        }
    } else {
        w.line("L struct @entry *before = 0, *e = t[key % 4];");
        w.line("L while (A e && e->key != key) { L before = e; e = e->next; }");
        w.line("L if (!e) return 0;");
        let first = w.or("t[key % 4] = e->next;", "t[key % 3] = e->next;");
        w.line(format!("L if (before) before->next = e->next; else {first}"));
        w.line("L free(e);");
    }
    let late = w.or("L return 1;", "L return t[key % 4] ? t[key % 4]->key : 1;");
    w.lines(&[late]);
    w.close();
}

fn seek(w: &mut Writer) {
    w.open("static int @seek(struct @entry **t, int key)");
    w.open("L for (struct @entry *e = t[key % 4]; A e; A e = e->next)");
    w.line("L if (e->key == key) return (int)strlen(e->name);");
    w.close();
    w.line("L return 0;");
    w.close();
}

fn clear(w: &mut Writer) {
    w.open("static void @clear(struct @entry **t)");
    w.open("L for (int b = 0; b < 4; b++)");
    w.line("L struct @entry *e = t[b];");
    let next = w.or("e = next;", "e = e->next;");
    w.line(format!("L while (A e) {{ L struct @entry *next = e->next; L free(e); L {next} }}"));
    let reset = w.or("L t[b] = 0;", "");
    w.line(reset);
    w.close();
    w.close();
}

fn fill(w: &mut Writer) {
    let (count, key) = (w.count(7), key(w));
    w.line(format!("L for (int i = 0; i < {count}; i++) {{ L @put($table, {key}); }}"));
}

/// A number that is not negative, of the step i.
fn key(w: &mut Writer) -> String {
    let (a, b, m) = (w.number(1, 5), w.number(0, 5), w.number(3, 12));
    format!("(i * {a} + {b}) % {m}")
}

fn part(w: &mut Writer) {
    let (count, cond) = (w.count(8), w.cond("i"));
    let (one, two) = (key(w), key(w));
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    match w.rng.below(3) {
        0 => w.line(format!("L if ({cond}) {{ L @drop($table, {one}); }} else {{ L @put($table, {two}); }}")),
        1 => w.line(format!("L if ({cond}) {{ L @drop($table, {one}); }} L $sum += @seek($table, {two});")),
        _ => w.line(format!("L $sum += @seek($table, {one});")),
    }
    w.close();
}

fn end(w: &mut Writer) {
    w.hidden("L @clear($table);");
    if w.rng.chance(30) {
        w.hidden("L $sum += @seek($table, 2);");
    }
}
