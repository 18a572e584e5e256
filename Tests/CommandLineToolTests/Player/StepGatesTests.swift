import Diagnostics
import Scenarios
import TableTrace
import Testing

@testable import Pages
@testable import Project
@testable import Teaching

/// What a player says of callbacks that are not called is what `why-not --at` says.
struct StepGatesTests {
  /// A scenario with the version under which it is judged.
  private struct Case: Sendable {
    var name: String
    var version: SystemVersion
    /// How many steps come to an end.
    var steps: Int
    /// Whether every callback is compared, or those that the scenario implements.
    var isWhole: Bool
  }

  private static let cases = [
    Case(name: "select/why-not-didselect", version: .iOS(17), steps: 13, isWhole: false),
    Case(name: "load/first-load", version: .iOS(9), steps: 1, isWhole: true),
    Case(name: "crashes/model-not-changed", version: .iOS(12), steps: 2, isWhole: false),
  ]

  @Test("For every callback in every step, the page names the gate of why-not", arguments: cases)
  private func agreesWithTheCommand(judged item: Case) throws {
    let bytes = Array(try Repository.text("Scenarios/\(item.name).yaml").utf8)
    let text = try #require(ScenarioText(SourceText(path: item.name, bytes: bytes)))
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: item.name).scenario)
    let judged = StepGates(scenario, item.version)
    #expect(judged.steps.count == item.steps)
    for (place, row) in judged.steps.enumerated() {
      #expect(row.count == Callback.allCases.count)
      for (callback, gate) in zip(Callback.allCases, row)
      where item.isWhole || scenario.callbacks.contains(callback) {
        let question = WhyNotQuestion(callback: callback, step: place + 1)
        let answer = WhyNotAnswer(question, scenario, text, item.version)
        let named = answer.findings.first?.shut.gate.id
        #expect(gate.map { judged.gates[$0].id } == named, "\(callback) in step \(place + 1)")
      }
    }
  }
}
