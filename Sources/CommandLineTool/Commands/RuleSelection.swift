import TableTrace

/// The rules that people name: one (`load.section-order`), a group (`load`), or all that begin alike
/// (`load.row-*`).
enum RuleSelection {
  /// The rules that a word names, in the order of the book; empty when it names none.
  static func rules(named word: String) -> [RuleEntry] {
    if let rule = RuleID(rawValue: word) { return [RuleBook.entry(rule)].compactMap { $0 } }
    let start = word.hasSuffix("*") ? String(word.dropLast()) : word + "."
    return RuleBook.all.filter { $0.id.rawValue.hasPrefix(start) }
  }

  /// The rules that any of the words names, each once; all without a word.
  static func rules(_ words: [String]) throws(UsageProblem) -> [RuleEntry] {
    guard !words.isEmpty else { return RuleBook.all }
    var chosen: Set<RuleID> = []
    for word in words {
      let found = rules(named: word)
      guard !found.isEmpty else {
        throw .badValue(
          word,
          of: "rules",
          expected: "which is the name of a rule or of a group of rules",
          near: NearNames.of(word, in: names)
        )
      }
      chosen.formUnion(found.map(\.id))
    }
    return RuleBook.all.filter { chosen.contains($0.id) }
  }

  /// The names of all rules and groups.
  static var names: [String] {
    let rules = RuleBook.all.map(\.id.rawValue)
    let groups = Set(rules.compactMap { $0.split(separator: ".").first.map(String.init) })
    return rules + groups.sorted()
  }
}
