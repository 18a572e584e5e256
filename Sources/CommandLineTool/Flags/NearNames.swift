/// The names that somebody may have meant: few, only near ones, and none where it is a lottery.
enum NearNames {
  /// At most three candidates, nearest first, equal ones in the order of the alphabet.
  static func of(_ word: String, in candidates: [String]) -> [String] {
    let wanted = plain(word)
    guard !wanted.isEmpty else { return [] }
    let limit = max(1, wanted.count / 3)
    let scored = candidates.compactMap { candidate -> (distance: Int, name: String)? in
      let distance = distance(wanted, plain(candidate), limit: limit)
      return distance <= limit ? (distance, candidate) : nil
    }
    guard let best = scored.map(\.distance).min() else { return [] }
    return scored.filter { $0.distance == best }.map(\.name).sorted().prefix(3).map { $0 }
  }

  /// Letters and digits in lower case; what separates words does not count.
  private static func plain(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }

  /// The number of letters to insert, remove, change or swap with a neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    if abs(left.count - right.count) > limit { return limit + 1 }
    var before = [Int](repeating: 0, count: right.count + 1)
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1] + [Int](repeating: 0, count: right.count)
      for column in right.indices {
        let isSame = left[row] == right[column]
        let changed = above[column] + (isSame ? 0 : 1)
        current[column + 1] = min(changed, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          current[column + 1] = min(current[column + 1], before[column - 1] + 1)
        }
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
