/// Finds the words that were perhaps meant by a word that is none.
package enum NearMiss {
  /// The longest word that is compared, in characters; longer ones are no slips.
  private static let longestWord = 120

  /// At most three words, alphabetically, all equally close; more than three are no guess.
  package static func suggestions(for word: String, among candidates: [Candidate]) -> [String] {
    let wanted = folded(word)
    guard !wanted.isEmpty, wanted.count <= longestWord else { return [] }
    var best = Int.max
    var names: [String] = []
    for candidate in candidates {
      let cost = candidate.spellings.map { distance(wanted, folded($0)) }.min() ?? Int.max
      if cost < best {
        best = cost
        names = []
      }
      if cost == best, cost < Int.max { names.append(candidate.name) }
    }
    let found = Set(names).sorted()
    return found.count <= 3 ? found : []
  }

  /// Letters and digits alone, in lower case, so that `did_select` and `didSelect` are the same.
  private static func folded(_ word: String) -> [Character] {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The number of slips between two words; `Int.max` when they are too many for a slip.
  private static func distance(_ word: [Character], _ candidate: [Character]) -> Int {
    if word == candidate { return 0 }
    guard !candidate.isEmpty else { return Int.max }
    // A beginning is a word that somebody has not finished.
    if word.count >= 4, candidate.starts(with: word) { return 1 }
    let limit = max(1, min(word.count, candidate.count) / 3)
    guard abs(word.count - candidate.count) <= limit else { return Int.max }
    let edits = edits(word, candidate)
    return edits <= limit ? edits : Int.max
  }

  /// Insertions, removals, replacements and swaps of neighbours that make one word the other.
  ///
  /// - Complexity: O(*n* x *m*) in the lengths of the words.
  private static func edits(_ left: [Character], _ right: [Character]) -> Int {
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

/// A word that is valid at a place, with every spelling that a near miss may resemble.
package struct Candidate: Hashable, Sendable {
  /// The word as messages suggest it.
  package var name: String
  /// The word and its other spellings.
  package var spellings: [String]

  /// Makes a candidate; the name is a spelling of its own.
  package init(_ name: String, spellings: [String] = []) {
    self.name = name
    self.spellings = [name] + spellings
  }
}
