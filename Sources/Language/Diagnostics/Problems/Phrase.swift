/// Phrases that several messages share.
package enum Phrase {
  /// The longest part of a user's text that a message repeats, in characters.
  private static let longestQuote = 60

  /// Returns a user's word in quotes, shortened and with numbers for control characters.
  static func quoted(_ word: String) -> String {
    var result = "'"
    for (count, scalar) in word.unicodeScalars.enumerated() {
      if count == longestQuote {
        result += "..."
        break
      }
      result += visible(scalar)
    }
    return result + "'"
  }

  /// Returns a text with `\u{1B}` and the like for control characters and direction marks.
  package static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += visible($1) }
  }

  static func visible(_ scalar: Unicode.Scalar) -> String {
    guard isControl(scalar) || isDirectionMark(scalar) else { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Returns whether a text contains a line end or another control character.
  package static func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isControl)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  /// Returns whether a character changes the writing direction, which moves other characters in a
  /// terminal.
  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns the words in quotes: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package static func alternatives(_ words: [String]) -> String { choice(words.map(quoted)) }

  /// Returns the words as a choice: `a`, `a or b`, `a, b or c`, or empty without words.
  package static func choice(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the label after the carets: a good suggestion, a short list of words, or nothing.
  static func guess(_ suggestions: [String], allowed: [String]) -> String {
    if !suggestions.isEmpty { return "did you mean \(alternatives(suggestions))?" }
    guard !allowed.isEmpty, allowed.count <= 12 else { return "" }
    return "expected \(alternatives(allowed))"
  }

  /// Returns a number with its noun: `no values`, `1 value`, `2 values`.
  package static func count(_ number: Int, _ noun: String) -> String {
    switch number {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(number) \(noun)s"
    }
  }
}
