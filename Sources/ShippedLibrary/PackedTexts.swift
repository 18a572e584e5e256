/// The phrases that the texts of a list have in common, and how a text is unpacked with them.
///
/// A text is a sequence of symbols. One below 256 is a byte, each other one stands for two symbols of the table.
/// A symbol is written as two characters, or as one below 32 when it comes often. `PhraseBook` and
/// `PackedWriter` of the generator write this.
struct PackedTexts: Sendable {
  /// The symbols that are written as one character, then the pairs: two characters for each symbol.
  let table: StaticString

  private static let short = 32

  /// The bytes of a text.
  func unpack(_ packed: StaticString) -> [UInt8] {
    table.withUTF8Buffer { table in
      packed.withUTF8Buffer { packed in
        var bytes: [UInt8] = []
        // Most texts are three to five times as long as they are packed.
        bytes.reserveCapacity(packed.count * 5)
        var place = 0
        while place < packed.count {
          if packed[place] < Self.short {
            Self.append(Self.symbol(table, at: 2 * Int(packed[place])), table, to: &bytes)
            place += 1
          } else {
            Self.append(Self.symbol(packed, at: place), table, to: &bytes)
            place += 2
          }
        }
        return bytes
      }
    }
  }

  /// Appends what a symbol stands for.
  private static func append(
    _ symbol: Int,
    _ table: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) {
    guard symbol >= 256 else { return bytes.append(UInt8(symbol)) }
    let place = 2 * short + 4 * (symbol - 256)
    append(self.symbol(table, at: place), table, to: &bytes)
    append(self.symbol(table, at: place + 2), table, to: &bytes)
  }

  /// The symbol that two characters stand for.
  private static func symbol(_ characters: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    (Int(characters[place]) - short) * 128 + Int(characters[place + 1])
  }
}
