import Scenarios
import Testing

/// Every step and every query has an example, which the reference page runs.
@Suite struct ReferenceExampleTests {
  private static let keywords = StepListing.all + StepListing.queries

  private static let examples = ReferenceExample.all

  /// A check that holds prints nothing, and neither does a turn without anything in it.
  private static let silent = ["expect", "runLoop"]

  @Test(arguments: keywords)
  func everyKeywordHasOneExample(_ keyword: StepListing) {
    let count = Self.examples.count { $0.name == keyword.name }
    #expect(count == 1)
  }

  @Test(arguments: examples)
  func exampleShowsItsKeyword(_ example: ReferenceExample) throws {
    #expect(example.diagnostics.isEmpty, "\(example.diagnostics)")
    let outcome = try #require(example.outcome)
    #expect(outcome.exception == nil || outcome.isExceptionExpected)
    #expect(outcome.failures.isEmpty)
    let keyword = try #require(Self.keywords.first { $0.name == example.name })
    let first = try #require(example.trace.first, "no step has the word")
    let isReaction = example.file.contains("do: [\(example.name)")
    #expect(first.hasPrefix("- ") && (first.contains(example.name) || isReaction))
    if Self.silent.contains(keyword.name) {
      #expect(example.trace.count == 1)
    } else if keyword.actor.isEmpty {
      #expect(example.trace.contains { $0.hasPrefix("? \(example.name)") })
    } else {
      #expect(example.trace.count > 1, "the example shows nothing")
    }
  }

  @Test(arguments: ReferenceTopic.all.map(\.title))
  func topicShowsWhatItSays(_ title: String) throws {
    let topic = try #require(ReferenceTopic.all.first { $0.title == title })
    let example = topic.example
    #expect(example.diagnostics.isEmpty, "\(example.diagnostics)")
    let outcome = try #require(example.outcome)
    #expect(outcome.failures.isEmpty)
    #expect((outcome.exception != nil) == (title == "Crashes"))
    #expect(outcome.exception == nil || outcome.isExceptionExpected)
    let page = ScenarioReference.markdown()
    #expect(page.contains("\n### \(title)\n"))
    #expect(page.contains("\n\(example.trace.joined(separator: "\n"))\n```\n"))
    #expect(example.trace.count > 2)
  }

  @Test func hostsShowTheirTrace() throws {
    #expect(ReferenceExample.hosts.map(\.name) == ["rounds"])
    let example = try #require(ReferenceExample.hosts.first)
    #expect(example.diagnostics.isEmpty, "\(example.diagnostics)")
    #expect(example.trace.count { $0.contains("numberOfRowsInSection") } == 4)
  }

  @Test func pageShowsEveryExample() {
    let page = ScenarioReference.markdown()
    for example in Self.examples + ReferenceExample.hosts {
      #expect(page.contains("\n\(example.file)```\n"), "\(example.name)")
      let trace = example.trace.joined(separator: "\n")
      #expect(page.contains("\n\(trace)\n```\n"), "\(example.name)")
    }
  }
}
