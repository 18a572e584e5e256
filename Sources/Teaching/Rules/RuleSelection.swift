package import TableTrace

/// Finds rules by a name.
///
/// The name is a rule (`load.section-order`), a group (`load`), or a prefix (`load.row-*`).
package enum RuleSelection {
  /// Returns the rules with this name, in the order of the rule book, or none.
  package static func rules(named word: String) -> [RuleEntry] {
    if let rule = RuleID(rawValue: word) { return [RuleBook.entry(rule)].compactMap { $0 } }
    let start = word.hasSuffix("*") ? String(word.dropLast()) : word + "."
    return RuleBook.all.filter { $0.id.rawValue.hasPrefix(start) }
  }

  package static var names: [String] {
    let rules = RuleBook.all.map(\.id.rawValue)
    let groups = Set(rules.compactMap { $0.split(separator: ".").first.map(String.init) })
    return rules + groups.sorted()
  }
}
