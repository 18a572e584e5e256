import Diagnostics
import Foundation
import Fuzzing
import Scenarios
import TableTrace
import Testing

/// The laws, those of places above all, over scenarios whose updates add up.
///
/// A few hundred run with the other tests; `INPUTS=20000 SEED=7 swift test --filter DeepScenarioLawTests`
/// runs more, of another seed.
@Suite(.timeLimit(.minutes(60))) struct DeepScenarioLawTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["SEED"].flatMap { UInt64($0) } ?? 20_261_124
  private static let inputs = environment["INPUTS"].flatMap { Int($0) } ?? 400
  /// How many scenarios a test looks at.
  private static let portion = 100

  private static func text(_ number: Int) -> String {
    var random = SeededGenerator(seed: seed ^ (UInt64(number) &* 0x9E37_79B9_7F4A_7C15))
    return DeepSampler().scenario(&random)
  }

  @Test("No scenario breaks a law", arguments: 0..<(inputs + portion - 1) / portion)
  func lawsHold(_ portion: Int) throws {
    var whole = 0
    var ends: [String: Int] = [:]
    for number in portion * Self.portion..<(portion + 1) * Self.portion {
      let text = Self.text(number)
      let decoded = ScenarioDecoder.decode(Array(text.utf8), path: "scenario.yaml")
      guard let scenario = decoded.scenario else {
        for diagnostic in decoded.diagnostics where diagnostic.severity == .error {
          ends["\(diagnostic.problem.code.name)", default: 0] += 1
        }
        continue
      }
      let version = try #require(scenario.versions.first)
      let watch = LawWatch(version, hooks: Set(scenario.controller.keys), before: TraceRecorder())
      let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: watch)
      #expect(watch.verdict.breaches == [], "seed \(Self.seed), number \(number):\n\(text)")
      if let exception = outcome.exception {
        ends["\(exception.rule.rawValue)", default: 0] += 1
      } else {
        whole += 1
      }
    }
    let others = ends.sorted { $0.key < $1.key }.map { "\($0.value) x \($0.key)" }
    #expect(whole > Self.portion / 2, "most run to their end, others by \(others)")
  }
}
