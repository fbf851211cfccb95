//! What stands around the functions: target, files, source types, globals, ledger.

use super::Parser;
use super::cursor::Parse;
use super::symbols::Symbol;
use crate::ir::text::error::SyntaxFault;
use crate::ir::text::lexer::Token;
use crate::ir::{
    Approximation, Field, Function, Global, GlobalId, Init, LocId, Origin, Reloc, RelocTarget, SrcType,
    TypeId,
};
use cranelift_entity::EntityRef;

/// No more bytes than this from `zeros` lines of one text: what a text asks for stays near its own size.
const MAX_ZEROS: u64 = 1 << 26;

impl Parser<'_> {
    pub fn target(&mut self) -> Parse<()> {
        self.cursor.expect_word("target")?;
        self.cursor.expect_word("pointer")?;
        let found = self.cursor.peek().clone();
        self.program.pointer_bits = match found {
            Token::Number("32") => 32,
            Token::Number("64") => 64,
            _ => return self.cursor.expected("32 or 64"),
        };
        self.cursor.bump();
        self.cursor.end_line()
    }

    /// One item; false at the end of the text.
    pub fn item(&mut self) -> Parse<bool> {
        match self.cursor.peek_word() {
            Some("file") => self.file()?,
            Some("global") => self.global()?,
            Some("func") => self.function(true)?,
            Some("declare") => self.function(false)?,
            Some("ledger") => self.ledger()?,
            Some(_) if self.cursor.peek_numbered("type").is_some() => self.type_line()?,
            None if *self.cursor.peek() == Token::End => return Ok(false),
            Some(_) | None => {
                return self.cursor.expected("`file`, a type, `global`, `func`, `declare` or `ledger`");
            }
        }
        Ok(true)
    }

    fn file(&mut self) -> Parse<()> {
        self.cursor.bump();
        let (next, at) = (self.program.files.len() as u64, self.cursor.here());
        let found = self.cursor.number("the number of the file")?;
        if found != next {
            let (expected, found) = (format!("file {next}"), format!("file {found}"));
            return self.cursor.fail(at, SyntaxFault::Expected { expected, found });
        }
        let name = self.cursor.string("the name of the file")?;
        self.program.files.push(name);
        self.cursor.end_line()
    }

    fn ledger(&mut self) -> Parse<()> {
        self.cursor.bump();
        let kind = self.cursor.keyword("`overapproximated`, `assumed` or `unsupported`")?;
        let what = self.cursor.string("what is approximated, as a string")?;
        let loc = self.line_end()?;
        self.program.ledger.push(Approximation { kind, what, loc });
        Ok(())
    }

    fn type_line(&mut self) -> Parse<()> {
        let next = self.program.types.next_key();
        self.cursor.expect_word(&next.to_string())?;
        self.cursor.expect("=")?;
        let ty = self.src_type()?;
        self.program.types.push(ty);
        self.cursor.end_line()
    }

    fn src_type(&mut self) -> Parse<SrcType> {
        const WHAT: &str = "the kind of a source type";
        let Some(word) = self.cursor.peek_word() else { return self.cursor.expected(WHAT) };
        let union = match word {
            "unknown" | "void" | "function" | "int" | "float" | "pointer" | "array" | "struct" => false,
            "union" => true,
            _ => return self.cursor.expected(WHAT),
        };
        self.cursor.bump();
        match word {
            "unknown" => Ok(SrcType::Unknown),
            "void" => Ok(SrcType::Void),
            "function" => Ok(SrcType::Function),
            "int" => {
                let name = self.cursor.string("the name of the type")?;
                let signed = self.sign()?;
                Ok(SrcType::Int { name, signed, bytes: self.cursor.number("bytes")? })
            }
            "float" => {
                let name = self.cursor.string("the name of the type")?;
                Ok(SrcType::Float { name, bytes: self.cursor.number("bytes")? })
            }
            "pointer" => Ok(SrcType::Pointer(self.type_ref()?)),
            "array" => self.array(),
            _ => self.record(union),
        }
    }

    fn sign(&mut self) -> Parse<bool> {
        match self.cursor.accept_word("signed") {
            true => Ok(true),
            false if self.cursor.accept_word("unsigned") => Ok(false),
            false => self.cursor.expected("`signed` or `unsigned`"),
        }
    }

    fn array(&mut self) -> Parse<SrcType> {
        let element = self.type_ref()?;
        self.cursor.expect("[")?;
        if self.cursor.accept("]") {
            return Ok(SrcType::Array { element, count: None });
        }
        let count = Some(self.cursor.number("a count or `]`")?);
        self.cursor.expect("]")?;
        Ok(SrcType::Array { element, count })
    }

    fn record(&mut self, union: bool) -> Parse<SrcType> {
        let name = self.cursor.string("the name of the record")?;
        let bytes = self.cursor.number("bytes")?;
        self.cursor.expect("{")?;
        self.cursor.end_line()?;
        let mut fields = Vec::new();
        while !self.cursor.accept("}") {
            fields.push(self.field()?);
            self.cursor.end_line()?;
        }
        Ok(SrcType::Record { name, union, bytes, fields })
    }

    fn field(&mut self) -> Parse<Field> {
        let name = self.cursor.string("a field or `}`")?;
        let ty = self.type_ref()?;
        self.cursor.expect_word("at")?;
        let offset = self.cursor.number("an offset")?;
        let bits = match self.cursor.accept_word("bits") {
            false => None,
            true => Some((self.cursor.number32("the first bit")?, self.cursor.number32("a width")?)),
        };
        Ok(Field { name, ty, offset, bits })
    }

    pub fn type_ref(&mut self) -> Parse<TypeId> {
        self.cursor.numbered("type", "a source type (`type0`)").map(|number| TypeId::new(number as usize))
    }

    pub fn optional_type(&mut self) -> Parse<Option<TypeId>> {
        if self.cursor.peek_numbered("type").is_some() { self.type_ref().map(Some) } else { Ok(None) }
    }

    fn global(&mut self) -> Parse<()> {
        self.cursor.bump();
        let id: GlobalId = self.program.globals.next_key();
        let name = self.definition(&id.to_string(), "the name of the global")?;
        self.cursor.expect_word("size")?;
        let size = if self.cursor.accept("?") { None } else { Some(self.cursor.number("a size or `?`")?) };
        self.cursor.expect_word("align")?;
        let align = self.cursor.number("an alignment")?;
        let constant = self.cursor.accept_word("const");
        let exported = self.cursor.accept_word("exported");
        let ty = self.optional_type()?;
        self.cursor.expect("=")?;
        let (init, loc) = self.init()?;
        self.program.globals.push(Global { name, size, align, init, constant, exported, ty, loc });
        self.cursor.end_line()
    }

    fn init(&mut self) -> Parse<(Init, LocId)> {
        let init = if self.cursor.accept_word("unknown") {
            Init::Unknown
        } else if self.cursor.accept_word("zero") {
            Init::Data { bytes: vec![], relocs: vec![] }
        } else if self.cursor.accept("{") {
            return self.data();
        } else {
            Init::Data { bytes: self.cursor.bytes("`unknown`, `zero`, a string or `{`")?, relocs: vec![] }
        };
        Ok((init, self.loc()?))
    }

    fn data(&mut self) -> Parse<(Init, LocId)> {
        let loc = self.line_end()?;
        let (mut bytes, mut relocs) = (Vec::new(), Vec::new());
        while !self.cursor.accept("}") {
            if self.cursor.accept_word("bytes") {
                bytes.extend(self.cursor.bytes("a string")?);
            } else if self.cursor.accept_word("zeros") {
                self.zeros(&mut bytes)?;
            } else if self.cursor.accept_word("reloc") {
                relocs.push(self.reloc()?);
            } else {
                return self.cursor.expected("`bytes`, `zeros`, `reloc` or `}`");
            }
            self.cursor.end_line()?;
        }
        Ok((Init::Data { bytes, relocs }, loc))
    }

    fn zeros(&mut self, bytes: &mut Vec<u8>) -> Parse<()> {
        let at = self.cursor.here();
        let count = self.cursor.number("how many zeros")?;
        let length = count.saturating_add(bytes.len() as u64);
        if length > MAX_ZEROS.max(self.cursor.text_len() as u64) {
            return self.cursor.fail(at, SyntaxFault::TooLarge);
        }
        bytes.resize(length as usize, 0);
        Ok(())
    }

    fn reloc(&mut self) -> Parse<Reloc> {
        let offset = self.cursor.number("an offset")?;
        let target = match self.symbol("a global or function")? {
            Symbol::Global(id) => RelocTarget::Global(id),
            Symbol::Func(id) => RelocTarget::Func(id),
        };
        let negative = self.cursor.accept("-");
        if !negative && !self.cursor.accept("+") {
            return Ok(Reloc { offset, target, addend: 0 });
        }
        let at = self.cursor.here();
        let amount = i128::from(self.cursor.number("a number of bytes")?);
        let addend = i64::try_from(if negative { -amount } else { amount });
        let addend = addend.or_else(|_| self.cursor.fail(at, SyntaxFault::TooLarge))?;
        Ok(Reloc { offset, target, addend })
    }

    fn function(&mut self, defined: bool) -> Parse<()> {
        self.cursor.bump();
        let id = self.program.funcs.next_key();
        let name = self.definition(&id.to_string(), "the name of the function")?;
        let signature = self.signature()?;
        let exported = self.cursor.accept_word("exported");
        let origin = if self.cursor.accept_word("model") { Origin::Model } else { Origin::User };
        if defined {
            self.cursor.expect("{")?;
        }
        let loc = self.line_end()?;
        let body = if defined { Some(self.body()?) } else { None };
        self.program.funcs.push(Function { name, signature, origin, exported, body, loc });
        if defined { self.cursor.end_line() } else { Ok(()) }
    }
}
