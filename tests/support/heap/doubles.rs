//! Lists that go both ways: blocks are put at either end, taken out wherever they are, moved to the front, and all given back.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: fill, part, end };

fn types(w: &mut Writer) {
    w.lines(&[
        "struct @item { struct @item *prev, *next; int v; };",
        "struct @line { struct @item *first, *last; };",
    ]);
}

fn state(w: &mut Writer) {
    w.state("struct @line ", "line", "{0}");
    w.state("struct @item *", "current", "0");
}

fn functions(w: &mut Writer) {
    push(w);
    unlink(w);
    take(w);
}

fn push(w: &mut Writer) {
    w.open("static struct @item *@push_line(struct @line *q, struct @item *m)");
    let other = w.or("m->prev = 0;", "if (m->v > 2) m->prev = 0;");
    w.line(format!("L {other}"));
    w.line("L m->next = q->first;");
    let back = w.or("q->first->prev = m;", "q->first->prev = m->v > 3 ? m : 0;");
    w.line(format!("L if (q->first) {back} else q->last = m;"));
    w.lines(&["L q->first = m;", "L return m;"]);
    w.close();
}

fn unlink(w: &mut Writer) {
    w.open("static void @unlink(struct @line *q, struct @item *m)");
    w.line("L if (m->prev) m->prev->next = m->next; else q->first = m->next;");
    let back = w.or("m->next->prev = m->prev;", ";");
    let last = w.or("q->last = m->prev;", ";");
    w.line(format!("L if (m->next) {back} else {last}"));
    w.close();
}

/// Takes out the block with a number.
fn take(w: &mut Writer) {
    w.open("static int @take_one(struct @line *q, int v)");
    let from = w.pick(&["q->first", "q->last"]);
    let step = if from == "q->first" { "next" } else { "prev" };
    w.open(format!("L for (struct @item *m = {from}; A m; A m = m->{step})"));
    let out = w.or("L @unlink(q, m);", "L if (m->next) @unlink(q, m);");
    w.block("L if (m->v == v)", &[out, "L free(m);", "L return 1;"]);
    w.close();
    w.line("L return 0;");
    w.close();
}

fn new(w: &mut Writer, v: &str) {
    w.line("L struct @item *m = malloc(sizeof *m);");
    w.line(format!("L m->v = {v};"));
    // Nobody has said what the links are.
    w.line("L m->prev = m->next = 0;");
}

fn fill(w: &mut Writer) {
    let (count, m) = (w.count(7), w.number(2, 9));
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    new(w, &format!("i * 5 % {m}"));
    let cond = w.cond("i");
    match w.rng.below(3) {
        0 => w.line(format!(
            "L if ({cond}) {{ L $current = @push_line(&$line, m); }} else {{ L @push_line(&$line, m); }}"
        )),
        _ => w.line("L @push_line(&$line, m);"),
    }
    w.close();
}

fn part(w: &mut Writer) {
    match w.rng.below(4) {
        0 => {
            let (count, a) = (w.count(6), w.number(1, 4));
            let keep = w.or("L $current = 0;", "");
            w.line(keep);
            w.line(format!(
                "L for (int i = 0; i < {count}; i++) {{ L $sum += @take_one(&$line, i * {a}); }}"
            ));
        }
        // The last one comes to the front.
        1 => {
            let count = w.count(5);
            w.open(format!("L for (int i = 0; i < {count}; i++)"));
            w.line("L struct @item *m = $line.last;");
            let guard = w.or("m", "i < 4");
            w.line(format!("L if ({guard}) {{ L @unlink(&$line, m); L @push_line(&$line, m); }}"));
            w.close();
        }
        2 => {
            let (cond, count) = (w.cond("i"), w.count(6));
            let order = w.or("L @unlink(&$line, m); L free(m);", "L free(m); L @unlink(&$line, m);");
            w.open(format!("L for (int i = 0; i < {count}; i++)"));
            w.line("L struct @item *m = $line.first;");
            w.line("L if ($current == m) $current = 0;");
            w.line(format!("L if (m && ({cond})) {{ {order} }}"));
            w.close();
        }
        _ => w.line("L for (struct @item *m = $line.last; A m; A m = m->prev) { L $sum += m->v; }"),
    }
    if w.rng.chance(40) {
        w.hidden("L if ($current) $sum += $current->v;");
    }
}

fn end(w: &mut Writer) {
    let next = w.or("m = next;", "m = m->next;");
    w.line(format!(
        "L for (struct @item *m = $line.first; A m;) {{ L struct @item *next = m->next; L free(m); L {next} }}"
    ));
}
