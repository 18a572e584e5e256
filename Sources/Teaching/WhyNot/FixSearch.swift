import Diagnostics
import Project
import Scenarios
import TableTrace

/// Tries fixes on the text of the scenario until the callback is called.
struct FixSearch {
  /// A scenario, the question, and its run.
  struct Place {
    var question: WhyNotQuestion
    let scenario: Scenario
    var text: ScenarioText
    var version: SystemVersion
    var observation: GateObservation
  }

  /// A fix that makes the gate hold, even if another gate may still prevent the call.
  struct Found {
    var fix: Fix
    var place: Place
    var isCalled: Bool
    /// The step of the call with the fix, from 1, for a question about one step.
    var step: Int?
  }

  /// The number of calls in the unchanged scenario.
  let missed: Int

  /// The most fixes of a gate that are tried, because each needs a run.
  private static let mostFixes = 8
  /// The largest number of fixes that are tried for an exception.
  private static let mostEndings = 24

  /// Returns the first fix with which the callback is called, or else the first that makes the gate
  /// hold.
  ///
  /// `shutting` is the place of the failure. If the first fix only adds something, another fix may
  /// show it.
  func fix(_ shut: FailedGate, at place: Place) -> (found: Found?, shutting: FailureLocation) {
    let context = FixContext(
      question: place.question,
      scenario: place.scenario,
      text: place.text,
      step: shut.step,
      endingStep: place.observation.endingStep,
      dropping: place.observation.dropping.map { $0 - 1 },
      exception: place.observation.exception
    )
    var calling: Found?
    var opening: Found?
    let most = shut.gate.id == .appRuns ? Self.mostEndings : Self.mostFixes
    for fix in FixBook.fixes(of: shut.gate.id, context).prefix(most) {
      guard let found = attempt(fix, at: place) else { continue }
      // A call before the exception does not fix the exception.
      if shut.gate.id == .appRuns, found.place.observation.exception != nil { continue }
      if found.isCalled {
        let shutting = FailureLocation(fix, in: place.text)
        if shutting.isWritten { return (calling ?? found, shutting) }
        calling = calling ?? found
      } else if calling == nil, opening == nil, opens(shut, found.place) {
        opening = found
      }
    }
    let best = calling ?? opening
    return (best, FailureLocation(best?.fix, in: place.text))
  }

  /// Returns whether the gate no longer is the one that fails.
  private func opens(_ shut: FailedGate, _ place: Place) -> Bool {
    if shut.gate.id == .appRuns { return place.observation.exception == nil }
    let judge = GateJudge(place.question, place.scenario, place.observation)
    return judge.verdict?.gate.id != shut.gate.id
  }

  /// Applies a fix and runs, or returns nil if the fix cannot be applied or makes the scenario
  /// invalid.
  ///
  /// If the scenario is invalid only for its other versions, the fix is tried without them.
  private func attempt(_ fix: Fix, at place: Place) -> Found? {
    if let found = tried(fix, at: place) { return found }
    guard place.scenario.versions.count > 1, fix.version == nil else { return nil }
    let narrow = Fix(.set(.init(keys: "os"), place.version.description))
    return tried(Fix(all: [fix, narrow]), at: place)
  }

  private func tried(_ fix: Fix, at place: Place) -> Found? {
    guard let text = place.text.applying(fix.changes)?.text else { return nil }
    let decoded = ScenarioDecoder.decode(text.source.bytes, path: text.source.path)
    guard let scenario = decoded.scenario else { return nil }
    let isOther = scenario.versions != place.scenario.versions
    let version = fix.version ?? (isOther ? scenario.newestVersion : nil) ?? place.version
    let observation = GateObservation(scenario, version, place.question)
    var next = Place(
      question: place.question,
      scenario: scenario,
      text: text,
      version: version,
      observation: observation
    )
    guard let step = place.question.step else {
      return Found(fix: fix, place: next, isCalled: observation.count > missed)
    }
    let moved = fix.steps(from: step)
    next.question.step = moved.same
    let called = ([moved.same].compactMap(\.self) + moved.new).first {
      observation.counts[$0, default: 0] > 0
    }
    return Found(fix: fix, place: next, isCalled: called != nil, step: called)
  }
}

extension Fix {
  /// Returns the number of a step after the fix, or nil if it is removed, and the numbers of new
  /// steps.
  fileprivate func steps(from step: Int) -> (same: Int?, new: [Int]) {
    var same: Int? = step
    var new: [Int] = []
    for change in changes {
      switch change {
      case .insertStep(_, let place):
        new = new.map { $0 > place ? $0 + 1 : $0 } + [place + 1]
        same = same.map { $0 > place ? $0 + 1 : $0 }
      case .remove(let way):
        guard way.count == 2, case .index(let place) = way[1] else { continue }
        same = same.flatMap { $0 == place + 1 ? nil : $0 > place ? $0 - 1 : $0 }
      case .set, .insertEntry: continue
      }
    }
    return (same, new)
  }
}
