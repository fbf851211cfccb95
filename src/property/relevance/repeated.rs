//! Checks that are made again: where the same one was passed on every way before, it decides nothing.

use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Inst, InstId, Program, Ty, Value, ValueDef};
use crate::term::Bv;
use rustc_hash::{FxHashMap, FxHashSet};

/// What two checks have in common that are one.
#[derive(PartialEq, Eq, Hash)]
enum Check {
    Read { ptr: Value, bytes: u64 },
    Write { ptr: Value, bytes: u64 },
    Computed(Inst, Ty),
}

/// Instructions whose checks were made before, with the same operands. In between memory may have been freed; that is for
/// those to care about who decide.
pub fn repeated(program: &Program, body: &Body) -> FxHashSet<InstId> {
    let cfg = Cfg::new(body);
    let mut leaders = Leaders::default();
    let mut made: FxHashMap<Check, Vec<BlockId>> = FxHashMap::default();
    let mut all = FxHashSet::default();
    for &block in &cfg.order {
        for &inst in &body.blocks[block].insts {
            let data = &body.insts[inst];
            let bytes = |value: Value| body.ty(value).bytes(program.pointer_bits);
            let mut before = |check: Check| {
                let places = made.entry(check).or_default();
                let is_known = places.iter().any(|&b| cfg.dominates(b, block));
                places.push(block);
                is_known
            };
            let is_known = match data.inst {
                Inst::Load { ptr, .. } => {
                    let (ptr, bytes) = (leaders.of(body, ptr), bytes(data.results[0]));
                    before(Check::Read { ptr, bytes })
                }
                Inst::Store { ptr, value, .. } => {
                    let (ptr, bytes) = (leaders.of(body, ptr), bytes(value));
                    before(Check::Read { ptr, bytes });
                    before(Check::Write { ptr, bytes })
                }
                _ if is_pure(&data.inst) => {
                    let key = data.inst.clone().map_operands(&mut |v| leaders.of(body, v));
                    let ty = body.ty(data.results[0]);
                    leaders.note(&key, ty, data.results[0]);
                    before(Check::Computed(key, ty))
                }
                _ => false,
            };
            if is_known {
                all.insert(inst);
            }
        }
    }
    all
}

fn is_pure(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Binary { .. } | Inst::Cmp { .. } | Inst::Cast { .. } | Inst::Select { .. } | Inst::Gep { .. }
    )
}

/// One value for all that are computed alike.
#[derive(Default)]
struct Leaders {
    constants: FxHashMap<Bv, Value>,
    globals: FxHashMap<crate::ir::GlobalId, Value>,
    computed: FxHashMap<(Inst, Ty), Value>,
    leader: FxHashMap<Value, Value>,
}

impl Leaders {
    fn of(&mut self, body: &Body, value: Value) -> Value {
        match &body.values[value].def {
            ValueDef::Const(bv) => *self.constants.entry(bv.clone()).or_insert(value),
            ValueDef::Global(id) => *self.globals.entry(*id).or_insert(value),
            _ => self.leader.get(&value).copied().unwrap_or(value),
        }
    }

    fn note(&mut self, key: &Inst, ty: Ty, value: Value) {
        let first = *self.computed.entry((key.clone(), ty)).or_insert(value);
        self.leader.insert(value, first);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frontend;

    /// The lines whose loads and stores were checked before.
    fn lines(text: &str) -> Vec<u32> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("unloop-repeated-{}-{number}.c", std::process::id()));
        std::fs::write(&path, text).expect("a temporary file");
        let program =
            frontend::load(std::slice::from_ref(&path), &frontend::Options::default()).expect("it is C");
        let _ = std::fs::remove_file(&path);
        let (_, _, body) = program.defined().find(|(_, f, _)| f.name == "f").expect("a function f");
        let is_access =
            |inst: InstId| matches!(body.insts[inst].inst, Inst::Load { .. } | Inst::Store { .. });
        let again = repeated(&program, body).into_iter().filter(|&inst| is_access(inst));
        let mut lines: Vec<u32> = again.map(|inst| program.locs[body.insts[inst].loc].line).collect();
        lines.sort_unstable();
        lines
    }

    #[test]
    fn what_lies_behind_the_same_check_is_known() {
        let text = "int f(int *a, int i, int m) {\n  if (a[i] > m)\n    m = a[i];\n  a[i] = 1;\n  a[i] = 2;\n  return m;\n}\n";
        // Line 4 writes: that it was read does not tell.
        assert_eq!(lines(text), [3, 5]);
    }

    #[test]
    fn another_way_or_another_place_is_not() {
        let branch = "int f(int *a, int i, int c) {\n  if (c)\n    c = a[i];\n  return c + a[i];\n}\n";
        assert!(lines(branch).is_empty());
        let moved = "int f(int *a, int i) {\n  int s = a[i];\n  i++;\n  return s + a[i];\n}\n";
        assert!(lines(moved).is_empty());
    }
}
