import TableTrace
import Testing

@testable import Goldens

@Suite("Rows and sections after a method's name")
struct LogPlaceTests {
  private func arguments(_ line: String) throws -> (EventArguments, isUnplaced: Bool) {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    let call = try #require(log.lines.last?.call)
    #expect(log.callCount == 2 && log.foreignLines.isEmpty, "\(line)")
    return (call.arguments, log.unplacedLines == [2])
  }

  @Test(
    "A row directly after the name is read, whatever text follows it",
    arguments: [
      " [0, 3] Apple", " [0, 3], Bob", " [0, 3] - Bob", " [0, 3] (Bob)", " [0, 3] \"Bob\"",
      " [0, 3] height 44", " [0, 3]: Bob", " [0, 3] 7 Bob", " [0, 3] 10:02:03 Bob", "[0, 3] Bob",
      "[0][3]", " [0][3] Bob", " (0)(3)", "(0, 3) Bob", " {0, 3} Bob", " (at: [0, 3]) Bob",
      " section 0 row 3 height 44.0",
      " section: 0, row: 3, Bob", " row 3 section 0 Bob", " row 3 in section 0: Bob",
      " row 3 of section 0", " (section 0) row 3 Bob", " s0 r3", " s0r3 Bob", " 0,3 Bob",
      " 0-3 Bob",
      " 0/3 Bob", " 0 3 Bob", " Optional([0, 3])", " Optional([0, 3]) Bob",
      " IndexPath(row: 3, section: 0) Bob", " indexPath [0, 3] Bob", " indexPath = [0, 3] Bob",
      " sectionIndex 0 rowIndex 3 Bob", " <UITableView: 0x7f8> [0, 3] Bob",
      " <NSIndexPath: 0xc0> {length = 2, path = 0 - 3} Bob", " Cell#2, [0, 3] Bob",
      " 👉 [0, 3] Bob", " \"[0, 3]\" Bob", " [0, 3] row 7", " [0, 3] Section 2", " -> [0, 3]",
      " => [0, 3] Bob",
      " {\"section\":0,\"row\":3} Bob", " indexPath.section=0 indexPath.row=3 t=0.001",
    ]
  )
  func pair(text: String) throws {
    for name in ["cellForRowAt", "tableView(_:cellForRowAt:)", "cellForRow"] {
      let read = try arguments(name + text)
      #expect(read == (.numbers(.two(0, 3)), isUnplaced: false), "\(name + text)")
    }
  }

  @Test(
    "A row without its section is read, whatever text follows it",
    arguments: [
      " row 3 name Bob", " row 3 (0.3 ms)", " row 3 (5 items)", " #3", " row #3", " row#3",
      " -> row 3", " r3", " row3",
      " \"3\"", " \"3\" Bob", " 3 of 5", " row 3/5", " row = 3 title = Apple", " idx 3",
      " index 3 Bob",
      " i=3 Bob", " 3: 44.0", " 3: 44", " 3 44.0", " 3 is slow", " row 3, Bob", " 3 Bob", "(3) Bob",
      " [3] Bob", " 3 - Bob", " 3 (Bob)", " indexPath.row 3 Bob", " at index 3 Bob",
      " Optional(3) Bob", " row: 3 44", " 3 | Bob", " 3; Bob", " 3 ✅ Bob", " item 3 Bob",
    ]
  )
  func rowOnly(text: String) throws {
    for name in ["cellForRowAt", "tableView(_:heightForRowAt:)", "cellForRow"] {
      let read = try arguments(name + text)
      #expect(read == (.rowOnly(3), isUnplaced: false), "\(name + text)")
    }
  }

  @Test(
    "A section directly after the name is read, whatever text follows it",
    arguments: [
      " 3 Apple", " [3] Apple", " section 3: 5 rows", "(inSection: 3) returned 5", " #3",
      " section 3 Fruit", " 3, Fruit", " 3: 5", " (3) Fruit", " s3 Fruit", " section = 3 Fruit",
    ]
  )
  func section(text: String) throws {
    let read = try arguments("numberOfRows" + text)
    #expect(read == (.numbers(.one(3)), isUnplaced: false), "\(text)")
  }

  @Test(
    "A line with an ambiguous row is compared by its name, and is listed",
    arguments: [
      "cellForRowAt Apple", "cellForRowAt Apple 3", "cellForRowAt Apple [0, 3]",
      "cellForRowAt 3 ms",
      "cellForRowAt 0.3 ms", "cellForRowAt 3rd Bob", "cellForRowAt \"Apple\" 3 of 5",
      "cellForRowAt 2 items", "cellForRowAt cell3",
      "heightForRowAt 44.0",
      "heightForRowAt: 44.5 pt", "numberOfRowsInSection: 5 rows", "cellForRowAt 0, 3 items",
      "cellForRowAt 0 - 3 Bob", "cellForRowAt 0,0 .. 0,4 Bob", "moveRowAt the first [0, 1]",
      "cellForRowAt (5 items)", "cellForRowAt [5 items]", "cellForRowAt (5 fruits)",
      "cellForRowAt section 0", "cellForRowAt in section 2", "cellForRowAt: section = 1",
      "cellForRowAt Item 5", "cellForRowAt Item: 5", "cellForRowAt (Item 5)",
      "cellForRowAt table 2 row 0", "cellForRowAt 2 row 0", "cellForRowAt tableView 2",
      "cellForRowAt cell 5", "cellForRowAt cell (5)", "cellForRowAt called 3",
      "cellForRowAt hit: 3", "cellForRowAt [2] [0, 0]", "cellForRowAt [0] [3]",
      "cellForRowAt 3 [5]",
      "cellForRowAt 2 [0, 0]",
      "cellForRowAt 2: row 0", "cellForRowAt (2) section 0 row 3", "cellForRowAt 3 at 5",
      "cellForRowAt 3 Row 7", "cellForRowAt $5",
      "cellForRowAt +5", "cellForRowAt at 10:02", "cellForRowAt 5️⃣", "cellForRowAt [12]: 0,3",
      "cellForRowAt \"Item 3\"", "cellForRowAt \"Apple\"", "cellForRowAt [0, 3] .. Bob",
      "cellForRowAt section 0: 5", "cellForRowAt section 0 at 5",
      "numberOfRowsInSection: 5 in section 0", "numberOfRows (5 rows)", "numberOfRows row 3",
      "numberOfRows table 2", "numberOfRows called 3", "titleForHeaderInSection 2 Section 0",
    ]
  )
  func unplaced(line: String) throws {
    #expect(try arguments(line) == (.ignored, isUnplaced: true), "\(line)")
  }

  @Test(
    "The rows of a move or of several rows are read if the text says which numbers are rows",
    arguments: [
      ("moveRowAt from row 1 to row 3", .rowsOnly([1, 3])),
      ("moveRowAt row 1 -> row 3", .rowsOnly([1, 3])), ("moveRowAt 1 → 3", .rowsOnly([1, 3])),
      ("moveRowAt from 1 to 3", .rowsOnly([1, 3])), ("moveRow row 1 to 3", .rowsOnly([1, 3])),
      ("moveRowAt fromRow 1 toRow 3", .rowsOnly([1, 3])),
      ("moveRowAt sourceRow: 1, destinationRow: 3", .rowsOnly([1, 3])),
      ("moveRowAt row 1, row 3", .rowsOnly([1, 3])),
      ("moveRowAt from row 1 to row 3 Apple", .rowsOnly([1, 3])),
      ("moveRowAt from [0, 1] to [0, 3]", .numbers([0, 1, 0, 3])),
      ("moveRowAt [0, 1] -> [0, 3] Apple", .numbers([0, 1, 0, 3])),
      ("moveRowAt [0, 1], [0, 3]", .numbers([0, 1, 0, 3])),
      ("moveRowAt 0,1 0,3", .numbers([0, 1, 0, 3])), ("moveRowAt 0-1 0-3", .numbers([0, 1, 0, 3])),
      ("moveRowAt from row 1 section 0 to row 3 section 0", .numbers([0, 1, 0, 3])),
      ("moveRowAt from row 1 in section 0 to row 3 in section 0", .numbers([0, 1, 0, 3])),
      ("moveRowAt section 0 row 1 section 0 row 3", .numbers([0, 1, 0, 3])),
      (
        "moveRowAt source IndexPath(row: 1, section: 0) destination IndexPath(row: 3, section: 0)",
        .numbers([0, 1, 0, 3])
      ),
      ("moveRowAt sourceIndexPath: [0, 1], destinationIndexPath: [0, 3]", .numbers([0, 1, 0, 3])),
      ("tableView(_:moveRowAt:to:) [0, 1], [0, 3]", .numbers([0, 1, 0, 3])),
      (
        "targetIndexPathForMoveFromRowAt from [0, 1] to [0, 3] -> [0, 2]", .numbers([0, 1, 0, 3])
      ),
      ("targetIndexPathForMoveFromRowAt row 1 -> row 3 -> row 2", .rowsOnly([1, 3])),
      ("prefetchRowsAt rows 3, 4, 5", .rowsOnly([3, 4, 5])),
      ("prefetchRowsAt rows: [3, 4, 5]", .rowsOnly([3, 4, 5])),
      ("prefetchRowsAt rows 3 4 5", .rowsOnly([3, 4, 5])),
      ("prefetchRowsAt rows 3, 4 and 5", .rowsOnly([3, 4, 5])),
      ("prefetchRowsAt row 3, row 4", .rowsOnly([3, 4])), ("prefetchRowsAt row 3", .rowsOnly([3])),
      ("prefetchRowsAt section 0 rows 3, 4", .numbers([0, 3, 0, 4])),
      ("prefetchRowsAt section 0 row 3, section 0 row 4", .numbers([0, 3, 0, 4])),
      ("prefetchRowsAt row 3 section 0, row 4 section 0", .numbers([0, 3, 0, 4])),
      ("prefetchRowsAt [[0, 3], [0, 4]]", .numbers([0, 3, 0, 4])),
      ("prefetchRowsAt [[0, 3]]", .numbers([0, 3])),
      ("prefetchRowsAt [0, 3], [0, 4]", .numbers([0, 3, 0, 4])),
      ("prefetchRowsAt rows 3,4", .rowsOnly([3, 4])),
      ("prefetchRowsAt 0,3 0,4", .numbers([0, 3, 0, 4])),
      (
        "prefetchRowsAt [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)]",
        .numbers([0, 3, 0, 4])
      ),
      (
        "prefetchRowsAt [<NSIndexPath: 0xc0> {length = 2, path = 0 - 3}]", .numbers([0, 3])
      ),
    ] as [(String, EventArguments)]
  )
  func several(line: String, expected: EventArguments) throws {
    let read = try arguments(line)
    #expect(read == (expected, isUnplaced: false), "\(line)")
  }

  @Test(
    "Ambiguous numbers of a move or of several rows are not read",
    arguments: [
      "moveRowAt 0,1", "prefetchRowsAt 1,2,3", "moveRowAt 1 3", "moveRowAt 1, 3",
      "moveRowAt [1, 3]", "moveRowAt 0, 1, 0, 3",
      "moveRowAt from [0, 1] to row 3", "moveRowAt Apple from row 1 to row 3",
      "moveRowAt from row 1 to Apple", "moveRowAt row 1", "moveRowAt from section 0 to section 1",
      "moveRowAt from row 1 to 3 items", "moveRowAt rows 1, 3, 5", "prefetchRowsAt 3, 4, 5",
      "prefetchRowsAt 3, 4", "prefetchRowsAt [3, 4]", "prefetchRowsAt [3, 4, 5]",
      "prefetchRowsAt 5 rows", "prefetchRowsAt 2 rows: 3, 4", "prefetchRowsAt rows 3-5",
      "prefetchRowsAt rows 3...5", "prefetchRowsAt rows 3 to 5", "prefetchRowsAt rows [3, 4]",
      "prefetchRowsAt rows 3 and then 5", "prefetchRowsAt Apple, Bob", "prefetchRowsAt section 0",
      "prefetchRowsAt 3-5",
      "prefetchRowsAt 3", "prefetchRowsAt Item 3, Item 4", "prefetchRowsAt [0, 3] Apple 4",
    ]
  )
  func unreadSeveral(line: String) throws {
    #expect(try arguments(line) == (.ignored, isUnplaced: true), "\(line)")
  }

  @Test("Rows without sections match those of a trace one by one")
  func rowsOnly() {
    let rows = EventArguments.rowsOnly([1, 3])
    #expect(rows.matches(.numbers([0, 1, 0, 3])) && rows.matches(.numbers([2, 1, 4, 3])))
    #expect(EventArguments.numbers([0, 1, 0, 3]).matches(rows) && rows.matches(.ignored))
    #expect(!rows.matches(.numbers([0, 3, 0, 1])) && !rows.matches(.numbers([0, 1])))
    #expect(!rows.matches(.numbers([0, 1, 0, 3, 0, 5])) && !rows.matches(.rowOnly(3)))
    #expect(rows == .rowsOnly([1, 3]) && rows != .rowsOnly([1]))
  }

  @Test(
    "A line without a compared row is not listed",
    arguments: [
      "cellForRowAt", "cellForRowAt:", "cellForRowAt called", "cellForRowAt Cell#3",
      "cellForRowAt -> Cell", "heightForRowAt -> 44", "willSelectRowAt -> [0, 3]",
      "scrollViewDidScroll 3 Bob", "numberOfSections 3 Bob",
    ]
  )
  func noPlace(line: String) throws {
    #expect(try arguments(line) == (.ignored, isUnplaced: false), "\(line)")
  }

  @Test("A repeated line is listed each time, and a log without readable rows is reported")
  func repeated() throws {
    let lines = ["cellForRowAt Apple", "cellForRowAt Apple", "cellForRowAt Bob"]
    let log = try LogReader.read(lines.joined(separator: "\n"), origin: .pasted)
    #expect(log.unplacedLines == [1, 2, 3])
    #expect(log.comparesNoRows)
    let more = try LogReader.read(
      (lines + ["cellForRowAt [0, 1]"]).joined(separator: "\n"),
      origin: .pasted
    )
    #expect(!more.comparesNoRows)
    #expect(!(try LogReader.read("cellForRowAt\n", origin: .pasted)).comparesNoRows)
    let quiet = try LogReader.read(
      "arguments: none\n\n" + lines.joined(separator: "\n"),
      origin: .pasted
    )
    #expect(quiet.unplacedLines.isEmpty, "the header says that no rows are compared")
  }

  @Test("Steps and other lines of a trace are not calls, whatever they name")
  func traceLines() throws {
    let trace = """
      - load
      > layout
      tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
        ? cellForRow [0, 1] -> nil
        = Cell#1 Apple
      - setEditing: true
      - reloadRows: [[0, 1]]
      * cellForRowAt 3
      setEditing(_:animated:) Cell#1, true, false

      """
    let log = try LogReader.read(trace, origin: .pasted)
    #expect(log.lines.map(\.number) == [3, 9])
    #expect(log.traceLines == [1, 2, 4, 5, 6, 7, 8])
    #expect(log.foreignLines.isEmpty)
  }

  @Test(
    "If an app prints its own setEditing, this is no call of a cell",
    arguments: [
      ("setEditing: true", nil), ("- setEditing: true", nil), ("setEditing(true)", nil),
      ("setEditing true", nil), ("cell 3 setEditing true", .cell(.setEditing)),
      ("setEditing(_:animated:) Cell#1", .cell(.setEditing)),
      ("setEditing(_:animated:) true, true", .controller(.setEditing)),
    ] as [(String, Message?)]
  )
  func setEditing(line: String, message: Message?) throws {
    let log = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(log.lines.dropFirst().map(\.call?.message) == (message.map { [$0] } ?? []))
    #expect(log.likelyLines == (message == nil ? [2] : []))
  }
}
