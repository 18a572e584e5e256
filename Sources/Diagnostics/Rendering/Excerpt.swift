/// A line of a file as a frame shows it, and what to write under it.
struct Excerpt {
  /// The line, without control characters and cut when long.
  var text: String
  /// The columns before the carets.
  var indent: Int
  /// The number of carets.
  var length: Int

  /// The characters of a line that a frame shows at most.
  private static let window = 120
  /// The characters before the place that are kept when the line is cut.
  private static let lead = 40

  /// Cuts and measures a line; the range may begin behind its end.
  init(line: String, range: SourceRange) {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(range.start.column - 1, 0), scalars.count)
    var end = range.end.line == range.start.line ? range.end.column - 1 : Self.contentEnd(scalars)
    end = min(max(end, start), scalars.count)
    let isLong = scalars.count > Self.window
    let first = isLong ? max(0, start - Self.lead) : 0
    let last = isLong ? min(scalars.count, first + Self.window) : scalars.count
    end = min(end, last)

    let prefix = first > 0 ? "..." : ""
    let before = scalars[first..<start].map(Self.shown).joined()
    let marked = scalars[start..<end].map(Self.shown).joined()
    let after = scalars[end..<last].map(Self.shown).joined()
    text = prefix + before + marked + after + (last < scalars.count ? "..." : "")
    indent = Self.columns(prefix + before)
    length = max(1, Self.columns(marked))
  }

  /// The place behind the last character that is no blank.
  private static func contentEnd(_ scalars: [Unicode.Scalar]) -> Int {
    (scalars.lastIndex { !$0.properties.isWhitespace } ?? -1) + 1
  }

  /// A tab is drawn as two blanks, so that carets stand right whatever the terminal's tabs.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "  " : Phrase.visible(scalar)
  }

  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}
