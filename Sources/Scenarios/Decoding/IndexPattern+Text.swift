import YAMLSource

extension IndexPattern {
  /// Reads `0,2`, `1,*`, `0,last` for rows and `0`, `*`, `last` for sections; else nil.
  init?(_ text: String, _ kind: PatternKind) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Part.init(_:))
    switch kind {
    case .rows:
      guard parts.count == 2, let section = parts[0], let row = parts[1] else { return nil }
      self.init(section: section, row: row)
    case .sections:
      guard parts.count == 1, let section = parts[0] else { return nil }
      self.init(section: section, row: nil)
    }
  }

  /// How much a pattern says: first how many of its parts name one place, then how plainly.
  var specificity: Int {
    section.specificity + (row?.specificity ?? 0)
  }
}

extension IndexPattern.Part {
  fileprivate init?(_ text: Substring) {
    switch text {
    case "*": self = .any
    case "last": self = .last
    default:
      guard let number = YAMLScalar(text: String(text), isPlain: true).integer, text.first != "-",
        number <= Shape.largestCount
      else { return nil }
      self = .number(number)
    }
  }

  fileprivate var specificity: Int {
    switch self {
    case .number: 12
    case .last: 11
    case .any: 1
    }
  }
}
