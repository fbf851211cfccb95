//! How the pointers of a walk over a list hang together: one is what the link of another leads to, one is the last of its list, and
//! where one is NULL, the walk is at the start.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment, PtrExpr};
use crate::ir::{Program, SrcType, TypeId};

/// So many pointers to blocks of one type are related to each other, and so many links of a block.
const POINTERS: usize = 6;
const LINKS: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    cursors(context, sink);
    let mut types: Vec<TypeId> = context.loop_pointers().filter_map(|v| v.pointee).collect();
    types.sort_unstable();
    types.dedup();
    for ty in types {
        let links = links(context.program, ty);
        if links.is_empty() {
            continue;
        }
        let same = context.pointers.iter().filter(|v| v.pointee == Some(ty)).take(POINTERS);
        let all: Vec<PtrExpr> = same.map(|v| v.expr.clone()).collect();
        for v in context.loop_pointers().filter(|v| v.pointee == Some(ty)).take(POINTERS) {
            let p = &v.expr;
            for &link in &links {
                let there =
                    PtrExpr::LoadPtr { ptr: Box::new(p.clone().plus(Expr::Const(link))), at: Moment::Now };
                for led in others(&all, &[p]).chain([PtrExpr::Null]) {
                    let is = Formula::same_pointer(there.clone(), led);
                    sink.state(Formula::Or(vec![is_null(p), is]));
                }
            }
            // Two lists, or two places in one.
            for q in context.loop_pointers().filter(|q| q.pointee == Some(ty) && q.expr > *p) {
                let apart = Formula::Not(Box::new(Formula::SameObject(p.clone(), q.expr.clone())));
                sink.state(Formula::Or(vec![is_null(p), apart]));
            }
            // At the start of the walk.
            for w in context.loop_pointers().filter(|w| w.pointee == Some(ty) && w.expr != *p) {
                for start in others(&all, &[p, &w.expr]).chain(w.entry.clone()).chain([PtrExpr::Null]) {
                    let is = Formula::same_pointer(w.expr.clone(), start);
                    sink.state(Formula::Implies(Box::new(is_null(p)), Box::new(is)));
                }
            }
        }
    }
}

/// A pointer to a link is where it was at first, or to one in a block.
fn cursors(context: &LoopContext<'_>, sink: &mut Sink) {
    for v in context.loop_pointers() {
        let (Some(ty), Some(start)) = (v.pointee, &v.entry) else { continue };
        let SrcType::Pointer(record) = context.program.types[ty] else { continue };
        let links = links(context.program, record);
        let (Some(&least), Some(&most)) = (links.iter().min(), links.iter().max()) else { continue };
        let stays = || Formula::SameObject(v.expr.clone(), start.clone());
        let offset = v.expr.offset();
        sink.state(Formula::Or(vec![stays(), Formula::le(Expr::Const(least), offset.clone())]));
        sink.state(Formula::Or(vec![stays(), Formula::le(offset, Expr::Const(most))]));
    }
}

fn others<'a>(all: &'a [PtrExpr], but: &'a [&'a PtrExpr]) -> impl Iterator<Item = PtrExpr> + 'a {
    all.iter().filter(|q| !but.contains(q)).cloned()
}

fn is_null(p: &PtrExpr) -> Formula {
    Formula::same_pointer(p.clone(), PtrExpr::Null)
}

/// Where structures of this type lead to others of it.
fn links(program: &Program, ty: TypeId) -> Vec<i128> {
    let SrcType::Record { fields, union: false, .. } = &program.types[ty] else { return vec![] };
    let is_link = |field: TypeId| matches!(program.types[field], SrcType::Pointer(to) if to == ty);
    let found = fields.iter().filter(|f| is_link(f.ty)).map(|f| i128::from(f.offset));
    found.take(LINKS).collect()
}
