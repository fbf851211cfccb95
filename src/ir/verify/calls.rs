//! Calls: arguments and results by the signature.

use super::Fault;
use super::types::Typer;
use crate::ir::{Callee, Value};

pub fn check(typer: &mut Typer<'_, '_>, callee: &Callee, args: &[Value]) {
    let signature = match callee {
        Callee::Func(id) => &typer.program.funcs[*id].signature,
        Callee::Ptr(pointer, signature) => {
            typer.ptr(*pointer);
            signature
        }
    };
    let (expected, found) = (signature.params.len(), args.len());
    typer.report.check(expected == found, || Fault::ArgumentCount { expected, found });
    for (index, (&expected, &arg)) in signature.params.iter().zip(args).enumerate() {
        let found = typer.body.ty(arg);
        typer.report.check(expected == found, || Fault::Argument { index, expected, found });
    }
    typer.results(&signature.results);
}
