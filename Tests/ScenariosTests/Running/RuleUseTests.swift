import Scenarios
import Testing

@testable import TableTrace

/// Which rules of touches the scenarios that ship show at work.
@Suite("The rules of touches in use")
struct RuleUseTests {
  private static let entries =
    TouchRules.entries + SelectionRules.entries + SelectionKeepingRules.entries
    + InteractionRules.entries + MenuRules.entries

  /// The rules that no event carries, because they only shape what others do.
  private static let shaping: [RuleID: String] = [
    .accessoryWidth: "decides which of two things a point hits",
    .selectionStyle: "says that nothing changes",
    .nearestSelectedRow: "decides which row is scrolled to",
    .selectionCleared: "tells nobody",
  ]

  @Test("Every rule is carried by an event of a scenario, or only shapes others")
  func everyRuleIsCarried() throws {
    var carried: Set<RuleID> = []
    for path in Repository.scenarios {
      let bytes = try #require(Repository.bytes(path))
      let scenario = try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
      for version in scenario.versions {
        let recorder = TraceRecorder(keepsGates: true)
        _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
        carried.formUnion(recorder.lines.compactMap(\.rule))
      }
    }
    for entry in Self.entries {
      let isCarried = carried.contains(entry.id)
      #expect(isCarried != (Self.shaping[entry.id] != nil), "\(entry.id.rawValue)")
    }
  }

  @Test("What only focus, drags and two fingers cause carries no rule of a tap")
  func causesAreNamed() throws {
    let taps: Set<RuleID> = [.selectionOrder, .selectionAgain, .selectedCell, .willDeselectTimes]
    let causes: [(step: String, rule: RuleID)] = [
      ("focus", .focusSelects), ("springLoad", .springSelects), ("twoFingerDrag", .twoFingerRows),
    ]
    var found: Set<RuleID> = []
    for path in Repository.scenarios {
      let bytes = try #require(Repository.bytes(path))
      let scenario = try #require(ScenarioDecoder.decode(bytes, path: path).scenario)
      for version in scenario.versions {
        let recorder = TraceRecorder()
        _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
        var cause: RuleID?
        for line in recorder.lines {
          if line.kind == .step {
            cause = causes.first { line.text.hasPrefix("- \($0.step)") }?.rule
          }
          guard let cause, let rule = line.rule else { continue }
          #expect(!taps.contains(rule), "\(path), \(version): \(line.text)")
          if rule == cause { found.insert(rule) }
        }
      }
    }
    #expect(found == Set(causes.map(\.rule)))
  }
}
