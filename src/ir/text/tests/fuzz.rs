//! Damaged text gives an error or a program, never a panic; so does the verifier on what comes out.

use super::generate::{Rng, program};
use crate::ir::text::parse;
use crate::ir::verify::{loop_free, verify};

/// Whatever is read can be verified and written, and what is valid survives the round trip.
fn exercise(text: &str) {
    let Ok(program) = parse(text) else { return };
    let written = program.to_string();
    if verify(&program).is_ok() {
        drop(loop_free(&program));
        assert_eq!(parse(&written).as_ref(), Ok(&program), "{written}");
    }
}

fn mutate(text: &str, rng: &mut Rng) -> String {
    const SPLICES: [&str; 16] = [
        "v0",
        "v99999999",
        "bb1",
        "bb4000000000",
        ":",
        "i0",
        "i65537",
        "\"",
        "!",
        "@",
        "#g9",
        "$",
        "0x",
        "é",
        "\n",
        "-",
    ];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bytes.len());
        let end = (at + rng.below(6)).min(bytes.len());
        match rng.below(4) {
            0 => bytes[at] = rng.next() as u8,
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..end, rng.pick(&SPLICES).bytes())),
            _ => {
                let from = rng.below(bytes.len());
                let piece = bytes[from..(from + 20).min(bytes.len())].to_vec();
                drop(bytes.splice(at..at, piece));
            }
        }
        bytes.push(b'\n');
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_text_never_panics() {
    let mut rng = Rng::new(7);
    for seed in 0..100 {
        let text = program(seed).to_string();
        (0..60).for_each(|_| exercise(&mutate(&text, &mut rng)));
    }
}

/// Moving whole tokens about gets further into the parser and the verifier than moving characters.
#[test]
fn shuffled_words_never_panic() {
    let mut rng = Rng::new(8);
    for seed in 0..100 {
        let text = program(seed).to_string();
        let words: Vec<&str> = text.split_inclusive([' ', '\n', ',', '(']).collect();
        for _ in 0..60 {
            let mut words = words.clone();
            let (from, to) = (rng.below(words.len()), rng.below(words.len()));
            words[to] = words[from];
            exercise(&words.concat());
        }
    }
}

#[test]
fn every_prefix_is_harmless() {
    let text = program(3).to_string();
    (0..text.len()).filter_map(|end| text.get(..end)).for_each(exercise);
}
