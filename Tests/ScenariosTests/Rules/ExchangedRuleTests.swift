import Foundation
import Scenarios
import TableTrace
import Testing

/// A rule that decides does so: with another value of it some trace that ships is another one.
@Suite struct ExchangedRuleTests {
  /// The rules that decide about texts which no scenario can bring about.
  private static let raised: Set<RuleID> = [.dequeueTwice, .updateCountMethod]

  @Test("Another value changes a trace", arguments: ExchangedRule.all)
  func decides(_ exchanged: ExchangedRule) throws {
    let version = exchanged.version
    let scenario = try #require(Self.scenario(exchanged.path))
    #expect(scenario.versions.contains(version), "\(exchanged.path) has no golden for \(version)")
    let own = Self.trace(scenario, Profile(version))
    let changes = exchanged.others(version).contains { Self.trace(scenario, $0) != own }
    #expect(changes, "\(exchanged.rule.id.rawValue), \(exchanged.path), \(version)")
  }

  @Test("Every rule that decides is exchanged, once, and no other")
  func everyRuleIsExchanged() {
    let deciding = RuleBook.all.filter { $0.kind == .decides }.map(\.id)
    let exchanged = ExchangedRule.all.map(\.rule.id)
    #expect(Set(exchanged).union(Self.raised) == Set(deciding))
    #expect(exchanged.count + Self.raised.count == deciding.count)
  }

  /// Finds places for the table of rules: `EXCHANGE=load.section-order swift test --filter …`.
  @Test(
    "The traces that ship and change with a rule",
    .enabled(if: ProcessInfo.processInfo.environment["EXCHANGE"] != nil),
    arguments: ExchangedRule.all
  )
  func places(_ exchanged: ExchangedRule) throws {
    let wanted = ProcessInfo.processInfo.environment["EXCHANGE"] ?? ""
    guard wanted.isEmpty || wanted == exchanged.rule.id.rawValue else { return }
    // Where an event carries the rule, its value is likely to show.
    let likely = Self.shipped.filter { $0.rules.contains(exchanged.rule.id) }
    let others = Self.shipped.filter { !$0.rules.contains(exchanged.rule.id) }
    let place = (likely + others).first { shipped in
      exchanged.others(shipped.version).contains { profile in
        Self.trace(shipped.scenario, profile) != shipped.trace
      }
    }
    let found = place.map { "\($0.path) \($0.version)" } ?? "nowhere"
    print("exchanged \(exchanged.rule.id.rawValue): \(found)")
  }

  private struct Shipped {
    var path: String
    var scenario: Scenario
    var version: SystemVersion
    var trace: String
    /// The rules that its events carry.
    var rules: Set<RuleID>
  }

  private static let shipped: [Shipped] = Repository.scenarios.flatMap { path -> [Shipped] in
    guard let scenario = scenario(path) else { return [] }
    return scenario.versions.map { version in
      let recorder = TraceRecorder(keepsGates: true)
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      return Shipped(
        path: path,
        scenario: scenario,
        version: version,
        trace: trace(scenario, Profile(version)),
        rules: Set(recorder.lines.compactMap(\.rule))
      )
    }
  }

  private static func scenario(_ path: String) -> Scenario? {
    Repository.bytes(path).flatMap { ScenarioDecoder.decode($0, path: path).scenario }
  }

  private static func trace(_ scenario: Scenario, _ profile: Profile) -> String {
    var bytes: [UInt8] = []
    let sink = TraceText(recipients: scenario.tracedRecipients) { bytes += $0 }
    _ = ScenarioRunner(scenario: scenario, profile: profile).run(into: sink)
    sink.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}
