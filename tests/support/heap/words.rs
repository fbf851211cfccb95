//! Nodes with names: arrays of characters inside of them, and copies of strings behind them.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: add, part, end };

fn types(w: &mut Writer) {
    w.line("struct @word { struct @word *next; char name[8]; char *copy; unsigned len; };");
}

fn state(w: &mut Writer) {
    w.state("struct @word *", "words", "0");
}

fn functions(w: &mut Writer) {
    let room = w.or("strlen(s) + 1", "strlen(s)");
    w.open("static char *@copy(const char *s)");
    match w.rng.below(3) {
        0 => w.line("L return strdup(s);"),
        1 => {
            w.line(format!("L char *c = malloc({room});"));
            w.lines(&["L strcpy(c, s);", "L return c;"]);
        }
        _ => {
            w.lines(&["unsigned len = 0;", "L while (A s[len]) { L len++; }"]);
            w.line(format!("L char *c = malloc({});", room.replace("strlen(s)", "len")));
            w.line("L for (unsigned i = 0; i < len; i++) { L c[i] = s[i]; }");
            w.lines(&["L c[len] = 0;", "L return c;"]);
        }
    }
    w.close();
    number(w);
}

/// Writes a number with its digits.
fn number(w: &mut Writer) {
    let ten = w.or("10", "16");
    w.open("static unsigned @number(char *to, unsigned v)");
    w.lines(&["char back[8];", "unsigned len = 0, i = 0;"]);
    w.lines(&["L do {", "  L back[len++] = '0' + v % 10;"]);
    w.line(format!("  L v = v / {ten};"));
    w.line("L } while (A v);");
    w.line("L while (A i < len) { L to[i] = back[len - 1 - i]; i++; }");
    w.lines(&["L to[len] = 0;", "L return len;"]);
    w.close();
}

fn part(w: &mut Writer) {
    match w.rng.below(9) {
        0..=2 => add(w),
        3 => measure(w),
        4 => look(w),
        5 => change(w),
        6 => rename(w),
        7 => join(w),
        _ => end(w),
    }
}

fn add(w: &mut Writer) {
    let count = w.count(9);
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    w.line("L struct @word *m = malloc(sizeof *m);");
    match w.rng.below(3) {
        0 => {
            let len = w.or("i % 7", "i");
            w.line(format!("L m->len = {len};"));
            w.line("L for (unsigned j = 0; j < m->len; j++) { L m->name[j] = 'a' + j; }");
            w.line("L m->name[m->len] = 0;");
        }
        1 => {
            let factor = w.or("37", "1234567");
            w.line(format!("L m->len = @number(m->name, i * {factor});"));
        }
        _ => {
            let text = w.or("\"sevenxy\"", "\"eight888\"");
            w.line(format!("L strcpy(m->name, i % 2 ? \"ab\" : {text});"));
            w.line("L m->len = strlen(m->name);");
        }
    }
    let cond = w.cond("i");
    w.line(format!("L m->copy = {cond} ? @copy(m->name) : 0;"));
    w.lines(&["L m->next = $words;", "L $words = m;"]);
    w.close();
}

fn each(w: &mut Writer) {
    w.open("L for (struct @word *p = $words; A p; A p = p->next)");
}

fn measure(w: &mut Writer) {
    each(w);
    let guard = w.or("L if (p->copy) $sum += strlen(p->copy);", "L $sum += strlen(p->copy);");
    w.lines(&["L $sum += strlen(p->name);", guard]);
    w.close();
}

fn look(w: &mut Writer) {
    w.open("");
    w.lines(&["L struct @word *found = 0;"]);
    each(w);
    w.line("L if (strcmp(p->name, \"ab\") == 0) found = p;");
    w.close();
    let guard = w.or("if (found) ", "");
    w.line(format!("L {guard}found->name[1] = 'z';"));
    w.close();
}

fn change(w: &mut Writer) {
    let most = w.or("<", "<=");
    each(w);
    w.open("L if (p->copy)");
    w.line(format!("L for (unsigned j = 0; j {most} p->len; j++) {{ L p->copy[j] ^= 32; }}"));
    if w.slip() {
        w.line("L p->copy[p->len + 1] = 0;");
    }
    w.close();
    w.close();
}

/// Gives up a copy and makes another.
fn rename(w: &mut Writer) {
    let cond = w.cond("p->len");
    let again = w.or("L p->copy = @copy(p->name);", "");
    each(w);
    w.block(format!("L if ({cond})"), &["L free(p->copy);", again]);
    w.close();
}

/// All names in one string: measured first, then filled.
fn join(w: &mut Writer) {
    let one = w.or("size + 1", "size");
    w.open("");
    w.line("unsigned long size = 0, at = 0;");
    each(w);
    w.line("L size += strlen(p->name);");
    w.close();
    w.line(format!("L char *all = malloc({one});"));
    each(w);
    w.line("L for (unsigned j = 0; p->name[j]; j++) { L all[at++] = p->name[j]; }");
    w.close();
    w.lines(&["L all[at] = 0;", "L $sum += at;", "L free(all);"]);
    w.close();
}

fn end(w: &mut Writer) {
    let copy = w.or("L free(p->copy);", "L free(p->name);");
    let order = match w.slip() {
        false => [copy, "L $words = p->next;", "L free(p);"],
        true => ["L free(p);", copy, "L $words = p->next;"],
    };
    w.open("L while (A $words)");
    w.line("L struct @word *p = $words;");
    w.lines(&order);
    w.close();
}
