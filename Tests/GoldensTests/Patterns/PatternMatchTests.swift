import Goldens
import TableTrace
import Testing

@Suite("Looking for patterns in traces")
struct PatternMatchTests {
  /// What becomes of a pattern in a trace whose lines are words.
  static func verdict(_ body: [String], in lines: [String]) throws -> PatternVerdict {
    let pattern = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
    return PatternMatch.verdict(pattern.items, in: lines.map { Array($0.utf8) })
  }

  @Test(
    "A trace with the slack that the pattern leaves matches",
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
    "Where a pattern is not found the failing item, the line and the reason are known",
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

  @Test("A group that misses a line names it and what is left")
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

  @Test("A search without end is given up and said so")
  func work() throws {
    let lines = [[UInt8]](repeating: Array("a".utf8), count: 200)
    let body = ["@skip"] + [String](repeating: "a", count: 100) + ["b"]
    let pattern = try PatternReaderTests.pattern(body.map { $0 + "\n" }.joined())
    let failure = PatternMatch.verdict(pattern.items, in: lines, workLimit: 1_000).failure
    #expect(failure?.reason == .tooMuchWork)
  }

  @Test("Slack that the trace does not need is named, slack that it needs is not")
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
        "6: '@skip' passes over no line; remove it",
        "7: the lines of '@any-order' come in the order written; remove it",
        "13: '@skip' passes over no line; remove it",
      ]
    )
  }
}
