import Diagnostics
import Scenarios
import Testing

/// The scenarios that ship decode without a mistake.
@Suite struct LibraryTests {
  @Test func thereAreScenarios() {
    #expect(!Repository.scenarios.isEmpty)
  }

  @Test(arguments: Repository.scenarios)
  func decodes(_ path: String) throws {
    let decoded = ScenarioDecoder.decode(try #require(Repository.bytes(path)), path: path)
    let text = DiagnosticRenderer().render(decoded.diagnostics, source: decoded.source)
    #expect(decoded.scenario != nil, "\(text)")
  }
}
