import Scenarios
import Testing

@testable import CommandLineTool

/// The schema and the reference of the scenario language.
struct LanguageTests {
  @Test func schemaAndReferenceArePrintedWhole() {
    let schema = ToolRun(["schema"])
    #expect(schema.code == .success)
    #expect(schema.output == ScenarioSchema.json())
    #expect(schema.output.hasPrefix("{\n") && schema.output.hasSuffix("}\n"))
    let reference = ToolRun(["reference"])
    #expect(reference.code == .success)
    #expect(reference.output == ScenarioReference.markdown())
    #expect(reference.output.hasPrefix("# The scenario language, version 1\n"))
  }

  /// Editors find the schema beside the scenarios.
  @Test func committedSchemaIsTheOneThatIsPrinted() throws {
    #expect(try Repository.text("Scenarios/tabletrace.schema.json") == ScenarioSchema.json())
  }
}
