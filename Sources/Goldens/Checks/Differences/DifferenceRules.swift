import TableTrace

/// The sentences of the related rules, with the value for each version if the values differ.
struct DifferenceRules {
  var rules: [RuleID]
  var versions: [SystemVersion]

  /// A sentence for each rule, with its different values below it, or empty if there are no rules.
  var text: String {
    guard !rules.isEmpty else { return "" }
    let entries = rules.compactMap { RuleBook.entry($0) }
    return "\nrules:\n" + entries.map(lines).joined()
  }

  private func lines(_ entry: RuleEntry) -> String {
    let deciding = [entry] + entry.kind.decidedBy.compactMap { RuleBook.entry($0) }
    let values = deciding.compactMap { rule -> String? in
      let ranges = ranges(of: rule)
      guard ranges.count > 1 else { return nil }
      let name = rule.id == entry.id ? "" : "\(rule.id.rawValue): "
      return "    \(name)\(ranges.joined(separator: "; "))\n"
    }
    return "  \(entry.id.rawValue): \(entry.sentence)\n" + values.joined()
  }

  /// The values of a rule by version, with consecutive versions of the same value together.
  private func ranges(of rule: RuleEntry) -> [String] {
    var ranges: [(versions: [SystemVersion], says: String)] = []
    for version in versions {
      let says = rule.range(for: version)?.says ?? ""
      if ranges.last?.says == says {
        ranges[ranges.count - 1].versions.append(version)
      } else {
        ranges.append(([version], says))
      }
    }
    return ranges.map { range in
      "\(range.versions.map(\.description).joined(separator: ", ")): \(range.says)"
    }
  }
}
