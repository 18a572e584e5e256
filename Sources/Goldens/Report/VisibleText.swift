/// Draws what a reader could not see.
package enum VisibleText {
  /// The text with carriage returns, tabs, other controls and blanks at the end as signs.
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

  /// What a terminal shows as nothing, as a blank, or as part of another character.
  private static let invisible: Set<Unicode.GeneralCategory> = [
    .control, .format, .nonspacingMark, .spaceSeparator, .lineSeparator, .paragraphSeparator,
  ]
}
