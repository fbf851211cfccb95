//! One instruction.

use super::body::{Scope, name};
use super::{Writer, result_type, ty};
use crate::ir::{BinOp, Callee, CastOp, CmpOp, Inst, InstId, OpaqueKind, OverflowOp, Ty, Value};

impl<'p> Writer<'p> {
    pub fn inst(&mut self, scope: &mut Scope<'p>, id: InstId) {
        self.checks(scope, id);
        let body = scope.body;
        let data = &body.insts[id];
        let result = data.results.first().copied();
        let v = |w: &Self, value: &Value| w.operand(body, *value);
        // A value with its type.
        let tv = |w: &Self, value: &Value| format!("{} {}", ty(body.ty(*value)), w.operand(body, *value));
        let size = self.size();
        let text = match &data.inst {
            Inst::Binary { op, a, b, .. } => format!("{} {}, {}", binary(*op), tv(self, a), v(self, b)),
            Inst::Cmp { op, a, b } => format!("icmp {} {}, {}", compare(*op), tv(self, a), v(self, b)),
            Inst::Overflow { op, a, b } => {
                let bit = self.overflow_bit(scope, overflow(*op), &ty(body.ty(*a)), &v(self, a), &v(self, b));
                format!("or i1 {bit}, false")
            }
            Inst::Cast { op, a } => {
                let to = result.map_or_else(String::new, |r| ty(body.ty(r)));
                format!("{} {} to {to}", cast(*op), tv(self, a))
            }
            Inst::Select { cond, then, els } => {
                format!("select i1 {}, {}, {}", v(self, cond), tv(self, then), tv(self, els))
            }
            Inst::Fp { op, format, args } => self.float(scope, *op, *format, args, result),
            Inst::Gep { base, index, stride, .. } => {
                let bytes = scope.temp();
                self.line(format!("  {bytes} = mul {size} {}, {stride}", v(self, index)));
                format!("getelementptr i8, ptr {}, {size} {bytes}", v(self, base))
            }
            Inst::Alloca { bytes, align, .. } => {
                let Some(result) = result else { return };
                let bytes = v(self, bytes);
                // One byte more, so that the pointer past the end leads to no other object.
                let room = scope.temp();
                self.line(format!("  {room} = add {size} {bytes}, 1"));
                self.define(result, format!("alloca i8, {size} {room}, align {}", (*align).max(1)));
                let args = format!("(ptr {}, {size} {bytes}, i32 1)", name(result));
                return self.helper("void", "begin", &format!("(ptr, {size}, i32)"), &args);
            }
            Inst::LifetimeStart { ptr } => return self.live(&v(self, ptr), "true"),
            Inst::LifetimeEnd { ptr } => return self.live(&v(self, ptr), "false"),
            Inst::StackSave => {
                self.declare("ptr @llvm.stacksave.p0()");
                "call ptr @llvm.stacksave.p0()".to_string()
            }
            Inst::StackRestore { token } => {
                self.declare("void @llvm.stackrestore.p0(ptr)");
                format!("call void @llvm.stackrestore.p0(ptr {})", v(self, token))
            }
            Inst::Load { ptr, volatile } => {
                let to = result.map_or_else(String::new, |r| ty(body.ty(r)));
                format!("load{} {to}, ptr {}, align 1", flag(*volatile), v(self, ptr))
            }
            Inst::Store { ptr, value, volatile } => {
                format!("store{} {}, ptr {}, align 1", flag(*volatile), tv(self, value), v(self, ptr))
            }
            Inst::Fill { ptr, byte, len } => {
                self.declare(&format!("void @llvm.memset.p0.{size}(ptr, i8, {size}, i1 immarg)"));
                let (ptr, byte, len) = (v(self, ptr), v(self, byte), v(self, len));
                format!("call void @llvm.memset.p0.{size}(ptr {ptr}, i8 {byte}, {size} {len}, i1 false)")
            }
            Inst::Copy { dst, src, len, .. } => {
                self.declare(&format!("void @llvm.memmove.p0.p0.{size}(ptr, ptr, {size}, i1 immarg)"));
                let (dst, src, len) = (v(self, dst), v(self, src), v(self, len));
                format!("call void @llvm.memmove.p0.p0.{size}(ptr {dst}, ptr {src}, {size} {len}, i1 false)")
            }
            Inst::Alloc { bytes } => self.call("ptr", "alloc", &[(size.clone(), v(self, bytes))]),
            Inst::Free { ptr } => self.call("void", "free", &[("ptr".into(), v(self, ptr))]),
            Inst::Input { .. } | Inst::Uninit => {
                let Some(result) = result else { return };
                self.nondet(body.ty(result))
            }
            Inst::Assume { cond } => {
                let wide = scope.temp();
                self.line(format!("  {wide} = zext i1 {} to i32", v(self, cond)));
                self.declare("void @__VERIFIER_assume(i32)");
                format!("call void @__VERIFIER_assume(i32 {wide})")
            }
            // The check is all of it.
            Inst::Check { .. } | Inst::Bind { .. } => return,
            Inst::Havoc { ptr, len } => {
                self.call("void", "havoc", &[("ptr".into(), v(self, ptr)), (size.clone(), v(self, len))])
            }
            Inst::NextZero { ptr } => self.call(&size, "next_zero", &[("ptr".into(), v(self, ptr))]),
            Inst::ObjectSize { ptr } => self.call(&size, "size", &[("ptr".into(), v(self, ptr))]),
            Inst::ObjectOffset { ptr } => self.call(&size, "offset", &[("ptr".into(), v(self, ptr))]),
            Inst::Alive { ptr } => self.call("zeroext i1", "alive", &[("ptr".into(), v(self, ptr))]),
            Inst::Readable { ptr, len } => {
                let args = [
                    ("ptr".into(), v(self, ptr)),
                    (size.clone(), v(self, len)),
                    ("i1 zeroext".into(), "false".into()),
                ];
                self.call("zeroext i1", "valid", &args)
            }
            Inst::IsHeap { ptr } => self.call("zeroext i1", "heap", &[("ptr".into(), v(self, ptr))]),
            Inst::Abstract { .. } => self.call("zeroext i1", "abstract", &[]),
            Inst::Output { ptr, len } => {
                self.call("void", "output", &[("ptr".into(), v(self, ptr)), (size.clone(), v(self, len))])
            }
            Inst::Format { dst, cap, format, args } => {
                let p = |value: &Value| ("ptr".to_string(), v(self, value));
                let all = [p(dst), (size.clone(), v(self, cap)), p(format), p(args)];
                self.call("i32", "format", &all)
            }
            Inst::Exit { status } => self.call("void", "exit", &[("i32".into(), v(self, status))]),
            Inst::Abort => self.call("void", "abort", &[]),
            Inst::Call { callee, args } => return self.function_call(scope, id, callee, args),
            Inst::Opaque { kind, args, .. } => return self.opaque(scope, id, *kind, args),
        };
        match result {
            Some(result) => self.define(result, text),
            None => self.line(format!("  {text}")),
        }
    }

    /// A call of the runtime as text.
    fn call(&mut self, result: &str, function: &str, args: &[(String, String)]) -> String {
        let types: Vec<&str> = args.iter().map(|a| a.0.as_str()).collect();
        let given: Vec<String> = args.iter().map(|(t, v)| format!("{t} {v}")).collect();
        self.declare(&format!("{result} @__unloop_{function}({})", types.join(", ")));
        format!("call {result} @__unloop_{function}({})", given.join(", "))
    }

    fn helper(&mut self, result: &str, function: &str, types: &str, args: &str) {
        self.declare(&format!("{result} @__unloop_{function}{types}"));
        self.line(format!("  call {result} @__unloop_{function}{args}"));
    }

    fn live(&mut self, ptr: &str, alive: &str) {
        self.helper("void", "live", "(ptr, i1 zeroext)", &format!("(ptr {ptr}, i1 zeroext {alive})"));
    }

    /// An arbitrary value.
    fn nondet(&mut self, of: Ty) -> String {
        let word = match of {
            Ty::Ptr => "pointer".to_string(),
            Ty::Int(1) => "bool".to_string(),
            Ty::Int(8) => "uchar".to_string(),
            Ty::Int(16) => "ushort".to_string(),
            Ty::Int(32) => "uint".to_string(),
            Ty::Int(64) => "ulonglong".to_string(),
            Ty::Int(width) => format!("i{width}"),
        };
        let result = match of {
            Ty::Int(width @ (1 | 8 | 16)) => format!("zeroext i{width}"),
            other => ty(other),
        };
        self.declare(&format!("{result} @__VERIFIER_nondet_{word}()"));
        format!("call {result} @__VERIFIER_nondet_{word}()")
    }

    fn function_call(&mut self, scope: &mut Scope<'p>, id: InstId, callee: &Callee, args: &[Value]) {
        let body = scope.body;
        let data = &body.insts[id];
        let (target, params) = match callee {
            Callee::Func(func) => {
                (self.names.func(*func), self.program.funcs[*func].signature.params.clone())
            }
            Callee::Ptr(ptr, signature) => (self.operand(body, *ptr), signature.params.clone()),
        };
        let given: Vec<String> =
            args.iter().map(|&a| format!("{} {}", ty(body.ty(a)), self.operand(body, a))).collect();
        debug_assert_eq!(params.len(), given.len(), "the verifier has counted them");
        let types: Vec<Ty> = data.results.iter().map(|&r| body.ty(r)).collect();
        let whole = result_type(&types);
        let text = format!("call {whole} {target}({})", given.join(", "));
        match data.results.as_slice() {
            [] => self.line(format!("  {text}")),
            [one] => self.define(*one, text),
            several => {
                let pair = scope.temp();
                self.line(format!("  {pair} = {text}"));
                for (i, &result) in several.iter().enumerate() {
                    self.define(result, format!("extractvalue {whole} {pair}, {i}"));
                }
            }
        }
    }

    fn opaque(&mut self, scope: &Scope<'p>, id: InstId, kind: OpaqueKind, args: &[Value]) {
        let body = scope.body;
        match kind {
            OpaqueKind::Value => {}
            OpaqueKind::Memory => {
                let pointers: Vec<String> = args
                    .iter()
                    .filter(|&&a| body.ty(a) == Ty::Ptr)
                    .map(|&a| format!(", ptr {}", self.operand(body, a)))
                    .collect();
                self.declare("void @__unloop_forget(i32, ...)");
                self.line(format!(
                    "  call void (i32, ...) @__unloop_forget(i32 {}{})",
                    pointers.len(),
                    pointers.concat()
                ));
            }
            OpaqueKind::Unsupported => self.helper("void", "unsupported", "()", "()"),
        }
        for &result in &body.insts[id].results {
            let text = self.nondet(body.ty(result));
            self.define(result, text);
        }
    }
}

fn flag(volatile: bool) -> &'static str {
    if volatile { " volatile" } else { "" }
}

fn binary(op: BinOp) -> &'static str {
    match op {
        BinOp::Add => "add",
        BinOp::Sub => "sub",
        BinOp::Mul => "mul",
        BinOp::UDiv => "udiv",
        BinOp::SDiv => "sdiv",
        BinOp::URem => "urem",
        BinOp::SRem => "srem",
        BinOp::Shl => "shl",
        BinOp::LShr => "lshr",
        BinOp::AShr => "ashr",
        BinOp::And => "and",
        BinOp::Or => "or",
        BinOp::Xor => "xor",
    }
}

fn compare(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "eq",
        CmpOp::Ne => "ne",
        CmpOp::Ult => "ult",
        CmpOp::Ule => "ule",
        CmpOp::Slt => "slt",
        CmpOp::Sle => "sle",
    }
}

fn overflow(op: OverflowOp) -> &'static str {
    match op {
        OverflowOp::SAdd => "sadd",
        OverflowOp::UAdd => "uadd",
        OverflowOp::SSub => "ssub",
        OverflowOp::USub => "usub",
        OverflowOp::SMul => "smul",
        OverflowOp::UMul => "umul",
    }
}

fn cast(op: CastOp) -> &'static str {
    match op {
        CastOp::ZExt => "zext",
        CastOp::SExt => "sext",
        CastOp::Trunc => "trunc",
        CastOp::PtrToInt => "ptrtoint",
        CastOp::IntToPtr => "inttoptr",
    }
}
