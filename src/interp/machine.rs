//! The machine: its state, and how runs are started and what they give.

use super::code::Code;
use super::fault::{At, Fault, Outcome, Place, Step, Stop};
use super::input::{InputRecord, InputSource};
use super::memory::{Memory, ObjId};
use super::observer::Observer;
use super::options::Options;
use super::value::{Pointer, Val};
use crate::ir::{BlockId, Body, CallPath, FuncId, InstId, LocId, Origin, Program, Property, Value};
use cranelift_entity::EntityRef;
use std::rc::Rc;

/// An active function.
pub(super) struct Frame<'p> {
    pub func: FuncId,
    pub body: &'p Body,
    pub code: Rc<Code>,
    /// Where its registers begin.
    pub base: usize,
    /// The block, and the number of the next instruction in it, while a call is active.
    pub block: BlockId,
    pub next: usize,
    /// The instruction that is being executed.
    pub at: At,
    /// How many stack objects there were before it.
    pub stack_mark: usize,
}

/// What a run came to.
#[derive(Debug)]
pub struct Run {
    pub outcome: Outcome,
    /// What was written to the standard output, up to the limit.
    pub output: Vec<u8>,
    pub steps: u64,
    /// All inputs in the order in which they were consumed.
    pub inputs: Vec<InputRecord>,
    /// The first fault after which the run went on because that was wanted.
    pub passed: Option<Place>,
}

impl Run {
    pub fn fault(&self) -> Option<&Fault> {
        match &self.outcome {
            Outcome::Fault(fault) => Some(fault),
            _ => None,
        }
    }

    /// The exit status, if the program ended by itself.
    pub fn status(&self) -> Option<i32> {
        match &self.outcome {
            Outcome::Exit(status) => Some(*status),
            Outcome::Return(values) => values.first().and_then(Val::to_i64).map(|v| v as i32),
            _ => None,
        }
    }
}

/// Runs functions of one program.
pub struct Machine<'p, O: Observer = ()> {
    pub(super) program: &'p Program,
    pub(super) options: Options,
    pub(super) inputs: Box<dyn InputSource + 'p>,
    pub observer: O,
    pub(super) memory: Memory,
    codes: Vec<Option<Rc<Code>>>,
    pub(super) frames: Vec<Frame<'p>>,
    /// The registers of all frames.
    pub(super) regs: Vec<Val>,
    /// Where those of the active frame begin.
    pub(super) base: usize,
    pub(super) stack_objects: Vec<ObjId>,
    /// Arguments on their way along an edge or into a call.
    pub(super) scratch: Vec<Val>,
    pub(super) steps: u64,
    /// When the clock is looked at again.
    pub(super) next_look: u64,
    pub(super) output: Vec<u8>,
    pub(super) consumed: Vec<InputRecord>,
    pub(super) passed: Option<Place>,
}

impl<'p> Machine<'p, ()> {
    pub fn new(program: &'p Program, options: Options, inputs: impl InputSource + 'p) -> Machine<'p, ()> {
        Machine::with_observer(program, options, inputs, ())
    }
}

impl<'p, O: Observer> Machine<'p, O> {
    pub fn with_observer(
        program: &'p Program,
        options: Options,
        inputs: impl InputSource + 'p,
        observer: O,
    ) -> Machine<'p, O> {
        let memory = Memory::new(program.pointer_bits, options.max_objects, options.max_memory);
        let codes = vec![None; program.funcs.len()];
        Machine {
            program,
            options,
            inputs: Box::new(inputs),
            observer,
            memory,
            codes,
            frames: vec![],
            regs: vec![],
            base: 0,
            stack_objects: vec![],
            scratch: vec![],
            steps: 0,
            next_look: 0,
            output: vec![],
            consumed: vec![],
            passed: None,
        }
    }

    /// Forgets the last run and takes new inputs; what was prepared for the functions stays.
    pub fn restart(&mut self, inputs: impl InputSource + 'p) {
        self.inputs = Box::new(inputs);
        self.reset();
    }

    /// Runs the program from this function. If it takes (argc) or (argc, argv) and no arguments are given, they are
    /// made from the options. The memory of an earlier run is gone.
    pub fn run(&mut self, entry: FuncId, args: &[Val]) -> Run {
        self.start(|machine| {
            let args = if args.is_empty() { machine.main_args(entry)? } else { args.to_vec() };
            machine.enter(entry, args)
        })
    }

    /// Runs a function in the memory that the last run left, or in the initial one.
    pub fn run_function(&mut self, func: FuncId, args: &[Val]) -> Run {
        self.continue_with(|machine| machine.enter(func, args.to_vec()))
    }

    /// Runs from the start of a block with these values, in the memory that the last run left. The values must be all
    /// that the code from there on needs.
    pub fn run_from(&mut self, func: FuncId, block: BlockId, values: &[(Value, Val)]) -> Run {
        self.continue_with(|machine| machine.enter_at(func, block, values))
    }

    fn start(&mut self, enter: impl FnOnce(&mut Self) -> Step<()>) -> Run {
        self.reset();
        self.continue_with(enter)
    }

    fn continue_with(&mut self, enter: impl FnOnce(&mut Self) -> Step<()>) -> Run {
        self.clear_frames();
        let result = self.set_up().and_then(|()| enter(self)).and_then(|()| self.execute());
        let Err(stop) = result;
        self.next_look = 0;
        Run {
            outcome: *stop,
            output: std::mem::take(&mut self.output),
            steps: std::mem::take(&mut self.steps),
            inputs: std::mem::take(&mut self.consumed),
            passed: self.passed.take(),
        }
    }

    fn reset(&mut self) {
        let options = &self.options;
        self.memory = Memory::new(self.program.pointer_bits, options.max_objects, options.max_memory);
        self.clear_frames();
    }

    fn clear_frames(&mut self) {
        self.frames.clear();
        self.regs.clear();
        self.base = 0;
        self.stack_objects.clear();
    }

    /// A fresh memory with the globals, to be filled before `run_function`.
    pub fn prepare(&mut self) -> Result<(), Box<Outcome>> {
        self.reset();
        self.make_globals()
    }

    /// Globals and functions, unless they are there.
    fn set_up(&mut self) -> Step<()> {
        if self.memory.objects().nth(1).is_some() { Ok(()) } else { self.make_globals() }
    }

    /// The memory as the last run left it.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// To prepare a state before `run_function` or `run_from`.
    pub fn memory_mut(&mut self) -> &mut Memory {
        &mut self.memory
    }

    pub(super) fn code(&mut self, func: FuncId, body: &Body) -> Rc<Code> {
        let program = self.program;
        let slot = &mut self.codes[func.index()];
        slot.get_or_insert_with(|| Rc::new(Code::new(program, body))).clone()
    }

    #[inline]
    pub(super) fn frame(&self) -> &Frame<'p> {
        // There is always a frame while instructions are executed.
        &self.frames[self.frames.len() - 1]
    }

    #[inline]
    pub(super) fn reg(&self, value: Value) -> &Val {
        &self.regs[self.base + value.index()]
    }

    #[inline]
    pub(super) fn set(&mut self, value: Value, val: Val) {
        self.regs[self.base + value.index()] = val;
    }

    #[inline]
    pub(super) fn ptr(&self, value: Value) -> Pointer {
        self.reg(value).to_pointer().unwrap_or(Pointer::NULL)
    }

    /// An operand of type Size or smaller.
    #[inline]
    pub(super) fn size(&self, value: Value) -> u64 {
        self.reg(value).to_u64().unwrap_or(u64::MAX)
    }

    /// Where execution is.
    pub(super) fn here(&self) -> Place {
        match self.frames.last() {
            Some(frame) => place_of(frame),
            None => Place { func: FuncId::new(0), at: At::Terminator(BlockId::new(0)), loc: LocId::UNKNOWN },
        }
    }

    /// The calls that led to the current function.
    pub(super) fn calls(&self) -> CallPath {
        let below = self.frames.split_last().map_or(&[][..], |(_, below)| below);
        CallPath::of(below.iter().filter_map(|frame| match frame.at {
            At::Inst(inst) => Some((frame.func, inst)),
            At::Terminator(_) => None,
        }))
    }

    /// Something goes wrong here: the end of the run if the property is asked for or it cannot go on.
    #[cold]
    pub(super) fn fault(&self, property: Property, message: impl Into<String>) -> Step<()> {
        let stops = !goes_on(property) || (self.options.beyond && property == Property::Assert);
        if (self.options.properties.has(property) && self.is_in_focus(property)) || stops {
            return Err(self.fault_at(self.here(), property, message.into()));
        }
        Ok(())
    }

    /// With a focus, faults after which the run could go on only count at that place.
    fn is_in_focus(&self, property: Property) -> bool {
        let Some((wanted, func, at)) = self.options.focus else { return true };
        let place = self.user_place().unwrap_or(self.here());
        wanted != property || (place.func, place.at) == (func, at)
    }

    /// A fault that is noticed here and belongs to `place`.
    pub(super) fn fault_at(&self, place: Place, property: Property, message: String) -> Stop {
        let checked = self.options.properties.has(property);
        let calls = &self.frames[..self.frames.len().saturating_sub(1)];
        let stack = calls.iter().filter_map(|frame| call_of(frame)).collect();
        let inner = Some(place).filter(|p| self.program.funcs[p.func].origin == Origin::Model);
        let place = if inner.is_some() { self.user_place().unwrap_or(place) } else { place };
        Box::new(Outcome::Fault(Box::new(Fault { property, checked, place, inner, message, stack })))
    }

    /// The innermost place in the user's code.
    pub(super) fn user_place(&self) -> Option<Place> {
        let user = |frame: &&Frame| self.program.funcs[frame.func].origin == Origin::User;
        self.frames.iter().rev().find(user).map(place_of)
    }

    /// Something with no meaning here.
    pub(super) fn unmodelled(&self, name: impl Into<String>) -> Stop {
        Box::new(Outcome::Unmodelled { name: name.into(), place: self.here() })
    }
}

/// After which faults can a run go on with a value, if nobody asks for them?
fn goes_on(property: Property) -> bool {
    match property {
        Property::Deref | Property::Free | Property::Unreachable => false,
        Property::Assert | Property::Bounds | Property::Overflow | Property::Div | Property::Shift => true,
        Property::Uninit | Property::Leak | Property::Memcleanup | Property::Termination => true,
    }
}

fn place_of(frame: &Frame) -> Place {
    let loc = match frame.at {
        At::Inst(inst) => frame.body.insts[inst].loc,
        At::Terminator(block) => frame.body.blocks[block].loc,
    };
    Place { func: frame.func, at: frame.at, loc }
}

fn call_of(frame: &Frame) -> Option<(FuncId, InstId)> {
    match frame.at {
        At::Inst(inst) => Some((frame.func, inst)),
        At::Terminator(_) => None,
    }
}
