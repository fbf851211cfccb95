//! One instruction: the opcode, its attributes and operands.

use super::body::BodyWriter;
use crate::ir::text::quote::quoted;
use crate::ir::text::words::{Word, fp_word};
use crate::ir::{Callee, Inst, Value, VarId};
use crate::term::op::{FpFormat, FpOp};

impl BodyWriter<'_> {
    pub fn inst(&self, inst: &Inst) -> String {
        let v = |value: &Value| self.operand(*value);
        match inst {
            Inst::Binary { op, a, b, nsw } => {
                format!("{}{} {}, {}", op.word(), flag(*nsw, "nsw"), v(a), v(b))
            }
            Inst::Cmp { op, a, b } => format!("cmp {} {}, {}", op.word(), v(a), v(b)),
            Inst::Overflow { op, a, b } => format!("overflow {} {}, {}", op.word(), v(a), v(b)),
            Inst::Cast { op, a } => format!("{} {}", op.word(), v(a)),
            Inst::Select { cond, then, els } => format!("select {}, {}, {}", v(cond), v(then), v(els)),
            Inst::Fp { op, format, args } => self.fp(*op, *format, args),
            Inst::Gep { base, index, stride, count } => {
                let count = count.map_or(String::new(), |count| format!(" [{count}]"));
                format!("gep {} + {}*{stride}{count}", v(base), v(index))
            }
            Inst::Alloca { bytes, align, var } => self.alloca(*bytes, *align, *var),
            Inst::LifetimeStart { ptr } => format!("lifetime_start {}", v(ptr)),
            Inst::LifetimeEnd { ptr } => format!("lifetime_end {}", v(ptr)),
            Inst::StackSave => "stack_save".to_string(),
            Inst::StackRestore { token } => format!("stack_restore {}", v(token)),
            Inst::Load { ptr, volatile } => format!("load{} {}", flag(*volatile, "volatile"), v(ptr)),
            Inst::Store { ptr, value, volatile } => {
                format!("store{} {} to {}", flag(*volatile, "volatile"), v(value), v(ptr))
            }
            Inst::Fill { ptr, byte, len } => format!("fill {} with {} len {}", v(ptr), v(byte), v(len)),
            Inst::Copy { dst, src, len, overlap } => {
                format!("copy{} {} from {} len {}", flag(*overlap, "overlap"), v(dst), v(src), v(len))
            }
            Inst::Alloc { bytes } => format!("alloc {}", v(bytes)),
            Inst::Free { ptr } => format!("free {}", v(ptr)),
            Inst::Input { name } => format!("input {}", quoted(name)),
            Inst::Uninit => "uninit".to_string(),
            Inst::Assume { cond } => format!("assume {}", v(cond)),
            Inst::Check { cond, property, message } => {
                format!("check {} {} {}", property.word(), v(cond), quoted(message))
            }
            Inst::Havoc { ptr, len } => format!("havoc {} len {}", v(ptr), v(len)),
            Inst::NextZero { ptr } => format!("next_zero {}", v(ptr)),
            Inst::ObjectSize { ptr } => format!("object_size {}", v(ptr)),
            Inst::ObjectOffset { ptr } => format!("object_offset {}", v(ptr)),
            Inst::Alive { ptr } => format!("alive {}", v(ptr)),
            Inst::Readable { ptr, len } => format!("readable {} len {}", v(ptr), v(len)),
            Inst::IsHeap { ptr } => format!("is_heap {}", v(ptr)),
            Inst::Abstract { always: false } => "abstract".to_string(),
            Inst::Abstract { always: true } => "abstract always".to_string(),
            Inst::Output { ptr, len } => format!("output {} len {}", v(ptr), v(len)),
            Inst::Format { dst, cap, format, args } => {
                format!("format {} cap {} by {} args {}", v(dst), v(cap), v(format), v(args))
            }
            Inst::Exit { status } => format!("exit {}", v(status)),
            Inst::Abort => "abort".to_string(),
            Inst::Call { callee, args } => self.call(callee, args),
            Inst::Opaque { what, kind, args } => {
                format!("opaque {} {}({})", kind.word(), quoted(what), self.list(args))
            }
            Inst::Bind { var, value } => format!("bind {} = {}", self.vars.var(*var), v(value)),
        }
    }

    fn fp(&self, op: FpOp, format: FpFormat, args: &[Value]) -> String {
        let target = match op {
            FpOp::Convert(to) => format!(" {}", to.word()),
            FpOp::Add
            | FpOp::Sub
            | FpOp::Mul
            | FpOp::Div
            | FpOp::Rem
            | FpOp::Sqrt
            | FpOp::Fma
            | FpOp::Eq
            | FpOp::Lt
            | FpOp::Le
            | FpOp::Unordered
            | FpOp::ToSInt
            | FpOp::ToUInt
            | FpOp::FromSInt
            | FpOp::FromUInt
            | FpOp::Floor
            | FpOp::Ceil
            | FpOp::Trunc
            | FpOp::RoundEven
            | FpOp::RoundAway => String::new(),
        };
        format!("fp {} {}{target}({})", format.word(), fp_word(op), self.list(args))
    }

    fn alloca(&self, bytes: Value, align: u64, var: Option<VarId>) -> String {
        let var = var.map_or(String::new(), |var| format!(" {}", self.vars.var(var)));
        format!("alloca {} align {align}{var}", self.operand(bytes))
    }

    fn call(&self, callee: &Callee, args: &[Value]) -> String {
        let args = self.list(args);
        match callee {
            Callee::Func(id) => format!("call {}({args})", self.writer.names.func(*id)),
            // The star tells a pointer to a function from the function itself.
            Callee::Ptr(value, signature) => format!("call *{}({args}) as {signature}", self.operand(*value)),
        }
    }
}

/// An attribute after the opcode.
fn flag(set: bool, word: &str) -> String {
    if set { format!(" {word}") } else { String::new() }
}
