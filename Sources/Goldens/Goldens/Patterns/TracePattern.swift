/// A golden that accepts more than one trace: lines, and directives for variable parts.
package struct TracePattern: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var number: Int
    package var kind: Kind

    package var firstLine: String { kind.lines.first ?? "" }
  }

  package enum Kind: Hashable, Sendable {
    case line(PatternLine)
    /// A line that is repeated: `@times 3 LINE`.
    case times(PatternCount, PatternLine)
    /// Any lines, or a number of lines: `@skip`.
    case skip(PatternCount)
    /// Consecutive lines in any order: from `@any-order` to `@end`.
    case anyOrder([PatternLine])
  }

  /// The scenario and the version, as in a golden trace.
  package var header: GoldenHeader
  package var items: [Item]

  package var lines: [String] { items.flatMap(\.kind.lines) }

  package var text: String {
    lines.reduce(into: header.text(.pattern)) { text, line in text += line + "\n" }
  }
}

/// The number of lines that a directive may match.
package struct PatternCount: Hashable, Sendable {
  package var least: Int
  /// The largest number, or nil without a limit.
  package var most: Int?

  /// Any number, including zero.
  static let any = PatternCount(least: 0, most: nil)
  /// The largest number that a pattern may contain.
  private static let limit = 1_000_000_000

  init(least: Int, most: Int?) {
    self.least = least
    self.most = most
  }

  /// Reads `3`, `3...` or `2...5`, or returns nil for other texts.
  init?(_ text: String) {
    let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    guard let least = Self.number(parts[0]) else { return nil }
    guard parts.count == 2 else {
      self.init(least: least, most: least)
      return
    }
    if parts[1].isEmpty {
      self.init(least: least, most: nil)
      return
    }
    guard let most = Self.number(parts[1]), least <= most, most > 0 else { return nil }
    self.init(least: least, most: most)
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      number <= limit
    else { return nil }
    return number
  }

  func contains(_ number: Int) -> Bool {
    number >= least && most.map { number <= $0 } ?? true
  }

  /// The only allowed number, or nil if there are several.
  var exact: Int? { least == most ? least : nil }

  var text: String {
    switch most {
    case nil: "\(least)..."
    case least: "\(least)"
    case .some(let most): "\(least)...\(most)"
    }
  }
}

enum PatternDirective: String, CaseIterable {
  case skip = "@skip"
  case times = "@times"
  case anyOrder = "@any-order"
  case end = "@end"
}

extension TracePattern.Kind {
  var lines: [String] {
    switch self {
    case .line(let line): [line.text]
    case .times(let count, let line):
      ["\(PatternDirective.times.rawValue) \(count.text) \(line.text)"]
    case .skip(.any): [PatternDirective.skip.rawValue]
    case .skip(let count): ["\(PatternDirective.skip.rawValue) \(count.text)"]
    case .anyOrder(let members):
      [PatternDirective.anyOrder.rawValue] + Self.written(members)
        + [PatternDirective.end.rawValue]
    }
  }

  /// The members of a group, with consecutive repeats as `@times`.
  private static func written(_ members: [PatternLine]) -> [String] {
    var lines: [String] = []
    var rest = members[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      lines.append(
        count == 1 ? first.text : "\(PatternDirective.times.rawValue) \(count) \(first.text)"
      )
      rest = rest.dropFirst(count)
    }
    return lines
  }
}
