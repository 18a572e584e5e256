/// A source line in a diagnostic, with the text below it.
struct Excerpt {
  /// The line without control characters, shortened if it is long.
  var text: String
  var indent: Int
  var length: Int

  /// The most characters of a line to show.
  private static let window = 120
  /// The number of characters to keep before the place if the line is shortened.
  private static let lead = 40

  /// Shortens and measures a line, even if the range begins after its end.
  init(line: String, range: SourceRange) {
    let whole = line.unicodeScalars
    func reaches(_ count: Int) -> Bool {
      whole.index(whole.startIndex, offsetBy: count, limitedBy: whole.endIndex) != nil
    }
    let column = max(range.start.column - 1, 0)
    let place = reaches(column) ? column : whole.count
    let isLong = reaches(Self.window + 1)
    let first = isLong ? max(0, place - Self.lead) : 0
    // Only the shown part is examined, because the line may be very long.
    let scalars = Array(whole.dropFirst(first).prefix(Self.window))
    let start = min(place - first, scalars.count)
    let isOneLine = range.end.line == range.start.line
    let wanted = isOneLine ? range.end.column - 1 - first : Self.contentEnd(scalars)
    let end = min(max(wanted, start), scalars.count)

    let prefix = first > 0 ? "..." : ""
    let before = scalars[..<start].map(Self.shown).joined()
    let marked = scalars[start..<end].map(Self.shown).joined()
    let after = scalars[end...].map(Self.shown).joined()
    text = prefix + before + marked + after + (reaches(first + scalars.count + 1) ? "..." : "")
    indent = Self.columns(prefix + before)
    length = max(1, Self.columns(marked))
  }

  /// Returns the index after the last character that is no space.
  private static func contentEnd(_ scalars: [Unicode.Scalar]) -> Int {
    (scalars.lastIndex { !$0.properties.isWhitespace } ?? -1) + 1
  }

  /// A tab is drawn as two spaces, so that carets are in the right column in every terminal.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "  " : Phrase.visible(scalar)
  }

  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}
