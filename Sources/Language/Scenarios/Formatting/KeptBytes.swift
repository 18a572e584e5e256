/// The byte order mark and the line ends of a file, which formatting keeps.
package struct KeptBytes: Hashable, Sendable {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let hasMark: Bool
  /// The line end of the first line.
  private let lineEnd: [UInt8]

  package init(of bytes: [UInt8]) {
    hasMark = bytes.starts(with: Self.byteOrderMark)
    let rest = bytes.drop { $0 != 0x0A && $0 != 0x0D }
    let isPair = rest.starts(with: [0x0D, 0x0A])
    lineEnd = isPair ? [0x0D, 0x0A] : [rest.first ?? 0x0A]
  }

  /// Returns a formatted text with this byte order mark and these line ends.
  package func added(to formatted: [UInt8]) -> [UInt8] {
    guard hasMark || lineEnd != [0x0A] else { return formatted }
    var bytes = hasMark ? Self.byteOrderMark : []
    bytes.reserveCapacity(formatted.count + formatted.count / 16)
    for byte in formatted {
      if byte == 0x0A { bytes += lineEnd } else { bytes.append(byte) }
    }
    return bytes
  }
}
