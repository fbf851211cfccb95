//! Hooks for those who watch a run: coverage, states at loop headers, write footprints.

use super::memory::{Memory, ObjId};
use super::value::Val;
use crate::ir::{BlockId, FuncId, InstId, Value, VarId};

/// The active function as it is now.
#[derive(Clone, Copy)]
pub struct FrameView<'a> {
    pub func: FuncId,
    /// Frames below this one.
    pub depth: usize,
    pub memory: &'a Memory,
    pub(super) values: &'a [Val],
}

impl<'a> FrameView<'a> {
    /// The value; only meaningful where it was computed before.
    pub fn get(&self, value: Value) -> &'a Val {
        &self.values[value.as_u32() as usize]
    }
}

/// All methods do nothing unless overridden, and cost nothing then.
pub trait Observer {
    /// A block begins; its parameters have their values.
    #[inline(always)]
    fn on_block(&mut self, _func: FuncId, _block: BlockId, _frame: FrameView) {}

    /// An edge is taken: number `edge` of the terminator of `block`. Its arguments are evaluated in `frame`.
    #[inline(always)]
    fn on_edge(&mut self, _func: FuncId, _block: BlockId, _edge: usize, _frame: FrameView) {}

    /// An instruction is about to be executed.
    #[inline(always)]
    fn on_inst(&mut self, _func: FuncId, _inst: InstId, _frame: FrameView) {}

    /// The bytes `lo .. hi` of the object were written.
    #[inline(always)]
    fn on_memory_write(&mut self, _object: ObjId, _lo: u64, _hi: u64) {}

    /// The source variable has this value from now on.
    #[inline(always)]
    fn on_bind(&mut self, _func: FuncId, _var: VarId, _value: &Val) {}

    /// A function begins, called from the frame below, or returns.
    #[inline(always)]
    fn on_enter(&mut self, _func: FuncId) {}

    #[inline(always)]
    fn on_return(&mut self, _func: FuncId) {}
}

/// Watches nothing.
impl Observer for () {}

impl<O: Observer> Observer for &mut O {
    #[inline(always)]
    fn on_block(&mut self, func: FuncId, block: BlockId, frame: FrameView) {
        (**self).on_block(func, block, frame);
    }

    #[inline(always)]
    fn on_edge(&mut self, func: FuncId, block: BlockId, edge: usize, frame: FrameView) {
        (**self).on_edge(func, block, edge, frame);
    }

    #[inline(always)]
    fn on_inst(&mut self, func: FuncId, inst: InstId, frame: FrameView) {
        (**self).on_inst(func, inst, frame);
    }

    #[inline(always)]
    fn on_memory_write(&mut self, object: ObjId, lo: u64, hi: u64) {
        (**self).on_memory_write(object, lo, hi);
    }

    #[inline(always)]
    fn on_bind(&mut self, func: FuncId, var: VarId, value: &Val) {
        (**self).on_bind(func, var, value);
    }

    #[inline(always)]
    fn on_enter(&mut self, func: FuncId) {
        (**self).on_enter(func);
    }

    #[inline(always)]
    fn on_return(&mut self, func: FuncId) {
        (**self).on_return(func);
    }
}
