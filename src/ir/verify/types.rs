//! Types of operands and results, instruction by instruction.

use super::{Fault, Report, calls};
use crate::ir::{BinOp, Body, CastOp, Inst, InstData, Program, Ty, Value};
use crate::term::op::{FpFormat, FpOp};

pub fn check(program: &Program, body: &Body, report: &mut Report) {
    for (block, data) in &body.blocks {
        for &inst in &data.insts {
            report.at_inst(block, inst);
            let data = &body.insts[inst];
            Typer { program, body, data, report: &mut *report }.check();
        }
    }
}

/// The rules for one instruction.
pub struct Typer<'a, 'r> {
    pub program: &'a Program,
    pub body: &'a Body,
    pub data: &'a InstData,
    pub report: &'r mut Report,
}

impl Typer<'_, '_> {
    fn check(&mut self) {
        match &self.data.inst {
            Inst::Binary { op, a, b, nsw } => self.binary(*op, *a, *b, *nsw),
            Inst::Cmp { a, b, .. } => {
                self.same(*a, *b);
                self.fixed();
            }
            Inst::Overflow { a, b, .. } => {
                self.int(*a);
                self.same(*a, *b);
                self.fixed();
            }
            Inst::Cast { op, a } => self.cast(*op, *a),
            Inst::Select { cond, then, els } => {
                self.bool(*cond);
                self.same(*then, *els);
                self.results(&[self.body.ty(*then)]);
            }
            Inst::Fp { op, format, args } => self.fp(*op, *format, args),
            Inst::Gep { base, index, .. } => {
                self.ptr(*base);
                self.size(*index);
                self.fixed();
            }
            Inst::Alloca { bytes, align, .. } => {
                self.size(*bytes);
                self.report.check(align.is_power_of_two(), || Fault::Alignment(*align));
                self.fixed();
            }
            Inst::StackSave | Inst::Abstract { .. } => self.fixed(),
            Inst::Alloc { bytes } => {
                self.size(*bytes);
                self.fixed();
            }
            Inst::Load { ptr, .. } => {
                self.ptr(*ptr);
                self.any_result().into_iter().for_each(|result| self.whole_bytes(self.body.ty(result)));
            }
            Inst::Store { ptr, value, .. } => {
                self.ptr(*ptr);
                self.whole_bytes(self.body.ty(*value));
                self.results(&[]);
            }
            Inst::Fill { ptr, byte, len } => {
                self.ptr(*ptr);
                self.is(*byte, Ty::Int(8), "i8");
                self.size(*len);
                self.results(&[]);
            }
            Inst::Copy { dst, src, len, .. } => {
                self.ptr(*dst);
                self.ptr(*src);
                self.size(*len);
                self.results(&[]);
            }
            Inst::LifetimeStart { ptr } | Inst::LifetimeEnd { ptr } | Inst::Free { ptr } => {
                self.ptr(*ptr);
                self.results(&[]);
            }
            Inst::StackRestore { token } => {
                self.ptr(*token);
                self.results(&[]);
            }
            Inst::Input { .. } | Inst::Uninit => drop(self.any_result()),
            Inst::Assume { cond } | Inst::Check { cond, .. } => {
                self.bool(*cond);
                self.results(&[]);
            }
            Inst::Havoc { ptr, len } | Inst::Output { ptr, len } => {
                self.ptr(*ptr);
                self.size(*len);
                self.results(&[]);
            }
            Inst::NextZero { ptr } | Inst::ObjectSize { ptr } | Inst::ObjectOffset { ptr } => {
                self.ptr(*ptr);
                self.fixed();
            }
            Inst::Readable { ptr, len } => {
                self.ptr(*ptr);
                self.size(*len);
                self.fixed();
            }
            Inst::Alive { ptr } | Inst::IsHeap { ptr } => {
                self.ptr(*ptr);
                self.fixed();
            }
            Inst::Format { dst, cap, format, args } => {
                [dst, format, args].into_iter().for_each(|&ptr| self.ptr(ptr));
                self.size(*cap);
                self.fixed();
            }
            Inst::Exit { status } => {
                self.is(*status, Ty::Int(32), "i32");
                self.results(&[]);
            }
            Inst::Abort => self.results(&[]),
            Inst::Call { callee, args } => calls::check(self, callee, args),
            // What is not modelled has the operands and results it happens to have.
            Inst::Opaque { .. } => {}
            Inst::Bind { .. } => self.results(&[]),
        }
    }

    fn is(&mut self, value: Value, ty: Ty, expected: &'static str) {
        let found = self.body.ty(value);
        self.report.check(found == ty, || Fault::Operand { value, expected, found });
    }

    fn bool(&mut self, value: Value) {
        self.is(value, Ty::BOOL, "i1");
    }

    pub fn ptr(&mut self, value: Value) {
        self.is(value, Ty::Ptr, "ptr");
    }

    fn size(&mut self, value: Value) {
        self.is(value, self.program.size_ty(), "an integer as wide as a pointer");
    }

    fn int(&mut self, value: Value) {
        let found = self.body.ty(value);
        self.report.check(found != Ty::Ptr, || Fault::Operand { value, expected: "an integer", found });
    }

    fn same(&mut self, a: Value, b: Value) {
        let (a_ty, b_ty) = (self.body.ty(a), self.body.ty(b));
        self.report.check(a_ty == b_ty, || Fault::Differ { a, b, a_ty, b_ty });
    }

    fn whole_bytes(&mut self, ty: Ty) {
        let whole = match ty {
            Ty::Int(width) => width % 8 == 0,
            Ty::Ptr => true,
        };
        self.report.check(whole, || Fault::NotBytes(ty));
    }

    /// Exactly results of these types.
    pub fn results(&mut self, types: &[Ty]) {
        let (expected, found) = (types.len(), self.data.results.len());
        self.report.check(expected == found, || Fault::ResultCount { expected, found });
        for (&value, ty) in self.data.results.iter().zip(types) {
            let found = self.body.ty(value);
            self.report.check(found == *ty, || Fault::Result { value, expected: ty.to_string(), found });
        }
    }

    /// The one result that the opcode fixes.
    fn fixed(&mut self) {
        let ty = self.data.inst.fixed_result(self.program.size_ty());
        self.results(ty.as_slice());
    }

    /// One result of any type.
    fn any_result(&mut self) -> Option<Value> {
        let found = self.data.results.len();
        self.report.check(found == 1, || Fault::ResultCount { expected: 1, found });
        self.data.results.first().copied()
    }

    /// One integer as result; its type.
    fn int_result(&mut self) -> Option<Ty> {
        let value = self.any_result()?;
        let found = self.body.ty(value);
        let expected = || "an integer".to_string();
        self.report.check(found != Ty::Ptr, || Fault::Result { value, expected: expected(), found });
        (found != Ty::Ptr).then_some(found)
    }

    fn binary(&mut self, op: BinOp, a: Value, b: Value, nsw: bool) {
        self.int(a);
        self.same(a, b);
        self.results(&[self.body.ty(a)]);
        let may_overflow = match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => true,
            BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => false,
            BinOp::LShr | BinOp::AShr | BinOp::And | BinOp::Or | BinOp::Xor => false,
        };
        self.report.check(may_overflow || !nsw, || Fault::Nsw);
    }

    fn cast(&mut self, op: CastOp, a: Value) {
        match op {
            CastOp::PtrToInt => {
                self.ptr(a);
                self.results(&[self.program.size_ty()]);
            }
            CastOp::IntToPtr => {
                self.size(a);
                self.results(&[Ty::Ptr]);
            }
            CastOp::ZExt | CastOp::SExt => {
                self.int(a);
                if let (from @ Ty::Int(narrow), Some(to @ Ty::Int(wide))) =
                    (self.body.ty(a), self.int_result())
                {
                    self.report.check(narrow < wide, || Fault::MustWiden { from, to });
                }
            }
            CastOp::Trunc => {
                self.int(a);
                if let (from @ Ty::Int(wide), Some(to @ Ty::Int(narrow))) =
                    (self.body.ty(a), self.int_result())
                {
                    self.report.check(narrow < wide, || Fault::MustNarrow { from, to });
                }
            }
        }
    }

    fn fp(&mut self, op: FpOp, format: FpFormat, args: &[Value]) {
        let (expected, found) = (fp_operands(op), args.len());
        self.report.check(expected == found, || Fault::OperandCount { expected, found });
        let pattern = Ty::Int(format.bits());
        let from_int = matches!(op, FpOp::FromSInt | FpOp::FromUInt);
        for &arg in args {
            if from_int { self.int(arg) } else { self.is(arg, pattern, "as wide as the format") }
        }
        match op {
            FpOp::Eq | FpOp::Lt | FpOp::Le | FpOp::Unordered => self.results(&[Ty::BOOL]),
            FpOp::Convert(to) => self.results(&[Ty::Int(to.bits())]),
            FpOp::ToSInt | FpOp::ToUInt => drop(self.int_result()),
            FpOp::FromSInt | FpOp::FromUInt => self.results(&[pattern]),
            FpOp::Add | FpOp::Sub | FpOp::Mul | FpOp::Div | FpOp::Rem | FpOp::Sqrt | FpOp::Fma => {
                self.results(&[pattern]);
            }
            FpOp::Floor | FpOp::Ceil | FpOp::Trunc | FpOp::RoundEven | FpOp::RoundAway => {
                self.results(&[pattern]);
            }
        }
    }
}

fn fp_operands(op: FpOp) -> usize {
    match op {
        FpOp::Add | FpOp::Sub | FpOp::Mul | FpOp::Div | FpOp::Rem => 2,
        FpOp::Eq | FpOp::Lt | FpOp::Le | FpOp::Unordered => 2,
        FpOp::Fma => 3,
        FpOp::Sqrt | FpOp::Convert(_) => 1,
        FpOp::ToSInt | FpOp::ToUInt | FpOp::FromSInt | FpOp::FromUInt => 1,
        FpOp::Floor | FpOp::Ceil | FpOp::Trunc | FpOp::RoundEven | FpOp::RoundAway => 1,
    }
}
