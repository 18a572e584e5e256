/// The phrases that texts have in common, each a pair of shorter ones, and the texts written with them.
///
/// A symbol below 256 is a byte; each other one stands for the two symbols of a pair. The pairs that come most
/// often get symbols first, until none comes often enough or all symbols are given away.
struct PhraseBook {
  /// How often a pair has to come so that a symbol for it saves something.
  private static let leastCount: Int32 = 3
  /// How many pairs have a symbol at most: what two characters can tell apart, without the bytes.
  private static let mostPairs = PackedWriter.symbols - 256
  /// What stands behind each text, and in no pair.
  private static let end = UInt16.max

  /// The two symbols that the symbol 256 and each later one stand for.
  private(set) var pairs: [(first: UInt16, second: UInt16)] = []
  /// All texts, one after the other, with an end behind each.
  private var symbols: [UInt16]

  /// The symbols of each text.
  var texts: [ArraySlice<UInt16>] {
    symbols.split(separator: Self.end, omittingEmptySubsequences: false).dropLast()
  }

  /// Finds the phrases of some texts.
  init(_ texts: [[UInt8]]) {
    symbols = texts.flatMap { $0.map(UInt16.init) + [Self.end] }
    while true {
      let chosen = choosePairs()
      guard !chosen.isEmpty else { return }
      replace(chosen)
    }
  }

  /// The pairs of a round: those that come at least half as often as the first of them.
  ///
  /// No symbol ends one of them and begins another, so that they nowhere overlap.
  private func choosePairs() -> [UInt32] {
    var counts = PairCounts(capacity: symbols.count)
    counts.add(symbols, except: Self.end)
    let often = counts.pairs(from: Self.leastCount).sorted {
      ($1.count, $0.key) < ($0.count, $1.key)
    }
    var begins: Set<UInt32> = []
    var ends: Set<UInt32> = []
    var chosen: [UInt32] = []
    for pair in often.prefix(while: { $0.count * 2 >= often[0].count }) {
      let (first, second) = (pair.key >> 16, pair.key & 0xffff)
      guard pairs.count + chosen.count < Self.mostPairs else { break }
      guard !ends.contains(first), !begins.contains(second) else { continue }
      begins.insert(first)
      ends.insert(second)
      chosen.append(pair.key)
    }
    return chosen
  }

  /// Gives each of the pairs a symbol, and puts it wherever the pair stands.
  private mutating func replace(_ chosen: [UInt32]) {
    var given: [UInt32: UInt16] = [:]
    for key in chosen {
      given[key] = UInt16(256 + pairs.count)
      pairs.append((UInt16(key >> 16), UInt16(key & 0xffff)))
    }
    let begins = Set(chosen.map { UInt16($0 >> 16) })
    var shorter: [UInt16] = []
    shorter.reserveCapacity(symbols.count)
    var index = 0
    while index < symbols.count {
      let symbol = symbols[index]
      index += 1
      // Behind the last text stands an end, which begins nothing.
      if begins.contains(symbol), let pair = given[Self.key(symbol, symbols[index])] {
        shorter.append(pair)
        index += 1
      } else {
        shorter.append(symbol)
      }
    }
    symbols = shorter
  }

  private static func key(_ first: UInt16, _ second: UInt16) -> UInt32 {
    UInt32(first) << 16 | UInt32(second)
  }
}
