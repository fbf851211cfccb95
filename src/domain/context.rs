//! What a loop offers to speak about.

use crate::analysis::loops::Loop;
use crate::ir::{Body, FuncId, Program};

pub struct LoopContext<'a> {
    pub program: &'a Program,
    pub func: FuncId,
    pub body: &'a Body,
    pub data: &'a Loop,
}
