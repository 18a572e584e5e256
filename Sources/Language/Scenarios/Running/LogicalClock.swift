/// The simulated time of a run, and its deferred turns.
///
/// Time passes only in steps and frames. It is counted in sixtieths of a millisecond, so that a
/// frame is a whole number.
struct LogicalClock {
  /// A time since the first step.
  struct Time: Comparable {
    private var sixtieths: Int

    /// The time of the first step.
    static let start = Time(sixtieths: 0)
    static let never = Time(sixtieths: .max)

    func later(by milliseconds: Int) -> Time { Time(sixtieths: sixtieths + 60 * milliseconds) }

    var nextFrame: Time { Time(sixtieths: sixtieths + 1000) }

    static func < (one: Time, other: Time) -> Bool { one.sixtieths < other.sixtieths }
  }

  private(set) var now = Time.start
  /// The deferred turns, the next one first.
  private var due = DueTurns()

  /// Schedules a turn by its number.
  ///
  /// - Complexity: O(log *t*) in the number of waiting turns.
  mutating func schedule(_ number: Int, by milliseconds: Int) {
    due.insert(DueTurns.Turn(time: now.later(by: milliseconds), number: number))
  }

  /// Returns the number of the next turn that is due, and moves the clock to its time.
  ///
  /// Of two turns at the same time, the one deferred first is next. The result is nil if no waiting
  /// turn is due.
  mutating func takeTurn(dueBy end: Time, in waiting: WaitingTurns) -> Int? {
    while let next = due.first, next.time <= end {
      due.removeFirst()
      // A cancelled turn is skipped.
      guard waiting.contains(next.number) else { continue }
      pass(to: next.time)
      return next.number
    }
    return nil
  }

  mutating func pass(to time: Time) {
    now = max(now, time)
  }
}
