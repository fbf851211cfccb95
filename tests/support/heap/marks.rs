//! End marks: an element that was stored in an array stops the walks over it.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions: |_| {}, build, part, end };

fn types(w: &mut Writer) {
    w.line("struct @rec { int key, v; };");
}

fn state(w: &mut Writer) {
    w.state("struct @rec *", "recs", "0");
    w.state("int ", "last", "0");
}

/// The array is full, and has a mark at `last`.
fn build(w: &mut Writer) {
    let (room, last) = (w.number(9, 12), w.count(8));
    let cond = w.cond("i");
    w.line(format!("L $last = {last};"));
    let room = w.pick(&[&room, "($last + 1)", "($last + 1)"]).to_string();
    w.line(format!("L $recs = malloc({room} * sizeof *$recs);"));
    w.open("L for (int i = 0; i <= $last; i++)");
    w.line("L $recs[i].key = i;");
    w.line(format!("L $recs[i].v = {cond} ? 1 : 2;"));
    w.close();
    mark(w);
}

/// Stores the mark.
fn mark(w: &mut Writer) {
    let guard = if w.slip() { format!("if ({}) ", w.cond("$last")) } else { String::new() };
    let at = w.pick(&["$last", "$last", "$last", "$last / 2", "0"]);
    let key = w.or("key", "v");
    match w.rng.below(4) {
        0 => w.line(format!("L {guard}$recs[{at}].{key} = -1;")),
        1 => w.line(format!("L {guard}{{ L struct @rec *m = $recs + {at}; m->{key} = -1; }}")),
        2 => w.line(format!("L {guard}{{ L $recs[{at}].{key} = -1; $recs[{at}].v = 1; }}")),
        _ => w.line(format!("L {guard}{{ L $recs[0].v = 1; $recs[{at}].{key} = -1; }}")),
    }
}

fn part(w: &mut Writer) {
    let rounds = w.rng.chance(20);
    if rounds {
        let count = w.count(5);
        w.open(format!("L for (int r = 0; r < {count}; r++)"));
        if w.rng.chance(50) {
            mark(w);
        }
    } else {
        w.open("");
    }
    for _ in 0..w.rng.below(3) {
        between(w);
    }
    walk(w);
    if w.rng.chance(30) {
        walk(w);
    }
    w.close();
}

/// What is written before the walk; some of it takes the mark away.
fn between(w: &mut Writer) {
    let value = w.or("-1", "5");
    let at = match w.rng.below(3) {
        0 => format!("({} % ($last + 1))", w.count(8)),
        1 => "($last / 2)".to_string(),
        _ => w.or("0", "$last").to_string(),
    };
    match w.rng.below(8) {
        0..=1 => w.hidden(format!("L $recs[{at}].key = {value};")),
        2 => w.hidden(format!("L $recs[{at}].v = 1;")),
        3 if w.slip() => w.hidden(format!("L ((char *)&$recs[{at}].key)[1] = 0;")),
        4 if w.slip() => w.hidden(format!("L memset($recs + {at}, 0, sizeof *$recs);")),
        5 if w.slip() => w.hidden(format!("L $recs[{at}] = $recs[0];")),
        _ => {}
    }
}

/// Where a walk begins: at the first element, or further on.
fn start(w: &mut Writer) -> String {
    match w.rng.below(5) {
        0 if w.slip() => w.count(8),
        1 => "$last / 2".to_string(),
        2 => "$last".to_string(),
        _ => "0".to_string(),
    }
}

fn walk(w: &mut Writer) {
    let (from, index) = (start(w), w.pick(&["int", "unsigned", "unsigned char", "long", "signed char"]));
    let (key, v) = if w.slip() { ("v", "key") } else { ("key", "v") };
    let goes_on = w.pick(&["!= -1", ">= 0", "+ 1", "!= -1"]);
    let step = w.or("1", "2");
    match w.rng.below(10) {
        0..=1 => {
            let head = format!("{index} i = {from}; A $recs[i].{key} {goes_on}; i += {step}");
            w.open(format!("L for ({head})"));
            visit(w, "$recs[i].", "$recs[i + 1].");
            w.close();
        }
        2..=3 => {
            let head = format!("struct @rec *q = $recs + {from}; A q->{key} {goes_on}; q += {step}");
            w.open(format!("L for ({head})"));
            visit(w, "q->", "q[1].");
            w.close();
        }
        4 => {
            w.open("");
            w.line(format!("{index} i = {from};"));
            w.open("L while (1)");
            w.line(format!("L if ($recs[i].{key} == -1) break;"));
            visit(w, "$recs[i].", "$recs[i + 1].");
            w.line(format!("L i += {step};"));
            w.close();
            w.line("L __VERIFIER_assert((int)i <= $last);");
            w.close();
        }
        5 => {
            // The step is read from the element.
            let add = w.or("1", &format!("$recs[i].{v}")).to_string();
            w.block(
                format!("L for ({index} i = {from}; A $recs[i].{key} {goes_on}; i += {add})"),
                &["L $sum += 1;"],
            );
        }
        6 => {
            // The first element is not looked at.
            let first = w.or("-1", "0");
            w.open("");
            w.line(format!("int i = {first};"));
            w.line(format!("L do {{ L i += {step}; }} while (A $recs[i].{key} {goes_on});"));
            w.line("L $sum += $recs[i].v & 3;");
            w.close();
        }
        7 => {
            w.open("");
            w.line("char *names[9];");
            w.line("L for (int i = 0; i < 9; i++) { L names[i] = \"ab\"; }");
            stop(w, "names", "\"x\"");
            w.line(format!("L char **q = names + {from};"));
            w.line(format!("L while (A *q) {{ L $sum += **q; L q += {step}; }}"));
            w.line("L __VERIFIER_assert(q - names <= $last);");
            w.close();
        }
        8 => {
            w.open("");
            w.line("char text[9];");
            w.line("L memset(text, 'a', sizeof text);");
            stop(w, "text", "'x'");
            w.line(format!("{index} i = {from};"));
            w.line(format!("L while (A text[i]) {{ L text[i] ^= 1; L i += {step}; }}"));
            w.line("L text[i] = 0;");
            w.line("L __VERIFIER_assert((int)i <= $last);");
            w.close();
        }
        _ => {
            // Backwards, to a mark at the front.
            let set = w.or("L $recs[0].key = -1;", "");
            w.open("");
            w.lines(&[set, "int i = $last;"]);
            w.line(format!("L while (A $recs[i].{key} {goes_on}) {{ L $sum += 1; L i -= {step}; }}"));
            w.close();
        }
    }
}

/// A zero at `last`, and what is written after it.
fn stop(w: &mut Writer, array: &str, other: &str) {
    let (place, at) = (w.or("$last", "$last + 1"), w.count(8));
    w.line(format!("L {array}[{place}] = 0;"));
    match w.rng.below(4) {
        0 => w.line(format!("L {array}[{at}] = 0;")),
        1 => w.line(format!("L if ({at} < $last) {array}[{at}] = {other};")),
        2 if w.slip() => w.hidden(format!("L {array}[{at}] = {other};")),
        _ => {}
    }
}

/// What a walk does with an element, and perhaps with the next one.
fn visit(w: &mut Writer, this: &str, next: &str) {
    let cond = w.cond(&format!("{this}key"));
    match w.rng.below(8) {
        0 => w.line(format!("L {this}v = -1;")),
        1 => w.line(format!("L {this}key = 3;")),
        2 if w.slip() => w.hidden(format!("L if ({cond}) {next}key = 4;")),
        3 => w.line(format!("L if ({cond}) {next}key = -1;")),
        4 => w.line(format!("L {next}v = 1;")),
        5 => w.line(format!("L if ({cond}) break;")),
        _ => w.line(format!("L $sum += {this}v & 3;")),
    }
}

fn end(w: &mut Writer) {
    let reset = w.or("L $recs = 0;", "");
    w.lines(&["L free($recs);", reset]);
}
