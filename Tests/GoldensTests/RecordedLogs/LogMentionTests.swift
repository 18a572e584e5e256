import Diagnostics
import Sampling
import TableTrace
import Testing

@testable import Goldens

@Suite("Methods anywhere in the lines of pasted logs")
struct LogMentionTests {
  private static let cellCall = "tableView(_:cellForRowAt:) [0, 2]"

  @Test(
    "A call is found after the prefixes of people and tools",
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
      "List \(cellCall) -> Cell", "List \(cellCall) row Milk", "List \(cellCall) Apple",
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
    "A line that names a method but may be a sentence is no call, and is reported",
    arguments: [
      "Returning from \(cellCall)", "the \(cellCall)", "Leaving \(cellCall)",
      "why is \(cellCall) called", "Application finished launching cellForRowAt",
      "Loaded \(cellCall)",
      "A Very Long Story About \(cellCall)", "no tableView:cellForRowAtIndexPath: today",
      "List cellForRowAt 1 2 3", "perform(#selector(tableView(_:cellForRowAt:)))",
      "it is tableView(_:cellForRowAt:).",
      "Loaded numberOfSections = 3",
      "frame x: App`List.tableView(_:cellForRowAt:)(tableView=0x7, indexPath=0x8)",
      "we need -[List prepareForReuse] here", "end cellForRow 1", "after heightForRow [0, 1]",
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
    "Lines without a method, or of another method are ignored",
    arguments: [
      "hello", "I think that cellForRow is slow", "cellForRow is slow",
      "tableView.cellForRow(at: [0, 1])", "MyCell layoutSubviews",
      "myTable:cellForRowAtIndexPath: 0",
      "myTable(_:cellForRowAt:) [0, 2]", "heightForHeader of 12 points",
      #"{"eventMessage":"hello","subsystem":"tableView(_:cellForRowAt:)"}"#,
    ]
  )
  func foreign(line: String) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(log.callCount == 1)
    #expect(log.foreignLines == [2])
    #expect(log.namingLines.isEmpty)
  }

  @Test(
    "The short names that people print for callbacks are recognized",
    arguments: [
      ("🟢 numberOfRows called", .numberOfRowsInSection, .ignored),
      ("👉 cellForRow row 0", .cellForRowAt, .rowOnly(0)),
      ("willDisplay 0", .willDisplayCell, .rowOnly(0)),
      ("heightForRow 0", .heightForRowAt, .rowOnly(0)), ("cellForRow", .cellForRowAt, .ignored),
      ("cellForRow(0)", .cellForRowAt, .rowOnly(0)),
      ("cellForRow(at: [0, 1])", .cellForRowAt, .numbers([0, 1])),
      ("--> willDisplay [0, 1]", .willDisplayCell, .numbers([0, 1])),
      ("→ heightForRow 0-1", .heightForRowAt, .numbers([0, 1])),
      ("[TableVC] cellForRow indexPath.row = 0", .cellForRowAt, .rowOnly(0)),
      ("TableVC.cellForRow(0)", .cellForRowAt, .rowOnly(0)),
      ("TableVC: didSelectRow section 0 row 1", .didSelectRowAt, .numbers([0, 1])),
      ("didSelect row 1 in section 0", .didSelectRowAt, .numbers([0, 1])),
      ("cellForRow IndexPath(row: 1, section: 0)", .cellForRowAt, .numbers([0, 1])),
      ("cellForRow s:0 r:1", .cellForRowAt, .numbers([0, 1])),
      ("cellForRow 0/1", .cellForRowAt, .numbers([0, 1])),
      ("cellForRow 3 ✅", .cellForRowAt, .rowOnly(3)),
      ("*** cellForRow 2 ***", .cellForRowAt, .rowOnly(2)),
      ("=== heightForRowAt: 0 ===", .heightForRowAt, .rowOnly(0)),
      ("number of rows in section: 0", .numberOfRowsInSection, .numbers([0])),
      ("cell for row at 0", .cellForRowAt, .rowOnly(0)),
      ("numberOfRows = 3", .numberOfRowsInSection, .ignored),
      ("numberOfRows returning 3", .numberOfRowsInSection, .ignored),
      ("numberOfRowsInSection 0 => 3", .numberOfRowsInSection, .numbers([0])),
      ("heightForRow 1 = 44", .heightForRowAt, .rowOnly(1)),
      ("heightForRow [0, 1] returns 44.0", .heightForRowAt, .numbers([0, 1])),
      ("heightForRow(1) → 44", .heightForRowAt, .rowOnly(1)),
      ("viewForHeader 1", .viewForHeaderInSection, .numbers([1])),
      ("didEndDisplaying 4", .didEndDisplayingCell, .rowOnly(4)),
      ("calling cellForRow with row 2", .cellForRowAt, .rowOnly(2)),
      ("dataSource numberOfSections called", .numberOfSections, .ignored),
      ("delegate: willDisplay 2", .willDisplayCell, .rowOnly(2)),
      ("2026-11-24 10:00:00.123 App[12:34] cellForRow 0", .cellForRowAt, .rowOnly(0)),
      (
        "2026-11-24 10:00:00.123456+0100 App[12:34] [Table] willDisplay 0", .willDisplayCell,
        .rowOnly(0)
      ),
      (
        "-[List tableView:willDisplayCell:forRowAtIndexPath:] 0-1", .willDisplayCell,
        .numbers([0, 1])
      ),
      ("tableView(_:cellForRowAt:) indexPath: [0, 1]", .cellForRowAt, .numbers([0, 1])),
      ("tableView(_:numberOfRowsInSection:)", .numberOfRowsInSection, .ignored),
      ("didScroll", .scrollViewDidScroll, .ignored),
      ("CellForRow 1", .cellForRowAt, .rowOnly(1)),
      ("numberOfRows was called", .numberOfRowsInSection, .ignored),
      ("willDisplay was called", .willDisplayCell, .ignored),
      ("willDisplay method called", .willDisplayCell, .ignored),
      ("cellForRow begin", .cellForRowAt, .ignored),
      ("cellForRow started 3", .cellForRowAt, .ignored),
      ("heightForRow was 44", .heightForRowAt, .ignored),
      ("self.willDisplay 2", .willDisplayCell, .rowOnly(2)),
      ("delegate.willDisplay", .willDisplayCell, .ignored),
      ("tableView.willDisplay called", .willDisplayCell, .ignored),
      ("numberOfRows...", .numberOfRowsInSection, .ignored),
      ("numberOfRowsInSection... 0", .numberOfRowsInSection, .numbers([0])),
      ("tableView(_:cellForRowAt:)… [0, 1]", .cellForRowAt, .numbers([0, 1])),
      ("tableView(cellForRowAt: [0, 1])", .cellForRowAt, .numbers([0, 1])),
      (
        "2026-11-28T10:12:01+0100 debug com.acme.table : [MyApp] cellForRowAt [0, 0]",
        .cellForRowAt,
        .numbers([0, 0])
      ),
      (
        "10:12:01.105 ❤️ DEBUG TableVC.tableView(_:heightForRowAt:):42 - [0, 0]", .heightForRowAt,
        .numbers([0, 0])
      ),
      ("0.123 cellForRowAt [0, 0]", .cellForRowAt, .numbers([0, 0])),
      ("[274] cellForRowAt [0, 0]", .cellForRowAt, .numbers([0, 0])),
      ("1️⃣ cellForRow row 0", .cellForRowAt, .rowOnly(0)),
      ("#12 cellForRowAt [0, 0]", .cellForRowAt, .numbers([0, 0])),
      ("#️⃣ cellForRowAt [0, 0]", .cellForRowAt, .numbers([0, 0])),
      ("estimatedHeightForRow 1", .estimatedHeightForRowAt, .rowOnly(1)),
    ] as [(String, Callback, EventArguments)]
  )
  func shortNames(line: String, callback: Callback, arguments: EventArguments) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    let call = try #require(log.lines.last?.call)
    #expect(call == LogCall(message: .callback(callback), arguments: arguments))
    #expect(log.callCount == 2)
  }

  @Test(
    "Lines of UIKit itself are no calls, and are listed",
    arguments: [
      "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process",
      "2026-11-24 10:00:00.1 App[1:2] [TableView] Warning once only: UITableView was told to layout its",
      "*** Terminating app, reason: 'no cell from tableView:cellForRowAtIndexPath:'",
      "4   App   0x0000000102 -[List tableView:cellForRowAtIndexPath:] + 345",
      "3   UIKitCore   0x0000000185b0e6a8 -[UITableView _endCellAnimationsWithContext:] + 8880",
      "5   App  0x0000000102a4 $s3App7TableVCC05tableB0_14didSelectRowAtySo07UITableB0C_10F + 412",
      "2026-11-28 10:12:01.1 App[8:9] *** Assertion failure in -[UITableView _endCell:], UITableView.m:2,614",
      "2026-11-28 10:12:01.1 App[8:9] UITableView dataSource is not set",
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero",
    ]
  )
  func system(line: String) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(log.callCount == 1)
    #expect(log.systemLines == [2])
    #expect(log.foreignLines.isEmpty && log.namingLines.isEmpty)
  }

  @Test("A log is mostly unread if as many lines may be calls as were read")
  func mostlyUnread() throws {
    let lines = ["configureCellAt 0", "hello", "sizeOfRowAt 1", "numberOfSections"]
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(log.mostlyUnread(isMatch: false) == [1, 3])
    let more = lines + ["cellForRowAt 0", "cellForRowAt 1"]
    let other = try LogReader.read(more.joined(separator: "\n"), origin: .pasted)
    #expect(other.mostlyUnread(isMatch: false) == nil)
  }

  @Test(
    "A line printed in the same way as the few calls may be a call, but other output is not",
    arguments: [
      ("numberOfRows called", "App started", [2, 3, 4]),
      ("numberOfRows called", "2024-03-05 10:12:01.101 MyApp[812:90] [net] request 7 done", nil),
      ("numberOfRows called", "default\t10:12:01.101+0100\tMyApp\tApp started", nil),
      (
        "10:12:01.101 App[8:9] numberOfRows called", "10:12:01.102 App[8:9] App started", [2, 3, 4]
      ),
      ("10:12:01.101 App[8:9] numberOfRows called", "App started", nil),
      ("10:12:01 App[8:9] [ui] numberOfRows called", "10:12:01 App[8:9] [net] started", nil),
      ("10:12:01 App[8:9] [ui] numberOfRows called", "10:12:01 App[8:9] [ui] started", [2, 3, 4]),
      ("numberOfRows called", "[TableView] Warning once only: a table was told to layout", nil),
    ] as [(String, String, [Int]?)]
  )
  func linesLikeCalls(call: String, other: String, unread: [Int]?) throws {
    let lines = [call, other, other, other, call]
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(log.callCount == 2)
    for isMatch in [true, false] { #expect(log.mostlyUnread(isMatch: isMatch) == unread) }
    let many = try LogReader.read((lines + [call, call]).joined(separator: "\n"), origin: .pasted)
    #expect(many.mostlyUnread(isMatch: true) == nil, "four calls say something")
  }

  @Test("Lines with the words of a table may be calls, like those with a method's name")
  func wordsOfTables() throws {
    let text = "rows asked\ncell made 0\ncell made 1\nthe internet\nnumberOfRows called"
    let log = try LogReader.read(text, origin: .pasted)
    #expect(log.likelyLines == [1, 2, 3])
    #expect(log.mostlyUnread(isMatch: true) == [1, 2, 3])
  }

  @Test("After a header, such lines are mistakes")
  func strict() {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read(
        "extent: prefix\n\nnumberOfSections\nList \(Self.cellCall)",
        origin: .pasted
      )
    }
    #expect(error?.problems.map(\.code.name) == ["L005"])
  }

  @Test("A log whose lines only mention methods is reported")
  func namesOnly() {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read("hello\nthe \(Self.cellCall)\nthe \(Self.cellCall)\n", origin: .pasted)
    }
    #expect(error?.problems == [LogProblem(line: 2, kind: .unread(2))])
  }

  @Test(
    "Other text after a row is neither refused nor read as a row",
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

  @Test("The answer of a move is recognized, and its two rows are no answer")
  func answersOfMoves() throws {
    let target = "targetIndexPathForMoveFromRowAt"
    let log = try LogReader.read(
      "\(target) [0, 0], [0, 1] -> [0, 1]\nmoveRowAt [0, 0] -> [0, 1]",
      origin: .pasted
    )
    #expect(log.answeredLines == [1])
  }

  @Test(
    "A long line of names needs no more time than others",
    arguments: Sample.of(["tableView=", "[[", "a:b(", "tableView:x "], 1)
  )
  func hostile(piece: String) throws {
    let line = String(repeating: piece, count: 9_000 / piece.utf8.count)
    let text = "numberOfSections\n" + String(repeating: line + "\n", count: 10)
    #expect(try LogReader.read(text, origin: .pasted).callCount == 1)
  }
}
