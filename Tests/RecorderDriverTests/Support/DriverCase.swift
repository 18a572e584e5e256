import CommandLineTool
import Foundation
import Goldens
import Project
import RecorderDriver
import Recording
import Scenarios
import ShippedLibrary
import SimulatedUIKit
import TableTrace
import Testing

/// A scenario of the library, run by the simulation and by the driver on the same simulated table.
struct DriverCase: Sendable, CustomTestStringConvertible {
  /// The name, `load/first-load`.
  let name: String
  /// The scenario.
  let scenario: Scenario
  /// The digest of its file.
  let digest: String

  var testDescription: String { name }

  /// Every scenario of the library that can be read.
  static let all: [DriverCase] = ShippedFile.all.compactMap { file in
    let path = file.path
    guard path.hasPrefix("Scenarios/"), path.hasSuffix(".yaml") else { return nil }
    guard let scenario = ScenarioDecoder.decode(file.bytes, path: path).scenario else { return nil }
    let name = String(path.dropFirst("Scenarios/".count).dropLast(".yaml".count))
    return DriverCase(name: name, scenario: scenario, digest: ContentDigest(file.bytes).text)
  }

  /// The plan.
  func plan() throws(PlanGap) -> RecordingPlan {
    try PlanMaker.plan(of: scenario, name: name, digest: digest)
  }

  /// What `run` prints that an app can print: steps, calls, questions and the app's own lines.
  func trace(_ version: SystemVersion) -> [String] {
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    return recorder.lines.filter { line in
      switch line.kind {
      case .phase, .warning, .gate: false
      case .step, .call, .query, .note, .content, .crash: true
      }
    }.map { line in
      // An app sees that a cell had a row before, and not where that row has gone meanwhile.
      line.indented.replacing(#/ (reused from \[\d+, \d+\]|kept)$/#, with: " reused")
    }
  }

  /// A log beside the trace, as `compare` has them.
  func compare(_ log: RecordedLog, _ version: SystemVersion) -> LogComparison.Result {
    let projection = LogProjection(on: LogComparison(log))
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: projection)
    return LogComparison(log).compare(projection) {
      let recorder = TraceRecorder()
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      return recorder.lines
    }
  }

  /// A plan after it has been text, as it comes to a device.
  static func sent(_ plan: RecordingPlan) throws -> RecordingPlan {
    try JSONDecoder().decode(RecordingPlan.self, from: JSONEncoder().encode(plan))
  }

  /// What the driver prints.
  @MainActor
  static func log(_ plan: RecordingPlan, _ version: SystemVersion) -> [String] {
    Simulation.$version.withValue(version) {
      Simulation.$screenSize.withValue(plan.size) {
        PlanRun(plan, on: SimulatedStage(), by: SimulatedHand()).run()
      }
    }
  }
}
