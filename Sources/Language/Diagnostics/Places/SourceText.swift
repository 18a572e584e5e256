/// The text and name of a file, so that a diagnostic can show a line of it.
package struct SourceText: Sendable {
  /// The path that the user typed.
  package var path: String
  /// The bytes of the file, without a byte order mark.
  package var bytes: [UInt8]

  /// Creates a text from the bytes of a file, without the byte order mark, which columns ignore.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Returns a line, counted from 1, without its line end, or nil if there is no such line.
  ///
  /// Bytes that are not UTF-8 become replacement characters.
  ///
  /// - Complexity: O(*n*) in the length of the file. Only a limited number of diagnostics call
  ///   this.
  package func line(_ number: Int) -> String? {
    guard number >= 1 else { return nil }
    var current = 1
    var start = 0
    var position = 0
    while position < bytes.count {
      let length = lineBreakLength(at: position)
      if length == 0 {
        position += 1
        continue
      }
      if current == number { return text(start..<position) }
      current += 1
      position += length
      start = position
    }
    return current == number ? text(start..<bytes.count) : nil
  }

  /// The number of lines, including an empty line after the last line end.
  package var lineCount: Int {
    var count = 1
    var position = 0
    while position < bytes.count {
      let length = lineBreakLength(at: position)
      count += length == 0 ? 0 : 1
      position += max(length, 1)
    }
    return count
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the number of bytes of YAML's line break at a position, or 0 if there is none.
  private func lineBreakLength(at position: Int) -> Int {
    func byte(_ offset: Int) -> UInt8? {
      position + offset < bytes.count ? bytes[position + offset] : nil
    }
    switch bytes[position] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2:
      return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
