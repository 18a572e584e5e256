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
  /// The text with all mends.
  var mendedText: ScenarioText

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
    mendedText = text
    guard (question.step.map { called.counts[$0, default: 0] } ?? called.count) == 0 else { return }
    tries = GateJudge(question, scenario, called).tries
    var search = MendSearch(question: question, missed: called.count)
    var place = MendSearch.Place(
      scenario: scenario,
      text: text,
      version: version,
      observation: called
    )
    while findings.count < Self.mostGates, mended == nil {
      let judge = GateJudge(question, place.scenario, place.observation)
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
      mendedText = place.text
      if found.isCalled { mended = place.observation }
      // Steps have other numbers in a text that is changed.
      search.forgetStep()
    }
  }
}

/// Tries mends, each on the text of the scenario, until the callback is called.
struct MendSearch {
  /// A scenario and how it ran.
  struct Place {
    var scenario: Scenario
    var text: ScenarioText
    var version: SystemVersion
    var observation: GateObservation
  }

  /// A mend that helps, if only past this gate.
  struct Found {
    var mend: Mend
    var place: Place
    /// Whether the callback is called now.
    var isCalled: Bool
  }

  private(set) var question: WhyNotQuestion
  /// How often the callback is called without a mend.
  let missed: Int

  /// The question is about the whole run from here on.
  mutating func forgetStep() {
    question.step = nil
  }

  /// The first mend with which the callback is called, else the first that opens the gate; and the
  /// place that shuts it, which another mend may show where the first adds something.
  func mend(_ shut: ShutGate, at place: Place) -> (found: Found?, shutting: ShuttingPlace) {
    let context = MendContext(
      question: question,
      scenario: place.scenario,
      text: place.text,
      version: place.version,
      step: shut.step
    )
    var calling: Found?
    var opening: Found?
    for mend in MendBook.mends(of: shut.gate.id, context) {
      guard let found = attempt(mend, at: place) else { continue }
      if found.isCalled {
        let shutting = ShuttingPlace(mend, in: place.text)
        if shutting.isWritten { return (calling ?? found, shutting) }
        calling = calling ?? found
      } else if calling == nil, opening == nil {
        let judged = GateJudge(whole, found.place.scenario, found.place.observation).verdict
        if judged?.gate.id != shut.gate.id { opening = found }
      }
    }
    let best = calling ?? opening
    return (best, ShuttingPlace(best?.mend, in: place.text))
  }

  private var whole: WhyNotQuestion {
    var question = question
    question.step = nil
    return question
  }

  /// Makes a mend and runs; nil when it has no place or makes the scenario invalid.
  private func attempt(_ mend: Mend, at place: Place) -> Found? {
    guard let text = place.text.applying(mend.changes)?.text else { return nil }
    let decoded = ScenarioDecoder.decode(text.source.bytes, path: text.source.path)
    guard let scenario = decoded.scenario else { return nil }
    let version = mend.version ?? question.version ?? scenario.versions.first ?? place.version
    let observation = GateObservation(scenario, version, whole)
    let next = Place(
      scenario: scenario,
      text: text,
      version: version,
      observation: observation
    )
    return Found(mend: mend, place: next, isCalled: observation.count > missed)
  }
}
