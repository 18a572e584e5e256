/// A golden that leaves slack on purpose: lines as they come, and directives for what may differ.
package struct TracePattern: Hashable, Sendable {
  /// One thing that is looked for in the trace.
  package struct Item: Hashable, Sendable {
    /// The line of the file, from 1.
    package var number: Int
    /// What is looked for.
    package var kind: Kind

    /// Its first line as the pattern writes it.
    package var firstLine: String { kind.lines.first ?? "" }
  }

  /// What an item looks for.
  package enum Kind: Hashable, Sendable {
    /// The next line.
    case line(PatternLine)
    /// A line, so many times one behind the other: `@times 3 LINE`.
    case times(PatternCount, PatternLine)
    /// Lines that nobody looks at: `@skip`.
    case skip(PatternCount)
    /// Lines that come together, in any order: from `@any-order` to `@end`.
    case anyOrder([PatternLine])
  }

  /// The scenario and the version, as in a golden that is a trace.
  package var header: GoldenHeader
  /// What is looked for, in order.
  package var items: [Item]

  /// The lines of the file below its header.
  package var lines: [String] { items.flatMap(\.kind.lines) }

  /// The whole file.
  package var text: String {
    lines.reduce(into: header.text(.pattern)) { text, line in text += line + "\n" }
  }
}

/// How many lines a directive may take.
package struct PatternCount: Hashable, Sendable {
  /// The fewest.
  package var least: Int
  /// The most; nil for any number.
  package var most: Int?

  /// Any number, also none.
  static let any = PatternCount(least: 0, most: nil)
  /// The largest number that a pattern may name.
  private static let limit = 1_000_000_000

  /// Makes a count.
  init(least: Int, most: Int?) {
    self.least = least
    self.most = most
  }

  /// Reads `3`, `3...` or `2...5`; nil for anything else.
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

  /// Whether a number of lines is one of those that it allows.
  func contains(_ number: Int) -> Bool {
    number >= least && most.map { number <= $0 } ?? true
  }

  /// The only number that it allows; nil if there are several.
  var exact: Int? { least == most ? least : nil }

  /// The count as a pattern writes it.
  var text: String {
    switch most {
    case nil: "\(least)..."
    case least: "\(least)"
    case .some(let most): "\(least)...\(most)"
    }
  }
}

/// The words of directives.
enum PatternDirective: String, CaseIterable {
  case skip = "@skip"
  case times = "@times"
  case anyOrder = "@any-order"
  case end = "@end"
}

extension TracePattern.Kind {
  /// The lines of the file.
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

  /// The members of a group, those that come again one behind the other as `@times`.
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
