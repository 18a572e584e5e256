package import TableTrace

/// Runs a scenario under one version, and sends its events to a sink.
package struct ScenarioRunner: Sendable {
  /// The result of a run, without its events.
  package struct Outcome: Sendable {
    /// The exception that ended the run, or nil if it ran to its end.
    package var exception: UIKitException?
    package var isExceptionExpected = false
    package var endingStep: ScenarioStep?
    /// The expectation of another exception than the raised one, or nil.
    package var wrongException: ExpectationFailure?
    /// The expectations that failed, in order.
    package var failures: [ExpectationFailure] = []
    /// The remarks about steps, in order, if they were requested.
    package var remarks: [Remark] = []
  }

  /// A remark about a step that is no mistake, but does nothing or not enough.
  package struct Remark: Hashable, Sendable {
    /// The line of the scenario file, from 1.
    package var line: Int
    /// A sentence without a full stop.
    package var sentence: String
  }

  /// An expectation that failed.
  package struct ExpectationFailure: Hashable, Sendable {
    /// The line of the scenario file, from 1.
    package var line: Int
    /// The expectation, such as `number of heightForRowAt 12`.
    package var expected: String
    /// The actual value, such as `24`.
    package var found: String
    /// The expected callback if it was not called at all, or nil.
    package var uncalled: Callback?
    /// The calls whose number was wrong, with their rules, or nil.
    package var called: Called?
    package var count = 1
    /// The number of other failures on the same line, which are not listed.
    package var unlisted = 0

    /// The expected value, the actual value and the number of failures.
    package var sentence: String {
      var others = count > 1 ? ["\(count - 1) more \(Self.times(count - 1))"] : []
      if unlisted > 0 { others.append("\(unlisted) other failures") }
      let end = others.isEmpty ? "" : " (and " + others.joined(separator: ", and ") + ")"
      return "expected \(expected), found \(found)\(end)"
    }

    /// Calls that were made, and their reasons.
    package struct Called: Hashable, Sendable {
      package var message: Message
      /// The rules that caused the calls, in order, each once.
      package var rules: [RuleID]
    }

    private static func times(_ count: Int) -> String { count == 1 ? "time" : "times" }
  }

  package let scenario: Scenario
  /// The values of all rules for the version of the run.
  package var profile: Profile
  /// Whether the outcome reports steps without an effect.
  package var notesIdleSteps = false

  package var version: SystemVersion { profile.version }

  package init(scenario: Scenario, version: SystemVersion) {
    self.init(scenario: scenario, profile: Profile(version))
  }

  package init(scenario: Scenario, profile: Profile) {
    self.scenario = scenario
    self.profile = profile
  }

  /// Runs all steps on a separate thread, and sends every event to the sink immediately.
  package func run(into sink: any TraceSink) -> Outcome {
    run(into: sink, afterStep: nil)
  }

  /// Observes the table when a step, numbered from 1, has ended or is interrupted.
  package typealias StepObserver = (_ step: Int, _ table: TableView) -> Void

  /// Runs all steps on a separate thread, and calls `afterStep` with the table after each step.
  package func run(into sink: any TraceSink, afterStep: StepObserver?) -> Outcome {
    SimulationThread.run {
      ScenarioRun(scenario, profile: profile, sink: sink, notesIdleSteps: notesIdleSteps)
        .run(afterStep: afterStep)
    }
  }
}
