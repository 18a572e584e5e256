import Diagnostics
package import Project
package import Scenarios
package import TableTrace
import YAMLSource

/// The reason why a callback is not called: its gates, the failed gate, and the fix.
package struct WhyNotAnswer {
  /// A failed gate with its fix.
  struct Finding {
    var shut: FailedGate
    var before: [GateBefore]
    /// Whether the step needs the callback, and is not just the step in question.
    var isTried: Bool
    /// The fix, or nil if none is known.
    var fix: Fix?
    /// The place of the failure, which the fix or another working fix shows.
    var place: FailureLocation
    /// The text before the fix.
    var text: ScenarioText
    /// The scenario before the fix.
    let scenario: Scenario
    /// The version before the fix.
    var version: SystemVersion
    /// The run before the fix.
    var observation: GateObservation
    /// The first call with the fix, and its step, or nil.
    var next: (sighting: GateObservation.Sighting, step: String)?
  }

  /// The calls of the unchanged scenario.
  package var called: GateObservation
  /// The gates to fix one after the other, or empty if the callback is called.
  var findings: [Finding] = []
  /// The other steps that could have caused the call.
  var tries: [FailedGate] = []
  /// The scenario with all fixes, or nil if no fix leads to the call.
  var fixed: FixSearch.Place?
  /// The step of the call with the fixes, from 1, for a question about one step.
  var fixedStep: Int?
  /// The list in the scenario that hides calls to the recipient, or nil.
  var filter: SourceMark?

  /// The largest number of gates that are fixed one after the other.
  private static let mostGates = 6

  /// Searches for the failed gate, in the version of the unchanged scenario.
  package init(
    _ question: WhyNotQuestion,
    _ scenario: Scenario,
    _ text: ScenarioText,
    _ version: SystemVersion
  ) {
    called = GateObservation(scenario, version, question)
    filter = Self.filter(of: scenario, in: text, question.callback)
    tries = GateJudge(question, scenario, called).tries.filter { shut in
      called.counts[(shut.step ?? -1) + 1] == nil
    }
    guard (question.step.map { called.counts[$0, default: 0] } ?? called.count) == 0 else { return }
    open(
      from: FixSearch.Place(
        question: question,
        scenario: scenario,
        text: text,
        version: version,
        observation: called
      )
    )
    unfilter(question.callback)
  }

  /// Fixes one gate after the other until the callback is called or no fix works.
  private mutating func open(from start: FixSearch.Place) {
    let search = FixSearch(missed: called.count)
    var place = start
    while findings.count < Self.mostGates, fixed == nil {
      let judge = GateJudge(place.question, place.scenario, place.observation)
      guard let (shut, (found, shutting)) = Self.look(judge, search, at: place),
        !findings.contains(where: { $0.shut.gate.id == shut.gate.id })
      else { return }
      findings.append(
        Finding(
          shut: shut,
          before: judge.gates(before: shut),
          isTried: shut.step.map { judge.asks($0) } ?? false,
          fix: found?.fix,
          place: shutting,
          text: place.text,
          scenario: place.scenario,
          version: place.version,
          observation: place.observation,
          next: found.flatMap(Self.next)
        )
      )
      guard let found else { return }
      place = found.place
      guard found.isCalled else { continue }
      fixed = place
      fixedStep = found.step
    }
  }

  /// Returns the first call that a fix causes.
  private static func next(
    _ found: FixSearch.Found
  ) -> (sighting: GateObservation.Sighting, step: String)? {
    guard found.isCalled, let first = found.place.observation.first,
      found.place.scenario.steps.indices.contains(first.step - 1)
    else { return nil }
    return (first, found.place.scenario.steps[first.step - 1].text)
  }

  private typealias Search = (found: FixSearch.Found?, shutting: FailureLocation)

  /// Returns the failed gate and its fix.
  ///
  /// An exception is returned only if its fix helps, or if nothing else prevents the call.
  private static func look(
    _ judge: GateJudge,
    _ search: FixSearch,
    at place: FixSearch.Place
  ) -> (shut: FailedGate, search: Search)? {
    let verdict = judge.verdict
    if let ended = judge.ended {
      let result = search.fix(ended, at: place)
      guard let found = result.found else {
        if judge.isEnded { return (ended, result) }
        return verdict.map { ($0, search.fix($0, at: place)) }
      }
      let next = GateJudge(found.place.question, found.place.scenario, found.place.observation)
      let goesOn = judge.comes(next.verdict, behind: verdict)
      if found.isCalled || judge.isEnded || goesOn { return (ended, result) }
    }
    return verdict.map { ($0, search.fix($0, at: place)) }
  }
}

extension WhyNotAnswer {
  private static let trace: [ScenarioChange.Part] = .init(keys: "trace")

  /// Returns the place in a scenario that hides the calls to a callback's recipient.
  private static func filter(
    of scenario: Scenario,
    in text: ScenarioText,
    _ callback: Callback
  ) -> SourceMark? {
    guard let shown = scenario.trace, !shown.contains(callback.recipient) else { return nil }
    return text.pair(at: trace)?.keyRange.start
  }

  /// Adds the recipient to the scenario's `trace` list, so that the trace shows the call.
  private mutating func unfilter(_ callback: Callback) {
    guard filter != nil, let fixed else { return }
    let change = ScenarioChange.insertEntry(callback.recipient.rawValue, into: Self.trace, at: nil)
    guard let (text, _) = fixed.text.applying([change]) else { return }
    self.fixed?.text = text
  }
}
