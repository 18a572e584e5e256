import Diagnostics
import Scenarios
import Testing

/// Decodes the text of a scenario that must be right, apart from warnings.
func decoded(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Scenario {
  let decoded = ScenarioDecoder.decode(Array(text.utf8), path: "x.yaml")
  let problems = DiagnosticRenderer().render(decoded.diagnostics, source: decoded.source)
  let scenario = decoded.scenario
  return try #require(scenario, "\(problems)", sourceLocation: sourceLocation)
}

/// Decodes the lines below the two keys that every scenario has.
func decodedBody(
  _ body: String,
  steps: String = "[load]",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scenario {
  try decoded(
    "version: 1\ntitle: A test\n\(body)\nsteps: \(steps)\n",
    sourceLocation: sourceLocation
  )
}
