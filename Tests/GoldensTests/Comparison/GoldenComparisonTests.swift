import Goldens
import Testing

@testable import TableTrace

@Suite("Golden compared with trace")
struct GoldenComparisonTests {
  /// A change of a golden's lines, and what the comparison must say about it.
  struct Change: CustomTestStringConvertible {
    var name: String
    var golden: [String]
    var trace: [String]
    var kind: Divergence.Kind
    var bodyLine: Int
    var testDescription: String { name }
  }

  static let changes: [Change] = [
    Change(
      name: "a line is missing",
      golden: ["a", "b", "c", "d"],
      trace: ["a", "c", "d"],
      kind: .missing,
      bodyLine: 1
    ),
    Change(
      name: "a step is another one",
      golden: ["- load", "a", "- tap: [0, 1]", "b", "- layout", "c"],
      trace: ["- load", "a", "- tap: [0, 2]", "b", "- layout", "c"],
      kind: .step,
      bodyLine: 2
    ),
    Change(
      name: "a step and its calls are others",
      golden: ["- load", "a", "- tap: [0, 1]", "b"],
      trace: ["- load", "a", "- reloadData", "c", "d"],
      kind: .step,
      bodyLine: 2
    ),
    Change(
      name: "a line is extra",
      golden: ["a", "b", "c"],
      trace: ["a", "x", "b", "c"],
      kind: .extra,
      bodyLine: 1
    ),
    Change(
      name: "a line is extra at the end",
      golden: ["a", "b"],
      trace: ["a", "b", "c"],
      kind: .extra,
      bodyLine: 2
    ),
    Change(
      name: "two lines are swapped",
      golden: ["a", "b", "c", "d"],
      trace: ["a", "c", "b", "d"],
      kind: .moved,
      bodyLine: 1
    ),
    Change(
      name: "a line comes much earlier",
      golden: ["a", "b", "c", "d", "e"],
      trace: ["d", "a", "b", "c", "e"],
      kind: .moved,
      bodyLine: 0
    ),
    Change(
      name: "a line is repeated",
      golden: ["a", "b", "c"],
      trace: ["a", "b", "b", "c"],
      kind: .repeated,
      bodyLine: 2
    ),
    Change(
      name: "a round is repeated",
      golden: ["a", "b", "c"],
      trace: ["a", "b", "a", "b", "c"],
      kind: .repeated,
      bodyLine: 2
    ),
    Change(
      name: "the last round is repeated",
      golden: ["a", "b"],
      trace: ["a", "b", "a", "b"],
      kind: .repeated,
      bodyLine: 2
    ),
    Change(
      name: "an argument differs",
      golden: ["a", "h [0, 0] -> 4", "c"],
      trace: ["a", "h [0, 7] -> 4", "c"],
      kind: .argument,
      bodyLine: 1
    ),
    Change(
      name: "an answer differs",
      golden: ["a", "h [0, 0] -> 4", "c"],
      trace: ["a", "h [0, 0] -> 5", "c"],
      kind: .answer,
      bodyLine: 1
    ),
    Change(
      name: "an answer is absent",
      golden: ["a", "h [0, 0] -> 4"],
      trace: ["a", "h [0, 0]"],
      kind: .answer,
      bodyLine: 1
    ),
    Change(
      name: "a title with an arrow is no answer",
      golden: ["t \"x -> y\", 0 -> 1"],
      trace: ["t \"x -> z\", 0 -> 1"],
      kind: .argument,
      bodyLine: 0
    ),
    Change(
      name: "the nesting differs",
      golden: ["a", "  b", "c"],
      trace: ["a", "b", "c"],
      kind: .nesting,
      bodyLine: 1
    ),
    Change(
      name: "an exception comes",
      golden: ["a", "b"],
      trace: ["a", "! X: y"],
      kind: .crash,
      bodyLine: 1
    ),
    Change(
      name: "an exception does not come",
      golden: ["a", "! X: y"],
      trace: ["a", "b"],
      kind: .crash,
      bodyLine: 1
    ),
    Change(
      name: "an exception comes after the end",
      golden: ["a"],
      trace: ["a", "! X: y"],
      kind: .crash,
      bodyLine: 1
    ),
    Change(
      name: "the text of an exception differs",
      golden: ["! X: y"],
      trace: ["! X: z"],
      kind: .crash,
      bodyLine: 0
    ),
    Change(
      name: "the trace ends early",
      golden: ["a", "b", "c"],
      trace: ["a"],
      kind: .endedEarly,
      bodyLine: 1
    ),
    Change(
      name: "the trace is empty",
      golden: ["a"],
      trace: [],
      kind: .endedEarly,
      bodyLine: 0
    ),
    Change(
      name: "a query answers otherwise",
      golden: ["? contentSize -> {1, 2}"],
      trace: ["? contentSize -> {1, 3}"],
      kind: .answer,
      bodyLine: 0
    ),
    Change(
      name: "an answer with the same letter in other bytes",
      golden: ["a", "t 0 -> \"caf\u{E9}\"", "b", "c"],
      trace: ["a", "t 0 -> \"cafe\u{301}\"", "b", "c"],
      kind: .answer,
      bodyLine: 1
    ),
    Change(
      name: "what a cell shows with the same letter in other bytes",
      golden: ["a", "= Cell#1 \"\u{E9}\"", "b"],
      trace: ["a", "= Cell#1 \"e\u{301}\"", "b"],
      kind: .missing,
      bodyLine: 1
    ),
    Change(
      name: "the same letter in other bytes",
      golden: ["t \"\u{E9}\""],
      trace: ["t \"e\u{301}\""],
      kind: .argument,
      bodyLine: 0
    ),
  ]

  @Test("The comparison finds the kind and the line of the first difference", arguments: changes)
  func kinds(change: Change) throws {
    let golden = Golden(header: SampleTrace.header, body: change.golden)
    let trace = SampleTrace.lines(change.trace.joined(separator: "\n"))
    let verdict = GoldenComparison(golden).verdict(header: SampleTrace.header, trace: trace)
    let divergence = try #require(verdict.divergence)
    #expect(divergence.kind == change.kind)
    #expect(divergence.lineNumber == Golden.lineNumber(ofBodyLine: change.bodyLine))
    #expect(divergence.traceIndex == change.bodyLine)
    #expect(!divergence.isCoarse)
  }

  @Test("An equal trace matches")
  func equal() {
    let golden = SampleTrace.golden(SampleTrace.load)
    let byLines = GoldenComparison(golden).verdict(
      header: SampleTrace.header,
      trace: SampleTrace.load
    )
    #expect(byLines == .matches)
  }

  @Test("If any one line changes, the difference is at exactly that line", arguments: 0..<4 + 26)
  func anyLine(index: Int) throws {
    let text = SampleTrace.golden(SampleTrace.load).text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[index] += "!"
    let changed = Array(lines.joined(separator: "\n").utf8)
    do {
      let verdict = GoldenComparison(try GoldenReader.read(changed))
        .verdict(header: SampleTrace.header, trace: SampleTrace.load)
      #expect(verdict.divergence?.lineNumber == index + 1)
      #expect(verdict.divergence?.expected?.text == lines[index])
    } catch {
      // Only the header has lines that cannot be read when they are changed.
      #expect(error.problems.map(\.line) == [index + 1])
      #expect(index < GoldenHeader.lineCount)
    }
  }

  @Test("Removing, doubling or swapping lines makes a difference there", arguments: 0..<25)
  func anyOtherChange(index: Int) throws {
    let trace = SampleTrace.load
    let body = trace.map(\.indented)
    var removed = body
    removed.remove(at: index)
    var doubled = body
    doubled.insert(body[index], at: index)
    var swapped = body
    swapped.swapAt(index, index + 1)
    for (golden, line) in [(removed, index), (doubled, index + 1), (swapped, index)] {
      let divergence = try #require(
        GoldenComparison(Golden(header: SampleTrace.header, body: golden))
          .verdict(header: SampleTrace.header, trace: trace).divergence
      )
      #expect(divergence.lineNumber == Golden.lineNumber(ofBodyLine: line))
      if golden == swapped { #expect(divergence.kind == .moved) }
    }
    #expect(trace.count == 26)
  }

  @Test("A difference has four lines on each side, its step, its phase and its rule")
  func context() throws {
    var golden = SampleTrace.golden(SampleTrace.load)
    golden.body.remove(at: 14)
    let divergence = try #require(
      GoldenComparison(golden).verdict(header: SampleTrace.header, trace: SampleTrace.load)
        .divergence
    )
    #expect(divergence.kind == .extra)
    #expect(divergence.before.map(\.traced.index) == [10, 11, 12, 13])
    #expect(divergence.before.map(\.expected.number) == [15, 16, 17, 18])
    #expect(divergence.expected?.text == "  tableView(_:indentationLevelForRowAt:) [0, 0] -> 0")
    #expect(divergence.traced?.text == "tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new")
    #expect(divergence.expectedAfter.map(\.number) == [20, 21, 22, 23])
    #expect(divergence.tracedAfter.map(\.index) == [15, 16, 17, 18])
    #expect(divergence.step == 1)
    #expect(divergence.stepText == "load")
    #expect(divergence.phase == .layout)
    #expect(divergence.rule == .sectionOrder)
  }

  @Test("A moved line has both places")
  func move() throws {
    var golden = SampleTrace.golden(SampleTrace.load)
    golden.body.swapAt(16, 17)
    let divergence = try #require(
      GoldenComparison(golden).verdict(header: SampleTrace.header, trace: SampleTrace.load)
        .divergence
    )
    #expect(divergence.kind == .moved)
    #expect(divergence.move?.expected.number == 21)
    #expect(divergence.move?.traced.index == 17)
    #expect(divergence.move?.expected.text == divergence.move?.traced.text)
  }

  @Test("A golden of another scenario or version differs in its header")
  func header() throws {
    let golden = SampleTrace.golden(SampleTrace.load)
    let wanted = [
      (GoldenHeader(scenario: "load/other", os: .iOS(9, 3)), 2, "scenario: load/other"),
      (GoldenHeader(scenario: "load/two-rows", os: .iOS(10)), 3, "os: iOS 10"),
    ]
    for (header, line, text) in wanted {
      let divergence = try #require(
        GoldenComparison(golden).verdict(header: header, trace: SampleTrace.load).divergence
      )
      #expect(divergence.kind == .header)
      #expect(divergence.lineNumber == line)
      #expect(divergence.traced?.text == text)
    }
  }

  @Test("A hundred thousand different lines are compared quickly, and the kind is called a guess")
  func coarse() throws {
    let golden = Golden(header: SampleTrace.header, body: (0..<100_000).map { "a\($0)" })
    let trace = (0..<100_000).map { index in
      TraceLine(kind: .warning, depth: 0, text: "b\(index)", step: 1)
    }
    let clock = ContinuousClock()
    var verdict = Verdict.matches
    let time = clock.measure {
      verdict = GoldenComparison(golden).verdict(header: SampleTrace.header, trace: trace)
    }
    let divergence = try #require(verdict.divergence)
    #expect(divergence.isCoarse)
    #expect(divergence.kind == .missing)
    #expect(divergence.lineNumber == 5)
    #expect(time < .seconds(10), "a debug build may be slow, but not slower than this")
  }
}
