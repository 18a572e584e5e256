extension IndexPattern {
  /// Reads `0,2`, `1,*`, `0,last` for rows and `0`, `*`, `last` for sections; else nil.
  init?(_ text: String, _ kind: PatternKind) {
    var bytes = PatternBytes(text)
    guard let section = bytes.takePart() else { return nil }
    var row: Part?
    if kind == .rows {
      guard bytes.take(UInt8(ascii: ",")), let part = bytes.takePart() else { return nil }
      row = part
    }
    guard bytes.next == nil else { return nil }
    self.init(section: section, row: row)
  }

  /// How much a pattern says: first how many of its parts name one place, then how plainly.
  var specificity: Int {
    section.specificity + (row?.specificity ?? 0)
  }
}

extension IndexPattern.Part {
  fileprivate var specificity: Int {
    switch self {
    case .number: 12
    case .last: 11
    case .any: 1
    }
  }
}

/// The bytes of a pattern on the way to its end: a table of answers has a pattern for each of its rows.
private struct PatternBytes {
  private var rest: String.UTF8View.Iterator
  /// The next byte; nil at the end.
  private(set) var next: UInt8?

  init(_ text: String) {
    rest = text.utf8.makeIterator()
    next = rest.next()
  }

  /// Takes the next byte, if it is this one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    next = rest.next()
    return true
  }

  /// Takes `*`, `last`, or a number without a zero in front; nil where none of them is next.
  mutating func takePart() -> IndexPattern.Part? {
    if take(UInt8(ascii: "*")) { return .any }
    if take(UInt8(ascii: "0")) { return .number(0) }
    if next == UInt8(ascii: "l") { return "last".utf8.allSatisfy { take($0) } ? .last : nil }
    var number = 0
    while let byte = next, (0x30...0x39).contains(byte), number <= Shape.largestCount {
      number = 10 * number + Int(byte - 0x30)
      next = rest.next()
    }
    return (1...Shape.largestCount).contains(number) ? .number(number) : nil
  }
}
