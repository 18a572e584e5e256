/// A source with its tokens, for the rewrites.
package struct SourceFile: Sendable {
  /// The path as the user typed it.
  package let path: String
  /// The bytes, exactly as they were read.
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// The errors that make it unreadable as Swift, so that its structure is not used.
  package let faults: [Fault]
  private let partners: [Int32]
  private let lineStarts: [UInt32]

  package init(path: String, bytes: [UInt8]) {
    var tokenizer = Tokenizer(bytes)
    tokenizer.run()
    self.path = path
    self.bytes = bytes
    tokens = tokenizer.tokens
    partners = tokenizer.partners
    faults = tokenizer.faults
    lineStarts = Self.lineStarts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() where byte.isLineEnd {
      let isPair =
        byte == UInt8(ascii: "\r") && offset + 1 < bytes.count
        && bytes[offset + 1] == UInt8(ascii: "\n")
      if !isPair { starts.append(UInt32(truncatingIfNeeded: offset + 1)) }
    }
    return starts
  }

  /// Returns the line and column of a byte, both from 1, in bytes as compiler messages.
  package func place(of offset: Int) -> Place {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }

  func offset(of place: Place) -> Int {
    guard lineStarts.indices.contains(place.line - 1) else { return bytes.count }
    return Int(lineStarts[place.line - 1]) + place.column - 1
  }

  func lineStart(of offset: Int) -> Int { Int(lineStarts[place(of: offset).line - 1]) }

  var lineEnd: String {
    guard lineStarts.count > 1 else { return "\n" }
    let end = Int(lineStarts[1])
    return end > 1 && bytes[end - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the other bracket of a pair, or nil for other tokens.
  func partner(of token: Int) -> Int? {
    let partner = Int(partners[token])
    return partner >= 0 ? partner : nil
  }

  /// Returns the token after a token, or after the counterpart of an opening bracket.
  func next(after token: Int) -> Int {
    max(token, Int(partners[token])) + 1
  }

  /// Returns the line ends among some bytes, which stay if the bytes are removed.
  func lineEnds(in range: Range<Int>) -> String {
    String(decoding: bytes[range].filter(\.isLineEnd), as: UTF8.self)
  }

  /// The bytes of a token.
  func spelling(_ token: Int) -> ArraySlice<UInt8> { bytes[tokens[token].range] }

  /// Whether a token exists and has this spelling.
  func isToken(_ token: Int, _ spelling: StaticString) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let range = tokens[token].range
    guard range.count == spelling.utf8CodeUnitCount else { return false }
    return spelling.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  /// Returns the text of a token, or empty if it does not exist.
  func text(_ token: Int) -> String {
    guard tokens.indices.contains(token) else { return "" }
    return String(decoding: bytes[tokens[token].range], as: UTF8.self)
  }

  func isWord(_ token: Int) -> Bool {
    tokens.indices.contains(token) && tokens[token].kind == .word
  }

  /// Whether two tokens are adjacent, without space between them.
  func areAdjacent(_ left: Int, _ right: Int) -> Bool {
    guard tokens.indices.contains(left), tokens.indices.contains(right) else { return false }
    return tokens[left].range.upperBound == tokens[right].range.lowerBound
  }
}

package struct Place: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  /// Orders by line, then by column.
  package static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
