//! The main loop: blocks, edges and terminators.

use super::fault::{At, Limit, Outcome, Step, Stop};
use super::machine::Machine;
use super::observer::{FrameView, Observer};
use super::value::{Pointer, Val};
use crate::ir::{Block, BlockId, Body, Edge, FuncId, InstId, Property, Terminator, Ty, Value};
use crate::term::bv::Bv;
use std::convert::Infallible;

const STEPS_BETWEEN_LOOKS: u64 = 1 << 14;

/// What comes after an instruction.
#[derive(PartialEq, Eq)]
pub(super) enum Flow {
    Next,
    /// Another frame is active now.
    Called,
}

pub(super) fn limit(limit: Limit) -> Stop {
    Box::new(Outcome::Budget(limit))
}

impl<'p, O: Observer> Machine<'p, O> {
    /// Until the run ends.
    pub(super) fn execute(&mut self) -> Step<Infallible> {
        loop {
            let frame = self.frame();
            let (func, body, id, start) = (frame.func, frame.body, frame.block, frame.next);
            let block = &body.blocks[id];
            if self.instructions(func, body, block, start)? == Flow::Next {
                self.terminator(func, body, id)?;
            }
        }
    }

    fn instructions(&mut self, func: FuncId, body: &'p Body, block: &'p Block, start: usize) -> Step<Flow> {
        for (number, &inst) in block.insts.iter().enumerate().skip(start) {
            self.tick()?;
            if let Some(frame) = self.frames.last_mut() {
                frame.at = At::Inst(inst);
                frame.next = number + 1;
            }
            let (observer, view) = self.watch(func);
            observer.on_inst(func, inst, view);
            match self.inst(body, &body.insts[inst]) {
                Ok(Flow::Called) => return Ok(Flow::Called),
                Ok(Flow::Next) => {}
                Err(stop) => self.pass_over(stop, body, inst)?,
            }
        }
        Ok(Flow::Next)
    }

    /// Goes on after a fault, if that is wanted.
    #[cold]
    fn pass_over(&mut self, stop: Stop, body: &Body, inst: InstId) -> Step<()> {
        let Outcome::Fault(fault) = &*stop else { return Err(stop) };
        let place = (fault.property, fault.place.func, fault.place.at);
        if !self.options.beyond || self.options.focus == Some(place) {
            return Err(stop);
        }
        self.passed.get_or_insert(fault.place);
        for &value in &body.insts[inst].results {
            let zero = match body.ty(value) {
                Ty::Int(width) => Val::from_bv(&Bv::zero(width)),
                Ty::Ptr => Val::Ptr { ptr: Pointer::NULL, taint: false },
            };
            self.set(value, zero);
        }
        Ok(())
    }

    #[inline]
    pub(super) fn tick(&mut self) -> Step<()> {
        if self.steps >= self.options.max_steps {
            return Err(limit(Limit::Steps));
        }
        self.steps += 1;
        if self.steps >= self.next_look { self.look_at_clock() } else { Ok(()) }
    }

    #[cold]
    fn look_at_clock(&mut self) -> Step<()> {
        self.next_look = self.steps.saturating_add(STEPS_BETWEEN_LOOKS);
        if self.options.interrupt.is_triggered() { Err(limit(Limit::Time)) } else { Ok(()) }
    }

    /// The observer with what it may look at.
    #[inline(always)]
    pub(super) fn watch(&mut self, func: FuncId) -> (&mut O, FrameView<'_>) {
        let values = self.regs.get(self.base..).unwrap_or(&[]);
        let depth = self.frames.len().saturating_sub(1);
        (&mut self.observer, FrameView { func, depth, memory: &self.memory, values })
    }

    fn terminator(&mut self, func: FuncId, body: &'p Body, id: BlockId) -> Step<()> {
        self.tick()?;
        if let Some(frame) = self.frames.last_mut() {
            frame.at = At::Terminator(id);
        }
        match &body.blocks[id].terminator {
            Terminator::Jump(edge) => self.edge(func, body, id, 0, edge),
            Terminator::Branch { cond, then, els } => {
                if self.condition(*cond, "a branch")? {
                    self.edge(func, body, id, 0, then)
                } else {
                    self.edge(func, body, id, 1, els)
                }
            }
            Terminator::Switch { value, cases, default } => {
                self.need_defined(*value, "a switch")?;
                let value = self.reg(*value).to_bv();
                let number = cases.iter().position(|(case, _)| Some(case) == value.as_ref());
                let edge = number.map_or(default, |number| &cases[number].1);
                self.edge(func, body, id, number.unwrap_or(cases.len()), edge)
            }
            Terminator::Return(values) => return self.return_values(values),
            Terminator::Unreachable => {
                return self.fault(Property::Unreachable, "code is reached that was said to be unreachable");
            }
        }
        Ok(())
    }

    /// Goes along an edge: the arguments are read before any parameter is written.
    #[inline]
    fn edge(&mut self, func: FuncId, body: &'p Body, from: BlockId, number: usize, edge: &'p Edge) {
        let (observer, view) = self.watch(func);
        observer.on_edge(func, from, number, view);
        let params = &body.blocks[edge.target].params;
        if let ([param], [arg]) = (params.as_slice(), edge.args.as_slice()) {
            self.set(*param, self.reg(*arg).clone());
        } else {
            self.assign(params, &edge.args);
        }
        self.go_to(func, edge.target);
    }

    fn assign(&mut self, params: &[Value], args: &[Value]) {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.extend(args.iter().map(|&arg| self.reg(arg).clone()));
        for (&param, val) in params.iter().zip(scratch.drain(..)) {
            self.set(param, val);
        }
        self.scratch = scratch;
    }

    #[inline]
    pub(super) fn go_to(&mut self, func: FuncId, block: BlockId) {
        if let Some(frame) = self.frames.last_mut() {
            frame.block = block;
            frame.next = 0;
        }
        let (observer, view) = self.watch(func);
        observer.on_block(func, block, view);
    }

    fn return_values(&mut self, values: &[Value]) -> Step<()> {
        if self.frames.len() == 1 {
            for &value in values {
                self.need_defined(value, "the result of the program")?;
            }
        }
        let results: Vec<Val> = values.iter().map(|&v| self.reg(v).clone()).collect();
        self.leave();
        let Some(caller) = self.frames.last() else {
            return Err(self.finish(Outcome::Return(results)));
        };
        if let At::Inst(call) = caller.at {
            for (&value, val) in caller.body.insts[call].results.iter().zip(results) {
                self.set(value, val);
            }
        }
        self.look_for_leaks()
    }

    /// An i1 that decides something.
    #[inline]
    pub(super) fn condition(&self, cond: Value, what: &str) -> Step<bool> {
        self.need_defined(cond, what)?;
        Ok(self.size(cond) == 1)
    }

    /// A fault of property `uninit` if the value is indeterminate.
    #[inline]
    pub(super) fn need_defined(&self, value: Value, what: &str) -> Step<()> {
        if self.reg(value).is_tainted() { self.indeterminate(what) } else { Ok(()) }
    }

    #[cold]
    pub(super) fn indeterminate(&self, what: &str) -> Step<()> {
        self.fault(Property::Uninit, format!("{what} depends on an uninitialized value"))
    }

    /// More work than one step.
    pub(super) fn charge(&mut self, steps: u64) {
        self.steps = self.steps.saturating_add(steps);
    }
}
