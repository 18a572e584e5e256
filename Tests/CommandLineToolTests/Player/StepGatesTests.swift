import Diagnostics
import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool

/// What a player says of callbacks that are not called is what `why-not --at` says.
struct StepGatesTests {
  /// Scenarios with the version under which they are judged, and how many steps come to an end.
  private static let cases: [(name: String, version: SystemVersion, steps: Int)] = [
    ("select/why-not-didselect", .iOS(17), 13), ("load/first-load", .iOS(9), 1),
    ("load/blank-table", .iOS(17), 4), ("crashes/model-not-changed", .iOS(12), 2),
  ]

  @Test("Every callback in every step has the gate that why-not names first", arguments: cases)
  func agreesWithTheCommand(name: String, version: SystemVersion, steps: Int) throws {
    let bytes = Array(try Repository.text("Scenarios/\(name).yaml").utf8)
    let text = try #require(ScenarioText(SourceText(path: name, bytes: bytes)))
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: name).scenario)
    let judged = StepGates(scenario, version)
    #expect(judged.steps.count == steps)
    for (place, row) in judged.steps.enumerated() {
      #expect(row.count == Callback.allCases.count)
      for (callback, gate) in zip(Callback.allCases, row) {
        let question = WhyNotQuestion(callback: callback, step: place + 1)
        let answer = WhyNotAnswer(question, scenario, text, version)
        let named = answer.findings.first?.shut.gate.id
        #expect(gate.map { judged.gates[$0].id } == named, "\(callback) in step \(place + 1)")
      }
    }
  }
}
