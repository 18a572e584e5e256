/// Deferred run loop turns in a binary heap, so that the next one is found immediately.
struct DueTurns {
  /// A turn, ordered by time and then by number.
  struct Turn: Comparable {
    let time: LogicalClock.Time
    let number: Int

    static func < (one: Turn, other: Turn) -> Bool {
      (one.time, one.number) < (other.time, other.number)
    }
  }

  /// The heap: no turn is before the one at half its index, counted from 1.
  private var turns: [Turn] = []

  var first: Turn? { turns.first }

  /// Adds a turn.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ turn: Turn) {
    turns.append(turn)
    var place = turns.count - 1
    while place > 0, turns[place] < turns[(place - 1) / 2] {
      turns.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes the turn that is due first.
  ///
  /// - Complexity: O(log n).
  mutating func removeFirst() {
    guard let last = turns.popLast(), !turns.isEmpty else { return }
    turns[0] = last
    var place = 0
    while let next = (2 * place + 1...2 * place + 2).filter(turns.indices.contains)
      .min(by: { turns[$0] < turns[$1] }), turns[next] < turns[place]
    {
      turns.swapAt(place, next)
      place = next
    }
  }
}
