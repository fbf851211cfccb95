//! Names of properties, groups of them, and SV-COMP's property files.

use super::Failure;
use crate::config::nearest;
use crate::ir::Property;
use std::path::Path;

pub const GROUPS: [(&str, &[Property]); 3] = [
    ("memory", &[Property::Deref, Property::Bounds, Property::Free]),
    ("arithmetic", &[Property::Overflow, Property::Div, Property::Shift]),
    ("all", &Property::ALL),
];

/// What a list of properties asks for.
#[derive(Debug, Default, PartialEq)]
pub struct Asked {
    pub properties: Vec<Property>,
    /// The start function that a property file names.
    pub entry: Option<String>,
}

impl Asked {
    fn add(&mut self, properties: &[Property]) {
        let new = properties.iter().filter(|p| !self.properties.contains(p)).copied().collect::<Vec<_>>();
        self.properties.extend(new);
    }
}

/// Reads a list of names, groups and property files. The order is that of [`Property::ALL`], whatever was written.
pub fn read_list(list: &[String]) -> Result<Asked, Failure> {
    let mut asked = Asked::default();
    for item in list.iter().flat_map(|item| item.split(',')).map(str::trim).filter(|item| !item.is_empty()) {
        if item.ends_with(".prp") {
            read_file(Path::new(item), &mut asked)?;
        } else {
            asked.add(&by_name(item)?);
        }
    }
    if asked.properties.is_empty() {
        return Err(Failure::call("no property is asked for; name one, for example --property memory"));
    }
    asked.properties.sort_unstable();
    Ok(asked)
}

fn by_name(name: &str) -> Result<Vec<Property>, Failure> {
    if let Some(property) = Property::from_name(name) {
        return Ok(vec![property]);
    }
    if let Some((_, members)) = GROUPS.iter().find(|(group, _)| *group == name) {
        return Ok(members.to_vec());
    }
    let known = Property::ALL.map(Property::name).into_iter().chain(GROUPS.map(|(group, _)| group));
    let near = nearest(name, known).unwrap_or("all");
    Err(Failure::call(format!(
        "unknown property {name}; the nearest is {near}, and unloop explain lists all"
    )))
}

fn read_file(path: &Path, asked: &mut Asked) -> Result<(), Failure> {
    let shown = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|e| Failure::call(format!("{shown}: cannot read the property file ({e})")))?;
    let before = asked.properties.len();
    for (number, line) in text.lines().enumerate() {
        let line: String = line.split_whitespace().collect();
        if line.is_empty() || line.starts_with("//") || line.starts_with('#') {
            continue;
        }
        match read_line(&line) {
            Some((entry, property)) => {
                asked.add(&[property]);
                asked.entry = Some(entry);
            }
            None => {
                let what = "not a property that unloop knows";
                let todo = "for example CHECK( init(main()), LTL(G valid-deref) )";
                return Err(Failure::call(format!("{shown}:{}: {what}; {todo}", number + 1)));
            }
        }
    }
    if asked.properties.len() == before && before == 0 {
        let todo = "for example CHECK( init(main()), LTL(G valid-deref) )";
        return Err(Failure::call(format!("{shown}: the file asks for nothing; {todo}")));
    }
    Ok(())
}

/// A line without white space: the start function and the property.
fn read_line(line: &str) -> Option<(String, Property)> {
    let inner = line.strip_prefix("CHECK(init(")?.strip_suffix("))")?;
    let (entry, formula) = inner.split_once("()),LTL(")?;
    let property = match formula {
        "G!call(reach_error())" | "G!call(__VERIFIER_error())" | "Gassert" => Property::Assert,
        "Gvalid-deref" => Property::Deref,
        "Gvalid-free" => Property::Free,
        "Gvalid-memtrack" => Property::Leak,
        "Gvalid-memcleanup" => Property::Memcleanup,
        "G!overflow" => Property::Overflow,
        "Fend" => Property::Termination,
        _ => return None,
    };
    Some((entry.to_string(), property))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squeezed(line: &str) -> Option<(String, Property)> {
        read_line(&line.split_whitespace().collect::<String>())
    }

    #[test]
    fn lines_of_property_files() {
        let main = |property| Some(("main".to_string(), property));
        assert_eq!(squeezed("CHECK( init(main()), LTL(G valid-deref) )"), main(Property::Deref));
        assert_eq!(squeezed("CHECK( init(main()), LTL(G ! call(reach_error())) )"), main(Property::Assert));
        assert_eq!(squeezed("CHECK( init(main()), LTL(G ! overflow) )"), main(Property::Overflow));
        assert_eq!(squeezed("CHECK( init(main()), LTL(F end) )"), main(Property::Termination));
        assert_eq!(squeezed("CHECK( init(main()), LTL(G ! data-race) )"), None);
        assert_eq!(squeezed("COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )"), None);
    }

    #[test]
    fn groups_and_names_mix() {
        let asked = read_list(&["div,memory".into(), "div".into()]).expect("known names");
        assert_eq!(asked.properties, [Property::Deref, Property::Bounds, Property::Free, Property::Div]);
        assert_eq!(read_list(&["all".into()]).expect("a group").properties, Property::ALL);
    }

    #[test]
    fn an_unknown_name_gets_the_nearest() {
        let failure = read_list(&["derf".into()]).expect_err("unknown");
        assert_eq!(
            failure.to_string(),
            "unknown property derf; the nearest is deref, and unloop explain lists all"
        );
    }
}
