import Sampling
import Scenarios
import TableTrace
import Testing

/// What must hold for every scenario that ships, whatever it shows.
@Suite struct ShippedScenarioLawTests {
  /// Every release that profiles describe, and those between two majors where rules change.
  private static let releases: [SystemVersion] =
    SystemVersion.allOfIOS
    + [.iOS(4, 3), .iOS(9, 3), .iOS(13, 4), .iOS(15, 4), SystemVersion(.catalyst, 26)]

  private static func scenario(_ path: String) throws -> Scenario {
    let bytes = try #require(Repository.bytes(path))
    return try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
  }

  private static func text(_ scenario: Scenario, _ version: SystemVersion) -> String {
    var bytes: [UInt8] = []
    let sink = TraceText { bytes += $0 }
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: sink)
    sink.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Two runs give the same bytes", arguments: Sample.of(Repository.scenarios, 60))
  func isDeterministic(_ path: String) throws {
    for version in try Self.scenario(path).versions {
      // Decoded anew each time, so that nothing of a scenario can differ between decodings.
      let first = Self.text(try Self.scenario(path), version)
      #expect(Self.text(try Self.scenario(path), version) == first, "\(version)")
      #expect(!first.isEmpty)
    }
  }

  @Test(
    "The text of a trace equals its recorded lines",
    arguments: Sample.of(Repository.scenarios, 60)
  )
  func textEqualsLines(_ path: String) throws {
    let scenario = try Self.scenario(path)
    for version in scenario.versions {
      let recorder = TraceRecorder()
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      let lines = Self.text(scenario, version).split(separator: "\n").map(String.init)
      #expect(lines == recorder.lines.map(\.indented), "\(version)")
    }
  }

  @Test(
    "If a gate prevents a callback, it is not called for that row later in the step",
    arguments: Sample.of(Repository.scenarios, 300)
  )
  func closedGatesPrevent(_ path: String) throws {
    let scenario = try Self.scenario(path)
    for version in scenario.versions {
      let recorder = TraceRecorder(keepsGates: true)
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      var prevented: Set<String> = []
      for line in recorder.lines {
        switch line.kind {
        case .step:
          prevented = []
        case .gate(let gate):
          guard let row = gate.row else { continue }
          prevented.insert("\(gate.callback) [\(row.section), \(row.row)]")
        case .call(.callback(let callback)):
          let call = "\(callback) \(line.arguments)"
          #expect(!prevented.contains(call), "\(version), step \(line.step): \(call)")
        case .call, .phase, .query, .warning, .note, .content, .crash:
          continue
        }
      }
    }
  }

  @Test(
    "No version crashes the tool, skips a step without a remark, or breaks a law",
    arguments: Sample.of(Repository.scenarios, 60)
  )
  func everyReleaseRuns(_ path: String) throws {
    let scenario = try Self.scenario(path)
    for version in Self.releases {
      let recorder = TraceRecorder()
      let watch = LawWatch(version, hooks: Set(scenario.controller.keys), before: recorder)
      let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: watch)
      // A release before estimates is not asked to run a scenario that has them.
      let isAsked = scenario.versions.contains(version)
      let breaches = watch.verdict.breaches.filter { isAsked || $0.law != .heightsBeforeCells }
      #expect(breaches == [], "\(version)")
      let steps = recorder.lines.count { $0.kind == .step }
      let isWhole = steps == scenario.steps.count
      #expect(isWhole || outcome.exception != nil, "\(version): \(steps) steps")
      #expect((recorder.lines.last?.kind == .crash) == (outcome.exception != nil), "\(version)")
    }
  }
}
