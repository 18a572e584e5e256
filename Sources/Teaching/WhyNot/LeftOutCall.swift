import Project
import Scenarios
import TableTrace

/// A call that a device may make and the simulation does not.
struct LeftOutCall {
  var rule: RuleID
  /// A sentence about what the simulation does, and how sure that is.
  let sentence: String

  /// Makes it for a guess, with a sentence without a full stop.
  private init(guess rule: RuleID, says: String) {
    self.rule = rule
    sentence = "\(says). This is a guess (\(rule.rawValue)): a device may call the method here."
  }

  /// Makes it for a rule that leaves out calls which the version may make.
  private init(_ rule: RuleID, _ calls: LeftOutCalls, _ version: SystemVersion) {
    self.rule = rule
    sentence =
      "a device may call \(calls.noun). "
      + "No evidence from \(version) rules that out (\(rule.rawValue))."
  }

  /// Returns the calls of a callback that the simulation leaves out and the version may make, or
  /// nil.
  static func about(
    _ question: WhyNotQuestion,
    in scenario: Scenario,
    _ version: SystemVersion
  ) -> LeftOutCall? {
    let callback = question.callback
    if let made = ownValue(behind: callback, in: scenario, version) { return made }
    let witness = LeftOutWitness(step: question.step)
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: witness)
    let words = Evidence.words(version)
    return RuleID.allCases.lazy.filter(witness.rules.contains).compactMap { rule in
      guard let calls = rule.leftOut, calls.messages.contains(.callback(callback)),
        let word = words[rule], word != .seen,
        // Only this rule is likely to concern the row in question.
        question.place == nil || rule == .rowAheadAtRest
      else { return nil }
      return LeftOutCall(rule, calls, version)
    }.first
  }

  private static func ownValue(
    behind callback: Callback,
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

  /// Returns the calls of a view controller's method that the simulation leaves out, or nil.
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
      guess: .refreshPull,
      says: "the simulation begins a refresh only when a finger has pulled the content "
        + "\(TraceFormat.number(limit)) points beyond its top"
    )
  }

  private static func isGuess(_ rule: RuleID, _ version: SystemVersion) -> Bool {
    switch RuleBook.entry(rule)?.grade(for: version)?.certainty {
    case .assumed, .ours: true
    case .observed, .tested, .measured, .documented, nil: false
    }
  }

  private static let all: [(made: LeftOutCall, needsFrames: Bool)] = [
    (
      LeftOutCall(
        guess: .prefetchCancel,
        says:
          "the simulation cancels a prefetched row only when it is more than 20 rows behind"
      ),
      false
    ),
    (
      LeftOutCall(
        guess: .scrollFrames,
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
  /// Whether the content moves frame by frame during the step.
  fileprivate var movesInFrames: Bool {
    if case .scroll(let scroll) = action { return scroll.isAnimated }
    return isOfFinger
  }

  fileprivate var isOfFinger: Bool {
    if case .finger = action { return true }
    return false
  }
}

/// A sink that records the rules that left out a call.
private final class LeftOutWitness: ListeningSink {
  /// The step in question, from 1, or nil for all steps.
  private let wanted: Int?
  private var step = 0
  private(set) var rules: Set<RuleID> = []

  init(step: Int?) {
    wanted = step
  }

  func step(_ number: Int, _ text: String) {
    step = number
  }

  func skippedCall(by rule: RuleID) {
    if wanted.map({ $0 == step }) ?? true { rules.insert(rule) }
  }

  func called(_ call: Call) {}

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {}

  func returned(points: Double) {}
}
