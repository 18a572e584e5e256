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

  /// The time now.
  private(set) var now = Time.start
  /// What is put off, earliest first; of the same time, what was put off first.
  private var waiting: ArraySlice<(due: Time, turn: LaterTurn)> = []

  /// Puts a turn off.
  mutating func putOff(_ turn: LaterTurn, by milliseconds: Int) {
    let due = now.later(by: milliseconds)
    let place = waiting.lastIndex { $0.due <= due }.map { $0 + 1 } ?? waiting.startIndex
    waiting.insert((due, turn), at: place)
  }

  /// The first turn that is due up to a time, which it then is; nil when there is none.
  mutating func takeTurn(dueBy end: Time) -> LaterTurn? {
    guard let first = waiting.first, first.due <= end else { return nil }
    waiting.removeFirst()
    pass(to: first.due)
    return first.turn
  }

  /// Lets time pass, never backwards.
  mutating func pass(to time: Time) {
    now = max(now, time)
  }
}
