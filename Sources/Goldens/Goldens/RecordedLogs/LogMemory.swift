/// What lines of a log came to, so that a line like one before is not looked through once more.
///
/// A long log says the same few things again and again, with other times and numbers.
struct LogMemory {
  /// A line that came to one call.
  struct Known {
    let call: LogCall
    /// Where its text begins and ends, behind the beginning of the line.
    let text: Range<Int>
    /// The blanks in front of the text.
    let indentation: Int
    /// Whether its row cannot be read for sure.
    let isUnplaced: Bool
    /// Whether its numbers may be something else than a place.
    let isUnsure: Bool
  }

  /// A line that came to no call.
  struct Ignored {
    var isOfSystem = false
    /// Whether it may name a method in words that nobody knows.
    var isLikely = false
    var form = LogForms.unknown
  }

  /// The most lines of each kind that are kept, and the most bytes of one.
  private static let most = 1_000
  private static let longest = 400

  /// The lines that are calls, by all their bytes: a number in it may be a row.
  private var calls: [LogText: Known] = [:]
  /// The lines that are none, by their bytes with each number as 0: no name has digits.
  private var ignored: [LogText: Ignored] = [:]

  /// The call that a line with the same bytes came to, or nil where none is kept.
  func call(_ raw: LogText) -> Known? { raw.utf8.count > Self.longest ? nil : calls[raw] }

  /// What a line came to that differs by numbers alone, or nil where none is kept.
  func ignored(_ raw: LogText) -> Ignored? {
    guard raw.utf8.count <= Self.longest, !ignored.isEmpty else { return nil }
    return ignored[raw.withoutNumbers]
  }

  /// Keeps the one call of a line.
  mutating func learn(
    _ raw: LogText,
    _ line: RecordedLog.Line,
    at position: LogShape.Position,
    isUnplaced: Bool
  ) {
    guard raw.utf8.count <= Self.longest, let call = line.call,
      raw.startIndex <= line.text.startIndex, line.text.endIndex <= raw.endIndex,
      raw[line.text.startIndex..<line.text.endIndex] == line.text
    else { return }
    if calls.count == Self.most { calls = [:] }
    let start = line.text.startIndex - raw.startIndex
    calls[raw] = Known(
      call: call,
      text: start..<start + line.text.utf8.count,
      indentation: position.indentation,
      isUnplaced: isUnplaced,
      isUnsure: position.isUnsure
    )
  }

  /// Keeps a line that is no call; one with braces may be a part of something else.
  mutating func learn(_ raw: LogText, _ line: Ignored) {
    guard raw.utf8.count <= Self.longest, !raw.utf8.contains(where: Self.isBrace) else { return }
    if ignored.count == Self.most { ignored = [:] }
    ignored[raw.withoutNumbers] = line
  }

  private static func isBrace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
