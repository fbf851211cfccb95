//! What the loop has tested so far: `forall k in [i0, i): a[k] < n` where it goes on while an element compares so.
//!
//! A table that is checked before it is used, a text that has to consist of digits: what the test says of one element holds of all before
//! it. Equality with something is said in [`super::array_contents`].

use super::array_contents::{Cell, cell};
use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment};
use crate::ir::{BinOp, Callee, CastOp, CmpOp, FuncId, Inst, Ty, Value, ValueDef};
use crate::term::Bv;

/// The function of the C library that gives the table of classes of characters.
const CLASSES: &str = "__ctype_b_loc";
/// Steps from a test to what it tests.
const FUEL: u32 = 6;

/// An element, with a constant that was added to it.
struct Tested {
    cell: Cell,
    signed: bool,
    plus: i128,
}

impl Tested {
    fn load(&self) -> Expr {
        self.cell.load(self.signed, Moment::Now)
    }

    fn between(&self, least: i128, most: i128, sink: &mut Sink) {
        for body in
            [Formula::le(Expr::Const(least), self.load()), Formula::le(self.load(), Expr::Const(most))]
        {
            sink.state(self.cell.all(body));
        }
    }
}

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    for &block in &context.data.blocks {
        for &inst in &context.body.blocks[block].insts {
            match &context.body.insts[inst].inst {
                Inst::Cmp { op: CmpOp::Eq | CmpOp::Ne, a, .. } => class(context, *a, sink),
                Inst::Cmp { op, a, b } => ordered(context, *op, *a, *b, sink),
                Inst::Call { callee: Callee::Func(func), args } => {
                    let all = args.iter().enumerate();
                    all.for_each(|(index, &arg)| judged(context, *func, index, arg, sink));
                }
                _ => {}
            }
        }
    }
}

fn tested(context: &LoopContext<'_>, value: Value, signed: bool, fuel: u32) -> Option<Tested> {
    let fuel = fuel.checked_sub(1)?;
    match context.definition(value)? {
        Inst::Load { ptr, .. } => {
            let Ty::Int(width) = context.body.ty(value) else { return None };
            Some(Tested { cell: cell(context, *ptr, width)?, signed, plus: 0 })
        }
        Inst::Cast { op: CastOp::SExt, a } => tested(context, *a, true, fuel),
        Inst::Cast { op: CastOp::ZExt, a } => tested(context, *a, false, fuel),
        Inst::Binary { op: BinOp::Add, a, b, .. } => {
            let plus = number(context.body.as_const(*b)?)?;
            let inner = tested(context, *a, signed, fuel)?;
            Some(Tested { plus: inner.plus + plus, ..inner })
        }
        _ => None,
    }
}

fn number(bv: &Bv) -> Option<i128> {
    let (value, width) = (bv.to_u64()?, bv.width());
    let half = 1i128 << (width.min(64) - 1);
    Some(if i128::from(value) < half { i128::from(value) } else { i128::from(value) - 2 * half })
}

fn ordered(context: &LoopContext<'_>, op: CmpOp, a: Value, b: Value, sink: &mut Sink) {
    let signed = matches!(op, CmpOp::Slt | CmpOp::Sle);
    for (x, y) in [(a, b), (b, a)] {
        let Some(one) = tested(context, x, signed, FUEL) else { continue };
        let Some(other) = context.int(y, Some(signed)) else { continue };
        if let (Expr::Const(c), true) = (&other, one.plus != 0) {
            // `(unsigned)(x - '0') < 10`
            one.between(-one.plus, c - one.plus - i128::from(op == CmpOp::Ult), sink);
            continue;
        }
        if one.plus == 0 {
            let load = one.load();
            for body in [
                Formula::lt(load.clone(), other.clone()),
                Formula::le(load.clone(), other.clone()),
                Formula::le(other.clone(), load.clone()),
                Formula::lt(other, load),
            ] {
                sink.state(one.cell.all(body));
            }
        }
    }
}

/// `isdigit(x)` in the C library's headers: a bit of what stands in a table.
fn class(context: &LoopContext<'_>, value: Value, sink: &mut Sink) {
    let Some(Inst::Binary { op: BinOp::And, a, b, .. }) = context.definition(value) else { return };
    let Some(mask) = context.body.as_const(*b).and_then(Bv::to_u64) else { return };
    let Some(one) = looked_up(context, *a, FUEL) else { return };
    if let Some((least, most)) = members(mask) {
        one.between(least, most, sink);
    }
}

/// The index into the table of classes.
fn looked_up(context: &LoopContext<'_>, value: Value, fuel: u32) -> Option<Tested> {
    let fuel = fuel.checked_sub(1)?;
    match context.definition(value)? {
        Inst::Cast { a, .. } => looked_up(context, *a, fuel),
        Inst::Load { ptr, .. } => {
            let Inst::Gep { base, index, .. } = context.definition(*ptr)? else { return None };
            let Inst::Load { ptr: table, .. } = context.definition(*base)? else { return None };
            let Inst::Call { callee: Callee::Func(func), .. } = context.definition(*table)? else {
                return None;
            };
            let is_table = context.program.funcs[*func].name == CLASSES;
            is_table.then(|| tested(context, *index, true, FUEL)).flatten().filter(|t| t.plus == 0)
        }
        _ => None,
    }
}

/// The least and the greatest character of the class.
fn members(mask: u64) -> Option<(i128, i128)> {
    let is_in: fn(&u8) -> bool = match mask {
        256 => u8::is_ascii_uppercase,
        512 => u8::is_ascii_lowercase,
        1024 => u8::is_ascii_alphabetic,
        2048 => u8::is_ascii_digit,
        4096 => u8::is_ascii_hexdigit,
        8192 => |c| (9..=13).contains(c) || *c == b' ',
        16384 => |c| (32..127).contains(c),
        32768 => u8::is_ascii_graphic,
        8 => u8::is_ascii_alphanumeric,
        4 => u8::is_ascii_punctuation,
        _ => return None,
    };
    let all: Vec<u8> = (0..=127).filter(is_in).collect();
    Some((i128::from(*all.first()?), i128::from(*all.last()?)))
}

/// A function that compares what it is given with constants.
fn judged(context: &LoopContext<'_>, func: FuncId, index: usize, arg: Value, sink: &mut Sink) {
    let Some(body) = &context.program.funcs[func].body else { return };
    let Some(one) = tested(context, arg, true, FUEL).filter(|t| t.plus == 0) else { return };
    let is_given = |v: Value| matches!(body.values[v].def, ValueDef::Param(block, i) if block == body.entry && i as usize == index);
    let compared = body.insts.values().filter_map(|inst| match inst.inst {
        Inst::Cmp { op: CmpOp::Slt | CmpOp::Sle | CmpOp::Ult | CmpOp::Ule, a, b } => {
            let with = if is_given(a) { b } else { a };
            (is_given(a) || is_given(b)).then(|| body.as_const(with).and_then(number)).flatten()
        }
        _ => None,
    });
    let constants: std::collections::BTreeSet<i128> = compared.collect();
    if let (Some(&least), Some(&most)) = (constants.first(), constants.last()) {
        one.between(least, most, sink);
    }
}
