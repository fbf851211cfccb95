//! Lists with one link, data of their own in each node, and three pointers into them that the parts share.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions: |_| {}, build, part, end: drop_list };

fn types(w: &mut Writer) {
    w.line("struct @node { struct @node *next; char *data; int v; };");
}

fn state(w: &mut Writer) {
    for name in ["head", "other", "tail"] {
        w.state("struct @node *", name, "0");
    }
}

fn part(w: &mut Writer) {
    match w.rng.below(8) {
        0..=2 => build(w),
        3..=4 => walk(w),
        5 => drop_list(w),
        _ => mixed(w),
    }
}

fn list(w: &mut Writer) -> &'static str {
    w.pick(&["$head", "$head", "$head", "$other"])
}

fn build(w: &mut Writer) {
    let count = w.count(14);
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    w.line("L struct @node *m = malloc(sizeof *m);");
    w.line("L m->v = i;");
    let shares = w.slip();
    let cond = w.cond("i");
    match w.rng.below(5) {
        0 => w.line("L m->data = calloc(4, 1);"),
        1 => w.line("L m->data = strdup(\"ab\");"),
        _ if shares => w.line(format!("L m->data = $head && {cond} ? $head->data : calloc(4, 1);")),
        _ => w.line("L m->data = 0;"),
    }
    link(w);
    aside(w);
    w.close();
}

/// Puts `m` into the list.
fn link(w: &mut Writer) {
    let cond = w.cond("i");
    match w.rng.below(9) {
        0..=2 => w.lines(&["L m->next = $head;", "L $head = m;"]),
        3..=4 => append(w),
        5 => {
            w.open(format!("L if ({cond})"));
            w.lines(&["L m->next = $head;", "L $head = m;", "L if (!$tail) $tail = m;"]);
            w.otherwise();
            append(w);
            w.close();
        }
        6 => w.lines(&[
            "L m->next = $head ? $head->next : 0;",
            "L if ($head) $head->next = m; else $head = m;",
        ]),
        _ => {
            let next = w.or("$head", "m");
            let head = w.pick(&["L $head = m;", "L $head = m;", ""]);
            w.open(format!("L if ({cond})"));
            append(w);
            w.otherwise();
            w.line(format!("L m->next = {next};"));
            w.line(head);
            w.close();
        }
    }
}

fn append(w: &mut Writer) {
    w.lines(&["L m->next = 0;", "L if ($tail) $tail->next = m; else $head = m;", "L $tail = m;"]);
}

/// What else happens after a node was added.
fn aside(w: &mut Writer) {
    let cond = w.cond("i");
    match w.rng.below(9) {
        0 if w.slip() => {
            let which = w.pick(&["$head->next", "m", "$tail", "$head"]);
            w.line(format!("L if ({cond}) free({which});"));
        }
        1 => {
            let fix = w.or("L $tail = 0;", "");
            let lines = ["L struct @node *t = $head;", "L $head = $head->next;", "L free(t);", fix];
            w.block(format!("L if ({cond} && $head)"), &lines);
        }
        2 => {
            let fix = w.or("L if ($tail == t) $tail = $head;", "");
            w.block(
                format!("L if ({cond} && $head && $head->next)"),
                &["L struct @node *t = $head->next;", "L $head->next = t->next;", fix, "L free(t);"],
            );
        }
        3 if w.slip() => w.line(format!("L if ({cond}) $other = $head;")),
        4 => {
            let to = w.or("0", "$head");
            w.line(format!("L if ({cond} && $tail) $tail->next = {to};"));
        }
        _ => {}
    }
}

fn walk(w: &mut Writer) {
    let list = list(w);
    let cond = w.cond("p->v");
    match w.rng.below(6) {
        0..=1 => w.block(
            format!("L for (struct @node *p = {list}; A p; A p = p->next)"),
            &["L $sum += p->v;", "L if ($sum > 1000000) break;"],
        ),
        2 => {
            let guard = w.or("L if (p->data) $sum += p->data[0];", "L $sum += p->data[0];");
            w.open("");
            w.line("int c = 0;");
            w.block(format!("L for (struct @node *p = {list}; A p && c < 40; A p = p->next, c++)"), &[guard]);
            w.close();
        }
        3 => {
            let fix = w.or("L $tail = 0;", "");
            w.open(format!("L for (struct @node **pp = &{list}; A *pp;)"));
            w.line("L struct @node *p = *pp;");
            w.open(format!("L if ({cond})"));
            w.lines(&["L *pp = p->next;", "L free(p);", fix]);
            w.otherwise();
            w.line("L pp = &p->next;");
            w.close();
            w.close();
        }
        4 => w.line("L { struct @node *t = $head; $head = $other; $other = t; $tail = 0; }"),
        _ => {
            let step = w.or("A p = p->next", "A p = p->next->next");
            w.block(
                format!("L for (struct @node *p = {list}; A p; {step})"),
                &[&format!("L if ({cond} && p->v < 1000) p->v++;")],
            );
        }
    }
}

fn drop_list(w: &mut Writer) {
    let list = list(w);
    let reset = w.or(&format!("L {list} = 0;"), "").to_string();
    let tail = w.or("L $tail = 0;", "").to_string();
    match w.rng.below(3) {
        0 => {
            let data = w.pick(&["L free(p->data);", ""]);
            w.block(
                format!("L while (A {list})"),
                &[
                    &format!("L struct @node *p = {list};"),
                    &format!("L {list} = p->next;"),
                    data,
                    "L free(p);",
                ],
            );
        }
        1 => {
            let lines = match w.slip() {
                false => ["L struct @node *q = p->next;", "L free(p);", "L p = q;"],
                true => ["L struct @node *q = p;", "L free(p);", "L p = q->next;"],
            };
            w.block(format!("L for (struct @node *p = {list}; A p;)"), &lines);
            w.line(reset);
        }
        _ => {
            let next = format!("L struct @node *p = {list}->next;");
            let data = format!("L free({list}->data);");
            let data = w.pick(&[&data, ""]).to_string();
            let lines = [&next, &data, &format!("L free({list});"), &format!("L {list} = p;")];
            w.block(format!("L while (A {list})"), &lines.map(String::as_str));
        }
    }
    w.line(tail);
}

/// A loop of steps of all kinds.
fn mixed(w: &mut Writer) {
    let count = w.count(12);
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    for _ in 0..1 + w.rng.below(3) {
        step(w, 1);
    }
    w.close();
}

fn step(w: &mut Writer, depth: usize) {
    let list = list(w);
    match w.rng.below(9) {
        0..=1 => {
            let link = [&format!("L m->next = {list};"), &format!("L {list} = m;")];
            w.block(
                "",
                &[
                    "L struct @node *m = malloc(sizeof *m);",
                    "L m->data = 0;",
                    "L m->v = i;",
                    link[0],
                    link[1],
                ],
            );
        }
        2 => {
            w.open("");
            w.lines(&["L struct @node *m = malloc(sizeof *m);", "L m->data = 0;", "L m->v = i;"]);
            append(w);
            w.close();
        }
        3 => {
            let fix = w.or("L $tail = 0;", "");
            let take = [&format!("L struct @node *m = {list};"), &format!("L {list} = m->next;")];
            w.block(format!("L if ({list})"), &[take[0], take[1], "L free(m);", fix]);
        }
        4 => {
            let fix = w.or("L $tail = 0;", "L if ($tail != m) $tail = 0;");
            let take = [&format!("L struct @node *m = {list}->next;"), &format!("L {list}->next = m->next;")];
            w.block(format!("L if ({list} && {list}->next)"), &[take[0], take[1], "L free(m);", fix]);
        }
        5 => {
            let at = w.or("3", "4");
            let lines = [format!("L {list}->data = calloc(4, 1);"), format!("L {list}->data[{at}] = 'a';")];
            w.block(format!("L if ({list} && !{list}->data)"), &[&lines[0], &lines[1]]);
        }
        6 => {
            let reset = format!("L {list}->data = 0;");
            let reset = w.or(&reset, "").to_string();
            w.block(format!("L if ({list})"), &[&format!("L free({list}->data);"), &reset]);
        }
        7 => walk(w),
        _ if depth > 0 => {
            let cond = w.cond("i");
            w.open(format!("L if ({cond})"));
            step(w, depth - 1);
            w.close();
        }
        _ => w.line("L { struct @node *t = $head; $head = $other; $other = t; $tail = 0; }"),
    }
}
