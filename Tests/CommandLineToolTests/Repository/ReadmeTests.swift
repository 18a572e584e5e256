import Scenarios
import Testing

@testable import CommandLineTool

/// Every example of the README is carried out, in order, and must print what the README shows.
struct ReadmeTests {
  @Test func examplesPrintWhatTheyShow() throws {
    #expect(try DocumentExamples(of: Repository.text("README.md")).carryOut() >= 8)
  }

  @Test func oneMinuteIsEnoughToReadIt() throws {
    let lines = try Repository.text("README.md").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= 201, "200 lines and the end of the last")
  }

  /// What it links to is there.
  @Test func linksLeadSomewhere() throws {
    let links = try Repository.text("README.md").matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count >= 8)
    for link in links where !link.hasPrefix("https://") {
      #expect(throws: Never.self, "\(link)") { try Repository.text(link) }
    }
  }

  /// Its code is that of the page on testing a table, which is compiled and run.
  @Test func codeIsThatOfThePage() throws {
    let page = "Sources/UIKit/SimulatedUIKit/SimulatedUIKit.docc/TestYourTableOnLinux.md"
    let compiled = MarkdownBlock.all(in: try Repository.text(page)).filter { $0.info == "swift" }
    let shown = MarkdownBlock.all(in: try Repository.text("README.md")).filter {
      $0.info == "swift"
    }
    #expect(!shown.isEmpty)
    for block in shown { #expect(compiled.contains { $0.text == block.text }) }
  }

  @Test func sectionsAreInOrder() throws {
    let text = try Repository.text("README.md")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(
      Array(headings.prefix(7)) == [
        "## Two commands", "## Two iOS versions side by side", "## A crash, with its arithmetic",
        "## A log from a phone", "## Your own table code", "## Goldens in CI",
        "## How sure it is",
      ]
    )
  }

  @Test func blocksAndExamplesAreFound() {
    let text = """
      text
      ```yaml a.yaml
      x: 1
      ```
      ```console
      $ tabletrace --version
      tabletrace 0

      $ echo $?
      0
      ```
      """
    let blocks = MarkdownBlock.all(in: text)
    #expect(blocks.map(\.info) == ["yaml a.yaml", "console"])
    #expect(blocks[0].text == "x: 1\n")
    let examples = ConsoleExample.all(in: blocks[1].text)
    #expect(examples.map(\.command) == ["tabletrace --version"])
    #expect(examples[0].output == "tabletrace 0\n\n")
    #expect(examples[0].code == 0)
  }
}
