/// A part of a Swift source that is neither space nor comment.
package struct Token: Hashable, Sendable {
  /// The kinds of tokens that this tool distinguishes.
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword, with its backticks if it has them.
    case word
    /// `@` with the name after it.
    case attribute
    /// `#` with the word after it.
    case directive
    case number
    /// A string or a part of one between interpolations, or a regular expression.
    case text
    /// Any other single byte, such as a bracket, operator or comma.
    case mark
  }

  package var kind: Kind
  private var start: UInt32
  private var length: UInt32

  /// Creates a token from a range of bytes.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    length = UInt32(truncatingIfNeeded: range.count)
  }

  /// The bytes in its source.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// An error that makes a source unreadable as Swift, with its place.
package struct Fault: Hashable, Sendable {
  /// The offset of the byte where the error begins.
  package var offset: Int
  package var finding: Finding
}

extension UInt8 {
  /// Whether a name can begin with this byte, as with all bytes above ASCII.
  var beginsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether a name can contain this byte after the first.
  var continuesWord: Bool { beginsWord || isDigit }

  /// Whether the byte ends a line, alone or in CR LF.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineEnd }
}
