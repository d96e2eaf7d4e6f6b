//! Pictures, SVG documents with an element a line, as the tests read them.

use std::collections::BTreeSet;

/// The value of an attribute of an element.
pub fn attribute<'a>(element: &'a str, name: &str) -> &'a str {
    let (_, rest) = element.split_once(&format!(" {name}=\"")).expect("it has the attribute");
    rest.split_once('"').expect("it is closed").0
}

/// The same, as a number.
pub fn number(element: &str, name: &str) -> i32 {
    attribute(element, name).parse().expect("a number")
}

/// The places of the circles in a group, by how the group's look begins.
pub fn circles(svg: &str, look: &str) -> BTreeSet<(i32, i32)> {
    let group = svg.split("<g ").find(|group| group.starts_with(look)).unwrap_or_default();
    let group = group.split_once("</g>").map_or("", |(inside, _)| inside);
    let lines = group.lines().filter(|line| line.starts_with("<circle"));
    lines.map(|line| (number(line, "cx"), number(line, "cy"))).collect()
}

/// Fails unless every element is closed in its turn, and every attribute is quoted and given once.
pub fn is_well_formed(svg: &str) {
    let mut open = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag is closed");
        assert!(!text.contains('>') && !text.contains('&') && svg.is_ascii());
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if !closed {
            open.push(name);
        }
        let mut seen = BTreeSet::new();
        let mut rest = attributes;
        while !rest.is_empty() {
            let (attribute, after) = rest.split_once("=\"").expect("an attribute has a value");
            let (_, after) = after.split_once('"').expect("a value is closed");
            assert!(seen.insert(attribute.trim()), "{tag}");
            rest = after;
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
