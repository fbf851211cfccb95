//! Sizes of objects whose allocation gets a constant through parameters, as `malloc(20)` does.

use super::PointsTo;
use super::calls::InstanceId;
use super::constants::fold;
use super::object::{Object, ObjectId, ObjectKind};
use crate::ir::{Body, Inst, Program, Ty, Value, ValueDef};
use crate::term::bv::Bv;
use cranelift_entity::SecondaryMap;

/// Definitions and calls that are followed.
const FUEL: u32 = 24;

type Callers = SecondaryMap<InstanceId, Vec<(InstanceId, crate::ir::InstId)>>;

pub fn resolve(program: &Program, pts: &mut PointsTo) {
    let mut callers: Callers = SecondaryMap::new();
    for (&(caller, inst), callees) in &pts.calls.callees {
        callees.iter().for_each(|&callee| callers[callee].push((caller, inst)));
    }
    let is_open = |(id, object): &(ObjectId, &Object)| object.size.is_none() && !pts.locs.is_merged(*id);
    let open: Vec<_> = pts.locs.objects.iter().filter(is_open).map(|(id, o)| (id, o.kind)).collect();
    for (object, kind) in open {
        if let ObjectKind::Heap { func, inst, context } | ObjectKind::Stack { func, inst, context } = kind {
            let Some(id) = pts.calls.find(func, context) else { continue };
            let body = program.funcs[func].body.as_ref().expect("it has an allocation");
            if let Inst::Alloc { bytes } | Inst::Alloca { bytes, .. } = body.insts[inst].inst {
                let known = Eval { program, pts, callers: &callers }.value(id, bytes, FUEL);
                pts.locs.objects[object].size = known.and_then(|c| c.to_u64());
            }
        }
    }
}

struct Eval<'a> {
    program: &'a Program,
    pts: &'a PointsTo,
    callers: &'a Callers,
}

impl Eval<'_> {
    fn body(&self, id: InstanceId) -> &Body {
        let func = self.pts.calls.instances[id].func;
        self.program.funcs[func].body.as_ref().expect("instances have bodies")
    }

    /// The constant that the value always has.
    fn value(&self, id: InstanceId, value: Value, fuel: u32) -> Option<Bv> {
        let fuel = fuel.checked_sub(1)?;
        let body = self.body(id);
        match &body.values[value].def {
            ValueDef::Const(c) => Some(c.clone()),
            ValueDef::Param(block, index) if *block == body.entry => self.param(id, *index as usize, fuel),
            ValueDef::Result(inst, _) => {
                fold(&body.insts[*inst].inst, body.ty(value), |operand| self.value(id, operand, fuel))
            }
            ValueDef::Param(..) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => None,
        }
    }

    /// All callers must pass the same; nobody unknown may call. Edges to the entry block do not exist.
    fn param(&self, id: InstanceId, index: usize, fuel: u32) -> Option<Bv> {
        if self.pts.calls.outside.contains(&id) {
            return None;
        }
        let width = self.body(id).ty(*self.body(id).blocks[self.body(id).entry].params.get(index)?);
        let mut known: Option<Bv> = None;
        // An entry of the program has callers only if it is called from inside too.
        if self.pts.is_entry(id) {
            return None;
        }
        for &(caller, inst) in &self.callers[id] {
            let Inst::Call { args, .. } = &self.body(caller).insts[inst].inst else { return None };
            let next = self.value(caller, *args.get(index)?, fuel)?;
            if Ty::Int(next.width()) != width || known.as_ref().is_some_and(|c| *c != next) {
                return None;
            }
            known = Some(next);
        }
        known
    }
}
