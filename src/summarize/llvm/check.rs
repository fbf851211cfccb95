//! Obligations in front of the instructions that they belong to.

use super::body::{Scope, name};
use super::{Writer, one_line, ty};
use crate::ir::{BinOp, BlockId, Callee, Inst, InstId, LocId, Property, Ty, Value};
use crate::property::{self, Obligation, Place, Site};

/// What is written down; the others need more than the state at one place.
const WRITTEN: [Property; 8] = [
    Property::Assert,
    Property::Deref,
    Property::Bounds,
    Property::Free,
    Property::Overflow,
    Property::Div,
    Property::Shift,
    Property::Unreachable,
];

impl<'p> Writer<'p> {
    /// All checks of one instruction.
    pub fn checks(&mut self, scope: &mut Scope<'p>, inst: InstId) {
        let data = &scope.body.insts[inst].inst;
        for property in property::faults(data).into_iter().filter(|p| WRITTEN.contains(p)) {
            let stated = matches!(data, Inst::Check { .. });
            if scope.user || stated {
                for holds in self.conditions(scope, inst, property) {
                    self.check(&holds, scope, Place::Inst(inst), property);
                }
            }
        }
    }

    pub fn check_end(&mut self, scope: &mut Scope<'p>, block: BlockId) {
        let last = scope.body.blocks[block].insts.last();
        let ended = last.is_some_and(|&i| {
            matches!(scope.body.insts[i].inst, Inst::Abort | Inst::Exit { .. } | Inst::Assume { .. })
        });
        if scope.user && !ended {
            self.check("false", scope, Place::End(block), Property::Unreachable);
        }
    }

    fn check(&mut self, holds: &str, scope: &Scope<'p>, place: Place, property: Property) {
        let site = Site { func: scope.func, place };
        let obligation = Obligation { site, property };
        let what = property::describe(self.program, obligation);
        let loc: LocId = site.loc(self.program);
        let code = self.checks.len();
        self.checks.push(format!("{} {} {}", property.name(), self.program.show_loc(loc), one_line(&what)));
        self.declare("void @__unloop_check(i1 zeroext, i32)");
        self.line(format!("  call void @__unloop_check(i1 zeroext {holds}, i32 {code})"));
    }

    fn ask(&mut self, scope: &mut Scope<'p>, function: &str, args: &[(String, String)]) -> String {
        let result = scope.temp();
        let types: Vec<&str> = args.iter().map(|a| a.0.as_str()).collect();
        let given: Vec<String> = args.iter().map(|(t, v)| format!("{t} {v}")).collect();
        self.declare(&format!("zeroext i1 @__unloop_{function}({})", types.join(", ")));
        self.line(format!("  {result} = call zeroext i1 @__unloop_{function}({})", given.join(", ")));
        result
    }

    fn region(&mut self, scope: &mut Scope<'p>, ptr: Value, len: String, write: bool) -> String {
        let ptr = self.operand(scope.body, ptr);
        let write = if write { "true" } else { "false" };
        let args =
            [("ptr".to_string(), ptr), (self.size(), len), ("i1 zeroext".to_string(), write.to_string())];
        self.ask(scope, "valid", &args)
    }

    fn conditions(&mut self, scope: &mut Scope<'p>, inst: InstId, property: Property) -> Vec<String> {
        let body = scope.body;
        let data = &body.insts[inst];
        let v = |writer: &Self, value: Value| writer.operand(body, value);
        match &data.inst {
            Inst::Check { cond, .. } => vec![v(self, *cond)],
            Inst::Binary { op, a, b, .. } => {
                let Ty::Int(width) = body.ty(*a) else { return vec![] };
                let (a, b) = (v(self, *a), v(self, *b));
                vec![self.arithmetic(scope, *op, &a, &b, width, property)]
            }
            Inst::Gep { index, count: Some(count), .. } => {
                let touched = scope.touched[data.results[0].as_u32() as usize];
                let op = if touched { "ult" } else { "ule" };
                let (result, index) = (scope.temp(), v(self, *index));
                self.line(format!("  {result} = icmp {op} {} {index}, {count}", self.size()));
                vec![result]
            }
            Inst::Load { ptr, .. } => {
                let bytes = body.ty(data.results[0]).bytes(self.program.pointer_bits);
                vec![self.region(scope, *ptr, bytes.to_string(), false)]
            }
            Inst::Store { ptr, value, .. } => {
                let bytes = body.ty(*value).bytes(self.program.pointer_bits);
                vec![self.region(scope, *ptr, bytes.to_string(), true)]
            }
            Inst::Fill { ptr, len, .. } | Inst::Havoc { ptr, len } => {
                let len = v(self, *len);
                vec![self.region(scope, *ptr, len, true)]
            }
            Inst::Output { ptr, len } => {
                let len = v(self, *len);
                vec![self.region(scope, *ptr, len, false)]
            }
            Inst::Copy { dst, src, len, overlap } => {
                let len = v(self, *len);
                let mut all = vec![
                    self.region(scope, *dst, len.clone(), true),
                    self.region(scope, *src, len.clone(), false),
                ];
                if !overlap {
                    let args = [
                        ("ptr".to_string(), v(self, *dst)),
                        ("ptr".to_string(), v(self, *src)),
                        (self.size(), len),
                    ];
                    all.push(self.ask(scope, "apart", &args));
                }
                all
            }
            Inst::Format { dst, cap, format, args } => {
                let args = [
                    ("ptr".to_string(), v(self, *dst)),
                    (self.size(), v(self, *cap)),
                    ("ptr".to_string(), v(self, *format)),
                    ("ptr".to_string(), v(self, *args)),
                ];
                vec![self.ask(scope, "formats", &args)]
            }
            Inst::Free { ptr } => {
                let args = [("ptr".to_string(), v(self, *ptr))];
                vec![self.ask(scope, "frees", &args)]
            }
            Inst::Call { callee: Callee::Ptr(ptr, _), .. } => {
                let args = [("ptr".to_string(), v(self, *ptr))];
                vec![self.ask(scope, "callable", &args)]
            }
            _ => vec![],
        }
    }

    /// The result fits, or the operation has one.
    fn arithmetic(
        &mut self,
        scope: &mut Scope<'p>,
        op: BinOp,
        a: &str,
        b: &str,
        width: u32,
        property: Property,
    ) -> String {
        let t = ty(Ty::Int(width));
        let word = match op {
            BinOp::Add => Some("sadd"),
            BinOp::Sub => Some("ssub"),
            BinOp::Mul => Some("smul"),
            _ => None,
        };
        if let Some(word) = word {
            let wraps = self.overflow_bit(scope, word, &t, a, b);
            return self.negated(scope, &wraps);
        }
        let one = |writer: &mut Self, scope: &mut Scope<'p>, text: String| {
            let result = scope.temp();
            writer.line(format!("  {result} = {text}"));
            result
        };
        match (op, property) {
            (_, Property::Div) => one(self, scope, format!("icmp ne {t} {b}, 0")),
            (_, Property::Shift) => one(self, scope, format!("icmp ult {t} {b}, {width}")),
            (BinOp::Shl, _) => {
                // A shift that is too far has a check of its own.
                let near = one(self, scope, format!("icmp ult {t} {b}, {width}"));
                let by = one(self, scope, format!("select i1 {near}, {t} {b}, {t} 0"));
                let there = one(self, scope, format!("shl {t} {a}, {by}"));
                let back = one(self, scope, format!("ashr {t} {there}, {by}"));
                one(self, scope, format!("icmp eq {t} {back}, {a}"))
            }
            _ => {
                let least = crate::term::bv::Bv::min_signed(width).to_signed_string();
                let small = one(self, scope, format!("icmp ne {t} {a}, {least}"));
                let other = one(self, scope, format!("icmp ne {t} {b}, -1"));
                one(self, scope, format!("or i1 {small}, {other}"))
            }
        }
    }

    pub fn overflow_bit(&mut self, scope: &mut Scope<'p>, word: &str, t: &str, a: &str, b: &str) -> String {
        let (pair, bit) = (scope.temp(), scope.temp());
        self.declare(&format!("{{ {t}, i1 }} @llvm.{word}.with.overflow.{t}({t}, {t})"));
        self.line(format!("  {pair} = call {{ {t}, i1 }} @llvm.{word}.with.overflow.{t}({t} {a}, {t} {b})"));
        self.line(format!("  {bit} = extractvalue {{ {t}, i1 }} {pair}, 1"));
        bit
    }

    fn negated(&mut self, scope: &mut Scope<'p>, bit: &str) -> String {
        let result = scope.temp();
        self.line(format!("  {result} = xor i1 {bit}, true"));
        result
    }
}

impl Writer<'_> {
    /// `name = text`.
    pub fn define(&mut self, value: Value, text: String) {
        self.line(format!("  {} = {text}", name(value)));
    }
}
