//! Against the C library of the machine.

use super::float::Float;
use super::render::Layout;
use super::spec::{Count, Piece, Spec, parse};
use crate::interp::RandomInputs;
use std::ffi::{CString, c_char, c_double, c_int, c_longlong, c_void};

unsafe extern "C" {
    fn snprintf(buffer: *mut c_char, size: usize, format: *const c_char, ...) -> c_int;
}

fn text_of(buffer: &[u8], len: c_int) -> String {
    String::from_utf8_lossy(&buffer[..usize::try_from(len).unwrap_or(0)]).into_owned()
}

const SIZE: usize = 1 << 16;

fn c_int64(format: &str, value: i64) -> String {
    let (mut buffer, format) = (vec![0u8; SIZE], CString::new(format).unwrap_or_default());
    // SAFETY: the buffer has the size that is given, and the format takes one long long.
    let len = unsafe { snprintf(buffer.as_mut_ptr().cast(), SIZE, format.as_ptr(), value as c_longlong) };
    text_of(&buffer, len)
}

fn c_f64(format: &str, value: f64) -> String {
    let (mut buffer, format) = (vec![0u8; SIZE], CString::new(format).unwrap_or_default());
    // SAFETY: as above, with one double.
    let len = unsafe { snprintf(buffer.as_mut_ptr().cast(), SIZE, format.as_ptr(), value as c_double) };
    text_of(&buffer, len)
}

fn c_ptr(format: &str, value: *const c_void) -> String {
    let (mut buffer, format) = (vec![0u8; SIZE], CString::new(format).unwrap_or_default());
    // SAFETY: as above, with one pointer (a valid string for %s).
    let len = unsafe { snprintf(buffer.as_mut_ptr().cast(), SIZE, format.as_ptr(), value) };
    text_of(&buffer, len)
}

fn spec(format: &str) -> Spec {
    match parse(format.as_bytes()).as_deref() {
        Ok([Piece::Conversion(spec)]) => *spec,
        other => panic!("{format}: {other:?}"),
    }
}

fn layout(format: &str) -> Layout {
    let spec = spec(format);
    let number = |count: Option<Count>| match count {
        Some(Count::Number(n)) => Some(n as usize),
        Some(Count::Star) | None => None,
    };
    let (width, precision) = (number(spec.width).unwrap_or(0), number(spec.precision));
    Layout { flags: spec.flags, width, precision, conversion: spec.conversion }
}

struct Random(RandomInputs);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0.next_u64() % n
    }

    fn format(&mut self, length: &str, conversions: &str) -> String {
        let mut text = "%".to_string();
        for flag in ['-', '+', ' ', '#', '0', '\''] {
            if self.below(4) == 0 {
                text.push(flag);
            }
        }
        if self.below(2) == 0 {
            text += &(1 + self.below(30)).to_string();
        }
        if self.below(2) == 0 {
            text += &format!(".{}", self.below(25));
        }
        let all: Vec<char> = conversions.chars().collect();
        text + length + &all[self.below(all.len() as u64) as usize].to_string()
    }

    fn number(&mut self) -> i64 {
        let value = self.0.next_u64() as i64;
        match self.below(4) {
            0 => value % 10,
            1 => value % 100_000,
            2 => value >> self.below(64),
            _ => value,
        }
    }

    fn double(&mut self) -> f64 {
        match self.below(8) {
            0 => f64::from_bits(self.0.next_u64()),
            1 => self.number() as f64 / 4.0,
            2 => self.number() as f64,
            3 => (self.below(20_000) as f64 - 10_000.0) / 1000.0,
            4 => f64::from_bits(self.0.next_u64() >> 12),
            5 => [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MAX, 0.5, 9.5]
                [self.below(8) as usize],
            6 => (self.below(2000) as f64) * 10f64.powi(self.below(40) as i32 - 20),
            _ => f64::from_bits(
                0x3ff0_0000_0000_0000 | self.0.next_u64() >> 12 >> self.below(52) << self.below(52),
            ),
        }
    }
}

fn random() -> Random {
    Random(RandomInputs::new(7))
}

#[test]
fn integers_are_formatted_as_by_the_c_library() {
    let mut random = random();
    for _ in 0..20_000 {
        let (format, value) = (random.format("ll", "diuxXo"), random.number());
        let layout = layout(&format);
        let ours = match layout.conversion {
            b'd' | b'i' => layout.signed(value),
            _ => layout.unsigned(value as u64),
        };
        assert_eq!(String::from_utf8_lossy(&ours), c_int64(&format, value), "{format:?} of {value}");
    }
}

#[test]
fn doubles_are_formatted_as_by_the_c_library() {
    let mut random = random();
    for _ in 0..40_000 {
        let (format, value) = (random.format("", "fFeEgGaA"), random.double());
        let ours = layout(&format).float(&Float::from_f64(value.to_bits()));
        assert_eq!(String::from_utf8_lossy(&ours), c_f64(&format, value), "{format:?} of {value:?}");
    }
}

#[test]
fn strings_characters_and_pointers_are_formatted_as_by_the_c_library() {
    let mut random = random();
    for _ in 0..5_000 {
        let format = random.format("", "s");
        let text = CString::new(&"abcdefghijklmnop"[..random.below(16) as usize]).unwrap_or_default();
        let layout_s = layout(&format);
        let cut = layout_s.precision.unwrap_or(99).min(text.as_bytes().len());
        let ours = layout_s.text(&text.as_bytes()[..cut]);
        assert_eq!(String::from_utf8_lossy(&ours), c_ptr(&format, text.as_ptr().cast()), "{format:?}");

        let format = random.format("", "p");
        let address = random.number() as u64 >> random.below(64);
        let ours = layout(&format).pointer(address);
        assert_eq!(String::from_utf8_lossy(&ours), c_ptr(&format, address as *const c_void), "{format:?}");

        let (format, value) = (random.format("", "c"), 33 + random.below(90) as i64);
        let ours = layout(&format).text(&[value as u8]);
        assert_eq!(String::from_utf8_lossy(&ours), c_int64(&format, value), "{format:?}");
    }
}

/// Rust has no type for long double, but on x86-64 a 16-byte aggregate of its class is passed in memory like one; a C
/// compiler makes it certain.
#[test]
fn long_doubles_are_formatted_as_by_the_c_library() {
    let mut random = random();
    let mut cases = Vec::new();
    for i in 0..3000 {
        let mut bits = (u128::from(random.below(0x8000)) << 64) | u128::from(random.0.next_u64() | 1 << 63);
        if i % 2 == 0 {
            let exponent = 0x3fff + random.below(100) - 50;
            let fraction = random.0.next_u64() >> 1 >> random.below(63) << random.below(63);
            bits = (u128::from(exponent) << 64) | u128::from(fraction | 1 << 63);
        }
        if i % 17 == 0 {
            bits = [0, 0x7fff_8000_0000_0000_0000, 1, 0x7fff_c000_0000_0000_0000, 1 << 62]
                [random.below(5) as usize];
        }
        bits |= u128::from(random.below(2)) << 79;
        cases.push((random.format("L", "fFeEgGaA"), bits));
    }
    let Some(expected) = c_long_doubles(&cases) else { return };
    for ((format, bits), expected) in cases.iter().zip(&expected) {
        let ours = layout(format).float(&Float::from_x87(*bits));
        assert_eq!(&String::from_utf8_lossy(&ours), expected, "{format:?} of {bits:#x}");
    }
}

/// Through a compiled helper; None where no C compiler is installed.
fn c_long_doubles(cases: &[(String, u128)]) -> Option<Vec<String>> {
    let dir = std::env::temp_dir().join(format!("unloop-format-{}", std::process::id()));
    std::fs::create_dir_all(&dir).ok()?;
    let rows: String = cases
        .iter()
        .map(|(format, bits)| {
            format!("{{{format:?}, {:#x}ull, {:#x}}},\n", *bits as u64, (bits >> 64) as u64)
        })
        .collect();
    let source = format!(
        "#include <stdio.h>\n#include <string.h>\nstruct {{ const char *f; unsigned long long m; unsigned e; }} c[] = {{\n{rows}}};\n\
         int main(void) {{ for (unsigned i = 0; i < sizeof c / sizeof *c; i++) {{ long double x = 0; memcpy(&x, &c[i].m, 8);\n\
         memcpy((char *)&x + 8, &c[i].e, 2); printf(c[i].f, x); putchar('\\n'); }} }}\n"
    );
    let (c, program) = (dir.join("a.c"), dir.join("a"));
    std::fs::write(&c, source).ok()?;
    let built = std::process::Command::new("cc").args(["-w", "-o"]).arg(&program).arg(&c).status();
    let output =
        built.ok().filter(|s| s.success()).and_then(|_| std::process::Command::new(&program).output().ok());
    std::fs::remove_dir_all(&dir).ok()?;
    Some(String::from_utf8_lossy(&output?.stdout).lines().map(str::to_string).collect())
}
