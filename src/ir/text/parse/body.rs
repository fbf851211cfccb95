//! Bodies: variables, blocks, results and operands.

use super::Parser;
use super::constants::{Renumbering, Values, constant};
use super::cursor::{Parse, numbered};
use super::symbols::{Scope, Symbol};
use crate::ir::text::error::SyntaxFault;
use crate::ir::text::lexer::Token;
use crate::ir::{
    Block, BlockId, Body, InstData, InstId, Terminator, Ty, Value, ValueData, ValueDef, Var, VarId,
};
use cranelift_entity::{EntityRef, PrimaryMap};

/// What is known of a body while it is read.
pub struct Draft {
    pub values: Values,
    vars: PrimaryMap<VarId, Var>,
    var_names: Scope<VarId>,
    insts: PrimaryMap<InstId, InstData>,
    blocks: PrimaryMap<BlockId, Block>,
}

/// A result as written on the left of the equals sign.
struct ResultText {
    number: u32,
    ty: Option<Ty>,
    var: Option<VarId>,
    at: usize,
}

impl Parser<'_> {
    /// From the line after the opening brace to the closing one.
    pub fn body(&mut self) -> Parse<Body> {
        let mut draft = Draft {
            values: Values::new(self.cursor.text_len()),
            vars: PrimaryMap::new(),
            var_names: Scope::new('$', "var0"),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
        };
        while self.cursor.accept_word("var") {
            self.var_line(&mut draft)?;
        }
        let entry = self.entry()?;
        while !self.cursor.accept("}") {
            self.block(&mut draft)?;
        }
        self.finish(draft, entry)
    }

    fn finish(&mut self, draft: Draft, entry: BlockId) -> Parse<Body> {
        if draft.blocks.is_empty() {
            return self.cursor.fail(self.cursor.here(), SyntaxFault::NoBlock);
        }
        if let Some((number, at)) = draft.values.undefined() {
            return self.cursor.fail(at, SyntaxFault::Undefined(format!("v{number}")));
        }
        let (values, renumbering) = draft.values.finish();
        let mut body = Body { entry, blocks: draft.blocks, insts: draft.insts, values, vars: draft.vars };
        renumber(&mut body, &renumbering);
        Ok(body)
    }

    fn var_line(&mut self, draft: &mut Draft) -> Parse<()> {
        let (next, at) = (draft.vars.next_key(), self.cursor.here());
        let (name, given) = self.cursor.var("the name of the variable")?;
        if let Some(given) = given.filter(|given| *given != next.to_string()) {
            let (expected, found) = (format!("`#{next}`"), format!("`#{given}`"));
            return self.cursor.fail(at, SyntaxFault::Expected { expected, found });
        }
        let ty = self.optional_type()?;
        let param = if self.cursor.accept_word("param") { self.cursor.number32("its number")? } else { 0 };
        let loc = self.line_end()?;
        draft.var_names.add(&name, next);
        draft.vars.push(Var { name, ty, loc, param });
        Ok(())
    }

    fn entry(&mut self) -> Parse<BlockId> {
        if !self.cursor.accept_word("entry") {
            return Ok(BlockId::new(0));
        }
        let entry = self.block_ref()?;
        self.cursor.end_line()?;
        Ok(entry)
    }

    pub fn block_ref(&mut self) -> Parse<BlockId> {
        self.cursor.numbered("bb", "a block (`bb0`)").map(|number| BlockId::new(number as usize))
    }

    fn block(&mut self, draft: &mut Draft) -> Parse<()> {
        let id = draft.blocks.next_key();
        if self.cursor.peek_numbered("bb") != Some(id.as_u32()) {
            return self.cursor.expected(format!("`{id}` or `}}`"));
        }
        self.cursor.bump();
        let mut params = Vec::new();
        if self.cursor.accept("(") {
            while !self.cursor.accept(")") {
                if !params.is_empty() {
                    self.cursor.expect(",")?;
                }
                params.push(self.param(id, params.len(), draft)?);
            }
        }
        self.cursor.expect(":")?;
        let loc = self.line_end()?;
        let mut insts = Vec::new();
        let terminator = loop {
            match self.terminator(draft)? {
                Some(terminator) => break terminator,
                None => insts.push(self.inst_line(draft)?),
            }
        };
        self.cursor.end_line()?;
        draft.blocks.push(Block { params, insts, terminator, loc });
        Ok(())
    }

    fn param(&mut self, block: BlockId, index: usize, draft: &mut Draft) -> Parse<Value> {
        let param = self.result_text(draft)?;
        let Some(ty) = param.ty else { return self.cursor.expected("`:` and a type") };
        let def = ValueDef::Param(block, index as u32);
        self.define(&param, ValueData { ty, def, var: param.var }, draft)
    }

    fn define(&mut self, result: &ResultText, data: ValueData, draft: &mut Draft) -> Parse<Value> {
        draft.values.define(result.number, data).or_else(|fault| self.cursor.fail(result.at, fault))
    }

    /// `v7`, `v7: i32`, `v7 $x` or `v7: i32 $x`.
    fn result_text(&mut self, draft: &Draft) -> Parse<ResultText> {
        let at = self.cursor.here();
        let number = self.cursor.numbered("v", "a value (`v0`)")?;
        let ty = if self.cursor.accept(":") { Some(self.ty()?) } else { None };
        let var = self.optional_var(draft)?;
        Ok(ResultText { number, ty, var, at })
    }

    fn inst_line(&mut self, draft: &mut Draft) -> Parse<InstId> {
        let results = self.left_side(draft)?;
        let opcode = self.cursor.peek_word().unwrap_or_default().to_string();
        let inst = self.inst(draft)?;
        let fixed = inst.fixed_result(self.program.size_ty());
        let loc = self.line_end()?;
        let id = draft.insts.push(InstData { inst, results: vec![], loc });
        for (index, result) in results.iter().enumerate() {
            let Some(ty) = result.ty.or(fixed) else {
                return self.cursor.fail(result.at, SyntaxFault::NeedsType(opcode));
            };
            let data = ValueData { ty, def: ValueDef::Result(id, index as u32), var: result.var };
            let value = self.define(result, data, draft)?;
            draft.insts[id].results.push(value);
        }
        Ok(id)
    }

    fn left_side(&mut self, draft: &Draft) -> Parse<Vec<ResultText>> {
        let mut results = Vec::new();
        if self.cursor.peek_numbered("v").is_none() {
            return Ok(results);
        }
        results.push(self.result_text(draft)?);
        while self.cursor.accept(",") {
            results.push(self.result_text(draft)?);
        }
        self.cursor.expect("=")?;
        Ok(results)
    }

    pub fn optional_var(&mut self, draft: &Draft) -> Parse<Option<VarId>> {
        match self.cursor.peek() {
            Token::Var(_) => self.var_ref(draft).map(Some),
            _ => Ok(None),
        }
    }

    pub fn var_ref(&mut self, draft: &Draft) -> Parse<VarId> {
        let at = self.cursor.here();
        let (name, id) = self.cursor.var("a variable (`$x`)")?;
        let Some(id) = id else {
            return draft.var_names.find(&name).or_else(|fault| self.cursor.fail(at, fault));
        };
        let var = numbered(id, "var").map(|number| VarId::new(number as usize));
        match var.filter(|&var| draft.vars.get(var).is_some_and(|var| var.name == name)) {
            Some(var) => Ok(var),
            None => self.cursor.fail(at, SyntaxFault::Undefined(format!("${name}#{id}"))),
        }
    }

    pub fn operand(&mut self, draft: &mut Draft) -> Parse<Value> {
        let at = self.cursor.here();
        if let Some(number) = self.cursor.peek_numbered("v") {
            self.cursor.bump();
            return Ok(draft.values.used(number, at));
        }
        let (ty, def) = self.constant_operand()?;
        let var = self.optional_var(draft)?;
        Ok(draft.values.constant(ty, def, var))
    }

    fn constant_operand(&mut self) -> Parse<(Ty, ValueDef)> {
        match self.cursor.peek() {
            Token::Word("null") => {
                self.cursor.bump();
                Ok((Ty::Ptr, ValueDef::Null))
            }
            Token::Symbol(_) => match self.symbol("a global or function")? {
                Symbol::Global(id) => Ok((Ty::Ptr, ValueDef::Global(id))),
                Symbol::Func(id) => Ok((Ty::Ptr, ValueDef::Func(id))),
            },
            Token::Number(_) | Token::Punct("-") => {
                let bv = self.integer()?;
                Ok((Ty::Int(bv.width()), ValueDef::Const(bv)))
            }
            _ => self.cursor.expected("an operand (`v0`, `5:i32`, `null`, `@name`)"),
        }
    }

    /// `-1:i32`
    pub fn integer(&mut self) -> Parse<crate::term::bv::Bv> {
        let at = self.cursor.here();
        let negative = self.cursor.accept("-");
        let digits = self.cursor.digits("a number")?;
        self.cursor.expect(":")?;
        let ty_at = self.cursor.here();
        let Ty::Int(width) = self.ty()? else {
            let (expected, found) = ("an integer type".to_string(), "`ptr`".to_string());
            return self.cursor.fail(ty_at, SyntaxFault::Expected { expected, found });
        };
        let sign = if negative { "-" } else { "" };
        match constant(width, negative, digits) {
            Some(bv) => Ok(bv),
            None => self.cursor.fail(at, SyntaxFault::DoesNotFit { value: format!("{sign}{digits}"), width }),
        }
    }
}

/// Constants get their final numbers in all places that use them.
fn renumber(body: &mut Body, renumbering: &Renumbering) {
    for data in body.insts.values_mut() {
        let inst = std::mem::replace(&mut data.inst, crate::ir::Inst::Abort);
        data.inst = inst.map_operands(&mut |value| renumbering.value(value));
    }
    for block in body.blocks.values_mut() {
        for edge in block.terminator.edges_mut() {
            edge.args.iter_mut().for_each(|arg| *arg = renumbering.value(*arg));
        }
        match &mut block.terminator {
            Terminator::Branch { cond: value, .. } | Terminator::Switch { value, .. } => {
                *value = renumbering.value(*value);
            }
            Terminator::Return(values) => {
                values.iter_mut().for_each(|value| *value = renumbering.value(*value))
            }
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
    }
}
