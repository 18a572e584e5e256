/// Remembers the results for lines of a log, because a long log repeats similar lines.
struct LogMemory {
  /// The result for a line that is one call.
  struct Known {
    let call: LogCall
    /// The range of its text, relative to the beginning of the line.
    let text: Range<Int>
    /// The number of spaces before the text.
    let indentation: Int
    /// Whether its row is ambiguous.
    let isUnplaced: Bool
    /// Whether its numbers may be something else than a place.
    let isUnsure: Bool
  }

  /// The result for a line that is no call.
  struct Ignored {
    var isOfSystem = false
    /// Whether the line may name a method in unknown words.
    var isLikely = false
    var form = LogForms.unknown
  }

  /// The most lines of each kind to keep, and the most bytes of such a line.
  private static let most = 1_000
  private static let longest = 400

  /// The lines that are calls, by all their bytes, because a number in them may be a row.
  private var calls: [LogText: Known] = [:]
  /// The lines that are no calls, with each number replaced by 0.
  private var ignored: [LogText: Ignored] = [:]

  /// The call of an earlier line with the same bytes, or nil if none is kept.
  func call(_ raw: LogText) -> Known? { raw.utf8.count > Self.longest ? nil : calls[raw] }

  /// The result for an earlier line that differs only in numbers, or nil if none is kept.
  func ignored(_ raw: LogText) -> Ignored? {
    guard raw.utf8.count <= Self.longest, !ignored.isEmpty else { return nil }
    return ignored[raw.withoutNumbers]
  }

  /// Remembers a line that is one call.
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

  /// Remembers a line that is no call, unless its braces may be part of a block.
  mutating func learn(_ raw: LogText, _ line: Ignored) {
    guard raw.utf8.count <= Self.longest, !raw.utf8.contains(where: Self.isBrace) else { return }
    if ignored.count == Self.most { ignored = [:] }
    ignored[raw.withoutNumbers] = line
  }

  private static func isBrace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
