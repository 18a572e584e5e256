import Diagnostics
import Scenarios
import TableTrace

/// Why a callback is not called: the gates on the way, the one that is shut, and what opens it.
struct WhyNotAnswer {
  /// A gate that was shut, and the mend that opens it.
  struct Finding {
    /// The gate.
    var shut: ShutGate
    /// The gates before it.
    var open: [Gate]
    /// What to change; nil where nothing helps.
    var mend: Mend?
    /// What shuts the gate, by the mend or by another that helps as well.
    var place: ShuttingPlace
    /// The text before the mend.
    var text: ScenarioText
    /// The scenario before the mend.
    var scenario: Scenario
  }

  /// How often and where it is called as it is.
  var called: GateObservation
  /// The gates that have to be opened, one after the other; empty when it is called.
  var findings: [Finding] = []
  /// The other steps that might have led to the call.
  var tries: [ShutGate] = []
  /// The run with all mends; nil when they do not help.
  var mended: GateObservation?
  /// The step in which it is called then, from 1, where one step is asked about.
  var mendedStep: Int?

  /// The most gates that are opened one after the other.
  private static let mostGates = 6

  /// Looks for the gate that is shut; `version` is the one of the scenario as it is.
  init(
    _ question: WhyNotQuestion,
    _ scenario: Scenario,
    _ text: ScenarioText,
    _ version: SystemVersion
  ) {
    called = GateObservation(scenario, version, question)
    guard (question.step.map { called.counts[$0, default: 0] } ?? called.count) == 0 else { return }
    tries = GateJudge(question, scenario, called).tries
    open(
      from: MendSearch.Place(
        question: question,
        scenario: scenario,
        text: text,
        version: version,
        observation: called
      )
    )
  }

  /// Opens one gate after the other until the callback is called or nothing helps.
  private mutating func open(from start: MendSearch.Place) {
    let search = MendSearch(missed: called.count)
    var place = start
    while findings.count < Self.mostGates, mended == nil {
      let judge = GateJudge(place.question, place.scenario, place.observation)
      guard let shut = judge.verdict,
        !findings.contains(where: { $0.shut.gate.id == shut.gate.id })
      else { return }
      let (found, shutting) = search.mend(shut, at: place)
      findings.append(
        Finding(
          shut: shut,
          open: judge.open(before: shut),
          mend: found?.mend,
          place: shutting,
          text: place.text,
          scenario: place.scenario
        )
      )
      guard let found else { return }
      place = found.place
      guard found.isCalled else { continue }
      mended = place.observation
      mendedStep = found.step
    }
  }
}
