//! Equality of programs up to what the text does not say: numbers of instructions, constants and locations.

use crate::ir::{Body, Edge, Init, Inst, Loc, LocId, Program, Terminator, Ty, Value, ValueDef, VarId};
use rustc_hash::FxHashMap;

type Constants = FxHashMap<(Ty, ValueDef, Option<VarId>), Value>;

pub fn assert_same(a: &Program, b: &Program) {
    assert_eq!(a.pointer_bits, b.pointer_bits);
    assert_eq!(a.files, b.files);
    assert_eq!(a.types, b.types);
    let show = |p: &Program, loc: LocId| p.locs[loc].clone();
    let globals = |p: &Program| -> Vec<_> {
        let all = p.globals.values().map(|g| {
            let init: Init = g.init.clone();
            (g.name.clone(), g.size, g.align, init, g.constant, g.exported, g.ty, show(p, g.loc))
        });
        all.collect()
    };
    assert_eq!(globals(a), globals(b));
    let ledger = |p: &Program| -> Vec<_> {
        p.ledger.iter().map(|line| (line.kind, line.what.clone(), show(p, line.loc))).collect()
    };
    assert_eq!(ledger(a), ledger(b));
    assert_eq!(a.funcs.len(), b.funcs.len());
    for (f, g) in a.funcs.values().zip(b.funcs.values()) {
        assert_eq!((&f.name, &f.signature, f.origin), (&g.name, &g.signature, g.origin));
        assert_eq!((f.exported, show(a, f.loc)), (g.exported, show(b, g.loc)));
        assert_eq!(f.body.is_some(), g.body.is_some());
        if let (Some(f), Some(g)) = (&f.body, &g.body) {
            let mut constants = Constants::default();
            assert_eq!(body(a, f, &mut constants), body(b, g, &mut constants));
        }
    }
}

type Typed = Vec<(Value, Ty, Option<VarId>)>;
type Line = (Inst, Typed, Loc);
type BlockText = (Typed, Vec<Line>, Terminator, Loc);

#[derive(Debug, PartialEq)]
struct Blocks {
    entry: u32,
    vars: Vec<(String, String, u32, Loc)>,
    blocks: Vec<BlockText>,
}

fn body(program: &Program, body: &Body, constants: &mut Constants) -> Blocks {
    let typed = |v: &Value| (*v, body.values[*v].ty, body.values[*v].var);
    let loc = |id: LocId| program.locs[id].clone();
    let mut blocks = Vec::new();
    for block in body.blocks.values() {
        let mut lines = Vec::new();
        for &inst in &block.insts {
            let data = &body.insts[inst];
            let inst = data.inst.clone().map_operands(&mut |v| shared(body, v, constants));
            lines.push((inst, data.results.iter().map(typed).collect(), loc(data.loc)));
        }
        let end = terminator(body, &block.terminator, constants);
        blocks.push((block.params.iter().map(typed).collect(), lines, end, loc(block.loc)));
    }
    let vars = body.vars.values();
    let vars = vars.map(|v| (v.name.clone(), format!("{:?}", v.ty), v.param, loc(v.loc))).collect();
    Blocks { entry: body.entry.as_u32(), vars, blocks }
}

/// Equal constants of both programs get one number.
fn shared(body: &Body, value: Value, constants: &mut Constants) -> Value {
    let data = &body.values[value];
    if !data.def.is_constant() {
        return value;
    }
    let next = Value::from_u32((1 << 30) + constants.len() as u32);
    *constants.entry((data.ty, data.def.clone(), data.var)).or_insert(next)
}

fn terminator(body: &Body, terminator: &Terminator, constants: &mut Constants) -> Terminator {
    let mut all = |values: &[Value]| values.iter().map(|&v| shared(body, v, constants)).collect::<Vec<_>>();
    let mut edge = |edge: &Edge| Edge { target: edge.target, args: all(&edge.args) };
    match terminator {
        Terminator::Jump(to) => Terminator::Jump(edge(to)),
        Terminator::Branch { cond, then, els } => {
            let (then, els) = (edge(then), edge(els));
            Terminator::Branch { cond: shared(body, *cond, constants), then, els }
        }
        Terminator::Switch { value, cases, default } => {
            let cases = cases.iter().map(|(case, to)| (case.clone(), edge(to))).collect();
            let default = edge(default);
            Terminator::Switch { value: shared(body, *value, constants), cases, default }
        }
        Terminator::Return(values) => Terminator::Return(all(values)),
        Terminator::Unreachable => Terminator::Unreachable,
    }
}
