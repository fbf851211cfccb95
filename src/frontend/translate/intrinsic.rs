//! LLVM's intrinsic functions.

use super::super::raw;
use super::call::CallSite;
use super::function::FunctionTranslator;
use super::inst::format_of;
use crate::ir::{BinOp, CmpOp, Inst, OpaqueKind, OverflowOp, Property, Ty, Value};
use crate::term::op::FpOp;
use inkwell::llvm_sys::core::*;

type F<'x, 't, 'a> = &'x mut FunctionTranslator<'t, 'a>;

pub fn call(f: F, site: &CallSite, name: &str) -> Vec<Value> {
    let stem = name.strip_prefix("llvm.").unwrap_or(name);
    if stem.starts_with("dbg.") {
        return debug_value(f, site, stem);
    }
    let found = memory(f, site, stem)
        .or_else(|| bits(f, site, stem))
        .or_else(|| floats(f, site, stem))
        .or_else(|| control(f, site, stem));
    match found {
        Some(values) => values,
        None => {
            let args = site.args.iter().filter(|&&a| is_first_class(a)).flat_map(|&a| f.scalars(a)).collect();
            f.opaque(format!("the intrinsic {name}"), OpaqueKind::Memory, args, &site.results)
        }
    }
}

fn is_first_class(v: raw::Val) -> bool {
    raw::kind(v) != inkwell::llvm_sys::LLVMValueKind::LLVMMetadataAsValueValueKind
}

/// `memcpy.p0.p0.i64` is of the family `memcpy`.
fn is(stem: &str, family: &str) -> bool {
    stem.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn memory(f: F, site: &CallSite, stem: &str) -> Option<Vec<Value>> {
    let size = f.t.program.size_ty();
    let pointer_bytes = u64::from(f.t.layout.pointer_bits / 8);
    let mut arg = |i: usize| f.scalar(site.args[i]);
    if is(stem, "memcpy") || is(stem, "memmove") {
        let (dst, src, len) = (arg(0), arg(1), arg(2));
        let len = f.resize(len, size, false);
        f.emit0(Inst::Copy { dst, src, len, overlap: is(stem, "memmove") });
    } else if is(stem, "memset") {
        let (ptr, byte, len) = (arg(0), arg(1), arg(2));
        let len = f.resize(len, size, false);
        f.emit0(Inst::Fill { ptr, byte, len });
    } else if is(stem, "lifetime.start") {
        let ptr = arg(1);
        f.emit0(Inst::LifetimeStart { ptr });
    } else if is(stem, "lifetime.end") {
        let ptr = arg(1);
        f.emit0(Inst::LifetimeEnd { ptr });
    } else if is(stem, "stacksave") {
        return Some(vec![f.emit(Inst::StackSave, Ty::Ptr)]);
    } else if is(stem, "stackrestore") {
        let token = arg(0);
        f.emit0(Inst::StackRestore { token });
    } else if is(stem, "va_start") {
        let list = arg(0);
        start_extra_arguments(f, list);
    } else if is(stem, "va_copy") {
        let (dst, src) = (arg(0), arg(1));
        let bytes = if pointer_bytes == 8 { 24 } else { pointer_bytes };
        let len = f.size_const(bytes);
        f.emit0(Inst::Copy { dst, src, len, overlap: false });
    } else if is(stem, "ptrmask") {
        return Some(elementwise2(f, site, |f, ptr, mask| f.mask_pointer(ptr, mask)));
    } else if is(stem, "threadlocal.address")
        || is(stem, "ptr.annotation")
        || is(stem, "launder.invariant.group")
    {
        return Some(vec![arg(0)]);
    } else if !(is(stem, "va_end")
        || is(stem, "invariant.start")
        || is(stem, "invariant.end")
        || is(stem, "prefetch"))
    {
        return None;
    }
    Some(site.results.iter().map(|&ty| f.zero(ty)).collect())
}

/// All extra arguments lie in the overflow area of the ABI; the register areas are made to look used up.
fn start_extra_arguments(f: F, list: Value) {
    let Some(area) = f.extra_args else {
        return f.unsupported("va_start outside of a variadic function".into());
    };
    if f.t.layout.pointer_bits == 32 {
        return f.emit0(Inst::Store { ptr: list, value: area, volatile: false });
    }
    let (general, floating, null) = (f.int(32, 48), f.int(32, 176), f.null());
    for (offset, value) in [(0, general), (4, floating), (8, area), (16, null)] {
        let ptr = f.offset(list, offset);
        f.emit0(Inst::Store { ptr, value, volatile: false });
    }
}

fn bits(f: F, site: &CallSite, stem: &str) -> Option<Vec<Value>> {
    let overflow = |family: &str| {
        let ops = [
            ("sadd", OverflowOp::SAdd),
            ("uadd", OverflowOp::UAdd),
            ("ssub", OverflowOp::SSub),
            ("usub", OverflowOp::USub),
            ("smul", OverflowOp::SMul),
            ("umul", OverflowOp::UMul),
        ];
        ops.into_iter().find(|(n, _)| is(stem, &format!("{n}.{family}"))).map(|(_, op)| op)
    };
    if let Some(op) = overflow("with.overflow") {
        let (a, b) = (f.scalars(site.args[0]), f.scalars(site.args[1]));
        let both: Vec<(Value, Value)> =
            a.into_iter().zip(b).map(|(a, b)| f.with_overflow(op, a, b)).collect();
        return Some(both.iter().map(|p| p.0).chain(both.iter().map(|p| p.1)).collect());
    }
    if let Some(op) = overflow("sat") {
        return Some(elementwise2(f, site, |f, a, b| f.saturating(op, a, b)));
    }
    for (family, signed, greatest) in
        [("smax", true, true), ("smin", true, false), ("umax", false, true), ("umin", false, false)]
    {
        if is(stem, family) {
            return Some(elementwise2(f, site, |f, a, b| f.extremum(a, b, signed, greatest)));
        }
    }
    let unary: fn(&mut FunctionTranslator<'_, '_>, Value) -> Value = match stem.split('.').next()? {
        "ctpop" => |f, x| f.population(x),
        "ctlz" => |f, x| f.count_zeros(x, true),
        "cttz" => |f, x| f.count_zeros(x, false),
        "bswap" => |f, x| f.reverse(x, 8),
        "bitreverse" => |f, x| f.reverse(x, 1),
        "abs" => {
            // The flag says that the least value has no absolute one, as in C.
            let undefined = unsafe { LLVMConstIntGetZExtValue(site.args[1]) } != 0;
            let all = f.scalars(site.args[0]);
            return Some(all.into_iter().map(|x| absolute(f, x, undefined)).collect());
        }
        "fshl" | "fshr" => {
            let (a, b, c) = (f.scalars(site.args[0]), f.scalars(site.args[1]), f.scalars(site.args[2]));
            let left = is(stem, "fshl");
            return Some((0..a.len()).map(|i| f.funnel(a[i], b[i], c[i], left)).collect());
        }
        _ => return None,
    };
    Some(f.scalars(site.args[0]).into_iter().map(|x| unary(f, x)).collect())
}

fn elementwise2(
    f: F,
    site: &CallSite,
    op: impl Fn(&mut FunctionTranslator<'_, '_>, Value, Value) -> Value,
) -> Vec<Value> {
    let (a, b) = (f.scalars(site.args[0]), f.scalars(site.args[1]));
    a.into_iter().zip(b).map(|(a, b)| op(f, a, b)).collect()
}

fn floats(f: F, site: &CallSite, stem: &str) -> Option<Vec<Value>> {
    if is(stem, "is.fpclass") {
        return Some(float_class(f, site));
    }
    let family = stem.split('.').next()?;
    let rounding = match family {
        "floor" => Some(FpOp::Floor),
        "ceil" => Some(FpOp::Ceil),
        "trunc" => Some(FpOp::Trunc),
        "rint" | "nearbyint" | "roundeven" => Some(FpOp::RoundEven),
        "round" => Some(FpOp::RoundAway),
        "sqrt" => Some(FpOp::Sqrt),
        _ => None,
    };
    if !matches!(family, "fabs" | "copysign" | "fmuladd" | "fma" | "maxnum" | "minnum") && rounding.is_none()
    {
        return None;
    }
    let format = format_of(raw::type_of(site.args[0]));
    let width = format.bits();
    let a = f.scalars(site.args[0]);
    if let Some(op) = rounding {
        return Some(a.into_iter().map(|x| f.fp(op, format, vec![x], width)).collect());
    }
    if family == "fabs" {
        return Some(a.into_iter().map(|x| f.clear_sign(x)).collect());
    }
    let b = f.scalars(site.args[1]);
    let values = match family {
        "copysign" => a.into_iter().zip(b).map(|(a, b)| copy_sign(f, a, b)).collect(),
        "maxnum" => a.into_iter().zip(b).map(|(a, b)| extremum(f, format, a, b, true)).collect(),
        "minnum" => a.into_iter().zip(b).map(|(a, b)| extremum(f, format, a, b, false)).collect(),
        "fma" => {
            let c = f.scalars(site.args[2]);
            (0..a.len()).map(|i| f.fp(FpOp::Fma, format, vec![a[i], b[i], c[i]], width)).collect()
        }
        // Fused or not, as the target likes; x86-64 without extensions rounds twice.
        _ => {
            let c = f.scalars(site.args[2]);
            (0..a.len())
                .map(|i| {
                    let product = f.fp(FpOp::Mul, format, vec![a[i], b[i]], width);
                    f.fp(FpOp::Add, format, vec![product, c[i]], width)
                })
                .collect()
        }
    };
    Some(values)
}

fn float_class(f: F, site: &CallSite) -> Vec<Value> {
    let format = format_of(raw::type_of(site.args[0]));
    let classes = raw::const_int(site.args[1]) as u32;
    if format.has_explicit_integer_bit() {
        let what = "the class of a number in x87's format".to_string();
        return f.opaque(what, OpaqueKind::Value, vec![], &site.results);
    }
    f.scalars(site.args[0]).into_iter().map(|x| f.is_in_classes(x, format, classes)).collect()
}

fn absolute(f: F, x: Value, undefined: bool) -> Value {
    let zero = f.zero(f.body.ty(x));
    let negative = f.compare(CmpOp::Slt, x, zero);
    let negated = f.binary(BinOp::Sub, zero, x, undefined);
    f.select(negative, negated, x)
}

fn copy_sign(f: F, magnitude: Value, sign: Value) -> Value {
    let width = f.width(sign);
    let mask = f.int(width, 1 << (width - 1));
    let bit = f.binary(BinOp::And, sign, mask, false);
    let rest = f.clear_sign(magnitude);
    f.binary(BinOp::Or, rest, bit, false)
}

/// C's fmax and fmin: a NaN gives way to the other operand.
fn extremum(f: F, format: crate::term::op::FpFormat, a: Value, b: Value, greatest: bool) -> Value {
    let (x, y) = if greatest { (b, a) } else { (a, b) };
    let first = f.fp(FpOp::Le, format, vec![x, y], 1);
    let b_is_nan = f.fp(FpOp::Unordered, format, vec![b, b], 1);
    let take_a = f.binary(BinOp::Or, first, b_is_nan, false);
    f.select(take_a, a, b)
}

fn control(f: F, site: &CallSite, stem: &str) -> Option<Vec<Value>> {
    // An assumption of the optimizer is no assumption of ours: `llvm.assume` has no effect.
    if is(stem, "assume") || is(stem, "donothing") || is(stem, "sideeffect") || is(stem, "var.annotation") {
        return Some(vec![]);
    }
    if is(stem, "experimental.noalias.scope.decl") || is(stem, "codeview.annotation") {
        return Some(vec![]);
    }
    if is(stem, "trap") || is(stem, "ubsantrap") || is(stem, "debugtrap") {
        let kind = site.args.first().filter(|_| is(stem, "ubsantrap")).map(|&a| raw::const_int(a));
        if let Some((property, message)) = kind.and_then(failed_check) {
            f.fails(property, message.to_string());
        }
        f.emit0(Inst::Abort);
        return Some(vec![]);
    }
    if is(stem, "expect") || is(stem, "expect.with.probability") {
        return Some(f.scalars(site.args[0]));
    }
    if is(stem, "is.constant") {
        return Some(vec![f.int(1, 0)]);
    }
    if [
        "objectsize",
        "returnaddress",
        "frameaddress",
        "addressofreturnaddress",
        "readcyclecounter",
        "get.rounding",
    ]
    .iter()
    .any(|family| is(stem, family))
    {
        return Some(f.opaque(
            format!("the intrinsic llvm.{stem}"),
            OpaqueKind::Value,
            vec![],
            &site.results,
        ));
    }
    let value_only = [
        "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "exp10", "log",
        "log2", "log10", "pow", "powi", "ldexp", "frexp", "lrint", "llrint", "lround", "llround",
    ];
    if value_only.iter().any(|family| is(stem, family)) {
        return Some(f.opaque(format!("the function {stem}"), OpaqueKind::Value, vec![], &site.results));
    }
    None
}

/// What the kind of a trap that clang's checks end in means.
fn failed_check(kind: u128) -> Option<(Property, &'static str)> {
    match kind {
        3 => Some((Property::Div, "the divisor is not zero")),
        20 => Some((Property::Shift, "the shift is below the width")),
        0 | 12 | 13 | 21 => Some((Property::Overflow, "the result is a number of its type")),
        _ => None,
    }
}

/// `dbg.declare` names a stack object, `dbg.value` says what a variable holds from here on.
fn debug_value(f: F, site: &CallSite, stem: &str) -> Vec<Value> {
    let Some(&described) = raw::md_operands(site.args[0]).first() else { return vec![] };
    if described.is_null() || site.args.len() < 3 || raw::as_md(site.args[2]) != f.t.no_expression {
        return vec![];
    }
    let var = local_variable(f, site.args[1]);
    let known = f.values.get(&described).filter(|v| v.len() == 1).map(|v| v[0]);
    if is(stem, "dbg.declare") {
        if let Some(ptr) = known {
            name_object(f, ptr, var);
        }
        return vec![];
    }
    let is_scalar_constant = !unsafe { LLVMIsAConstantInt(described) }.is_null()
        || !unsafe { LLVMIsAConstantPointerNull(described) }.is_null();
    let value = match known {
        Some(value) => value,
        None if is_scalar_constant => f.scalar(described),
        None => return vec![],
    };
    let data = &mut f.body.values[value];
    if data.var.is_none() && !data.def.is_constant() {
        data.var = Some(var);
    }
    if !is_uninit(f, value) {
        f.emit0(Inst::Bind { var, value });
    }
    vec![]
}

fn is_uninit(f: &FunctionTranslator<'_, '_>, value: Value) -> bool {
    match f.body.values[value].def {
        crate::ir::ValueDef::Result(id, _) => f.body.insts[id].inst == Inst::Uninit,
        _ => false,
    }
}

fn name_object(f: F, ptr: Value, named: crate::ir::VarId) {
    if let crate::ir::ValueDef::Result(id, _) = f.body.values[ptr].def
        && let Inst::Alloca { var, .. } = &mut f.body.insts[id].inst
    {
        *var = Some(named);
    }
}

fn local_variable(f: F, node: raw::Val) -> crate::ir::VarId {
    let md = raw::as_md(node);
    if let Some(&known) = f.vars.get(&md) {
        return known;
    }
    let super::Translator { debug, program, .. } = &mut *f.t;
    let described = debug.local(program, node);
    let id = f.body.vars.push(described);
    f.vars.insert(md, id);
    id
}
