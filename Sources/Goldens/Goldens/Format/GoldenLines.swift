/// Reads the lines of a golden from bytes, with one piece and one line in memory at a time.
package struct GoldenLines {
  private static let pieceLength = 65_536

  private let read: (Int) -> [UInt8]
  private var buffer: [UInt8] = []
  /// The start of the next line in the buffer.
  private var start = 0
  /// Whether the last returned line has a line end, which the last line of a file may lack.
  private(set) var endsLine = true

  /// Creates lines from `read`, which returns at most the given number of bytes, or none at the
  /// end.
  package init(read: @escaping (Int) -> [UInt8]) {
    self.read = read
  }

  init(_ bytes: [UInt8]) {
    read = { _ in [] }
    buffer = bytes
  }

  /// Returns the bytes of the next line, or nil after the last one.
  mutating func nextBytes() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: lineFeed) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      searched = buffer.count - start
      let piece = read(Self.pieceLength)
      if piece.isEmpty { break }
      buffer.removeFirst(start)
      start = 0
      buffer += piece
    }
    guard start < buffer.count else { return nil }
    endsLine = false
    defer { start = buffer.count }
    return buffer[start...]
  }

  /// Returns the number of bytes of the next line with its line end, or nil after the last one.
  package mutating func nextLength() -> Int? {
    nextBytes().map { $0.count + (endsLine ? 1 : 0) }
  }
}

/// Reads the lines after the header as strings.
extension GoldenLines {
  package var body: GoldenBody { GoldenBody(self) }
}

/// The lines of a golden below its header, created one at a time.
package struct GoldenBody: Sequence, IteratorProtocol {
  private var lines: GoldenLines

  fileprivate init(_ lines: GoldenLines) {
    self.lines = lines
    for _ in 0..<GoldenHeader.lineCount { _ = self.lines.nextBytes() }
  }

  package mutating func next() -> String? {
    lines.nextBytes().map { String(decoding: $0, as: UTF8.self) }
  }
}

private let lineFeed = UInt8(ascii: "\n")
