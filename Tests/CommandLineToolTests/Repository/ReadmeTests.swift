import Scenarios
import Testing

@testable import CommandLineTool

/// Every example of the README is carried out, in order, and must print what the README shows.
///
/// A `yaml` block with a path behind its language is a file. In a `console` block a line that
/// begins with `$ ` is a command and the lines up to the next are all that it prints.
struct ReadmeTests {
  @Test func examplesPrintWhatTheyShow() throws {
    let files = OverlayFiles()
    var commands = 0
    for block in MarkdownBlock.all(in: try Repository.text("README.md")) {
      let words = block.info.split(separator: " ").map(String.init)
      if words.first == "yaml", words.count == 2 {
        files.memory.contents[words[1]] = Array(block.text.utf8)
      }
      guard words.first == "console" else { continue }
      for example in ConsoleExample.all(in: block.text) {
        commands += 1
        try example.run(over: files)
      }
    }
    #expect(commands >= 3)
  }

  /// The examples, which the test above carries out, use every step that scrolls and every query.
  @Test func examplesCoverScrollingAndQueries() throws {
    let blocks = MarkdownBlock.all(in: try Repository.text("README.md"))
    let files = blocks.filter { $0.info.hasPrefix("yaml ") }.map(\.text).joined()
    let words = Set(files.split { !$0.isLetter }.map(String.init))
    let scrolling = [
      "scroll", "scrollToRow", "scrollToNearestSelectedRow", "scrollRectToVisible",
      "reloadSectionIndexTitles", "drag", "tapStatusBar", "tapIndexTitle", "dragIndex",
    ]
    for name in scrolling + StepListing.queries.map(\.name) {
      #expect(words.contains(name), "the README has no example of \(name)")
    }
  }

  @Test func sectionsStandInTheirOrder() throws {
    let text = try Repository.text("README.md")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(
      Array(headings.prefix(7)) == [
        "## Two commands", "## Find the lesson", "## Count the calls",
        "## Walk through a trace, and be asked",
        "## A first scenario of your own",
        "## Goldens in CI",
        "## How sure each rule is",
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
