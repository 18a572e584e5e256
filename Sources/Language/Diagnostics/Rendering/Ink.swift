/// Colors words for a terminal, or leaves them unchanged.
package struct Ink: Hashable, Sendable {
  /// The style of a word: bold, underlined, colored, or a combination.
  package enum Paint: String, CaseIterable, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    /// A value in another place, which nearly everyone can distinguish from cyan.
    case yellow = "33"
    case magenta = "35"
    /// A word that is removed from a line.
    case reversedRed = "7;31"
    /// A word that is added to a line.
    case reversedGreen = "7;32"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case faintGreen = "2;32"
    case boldYellow = "1;33"
    /// Line numbers, bars and queries.
    case boldBlue = "1;34"
    /// Bold cyan, which nearly everyone can distinguish from yellow.
    case boldCyan = "1;36"
    case faintCyan = "2;36"
    case underlinedCyan = "4;36"
    case boldItalicCyan = "1;3;36"
    case italicYellow = "3;33"
    case boldUnderlinedYellow = "1;4;33"
    case faintUnderlinedYellow = "2;4;33"
  }

  package var isColoured: Bool

  /// Creates an ink, without colors by default.
  package init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// Returns the text between escape sequences, or unchanged without colors.
  package func paint(_ text: String, _ paint: Paint) -> String {
    isColoured ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
