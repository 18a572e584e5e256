package import Diagnostics
import Project
package import Scenarios
package import TableTrace

/// The reason why a method of the view controller is not called, or how often it is called.
package struct MissedHook {
  package let hook: ControllerHook
  /// The step in question, from 1, or nil for all steps.
  package let step: Int?
  let scenario: Scenario
  let version: SystemVersion
  /// The number of calls in each step, as if the view controller implemented the method.
  private let counts: [Int: Int]
  /// The remarks of the run about steps without an effect.
  private let remarks: [ScenarioRunner.Remark]
  /// The index of the step that an exception ended, or nil if the run completed.
  private let endingStep: Int?

  /// Runs a scenario and observes one method of its view controller.
  package init(
    _ hook: ControllerHook,
    step: Int?,
    _ scenario: Scenario,
    _ version: SystemVersion
  ) {
    self.hook = hook
    self.step = step
    self.scenario = scenario
    self.version = version
    var watched = scenario
    watched.controller[hook] = scenario.controller[hook] ?? []
    var runner = ScenarioRunner(scenario: watched, version: version)
    runner.notesIdleSteps = true
    let witness = HookWitness(hook)
    let outcome = runner.run(into: witness)
    counts = witness.counts
    remarks = outcome.remarks
    endingStep = outcome.exception == nil ? nil : witness.step - 1
  }

  private var isImplemented: Bool { scenario.controller[hook] != nil }

  /// The steps, from 1, that call the method or would call it.
  private var callingSteps: [Int] { counts.keys.sorted() }

  private var isKnown: Bool { hook.introduced.map { $0 <= version } ?? true }

  /// The number of calls in the steps in question.
  private var count: Int {
    guard isImplemented else { return 0 }
    return step.map { counts[$0, default: 0] } ?? counts.values.reduce(0, +)
  }

  /// Returns the answer: rows with two columns, or the calls.
  package func text(path: String, ink: Ink) -> String {
    let name = ink.paint(hook.rawValue, .bold)
    let place = step.map { " in step \($0)" } ?? ""
    if count > 0 {
      let head = "\(name) is called \(Self.times(count))\(place) under \(version)\n"
      let first = step ?? callingSteps.first ?? 1
      return head + "\n" + TextTable.lines([["  first in", quote(first, path)]]) + filtered
    }
    let head = "\(name) is not called\(place) under \(version)\n\n"
    return head + TextTable.lines(rows(path)) + ending(path) + leftOut
  }

  private func rows(_ path: String) -> [[String]] {
    if !isKnown, let introduced = hook.introduced {
      return [
        ["  but", "\(version) does not have this method"],
        ["  change", "Run the scenario under \(introduced) or later."],
      ]
    }
    if !isImplemented {
      let added = "Add it to the scenario: 'controller: {\(hook.rawValue): }'."
      let then = callingSteps.first.map { first in
        " Then it is called, first in step \(first)."
      }
      return [
        ["  but", "the controller of the scenario does not implement it"],
        ["  change", added + (then ?? " Then \(hook.caller).")],
      ]
    }
    if let first = callingSteps.first {
      return [["  but", "it is called in step \(first), not in this one"]]
    }
    let tries = remarks.filter {
      hook == .refreshControlValueChanged && $0.sentence.contains("pulls")
    }
    return tries.map { ["  tried by", "\(path):\($0.line): \($0.sentence)"] }
      + [["  but", "no step of the scenario calls it"], ["  change", hook.caller + "."]]
  }

  private func quote(_ number: Int, _ path: String) -> String {
    guard scenario.steps.indices.contains(number - 1) else { return path }
    let step = scenario.steps[number - 1]
    return "\(path):\(step.line): \(step.text)"
  }

  private func ending(_ path: String) -> String {
    guard let endingStep, scenario.steps.indices.contains(endingStep) else { return "" }
    return "\nthe run ends with an exception in \(quote(endingStep + 1, path))\n"
  }

  private var filtered: String {
    guard let shown = scenario.trace, !shown.contains(.controller) else { return "" }
    return "\nthe trace does not show it: 'trace' leaves out the controller\n"
  }

  private var leftOut: String {
    LeftOutCall.about(hook, in: scenario, version).map { "\nnote: \($0.sentence)\n" } ?? ""
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }
}

extension ControllerHook {
  /// A sentence about the caller, without a full stop.
  fileprivate var caller: String {
    switch self {
    case .setEditing: "'setEditing: true' calls it, if the host is a table view controller"
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      "'load' calls it, if the host is a view controller"
    case .viewWillDisappear, .viewDidDisappear: "'disappear' calls it"
    case .viewWillTransition, .traitCollectionDidChange: "'rotate' calls it"
    case .viewSafeAreaInsetsDidChange: "'setSafeArea: {top: 44}' calls it"
    case .keyboardWillShow: "'showKeyboard: 300' calls it"
    case .keyboardWillHide: "'hideKeyboard' calls it"
    case .refreshControlValueChanged:
      "'drag: {by: -480}' at the top calls it, in a table with 'refreshControl: true'. "
        + "'beginRefreshing' does not call it"
    }
  }
}

/// A sink that counts the calls of one method of the view controller.
private final class HookWitness: ListeningSink {
  private let hook: ControllerHook
  private(set) var step = 0
  private(set) var counts: [Int: Int] = [:]

  init(_ hook: ControllerHook) {
    self.hook = hook
  }

  func step(_ number: Int, _ text: String) {
    step = number
  }

  func called(_ call: Call) {
    if call.message == .controller(hook) { counts[step, default: 0] += 1 }
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {}

  func returned(points: Double) {}
}
