import Sampling
import TableTrace
import Testing

@testable import Goldens

@Suite("Reading recorded logs")
struct LogReaderTests {
  private static let header = """
    source: https://example.org/a-log
    os: iOS 9.3
    prints: numberOfSections, tableView:cellForRowAtIndexPath:, tableView(_:heightForRowAt:)
    arguments: some
    extent: complete
    """

  @Test("The header of a recorded log is read")
  func fullHeader() throws {
    let text =
      """
      # A comment before everything.
      \(Self.header)
      # A comment between keys.
      covers: 1, 3-5
      logs-cell: return
      order: first-occurrence
      filter: only the first section

      numberOfSections   # and a comment behind a call
      """
    let header = try LogReader.read(text, origin: .kept).header
    #expect(header.source == "https://example.org/a-log")
    #expect(header.os == .iOS(9, 3))
    #expect(
      header.prints == [
        .callback(.numberOfSections), .callback(.cellForRowAt), .callback(.heightForRowAt),
      ]
    )
    #expect(header.arguments == .some)
    #expect(header.extent == .complete)
    #expect(header.covers == [1...1, 3...5])
    #expect(header.cellLine == .return)
    #expect(header.order == .firstOccurrence)
    #expect(header.filter == "only the first section")
    #expect([0, 1, 2, 4, 6].map(header.covers(step:)) == [false, true, false, true, false])
  }

  @Test("An unknown version is ignored, and lines below a call are inside it")
  func unknownVersionAndNesting() throws {
    let header = Self.header.replacing("iOS 9.3", with: "unknown") + "\nnesting: indented"
    let body = "numberOfSections\n  cellForRowAt 0,0\n    heightForRowAt 0,0\n  cellForRowAt 0,1\n"
    let log = try LogReader.read(header + "\n\n" + body, origin: .kept)
    #expect(log.header.os == nil)
    #expect(log.header.nesting == .indented)
    #expect(log.lines.map(\.call?.depth) == [0, 1, 2, 1])
    let flat = try LogReader.read(Self.header + "\n\n" + body, origin: .kept)
    #expect(flat.lines.map(\.call?.depth) == [0, 0, 0, 0])
  }

  @Test(
    "A header with mistakes is reported line by line",
    arguments: [
      ("os: iOS 3", [.headerValue(.os, "iOS 3")]),
      ("prints: nothing", [.headerValue(.prints, "nothing")]),
      ("prints: numberOfSections,", [.headerValue(.prints, "numberOfSections,")]),
      ("prints: awakeFromNib", [.headerValue(.prints, "awakeFromNib")]),
      ("arguments: yes", [.headerValue(.arguments, "yes")]),
      ("extent: whole", [.headerValue(.extent, "whole")]),
      ("covers: 0", [.headerValue(.covers, "0")]),
      ("covers: 3-1", [.headerValue(.covers, "3-1")]),
      ("covers: 1-2-3", [.headerValue(.covers, "1-2-3")]),
      ("logs-cell: maybe", [.headerValue(.logsCell, "maybe")]),
      ("order: any", [.headerValue(.order, "any")]),
      ("nesting: deep", [.headerValue(.nesting, "deep")]),
      ("os: nobody knows", [.headerValue(.os, "nobody knows")]),
      ("source:", [.headerValue(.source, "")]),
      ("filter: a\nfilter: b", [.duplicateHeader(.filter)]),
    ] as [(String, [LogProblem.Kind])]
  )
  func faultyValue(line: String, kinds: [LogProblem.Kind]) {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read(line + "\n\nnumberOfSections", origin: .pasted)
    }
    #expect(error?.problems.map(\.kind) == kinds)
    #expect(error?.problems.map(\.line) == [line.contains("\n") ? 2 : 1])
    #expect(error?.problems.allSatisfy { !$0.message.isEmpty } == true)
  }

  @Test("A recorded log needs its keys, and allows no others")
  func missingKeys() {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read("colour: red\nos: iOS 9\n\nnumberOfSections", origin: .kept)
    }
    #expect(
      error?.problems.map(\.kind) == [
        .unknownHeader("colour: red"), .missingHeader(.source), .missingHeader(.prints),
        .missingHeader(.arguments), .missingHeader(.extent),
      ]
    )
  }

  @Test("A pasted log needs no header, and blank lines in it have no meaning")
  func pasted() throws {
    let log = try LogReader.read(
      "\u{FEFF}numberOfSections\r\n\r\ncellForRowAt 0,0\r\n",
      origin: .pasted
    )
    #expect(log.lines.map(\.number) == [1, 3])
    #expect(log.printed == [.callback(.numberOfSections), .callback(.cellForRowAt)])
  }

  @Test(
    "All line ends of consoles are accepted",
    arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
  )
  func lineEnds(end: String) throws {
    let text = ["numberOfSections", "", "\u{3000}cellForRowAt 0,0\u{A0}", ""].joined(separator: end)
    let log = try LogReader.read(text, origin: .pasted)
    #expect(log.lines.map(\.number) == [1, 3])
    #expect(log.lines.map(\.text) == ["numberOfSections", "cellForRowAt 0,0"])
  }

  @Test("A log with too many calls is a problem, and no part of it is compared")
  func tooManyCalls() {
    let line = "heightForRowAt 0,0 .. 0,99999\n"
    let text = String(repeating: line, count: 10) + "cellForRowAt 0,0\ncellForRowAt 0,1"
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: .pasted) }
    #expect(error?.problems == [LogProblem(line: 11, kind: .tooLong)])
  }

  @Test("Repeats are expanded, nested ones too, and keep their line numbers")
  func repeats() throws {
    let text = """
      x2 {
        numberOfSections
        x3 {
          heightForRowAt
        }
        ...
      }
      cellForRowAt
      """
    let log = try LogReader.read(text, origin: .pasted)
    #expect(log.lines.map(\.number) == [2, 4, 4, 4, 6, 2, 4, 4, 4, 6, 8])
    #expect(log.callCount == 9)
  }

  @Test(
    "A block on one line is read like a block on several lines",
    arguments: [
      ("x9 { cellForRowAt }", Array(repeating: "cellForRowAt", count: 9)),
      ("x2 {cellForRowAt}", ["cellForRowAt", "cellForRowAt"]),
      ("x2 { cellForRowAt 0,1; ... }", ["cellForRowAt 0,1", "...", "cellForRowAt 0,1", "..."]),
      ("x1 { cellForRowAt 0,1, willDisplayCell }", ["cellForRowAt 0,1", "willDisplayCell"]),
      (
        "x2 { x2 { cellForRowAt } willDisplayCell }",
        [
          "cellForRowAt", "cellForRowAt", "willDisplayCell", "cellForRowAt", "cellForRowAt",
          "willDisplayCell",
        ]
      ),
      ("x2 { cellForRowAt\n}", ["cellForRowAt", "cellForRowAt"]),
      ("x1 { heightForRowAt {0, 2} }", ["heightForRowAt {0, 2}"]),
    ]
  )
  func blockOnOneLine(text: String, lines: [String]) throws {
    for header in ["", "extent: complete\n\n"] {
      let log = try LogReader.read(header + text, origin: .pasted)
      #expect(log.lines.map(\.text.string) == lines)
      #expect(log.foreignLines.isEmpty)
    }
  }

  @Test(
    "The number of calls in a pasted line is read",
    arguments: [
      ("heightForRowAt x3", 3, .ignored), ("heightForRowAt X3", 3, .ignored),
      ("heightForRowAt ×3", 3, .ignored), ("heightForRowAt 3x", 3, .ignored),
      ("heightForRowAt x 3", 3, .ignored), ("heightForRowAt × 3", 3, .ignored),
      ("heightForRowAt (x3)", 3, .ignored), ("heightForRowAt(x3)", 3, .ignored),
      ("heightForRowAt [3×]", 3, .ignored), ("heightForRowAt (3 times)", 3, .ignored),
      ("heightForRowAt 3 times", 3, .ignored), ("heightForRowAt 1 time", 1, .ignored),
      ("heightForRowAt 0,2 x3", 3, .numbers([0, 2])),
      ("tableView(_:heightForRowAt:) [0, 2] -> 44 (x3)", 3, .numbers([0, 2])),
      ("3x heightForRowAt 0,2", 3, .numbers([0, 2])), ("x3 heightForRowAt", 3, .ignored),
      ("3 x tableView(_:heightForRowAt:) 0,2", 3, .numbers([0, 2])),
      ("(3x) heightForRowAt", 3, .ignored), ("3x: heightForRowAt", 3, .ignored),
      ("3 times heightForRowAt", 3, .ignored), ("14:52:18.123 ×3 heightForRowAt", 3, .ignored),
      ("2x heightForRowAt x3", 6, .ignored),
      ("heightForRowAt 0,0 .. 0,4 x2", 10, .numbers([0, 0])),
      ("heightForRowAt 0,2", 1, .numbers([0, 2])), ("heightForRowAt -> x3", 1, .ignored),
      ("12 heightForRowAt", 1, .ignored), ("scrollViewDidScroll x 20", 1, .ignored),
    ] as [(String, Int, EventArguments)]
  )
  func repeatedCall(line: String, count: Int, arguments: EventArguments) throws {
    let log = try LogReader.read(line, origin: .pasted)
    #expect(log.callCount == count)
    #expect(log.lines.first?.call?.arguments == arguments)
  }

  @Test("A recorded log may write repeats only as blocks")
  func keptRepeats() throws {
    let text = Self.header + "\n\nnumberOfSections x3\n2 x numberOfSections"
    #expect(try LogReader.read(text, origin: .kept).callCount == 2)
  }

  @Test(
    "A repeat with mistakes is a problem",
    arguments: [
      ("heightForRowAt x0", .repeatCount("0")),
      ("99999999999999999999x heightForRowAt", .repeatCount("99999999999999999999")),
      ("heightForRowAt x1000001", .tooLong),
      ("9223372036854775807x heightForRowAt x9223372036854775807", .tooLong),
    ] as [(String, LogProblem.Kind)]
  )
  func faultyRepeatedCall(line: String, kind: LogProblem.Kind) {
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(line, origin: .pasted) }
    #expect(error?.problems.first == LogProblem(line: 1, kind: kind))
  }

  @Test(
    "Blocks with mistakes have their line",
    arguments: [
      ("x2 {\nnumberOfSections", 1, .openRepeat),
      ("numberOfSections\n}", 2, .strayBrace),
      ("x0 {\nnumberOfSections\n}", 1, .repeatCount("x0")),
      ("two {\nnumberOfSections\n}", 1, .repeatCount("two")),
      ("x0 { numberOfSections }", 1, .repeatCount("x0")),
      ("x2 { numberOfSections } }", 1, .strayBrace),
      ("x1000000 { numberOfSections; numberOfSections }", 1, .tooLong),
      ("{\nnumberOfSections\n}", 1, .repeatCount("")),
      ("x1000000 {\nnumberOfSections\nx2 {\nnumberOfSections\n}\n}", 1, .tooLong),
      ("x9223372036854775807 {\nnumberOfSections\nnumberOfSections\n}", 1, .tooLong),
      ("", -1, .empty),
      ("# nothing\n...", 2, .empty),
    ] as [(String, Int, LogProblem.Kind)]
  )
  func faultyBlocks(text: String, line: Int, kind: LogProblem.Kind) {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read("extent: complete\n\n" + text, origin: .pasted)
    }
    #expect(error?.problems == [LogProblem(line: line + 2, kind: kind)])
  }

  @Test("Other output of an app is ignored and counted in a log without a header")
  func foreignLines() throws {
    let text = """
      Optional({
        key = value;
      })
      x2 {
        numberOfSections
        hello
      }
      }
      two {
      cellForRowAt 0,0
      """
    let log = try LogReader.read(text, origin: .pasted)
    #expect(log.lines.map(\.number) == [5, 5, 10])
    #expect(log.foreignLines == [1, 2, 3, 6, 8, 9])
  }

  @Test("Mistakes in the blocks of a log without a header are reported")
  func faultyBlocksOfRawLogs() {
    for (text, kind) in [
      ("x2 {\nnumberOfSections", LogProblem.Kind.openRepeat),
      ("x0 {\nnumberOfSections\n}", .repeatCount("x0")), ("hello", .empty),
    ] {
      let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: .pasted) }
      #expect(error?.problems == [LogProblem(line: 1, kind: kind)])
    }
  }

  @Test("A trace is not accepted as a log", arguments: [LogReader.Origin.kept, .pasted])
  func trace(origin: LogReader.Origin) {
    let text = "tabletrace trace 1\nscenario: x\nos: iOS 9\n\n- load\n"
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: origin) }
    #expect(error?.problems == [LogProblem(line: 1, kind: .trace)])
  }

  @Test(
    "For a log without a call, the problem is at the last line with text",
    arguments: [("hello\n", 1), ("hello\nyou\n\n\n", 2), ("", 1), ("\n\n", 1)]
  )
  func lastLine(text: String, line: Int) {
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: .pasted) }
    #expect(error?.problems == [LogProblem(line: line, kind: .empty)])
    #expect(error?.problems.first?.help.isEmpty == false)
  }

  @Test("UTF-16 without a byte order mark is reported", arguments: [true, false])
  func utf16(isLittle: Bool) {
    let bytes: [UInt8] = "numberOfRows called\ncellForRow(0)\n".utf8.flatMap { byte -> [UInt8] in
      isLittle ? [byte, 0] : [0, byte]
    }
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read(LogText(bytes: bytes), origin: .pasted)
    }
    #expect(error?.problems == [LogProblem(line: 1, kind: .utf16)])
    #expect(LogText("caf\u{e9} \u{0} is no UTF-16").seemsToBeUTF16 == false)
  }

  @Test("Blocks can be nested only to a limit")
  func depth() {
    let text =
      String(repeating: "x1000 {\n", count: 30) + "numberOfSections\n"
      + String(repeating: "}\n", count: 30)
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: .pasted) }
    #expect(error?.problems == [LogProblem(line: 17, kind: .tooDeep)])
  }

  @Test("A callback that the header does not list is a problem")
  func unannounced() {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read(Self.header + "\n\ntitleForHeaderInSection 0", origin: .kept)
    }
    #expect(
      error?.problems == [
        LogProblem(line: 7, kind: .unannounced(.callback(.titleForHeaderInSection)))
      ]
    )
  }

  @Test(
    "Arguments are compared as far as the header says",
    arguments: [
      ("printed", "heightForRowAt 0,1", EventArguments.numbers([0, 1])),
      ("some", "heightForRowAt 0,1", .numbers([0, 1])),
      ("some", "heightForRowAt", .ignored),
      ("some", "heightForRowAt the first row", .ignored),
      ("none", "heightForRowAt 0,1", .ignored),
      ("none", "heightForRowAt 1 2 3", .ignored),
      ("printed", "numberOfSections", .ignored),
    ]
  )
  func argumentModes(mode: String, line: String, expected: EventArguments) throws {
    let log = try LogReader.read("arguments: \(mode)\n\n\(line)", origin: .pasted)
    #expect(log.lines.first?.call?.arguments == expected)
  }

  @Test("Printed arguments must exist", arguments: ["heightForRowAt", "heightForRowAt s,r"])
  func promised(line: String) {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read("arguments: printed\n\n\(line)", origin: .pasted)
    }
    #expect(
      error?.problems == [LogProblem(line: 3, kind: .noArguments(.callback(.heightForRowAt)))]
    )
  }

  @Test("The number of problems is limited")
  func limit() {
    let text = "extent: complete\n\n" + (0..<100).map { "line \($0)" }.joined(separator: "\n")
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: .pasted) }
    #expect(error?.problems.count == UnreadableLog.limit)
  }

  @Test("The call at the beginning of a very long line is read")
  func longCall() throws {
    let more = String(repeating: "äx", count: 500_000)
    let text = "cellForRowAt 0,1 \(more)\nheightForRowAt 0,1\n"
    let log = try LogReader.read(text, origin: .pasted)
    #expect(log.lines.map(\.number) == [1, 2])
    #expect(log.foreignLines.isEmpty)
  }

  @Test(
    "Malicious lines are refused quickly, with a short message",
    arguments: Sample.of(["(", "-[ ", "a.", "1:"], 1)
  )
  func longLine(piece: String) throws {
    let text = String(repeating: piece, count: 1_000_000)
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(text, origin: .pasted) }
    let problem = try #require(error?.problems.first)
    #expect(problem.message.count < 200)
  }
}
