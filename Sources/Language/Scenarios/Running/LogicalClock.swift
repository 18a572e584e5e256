/// The time of a run, which passes only where a scenario or a frame lets it, and the deferred turns.
///
/// It counts sixtieths of a millisecond, so that a frame of a sixtieth of a second is a whole number.
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
  /// The deferred turns, the next first.
  private var due = DueTurns()

  /// Schedules a turn, by its number.
  ///
  /// - Complexity: O(log *t*) in the turns that wait.
  mutating func schedule(_ number: Int, by milliseconds: Int) {
    due.insert(DueTurns.Turn(time: now.later(by: milliseconds), number: number))
  }

  /// Returns the number of the next turn that is due by a time, and moves the clock to its time.
  ///
  /// Of two turns for the same time, the one that was deferred first is next. The number is nil if no
  /// waiting turn is due.
  mutating func takeTurn(dueBy end: Time, in waiting: WaitingTurns) -> Int? {
    while let next = due.first, next.time <= end {
      due.removeFirst()
      // One that has been called off is not waited for.
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
