//! Calls, returns, and what happens where there is no code.

use super::fault::{At, Limit, Step};
use super::input::InputKind;
use super::machine::{Frame, Machine};
use super::memory::ObjKind;
use super::observer::Observer;
use super::step::{Flow, limit};
use super::value::Val;
use crate::ir::{BlockId, Body, Callee, FuncId, InstData, OpaqueKind, Property, Signature, Ty, Value};

impl<'p, O: Observer> Machine<'p, O> {
    pub(super) fn call(
        &mut self,
        body: &'p Body,
        data: &'p InstData,
        callee: &'p Callee,
        args: &'p [Value],
    ) -> Step<Flow> {
        let target = match callee {
            Callee::Func(func) => *func,
            Callee::Ptr(ptr, signature) => self.pointed_function(body, *ptr, signature, args)?,
        };
        let function = &self.program.funcs[target];
        let Some(code) = &function.body else {
            if !self.options.havoc_unknown {
                return Err(self.unmodelled(&function.name));
            }
            self.inputs_into(body, data, InputKind::Opaque)?;
            return Ok(Flow::Next);
        };
        let mut vals = std::mem::take(&mut self.scratch);
        vals.extend(args.iter().map(|&arg| self.reg(arg).clone()));
        let pushed = self.push_frame(target, code, code.entry);
        if pushed.is_ok() {
            for (&param, val) in code.blocks[code.entry].params.iter().zip(vals.drain(..)) {
                self.set(param, val);
            }
        }
        vals.clear();
        self.scratch = vals;
        pushed?;
        self.go_to(target, code.entry);
        Ok(Flow::Called)
    }

    /// The function behind the pointer, if it can be called like this.
    fn pointed_function(
        &mut self,
        body: &Body,
        value: Value,
        signature: &Signature,
        args: &[Value],
    ) -> Step<FuncId> {
        self.need_defined(value, "the target of a call")?;
        let ptr = self.ptr(value);
        let name = || self.describe(ptr.object);
        let message = match self.memory.object(ptr.object).kind {
            ObjKind::Function(func) if ptr.offset == 0 => {
                let types: Vec<Ty> = args.iter().map(|&arg| body.ty(arg)).collect();
                match self.misfit(func, signature, &types) {
                    None => return Ok(func),
                    Some(why) => format!("call of {} with {why}", name()),
                }
            }
            ObjKind::Function(_) => format!("call of an address inside {}", name()),
            ObjKind::Null if ptr.offset == 0 => "call through a NULL pointer".to_string(),
            ObjKind::Null => format!("call of address {:#x}, which is in no object", ptr.offset),
            ObjKind::Stack | ObjKind::Heap | ObjKind::Global(_) | ObjKind::Args => {
                format!("call of {}, which is not a function", name())
            }
        };
        self.fault(Property::Deref, message)?;
        Err(self.unmodelled("a call of something that is not a function"))
    }

    /// Why the call does not fit the function.
    fn misfit(&self, func: FuncId, caller: &Signature, args: &[Ty]) -> Option<&'static str> {
        let function = &self.program.funcs[func];
        let callee = &function.signature;
        let entry = function.body.as_ref().map(|body| {
            let params = body.blocks[body.entry].params.iter();
            params.map(|&param| body.ty(param)).collect::<Vec<Ty>>()
        });
        if caller.variadic != callee.variadic {
            return Some("a variable number of arguments on one side only");
        }
        let fits = match &entry {
            Some(params) => params == args,
            None => caller.params == callee.params,
        };
        if !fits {
            return Some("arguments of another number or type");
        }
        let results = caller.results.is_empty() || caller.results == callee.results;
        (!results).then_some("a result of another type")
    }

    /// Starts a function from outside.
    pub(super) fn enter(&mut self, func: FuncId, args: Vec<Val>) -> Step<()> {
        let function = &self.program.funcs[func];
        let Some(body) = &function.body else { return Err(self.unmodelled(&function.name)) };
        let params = body.blocks[body.entry].params.iter().copied();
        let values: Vec<(Value, Val)> = params.zip(args).collect();
        self.enter_at(func, body.entry, &values)
    }

    pub(super) fn enter_at(&mut self, func: FuncId, block: BlockId, values: &[(Value, Val)]) -> Step<()> {
        let function = &self.program.funcs[func];
        let Some(body) = &function.body else { return Err(self.unmodelled(&function.name)) };
        self.push_frame(func, body, block)?;
        for (value, val) in values {
            self.set(*value, val.clone());
        }
        self.go_to(func, block);
        Ok(())
    }

    fn push_frame(&mut self, func: FuncId, body: &'p Body, block: BlockId) -> Step<()> {
        if self.frames.len() >= self.options.max_frames {
            return Err(limit(Limit::Frames));
        }
        let code = self.code(func, body);
        self.base = self.regs.len();
        self.regs.extend_from_slice(&code.template);
        let (base, stack_mark) = (self.base, self.stack_objects.len());
        let at = At::Terminator(block);
        self.frames.push(Frame { func, body, code, base, block, next: 0, at, stack_mark });
        self.observer.on_enter(func);
        Ok(())
    }

    /// Ends the active function with its stack objects.
    pub(super) fn leave(&mut self) {
        let loc = self.here().loc;
        let Some(frame) = self.frames.pop() else { return };
        self.drop_stack(frame.stack_mark, loc);
        self.regs.truncate(frame.base);
        self.base = self.frames.last().map_or(0, |frame| frame.base);
        self.observer.on_return(frame.func);
    }

    pub(super) fn opaque(
        &mut self,
        body: &Body,
        data: &InstData,
        what: &str,
        kind: OpaqueKind,
        args: &[Value],
    ) -> Step<()> {
        match kind {
            OpaqueKind::Value => {}
            OpaqueKind::Memory => self.havoc_reachable(args)?,
            OpaqueKind::Unsupported => return Err(self.unmodelled(what)),
        }
        self.inputs_into(body, data, InputKind::Opaque)
    }

    /// All memory that the arguments and globals reach becomes arbitrary.
    fn havoc_reachable(&mut self, args: &[Value]) -> Step<()> {
        let mut roots: Vec<_> = self.globals().collect();
        roots.extend(args.iter().filter_map(|&arg| self.reg(arg).to_pointer()).map(|ptr| ptr.object));
        let reached = self.reachable(roots);
        let origin = self.memory.add_havoc(self.here(), self.calls());
        for id in reached {
            let object = self.memory.object(id);
            if object.alive && !object.constant {
                let size = object.size;
                self.memory.forget(id, 0, size, origin).map_err(limit)?;
                self.observer.on_memory_write(id, 0, size);
            }
        }
        Ok(())
    }
}
