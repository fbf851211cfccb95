//! Lists in order: nodes are put in and taken out in the middle, moved, cut off, and given back.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions: |_| {}, build, part, end };

fn types(w: &mut Writer) {
    w.line("struct @link { struct @link *next; int key; };");
}

fn state(w: &mut Writer) {
    for name in ["first", "spare", "kept"] {
        w.state("struct @link *", name, "0");
    }
}

fn build(w: &mut Writer) {
    let (count, factor, base) = (w.count(7), w.number(1, 7), w.count(8));
    let mask = w.pick(&["1", "3", "7"]);
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    w.line("L struct @link *m = malloc(sizeof *m);");
    w.line(format!("L m->key = (i * {factor} + {base}) & {mask};"));
    insert(w);
    if w.slip() {
        let cond = w.cond("i");
        let what = w.pick(&["$kept = m", "$kept = $first", "free(m)", "m->next = $first", "$spare = m"]);
        w.hidden(format!("L if ({cond}) {what};"));
    }
    w.close();
}

/// Puts `m` where it belongs.
fn insert(w: &mut Writer) {
    let less = w.pick(&["<", "<="]);
    let next = w.or("cur", "$first");
    match w.rng.below(5) {
        0..=1 => {
            w.line("L struct @link *prev = 0, *cur = $first;");
            w.block(
                format!("L while (A cur && cur->key {less} m->key)"),
                &["L prev = cur;", "L cur = cur->next;"],
            );
            same(w);
            w.line(format!("L m->next = {next};"));
            w.line("L if (prev) prev->next = m; else $first = m;");
        }
        2 => {
            let to = w.or("*at", "m");
            w.line("L struct @link **at = &$first;");
            w.line(format!("L while (A *at && (*at)->key {less} m->key) {{ L at = &(*at)->next; }}"));
            w.line(format!("L m->next = {to};"));
            w.line("L *at = m;");
        }
        3 => {
            let empty = w.or("!$first || m->key <= $first->key", "!$first");
            w.open(format!("L if ({empty})"));
            w.lines(&["L m->next = $first;", "L $first = m;"]);
            w.otherwise();
            w.line("L struct @link *p = $first;");
            w.line(format!("L while (A p->next && p->next->key {less} m->key) {{ L p = p->next; }}"));
            let next = w.or("p->next", "p");
            w.line(format!("L m->next = {next};"));
            w.line("L p->next = m;");
            w.close();
        }
        _ => w.lines(&["L m->next = $first;", "L $first = m;"]),
    }
}

/// No key twice: the new node goes, or takes the place of the old one.
fn same(w: &mut Writer) {
    let head = "L if (cur && cur->key == m->key)";
    match w.rng.below(5) {
        0 => {
            let leave = w.or("L continue;", "");
            w.block(head, &["L free(m);", leave]);
        }
        1 => {
            let keep = w.or("", "L $kept = cur;");
            let order = match w.slip() {
                false => ["L struct @link *old = cur;", "L cur = cur->next;", "L free(old);"],
                true => ["L struct @link *old = cur->next;", "L free(cur);", ""],
            };
            w.open(head);
            w.line(keep);
            w.lines(&order);
            w.close();
        }
        _ => {}
    }
}

fn part(w: &mut Writer) {
    let rounds = w.rng.chance(25);
    if rounds {
        let count = w.count(5);
        w.open(format!("L for (int i = 0; i < {count}; i++)"));
    }
    match w.rng.below(11) {
        0 if !rounds => build(w),
        0..=2 => walk(w),
        3..=4 => remove(w),
        5 => insert_after(w),
        6 => move_first(w),
        7 => cut(w),
        8 => sweep(w),
        9 => reverse(w),
        _ => end(w),
    }
    if rounds {
        w.close();
    }
}

fn walk(w: &mut Writer) {
    let list = w.or("$first", "$kept");
    let cond = w.cond("p->key");
    let other = w.or("L $sum += p->key;", "L $kept = p;");
    w.open(format!("L for (struct @link *p = {list}; A p; A p = p->next)"));
    w.lines(&[other, "L if ($sum > 10000) break;"]);
    match w.rng.below(4) {
        0 => w.line("L __VERIFIER_assert(!p->next || p->key <= p->next->key);"),
        1 => w.line("L __VERIFIER_assert(p != $first || $first->next != p);"),
        2 => w.line(format!("L if ({cond}) break;")),
        _ => {}
    }
    w.close();
    if w.slip() {
        w.line("L if ($kept) $sum += $kept->key;");
    }
}

/// Takes out the first node that meets a condition.
fn remove(w: &mut Writer) {
    let cond = w.cond("cur->key");
    w.open("");
    w.line("L struct @link *prev = 0, *cur = $first;");
    w.block(format!("L while (A cur && !({cond}))"), &["L prev = cur;", "L cur = cur->next;"]);
    w.open("L if (cur)");
    let unlink = w.or(
        "L if (prev) prev->next = cur->next; else $first = cur->next;",
        "L if (prev) prev->next = cur->next;",
    );
    if w.slip() {
        w.lines(&["L free(cur);", unlink]);
    } else {
        let keep = w.or("", "L $kept = cur;");
        w.lines(&[unlink, keep, "L free(cur);"]);
    }
    w.close();
    w.close();
}

fn insert_after(w: &mut Writer) {
    let cond = w.cond("p->key");
    let next = w.or("p->next", "p");
    let on = w.or("L p = m;", "");
    w.open("L for (struct @link *p = $first; A p; A p = p->next)");
    w.open(format!("L if ({cond} && p->key < 20)"));
    w.line("L struct @link *m = malloc(sizeof *m);");
    w.line("L m->key = p->key + 9;");
    w.line(format!("L m->next = {next};"));
    w.lines(&["L p->next = m;", on]);
    w.close();
    w.close();
}

/// A node from the middle becomes the first.
fn move_first(w: &mut Writer) {
    let cond = w.cond("p->next->key");
    let unlink = w.or("L p->next = m->next;", "");
    w.open("");
    w.line("L struct @link *p = $first;");
    w.line(format!("L while (A p && p->next && !({cond})) {{ L p = p->next; }}"));
    w.open("L if (p && p->next)");
    w.lines(&["L struct @link *m = p->next;", unlink, "L m->next = $first;", "L $first = m;"]);
    w.close();
    w.close();
}

/// The rest of the list becomes the spare one, which goes.
fn cut(w: &mut Writer) {
    let cond = w.cond("p->key");
    let (off, reset) = (w.or("L p->next = 0;", ""), w.or("L $spare = 0;", ""));
    w.open("");
    w.line("L struct @link *p = $first;");
    w.line(format!("L while (A p && !({cond})) {{ L p = p->next; }}"));
    w.block("L if (p)", &["L $spare = p->next;", off]);
    w.block(
        "L for (struct @link *q = $spare; A q;)",
        &["L struct @link *next = q->next;", "L free(q);", "L q = next;"],
    );
    w.line(reset);
    w.close();
}

/// Takes out all nodes that meet a condition.
fn sweep(w: &mut Writer) {
    let cond = w.cond("p->key");
    match w.rng.chance(50) {
        true => {
            let on = w.or("prev = p;", "");
            let head =
                w.or("L if (prev) prev->next = next; else $first = next;", "L if (prev) prev->next = next;");
            w.open("");
            w.line("L struct @link *prev = 0, *p = $first;");
            w.open("L while (A p)");
            w.line("L struct @link *next = p->next;");
            w.open(format!("L if ({cond})"));
            w.lines(&[head, "L free(p);"]);
            w.otherwise();
            w.line(format!("L {on}"));
            w.close();
            w.line("L p = next;");
            w.close();
            w.close();
        }
        false => {
            let on = w.or("else ", "");
            w.open("L for (struct @link **at = &$first; A *at;)");
            w.line("L struct @link *p = *at;");
            w.line(format!("L if ({cond}) {{ L *at = p->next; free(p); }} {on}{{ L at = &p->next; }}"));
            w.close();
        }
    }
}

fn reverse(w: &mut Writer) {
    let last = w.or("L $first = back;", "");
    w.open("");
    w.line("L struct @link *back = 0, *p = $first;");
    let lines = ["L struct @link *next = p->next;", "L p->next = back;", "L back = p;", "L p = next;"];
    w.block("L while (A p)", &lines);
    w.line(last);
    w.close();
}

fn end(w: &mut Writer) {
    match w.rng.below(3) {
        0 => {
            let next = w.or("L $first = p->next;", "L $first = p->next ? p->next->next : 0;");
            let order = if w.slip() { ["L free(p);", next] } else { [next, "L free(p);"] };
            w.block("L while (A $first)", &["L struct @link *p = $first;", order[0], order[1]]);
        }
        1 => {
            let reset = w.or("L $first = 0;", "");
            w.block(
                "L for (struct @link *p = $first; A p;)",
                &["L struct @link *next = p->next;", "L free(p);", "L p = next;"],
            );
            w.line(reset);
        }
        _ => {
            // The first node stays until the others are gone.
            let after = w.or("L free($first);", "");
            let reset = w.or("L $first = 0;", "");
            w.open("L if ($first)");
            w.block(
                "L while (A $first->next)",
                &["L struct @link *p = $first->next;", "L $first->next = p->next;", "L free(p);"],
            );
            w.lines(&[after, reset]);
            w.close();
        }
    }
}
