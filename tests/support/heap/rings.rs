//! Lists with links in both directions, with removal from the middle.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: add, part, end };

fn types(w: &mut Writer) {
    w.line("struct @round { struct @round *prev, *next; int v; };");
    w.line("struct @ring { struct @round *first, *last; };");
}

fn state(w: &mut Writer) {
    w.state("struct @ring ", "ring", "{0}");
}

fn functions(w: &mut Writer) {
    w.open("static void @leave(struct @ring *r, struct @round *i)");
    let (a, b) = match w.slip() {
        false => ("L if (i->prev) i->prev->next = i->next; else r->first = i->next;", "i->next"),
        true => ("L if (i->prev) i->prev->next = i->next;", "i->next"),
    };
    let link = format!("L if ({b}) i->next->prev = i->prev; else r->last = i->prev;");
    let link = w.or(&link, "L if (i->next) i->next->prev = i->prev;").to_string();
    w.lines(&[a, &link]);
    w.close();
}

fn part(w: &mut Writer) {
    match w.rng.below(8) {
        0..=2 => add(w),
        3..=4 => remove(w),
        5 => walk(w),
        6 => insert(w),
        _ => end(w),
    }
}

fn add(w: &mut Writer) {
    let count = w.count(12);
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    w.lines(&["L struct @round *m = malloc(sizeof *m);", "L m->v = i;"]);
    if w.rng.chance(60) {
        let back = w.or("L m->prev = $ring.last;", "L m->prev = $ring.first;");
        w.lines(&["L m->next = 0;", back]);
        w.line("L if ($ring.last) $ring.last->next = m; else $ring.first = m;");
        w.line("L $ring.last = m;");
    } else {
        w.lines(&["L m->prev = 0;", "L m->next = $ring.first;"]);
        w.line("L if ($ring.first) $ring.first->prev = m; else $ring.last = m;");
        w.line("L $ring.first = m;");
    }
    if w.rng.chance(25) {
        let cond = w.cond("i");
        let which = w.pick(&["m", "$ring.first", "$ring.last"]);
        let lines = [&format!("L struct @round *t = {which};"), "L @leave(&$ring, t);", "L free(t);"];
        w.block(format!("L if ({cond})"), &lines);
    }
    w.close();
}

fn remove(w: &mut Writer) {
    let cond = w.cond("m->v");
    let unlink = w.or("L @leave(&$ring, m);", "");
    if w.rng.chance(50) {
        w.open("L for (struct @round *m = $ring.first; A m;)");
        match w.slip() {
            false => {
                w.line("L struct @round *next = m->next;");
                w.block(format!("L if ({cond})"), &[unlink, "L free(m);"]);
                w.line("L m = next;");
            }
            true => {
                w.block(format!("L if ({cond})"), &[unlink, "L free(m);"]);
                w.line("L m = m->next;");
            }
        }
        w.close();
    } else {
        let guard = w.or("m && ", "");
        w.open("");
        w.line("L struct @round *m = $ring.first;");
        w.line(format!("L while (A m && !({cond})) {{ L m = m->next; }}"));
        w.block(format!("L if ({guard}1)"), &["L @leave(&$ring, m);", "L free(m);"]);
        w.close();
    }
}

fn walk(w: &mut Writer) {
    let (from, step) = *w.rng.pick(&[("first", "next"), ("last", "prev")]);
    w.open("");
    w.line("int c = 0;");
    w.open(format!("L for (struct @round *m = $ring.{from}; A m && c < 40; A m = m->{step}, c++)"));
    match w.slip() {
        false => w.line("L if (m->next) $sum += m->next->v;"),
        true => w.line("L $sum += m->next->v;"),
    }
    w.line("L if (m->prev && m->prev->next == m) $sum++;");
    w.close();
    w.close();
}

/// Puts an item behind another one.
fn insert(w: &mut Writer) {
    let cond = w.cond("m->v");
    let back =
        w.or("L if (e->next) e->next->prev = e; else $ring.last = e;", "L if (e->next) e->next->prev = e;");
    w.open("L for (struct @round *m = $ring.first; A m; A m = m->next)");
    w.open(format!("L if ({cond})"));
    w.lines(&[
        "L struct @round *e = malloc(sizeof *e);",
        "L e->v = 50;",
        "L e->prev = m;",
        "L e->next = m->next;",
    ]);
    w.lines(&[back, "L m->next = e;", "L break;"]);
    w.close();
    w.close();
}

fn end(w: &mut Writer) {
    let reset = w.or("L $ring.first = $ring.last = 0;", "L $ring.first = 0;");
    match w.rng.chance(50) {
        true => w.block(
            "L while (A $ring.first)",
            &["L struct @round *m = $ring.first;", "L $ring.first = m->next;", "L free(m);"],
        ),
        false => w.block(
            "L for (struct @round *m = $ring.last; A m;)",
            &["L struct @round *t = m->prev;", "L free(m);", "L m = t;"],
        ),
    }
    w.line(reset);
}
