import TableTrace
import Testing

@testable import Goldens

@Suite("Recorded log compared with trace")
struct LogComparisonTests {
  /// A log, and what its comparison with ``SampleTrace/load`` must say.
  struct Case: CustomTestStringConvertible {
    var name: String
    var header: String
    var body: String
    var kind: Divergence.Kind?
    var line: Int?
    var testDescription: String { name }
  }

  private static func names(_ names: String...) -> String {
    "prints: " + names.joined(separator: ", ")
  }

  private static let cells = names("cellForRowAt", "willDisplayCell")
  private static let heights = names("heightForRowAt")

  static let cases: [Case] = [
    Case(
      name: "complete",
      header: cells,
      body: "cellForRowAt 0,0\nwillDisplayCell 0,0\ncellForRowAt 0,1\nwillDisplayCell 0,1"
    ),
    Case(
      name: "complete by row numbers",
      header: cells,
      body: "cellForRowAt 0\nwillDisplayCell 0\ncellForRowAt 1\nwillDisplayCell 1"
    ),
    Case(
      name: "complete without arguments",
      header: cells + "\narguments: none",
      body: "x2 {\ncellForRowAt 9,9\nwillDisplayCell\n}"
    ),
    Case(
      name: "complete needs the end",
      header: cells,
      body: "cellForRowAt 0,0\nwillDisplayCell 0,0\ncellForRowAt 0,1",
      kind: .extra,
      line: 6
    ),
    Case(
      name: "complete needs the start",
      header: cells,
      body: "willDisplayCell 0,0\ncellForRowAt 0,1\nwillDisplayCell 0,1",
      kind: .extra,
      line: 3
    ),
    Case(
      name: "a prefix may stop",
      header: cells + "\nextent: prefix",
      body: "cellForRowAt 0,0\nwillDisplayCell 0,0\ncellForRowAt 0,1"
    ),
    Case(
      name: "a prefix begins at the start",
      header: cells + "\nextent: prefix",
      body: "willDisplayCell 0,0\ncellForRowAt 0,1",
      kind: .extra,
      line: 4
    ),
    Case(
      name: "an excerpt may begin anywhere",
      header: cells + "\nextent: excerpt",
      body: "willDisplayCell 0,0\ncellForRowAt 0,1"
    ),
    Case(
      name: "an excerpt is one run",
      header: cells + "\nextent: excerpt",
      body: "cellForRowAt 0,0\ncellForRowAt 0,1",
      kind: .extra,
      line: 5
    ),
    Case(
      name: "a gap joins two runs",
      header: cells + "\nextent: excerpt",
      body: "cellForRowAt 0,0\n...\ncellForRowAt 0,1"
    ),
    Case(
      name: "a gap up to the end",
      header: cells,
      body: "cellForRowAt 0,0\n...\nwillDisplayCell 0,1"
    ),
    Case(name: "a gap at the end", header: cells, body: "cellForRowAt 0,0\n..."),
    Case(
      name: "the end after a gap must fit",
      header: cells,
      body: "cellForRowAt 0,0\n...\ncellForRowAt 0,1",
      kind: .missing,
      line: 5
    ),
    Case(
      name: "swapped",
      header: cells,
      body: "cellForRowAt 0,0\ncellForRowAt 0,1\nwillDisplayCell 0,0\nwillDisplayCell 0,1",
      kind: .moved,
      line: 4
    ),
    Case(
      name: "other argument",
      header: cells + "\nextent: prefix",
      body: "cellForRowAt 0,0\nwillDisplayCell 0,5\ncellForRowAt 0,1",
      kind: .argument,
      line: 5
    ),
    Case(
      name: "more than the trace has",
      header: cells,
      body: "x2 {\ncellForRowAt\nwillDisplayCell\n}\ncellForRowAt",
      kind: .endedEarly,
      line: 7
    ),
    Case(
      name: "only a covered step",
      header: names("willSelectRowAt", "cellForRowAt") + "\ncovers: 2",
      body: "willSelectRowAt 0,1"
    ),
    Case(
      name: "calls inside come after a cell printed on entry",
      header: names("cellForRowAt", "indentationLevelForRowAt"),
      body: "x2 {\ncellForRowAt\nindentationLevelForRowAt\n}"
    ),
    Case(
      name: "calls inside come before a cell printed on return",
      header: names("cellForRowAt", "indentationLevelForRowAt") + "\nlogs-cell: return",
      body: "x2 {\nindentationLevelForRowAt\ncellForRowAt\n}"
    ),
    Case(
      name: "calls inside are indented",
      header: names("cellForRowAt", "indentationLevelForRowAt") + "\nnesting: indented",
      body: "x2 {\ncellForRowAt\n  indentationLevelForRowAt\n}"
    ),
    Case(
      name: "calls inside that the log shows beside",
      header: names("cellForRowAt", "indentationLevelForRowAt") + "\nnesting: indented",
      body: "cellForRowAt\nindentationLevelForRowAt\ncellForRowAt\nindentationLevelForRowAt",
      kind: .nesting,
      line: 5
    ),
    Case(
      name: "first occurrences",
      header: heights + "\norder: first-occurrence",
      body: "heightForRowAt 0,0\nheightForRowAt 0,1"
    ),
    Case(
      name: "first occurrences in another order",
      header: heights + "\norder: first-occurrence",
      body: "heightForRowAt 0,1\nheightForRowAt 0,0",
      kind: .moved,
      line: 4
    ),
    Case(
      name: "first occurrences without arguments",
      header: names("numberOfSections", "heightForRowAt") + "\norder: first-occurrence",
      body: "numberOfSections\nheightForRowAt\nnumberOfSections"
    ),
    Case(
      name: "hooks of the controller",
      header: names("viewDidLoad", "numberOfSections"),
      body: "viewDidLoad\nx2 {\nnumberOfSections(in:)\n}"
    ),
  ]

  @Test("Logs with extents, gaps and few printed callbacks are compared", arguments: cases)
  func verdicts(sample: Case) throws {
    let log = try LogReader.read(sample.header + "\n\n" + sample.body, origin: .pasted)
    let result = SampleTrace.compare(log, with: SampleTrace.load)
    #expect(result.verdict.divergence?.kind == sample.kind)
    #expect(result.verdict.divergence?.lineNumber == sample.line)
    if sample.kind == nil, log.header.order == .exact {
      #expect(result.equalLines == log.callCount)
    }
  }

  @Test("The context, the step and the rule are those of the trace")
  func context() throws {
    let log = try LogReader.read(
      Self.cells + "\n\ncellForRowAt 0,0\nwillDisplayCell 0,0\nwillDisplayCell 0,1",
      origin: .pasted
    )
    let result = SampleTrace.compare(log, with: SampleTrace.load)
    let divergence = try #require(result.verdict.divergence)
    #expect(divergence.kind == .extra)
    #expect(divergence.before.map(\.expected.number) == [3, 4])
    #expect(divergence.before.map(\.traced.index) == [14, 17])
    #expect(divergence.traced?.text == "tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new")
    #expect(divergence.step == 1)
    #expect(divergence.phase == .layout)
    #expect(divergence.rule == .sectionOrder)
    #expect(result.equalLines == 2)
  }

  @Test("A gap that skips nothing is reported")
  func idleGaps() throws {
    let log = try LogReader.read(
      Self.cells + "\n\ncellForRowAt 0,0\n...\nwillDisplayCell 0,0\n...\nwillDisplayCell 0,1",
      origin: .pasted
    )
    let result = SampleTrace.compare(log, with: SampleTrace.load)
    #expect(result.verdict == .matches)
    #expect(result.idleGaps == [4])
  }

  @Test("An exception that ends the trace too early is the difference")
  func crash() throws {
    let trace = SampleTrace.lines(
      """
      - load
      numberOfSections(in:) -> 1
      tableView(_:cellForRowAt:) [0, 0]
        tableView(_:heightForRowAt:) [0, 0] -> 50
      ! NSInternalInconsistencyException: no cell
      """
    )
    let log = try LogReader.read(
      "logs-cell: return\n\nnumberOfSections\nheightForRowAt 0,0\ncellForRowAt 0,0",
      origin: .pasted
    )
    let divergence = try #require(SampleTrace.compare(log, with: trace).verdict.divergence)
    #expect(divergence.kind == .crash)
    #expect(divergence.traceIndex == 4)
    #expect(divergence.lineNumber == 5)
    #expect(divergence.traced?.text == "! NSInternalInconsistencyException: no cell")
  }

  @Test("A long search for a missing part stops, and says that it gave up")
  func budget() throws {
    let trace = SampleTrace.lines(
      String(repeating: "tableView(_:heightForRowAt:) [0, 0] -> 50\n", count: 20_000)
    )
    let log = try LogReader.read(
      "prints: heightForRowAt, cellForRowAt\nextent: excerpt\n\n"
        + "x10000 {\nheightForRowAt\n}\ncellForRowAt",
      origin: .pasted
    )
    let divergence = try #require(SampleTrace.compare(log, with: trace).verdict.divergence)
    #expect(divergence.isCoarse)
  }
}
