import Testing

@testable import Checks
@testable import Project
@testable import Recording
@testable import TableTrace

/// Which assumed rules calls rest on, and what would settle them.
struct AssumedRulesTests {
  private static let version = SystemVersion.iOS(26)

  /// Rules that are assumed on iOS 26, and one that is not.
  private static let assumed: [RuleID] = {
    let certainties = Certainties(version)
    return RuleBook.all.map(\.id).filter { certainties[$0] == .assumed }
  }()

  private static let known: RuleID? = {
    let certainties = Certainties(version)
    return RuleBook.all.map(\.id).first { certainties[$0] == .observed }
  }()

  private static func call(_ rule: RuleID?, in situation: [RuleID] = []) -> TraceLine {
    TraceLine(
      kind: .call(.callback(.cellForRowAt)),
      depth: 0,
      text: "",
      step: 1,
      rule: rule,
      situation: situation
    )
  }

  /// Scenarios whose calls rest on the first three assumed rules, in this order: a and b on the first,
  /// c on the first and the second at once, d on the third.
  private static func sample() throws -> (rules: AssumedRules, first: [RuleID]) {
    let known = try #require(known)
    let first = Array(assumed.prefix(3))
    try #require(first.count == 3)
    var rules = AssumedRules(version)
    rules.add([call(first[0]), call(known)], of: "b")
    rules.add([call(known, in: [first[0]])], of: "a")
    rules.add([call(first[0], in: [first[1], known]), call(first[1])], of: "c")
    rules.add([call(first[2])], of: "d")
    return (rules, first)
  }

  @Test func callsAreCountedForEachRuleTheyRestOn() throws {
    let (rules, first) = try Self.sample()
    #expect(rules.calls == 6)
    #expect(rules.assumedCalls == 5)
    let rows = rules.rows()
    #expect(rows.map(\.rule).prefix(3) == first[...])
    #expect(rows.map(\.calls).prefix(4) == [3, 2, 1, 0])
    #expect(rows.count == Self.assumed.count, "rules on no call are told too")
  }

  @Test func aRecordingSettlesCallsAllOfWhoseRulesItShows() throws {
    let (rules, first) = try Self.sample()
    let rows = rules.rows()
    let both = AssumedRules.Recording(scenario: "c", rules: [first[0], first[1]], calls: 4)
    #expect(rows[0].recording == both)
    #expect(rows[1].recording == both)
    #expect(rows[2].recording?.scenario == "d")
    #expect(rows[3].recording == nil)
  }

  @Test func thePlanNamesEachRuleOnce() throws {
    let (rules, first) = try Self.sample()
    #expect(
      rules.plan() == [
        AssumedRules.Recording(scenario: "c", rules: [first[0], first[1]], calls: 4),
        AssumedRules.Recording(scenario: "d", rules: [first[2]], calls: 1),
      ]
    )
    #expect(AssumedRules(Self.version).plan().isEmpty)
  }

  private static let scenario = """
    version: 1
    title: Two rows
    sections: [{rows: [a, b]}]
    delegate: {didSelectRowAt: }
    steps: [load, tap: [0, 1]]
    """

  @Test func theCommandRunsTheLibraryButNotTheEvidence() throws {
    let files = MemoryFiles([
      "Scenarios/load/a.yaml": Self.scenario, "Scenarios/claims/b.yaml": Self.scenario,
      "Scenarios/recorded/c.yaml": Self.scenario,
    ])
    let run = ToolRun(["rules", "--weakest", "--os", "18"], files: files)
    #expect(run.code == .success)
    let all = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      all[0].wholeMatch(
        of:
          /commands for recordings on iOS 18 that would confirm the most guesses, (\d+) of \1 calls .*:/
      ) == nil,
      "the scenario taps, and code alone records no tap"
    )
    let lines = Array(all.drop { !$0.hasPrefix("iOS 18: ") })
    let first = try #require(lines.first)
    #expect(
      first.wholeMatch(of: /iOS 18: \d+ of \d+ calls in the scenarios depend on an assumed rule/)
        != nil
    )
    let table = Array(lines.drop { !$0.isEmpty }.dropFirst())
    #expect(
      lines[1].hasPrefix(
        "The first column counts the calls that depend on the rule. The last column"
      )
    )
    #expect(table[0].wholeMatch(of: /calls  rule +record  which confirms/) != nil)
    #expect(table[1].wholeMatch(of: /\d+ +[a-z.-]+ +load\/a  \d+ calls, \d+ rules/) != nil)
    #expect(run.output.contains("\nthese rules are assumed too, but no call depends on them:\n"))
    #expect(!run.output.contains("claims") && !run.output.contains("recorded/c"))
    #expect(run.errors.hasPrefix("note: no recording of iOS 18 exists"))
    let one = ToolRun(["rules", "--weakest", "--os", "26", "swipe.will-begin"], files: files)
    #expect(
      one.output.hasSuffix(
        "\nthese rules are assumed too, but no call depends on them: swipe.will-begin\n"
      )
    )
    let none = ToolRun(["rules", "--weakest", "--os", "26", "app.simulation-limit"], files: files)
    #expect(none.output.hasSuffix("\nnone of these rules is assumed\n"))
  }

  @Test func whatCannotBeReadIsTold() {
    let none = ToolRun(["rules", "--weakest"], files: MemoryFiles())
    #expect(none.code == .invalid)
    #expect(none.errors.hasPrefix("error[F"))
    let wrong = MemoryFiles([
      "Scenarios/a.yaml": "steps: [fly]\n", "Scenarios/b.yaml": Self.scenario,
    ])
    let run = ToolRun(["rules", "--weakest"], files: wrong)
    #expect(run.code == .invalid)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Scenarios/a.yaml"))
  }

  /// `make pages` writes it.
  @Test func thePageOfTheDocumentationIsTheGeneratedOne() throws {
    let run = ToolRun(["rules", "--weakest", "--markdown"], files: OverlayFiles())
    #expect(run.code == .success)
    let path = "Sources/TableTrace/TableTrace.docc/WhatWeDoNotKnow.md"
    let isSame = try Repository.text(path) == run.output
    #expect(isSame, "\(path) is out of date: make pages")
    #expect(try Repository.text("Makefile").contains("\npages:"))
  }
}
