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
    Case("swipe: [0, 1]", "neither commitEditingStyle nor swipe actions"),
    Case(
      "reorder: {from: [0, 0], over: [[0, 1]]}",
      "this condition fails: The data source implements moveRowAt"
    ),
    Case("endRefreshing", "the refresh control is not refreshing"),
    Case("tap: {x: 10, y: 400}", "there is no row at this point"),
  ]

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
    "What a step of a turn leaves for the end of the turn is not called idle",
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
