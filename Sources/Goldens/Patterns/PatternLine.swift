/// A line of a pattern: text, and holes `@{name}` for what may differ.
///
/// The first hole of a name takes whatever stands there, up to the text behind it, and at least one
/// character; further holes of that name stand for the same. `@{_}` takes anything each time.
package struct PatternLine: Hashable, Sendable {
  /// A piece of a line.
  enum Piece: Hashable, Sendable {
    /// Bytes that stand there as they are.
    case text([UInt8])
    /// What may differ; the name is nil for `@{_}`.
    case hole(String?)
  }

  /// What holes of a name stand for, by name.
  typealias Values = [String: ArraySlice<UInt8>]

  private let pieces: [Piece]

  /// Makes a line of pieces, no two of which are of the same kind side by side.
  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Makes a line that stands for itself.
  init(_ bytes: [UInt8]) {
    pieces = bytes.isEmpty ? [] : [.text(bytes)]
  }

  /// The only line that it stands for; nil if it has holes.
  var onlyLine: [UInt8]? {
    switch pieces.first {
    case nil: []
    case .text(let text): pieces.count == 1 ? text : nil
    case .hole: nil
    }
  }

  /// Whether a line is the same call with another answer.
  func isSameCall(as line: [UInt8]) -> Bool {
    guard let only = onlyLine, let wanted = Self.call(only), let found = Self.call(line) else {
      return false
    }
    return wanted == found
  }

  /// What stands in front of the answer; nil for a line without one.
  private static func call(_ line: [UInt8]) -> ArraySlice<UInt8>? {
    guard let end = line.firstRange(of: Array(" -> ".utf8)) else { return nil }
    return line[..<end.lowerBound]
  }

  /// Whether a line is one that it stands for; if so, `values` knows what its holes took.
  ///
  /// - Complexity: O(*n*) in the length of the line for each piece, as nothing is tried twice.
  func matches(_ line: [UInt8], _ values: inout Values) -> Bool {
    var found = values
    var rest = line[...]
    var open: (start: Int, name: String?)?
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      switch piece {
      case .text(let text):
        guard let place = place(of: text[...], in: rest, open: open != nil, isLast: isLast) else {
          return false
        }
        if let hole = open, let name = hole.name { found[name] = line[hole.start..<place] }
        open = nil
        rest = line[(place + text.count)...]
      case .hole(let name):
        if let name, let value = found[name] {
          guard rest.starts(with: value) else { return false }
          rest = rest.dropFirst(value.count)
        } else {
          open = (rest.startIndex, name)
        }
      }
    }
    if let hole = open {
      guard !rest.isEmpty else { return false }
      if let name = hole.name { found[name] = rest }
      rest = line[line.endIndex...]
    }
    guard rest.isEmpty else { return false }
    values = found
    return true
  }

  /// Where a text stands: here, or behind an open hole the first place that leaves it a character.
  private func place(
    of text: ArraySlice<UInt8>,
    in rest: ArraySlice<UInt8>,
    open: Bool,
    isLast: Bool
  ) -> Int? {
    guard open else { return rest.starts(with: text) ? rest.startIndex : nil }
    guard let first = text.first, rest.count > text.count else { return nil }
    let end = rest.endIndex - text.count
    if isLast { return rest[end...].elementsEqual(text) ? end : nil }
    return (rest.startIndex + 1...end).first { place in
      rest[place] == first && rest[place...].starts(with: text)
    }
  }

  /// The line as a pattern writes it.
  package var text: String {
    let bytes = pieces.reduce(into: [UInt8]()) { bytes, piece in
      switch piece {
      case .text(let text): bytes += Self.escaped(text)
      case .hole(let name): bytes += Array("@{\(name ?? "_")}".utf8)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .text(let first) = pieces.first else { return text }
    // Behind blanks an @ begins a directive, and two of them a line that begins with one.
    let blanks = first.prefix { $0 == space }.count
    guard first.dropFirst(blanks).first == at, !first.dropFirst(blanks).starts(with: holeStart)
    else { return text }
    return String(repeating: " ", count: blanks) + "@" + text.utf8.dropFirst(blanks).asText
  }

  /// A text in which `@{` does not begin a hole.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      if byte == at, text[index...].starts(with: holeStart) { result.append(at) }
      result.append(byte)
    }
    return result
  }

  /// Reads a line behind the `@` that a literal one has in front; throws what is wrong with a hole.
  init(reading line: String) throws(PatternProblem) {
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var rest = Array(line.utf8)[...]
    let blanks = rest.prefix { $0 == space }.count
    // '@@' in front is a line that begins with '@'; '@@{' is the same anywhere.
    if rest.dropFirst(blanks).starts(with: [at, at]) {
      text = Array(rest.prefix(blanks)) + [at]
      rest = rest.dropFirst(blanks + 2)
    }
    while let byte = rest.first {
      if rest.starts(with: [at] + holeStart) {
        text += holeStart
        rest = rest.dropFirst(holeStart.count + 1)
      } else if rest.starts(with: holeStart) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
        if case .hole = pieces.last { throw .touchingHoles }
        pieces.append(.hole(try Self.name(&rest)))
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }

  /// The name of the hole that begins a text, which is taken off; nil for `_`.
  private static func name(_ rest: inout ArraySlice<UInt8>) throws(PatternProblem) -> String? {
    let inner = rest.dropFirst(holeStart.count)
    guard let end = inner.firstIndex(of: UInt8(ascii: "}")) else {
      throw .hole(rest.asText)
    }
    let name = inner[..<end].asText
    guard !name.isEmpty, name.utf8.allSatisfy(isOfName) else { throw .hole("@{\(name)}") }
    rest = rest[(end + 1)...]
    return name == "_" ? nil : name
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

private let at = UInt8(ascii: "@")
private let space = UInt8(ascii: " ")
private let holeStart = Array("@{".utf8)

extension Sequence<UInt8> {
  /// The bytes as text.
  var asText: String { String(decoding: Array(self), as: UTF8.self) }
}
