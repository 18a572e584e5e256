import Project
import Scenarios
import TableTrace
import Testing

@testable import Teaching

struct KeptTracesTests {
  @Test(
    "A kept trace equals the trace of a separate run",
    arguments: ["load/first-load", "reuse/old-content", "load/dequeue-two-ways"]
  )
  func linesOfARun(name: String) throws {
    let bytes = Array(try Repository.text("Scenarios/\(name).yaml").utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: name).scenario)
    let traces = KeptTraces()
    for version in scenario.versions {
      let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
      for _ in 0..<2 {
        let lines = traces.shownLines(of: name, scenario, version)
        #expect(lines.map(\.indented) == run.lines.map(\.indented))
      }
    }
  }
}
