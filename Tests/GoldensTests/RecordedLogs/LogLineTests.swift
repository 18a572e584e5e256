import TableTrace
import Testing

@testable import Goldens

@Suite("Lines of recorded logs")
struct LogLineTests {
  @Test(
    "A call is found in every form that people paste",
    arguments: [
      ("tableView:heightForRowAtIndexPath: 0,2", [0, 2]),
      ("tableView:heightForRowAtIndexPath:0,2", [0, 2]),
      ("tableView(_:heightForRowAt:) [0, 2]", [0, 2]),
      ("tableView(_:heightForRowAt:) [0, 2] -> 44", [0, 2]),
      ("tableView(_:heightForRowAt:): {0, 2}", [0, 2]),
      ("tableView(_:heightForRowAtIndexPath:) 0/2", [0, 2]),
      ("heightForRowAt (0, 2)", [0, 2]),
      ("heightForRowAt(0, 2)", [0, 2]),
      ("heightForRowAt[0, 2]", [0, 2]),
      ("heightForRowAt: [0, 2]", [0, 2]),
      ("heightForRowAtIndexPath: section: 0 row: 2", [0, 2]),
      ("heightForRowAtIndexPath row: 2 section: 0", [0, 2]),
      ("heightForRowAtIndexPath, section = 0, row = 2", [0, 2]),
      ("\"heightForRowAtIndexPath:\" 0-2", [0, 2]),
      ("-[ListController tableView:heightForRowAtIndexPath:] 0,2", [0, 2]),
      ("-[App.ListController(Table) tableView:heightForRowAtIndexPath:], 0, 2", [0, 2]),
      ("ListController.tableView(_:heightForRowAt:) [0, 2]", [0, 2]),
      (
        "2016-07-27 14:52:18.123 My App[1234:56789] -[List tableView:heightForRowAtIndexPath:] 0,2",
        [0, 2]
      ),
      (
        "2019-10-01 10:20:30.123456+0800 Demo[99:1a2b] [Table] tableView(_:heightForRowAt:) [0, 2]",
        [0, 2]
      ),
      ("14:52:18.123 heightForRowAt 0,2", [0, 2]),
      ("12. heightForRowAt 0,2", [0, 2]),
      (">>> heightForRowAt 0,2", [0, 2]),
      ("🔥 heightForRowAt 0,2", [0, 2]),
      ("[ListController] heightForRowAt 0,2", [0, 2]),
      ("ListController.swift:42 heightForRowAt 0,2", [0, 2]),
      ("[ListController.m:42] heightForRowAt 0,2", [0, 2]),
      ("App/ListController.swift:42:7: heightForRowAt 0,2", [0, 2]),
      ("default\t14:52:18.123456+0100\tMy App\ttableView(_:heightForRowAt:) [0, 2]", [0, 2]),
      (
        "2026-11-22 14:52:18.123456+0100 0x1a2b     Default     0x0                  1234   0    "
          + "MyApp: (UIKitCore) [com.example.app:Table] tableView(_:heightForRowAt:) [0, 2]",
        [0, 2]
      ),
      ("14:52:18.123 MyApp: heightForRowAt 0,2", [0, 2]),
      (
        "heightForRowAt <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 2}", [0, 2]
      ),
      ("tableView(_:heightForRowAt:)", nil),
      ("-[ListController tableView:heightForRowAtIndexPath:]", nil),
    ] as [(String, [Int]?)]
  )
  func heightForRow(line: String, numbers: [Int]?) throws {
    let log = try LogReader.read(line, origin: .pasted)
    let expected = numbers.map { EventArguments.numbers(.init($0)) } ?? .ignored
    #expect(
      log.lines.map(\.call) == [LogCall(message: .callback(.heightForRowAt), arguments: expected)]
    )
  }

  @Test(
    "Arguments are read according to the callback's parameters",
    arguments: [
      ("numberOfSectionsInTableView:", .numberOfSections, .ignored),
      ("numberOfSections(in:) -> 3", .numberOfSections, .ignored),
      ("numberOfSections", .numberOfSections, .ignored),
      ("tableView:numberOfRowsInSection: 3", .numberOfRowsInSection, .numbers([3])),
      ("numberOfRowsInSection: section: 3 -> 5", .numberOfRowsInSection, .numbers([3])),
      ("cellForRowAt 7", .cellForRowAt, .rowOnly(7)),
      ("cellForRowAt row: 7", .cellForRowAt, .rowOnly(7)),
      ("cellForRowAt indexPath.row = 7", .cellForRowAt, .rowOnly(7)),
      ("willDisplayCell Cell#3, [1, 7]", .willDisplayCell, .numbers([1, 7])),
      (
        "willDisplayCell:forRowAtIndexPath: <UITableViewCell: 0x7f8; frame = (0 44; 320 44)> 1,7",
        .willDisplayCell, .numbers([1, 7])
      ),
      ("willDisplayHeaderView View#1, 2", .willDisplayHeaderView, .numbers([2])),
      ("tableView(_:moveRowAt:to:) [0, 1] -> [0, 3]", .moveRowAt, .numbers([0, 1, 0, 3])),
      ("moveRowAt from 0,1 to 0,3", .moveRowAt, .numbers([0, 1, 0, 3])),
      ("prefetchRowsAt [[0, 4], [0, 5]]", .prefetchRowsAt, .numbers([0, 4, 0, 5])),
      ("prefetchRowsAt 0,4 0,5", .prefetchRowsAt, .numbers([0, 4, 0, 5])),
      ("didEndEditingRowAt nil", .didEndEditingRowAt, .numbers([])),
      ("sectionForSectionIndexTitle \"B 2\", 1", .sectionForSectionIndexTitle, .numbers([1])),
      ("scrollViewDidEndDragging:willDecelerate: 1", .scrollViewDidEndDragging, .ignored),
      ("cellForRowAt each visible row", .cellForRowAt, .ignored),
      ("cellForRowAt <inserted 1>", .cellForRowAt, .ignored),
      ("cellForRowAt s,r", .cellForRowAt, .ignored),
    ] as [(String, Callback, EventArguments)]
  )
  func arguments(line: String, callback: Callback, arguments: EventArguments) throws {
    let log = try LogReader.read(line, origin: .pasted)
    #expect(log.lines.map(\.call) == [LogCall(message: .callback(callback), arguments: arguments)])
  }

  @Test(
    "Hooks of cells and controllers are read",
    arguments: [
      ("viewDidLoad", .controller(.viewDidLoad)),
      ("viewDidLoad()", .controller(.viewDidLoad)),
      ("-[ViewController viewWillAppear:]", .controller(.viewWillAppear)),
      ("viewWillAppear(_:)", .controller(.viewWillAppear)),
      ("viewWillAppear", .controller(.viewWillAppear)),
      ("viewDidLayoutSubviews", .controller(.viewDidLayoutSubviews)),
      ("setEditing:animated: 1, 0", .controller(.setEditing)),
      ("-[ListController setEditing:animated:]", .controller(.setEditing)),
      ("setEditing(_:animated:) Cell#2, true, true", .cell(.setEditing)),
      ("-[ContactCell setEditing:animated:]", .cell(.setEditing)),
      ("prepareForReuse", .cell(.prepareForReuse)),
      ("cell.prepareForReuse", .cell(.prepareForReuse)),
      ("cell.layoutSubviews 0,1", .cell(.layoutSubviews)),
    ] as [(String, Message)]
  )
  func hooks(line: String, message: Message) throws {
    let log = try LogReader.read(line, origin: .pasted)
    #expect(log.lines.map(\.call) == [LogCall(message: message, arguments: .ignored)])
  }

  @Test("Every callback is found by its key, its Swift name and its selector")
  func everySpelling() {
    for callback in Callback.allCases {
      let facts = callback.facts
      for name in [facts.key, facts.name, facts.selector, String(facts.selector.dropLast())] {
        #expect(LogName.named(LogText(name)) == .message(.callback(callback)), "\(name)")
      }
    }
  }

  @Test(
    "A line that names no method is a problem",
    arguments: [
      "hello", "2016-07-27 14:52:18.123 App[1:2] started", "----", "tableView:",
      "Application finished launching cellForRowAt", "x", "cell", "[0, 1]", "-[List reload]",
    ]
  )
  func unknown(line: String) throws {
    let error = #expect(throws: UnreadableLog.self) {
      try LogReader.read("extent: complete\n\nnumberOfSections\n" + line, origin: .pasted)
    }
    #expect(error?.problems.map(\.line) == [4])
    let raw = try LogReader.read("numberOfSections\n" + line, origin: .pasted)
    #expect(raw.foreignLines == [2])
  }

  @Test("Methods that traces never show are omitted and counted")
  func untraced() throws {
    let log = try LogReader.read(
      "cell.awakeFromNib\ncellForRowAt 0,0\ncell initWithCoder:",
      origin: .pasted
    )
    #expect(log.callCount == 1)
    #expect(log.untracedLines == [1, 3])
  }

  @Test(
    "Unsuitable arguments are a problem",
    arguments: [
      "cellForRowAt 1 2 3", "numberOfRowsInSection 1,2",
      "heightForRowAt 0,4 .. 0,2", "heightForRowAt 0,0 .. 0,999999999",
      "heightForRowAt 0,0 .. 1,3", "heightForRowAt .. 3",
    ]
  )
  func misfit(line: String) {
    let error = #expect(throws: UnreadableLog.self) { try LogReader.read(line, origin: .pasted) }
    #expect(error?.problems.count == 1)
    guard case .arguments? = error?.problems.first?.kind else {
      Issue.record("not about the arguments")
      return
    }
  }

  @Test("A range means several calls")
  func range() throws {
    let log = try LogReader.read("heightForRowAt 1,2 .. 1,4", origin: .pasted)
    #expect(
      log.lines.map(\.call)
        == (2...4).map {
          LogCall(message: .callback(.heightForRowAt), arguments: .numbers([1, $0]))
        }
    )
  }

  @Test(
    "The selector of an edit menu query is compared, but not its row",
    arguments: [
      ("tableView:canPerformAction:forRowAtIndexPath:withSender: cut:", "cut:"),
      ("canPerformAction copy:, [0, 1]", "copy:"),
      ("performAction _share:", "_share:"),
    ]
  )
  func menuActions(line: String, selector: String) throws {
    let log = try LogReader.read(line, origin: .pasted)
    #expect(log.lines.first?.call?.arguments == .text(selector))
  }

  @Test("The setters of cells count as calls of a trace")
  func cellSetters() throws {
    let log = try LogReader.read(
      "A setHighlighted:animated: YES\ncell setSelected:animated: NO",
      origin: .pasted
    )
    #expect(log.untracedLines.isEmpty)
    #expect(
      log.lines.map(\.call) == [
        LogCall(message: .cell(.setHighlighted), arguments: .ignored),
        LogCall(message: .cell(.setSelected), arguments: .ignored),
      ]
    )
  }
}
