/// A line of a pattern: text, and holes `@{name}` for variable parts.
///
/// The first hole of a name matches at least one character, up to the text after the hole. Later
/// holes of this name match the same text. A hole `@{_}` matches any text each time.
package struct PatternLine: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    /// Bytes that match only themselves.
    case text([UInt8])
    /// A variable part, with a nil name for `@{_}`.
    case hole(String?)
  }

  typealias Values = [String: ArraySlice<UInt8>]

  let pieces: [Piece]

  /// Creates a line of pieces, with different kinds next to each other.
  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Creates a line that matches only these bytes.
  init(_ bytes: [UInt8]) {
    pieces = bytes.isEmpty ? [] : [.text(bytes)]
  }

  /// The only line that it matches, or nil if it has holes.
  var onlyLine: [UInt8]? {
    switch pieces.first {
    case nil: []
    case .text(let text): pieces.count == 1 ? text : nil
    case .hole: nil
    }
  }

  /// Whether a line matches.
  ///
  /// If it does, `values` receives the values of the holes.
  ///
  /// - Complexity: O(*n*) in the length of the line for each piece, without backtracking.
  func matches(_ line: [UInt8], _ values: inout Values) -> Bool {
    var taken: [(name: String, value: ArraySlice<UInt8>)] = []
    let isFound = parse(line) { name in
      taken.first { $0.name == name }?.value ?? values[name]
    } taking: { name, range in
      taken.append((name, line[range]))
    }
    guard isFound else { return false }
    for (name, value) in taken { values[name] = value }
    return true
  }

  /// Whether a line can match with any values of named holes.
  func mayMatch(_ line: [UInt8]) -> Bool {
    parse(line) { _ in
      nil
    } taking: { _, _ in
    }
  }

  /// Matches a line with the pieces of the pattern's line, one after the other.
  private func parse(
    _ line: [UInt8],
    value: (String) -> ArraySlice<UInt8>?,
    taking: (String, Range<Int>) -> Void
  ) -> Bool {
    var place = 0
    var open: (start: Int, name: String?)?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        let isLast = index == pieces.count - 1
        guard
          let found = Self.place(of: text, in: line, at: place, open: open != nil, isLast: isLast)
        else { return false }
        if let hole = open, let name = hole.name { taking(name, hole.start..<found) }
        open = nil
        place = found + text.count
      case .hole(let name):
        if let name, let value = value(name) {
          guard line[place...].starts(with: value) else { return false }
          place += value.count
        } else {
          open = (place, name)
        }
      }
    }
    if let hole = open {
      guard place < line.count else { return false }
      if let name = hole.name { taking(name, place..<line.count) }
      place = line.count
    }
    return place == line.count
  }

  /// The place of a text in the line, or after a hole the first place that gives it a character.
  private static func place(
    of text: [UInt8],
    in line: [UInt8],
    at start: Int,
    open: Bool,
    isLast: Bool
  ) -> Int? {
    let end = line.count - text.count
    guard open else { return stands(text, in: line, at: start) ? start : nil }
    guard end > start else { return nil }
    if isLast { return stands(text, in: line, at: end) ? end : nil }
    return (start + 1...end).first { stands(text, in: line, at: $0) }
  }

  private static func stands(_ text: [UInt8], in line: [UInt8], at place: Int) -> Bool {
    guard place + text.count <= line.count else { return false }
    for offset in text.indices where line[place + offset] != text[offset] { return false }
    return true
  }

  package var text: String {
    let bytes = pieces.reduce(into: [UInt8]()) { bytes, piece in
      switch piece {
      case .text(let text): bytes += Self.escaped(text)
      case .hole(let name): bytes += Array("@{\(name ?? "_")}".utf8)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .text(let first) = pieces.first else { return text }
    // An @ after leading spaces begins a directive. Two of them begin a line that starts with @.
    let blanks = first.prefix { $0 == space }.count
    guard first.dropFirst(blanks).first == at, !first.dropFirst(blanks).starts(with: holeStart)
    else { return text }
    return String(repeating: " ", count: blanks) + "@" + text.utf8.dropFirst(blanks).asText
  }

  /// Escapes each `@{` that does not begin a hole.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      if byte == at, text[index...].starts(with: holeStart) { result.append(at) }
      result.append(byte)
    }
    return result
  }

  /// Reads a line without the `@` of a directive, or throws an error for an invalid hole.
  init(reading line: String) throws(PatternProblem) {
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var rest = Array(line.utf8)[...]
    let blanks = rest.prefix { $0 == space }.count
    // A leading '@@' means a line that begins with '@'. Elsewhere, '@@{' means '@{'.
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

  /// Removes and returns the name of the hole at the beginning, or nil for `_`.
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
  var asText: String { String(decoding: Array(self), as: UTF8.self) }
}
