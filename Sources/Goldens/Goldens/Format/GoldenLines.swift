/// The lines of a golden, one after the other and without their ends, from bytes that come in pieces.
///
/// Only one piece and one line are held at a time.
package struct GoldenLines {
  private static let pieceLength = 65_536

  private let read: (Int) -> [UInt8]
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  /// Whether the line that was given last has a line end; the last one of a file may have none.
  private(set) var endsLine = true

  /// The lines of bytes of which `read` gives the next, at most so many; none at their end.
  package init(read: @escaping (Int) -> [UInt8]) {
    self.read = read
  }

  /// The lines of bytes that are all there.
  init(_ bytes: [UInt8]) {
    read = { _ in [] }
    buffer = bytes
  }

  /// The bytes of the next line; nil behind the last one.
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

  /// The number of bytes of the next line, its end included; nil behind the last one.
  package mutating func nextLength() -> Int? {
    nextBytes().map { $0.count + (endsLine ? 1 : 0) }
  }
}

/// The lines as texts, behind those of the header.
extension GoldenLines {
  /// The lines of the body; only of a golden that was read before.
  package var body: GoldenBody { GoldenBody(self) }
}

/// The lines of the body of a golden, made one at a time.
package struct GoldenBody: Sequence, IteratorProtocol {
  private var lines: GoldenLines

  fileprivate init(_ lines: GoldenLines) {
    self.lines = lines
    for _ in 0..<GoldenHeader.lineCount { _ = self.lines.nextBytes() }
  }

  /// The next line; nil behind the last one.
  package mutating func next() -> String? {
    lines.nextBytes().map { String(decoding: $0, as: UTF8.self) }
  }
}

private let lineFeed = UInt8(ascii: "\n")
