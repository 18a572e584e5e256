/// A line of a file as a frame shows it, and what to write under it.
struct Excerpt {
  /// The line, without control characters and cut when long.
  var text: String
  var indent: Int
  var length: Int

  /// The characters of a line that a frame shows at most.
  private static let window = 120
  /// The characters before the place that are kept when the line is cut.
  private static let lead = 40

  /// Cuts and measures a line; the range may begin behind its end.
  init(line: String, range: SourceRange) {
    let whole = line.unicodeScalars
    func reaches(_ count: Int) -> Bool {
      whole.index(whole.startIndex, offsetBy: count, limitedBy: whole.endIndex) != nil
    }
    let column = max(range.start.column - 1, 0)
    let place = reaches(column) ? column : whole.count
    let isLong = reaches(Self.window + 1)
    let first = isLong ? max(0, place - Self.lead) : 0
    // Only what is shown is looked at, however long the line is.
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

  /// Returns the place behind the last character that is no blank.
  private static func contentEnd(_ scalars: [Unicode.Scalar]) -> Int {
    (scalars.lastIndex { !$0.properties.isWhitespace } ?? -1) + 1
  }

  /// A tab is drawn as two blanks, so that carets are at the right place, whatever the terminal's tabs.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "  " : Phrase.visible(scalar)
  }

  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}
