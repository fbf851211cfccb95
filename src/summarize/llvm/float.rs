//! Floating-point operators: bit patterns become numbers of LLVM for the one instruction.

use super::body::Scope;
use super::{Writer, ty};
use crate::ir::Value;
use crate::term::op::{FpFormat, FpOp};

impl<'p> Writer<'p> {
    /// The text that gives the result.
    pub fn float(
        &mut self,
        scope: &mut Scope<'p>,
        op: FpOp,
        format: FpFormat,
        args: &[Value],
        result: Option<Value>,
    ) -> String {
        let body = scope.body;
        let to = result.map_or_else(String::new, |r| ty(body.ty(r)));
        let t = word(format);
        if let FpOp::FromSInt | FpOp::FromUInt = op {
            let cast = if op == FpOp::FromSInt { "sitofp" } else { "uitofp" };
            let from = format!("{} {}", ty(body.ty(args[0])), self.operand(body, args[0]));
            let number = self.temp_of(scope, format!("{cast} {from} to {t}"));
            return format!("bitcast {t} {number} to {to}");
        }
        let numbers: Vec<String> = args
            .iter()
            .map(|&a| {
                let (bits, value) = (ty(body.ty(a)), self.operand(body, a));
                self.temp_of(scope, format!("bitcast {bits} {value} to {t}"))
            })
            .collect();
        let (a, b) = (numbers[0].clone(), numbers.get(1).cloned().unwrap_or_default());
        let number = match op {
            FpOp::Add => self.temp_of(scope, format!("fadd {t} {a}, {b}")),
            FpOp::Sub => self.temp_of(scope, format!("fsub {t} {a}, {b}")),
            FpOp::Mul => self.temp_of(scope, format!("fmul {t} {a}, {b}")),
            FpOp::Div => self.temp_of(scope, format!("fdiv {t} {a}, {b}")),
            FpOp::Rem => self.temp_of(scope, format!("frem {t} {a}, {b}")),
            FpOp::Eq => return format!("fcmp oeq {t} {a}, {b}"),
            FpOp::Lt => return format!("fcmp olt {t} {a}, {b}"),
            FpOp::Le => return format!("fcmp ole {t} {a}, {b}"),
            FpOp::Unordered => return format!("fcmp uno {t} {a}, {b}"),
            // Out of range, LLVM gives no value at all: any will do.
            FpOp::ToSInt => {
                let number = self.temp_of(scope, format!("fptosi {t} {a} to {to}"));
                return format!("freeze {to} {number}");
            }
            FpOp::ToUInt => {
                let number = self.temp_of(scope, format!("fptoui {t} {a} to {to}"));
                return format!("freeze {to} {number}");
            }
            FpOp::Convert(other) => return self.converted(scope, format, other, &a, &to),
            FpOp::Sqrt => self.intrinsic(scope, "sqrt", format, &numbers),
            FpOp::Fma => self.intrinsic(scope, "fma", format, &numbers),
            FpOp::Floor => self.intrinsic(scope, "floor", format, &numbers),
            FpOp::Ceil => self.intrinsic(scope, "ceil", format, &numbers),
            FpOp::Trunc => self.intrinsic(scope, "trunc", format, &numbers),
            FpOp::RoundEven => self.intrinsic(scope, "roundeven", format, &numbers),
            FpOp::RoundAway => self.intrinsic(scope, "round", format, &numbers),
            FpOp::FromSInt | FpOp::FromUInt => return String::new(), // handled above
        };
        format!("bitcast {t} {number} to {to}")
    }

    fn temp_of(&mut self, scope: &mut Scope<'p>, text: String) -> String {
        let result = scope.temp();
        self.line(format!("  {result} = {text}"));
        result
    }

    fn intrinsic(
        &mut self,
        scope: &mut Scope<'p>,
        function: &str,
        format: FpFormat,
        args: &[String],
    ) -> String {
        let (t, suffix) = (word(format), suffix(format));
        let types = vec![t; args.len()].join(", ");
        let given: Vec<String> = args.iter().map(|a| format!("{t} {a}")).collect();
        self.declare(&format!("{t} @llvm.{function}.{suffix}({types})"));
        self.temp_of(scope, format!("call {t} @llvm.{function}.{suffix}({})", given.join(", ")))
    }

    fn converted(
        &mut self,
        scope: &mut Scope<'p>,
        from: FpFormat,
        to: FpFormat,
        number: &str,
        bits: &str,
    ) -> String {
        let (mut number, mut at) = (number.to_string(), from);
        // Two formats of one size have a larger one between them.
        if from != to && width(from) == width(to) {
            number = self.temp_of(scope, format!("fpext {} {number} to float", word(from)));
            at = FpFormat::F32;
        }
        let cast = match width(at).cmp(&width(to)) {
            std::cmp::Ordering::Less => "fpext",
            std::cmp::Ordering::Greater => "fptrunc",
            std::cmp::Ordering::Equal => return format!("bitcast {} {number} to {bits}", word(to)),
        };
        let done = self.temp_of(scope, format!("{cast} {} {number} to {}", word(at), word(to)));
        format!("bitcast {} {done} to {bits}", word(to))
    }
}

fn word(format: FpFormat) -> &'static str {
    match format {
        FpFormat::F16 => "half",
        FpFormat::BF16 => "bfloat",
        FpFormat::F32 => "float",
        FpFormat::F64 => "double",
        FpFormat::X87 => "x86_fp80",
        FpFormat::F128 => "fp128",
    }
}

fn suffix(format: FpFormat) -> &'static str {
    match format {
        FpFormat::F16 => "f16",
        FpFormat::BF16 => "bf16",
        FpFormat::F32 => "f32",
        FpFormat::F64 => "f64",
        FpFormat::X87 => "f80",
        FpFormat::F128 => "f128",
    }
}

fn width(format: FpFormat) -> u32 {
    match format {
        FpFormat::F16 | FpFormat::BF16 => 16,
        FpFormat::F32 => 32,
        FpFormat::F64 => 64,
        FpFormat::X87 => 80,
        FpFormat::F128 => 128,
    }
}
