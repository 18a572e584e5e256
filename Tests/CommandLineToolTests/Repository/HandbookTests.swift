import Sampling
import Scenarios
import TableTrace
import Testing

/// What the DocC pages show is what the tool does.
struct HandbookTests {
  private static let pages: [String] =
    ((try? Repository.files(below: "Sources", suffix: ".md")) ?? []).filter {
      $0.contains(".docc/")
    }

  @Test func pagesAreFound() {
    #expect(Self.pages.count >= 10)
  }

  @Test(arguments: Sample.of(pages, 10))
  func commandsPrintWhatTheyShow(page: String) throws {
    try DocumentExamples(of: Repository.text(page)).carryOut()
  }

  /// The examples, which the test above carries out, use every step that scrolls and every query.
  @Test func examplesCoverScrollingAndQueries() throws {
    let page = "Sources/Language/Scenarios/Scenarios.docc/ATourOfTheSteps.md"
    let files = DocumentExamples(of: try Repository.text(page)).files.joined()
    let words = Set(files.split { !$0.isLetter }.map(String.init))
    let scrolling = [
      "scroll", "scrollToRow", "scrollToNearestSelectedRow", "scrollRectToVisible",
      "reloadSectionIndexTitles", "drag", "tapStatusBar", "tapIndexTitle", "dragIndex",
    ]
    for name in scrolling + StepListing.queries.map(\.name) {
      #expect(words.contains(name), "the page has no example of \(name)")
    }
  }

  @Test(arguments: pages)
  func scenariosDecodeAndHold(page: String) throws {
    for block in MarkdownBlock.all(in: try Repository.text(page)) where block.info == "yaml" {
      let decoded = ScenarioDecoder.decode(Array(block.text.utf8), path: page)
      #expect(decoded.diagnostics.isEmpty, "\(decoded.diagnostics)")
      let scenario = try #require(decoded.scenario)
      for version in scenario.versions {
        let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: CallCounter())
        #expect(outcome.exception == nil)
        #expect(outcome.failures.isEmpty, "\(outcome.failures)")
      }
    }
  }

  @Test("Messages that a page explains are shown by an example that runs")
  func messagesAreThoseOfExamples() throws {
    let shown = Set(
      try Self.pages.flatMap { page in
        MarkdownBlock.all(in: try Repository.text(page)).filter { $0.info == "console" }
          .flatMap { $0.text.split(separator: "\n").map(String.init) }
      }
    )
    var messages = 0
    for page in Self.pages {
      for block in MarkdownBlock.all(in: try Repository.text(page)) where block.info == "text" {
        guard block.text.hasPrefix("✘") || block.text.hasPrefix("error[") else { continue }
        messages += 1
        for line in block.text.split(separator: "\n") {
          #expect(shown.contains(String(line)), "\(page): \(line)")
        }
      }
    }
    #expect(messages == 2)
  }

  @Test("The golden on the page about the format equals a shipped golden")
  func goldenIsReal() throws {
    let page = "Sources/Language/Scenarios/Scenarios.docc/GoldenFormat.md"
    let block = try #require(MarkdownBlock.all(in: try Repository.text(page)).first)
    let golden = try Repository.text("Golden/load/first-load.iOS-17.trace")
    #expect(golden.hasPrefix(block.text))
  }

  @Test("The page about the order names every group of rules, and only existing names")
  func orderNamesItsGroups() throws {
    let text = try Repository.text("Sources/TableTrace/TableTrace.docc/OrderOfCalls.md")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Rules: ") }
    let named = lines.flatMap { line in line.matches(of: /`([^`]+)`/).map { String($0.1) } }
    let groups = Set(RuleID.allCases.map { String($0.rawValue.prefix { $0 != "." }) })
    #expect(Set(named) == groups)
    #expect(named.count == groups.count, "each group has one place")
  }
}
