/// Writes symbols in the characters of ASCII, as `PackedTexts` of the library reads them.
///
/// Each of the symbols that come most often is one character; every other one is two.
struct PackedWriter {
  /// How many symbols have a character of their own.
  private static let short = 32
  /// How many symbols two characters can tell apart, when the first is none of those.
  static let symbols = (128 - short) * 128

  /// The character of each of those symbols.
  private let characters: [UInt16: UInt8]
  /// The symbols that have a character of their own, then the two of each pair.
  let table: [UInt8]

  /// Makes the writer for the texts of a book.
  init(_ book: PhraseBook) {
    var counts = Array(repeating: 0, count: Self.symbols)
    for text in book.texts { for symbol in text { counts[Int(symbol)] += 1 } }
    let often = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(Self.short)
    characters = Dictionary(uniqueKeysWithValues: zip(often.map { UInt16($0) }, 0..<128))
    table =
      often.flatMap { Self.long(UInt16($0)) }
      + book.pairs.flatMap { Self.long($0.first) + Self.long($0.second) }
  }

  /// The characters of a text.
  func characters(of text: ArraySlice<UInt16>) -> [UInt8] {
    text.flatMap { symbol in characters[symbol].map { [$0] } ?? Self.long(symbol) }
  }

  private static func long(_ symbol: UInt16) -> [UInt8] {
    [UInt8(short + Int(symbol) / 128), UInt8(symbol % 128)]
  }
}
