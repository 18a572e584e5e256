package enum VisibleText {
  /// The text with visible signs for carriage returns, tabs, other control characters and trailing
  /// spaces.
  package static func draw(_ text: String) -> String {
    var result = ""
    var blanks = 0
    for scalar in text.unicodeScalars {
      if scalar == " " {
        blanks += 1
        continue
      }
      result += String(repeating: " ", count: blanks)
      blanks = 0
      result += sign(for: scalar)
    }
    return result + String(repeating: "·", count: blanks)
  }

  /// The text of ``draw(_:)``, or the part near a place with the number of omitted characters.
  package static func excerpt(_ text: String, limit: Int, around place: Int = 0) -> String {
    let scalars = text.unicodeScalars
    func index(_ start: String.Index, _ distance: Int) -> String.Index? {
      scalars.index(start, offsetBy: distance, limitedBy: scalars.endIndex)
    }
    guard index(scalars.startIndex, limit + 1) != nil else { return draw(text) }
    let first = max(0, place - limit / 2)
    let start = index(scalars.startIndex, first) ?? scalars.endIndex
    let end = index(start, limit) ?? scalars.endIndex
    let rest = text.utf8.distance(from: end, to: text.utf8.endIndex)
    let piece = (first > 0 ? "..." : "") + draw(String(scalars[start..<end]))
    return rest > 0 ? piece + "... (\(rest) bytes more)" : piece
  }

  private static func sign(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": return "⇥"
    case "\r": return "␍"
    case "\n": return "␊"
    default: break
    }
    guard invisible.contains(scalar.properties.generalCategory) else { return String(scalar) }
    return "⟨U+" + String(scalar.value, radix: 16, uppercase: true) + "⟩"
  }

  /// The characters that a terminal shows as nothing, as a space, or as part of another character.
  private static let invisible: Set<Unicode.GeneralCategory> = [
    .control, .format, .nonspacingMark, .spaceSeparator, .lineSeparator, .paragraphSeparator,
  ]
}
