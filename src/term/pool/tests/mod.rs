//! The simplifying pool against the plain one, and the pool's own services.

mod basic;
mod random;
mod rules;
