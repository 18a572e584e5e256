import Scenarios
import TableTrace

/// A call that a device may make and the simulation does not, because of one of its own values.
struct LeftOutCall {
  var rule: RuleID
  /// The behaviour of the simulation, a sentence without a full stop.
  private var says: String

  var sentence: String {
    "\(says). This is a guess (\(rule.rawValue)): a device may call it here."
  }

  /// The calls of a callback that the simulation omits; nil if there are none, or the value is not
  /// a guess.
  static func about(
    _ callback: Callback,
    in scenario: Scenario,
    _ version: SystemVersion
  ) -> LeftOutCall? {
    let words = scenario.steps.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let isMoved = scenario.allSteps.contains(where: \.movesInFrames)
    return all.first { call in
      call.made.rule.leftOut?.messages.contains(.callback(callback)) == true
        && (call.needsFrames
          ? isMoved : !words.isDisjoint(with: ["scroll", "scrollToRow", "drag"]))
        && isGuess(call.made.rule, version)
    }?.made
  }

  /// The calls of a controller's method that the simulation omits; nil if there are none, or the
  /// value is not a guess.
  static func about(
    _ hook: ControllerHook,
    in scenario: Scenario,
    _ version: SystemVersion
  ) -> LeftOutCall? {
    let limit = ControllerRules.refreshPull.value(for: version)
    guard RuleID.refreshPull.leftOut?.messages.contains(.controller(hook)) == true, limit.isFinite,
      isGuess(.refreshPull, version),
      scenario.allSteps.contains(where: \.isOfFinger)
    else { return nil }
    return LeftOutCall(
      rule: .refreshPull,
      says: "the simulation begins a refresh only when a finger has pulled the content "
        + "\(TraceFormat.number(limit)) points beyond its top"
    )
  }

  private static func isGuess(_ rule: RuleID, _ version: SystemVersion) -> Bool {
    RuleBook.entry(rule)?.grade(for: version)?.certainty == .assumed
  }

  private static let all: [(made: LeftOutCall, needsFrames: Bool)] = [
    (
      LeftOutCall(
        rule: .prefetchCancel,
        says:
          "the simulation cancels a prefetched row only when it is more than 20 rows behind"
      ),
      false
    ),
    (
      LeftOutCall(
        rule: .scrollFrames,
        says:
          "the simulation moves the content in frames of fixed size and skips rows between two "
          + "frames"
      ),
      true
    ),
  ]
}

extension Scenario {
  fileprivate var allSteps: [ScenarioStep] { steps.flatMap(\.withInner) }
}

extension ScenarioStep {
  /// Whether the content moves frame by frame in the step itself.
  fileprivate var movesInFrames: Bool {
    if case .scroll(let scroll) = action { return scroll.isAnimated }
    return isOfFinger
  }

  fileprivate var isOfFinger: Bool {
    if case .finger = action { return true }
    return false
  }
}
