import Scenarios

/// Steps that wait for a separate run loop turn.
struct LaterSteps {
  var steps: [ScenarioStep]
  /// The call whose rows the steps use, or nil.
  var call: PlanCall?
  /// The condition at the start of the turn, or nil if there is none.
  var condition: Condition?
}

/// The clock of a plan in milliseconds, which advances only in steps that wait.
struct PlanClock {
  private var now = 0
  private var waiting: [(due: Int, steps: LaterSteps)] = []

  mutating func schedule(_ steps: LaterSteps, by milliseconds: Int) {
    let due = now + milliseconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, steps), at: place)
  }

  /// Returns the end of a wait, or nil for a wait until nothing is deferred.
  func end(after milliseconds: Int?) -> Int? { milliseconds.map { now + $0 } }

  /// Removes and returns the next steps that are due before or at `end`, and sets the clock to their time.
  mutating func next(until end: Int?) -> LaterSteps? {
    guard let first = waiting.first, end.map({ first.due <= $0 }) ?? true else { return nil }
    now = max(now, first.due)
    return waiting.removeFirst().steps
  }

  mutating func due() -> LaterSteps? { next(until: now) }

  /// Advances the clock to the end of a wait.
  mutating func pass(to end: Int) { now = max(now, end) }
}

/// Runs deferred steps, each in a separate run loop turn.
extension PlanRun {
  /// Runs all turns that are due, and those that they defer.
  func runLaterTurns() {
    while !log.isEnded, let turn = nextTurn() { run(turn) }
  }

  private func nextTurn() -> LaterSteps? {
    later.isEmpty ? clock.due() : later.removeFirst()
  }

  /// Advances the clock, and runs deferred steps at their times.
  func wait(milliseconds: Int?) {
    let end = clock.end(after: milliseconds)
    while !log.isEnded, let turn = clock.next(until: end) {
      run(turn)
      runLaterTurns()
    }
    if let end { clock.pass(to: end) }
  }

  /// The most deferred turns, so that a plan always ends.
  private static let mostLaterTurns = 10_000

  private func run(_ turn: LaterSteps) {
    laterTurns += 1
    guard laterTurns <= Self.mostLaterTurns else {
      return raise(
        "RecordingLimit",
        "the recording stops after \(Self.mostLaterTurns) deferred turns. "
          + "UIKit has no such limit"
      )
    }
    call = turn.call
    if holds(turn.condition, during: turn.call ?? PlanCall()) { perform(turn.steps) }
    call = nil
    endTurn()
  }
}
