package import TableTrace

/// Runs a scenario under one version, streaming its events into a sink.
package struct ScenarioRunner: Sendable {
  /// What a run came to, besides its events.
  package struct Outcome: Sendable {
    /// The exception that ended the run; nil when it ran to its end.
    package var exception: UIKitException?
    package var isExceptionExpected = false
    package var endingStep: ScenarioStep?
    /// The expectation of another exception than the one that came, if there is one.
    package var wrongException: ExpectationFailure?
    /// The expectations that did not hold, in order.
    package var failures: [ExpectationFailure] = []
    /// What is worth knowing about steps, in order, where the runner notes it.
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
    /// What was expected, such as `number of heightForRowAt 12`.
    package var expected: String
    /// What was found, such as `24`.
    package var found: String
    /// What was expected and has not been called at all; nil for anything else.
    package var uncalled: Callback?
    /// What was called more or less often than expected, with the rules by which it was; nil for anything
    /// else.
    package var called: Called?
    /// How often it did not hold in this way.
    package var count = 1
    /// How often the same line did not hold in ways that are not told.
    package var untold = 0

    /// What was expected and what was found, and how often.
    package var sentence: String {
      var others = count > 1 ? ["\(count - 1) more \(Self.times(count - 1))"] : []
      if untold > 0 { others.append("\(untold) other failures") }
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
  /// Whether the outcome says which steps do nothing where they stand.
  package var notesIdleSteps = false

  package var version: SystemVersion { profile.version }

  package init(scenario: Scenario, version: SystemVersion) {
    self.init(scenario: scenario, profile: Profile(version))
  }

  /// Makes a runner for the values of the rules.
  package init(scenario: Scenario, profile: Profile) {
    self.scenario = scenario
    self.profile = profile
  }

  /// Runs all steps on a thread of its own; every event goes to the sink as it happens.
  package func run(into sink: any TraceSink) -> Outcome {
    run(into: sink, afterStep: nil)
  }

  /// What looks at the table when a step, by its number from 1, has ended or is cut short.
  package typealias StepObserver = (_ step: Int, _ table: TableView) -> Void

  /// The same, and the table can be looked at after each step.
  package func run(into sink: any TraceSink, afterStep: StepObserver?) -> Outcome {
    SimulationThread.run {
      ScenarioRun(scenario, profile: profile, sink: sink, notesIdleSteps: notesIdleSteps)
        .run(afterStep: afterStep)
    }
  }
}
