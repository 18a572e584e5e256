package import TableTrace

/// Runs a scenario under one version, streaming its events into a sink.
package struct ScenarioRunner: Sendable {
  /// The result of a run, besides its events.
  package struct Outcome: Sendable {
    /// The exception that ended the run, or nil when it ran to its end.
    package var exception: UIKitException?
    package var isExceptionExpected = false
    package var endingStep: ScenarioStep?
    /// The expectation of another exception than the one that came, if there is one.
    package var wrongException: ExpectationFailure?
    /// The expectations that did not hold, in order.
    package var failures: [ExpectationFailure] = []
    /// The remarks about steps, in order, if the runner collects them.
    package var remarks: [Remark] = []
  }

  /// Something worth knowing about a step that is no mistake: it does nothing, or not enough.
  package struct Remark: Hashable, Sendable {
    /// The line of the scenario file, from 1.
    package var line: Int
    /// A sentence without a full stop.
    package var sentence: String
  }

  /// An expectation that did not hold.
  package struct ExpectationFailure: Hashable, Sendable {
    /// The line of the scenario file, from 1.
    package var line: Int
    /// The expectation, such as `number of heightForRowAt 12`.
    package var expected: String
    /// The finding, such as `24`.
    package var found: String
    /// The callback that was expected and not called at all, or nil for anything else.
    package var uncalled: Callback?
    /// The calls that were more or fewer than expected, with their rules, or nil for anything else.
    package var called: Called?
    package var count = 1
    /// The number of other failures of the same line, which are not listed.
    package var unlisted = 0

    /// The expectation, the finding and the number of failures.
    package var sentence: String {
      var others = count > 1 ? ["\(count - 1) more \(Self.times(count - 1))"] : []
      if unlisted > 0 { others.append("\(unlisted) other failures") }
      let end = others.isEmpty ? "" : " (and " + others.joined(separator: ", and ") + ")"
      return "expected \(expected), found \(found)\(end)"
    }

    /// Calls that came, and why.
    package struct Called: Hashable, Sendable {
      package var message: Message
      /// The rules by which it was, in their order, each once.
      package var rules: [RuleID]
    }

    private static func times(_ count: Int) -> String { count == 1 ? "time" : "times" }
  }

  package let scenario: Scenario
  /// The values of all rules that decide, for the version of the run.
  package var profile: Profile
  /// Whether the outcome says which steps do nothing at their place.
  package var notesIdleSteps = false

  package var version: SystemVersion { profile.version }

  package init(scenario: Scenario, version: SystemVersion) {
    self.init(scenario: scenario, profile: Profile(version))
  }

  package init(scenario: Scenario, profile: Profile) {
    self.scenario = scenario
    self.profile = profile
  }

  /// Runs all steps on a thread of its own; every event goes to the sink as it happens.
  package func run(into sink: any TraceSink) -> Outcome {
    run(into: sink, afterStep: nil)
  }

  /// Observes the table when a step, numbered from 1, has ended or is interrupted.
  package typealias StepObserver = (_ step: Int, _ table: TableView) -> Void

  /// The same, and the table can be looked at after each step.
  package func run(into sink: any TraceSink, afterStep: StepObserver?) -> Outcome {
    SimulationThread.run {
      ScenarioRun(scenario, profile: profile, sink: sink, notesIdleSteps: notesIdleSteps)
        .run(afterStep: afterStep)
    }
  }
}
