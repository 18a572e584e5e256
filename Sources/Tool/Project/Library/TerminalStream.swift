import Diagnostics

/// A stream to a terminal that writes `\u{202E}` for a direction mark, which would move other
/// characters.
///
/// It is a class because every stream is one.
final class TerminalStream: ByteStream {
  private let next: any ByteStream
  /// The last bytes so far, if they are the beginning of a character that may be a mark.
  private var held: [UInt8] = []

  init(_ next: any ByteStream) {
    self.next = next
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    guard !held.isEmpty || bytes.contains(where: { Self.length($0) > 1 }) else {
      return try next.write(bytes)
    }
    let all = held + bytes
    held = []
    var shown: [UInt8] = []
    shown.reserveCapacity(all.count)
    var place = 0
    while place < all.count {
      let length = Self.length(all[place])
      let piece = all[place...].prefix(length)
      guard piece.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
        shown.append(all[place])
        place += 1
        continue
      }
      if piece.count < length {
        held = Array(piece)
        break
      }
      shown += length == 1 ? Array(piece) : Self.visible(piece)
      place += length
    }
    try next.write(shown[...])
  }

  func flush() throws(FileError) {
    if !held.isEmpty { try next.write(held[...]) }
    held = []
    try next.flush()
  }

  /// The length of a character with this first byte, or 1 if it is no direction mark.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xD8: 2
    case 0xE2: 3
    case _: 1
    }
  }

  private static func visible(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(Phrase.visible(String(decoding: bytes, as: UTF8.self)).utf8)
  }
}

@available(*, unavailable)
extension TerminalStream: Sendable {}
