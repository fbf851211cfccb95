//! What the callers of a function compare its arguments with, said of its parameters.

use super::compare::{Comparison, Position};
use super::{LoopContext, terms};
use crate::domain::formula::Expr;
use crate::ir::{Body, Callee, CastOp, CmpOp, Inst, Ty, Value, ValueDef};

/// Calls beyond that many are not looked at.
const MOST_CALLS: usize = 40;

impl LoopContext<'_> {
    /// It is the body of a function as a whole.
    pub fn is_body(&self) -> bool {
        self.data.header == self.body.entry && self.data.latches.is_empty()
    }

    pub(super) fn comparisons_of_callers(&self) -> Vec<Comparison> {
        let mut all: Vec<Comparison> = vec![];
        let mut calls = 0;
        for (_, _, body) in self.program.defined() {
            for data in body.insts.values() {
                match &data.inst {
                    Inst::Call { callee: Callee::Func(func), args } if *func == self.func => {
                        calls += 1;
                        if calls <= MOST_CALLS {
                            self.add_call_site(body, args, &mut all);
                        }
                    }
                    _ => {}
                }
            }
        }
        all
    }

    fn add_call_site(&self, caller: &Body, args: &[Value], all: &mut Vec<Comparison>) {
        let mut add = |op: CmpOp, a: Expr, b: Expr| {
            let one = Comparison { op, a, b, pointers: None, position: Position::Before };
            if !all.contains(&one) {
                all.push(one);
            }
        };
        for (&arg, &param) in args.iter().zip(&self.parameters) {
            let signed = self.sign(param);
            let constant = caller.as_const(arg).and_then(|c| terms::constant(c, signed));
            if let (Ty::Int(_), Some(c)) = (self.body.ty(param), constant) {
                add(CmpOp::Eq, Expr::now(param, signed), Expr::Const(c));
            }
        }
        for data in caller.insts.values() {
            let Inst::Cmp { op, a, b } = data.inst else { continue };
            let signed = matches!(op, CmpOp::Slt | CmpOp::Sle);
            let said = |value: Value| {
                if let Some(c) = caller.as_const(value) {
                    return terms::constant(c, signed || matches!(op, CmpOp::Eq | CmpOp::Ne));
                }
                None
            };
            let term = |value: Value| {
                let index = args.iter().position(|&arg| origin(caller, arg) == origin(caller, value))?;
                let param = *self.parameters.get(index)?;
                matches!(self.body.ty(param), Ty::Int(_)).then(|| Expr::now(param, self.sign(param)))
            };
            let of = |value: Value| said(value).map(Expr::Const).or_else(|| term(value));
            if let (Some(a), Some(b)) = (of(a), of(b))
                && !matches!((&a, &b), (Expr::Const(_), Expr::Const(_)))
            {
                add(op, a, b);
            }
        }
    }
}

/// The value before it was widened.
fn origin(body: &Body, value: Value) -> Value {
    match body.values[value].def {
        ValueDef::Result(inst, _) => match body.insts[inst].inst {
            Inst::Cast { op: CastOp::SExt | CastOp::ZExt, a } => origin(body, a),
            _ => value,
        },
        _ => value,
    }
}
