import Scenarios
import TableTrace
import Testing

@testable import CommandLineTool

/// Accounts for what learners have tried and asked: which lesson shows it, or where it is said that
/// none can.
struct LearnerAccountTests {
  @Test func allAreAccountedFor() {
    #expect(Self.situations.count == 15)
    let answered = Self.questions.map(\.number) + Self.others.map(\.0)
    #expect(Set(answered) == Set(Self.asked))
  }

  /// The bug is in the trace and not in the title: a check of the lesson holds about it.
  @Test(arguments: situations)
  func aCheckShowsTheBug(_ situation: Situation) throws {
    try Self.provesItself(situation.bug)
    try Self.provesItself(situation.mend)
    let bug = try Self.question(situation.bug)
    #expect(bug != (try Self.question(situation.mend)))
    try Self.isFound(situation.bug, by: situation.testDescription)
  }

  @Test(arguments: questions)
  func aLessonAnswers(_ question: Question) throws {
    for lesson in question.lessons { _ = try Self.question(lesson) }
    let first = try #require(question.lessons.first)
    try Self.isFound(first, by: question.words)
  }

  @Test(arguments: others)
  func thePageAnswers(number: String, heading: String, word: String) throws {
    let page = try Repository.text("Sources/TableTrace/TableTrace.docc/WhatThisIsNot.md")
    let parts = page.split(separator: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix(heading + "\n") }, "no '\(heading)'")
    #expect(part.contains(word))
  }

  /// The page says which orders hold elsewhere, and how sure that is.
  @Test(arguments: ["Collection views", "SwiftUI's List"])
  func thePageSaysWhatHoldsElsewhere(heading: String) throws {
    let page = try Repository.text("Sources/TableTrace/TableTrace.docc/WhatThisIsNot.md")
    let parts = page.split(separator: "\n## ").map(String.init)
    let part = try #require(parts.first { $0.hasPrefix(heading + "\n") })
    #expect(part.contains("no log here shows") || part.contains("As far as is known"))
    let topics = try Repository.text("Sources/TableTrace/TableTrace.docc/TableTrace.md")
    #expect(topics.contains("- <doc:WhatThisIsNot>"))
  }

  /// A lesson is among the first that `list --find` prints.
  private static func isFound(_ lesson: String, by words: String) throws {
    #expect(try BeginnersWordsTests.firstThree(words).contains(lesson))
  }

  /// The question that a lesson asks.
  private static func question(_ name: String) throws -> String {
    let scenario = try scenario(name)
    return try #require(scenario.learn, "\(name) asks nothing")
  }

  /// A lesson has a check that holds under each of its versions, and a golden for each.
  private static func provesItself(_ name: String) throws {
    let scenario = try scenario(name)
    let checks = scenario.steps.filter { if case .expect = $0.action { true } else { false } }
    #expect(!checks.isEmpty, "\(name) checks nothing")
    for version in scenario.versions {
      let simulation = Simulation(scenario, version, recipients: nil)
      #expect(simulation.outcome.failures.isEmpty, "\(name), \(version)")
      let golden = "Golden/\(name).\(version.description.replacing(" ", with: "-")).trace"
      #expect(throws: Never.self) { try Repository.text(golden) }
    }
  }

  private static func scenario(_ name: String) throws -> Scenario {
    let world = World(
      environment: Environment(),
      files: OverlayFiles(),
      output: Output(standardOutput: ByteList(), standardError: ByteList())
    )
    let loaded = try ScenarioReader(world: world).read(argument: "Scenarios/\(name).yaml")
    return try #require(loaded.scenario, "\(name) cannot be read")
  }
}
