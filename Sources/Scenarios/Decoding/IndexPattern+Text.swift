extension IndexPattern {
  /// Reads `0,2`, `1,*`, `0,last` for rows and `0`, `*`, `last` for sections; else nil.
  init?(_ text: String, _ kind: PatternKind) {
    let comma = text.utf8.firstIndex(of: UInt8(ascii: ","))
    switch kind {
    case .rows:
      guard let comma, let section = Part(text[..<comma]),
        let row = Part(text[text.utf8.index(after: comma)...])
      else { return nil }
      self.init(section: section, row: row)
    case .sections:
      guard comma == nil, let section = Part(text[...]) else { return nil }
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
      let isPlain = text.utf8.first != UInt8(ascii: "0") || text.utf8.count == 1
      guard isPlain, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
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
