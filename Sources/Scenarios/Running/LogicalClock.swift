/// The time of a run, which passes only where a scenario or a frame lets it, and what is put off.
///
/// It counts sixtieths of a millisecond, so that a frame of a sixtieth of a second is a whole number.
struct LogicalClock {
  /// A time since the first step.
  struct Time: Comparable {
    private var sixtieths: Int

    /// The time of the first step.
    static let start = Time(sixtieths: 0)
    /// Later than anything.
    static let never = Time(sixtieths: .max)

    /// The time some milliseconds later.
    func later(by milliseconds: Int) -> Time { Time(sixtieths: sixtieths + 60 * milliseconds) }

    /// The time a frame later.
    var nextFrame: Time { Time(sixtieths: sixtieths + 1000) }

    static func < (one: Time, other: Time) -> Bool { one.sixtieths < other.sixtieths }
  }

  /// What is put off by one number of milliseconds: time never goes back, so it is due in order.
  private struct Queue {
    let milliseconds: Int
    var turns: ArraySlice<(due: Time, number: Int, turn: LaterTurn)> = []
  }

  /// The time now.
  private(set) var now = Time.start
  /// A queue for each number of milliseconds, of which a scenario has few.
  private var queues: [Queue] = []
  /// How many turns have been put off so far.
  private var count = 0

  /// Puts a turn off.
  ///
  /// - Complexity: O(*d*) in the different numbers of milliseconds, however much waits.
  mutating func putOff(_ turn: LaterTurn, by milliseconds: Int) {
    let known = queues.firstIndex { $0.milliseconds == milliseconds }
    if known == nil { queues.append(Queue(milliseconds: milliseconds)) }
    count += 1
    queues[known ?? queues.count - 1].turns.append((now.later(by: milliseconds), count, turn))
  }

  /// The turn that is due first, up to a time, which it then is; of the same time, the one that was
  /// put off first; nil when there is none.
  mutating func takeTurn(dueBy end: Time) -> LaterTurn? {
    var first: (queue: Int, due: Time, number: Int)?
    for (place, queue) in queues.enumerated() {
      guard let next = queue.turns.first, next.due <= end else { continue }
      if let found = first, (found.due, found.number) < (next.due, next.number) { continue }
      first = (place, next.due, next.number)
    }
    guard let first else { return nil }
    pass(to: first.due)
    return queues[first.queue].turns.removeFirst().turn
  }

  /// Makes each turn that waits another one, or takes it out.
  mutating func change(_ changed: (LaterTurn) -> LaterTurn?) {
    for place in queues.indices {
      let turns = queues[place].turns.compactMap { entry in
        changed(entry.turn).map { (due: entry.due, number: entry.number, turn: $0) }
      }
      queues[place].turns = turns[...]
    }
  }

  /// Lets time pass, never backwards.
  mutating func pass(to time: Time) {
    now = max(now, time)
  }
}
