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

  /// Each example of the page is a file, what `run` prints of it from the command on, and what it
  /// explains of an exception.
  @Test func referenceShowsWhatItsExamplesPrint() throws {
    let blocks = MarkdownBlock.all(in: ToolRun(["reference"]).output)
    let files = blocks.indices.filter { blocks[$0].info.hasPrefix("yaml ") }
    #expect(files.count == ReferenceExample.all.count + ReferenceTopic.updates.count)
    for place in files {
      let path = String(blocks[place].info.dropFirst("yaml ".count))
      try #require(blocks[place + 1].info == "trace")
      let why = blocks.dropFirst(place + 2).first.flatMap { $0.info == "why" ? $0.text : nil }
      let run = ToolRun(["run", path], files: MemoryFiles([path: blocks[place].text]))
      #expect(run.code == .success && run.errors == why ?? "", "\(path): \(run.errors)")
      #expect(run.output.hasSuffix("\n" + blocks[place + 1].text), "\(path)")
    }
  }

  /// Editors find the schema beside the scenarios.
  @Test func committedSchemaIsTheOneThatIsPrinted() throws {
    #expect(try Repository.text("Scenarios/tabletrace.schema.json") == ScenarioSchema.json())
  }
}
