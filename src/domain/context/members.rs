//! Members of structures that a loop uses through pointers to such structures: by their type, since the pointers may have no
//! term at the header, as the result of a search for a free element.

use super::memory_terms::add_new;
use super::ranges::Range;
use super::samples::Array;
use super::{Access, LoopContext, debug_types};
use crate::domain::formula::{Expr, Moment, PtrExpr};
use crate::ir::{Body, Inst, Program, SrcType, TypeId};

/// Arrays of structures that are spoken of.
const POOLS: usize = 6;

/// One use of a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberUse {
    pub record: TypeId,
    /// Where it lies in the structure, if an index does not tell.
    pub shift: Option<i128>,
    /// Bytes of a load or store; None for calls and block operations.
    pub bytes: Option<u32>,
    pub write: bool,
    pub pointer: bool,
    pub signed: Option<bool>,
    /// Of a stored value, where the text tells.
    pub range: Option<Range>,
}

impl MemberUse {
    pub(super) fn of_access(program: &Program, body: &Body, access: &Access) -> Option<MemberUse> {
        let record = debug_types::pointee(program, body, &access.base)?;
        let is_record = matches!(program.types[record], SrcType::Record { .. });
        let shift = match access.offset {
            Expr::Const(shift) => Some(shift),
            _ => None,
        };
        let Access { bytes, write, pointer, signed, range, .. } = access.clone();
        is_record.then_some(MemberUse { record, shift, bytes, write, pointer, signed, range })
    }
}

/// Where in the type arrays of such structures begin, and how long they are.
fn arrays_of(program: &Program, ty: TypeId, record: TypeId) -> Vec<(i128, Option<i128>)> {
    let array = |ty: TypeId| match program.types[ty] {
        SrcType::Array { element, count } if element == record => Some(count.map(i128::from)),
        _ => None,
    };
    match &program.types[ty] {
        SrcType::Record { fields, .. } => {
            fields.iter().filter_map(|f| Some((i128::from(f.offset), array(f.ty)?))).collect()
        }
        _ => array(ty).map(|length| (0, length)).into_iter().collect(),
    }
}

impl LoopContext<'_> {
    /// Members that are used through pointers which have no term at the header.
    pub(super) fn find_members(&self) -> Vec<MemberUse> {
        let is_record = |ty: TypeId| matches!(self.program.types[ty], SrcType::Record { .. });
        let found = self.accesses_without_term(&|value| {
            let here = PtrExpr::now(value);
            self.pointee(&here).is_some_and(is_record).then_some(here)
        });
        let mut all = vec![];
        add_new(found.iter().filter_map(|a| MemberUse::of_access(self.program, self.body, a)), &mut all);
        all
    }

    /// The members used through pointers that move, or that have no term.
    pub(super) fn moving_members(&self) -> Vec<MemberUse> {
        let mut all = vec![];
        let moving = self.accesses.iter().filter(|a| !self.is_invariant(&a.base));
        add_new(moving.filter_map(|a| MemberUse::of_access(self.program, self.body, a)), &mut all);
        all
    }

    /// Pointers in the structures of arrays that the loop uses through pointers to such structures.
    pub fn pointers_in_pools(&self) -> Vec<Array> {
        self.pools_among(|m| m.pointer)
    }

    /// Numbers in such structures that the loop writes.
    pub fn numbers_in_pools(&self) -> Vec<Array> {
        self.pools_among(|m| m.write && !m.pointer)
    }

    fn pools_among(&self, wanted: impl Fn(&MemberUse) -> bool) -> Vec<Array> {
        let mut all: Vec<Array> = vec![];
        for array in self.members.iter().filter(|m| wanted(m)).flat_map(|m| self.pools_of(m)) {
            if !all.contains(&array) && all.len() < POOLS {
                all.push(array);
            }
        }
        all
    }

    /// The members of arrays of structures that a pointer to such a structure may lead to: by their type those of globals and of
    /// local variables, and those that are a member of one.
    pub fn pools_of(&self, member: &MemberUse) -> Vec<Array> {
        let (Some(shift), Some(bytes)) = (member.shift, member.bytes) else { return vec![] };
        let Some(stride) = debug_types::bytes_of(self.program, member.record).map(i128::from) else {
            return vec![];
        };
        if !matches!(bytes, 1 | 2 | 4 | 8) || shift < 0 || shift + i128::from(bytes) > stride {
            return vec![];
        }
        let scalar =
            u64::try_from(shift).ok().and_then(|at| debug_types::scalar_at(self.program, member.record, at));
        let told = scalar.and_then(|ty| debug_types::sign_of(self.program, ty));
        let signed = told.or(member.signed).unwrap_or(true);
        let mut all = vec![];
        for (root, ty) in self.variables() {
            for (from, length) in arrays_of(self.program, ty, member.record) {
                let base = root.clone().plus(Expr::Const(from));
                all.push(Array { base, stride, shift, bytes, signed, length });
            }
        }
        all
    }

    /// Globals and local variables in which arrays of such structures lie.
    pub fn variables_with_arrays_of(&self, record: TypeId) -> Vec<(PtrExpr, TypeId)> {
        let has = |ty: TypeId| !arrays_of(self.program, ty, record).is_empty();
        self.variables().into_iter().filter(|(_, ty)| has(*ty)).collect()
    }

    /// Objects with a type: globals that change, and local variables.
    fn variables(&self) -> Vec<(PtrExpr, TypeId)> {
        let globals = self.program.globals.iter().filter(|(_, g)| !g.constant);
        let globals = globals.filter_map(|(id, global)| Some((PtrExpr::Global(id), global.ty?)));
        let locals = self.body.insts.values().filter_map(|data| match data.inst {
            Inst::Alloca { var: Some(var), .. } => {
                let value = *data.results.first()?;
                Some((PtrExpr::Value { value, at: Moment::Now }, self.body.vars[var].ty?))
            }
            _ => None,
        });
        globals.chain(locals).collect()
    }
}
