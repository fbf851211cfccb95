//! A list behind a structure, which helper functions add to, take from and look through.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: fill, part, end };

fn types(w: &mut Writer) {
    w.lines(&[
        "struct @note { int *values; int count; };",
        "struct @cell { struct @cell *next; struct @note *note; int v; };",
        "struct @queue { struct @cell *first, *last; int count; };",
    ]);
}

fn state(w: &mut Writer) {
    w.state("struct @queue ", "q", "{0}");
}

fn functions(w: &mut Writer) {
    append(w);
    take(w);
    find(w);
    clear(w);
}

fn append(w: &mut Writer) {
    w.open("static void @append(struct @queue *q, int v)");
    w.lines(&["L struct @cell *c = malloc(sizeof *c);", "L c->next = 0;", "L c->v = v;", "L c->note = 0;"]);
    let cond = w.cond("v");
    if w.rng.chance(40) {
        w.open(format!("L if ({cond})"));
        w.lines(&["L c->note = malloc(sizeof *c->note);", "L c->note->count = 2;"]);
        w.line("L c->note->values = calloc(2, sizeof(int));");
        w.close();
    }
    match w.rng.chance(70) {
        true => w.lines(&["L if (q->last) q->last->next = c; else q->first = c;", "L q->last = c;"]),
        false => w.lines(&["L c->next = q->first;", "L q->first = c;", "L if (!q->last) q->last = c;"]),
    }
    w.line("L q->count++;");
    w.close();
}

fn take(w: &mut Writer) {
    w.open("static int @take(struct @queue *q)");
    w.line("L struct @cell *c = q->first;");
    let guard = w.or("L if (!c) return 0;", "L if (q->count < 0) return 0;");
    w.lines(&[guard, "L int v = c->v;", "L q->first = c->next;"]);
    let fix = w.or("L if (!q->first) q->last = 0;", "");
    w.lines(&[fix, "L if (c->note) free(c->note->values);", "L free(c->note);"]);
    match w.slip() {
        false => w.lines(&["L free(c);", "L q->count--;", "L return v;"]),
        true => w.lines(&["L free(c);", "L q->count--;", "L return c->v;"]),
    }
    w.close();
}

fn find(w: &mut Writer) {
    w.open("static struct @cell *@find(struct @queue *q, int v)");
    let guard = w.or("c && c->v != v", "c->v != v");
    w.line("L struct @cell *c = q->first;");
    w.line(format!("L while (A {guard}) {{ L c = c->next; }}"));
    w.line("L return c;");
    w.close();
}

fn clear(w: &mut Writer) {
    w.open("static void @drain(struct @queue *q)");
    let next = w.or("next", "c->next");
    w.open("L for (struct @cell *c = q->first; A c;)");
    w.line("L struct @cell *next = c->next;");
    w.block("L if (c->note)", &["L free(c->note->values);", "L free(c->note);"]);
    w.line("L free(c);");
    w.line(format!("L c = {next};"));
    w.close();
    let reset = w.or("L q->first = q->last = 0;", "L q->first = 0;");
    w.lines(&[reset, "L q->count = 0;"]);
    w.close();
}

fn part(w: &mut Writer) {
    let count = w.count(12);
    let each = format!("L for (int i = 0; i < {count}; i++)");
    let cond = w.cond("i");
    match w.rng.below(8) {
        0..=1 => fill(w),
        2 => w.block(each, &[&format!("L if ({cond}) $sum += @take(&$q);")]),
        3 => {
            let guard = w.or("L if (c) c->v = i;", "L c->v = i;");
            w.block(each, &["L struct @cell *c = @find(&$q, i);", guard]);
        }
        4 => cut_out(w),
        5 => {
            let (most, guard) = (w.or("2", "3"), w.or("c->note", "c"));
            w.open("L for (struct @cell *c = $q.first; A c; A c = c->next)");
            w.block(
                format!("L if ({guard})"),
                &[&format!("L for (int j = 0; j < {most}; j++) {{ L c->note->values[j] = j; }}")],
            );
            w.close();
        }
        6 => {
            let reset = w.or("L $q = (struct @queue){0};", "");
            w.block("", &["L struct @queue copy = $q;", "L @drain(&copy);", reset]);
        }
        _ => w.block("L while (A $q.count > 0)", &["L $sum += @take(&$q);"]),
    }
}

fn fill(w: &mut Writer) {
    let (count, cond) = (w.count(12), w.cond("i"));
    let add = format!("L if ({cond}) @append(&$q, i); else @append(&$q, i * 2);");
    w.block(format!("L for (int i = 0; i < {count}; i++)"), &[&add]);
}

/// Takes a cell out of the middle.
fn cut_out(w: &mut Writer) {
    let v = w.number(0, 8);
    let keeps_the_end = w.or("L if ($q.last == d) $q.last = c;", "");
    w.open("");
    w.line(format!("L struct @cell *c = @find(&$q, {v});"));
    w.block(
        "L if (c && c->next)",
        &[
            "L struct @cell *d = c->next;",
            "L c->next = d->next;",
            keeps_the_end,
            "L if (d->note) free(d->note->values);",
            "L free(d->note);",
            "L free(d);",
            "L $q.count--;",
        ],
    );
    w.close();
}

fn end(w: &mut Writer) {
    w.line("L @drain(&$q);");
}
