//! Programs as text: `Display` of [`Program`](super::Program) writes it, [`parse()`] reads it.
//!
//! One item or instruction stands on a line; `//` starts a comment. `[x]` is optional, `x*` repeated, `x,*` repeated
//! with commas between:
//!
//! ```text
//! program   = target item*
//! target    = "target" "pointer" (32 | 64)
//! item      = "file" N STRING                                     numbered from 1; 0 is "unknown"
//!           | "type"N "=" ctype
//!           | "global" NAME "size" (N | "?") "align" N ["const"] ["exported"] ["type"N] "=" init [loc]
//!           | "func" NAME signature ["exported"] ["model"] "{" [loc] body "}"
//!           | "declare" NAME signature ["exported"] ["model"] [loc]
//!           | "ledger" ("overapproximated" | "assumed" | "unsupported") STRING [loc]
//! ctype     = "unknown" | "void" | "function" | "int" STRING ("signed" | "unsigned") BYTES | "float" STRING BYTES
//!           | "pointer" "type"N | "array" "type"N "[" [N] "]"
//!           | ("struct" | "union") STRING BYTES "{" field* "}"
//! field     = STRING "type"N "at" OFFSET ["bits" FIRST WIDTH]      a line each
//! init      = "unknown" | "zero" | STRING | "{" [loc] line* "}"
//! line      = "bytes" STRING | "zeros" N | "reloc" OFFSET NAME [("+" | "-") N]
//! signature = "(" type,* ["..."] ")" ["->" (type | "(" type,* ")")]
//! type      = "ptr" | "i"N
//! loc       = "!" FILE ":" LINE ":" COLUMN
//!
//! body      = ("var" VAR ["type"N] ["param" N] [loc])* ["entry" "bb"N] block*
//! block     = "bb"N ["(" result,* ")"] ":" [loc]  instruction*  terminator
//! result    = "v"N [":" type] [VAR]
//! operand   = "v"N | constant [VAR]
//! constant  = ["-"] N ":" "i"N | "null" | NAME
//! edge      = "bb"N ["(" operand,* ")"]
//! terminator = "jump" edge | "branch" operand "," edge "," edge | "return" operand,* | "unreachable"
//!           | "switch" operand "{" (["-"] N ":" "i"N "=>" edge)* "default" "=>" edge "}"    a line each
//! instruction = [result,* "="] opcode ... [loc]
//!
//! add [nsw] a, b          also sub mul udiv sdiv urem srem shl lshr ashr and or xor
//! cmp eq a, b             also ne ult ule slt sle          overflow sadd a, b   also uadd ssub usub smul umul
//! zext a                  also sext trunc ptrtoint inttoptr       select c, a, b
//! fp f64 add(a, b)        fp f64 convert f32(a)           gep base + index*STRIDE [ "[" COUNT "]" ]
//! alloca bytes align N [VAR]    lifetime_start p    lifetime_end p    stack_save    stack_restore t
//! load [volatile] p       store [volatile] x to p         fill p with byte len n
//! copy [overlap] dst from src len n                       alloc bytes    free p
//! input STRING    uninit    assume c    check PROPERTY c STRING    havoc p len n    output p len n
//! next_zero p    object_size p    object_offset p    alive p    readable p len n    is_heap p    abstract [always]
//! format dst cap n by fmt args p    exit status    abort
//! call NAME(a, b)         call *p(a, b) as signature      opaque (value | memory | unsupported) STRING(a, b)
//! bind VAR = x
//! ```
//!
//! NAME is `@main` or `@"odd name"`, VAR is `$i` or `$"odd name"`. A name that several things share is followed by the
//! number of the thing: `@x#g3`, `@x#fn1`, `$i#var2`. Strings know the escapes `\n \t \r \" \\ \xNN`.
//!
//! **Canonical form.** What is written: blocks, types, files, globals, functions and variables in the order of their
//! numbers; results and parameters with their numbers; the type of a result unless the opcode fixes it; constants of up
//! to 128 bits as signed decimals (`i1` as 0 and 1), wider ones in hexadecimal. What is not written: numbers of
//! instructions, constants and locations, instructions that stand in no block, values that nothing uses. Reading
//! numbers instructions and locations in the order of the text and puts constants into the gaps between the other
//! values (see `parse::constants`). Hence for every program that the verifier accepts, writing, reading and writing
//! again gives the same text, and for one that was read, writing and reading gives an equal program.

mod error;
mod lexer;
mod names;
mod parse;
mod quote;
mod words;
mod write;

#[cfg(test)]
pub(crate) mod tests;

pub use error::{ParseError, SyntaxFault};
pub use parse::parse;
pub use write::Writer;
