//! One instruction, from its opcode on.

use super::Parser;
use super::body::Draft;
use super::cursor::Parse;
use super::symbols::Symbol;
use crate::ir::text::error::SyntaxFault;
use crate::ir::text::words::{Word, plain_fp};
use crate::ir::{BinOp, Callee, CastOp, Inst, Value};
use crate::term::op::FpOp;

impl Parser<'_> {
    pub fn inst(&mut self, draft: &mut Draft) -> Parse<Inst> {
        let Some(word) = self.cursor.peek_word() else {
            return self.cursor.expected("an instruction or a terminator");
        };
        let at = self.cursor.here();
        self.cursor.bump();
        if let Some(op) = BinOp::from_word(word) {
            let nsw = self.cursor.accept_word("nsw");
            let (a, b) = self.pair(draft)?;
            return Ok(Inst::Binary { op, a, b, nsw });
        }
        if let Some(op) = CastOp::from_word(word) {
            return Ok(Inst::Cast { op, a: self.operand(draft)? });
        }
        match self.computation(word, draft)? {
            Some(inst) => Ok(inst),
            None => match self.effect(word, draft)? {
                Some(inst) => Ok(inst),
                None => {
                    let expected = "an instruction or a terminator".to_string();
                    self.cursor.fail(at, SyntaxFault::Expected { expected, found: format!("`{word}`") })
                }
            },
        }
    }

    /// Instructions with a result; None if the word is none of theirs.
    fn computation(&mut self, word: &str, draft: &mut Draft) -> Parse<Option<Inst>> {
        Ok(Some(match word {
            "cmp" => {
                let op = self.cursor.keyword("a comparison (`eq ne ult ule slt sle`)")?;
                let (a, b) = self.pair(draft)?;
                Inst::Cmp { op, a, b }
            }
            "overflow" => {
                let op = self.cursor.keyword("an operator (`sadd uadd ssub usub smul umul`)")?;
                let (a, b) = self.pair(draft)?;
                Inst::Overflow { op, a, b }
            }
            "select" => {
                let (cond, then) = self.pair(draft)?;
                self.cursor.expect(",")?;
                Inst::Select { cond, then, els: self.operand(draft)? }
            }
            "fp" => self.fp(draft)?,
            "gep" => self.gep(draft)?,
            "alloca" => {
                let bytes = self.operand(draft)?;
                self.cursor.expect_word("align")?;
                let align = self.cursor.number("an alignment")?;
                Inst::Alloca { bytes, align, var: self.optional_var(draft)? }
            }
            "stack_save" => Inst::StackSave,
            "load" => {
                let volatile = self.cursor.accept_word("volatile");
                Inst::Load { ptr: self.operand(draft)?, volatile }
            }
            "alloc" => Inst::Alloc { bytes: self.operand(draft)? },
            "input" => Inst::Input { name: self.cursor.string("the name of the input, as a string")? },
            "uninit" => Inst::Uninit,
            "next_zero" => Inst::NextZero { ptr: self.operand(draft)? },
            "object_size" => Inst::ObjectSize { ptr: self.operand(draft)? },
            "object_offset" => Inst::ObjectOffset { ptr: self.operand(draft)? },
            "alive" => Inst::Alive { ptr: self.operand(draft)? },
            "readable" => Inst::Readable { ptr: self.operand(draft)?, len: self.after("len", draft)? },
            "is_heap" => Inst::IsHeap { ptr: self.operand(draft)? },
            "abstract" => Inst::Abstract { always: self.cursor.accept_word("always") },
            "format" => Inst::Format {
                dst: self.operand(draft)?,
                cap: self.after("cap", draft)?,
                format: self.after("by", draft)?,
                args: self.after("args", draft)?,
            },
            _ => return Ok(None),
        }))
    }

    /// Instructions that are there for what they do; None if the word is none of theirs.
    fn effect(&mut self, word: &str, draft: &mut Draft) -> Parse<Option<Inst>> {
        Ok(Some(match word {
            "lifetime_start" => Inst::LifetimeStart { ptr: self.operand(draft)? },
            "lifetime_end" => Inst::LifetimeEnd { ptr: self.operand(draft)? },
            "stack_restore" => Inst::StackRestore { token: self.operand(draft)? },
            "store" => {
                let volatile = self.cursor.accept_word("volatile");
                let value = self.operand(draft)?;
                Inst::Store { ptr: self.after("to", draft)?, value, volatile }
            }
            "fill" => Inst::Fill {
                ptr: self.operand(draft)?,
                byte: self.after("with", draft)?,
                len: self.after("len", draft)?,
            },
            "copy" => {
                let overlap = self.cursor.accept_word("overlap");
                let dst = self.operand(draft)?;
                Inst::Copy { dst, src: self.after("from", draft)?, len: self.after("len", draft)?, overlap }
            }
            "free" => Inst::Free { ptr: self.operand(draft)? },
            "assume" => Inst::Assume { cond: self.operand(draft)? },
            "check" => {
                let property = self.cursor.keyword("a property")?;
                let cond = self.operand(draft)?;
                Inst::Check { cond, property, message: self.cursor.string("the message, as a string")? }
            }
            "havoc" => Inst::Havoc { ptr: self.operand(draft)?, len: self.after("len", draft)? },
            "output" => Inst::Output { ptr: self.operand(draft)?, len: self.after("len", draft)? },
            "exit" => Inst::Exit { status: self.operand(draft)? },
            "abort" => Inst::Abort,
            "call" => self.call(draft)?,
            "opaque" => {
                let kind = self.cursor.keyword("`value`, `memory` or `unsupported`")?;
                let what = self.cursor.string("what it is, as a string")?;
                self.cursor.expect("(")?;
                Inst::Opaque { what, kind, args: self.args(draft)? }
            }
            "bind" => {
                let var = self.var_ref(draft)?;
                self.cursor.expect("=")?;
                Inst::Bind { var, value: self.operand(draft)? }
            }
            _ => return Ok(None),
        }))
    }

    fn pair(&mut self, draft: &mut Draft) -> Parse<(Value, Value)> {
        let a = self.operand(draft)?;
        self.cursor.expect(",")?;
        Ok((a, self.operand(draft)?))
    }

    fn after(&mut self, word: &str, draft: &mut Draft) -> Parse<Value> {
        self.cursor.expect_word(word)?;
        self.operand(draft)
    }

    fn fp(&mut self, draft: &mut Draft) -> Parse<Inst> {
        let format = self.cursor.keyword("a format (`f16 bf16 f32 f64 x87 f128`)")?;
        let op = if self.cursor.accept_word("convert") {
            FpOp::Convert(self.cursor.keyword("the format of the result")?)
        } else {
            let Some(op) = self.cursor.peek_word().and_then(plain_fp) else {
                return self.cursor.expected("a floating-point operator");
            };
            self.cursor.bump();
            op
        };
        self.cursor.expect("(")?;
        Ok(Inst::Fp { op, format, args: self.args(draft)? })
    }

    fn gep(&mut self, draft: &mut Draft) -> Parse<Inst> {
        let base = self.operand(draft)?;
        self.cursor.expect("+")?;
        let index = self.operand(draft)?;
        self.cursor.expect("*")?;
        let stride = self.cursor.number("a stride")?;
        if !self.cursor.accept("[") {
            return Ok(Inst::Gep { base, index, stride, count: None });
        }
        let count = Some(self.cursor.number("a count")?);
        self.cursor.expect("]")?;
        Ok(Inst::Gep { base, index, stride, count })
    }

    fn call(&mut self, draft: &mut Draft) -> Parse<Inst> {
        if self.cursor.accept("*") {
            let pointer = self.operand(draft)?;
            self.cursor.expect("(")?;
            let args = self.args(draft)?;
            self.cursor.expect_word("as")?;
            return Ok(Inst::Call { callee: Callee::Ptr(pointer, self.signature()?), args });
        }
        let at = self.cursor.here();
        let Symbol::Func(id) = self.symbol("a function, or `*` and a pointer")? else {
            let (expected, found) = ("a function".to_string(), "a global".to_string());
            return self.cursor.fail(at, SyntaxFault::Expected { expected, found });
        };
        self.cursor.expect("(")?;
        Ok(Inst::Call { callee: Callee::Func(id), args: self.args(draft)? })
    }
}
