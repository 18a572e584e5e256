import Project
import TableTrace
import Teaching

extension RuleSelection {
  /// Returns the rules that the words name, each once, or all rules without words.
  static func rules(_ words: [String]) throws(UsageProblem) -> [RuleEntry] {
    guard !words.isEmpty else { return RuleBook.all }
    var chosen: Set<RuleID> = []
    for word in words {
      let found = rules(named: word)
      guard !found.isEmpty else {
        throw .badValue(
          word,
          of: "rules",
          expected: "the name of a rule or of a group of rules",
          near: NearNames.of(word, in: names)
        )
      }
      chosen.formUnion(found.map(\.id))
    }
    return RuleBook.all.filter { chosen.contains($0.id) }
  }
}
