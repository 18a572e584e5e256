import Goldens
import Sampling
import TableTrace
import Testing

@Suite("Searching traces for patterns")
struct PatternMatchTests {
  /// What becomes of a pattern in a trace whose lines are words.
  static func verdict(_ body: [String], in lines: [String]) throws -> PatternVerdict {
    let pattern = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
    return PatternMatch.verdict(pattern.items, in: lines.map { Array($0.utf8) })
  }

  @Test(
    "A trace matches with everything that the pattern allows",
    arguments: [
      (["a", "b"], ["a", "b"]),
      (["a", "@skip", "c"], ["a", "c"]),
      (["a", "@skip", "c"], ["a", "x", "c", "y", "c"]),
      (["@skip", "c", "d", "@skip"], ["c", "x", "c", "d", "e"]),
      (["a", "@skip 2", "b"], ["a", "b", "x", "b"]),
      (["a", "@skip 1...2", "b", "@skip"], ["a", "b", "b", "b"]),
      (["a", "@skip 2..."], ["a", "x", "y", "z"]),
      (["@times 3 a", "b"], ["a", "a", "a", "b"]),
      (["@times 0...2 a", "b"], ["b"]),
      (["@times 2... a", "@skip", "b"], ["a", "a", "a", "x", "b"]),
      (["@any-order", "a", "b", "c", "@end"], ["c", "a", "b"]),
      (["@any-order", "@times 2 a", "b", "@end", "c"], ["a", "b", "a", "c"]),
      (["@any-order", "r @{x}", "r 1", "@end", "got @{x}"], ["r 1", "r 2", "got 2"]),
      (["a @{n} of @{m}", "b @{n}"], ["a 1 of 2", "b 1"]),
      (["a @{n}@@{", "b"], ["a 1@{", "b"]),
      (["@{_} a @{_}", "@{_} a @{_}"], ["1 a 2", "3 a 4"]),
      (["@skip", "a @{n}", "b @{n}"], ["a 1", "b 2", "a 3", "b 3"]),
      (["f [0, @{row}] -> @{row}"], ["f [0, 44] -> 44"]),
      (["@@skip"], ["@skip"]),
    ]
  )
  func matches(body: [String], lines: [String]) throws {
    #expect(try Self.verdict(body, in: lines).failure == nil)
  }

  @Test(
    "If a pattern does not match, the failed item, the line and the reason are known",
    arguments: [
      (["a", "b"], ["a", "c"], 1, 1, .line),
      (["a", "b"], ["a"], 1, 1, .line),
      (["a"], ["a", "b"], nil, 1, .goesOn),
      (["a", "@skip", "b", "c"], ["a", "b", "x", "b", "y"], 3, 2, .line),
      (["@skip", "c"], ["c", "d"], nil, 1, .goesOn),
      (["a", "@skip 2", "b"], ["a", "x"], 1, 1, .skip(left: 1)),
      (["a", "@skip 0...1"], ["a", "x", "y"], 1, 1, .skip(left: 2)),
      (["@times 3 a", "b"], ["a", "a", "b"], 0, 0, .times(found: 2)),
      (["@times 1 a", "b"], ["a", "a", "b"], 1, 1, .line),
      (["a @{n}", "b @{n}"], ["a 1", "b 2"], 1, 1, .line),
      (["a @{n}"], ["a "], 0, 0, .line),
      // The best candidate, and not the first line that is passed over.
      (
        ["@skip", "@times 4 t", "@skip"], ["x", "t", "y", "t", "t", "t", "z"], 1, 3,
        .times(found: 3)
      ),
      (["@skip", "- scroll: {by: 51}", "@skip"], ["x", "- scroll: {by: 50}", "y"], 1, 1, .line),
      (["@skip", "f [0] -> 1", "@skip"], ["x", "f [1] -> 1", "f [0] -> 2"], 1, 2, .line),
      (
        ["@skip", "@times 2 f [0] -> 1", "@skip"], ["x", "f [0] -> 2", "f [0] -> 2"], 1, 1,
        .times(found: 0)
      ),
    ] as [([String], [String], Int?, Int, PatternFailure.Reason)]
  )
  func failures(
    body: [String],
    lines: [String],
    item: Int?,
    place: Int,
    reason: PatternFailure.Reason
  ) throws {
    let failure = try Self.verdict(body, in: lines).failure
    #expect(failure?.item == item)
    #expect(failure?.place == place)
    #expect(failure?.reason == reason)
  }

  @Test("A group with a missing line names it and the remaining line")
  func group() throws {
    let failure = try Self.verdict(["@any-order", "a", "b", "c", "@end"], in: ["c", "x", "a"])
      .failure
    guard case .member(let line, let free) = failure?.reason else {
      Issue.record("the reason is \(String(describing: failure?.reason))")
      return
    }
    #expect(line.text == "b")
    #expect(free == 1)
  }

  @Test(
    "The cost of a search grows in proportion to the trace and the pattern",
    arguments: Sample.of(PatternGrowth.all, 1)
  )
  func growth(_ growth: PatternGrowth) throws {
    let pattern = try PatternReaderTests.pattern(growth.body.map { $0 + "\n" }.joined())
    let works = [1, 2, 4].map { factor in
      let lines = growth.lines(factor).map { Array($0.utf8) }
      return PatternMatch.verdict(pattern.items, in: lines).work
    }
    #expect(works[1] * 10 < works[0] * 22, "\(growth): \(works)")
    #expect(works[2] * 10 < works[1] * 22, "\(growth): \(works)")
    #expect(works[2] < growth.most, "\(growth): \(works)")
  }

  @Test("A search that would take too long stops, and says so")
  func work() throws {
    let lines = [[UInt8]](repeating: Array("a".utf8), count: 200)
    let body = ["@skip"] + [String](repeating: "a", count: 100) + ["b"]
    let pattern = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
    let failure = PatternMatch.verdict(pattern.items, in: lines, workLimit: 1_000).failure
    #expect(failure?.reason == .tooMuchWork)
  }

  @Test("Directives that the trace does not need are reported, and needed ones are not")
  func idleSlack() throws {
    let body = ["a", "@skip", "@any-order", "b", "c", "@end", "@skip", "d", "@skip 0...3"]
    let pattern = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
    let trace = SampleTrace.lines("a\nb\nc\nx\nd\n")
    let lines = trace.map { Array($0.indented.utf8) }
    let report = PatternReport(
      pattern,
      PatternMatch.verdict(pattern.items, in: lines),
      trace: trace
    )
    #expect(report.headline == nil)
    #expect(
      report.idleSlack.map { "\($0.line): \($0.sentence)" } == [
        "6: this '@skip' skips no line: remove it",
        "7: the trace has these lines in the same order: remove '@any-order' and '@end'",
        "13: this '@skip' skips no line: remove it",
      ]
    )
  }
}

/// A pattern that is not found in a trace, which may be longer.
struct PatternGrowth: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var body: [String]
  /// A line of the trace.
  var line: @Sendable (Int) -> String
  /// The steps that four times the trace may take.
  var most: Int

  func lines(_ factor: Int) -> [String] { (0..<1_000 * factor).map(line) }

  static let all = [
    PatternGrowth(
      testDescription: "200 lines with three holes, the last of which is not there",
      body: ["@skip"] + (0..<200).map { "f [@{a\($0)}, @{b\($0)}] -> @{_}" } + ["gone", "@skip"],
      line: { "f [0, \($0 % 40)] -> 44" },
      most: 4_000 * 201 * 6
    ),
    PatternGrowth(
      testDescription: "200 lines with holes without names",
      body: ["@skip"] + (0..<199).map { _ in "f [@{_}, @{_}] -> 4@{_}" }
        + ["f [@{_}, @{_}] -> 45", "@skip"],
      line: { "f [0, \($0)] -> 44" },
      most: 4_000 * 201 * 2
    ),
    PatternGrowth(
      testDescription: "a group of 301 lines with holes, one of which is not there",
      body: ["@skip", "@any-order"] + (0..<301).map { "f [0, \($0)] -> @{_}" } + ["@end", "@skip"],
      line: { "f [0, \($0 % 300)] -> 44" },
      most: 4_000 * 301 * 4
    ),
    PatternGrowth(
      testDescription: "a group whose lines are all those of members, but too few of one",
      body: ["@skip", "@any-order"] + (0..<150).map { "f [0, \($0)] -> @{_}" }
        + ["f [0, 0] -> @{x}", "f [0, 0] -> @{y}", "@end", "@skip"],
      line: { "f [0, \($0 % 150)] -> 44" },
      most: 4_000 * 152 * 4
    ),
    PatternGrowth(
      testDescription: "a line that does not come often enough",
      body: ["@skip", "@times 100000 f", "@skip"],
      line: { _ in "f" },
      most: 4_000 * 4
    ),
  ]
}
