import Diagnostics
import Sampling
import TableTrace
import Testing

@testable import Goldens

@Suite("Methods anywhere in the lines of pasted logs")
struct LogMentionTests {
  private static let cellCall = "tableView(_:cellForRowAt:) [0, 2]"

  @Test(
    "A call is found behind what people and tools put in front of it",
    arguments: [
      "ListController \(cellCall)", "App.ListController \(cellCall)",
      "<App.List: 0x7f8> \(cellCall)",
      "<App.List: 0x7f8>: \(cellCall)", "<UITableView: 0x7f; frame = (0 0; 320 480)> \(cellCall)",
      "List.swift:45:\(cellCall)", "List.swift(45) \(cellCall)", "List.swift(45): \(cellCall)",
      "Jan 31 10:02:03 iPhone App[812] <Warning>: -[List tableView:cellForRowAtIndexPath:] 0,2",
      "10:02:03 <Notice> \(cellCall)", "default 10:02:03.1+0100 Contacts \(cellCall)",
      "default  10:02:03.123456+0100  My App  \(cellCall)", "DEBUG \(cellCall)", "[VC] \(cellCall)",
      "DEBUG: List | \(cellCall)", "--->\(cellCall)", "*\(cellCall)", "✅\(cellCall)",
      "[VC]\(cellCall)",
      "List:\(cellCall)", "called \(cellCall)", "Called: \(cellCall)", "in \(cellCall)",
      "[VC tableView:cellForRowAtIndexPath:] 0,2", "(VC) [VC tableView:cellForRowAtIndexPath:] 0,2",
      "\u{1B}[32m\(cellCall)\u{1B}[0m", "\u{1B}[1;36mList\u{1B}[m \(cellCall)",
      #"{"traceID":1,"eventMessage":"\#(cellCall)","eventType":"logEvent"}"#,
      #"{"eventMessage" : "-[List tableView:cellForRowAtIndexPath:] 0,2","pid":1}"#,
      #"  "eventMessage" : "a \"quote\"\n\#(cellCall)","#,
      #"{"eventMessage":"tableView\u0028_:cellForRowAt:) [0, 2]"}"#,
      "cellForRowAtIndexPath---[0, 2]", "cellForRow [0, 2]", "DEBUG cellForRow: [0, 2]",
      "DEBUG cellForRowAt=[0, 2]", "\(cellCall) 44.0", "\(cellCall), 44.5, 3",
      "List \(cellCall) -> Cell",
    ]
  )
  func call(line: String) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(
      log.lines.last?.call
        == LogCall(message: .callback(.cellForRowAt), arguments: .numbers([0, 2]))
    )
    #expect(log.callCount == 2)
    #expect(log.namingLines.isEmpty)
  }

  @Test(
    "A line that names a method and may be a sentence is no call, and is told",
    arguments: [
      "Returning from \(cellCall)", "the \(cellCall)", "Leaving \(cellCall)",
      "List \(cellCall) row Milk",
      "why is \(cellCall) called", "Application finished launching cellForRowAt",
      "Loaded \(cellCall)",
      "A Very Long Story About \(cellCall)", "no tableView:cellForRowAtIndexPath: today",
      "List cellForRowAt 1 2 3", "perform(#selector(tableView(_:cellForRowAt:)))",
      "it is tableView(_:cellForRowAt:).",
      "Loaded numberOfSections = 3",
      "frame x: App`List.tableView(_:cellForRowAt:)(tableView=0x7, indexPath=0x8)",
      "we need -[List prepareForReuse] here",
    ]
  )
  func sentence(line: String) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(log.callCount == 1)
    #expect(log.foreignLines == [2])
    #expect(log.namingLines == [2])
    #expect(log.unreadLines?.code.name == "L018")
  }

  @Test(
    "What has nothing of a method, or belongs to a crash or to another method, is passed over",
    arguments: [
      "hello", "cellForRow", "I think that cellForRow is slow", "cellForRow is slow",
      "tableView.cellForRow(at: [0, 1])", "MyCell layoutSubviews",
      "myTable:cellForRowAtIndexPath: 0",
      "myTable(_:cellForRowAt:) [0, 2]", "heightForHeader of 12 points",
      "*** Terminating app, reason: 'no cell from tableView:cellForRowAtIndexPath:'",
      "4   App   0x0000000102 -[List tableView:cellForRowAtIndexPath:] + 345",
      #"{"eventMessage":"hello","subsystem":"tableView(_:cellForRowAt:)"}"#,
    ]
  )
  func foreign(line: String) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(log.callCount == 1)
    #expect(log.foreignLines == [2])
    #expect(log.namingLines.isEmpty)
  }

  @Test("Below a header such lines are mistakes, as they were")
  func strict() {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read(
        "extent: prefix\n\nnumberOfSections\nList \(Self.cellCall)",
        origin: .pasted
      )
    }
    #expect(error?.problems.map(\.code.name) == ["L005"])
  }

  @Test("A log whose lines only name methods says so")
  func namesOnly() {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read("hello\nthe \(Self.cellCall)\nthe \(Self.cellCall)\n", origin: .pasted)
    }
    #expect(error?.problems == [LogProblem(line: 2, kind: .unread(2))])
  }

  @Test(
    "What stands behind a row, or is no row, does not refuse the log and is not taken for one",
    arguments: [
      ("tableView(_:heightForRowAt:) [0, 0] 44.0", .heightForRowAt, .numbers([0, 0])),
      ("heightForRowAt 0,0 44.0", .heightForRowAt, .numbers([0, 0])),
      ("heightForRowAt {0, 1}, 44", .heightForRowAt, .numbers([0, 1])),
      (
        "heightForRowAt <NSIndexPath: 0x1> {length = 2, path = 0 - 3} 44", .heightForRowAt,
        .numbers([0, 3])
      ),
      ("cellForRowAt: 10:12:03", .cellForRowAt, .ignored),
      ("cellForRowAt: 10:12:03.123", .cellForRowAt, .ignored),
      ("cellForRowAt [0, 1] 10:12:03", .cellForRowAt, .numbers([0, 1])),
      ("cellForRowAt [0, 99999999999999999999]", .cellForRowAt, .numbers([0, .max])),
      ("cellForRowAt [0, -1]", .cellForRowAt, .numbers([0, -1])),
      ("cellForRowAt - 1", .cellForRowAt, .rowOnly(1)),
      (
        "cellForRowAt {length = 2, path = 9223372036854775807 - 0}", .cellForRowAt,
        .numbers([.max, 0])
      ),
      ("-[VC tableView:cellForRowAtIndexPath:]:45", .cellForRowAt, .ignored),
      ("-[VC tableView:cellForRowAtIndexPath:]:45 [0, 1]", .cellForRowAt, .numbers([0, 1])),
      ("-[VC tableView:cellForRowAtIndexPath:] [Line 45] 0,1", .cellForRowAt, .numbers([0, 1])),
      ("-[VC tableView:cellForRowAtIndexPath:]: 0,1", .cellForRowAt, .numbers([0, 1])),
      (
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) [0, 0], [0, 1] -> [0, 1]",
        .targetIndexPathForMoveFromRowAt, .numbers([0, 0, 0, 1])
      ),
      ("moveRowAt [0, 0] -> [0, 1]", .moveRowAt, .numbers([0, 0, 0, 1])),
      ("moveRowAt [0, 0] -> [0, 1] -> done", .moveRowAt, .numbers([0, 0, 0, 1])),
    ] as [(String, Callback, EventArguments)]
  )
  func arguments(line: String, callback: Callback, arguments: EventArguments) throws {
    let log = try LogReader.read(line, origin: .pasted)
    #expect(log.lines.map(\.call) == [LogCall(message: .callback(callback), arguments: arguments)])
  }

  @Test("The answer of a move is known as one, and its two rows are none")
  func answersOfMoves() throws {
    let target = "targetIndexPathForMoveFromRowAt"
    let log = try LogReader.read(
      "\(target) [0, 0], [0, 1] -> [0, 1]\nmoveRowAt [0, 0] -> [0, 1]",
      origin: .pasted
    )
    #expect(log.answeredLines == [1])
  }

  @Test(
    "A long line of names costs no more than others",
    arguments: Sample.of(["tableView=", "[[", "a:b(", "tableView:x "], 1)
  )
  func hostile(piece: String) throws {
    let line = String(repeating: piece, count: 9_000 / piece.utf8.count)
    let text = "numberOfSections\n" + String(repeating: line + "\n", count: 100)
    #expect(try LogReader.read(text, origin: .pasted).callCount == 1)
  }
}
