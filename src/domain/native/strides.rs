//! Variables that step by another variable: `at += width` beside `r++` keeps `at == at0 + (r - r0) * width`.

use crate::domain::candidate::Sink;
use crate::domain::context::{LoopContext, Place};
use crate::domain::formula::{Expr, Formula, Moment, PtrExpr};
use crate::ir::{BinOp, BlockId, Inst, Ty, Value, ValueDef};

/// Counters that are tried.
const COUNTERS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    let counts = |v: &&crate::domain::context::IntVar| matches!(v.steps.as_deref(), Some([1] | [-1]));
    let counters: Vec<_> = context.loop_ints().filter(counts).take(COUNTERS).collect();
    for (moved, stride) in moving(context) {
        for counter in &counters {
            let start = context.expr_at(&counter.expr, Moment::Entry);
            let turns = match counter.steps.as_deref() {
                Some([1]) => counter.expr.clone().minus(start),
                _ => start.minus(counter.expr.clone()),
            };
            sink.state(Formula::eq(moved.clone(), turns.times(stride.clone())));
        }
    }
}

/// How far a variable has come, and what each iteration adds.
fn moving(context: &LoopContext<'_>) -> Vec<(Expr, Expr)> {
    let mut all = vec![];
    let way = |e: &Expr| e.clone().minus(context.expr_at(e, Moment::Entry));
    for (index, &param) in context.data.params.iter().enumerate() {
        let (_, updates) = context.entries_and_updates(index);
        let [update] = updates[..] else { continue };
        if let Some((step, turns)) = by_inner_loop(context, param, update) {
            let moved = match context.body.ty(param) {
                Ty::Ptr => Some(PtrExpr::now(param).offset()),
                Ty::Int(_) => context.int(param, None),
            };
            all.extend(moved.map(|moved| (way(&moved), turns.scaled(step))));
            continue;
        }
        let int = context.ints.iter().find(|v| {
            v.place == Place::Header && matches!(&v.expr, Expr::Int { value, .. } if *value == param)
        });
        if let Some(var) = int {
            match context.int(update, Some(var.signed)) {
                Some(Expr::Add(a, b)) if *a == var.expr && stays(context, &b) => all.push((way(&a), *b)),
                Some(Expr::Add(a, b)) if *b == var.expr && stays(context, &a) => all.push((way(&b), *a)),
                Some(Expr::Sub(a, b)) if *a == var.expr && stays(context, &b) => {
                    all.push((context.expr_at(&a, Moment::Entry).minus(*a), *b));
                }
                _ => {}
            }
            continue;
        }
        let pointer = PtrExpr::now(param);
        if context.ptr_var(&pointer).is_some_and(|v| v.place == Place::Header)
            && let Some(PtrExpr::Field(base, bytes)) = context.ptr(update)
            && *base == pointer
            && let Some(stride) = scaled(context, &bytes)
        {
            all.push((way(&pointer.offset()), stride));
        }
    }
    all
}

/// What each iteration of an inner loop adds, and how many there are: `for (j = 0; j < columns; j++) p++`.
fn by_inner_loop(context: &LoopContext<'_>, param: Value, update: Value) -> Option<(i128, Expr)> {
    let ValueDef::Param(header, index) = context.body.values[update].def else { return None };
    if header == context.data.header || !context.contains(header) {
        return None;
    }
    let (first, next) = handed_to(context, header, index as usize);
    let step = added(context, update, next?)?;
    if first? != param {
        return None;
    }
    let params = &context.body.blocks[header].params;
    (0..params.len()).filter(|&n| n != index as usize).find_map(|n| {
        let (first, next) = handed_to(context, header, n);
        let from = context.body.as_const(first?)?.to_i128()?;
        let counts =
            matches!(context.body.ty(params[n]), Ty::Int(_)) && added(context, params[n], next?) == Some(1);
        let end = counts.then(|| compared_with(context, params[n])).flatten()?;
        Some((step, end.minus(Expr::Const(from))))
    })
}

/// What a header is handed from outside and from inside, if it is one value each.
fn handed_to(context: &LoopContext<'_>, header: BlockId, index: usize) -> (Option<Value>, Option<Value>) {
    let (mut outside, mut inside) = (vec![], vec![]);
    for &source in &context.cfg.preds[header] {
        let edges = context.body.blocks[source].terminator.edges();
        let side = if context.cfg.dominates(header, source) { &mut inside } else { &mut outside };
        side.extend(edges.into_iter().filter(|e| e.target == header).map(|e| e.args[index]));
    }
    let one = |mut all: Vec<Value>| {
        all.dedup();
        if let [one] = all[..] { Some(one) } else { None }
    };
    (one(outside), one(inside))
}

/// The constant that lies between the two, in bytes for pointers.
fn added(context: &LoopContext<'_>, from: Value, to: Value) -> Option<i128> {
    let ValueDef::Result(inst, _) = context.body.values[to].def else { return None };
    let number = |v: Value| context.body.as_const(v)?.to_i128();
    match context.body.insts[inst].inst {
        Inst::Binary { op: BinOp::Add, a, b, .. } if a == from => number(b),
        Inst::Binary { op: BinOp::Add, a, b, .. } if b == from => number(a),
        Inst::Gep { base, index, stride, .. } if base == from => number(index)?.checked_mul(stride.into()),
        _ => None,
    }
}

/// What a counter is compared with that the loop leaves as it is.
fn compared_with(context: &LoopContext<'_>, counter: Value) -> Option<Expr> {
    let body = context.body;
    let is_counter = |mut v: Value| loop {
        if v == counter {
            return true;
        }
        let ValueDef::Result(inst, _) = body.values[v].def else { return false };
        let Inst::Cast { a, .. } = body.insts[inst].inst else { return false };
        v = a;
    };
    let mut insts = context.data.blocks.iter().flat_map(|&b| &body.blocks[b].insts);
    insts.find_map(|&inst| match body.insts[inst].inst {
        Inst::Cmp { a, b, .. } => {
            let other = if is_counter(a) { b } else { is_counter(b).then_some(a)? };
            context.int(other, None).filter(|e| stays(context, e) || matches!(e, Expr::Const(_)))
        }
        _ => None,
    })
}

/// A variable that the loop leaves as it is.
fn stays(context: &LoopContext<'_>, e: &Expr) -> bool {
    context.int_var(e).is_some_and(|v| !v.written)
}

/// Such a variable times the size of an element.
fn scaled(context: &LoopContext<'_>, e: &Expr) -> Option<Expr> {
    let ok = match e {
        Expr::Mul(a, b) => match (&**a, &**b) {
            (e, Expr::Const(_)) | (Expr::Const(_), e) => stays(context, e),
            _ => false,
        },
        e => stays(context, e),
    };
    ok.then(|| e.clone())
}
