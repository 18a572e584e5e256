/// Finds the valid words that the user may have meant.
package enum NearMiss {
  /// The longest word that is compared, in characters.
  private static let longestWord = 120

  /// Returns at most three equally similar words, alphabetically, or none if there are more.
  package static func suggestions(for word: String, among candidates: [Candidate]) -> [String] {
    let wanted = FoldedWord(word)
    guard !wanted.letters.isEmpty, wanted.letters.count <= longestWord else { return [] }
    var best = Int.max
    var names: [String] = []
    for candidate in candidates {
      let costs = candidate.spellings.map { distance(wanted, FoldedWord($0)) }
      let cost = costs.min() ?? Int.max
      if cost < best {
        best = cost
        names = []
      }
      if cost == best, cost < Int.max { names.append(candidate.name) }
    }
    let found = Set(names).sorted()
    return found.count <= 3 ? found : []
  }

  /// Returns the number of typing mistakes between two words, or `Int.max` if there are too many.
  private static func distance(_ word: FoldedWord, _ candidate: FoldedWord) -> Int {
    let (left, right) = (word.letters, candidate.letters)
    if left == right { return 0 }
    guard !right.isEmpty else { return Int.max }
    // The beginning of a word counts as one mistake.
    if left.count >= 4, right.starts(with: left) { return 1 }
    let limit = max(1, min(left.count, right.count) / 3)
    // A typing mistake changes the length by at most one letter.
    guard abs(left.count - right.count) <= limit,
      (word.bits ^ candidate.bits).nonzeroBitCount <= 2 * limit
    else { return Int.max }
    let edits = edits(left, right)
    return edits <= limit ? edits : Int.max
  }

  /// The number of insertions, removals, replacements and swaps that turn one word into the other.
  ///
  /// - Complexity: O(*n* x *m*) in the lengths of the words.
  private static func edits(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1)
        cost = min(cost, last[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

/// The letters and digits of a word in lower case, so that `did_select` and `didSelect` are equal.
private struct FoldedWord {
  let letters: [UInt32]
  /// A bit for each letter in the word, shared by several letters.
  let bits: UInt64

  init(_ word: String) {
    let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
    letters = isASCII ? word.utf8.compactMap(Self.letter) : Self.letters(of: word)
    bits = letters.reduce(0) { $0 | 1 << UInt64($1 % 64) }
  }

  private static func letter(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte | 0x20)
    case _: nil
    }
  }

  private static func letters(of word: String) -> [UInt32] {
    word.lowercased().filter { $0.isLetter || $0.isNumber }.map { character in
      character.unicodeScalars.reduce(0) { $0 &* 0x0100_0193 &+ $1.value }
    }
  }
}

/// A valid word, with every spelling that a user may type.
package struct Candidate: Hashable, Sendable {
  /// The word as messages suggest it.
  package var name: String
  package var spellings: [String]

  /// Creates a candidate, whose name is also a spelling.
  package init(_ name: String, spellings: [String] = []) {
    self.name = name
    self.spellings = [name] + spellings
  }
}
