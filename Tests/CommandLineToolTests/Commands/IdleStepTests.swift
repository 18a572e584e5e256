import Foundation
import Testing

@testable import CommandLineTool
@testable import Project

/// What `run` says of steps that do nothing where they stand.
struct IdleStepTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var step: String
    /// The end of the note; nil where the step does something.
    var note: String?
    var testDescription: String { step }

    init(_ step: String, _ note: String?) {
      self.step = step
      self.note = note
    }
  }

  private static let cases = [
    Case("deselectRow: [0, 1]", "[0, 1] is not selected"),
    Case("selectRow: none", "no row is selected"),
    Case("selectRow: [0, 1]", nil),
    Case("setEditing: false", "the table is not in edit mode"),
    Case("setEditing: true", nil),
    Case("scroll: {by: 0}", "the content offset is already 0"),
    Case("scroll: {by: 10}", nil),
    Case("drag: {by: 0}", "the content offset stays 0"),
    Case("setInsets: {top: 0}", "the content inset is already the same"),
    Case("set: {allowsSelection: true}", "the properties already have these values"),
    Case("set: {allowsSelection: false}", nil),
    Case("swipe: [0, 1]", "neither commitEditingStyle nor swipe actions are implemented"),
    Case(
      "reorder: {from: [0, 0], over: [[0, 1]]}",
      "this condition fails: The data source implements moveRowAt"
    ),
    Case("endRefreshing", "the refresh control is not refreshing"),
    Case("tap: {x: 10, y: 400}", "there is no row at this point"),
  ]

  /// Steps after others, and under other clients: the true cause, or nothing.
  struct Sequel: CustomTestStringConvertible, Sendable {
    var before: [String] = []
    var step: String
    var clients = ""
    /// The note of the step, without its beginning; nil where it does something.
    var note: String?

    var testDescription: String { (before + [step]).joined(separator: ", ") }
  }

  private static let deletes = "dataSource: {commitEditingStyle: , moveRowAt: }"
  private static let actions =
    "delegate: {trailingSwipeActionsConfigurationForRowAt: {actions: "
    + "[{title: Delete, completion: none, after: {milliseconds: 9, do: [note: refused]}}]}}"

  private static let sequels = [
    Sequel(
      before: ["swipe: [0, 1]"],
      step: "swipe: [0, 1]",
      clients: deletes,
      note: "[0, 1] is already open"
    ),
    Sequel(
      before: ["swipe: [0, 1]"],
      step: "swipe: {row: [0, 1], edge: leading}",
      clients: deletes,
      note: "[0, 1] is open, and it has no actions at its leading edge"
    ),
    Sequel(
      step: "swipe: {row: [0, 1], edge: leading}",
      clients: deletes,
      note: "no leading swipe actions are implemented"
    ),
    Sequel(
      step: "swipe: {row: [0, 1], distance: cancelled}",
      clients: deletes,
      note: "the swipe is cancelled, so the row closes again"
    ),
    Sequel(
      before: ["setEditing: true", "tapDeleteControl: [0, 1]"],
      step: "tapDeleteControl: [0, 1]",
      clients: deletes,
      note: "[0, 1] is already open"
    ),
    Sequel(
      before: ["setEditing: true"],
      step: "reorder: {from: [0, 0], over: [[0, 0]]}",
      clients: deletes,
      note: "this condition fails: The user drops the row at another place than its own"
    ),
    Sequel(before: ["swipe: [0, 1]"], step: "tapAction: Delete", clients: actions),
    Sequel(step: "reconfigureRows: [[0, 40]]", note: "[0, 40] is not on the screen"),
    Sequel(step: "endUpdates", note: "no beginUpdates is open"),
    Sequel(step: "beginUpdates"),
    Sequel(before: ["beginUpdates", "beginUpdates"], step: "endUpdates"),
    Sequel(before: ["beginUpdates"], step: "reconfigureRows: [[0, 40]]"),
    Sequel(step: "addToWindow", note: "the table is already in a window"),
    Sequel(
      before: ["removeFromSuperview"],
      step: "removeFromSuperview",
      note: "the table is not in a window"
    ),
    Sequel(step: "layoutIfNeeded", note: "no layout is pending"),
    Sequel(step: "wait", note: "nothing is pending"),
    Sequel(step: "runLoop", note: "nothing is pending"),
    Sequel(step: "wait: {milliseconds: 20}"),
    Sequel(step: "memoryWarning", note: "the reuse queues are empty"),
    Sequel(
      before: ["scroll: {to: 40}", "set: {scrollsToTop: false}"],
      step: "tapStatusBar",
      note: "scrollsToTop is false"
    ),
    Sequel(step: "set: {separatorColor: red}", note: "this changes only how the table looks"),
    Sequel(step: "set: {contentInsetAdjustmentBehavior: never}"),
    Sequel(step: "setSafeArea: {top: 0}", note: "the safe area is already the same"),
    Sequel(
      before: ["set: {contentInsetAdjustmentBehavior: never}"],
      step: "setSafeArea: {top: 20}",
      note: "contentInsetAdjustmentBehavior is never, so the table ignores the safe area"
    ),
    Sequel(step: "scrollToNearestSelectedRow", note: "no row is selected"),
    Sequel(
      step: "reloadSectionIndexTitles",
      note: "the data source gives no section index titles"
    ),
    Sequel(
      before: ["selectRow: [0, 1]"],
      step: "selectRow: [0, 1]",
      note: "[0, 1] is already selected"
    ),
    Sequel(before: ["tap: [0, 1]"], step: "tap: [0, 1]", note: "[0, 1] is already selected"),
    Sequel(
      before: ["tap: [0, 1]"],
      step: "longPress: [0, 1]",
      note: "no menu opens, and [0, 1] is already selected"
    ),
    Sequel(
      before: ["set: {isScrollEnabled: false}"],
      step: "drag: {by: 20}",
      note: "isScrollEnabled is false"
    ),
    Sequel(step: "focus: none", note: "no row has focus"),
    Sequel(before: ["focus: [0, 1]"], step: "focus: [0, 1]", note: "[0, 1] already has focus"),
    Sequel(step: "resignFirstResponder", note: "no cell is the first responder"),
    Sequel(
      step: "setCellSelected: {row: [0, 40], selected: true}",
      note: "[0, 40] has no cell"
    ),
    Sequel(
      step: "dragAndDrop: {from: [0, 0], over: [[0, 1]]}",
      note: "the table has no drag delegate"
    ),
    Sequel(step: "dropToRow: [0, 1]", note: "no dropped item is on its way"),
    Sequel(before: ["state: a"], step: "state: a", note: "the state is already 'a'"),
    Sequel(step: "cancel: [0, 1]", note: "nothing is waiting for these rows"),
    Sequel(
      step: "model: {move: {from: [0, 1], to: [0, 1]}}",
      note: "the model is already the same"
    ),
    Sequel(step: "model: {set: {section: 0, rows: 4}}"),
    Sequel(
      step: "reloadData",
      clients: "dataSource: {numberOfSections: {do: [state: asked]}}"
    ),
  ]

  @Test("A property that the version does not have changes nothing")
  func newerProperty() {
    let text = """
      version: 1
      title: Padding
      os: iOS 12
      sections: [{rows: 3}]
      steps:
        - load
        - set: {sectionHeaderTopPadding: 4}
      """
    let run = ToolRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": text]))
    #expect(run.output.hasSuffix("- set: {sectionHeaderTopPadding: 4}\n"), "\(run.output)")
    #expect(run.errors.contains("has no effect here: iOS 12 has no sectionHeaderTopPadding\n"))
  }

  @Test("A remark about a step names the true cause, or is not printed", arguments: sequels)
  func aNoteNamesTheCause(test: Sequel) throws {
    let steps = (["load"] + test.before + [test.step]).map { "  - \($0)\n" }.joined()
    let text = """
      version: 1
      title: Steps
      os: iOS 17
      viewport: {width: 320, height: 600}
      sections: [{rows: 60}]
      \(test.clients)
      steps:
      \(steps)
      """
    let run = ToolRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": text]))
    #expect(run.code == .success, "\(run.errors)")
    let line = 8 + test.before.count + 1
    let notes = run.errors.split(separator: "\n").filter {
      $0.hasPrefix("note: a.yaml:\(line):") && $0.contains("has no effect here")
    }
    guard let note = test.note else { return #expect(notes.isEmpty, "\(notes)") }
    #expect(
      notes == ["note: a.yaml:\(line): '\(test.step)' has no effect here: \(note)"],
      "\(run.errors)"
    )
  }

  private static func run(_ step: String, _ options: [String] = []) -> ToolRun {
    tool(["run", "a.yaml"] + options, step)
  }

  private static func tool(_ arguments: [String], _ step: String) -> ToolRun {
    let text = """
      version: 1
      title: One step
      os: iOS 17
      viewport: {width: 320, height: 600}
      table: {refreshControl: true}
      sections: [{rows: 3}]
      steps:
        - load
        - \(step)

      """
    return ToolRun(arguments, files: MemoryFiles(["a.yaml": text]))
  }

  @Test(arguments: cases)
  func aStepThatDoesNothingSaysSo(test: Case) {
    let run = Self.run(test.step)
    #expect(run.code == .success)
    let notes = run.errors.split(separator: "\n").filter { $0.contains("has no effect here") }
    guard let note = test.note else { return #expect(notes.isEmpty, "\(notes)") }
    #expect(notes.count == 1, "\(run.errors)")
    let start = "note: a.yaml:9: '\(test.step)' has no effect here: \(note)"
    #expect(notes.first?.hasPrefix(start) == true, "\(notes)")
  }

  @Test func stepsOfATurnSaySo() {
    let step = "turn: [deselectRow: [0, 1], setEditing: false, scroll: {by: 0}, selectRow: [0, 1]]"
    let notes = Self.run(step).errors.split(separator: "\n").filter { $0.contains("has no effect") }
    let starts = ["'deselectRow: [0, 1]'", "'setEditing: false'", "'scroll: {by: 0}'"]
    #expect(notes.count == starts.count, "\(notes)")
    for (note, start) in zip(notes, starts) {
      #expect(note.hasPrefix("note: a.yaml:9: \(start) has no effect here: "), "\(note)")
    }
  }

  @Test(
    "A step in a turn whose effect follows at the end of the turn gets no remark",
    arguments: [
      "turn: [reloadData, reloadData]", "turn: [tap: [0, 1]]",
      "turn: [scroll: {by: 40, animated: true}]",
      "turn: [scroll: {to: 10}, scroll: {to: 0}]", "turn: [setEditing: true, setEditing: false]",
    ]
  )
  func laterInTheTurn(step: String) {
    #expect(!Self.run(step).errors.contains("has no effect"), "\(Self.run(step).errors)")
  }

  @Test func thePlayerSaysSoOnce() {
    let run = Self.tool(
      ["player", "a.yaml", "--os", "iOS 17", "--os", "iOS 9"],
      "setEditing: false"
    )
    #expect(run.code == .success)
    #expect(run.errors.components(separatedBy: "has no effect here").count == 2, "\(run.errors)")
  }

  @Test func aShortPullSaysHowFarItCame() {
    let run = Self.run("drag: {by: -150}")
    #expect(
      run.errors.contains("note: a.yaml:9: 'drag: {by: -150}' pulls the content 72.5 points"),
      "\(run.errors)"
    )
    #expect(run.errors.contains("'drag: {by: -273}'"), "\(run.errors)")
    #expect(!Self.run("drag: {by: -273}").errors.contains("pulls"))
    #expect(!Self.run("drag: {by: -150}", ["--quiet"]).errors.contains("pulls"))
  }

  @Test func theTraceStaysAsItIs() {
    #expect(Self.run("drag: {by: -150}").output == Self.run("drag: {by: -150}", ["--quiet"]).output)
  }
}
