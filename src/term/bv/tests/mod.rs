//! Bit-vectors against two independently written references.

mod big;
mod small;
mod text;
