/// Small turns of phrase that the sentences share.
package enum Phrase {
  /// The longest piece of a user's text that a message repeats, in characters.
  private static let longestQuote = 60

  /// A user's word in quotes, cut when long; control characters are shown as their numbers.
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

  /// A text that a terminal draws: control characters become `\u{1B}`.
  package static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += visible($1) }
  }

  /// A character that a terminal draws: control characters become `\u{1B}`.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default:
      String(scalar)
    }
  }

  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package static func alternatives(_ words: [String]) -> String {
    let words = words.map(quoted)
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The question behind a caret: a guess if there is a good one, else what is allowed, or the
  /// command that lists it.
  static func help(_ suggestions: [String], allowed: [String], listing: String? = nil) -> String {
    if !suggestions.isEmpty { return "did you mean \(alternatives(suggestions))?" }
    guard !allowed.isEmpty, allowed.count <= 12 else {
      return listing.map { "'tabletrace \($0)' lists what can stand here" } ?? ""
    }
    return "expected \(alternatives(allowed))"
  }

  /// `no values`, `1 value`, `2 values`.
  package static func count(_ number: Int, _ noun: String) -> String {
    switch number {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(number) \(noun)s"
    }
  }
}
