//! Strings and names in the text: which need quotes, and the escapes inside them.

use std::fmt::Write;

/// May the name stand bare after its sigil?
pub fn is_bare(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(is_bare_byte)
}

pub fn is_bare_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}

/// The name as it stands after its sigil.
pub fn name(name: &str) -> String {
    if is_bare(name) { name.to_string() } else { quoted(name) }
}

/// Text: characters beyond ASCII stay, so that foreign file names are readable.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        if c.is_ascii() || c.is_control() || c.is_whitespace() {
            c.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| escape(byte, &mut out));
        } else {
            out.push(c);
        }
    }
    out.push('"');
    out
}

/// Contents of memory, which need not be UTF-8.
pub fn quoted_bytes(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    bytes.iter().for_each(|&byte| escape(byte, &mut out));
    out.push('"');
    out
}

fn escape(byte: u8, out: &mut String) {
    match byte {
        b'\n' => out.push_str("\\n"),
        b'\t' => out.push_str("\\t"),
        b'\r' => out.push_str("\\r"),
        b'"' => out.push_str("\\\""),
        b'\\' => out.push_str("\\\\"),
        b' '..=b'~' => out.push(byte as char),
        // Always two digits: what follows may be a digit itself.
        _ => write!(out, "\\x{byte:02x}").expect("a string takes all text"),
    }
}
