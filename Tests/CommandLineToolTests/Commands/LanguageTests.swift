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

  /// Each example of the page is a file and what `run` prints of it from the command on.
  @Test func referenceShowsWhatItsExamplesPrint() throws {
    let blocks = MarkdownBlock.all(in: ToolRun(["reference"]).output)
    #expect(blocks.count == 2 * ReferenceExample.all.count)
    for place in stride(from: 0, to: blocks.count - 1, by: 2) {
      let words = blocks[place].info.split(separator: " ").map(String.init)
      try #require(words.count == 2 && blocks[place + 1].info == "trace")
      let run = ToolRun(["run", words[1]], files: MemoryFiles([words[1]: blocks[place].text]))
      #expect(run.code == .success && run.errors.isEmpty, "\(words[1]): \(run.errors)")
      #expect(run.output.hasSuffix("\n" + blocks[place + 1].text), "\(words[1])")
    }
  }

  /// Editors find the schema beside the scenarios.
  @Test func committedSchemaIsTheOneThatIsPrinted() throws {
    #expect(try Repository.text("Scenarios/tabletrace.schema.json") == ScenarioSchema.json())
  }
}
