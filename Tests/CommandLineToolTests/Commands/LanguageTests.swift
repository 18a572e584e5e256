import Goldens
import Scenarios
import Testing

@testable import CommandLineTool
@testable import Project

/// The schema and the reference of the scenario language.
struct LanguageTests {
  @Test func schemaAndReferenceArePrintedWhole() {
    let schema = ToolRun(["schema"])
    #expect(schema.code == .success)
    #expect(schema.output == ScenarioSchema.json())
    #expect(schema.output.hasPrefix("{\n") && schema.output.hasSuffix("}\n"))
    let reference = ToolRun(["reference"])
    #expect(reference.code == .success)
    let more = ["patterns", "logs", "events", "settings"].map { ToolRun(["reference", $0]).output }
    #expect(reference.output == ([ScenarioReference.markdown()] + more).joined(separator: "\n"))
    #expect(reference.output.hasPrefix("# The scenario language, version 1\n"))
  }

  /// Each example of the page is a file, what `run` prints of it from the command on, and what it
  /// explains of an exception.
  @Test func referenceShowsWhatItsExamplesPrint() throws {
    let blocks = MarkdownBlock.all(in: ToolRun(["reference"]).output)
    let files = blocks.indices.filter { blocks[$0].info.hasPrefix("yaml ") }
    let examples = ReferenceExample.all + ReferenceExample.hosts
    #expect(files.count == examples.count + ReferenceTopic.all.count)
    for place in files {
      let path = String(blocks[place].info.dropFirst("yaml ".count))
      try #require(blocks[place + 1].info == "trace")
      let why = blocks.dropFirst(place + 2).first.flatMap { $0.info == "why" ? $0.text : nil }
      let run = ToolRun(["run", path, "--quiet"], files: MemoryFiles([path: blocks[place].text]))
      #expect(run.code == .success && run.errors == why ?? "", "\(path): \(run.errors)")
      #expect(run.output.hasSuffix("\n" + blocks[place + 1].text), "\(path)")
    }
  }

  @Test func referenceOfAWordIsThePartAboutIt() {
    let page = ToolRun(["reference"]).output
    let tap = ToolRun(["reference", "tap"])
    #expect(tap.code == .success)
    #expect(tap.output.hasPrefix("## Steps: finger\n\n| word | argument | meaning |\n"))
    #expect(tap.output.contains("\n| `tap` |"))
    #expect(!tap.output.contains("\n| `longPress` |"))
    let blocks = MarkdownBlock.all(in: tap.output)
    #expect(blocks.map(\.info) == ["yaml tap.yaml", "trace"])
    for block in blocks { #expect(page.contains(block.text), "the words of the whole page") }
    for word in ["tableView(_:heightForRowAt:)", "heightForRowAt"] {
      #expect(ToolRun(["reference", word]).output.contains("\n| `heightForRowAt` |"))
    }
    let alone = "A key without a value, such as `willDisplayCell:`, means that the callback"
    for word in ["willDisplayCell", "Callbacks"] {
      #expect(ToolRun(["reference", word]).output.contains(alone))
    }
    let both = ToolRun(["reference", "tap", "queries"]).output
    #expect(both == tap.output + "\n" + ToolRun(["reference", "queries"]).output)
    #expect(both.contains("\n## Queries\n"))
  }

  @Test func logsHaveAPartWhoseExampleIsReadAndMatches() throws {
    let part = ToolRun(["reference", "logs"])
    #expect(part.code == .success)
    #expect(part.output.hasPrefix("## Logs\n\nA pasted log needs no header."))
    let page = try Repository.text("Sources/Language/Scenarios/Scenarios.docc/GoldenFormat.md")
    for key in LogHeaderKey.allCases {
      #expect(part.output.contains("\n| `\(key.rawValue)`"))
      #expect(page.contains("\n| `\(key.rawValue)` |"), "the page of the format names \(key)")
      #expect(ToolRun(["reference", key.rawValue]).output.contains("## Logs\n"))
    }
    let block = try #require(MarkdownBlock.all(in: part.output).first)
    #expect(block.info == "text console.log")
    _ = try LogReader.read(block.text, origin: .kept)
    let files = OverlayFiles()
    files.memory.contents["console.log"] = Array(block.text.utf8)
    let run = ToolRun(["compare", "load/first-load", "console.log"], files: files)
    #expect(run.output == "console.log matches under iOS 17: 4 lines compared\n")
    #expect(run.code == .success && run.errors.isEmpty)
  }

  @Test func eventsHaveAPartWithTheirSchema() throws {
    let part = ToolRun(["reference", "events"])
    #expect(part.code == .success)
    let block = try #require(MarkdownBlock.all(in: part.output).first)
    #expect(block.info == "json")
    #expect(block.text == ToolRun(["schema", "events"]).output)
  }

  @Test(arguments: StepListing.all + StepListing.queries)
  func everyWordHasAPart(listing: StepListing) {
    let part = ToolRun(["reference", listing.name])
    #expect(part.code == .success)
    #expect(part.output.contains("\n| `\(listing.name)` |"))
    #expect(ToolRun(["explain", listing.name]).code == .success)
  }

  /// Editors find the schema beside the scenarios.
  @Test func committedSchemaIsTheOneThatIsPrinted() throws {
    #expect(try Repository.text("Scenarios/tabletrace.schema.json") == ScenarioSchema.json())
  }
}
