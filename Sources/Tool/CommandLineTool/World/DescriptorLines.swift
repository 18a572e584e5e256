package import Project

/// Reads standard input line by line.
package final class DescriptorLines: LineReader {
  /// The most bytes of a line to keep, more than any valid line has.
  private static let limit = 4096
  private let descriptor: Int32
  private let name: String
  private var buffer: ArraySlice<UInt8> = []

  /// Creates a reader of an open descriptor, which messages call `name`.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  package func nextLine() throws(FileError) -> String? {
    var line: [UInt8] = []
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        line += buffer[..<end]
        buffer = buffer[(end + 1)...]
        return Self.text(line)
      }
      if line.count < Self.limit { line += buffer }
      buffer = try SystemCalls.readPiece(atMost: Self.limit, from: descriptor, path: name)[...]
      if buffer.isEmpty { return line.isEmpty ? nil : Self.text(line) }
    }
  }

  private static func text(_ line: [UInt8]) -> String {
    let kept = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    return String(decoding: kept.prefix(limit), as: UTF8.self)
  }
}

@available(*, unavailable)
extension DescriptorLines: Sendable {}
