/// Paints words for a terminal, or leaves them as they are; all colours of the tool come from here.
package struct Ink: Hashable, Sendable {
  /// The paint of a word: a weight or underline, a hue, or both.
  package enum Paint: String, CaseIterable, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    /// A value at another place; one of two hues that nearly everyone can tell apart.
    case yellow = "33"
    case magenta = "35"
    /// A word that goes from a line.
    case reversedRed = "7;31"
    /// A word that comes into a line.
    case reversedGreen = "7;32"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case faintGreen = "2;32"
    case boldYellow = "1;33"
    /// Line numbers, bars and questions.
    case boldBlue = "1;34"
    /// The other of the two hues, with weight.
    case boldCyan = "1;36"
    case faintCyan = "2;36"
    /// The same with a line below.
    case underlinedCyan = "4;36"
    /// The same with weight, and leaning.
    case boldItalicCyan = "1;3;36"
    case italicYellow = "3;33"
    /// Yellow with weight and a line below.
    case boldUnderlinedYellow = "1;4;33"
    /// Yellow of less weight with a line below.
    case faintUnderlinedYellow = "2;4;33"
  }

  package var isColoured: Bool

  /// Makes an ink that leaves words as they are by default.
  package init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// Returns the text between escape sequences, or as it is.
  package func paint(_ text: String, _ paint: Paint) -> String {
    isColoured ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
