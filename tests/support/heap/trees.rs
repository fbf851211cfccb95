//! Binary trees that loops build, search, walk with a stack of their own, and end.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: insert, part, end };

fn types(w: &mut Writer) {
    w.line("struct @tree { struct @tree *left, *right; int v; };");
}

fn state(w: &mut Writer) {
    w.state("struct @tree *", "root", "0");
}

fn functions(w: &mut Writer) {
    w.open("static struct @tree *@leaf(int v)");
    w.lines(&[
        "L struct @tree *t = malloc(sizeof *t);",
        "L t->left = t->right = 0;",
        "L t->v = v;",
        "L return t;",
    ]);
    w.close();
}

fn part(w: &mut Writer) {
    match w.rng.below(8) {
        0..=2 => insert(w),
        3 => search(w),
        4..=5 => walk(w),
        6 => cut_leaf(w),
        _ => end(w),
    }
}

fn insert(w: &mut Writer) {
    let count = w.count(9);
    let (a, m) = (w.number(1, 7), w.number(5, 11));
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    w.line(format!("L int v = i * {a} % {m};"));
    if w.rng.chance(50) {
        w.line("L struct @tree **at = &$root;");
        w.line("L while (A *at) { L at = v < (*at)->v ? &(*at)->left : &(*at)->right; }");
        w.line("L *at = @leaf(v);");
    } else {
        let guard = w.or("v < t->v ? t->left : t->right", "t->left");
        w.line("L struct @tree *t = $root, *up = 0;");
        w.line(format!("L while (A t) {{ L up = t; t = {guard}; }}"));
        w.line("L struct @tree *leaf = @leaf(v);");
        w.line("L if (!up) $root = leaf; else if (v < up->v) up->left = leaf; else up->right = leaf;");
    }
    w.close();
}

fn search(w: &mut Writer) {
    let v = w.count(9);
    w.open("");
    w.line("L struct @tree *t = $root;");
    if w.rng.chance(50) {
        let guard = w.or("t && t->left", "t->left");
        let used = w.or("L if (t) $sum += t->v;", "L $sum += t->v;");
        w.lines(&[&format!("L while (A {guard}) {{ L t = t->left; }}"), used]);
    } else {
        let used = w.or("L if (t) t->v++;", "L t->v++;");
        w.line(format!("L while (A t && t->v != {v}) {{ L t = {v} < t->v ? t->left : t->right; }}"));
        w.line(used);
    }
    w.close();
}

fn walk(w: &mut Writer) {
    let room = w.or("40", "4");
    let guards = (w.or("L if (t->left) stack[depth++] = t->left;", "L stack[depth++] = t->left;"), "");
    let guard = if w.rng.chance(50) { format!(" && depth < {room}") } else { guards.1.to_string() };
    w.open("");
    w.line(format!("struct @tree *stack[{room}];"));
    w.line("int depth = 0;");
    w.line("L if ($root) stack[depth++] = $root;");
    w.open("L while (A depth > 0)");
    w.lines(&["L struct @tree *t = stack[--depth];", "L $sum += t->v;", guards.0]);
    w.line(format!("L if (t->right{guard}) stack[depth++] = t->right;"));
    w.close();
    w.close();
}

/// Takes the leftmost leaf away.
fn cut_leaf(w: &mut Writer) {
    let reset = w.or("L *at = (*at)->right;", "");
    w.open("");
    w.line("L struct @tree **at = &$root;");
    w.open("L if ($root)");
    w.line("L while (A (*at)->left) { L at = &(*at)->left; }");
    w.lines(&["L struct @tree *gone = *at;", reset, "L free(gone);"]);
    w.close();
    w.close();
}

fn end(w: &mut Writer) {
    match w.rng.below(2) {
        // Turns to the right until there is nothing on the left.
        0 => {
            let order = match w.slip() {
                false => ["L t = $root->right;", "L free($root);"],
                true => ["L free($root);", "L t = $root->right;"],
            };
            w.open("L while (A $root)");
            w.line("L struct @tree *t = $root->left;");
            w.open("L if (t)");
            w.lines(&["L $root->left = t->right;", "L t->right = $root;"]);
            w.otherwise();
            w.lines(&order);
            w.close();
            w.line("L $root = t;");
            w.close();
        }
        _ => {
            let reset = w.or("L $root = 0;", "");
            w.open("");
            w.lines(&["struct @tree *stack[40];", "int depth = 0;", "L if ($root) stack[depth++] = $root;"]);
            let lines = [
                "L struct @tree *t = stack[--depth];",
                "L if (t->left) stack[depth++] = t->left;",
                "L if (t->right) stack[depth++] = t->right;",
                "L free(t);",
            ];
            w.block("L while (A depth > 0)", &lines);
            w.close();
            w.line(reset);
        }
    }
}
