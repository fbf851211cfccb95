//! Text forms, and what the parser refuses.

use crate::term::Bv;

#[test]
fn display() {
    let x = Bv::new(12, 0xabc);
    assert_eq!(format!("{x} {x:x} {x:#x} {x:?}"), "2748 abc 0xabc 2748:12");
    assert_eq!(x.to_signed_string(), "-1348");
    assert_eq!(Bv::one(1).to_signed_string(), "-1");
    assert_eq!(format!("{:x}", Bv::new(9, 0x1ff)), "1ff");
}

#[test]
fn parse_accepts_what_fits_signed_or_unsigned() {
    assert_eq!(Bv::parse_decimal("255", 8), Some(Bv::ones(8)));
    assert_eq!(Bv::parse_decimal("-128", 8), Some(Bv::min_signed(8)));
    assert_eq!(Bv::parse_decimal("+7", 3), Some(Bv::ones(3)));
    assert_eq!(Bv::parse_decimal("-1", 1), Some(Bv::one(1)));
    assert_eq!(Bv::parse_decimal("0009", 4), Some(Bv::new(4, 9)));
}

#[test]
fn parse_refuses_the_rest() {
    for (text, width) in [("256", 8), ("-129", 8), ("2", 1), ("-2", 1), ("8", 3), ("16", 4), ("1000", 4)] {
        assert_eq!(Bv::parse_decimal(text, width), None, "{text} at width {width}");
    }
    for text in ["", "-", "+", "1x", " 1", "--1", "0x10"] {
        assert_eq!(Bv::parse_decimal(text, 32), None, "{text:?}");
    }
}

#[test]
fn bytes() {
    let x = Bv::new(12, 0xabc);
    assert_eq!(x.to_le_bytes(), [0xbc, 0x0a]);
    assert_eq!(Bv::from_le_bytes(12, &[0xbc, 0xfa, 0xff]), x);
    assert_eq!(Bv::from_le_bytes(200, &[1]), Bv::one(200));
}
