//! One instruction: what each kind does, as far as it fits in a few lines.

use super::arith;
use super::fault::{Outcome, Step};
use super::input::InputKind;
use super::machine::Machine;
use super::memory::{ObjId, ObjKind};
use super::observer::Observer;
use super::options::UninitMode;
use super::step::Flow;
use super::value::{Pointer, Val};
use crate::ir::{BinOp, Body, CastOp, CmpOp, Inst, InstData, Property, Ty, Value};
use crate::term::bv::Bv;
use crate::term::fp;
use crate::term::op::{FpFormat, FpOp};
use cranelift_entity::EntityRef;

impl<'p, O: Observer> Machine<'p, O> {
    #[inline]
    pub(super) fn inst(&mut self, body: &'p Body, data: &'p InstData) -> Step<Flow> {
        match &data.inst {
            Inst::Binary { op, a, b, nsw } => {
                if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
                    self.need_defined(*b, "a divisor")?;
                }
                let (val, fault) =
                    arith::binary(*op, self.reg(*a), self.reg(*b), *nsw).unwrap_or((zero(), None));
                if let Some((property, message)) = fault {
                    self.fault(property, message)?;
                }
                self.result(data, val);
            }
            Inst::Cmp { op, a, b } => {
                let val = self.compare(*op, *a, *b);
                self.result(data, val);
            }
            Inst::Overflow { op, a, b } => {
                let val = arith::overflow(*op, self.reg(*a), self.reg(*b));
                self.result(data, val.unwrap_or(zero()));
            }
            Inst::Cast { op, a } => self.cast(body, data, *op, *a),
            Inst::Select { cond, then, els } => {
                let cond = self.reg(*cond);
                let chosen = if cond.to_u64() == Some(1) { *then } else { *els };
                let val = self.reg(chosen).clone().with_taint(cond.is_tainted());
                self.result(data, val);
            }
            Inst::Fp { op, format, args } => self.floating(body, data, *op, *format, args)?,
            Inst::Gep { base, index, stride, count } => self.gep(data, *base, *index, *stride, *count)?,
            Inst::Alloca { bytes, align, .. } => self.alloca(data, *bytes, *align)?,
            Inst::LifetimeStart { ptr } => self.lifetime_start(*ptr),
            Inst::LifetimeEnd { ptr } => self.lifetime_end(*ptr, data.loc),
            Inst::StackSave => {
                let token = Pointer { offset: self.stack_objects.len() as u64, ..Pointer::NULL };
                self.result(data, Val::ptr(token));
            }
            Inst::StackRestore { token } => self.stack_restore(*token, data.loc),
            Inst::Load { ptr, volatile } => self.load_inst(body, data, *ptr, *volatile)?,
            Inst::Store { ptr, value, .. } => self.store_inst(*ptr, *value)?,
            Inst::Fill { ptr, byte, len } => self.fill_inst(*ptr, *byte, *len)?,
            Inst::Copy { dst, src, len, overlap } => self.copy_inst(*dst, *src, *len, *overlap)?,
            Inst::Alloc { bytes } => self.alloc(data, *bytes)?,
            Inst::Free { ptr } => self.free(*ptr, data.loc)?,
            Inst::Input { .. } => self.inputs_into(body, data, InputKind::Input)?,
            Inst::Uninit => self.uninit(body, data)?,
            Inst::Assume { cond } => {
                if !self.condition(*cond, "an assumption")? {
                    return Err(Box::new(Outcome::Assume(self.here())));
                }
            }
            Inst::Check { cond, property, message } => {
                if !self.condition(*cond, "a check")? {
                    self.fault(*property, message)?;
                }
            }
            Inst::Havoc { ptr, len } => self.havoc_inst(*ptr, *len)?,
            Inst::NextZero { ptr } => self.next_zero(data, *ptr)?,
            Inst::ObjectSize { ptr } => {
                let object = self.memory.object(self.ptr(*ptr).object);
                let size = if object.alive { object.size } else { 0 };
                self.size_result(data, size, *ptr);
            }
            Inst::ObjectOffset { ptr } => self.size_result(data, self.ptr(*ptr).offset, *ptr),
            Inst::Alive { ptr } => {
                let alive = self.memory.object(self.ptr(*ptr).object).alive;
                self.result(data, Val::bool(alive).with_taint(self.reg(*ptr).is_tainted()));
            }
            Inst::Readable { ptr, len } => {
                let (at, bytes) = (self.ptr(*ptr), self.reg(*len));
                let object = self.memory.object(at.object);
                let end = bytes.to_u64().and_then(|n| at.offset.checked_add(n));
                let inside = object.alive && end.is_some_and(|end| end <= object.size);
                let readable = inside || bytes.to_u64() == Some(0);
                let taint = self.reg(*ptr).is_tainted() || bytes.is_tainted();
                self.result(data, Val::bool(readable).with_taint(taint));
            }
            Inst::IsHeap { ptr } => {
                let heap = self.memory.object(self.ptr(*ptr).object).kind == ObjKind::Heap;
                self.result(data, Val::bool(heap).with_taint(self.reg(*ptr).is_tainted()));
            }
            Inst::Abstract { .. } => self.result(data, Val::bool(false)),
            Inst::Output { ptr, len } => self.output_inst(*ptr, *len)?,
            Inst::Format { dst, cap, format, args } => self.format_inst(data, *dst, *cap, *format, *args)?,
            Inst::Exit { status } => {
                self.need_defined(*status, "the exit status")?;
                let status = self.reg(*status).to_i64().unwrap_or(0) as i32;
                return Err(self.finish(Outcome::Exit(status)));
            }
            Inst::Abort => return Err(Box::new(Outcome::Abort)),
            Inst::Call { callee, args } => return self.call(body, data, callee, args),
            Inst::Opaque { what, kind, args } => self.opaque(body, data, what, *kind, args)?,
            Inst::Bind { var, value } => {
                let func = self.frame().func;
                self.observer.on_bind(func, *var, &self.regs[self.base + value.index()]);
            }
        }
        Ok(Flow::Next)
    }

    /// The value of the first result.
    #[inline]
    pub(super) fn result(&mut self, data: &InstData, val: Val) {
        if let Some(&value) = data.results.first() {
            self.set(value, val);
        }
    }

    pub(super) fn size_result(&mut self, data: &InstData, size: u64, ptr: Value) {
        let val = Val::int(self.program.pointer_bits, size).with_taint(self.reg(ptr).is_tainted());
        self.result(data, val);
    }

    #[inline]
    fn compare(&self, op: CmpOp, a: Value, b: Value) -> Val {
        let (x, y) = (self.reg(a), self.reg(b));
        let (Val::Ptr { ptr: p, taint: t }, Val::Ptr { ptr: q, taint: u }) = (x, y) else {
            return arith::compare(op, x, y).unwrap_or(zero());
        };
        let bits = self.program.pointer_bits;
        let holds = match p.object == q.object && p.object != ObjId::NULL {
            true => arith::compare_bits(op.of_offsets(), bits, p.offset, q.offset),
            false => arith::compare_bits(op, bits, self.memory.address(*p), self.memory.address(*q)),
        };
        Val::bool(holds).with_taint(t | u)
    }

    fn cast(&mut self, body: &Body, data: &InstData, op: CastOp, a: Value) {
        let to = data.results.first().map_or(Ty::BOOL, |&value| body.ty(value));
        let val = self.reg(a);
        let taint = val.is_tainted();
        let cast = match (op, to) {
            (CastOp::PtrToInt, Ty::Int(width)) => {
                let address = Val::int(self.program.pointer_bits, self.memory.address(self.ptr(a)));
                arith::cast(widening(self.program.pointer_bits, width), &address, width)
                    .map(|val| val.with_taint(taint))
            }
            (CastOp::IntToPtr, Ty::Ptr) => Some(self.pointer_at(val)),
            (CastOp::ZExt | CastOp::SExt | CastOp::Trunc, Ty::Int(width)) => arith::cast(op, val, width),
            (CastOp::PtrToInt, Ty::Ptr) | (CastOp::IntToPtr, Ty::Int(_)) => None,
            (CastOp::ZExt | CastOp::SExt | CastOp::Trunc, Ty::Ptr) => None,
        };
        self.result(data, cast.unwrap_or(zero()));
    }

    /// The pointer with this address.
    pub(super) fn pointer_at(&self, val: &Val) -> Val {
        let address = val.to_bv().map(|bv| bv.zext_or_trunc(self.program.pointer_bits));
        let address = address.and_then(|bv| bv.to_u64()).unwrap_or(0);
        Val::ptr(self.memory.find(address)).with_taint(val.is_tainted())
    }

    fn floating(
        &mut self,
        body: &Body,
        data: &InstData,
        op: FpOp,
        fmt: FpFormat,
        args: &[Value],
    ) -> Step<()> {
        let taint = args.iter().any(|&arg| self.reg(arg).is_tainted());
        let bvs: Vec<Bv> = args.iter().filter_map(|&arg| self.reg(arg).to_bv()).collect();
        let width = data.results.first().map_or(1, |&v| body.ty(v).bits(self.program.pointer_bits));
        let Some(bv) = fp::eval(op, fmt, &bvs, width) else {
            return Err(self.unmodelled(format!("floating-point operation {op:?} on {fmt:?}")));
        };
        self.result(data, Val::from_bv(&bv).with_taint(taint));
        Ok(())
    }

    #[inline]
    fn gep(
        &mut self,
        data: &InstData,
        base: Value,
        index: Value,
        stride: u64,
        count: Option<u64>,
    ) -> Step<()> {
        let (ptr, at) = (self.ptr(base), self.size(index));
        let taint = self.reg(base).is_tainted() || self.reg(index).is_tainted();
        let Some(&value) = data.results.first() else { return Ok(()) };
        if let Some(count) = count {
            let accessed = self.frame().code.accessed[value.index()];
            if at > count || at == count && accessed {
                let at = crate::interp::value::sign_extend(at, self.program.pointer_bits);
                self.fault(Property::Bounds, format!("index {at} of an array of {count} elements"))?;
            }
        }
        let offset = ptr.offset.wrapping_add(at.wrapping_mul(stride)) & self.memory.address_mask();
        self.set(value, Val::Ptr { ptr: Pointer { offset, ..ptr }, taint });
        Ok(())
    }

    fn uninit(&mut self, body: &Body, data: &InstData) -> Step<()> {
        for &value in &data.results {
            let ty = body.ty(value);
            let val = match self.options.uninit {
                UninitMode::Zero => zero_of(ty),
                UninitMode::FromInput => self.input(InputKind::Uninit, ty)?,
            };
            self.set(value, val.tainted());
        }
        Ok(())
    }
}

fn zero() -> Val {
    Val::bool(false)
}

pub(super) fn zero_of(ty: Ty) -> Val {
    match ty {
        Ty::Int(width) => Val::int(width, 0),
        Ty::Ptr => Val::ptr(Pointer::NULL),
    }
}

/// The cast between integers that leads from one width to another.
fn widening(from: u32, to: u32) -> CastOp {
    if to < from { CastOp::Trunc } else { CastOp::ZExt }
}
