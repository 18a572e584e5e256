package import TableTrace

/// The content of a golden, read once and kept only if it is short.
package struct GoldenSurvey {
  package let header: GoldenHeader
  package let lineCount: Int
  /// The golden itself, or nil for a long one.
  package let golden: Golden?
  /// The number of lines that begin with each call's name.
  private let names: [String: Int]

  /// The most bytes of a golden that is kept, for any number of lines.
  package static let mostBytes = 32 * 1_048_576

  /// Reads a golden, and keeps it if it has at most `most` lines.
  package init(_ lines: GoldenLines, keepingAtMost most: Int) throws(UnreadableGolden) {
    var names = NameCounts()
    var body: [String]? = []
    var (count, bytes) = (0, 0)
    header = try GoldenReader.read(lines) { line in
      count += 1
      bytes += line.count
      names.add(line)
      if count > most || bytes > Self.mostBytes { body = nil }
      body?.append(String(decoding: line, as: UTF8.self))
    }
    lineCount = count
    self.names = names.counts
    let header = header
    golden = body.map { Golden(header: header, body: $0) }
  }

  package init(_ golden: Golden) {
    var names = NameCounts()
    for line in golden.body { names.add(Array(line.utf8)[...]) }
    self.names = names.counts
    header = golden.header
    lineCount = golden.body.count
    self.golden = golden
  }

  var messages: Set<Message> { Set(names.keys.compactMap(TraceLaws.message)) }

  package func lines(of callback: Callback) -> Int {
    names.reduce(0) { $0 + (Callback.named($1.key) == callback ? $1.value : 0) }
  }

  package func lines(of hook: ControllerHook) -> Int {
    names.reduce(0) { $0 + (Message.named($1.key) == .controller(hook) ? $1.value : 0) }
  }

  /// Returns the number of calls to a recipient.
  package func lines(of recipient: Recipient) -> Int {
    names.reduce(0) { $0 + (Message.named($1.key)?.recipient == recipient ? $1.value : 0) }
  }
}

/// Counts lines by the name of their call, and ignores other lines.
private struct NameCounts {
  private(set) var counts: [String: Int] = [:]
  /// The previous line's first word, which most lines repeat.
  private var last: [UInt8] = []
  private var lastName: String?

  mutating func add(_ line: ArraySlice<UInt8>) {
    let word = line.drop { $0 == blank }.prefix { $0 != blank }
    if word != last[...] {
      last = Array(word)
      let name = String(decoding: word, as: UTF8.self)
      lastName = Callback.named(name) != nil || TraceLaws.message(name) != nil ? name : nil
    }
    if let lastName { counts[lastName, default: 0] += 1 }
  }
}

private let blank = UInt8(ascii: " ")
