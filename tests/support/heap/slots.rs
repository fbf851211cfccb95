//! Arrays of pointers: slots that hold a block or nothing, and chains behind them.

use super::Kind;
use super::writer::Writer;

pub const KIND: Kind = Kind { types, state, functions, build: fill, part, end };

fn types(w: &mut Writer) {
    w.line("struct @held { struct @held *next; int key, value; };");
}

fn state(w: &mut Writer) {
    w.state("int *", "slot[8]", "{0}");
    w.state("struct @held *", "chain[5]", "{0}");
}

fn functions(w: &mut Writer) {
    let guard = w.or("e && e->key != key", "e->key != key");
    w.open("static struct @held *@look(struct @held **chain, int key)");
    w.line("L struct @held *e = chain[key % 5];");
    w.line(format!("L while (A {guard}) {{ L e = e->next; }}"));
    w.line("L return e;");
    w.close();
}

fn fill(w: &mut Writer) {
    if w.rng.chance(50) { set(w) } else { insert(w) }
}

/// Slot i has room for i + 1 numbers.
fn set(w: &mut Writer) {
    let (eight, cond) = (w.or("8", "9"), w.cond("i"));
    let (room, free) = (w.or("i + 1", "i"), w.pick(&["L free($slot[i]);", ""]));
    w.open(format!("L for (int i = 0; i < {eight}; i++)"));
    w.open(format!("L if ({cond})"));
    w.line(free);
    w.line(format!("L $slot[i] = malloc(({room}) * sizeof(int));"));
    w.line("L for (int j = 0; j <= i; j++) { L $slot[i][j] = j; }");
    w.close();
    w.close();
}

fn part(w: &mut Writer) {
    let cond = w.cond("i");
    let eight = w.or("8", "9");
    let each = format!("L for (int i = 0; i < {eight}; i++)");
    match w.rng.below(12) {
        0..=1 => set(w),
        2 => insert(w),
        3 => {
            let reset = w.or("L $slot[i] = 0;", "");
            w.block(each, &[&format!("L if ({cond}) {{ L free($slot[i]); {reset} }}")]);
        }
        4..=5 => {
            let (guard, at) = (w.or("$slot[i]", "1"), w.or("i", "i + 1"));
            w.block(each, &[&format!("L if ({guard}) $sum += $slot[i][{at}] & 7;")]);
        }
        6 => {
            let reset = w.or("L $slot[i] = 0;", "");
            let count = w.number(1, 7);
            let lines = ["L free($slot[i + 1]);", "L $slot[i + 1] = 0;", "L if (i % 2) continue;"];
            w.open(format!("L for (int i = 0; i < {count}; i++)"));
            w.lines(&lines);
            // What was in slot i is smaller than what belongs in the next one.
            w.line("L if (!$slot[i]) continue;");
            w.line("L $slot[i + 1] = realloc($slot[i], (i + 2) * sizeof(int));");
            w.line("L $slot[i + 1][i + 1] = 0;");
            w.line(reset);
            w.close();
        }
        7..=8 => insert(w),
        9 => {
            let guard = w.or("L if (e) e->value++;", "L e->value++;");
            let count = w.count(14);
            w.block(
                format!("L for (int i = 0; i < {count}; i++)"),
                &["L struct @held *e = @look($chain, i);", guard],
            );
        }
        10 => remove(w),
        _ => pack(w),
    }
}

fn insert(w: &mut Writer) {
    let count = w.count(14);
    let factor = w.number(1, 5);
    let five = w.or("% 5", "% 6");
    w.open(format!("L for (int i = 0; i < {count}; i++)"));
    w.lines(&["L struct @held *e = malloc(sizeof *e);", "L e->value = i;"]);
    w.line(format!("L e->key = i * {factor};"));
    w.line(format!("L e->next = $chain[e->key {five}];"));
    w.line(format!("L $chain[e->key {five}] = e;"));
    w.close();
}

fn remove(w: &mut Writer) {
    let cond = w.cond("e->value");
    w.open("L for (int i = 0; i < 5; i++)");
    w.open("L for (struct @held **at = &$chain[i]; A *at;)");
    w.line("L struct @held *e = *at;");
    match w.slip() {
        false => w.line(format!("L if ({cond}) {{ L *at = e->next; free(e); }} else {{ L at = &e->next; }}")),
        true => w.line(format!("L if ({cond}) {{ L free(e); *at = e->next; }} else {{ L at = &e->next; }}")),
    }
    w.close();
    w.close();
}

/// Moves what is there to an array of its own, of just that size.
fn pack(w: &mut Writer) {
    let (first, second) = ("$slot[i]", w.or("$slot[i]", "1"));
    w.open("");
    w.line("int count = 0, to = 0;");
    w.line(format!("L for (int i = 0; i < 8; i++) {{ L if ({first}) count++; }}"));
    w.line("L int **all = malloc(count * sizeof *all);");
    w.line(format!("L for (int i = 0; i < 8; i++) {{ L if ({second}) all[to++] = $slot[i]; }}"));
    w.line("L for (int i = 0; i < count; i++) { L $sum += all[i][0] & 3; }");
    if w.slip() {
        w.line("L for (int i = 0; i < count; i++) { L free(all[i]); }");
    }
    w.line("L free(all);");
    w.close();
}

fn end(w: &mut Writer) {
    w.line("L for (int i = 0; i < 8; i++) { L free($slot[i]); }");
    let next = w.or("L struct @held *next = e->next;", "");
    let step = if next.is_empty() { "L e = e->next;" } else { "L e = next;" };
    w.open("L for (int i = 0; i < 5; i++)");
    w.block("L for (struct @held *e = $chain[i]; A e;)", &[next, "L free(e);", step]);
    w.close();
}
