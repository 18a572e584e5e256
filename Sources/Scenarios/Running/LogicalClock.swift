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
    var turns: ArraySlice<(due: Time, number: Int)> = []

    /// The first that has not been called off.
    mutating func first(in waiting: WaitingTurns) -> (due: Time, number: Int)? {
      while let next = turns.first, !waiting.contains(next.number) { turns.removeFirst() }
      return turns.first
    }
  }

  /// The time now.
  private(set) var now = Time.start
  /// A queue for each number of milliseconds, of which a scenario has few.
  private var queues: [Queue] = []

  /// Puts a turn off, by its number.
  ///
  /// - Complexity: O(*d*) in the different numbers of milliseconds, however much waits.
  mutating func putOff(_ number: Int, by milliseconds: Int) {
    let known = queues.firstIndex { $0.milliseconds == milliseconds }
    if known == nil { queues.append(Queue(milliseconds: milliseconds)) }
    queues[known ?? queues.count - 1].turns.append((now.later(by: milliseconds), number))
  }

  /// The number of the turn that is due first, up to a time, which it then is; of the same time, the
  /// one that was put off first; nil when none of those that wait is.
  mutating func takeTurn(dueBy end: Time, in waiting: WaitingTurns) -> Int? {
    var first: (queue: Int, due: Time, number: Int)?
    for place in queues.indices {
      guard let next = queues[place].first(in: waiting), next.due <= end else { continue }
      if let found = first, (found.due, found.number) < (next.due, next.number) { continue }
      first = (place, next.due, next.number)
    }
    guard let first else { return nil }
    pass(to: first.due)
    queues[first.queue].turns.removeFirst()
    return first.number
  }

  /// Lets time pass, never backwards.
  mutating func pass(to time: Time) {
    now = max(now, time)
  }
}
