import Foundation
import Scenarios
import TableTrace
import Testing

/// A rule that decides does so: with another value of it some trace that ships is another one.
@Suite struct ExchangedRuleTests {
  /// The rules that decide about texts which no scenario can bring about.
  private static let raised: Set<RuleID> = [.dequeueTwice, .updateCountMethod]

  @Test("Another value of a rule changes a trace", arguments: ExchangedRule.all)
  func decides(_ exchanged: ExchangedRule) throws {
    let version = exchanged.version
    let scenario = try #require(Self.scenario(exchanged.path))
    #expect(scenario.versions.contains(version), "\(exchanged.path) has no golden for \(version)")
    let own = Self.trace(scenario, Profile(version))
    let changes = exchanged.others(version).contains { Self.trace(scenario, $0) != own }
    #expect(changes, "\(exchanged.rule.id.rawValue), \(exchanged.path), \(version)")
  }

  @Test(
    "Another value changes the line that the page of the rule marks",
    arguments: marked
  )
  func linesOfPages(_ mark: Mark) throws {
    let scenario = try #require(Self.scenario("Scenarios/\(mark.scenario).yaml"))
    let exchanged = try #require(ExchangedRule.all.first { $0.rule.id.rawValue == mark.rule })
    let version = mark.version ?? scenario.newestVersion
    #expect(Self.changedLine(of: scenario, version, exchanged) == mark.line)
  }

  /// A line that a page marks: `RULE: {in: SCENARIO, os: VERSION, line: NUMBER}`.
  struct Mark: Sendable {
    var rule: String
    var scenario: String
    var version: SystemVersion?
    var line: Int
  }

  private static let marked: [Mark] = {
    let path = "Sources/Teaching/Explaining/Texts/rules.yaml"
    let text = String(decoding: Repository.bytes(path) ?? [], as: UTF8.self)
    let form = /^([a-z.-]+): \{in: ([^,}]+)(?:, os: ([^,}]+))?, line: ([0-9]+)/
    return text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: form).flatMap { match in
        Int(match.4).map { number in
          Mark(
            rule: String(match.1),
            scenario: String(match.2),
            version: match.3.flatMap { SystemVersion(String($0)) },
            line: number
          )
        }
      }
    }
  }()

  @Test("A profile without a changed value equals the plain one, even for optional values")
  func profilesKeepOptionalValues() throws {
    let version = SystemVersion.iOS(26)
    let scenario = try #require(Self.scenario("Scenarios/diffable/forgotten-apply.yaml"))
    let same = Profile(version, with: .rowLimit, of: version)
    #expect(Self.trace(scenario, same) == Self.trace(scenario, Profile(version)))
  }

  @Test("Exactly the rules that decide are exchanged, each once")
  func everyRuleIsExchanged() {
    let deciding = RuleBook.all.filter { $0.kind == .decides }.map(\.id)
    let exchanged = ExchangedRule.all.map(\.rule.id)
    #expect(Set(exchanged).union(Self.raised) == Set(deciding))
    #expect(exchanged.count + Self.raised.count == deciding.count)
  }

  /// Finds places for the table of rules and for their pages, with the newest versions first:
  /// `EXCHANGE=load.section-order swift test --filter …`, or `EXCHANGE=` for all rules.
  @Test(
    "Finds shipped traces that change with a rule",
    .enabled(if: ProcessInfo.processInfo.environment["EXCHANGE"] != nil),
    arguments: ExchangedRule.all
  )
  func places(_ exchanged: ExchangedRule) throws {
    let wanted = ProcessInfo.processInfo.environment["EXCHANGE"] ?? ""
    guard wanted.isEmpty || wanted == exchanged.rule.id.rawValue else { return }
    // Where an event carries the rule, its value is likely to show.
    let likely = Self.shipped.filter { $0.rules.contains(exchanged.rule.id) }
    let others = Self.shipped.filter { !$0.rules.contains(exchanged.rule.id) }
    var found = "nowhere"
    for shipped in likely + others {
      guard let line = Self.changedLine(of: shipped.scenario, shipped.version, exchanged) else {
        continue
      }
      found = "\(shipped.path) \(shipped.version) line \(line)"
      break
    }
    print("exchanged \(exchanged.rule.id.rawValue): \(found)")
  }

  /// The number of the first line that another value changes, from 1; nil where only lines are added.
  private static func changedLine(
    of scenario: Scenario,
    _ version: SystemVersion,
    _ exchanged: ExchangedRule
  ) -> Int? {
    let own = lines(scenario, Profile(version))
    return exchanged.others(version).lazy.compactMap { profile -> Int? in
      let other = lines(scenario, profile)
      let place = own.indices.first {
        !other.indices.contains($0) || own[$0].indented != other[$0].indented
      }
      guard let place, own[place].kind != .step else { return nil }
      return place + 1
    }.first
  }

  private static func lines(_ scenario: Scenario, _ profile: Profile) -> [TraceLine] {
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    _ = ScenarioRunner(scenario: scenario, profile: profile).run(into: recorder)
    return recorder.lines
  }

  private struct Shipped {
    var path: String
    var scenario: Scenario
    var version: SystemVersion
    var trace: String
    /// The rules that its events carry.
    var rules: Set<RuleID>

    /// Lessons are first, and what was written for one recording is last.
    var rank: Int {
      let isClaim = path.contains("/claims/")
      let kind = scenario.learn != nil ? 0 : path.contains("/recorded/") ? 3 : isClaim ? 2 : 1
      return version.platform == .iOS ? kind : kind + 10
    }
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
  .sorted {
    ($0.rank / 10, $1.version.major, $0.rank, $1.version, $0.path) < (
      $1.rank / 10, $0.version.major, $1.rank, $0.version, $1.path
    )
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
