import Testing

@testable import CommandLineTool
@testable import Project

/// What `check` names as the cause where the scenario has changed since its golden was written.
struct ScenarioCauseTests {
  /// A scenario with each kind of thing that can change.
  private static let scenario = """
    version: 1
    title: Causes
    os: iOS 17
    viewport: {width: 320, height: 300}
    table: {estimatedRowHeight: 50}
    sections: [{rows: [a, b, c]}]
    dataSource:
      commitEditingStyle: {do: [model: {remove: $row}, deleteRows: [$row]]}
    delegate:
      heightForRowAt: 60
      didSelectRowAt: {do: [note: selected]}
      willDisplayCell:
    steps:
      - load
      - tap: [0, 1]
      - swipe: {row: [0, 1]}
      - tapAction: Delete
      - turn: [{model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}]

    """

  /// A change of the scenario, and what is said first.
  struct Case: CustomTestStringConvertible {
    var old: String
    var new: String
    var says: String

    var testDescription: String { says }
  }

  private static let cases = [
    Case(
      old: "heightForRowAt: 60",
      new: "heightForRowAt: 64",
      says:
        "heightForRowAt [0, 0] returned 64, expected 60: the scenario returns 64 in line 10"
    ),
    Case(
      old: "heightForRowAt: 60",
      new: "heightForRowAt: {\"0,2\": 70, default: 60}",
      says:
        "heightForRowAt [0, 2] returned 70, expected 60: the scenario returns 70 in line 10"
    ),
    Case(
      old: "rows: [a, b, c]",
      new: "rows: [a, b, c, d]",
      says: "numberOfRowsInSection 0 returned 4, expected 3: section 0 of the scenario has 4 "
        + "rows in line 6"
    ),
    Case(
      old: "  - turn: [{model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}]\n",
      new: "",
      says:
        "the golden file has the step 'turn: [{model: {remove: [0, 0]}}, {deleteRows: [[0, 0]]}]'"
    ),
    Case(
      old: "  - tap: [0, 1]\n",
      new: "",
      says: "the golden file has the step 'tap: [0, 1]' (golden line "
    ),
    Case(
      old: "  - tap: [0, 1]\n",
      new: "  - tap: [0, 1]\n  - tap: [0, 0]\n",
      says: "the scenario has the step 'tap: [0, 0]' in line 16, the golden file does not"
    ),
    Case(
      old: "  - tap: [0, 1]\n",
      new: "  - tap: [0, 2]\n",
      says:
        "the scenario has the step 'tap: [0, 2]' in line 15, the golden file has 'tap: [0, 1]' (golden"
    ),
    Case(
      old: "  willDisplayCell:\n",
      new: "",
      says:
        "the scenario does not implement willDisplayCell, but the golden file has 3 lines with this call"
    ),
    Case(
      old: "  - tap: [0, 1]\n  - swipe: {row: [0, 1]}\n",
      new: "  - swipe: {row: [0, 1]}\n  - tap: [0, 1]\n",
      says: " has moved: the scenario has it in line 16"
    ),
    Case(
      old: "note: selected",
      new: "note: chosen",
      says: "the golden file has the note 'selected', the scenario does not"
    ),
  ]

  private static func files(_ change: Case) -> MemoryFiles {
    let files = MemoryFiles(["Scenarios/x.yaml": scenario])
    _ = ToolRun(["accept", "x"], files: files)
    files.contents["Scenarios/x.yaml"] = Array(
      scenario.replacing(change.old, with: change.new).utf8
    )
    return files
  }

  @Test("A cause in the scenario itself is reported first, and no rule is blamed", arguments: cases)
  func scenario(change: Case) throws {
    let files = Self.files(change)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    let first = try #require(check.output.split(separator: "\n").first)
    #expect(first.contains(change.says), "\(check.output)")
    #expect(!check.output.contains("rule of this line"), "\(check.output)")
    #expect(!check.output.contains("possible cause"), "\(check.output)")
    let review = ToolRun(["review"], files: files).output
    #expect(review.contains(change.says))
  }

  @Test("A method without a call in the golden is only a possible cause, beside a property")
  func implemented() {
    let new = Case(
      old: "  willDisplayCell:\n",
      new: "  willDisplayCell:\n  didDeselectRowAt:\n",
      says: ""
    )
    let files = Self.files(
      Case(old: "- tap: [0, 1]\n", new: "- tap: [0, 1]\n  - tap: [0, 0]\n", says: "")
    )
    _ = ToolRun(["accept", "x"], files: files)
    let text = files.text("Scenarios/x.yaml") ?? ""
    files.contents["Scenarios/x.yaml"] = Array(text.replacing(new.old, with: new.new).utf8)
    let check = ToolRun(["check"], files: files).output
    for part in [
      "the scenario implements didDeselectRowAt in line 13, but the golden file has no call of it",
      "possible cause: without 'didDeselectRowAt' in line 13, the trace equals the golden file",
      "possible cause: with 'allowsMultipleSelection: true' under 'table', the trace equals",
    ] {
      #expect(check.contains(part), "\(check)")
    }
    #expect(!check.contains("why: "), "\(check)")
  }

  /// A scenario whose callback depends on the state and changes a size.
  private static let rows = """
    version: 1
    title: Rows
    os: iOS 17
    viewport: {width: 320, height: 480}
    sections: [{rows: 25}]
    delegate:
      heightForRowAt:
        - {when: {state: open, row: '0,0'}, answer: 100}
        - {answer: 44}
      didSelectRowAt:
        {state: open, do: [{set: {sectionFooterHeight: 60}}]}
    steps: [load, {tap: [0, 0]}, reloadData, {scroll: {by: 100}}, {query: contentOffset}]

    """

  @Test("An answer that depends on the state is not a certain cause")
  func otherState() {
    let files = MemoryFiles(["Scenarios/x.yaml": Self.rows])
    _ = ToolRun(["accept", "x"], files: files)
    let text = Self.rows.replacing("{state: open, do", with: "{do")
    files.contents["Scenarios/x.yaml"] = Array(text.utf8)
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("possible cause: the scenario returns 44 in line 9\n"), "\(check)")
    #expect(check.contains("the scenario returns 100 in line 8, but only in another state\n"))
    #expect(!check.contains("why: "), "\(check)")
  }

  @Test("A reaction that sets a size is a possible cause, and no size that changes nothing is")
  func reactionSetsSize() {
    let sized = Self.rows.replacing("sectionFooterHeight", with: "rowHeight")
      .replacing("{answer: 44}", with: "{answer: $none}").replacing(
        "contentOffset",
        with: "contentSize"
      )
    let scenario = sized.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("answer") && !$0.contains("heightForRowAt") }.joined(separator: "\n")
    let files = MemoryFiles(["Scenarios/x.yaml": scenario.replacing("rows: 25", with: "rows: 5")])
    _ = ToolRun(["accept", "x"], files: files)
    files.contents["Scenarios/x.yaml"] = Array(
      scenario.replacing("rows: 25", with: "rows: 5").replacing(
        "rowHeight: 60",
        with: "rowHeight: 70"
      ).utf8
    )
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("possible cause: the reactions in didSelectRowAt in line 7"), "\(check)")
    #expect(!check.contains("'viewport'"), "\(check)")
  }

  @Test("If no size gives another offset, no size is blamed for a golden that was edited")
  func editedOffset() {
    let files = MemoryFiles(["Scenarios/x.yaml": Self.rows])
    _ = ToolRun(["accept", "x"], files: files)
    let golden = files.text("Golden/x.iOS-17.trace") ?? ""
    files.contents["Golden/x.iOS-17.trace"] = Array(
      golden.replacing("contentOffset -> {0, 100}", with: "contentOffset -> {0, 91}").utf8
    )
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("also: only line 133 of the golden file differs"), "\(check)")
    #expect(!check.contains("'viewport'"), "\(check)")
  }

  @Test(
    "Every report has the cause",
    arguments: ["junit", "github", "markdown", "json"]
  )
  func reports(kind: String) throws {
    let report = ToolRun(["check", "--report", "\(kind)=-"], files: Self.files(Self.cases[0]))
    #expect(report.output.contains("returned 64, expected 60"), "\(report.output)")
    #expect(report.output.contains("the scenario returns 64 in line 10"), "\(report.output)")
  }

  @Test("The action of a callback is a possible cause if the callback runs")
  func reaction() {
    let change = Case(old: ", deleteRows: [$row]]", new: "]", says: "")
    let check = ToolRun(["check"], files: Self.files(change)).output
    let may = "possible cause: the reactions in commitEditingStyle in line 8 have changed\n"
    #expect(check.contains(may), "\(check)")
  }

  @Test("A callback that calls nothing in the golden does not explain other callbacks' calls")
  func reactionElsewhere() {
    let scenario = """
      version: 1
      title: Inbox
      os: iOS 15
      host: tableViewController
      sections: [{header: Today, rows: 3}, {header: Yesterday, rows: 5}]
      dataSource:
        numberOfSections: model
        titleForHeaderInSection: model
        commitEditingStyle: {do: [model: {remove: $row}, deleteRows: [$row]]}
      steps: [load, swipe: [0, 1], confirmDelete]

      """
    let files = MemoryFiles(["Scenarios/x.yaml": scenario])
    _ = ToolRun(["accept", "x"], files: files)
    files.contents["Scenarios/x.yaml"] = Array(
      scenario.replacing("deleteRows: [$row]", with: "reloadData").utf8
    )
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("possible cause: the reactions in commitEditingStyle in line 9"))
    #expect(!check.contains("the golden file has calls inside"), "\(check)")
  }

  @Test("The actions of a callback in the same step are reported before the sizes")
  func reactionBefore() throws {
    let change = Case(old: "deleteRows: [$row]]}", new: "reloadData]}", says: "")
    let check = ToolRun(["check"], files: Self.files(change)).output
    let causes = check.split(separator: "\n").filter { $0.contains("possible cause: ") }
    let first = try #require(causes.first)
    #expect(first.hasSuffix("the reactions in commitEditingStyle in line 8 have changed"))
  }

  /// A scenario whose model, state, cells and sizes can change.
  private static let form = """
    version: 1
    title: Form
    os: iOS 17
    viewport: {width: 320, height: 300}
    table: {style: grouped, rowHeight: automatic}
    sections: [{header: Today, rows: [a, b, c, d, e, f]}]
    selfSizing: {default: 100}
    cells: {text: "row $row"}
    state: \"on\"
    dataSource: {titleForHeaderInSection: model}
    delegate:
      indentationLevelForRowAt: [{when: {state: \"off\"}, answer: 2}, {answer: 1}]
      didSelectRowAt: {do: [model: {remove: $row}, deleteRows: [$row]]}
    steps:
      - load
      - tap: [0, 1]
      - state: \"off\"
      - state: \"on\"

    """

  @Test(
    "Reactions, the state, cells and sizes can be reported as causes of a difference",
    arguments: [
      (
        "header: Today", "header: Heute",
        "titleForHeaderInSection 0 returned \"Heute\", expected \"Today\": the value is from section 0 of "
          + "the scenario in line 6"
      ),
      (
        "state: \"on\"\ndataSource", "state: \"off\"\ndataSource",
        "indentationLevelForRowAt [0, 0] returned 2, expected 1: with 'state: on' in line 9, the trace "
          + "equals the golden file"
      ),
      (
        "row $row", "item $row",
        "Cell#1 shows {text: \"item [0, 0]\"}, expected {text: \"row [0, 0]\"}: the content of cells is set "
          + "by 'cells' in line 8"
      ),
      (
        "default: 100", "default: 60",
        "possible cause: with 'default: 88' in line 7, the trace equals the golden file"
      ),
    ]
  )
  func form(old: String, new: String, says: String) {
    let files = MemoryFiles(["Scenarios/x.yaml": Self.form])
    let accepted = ToolRun(["accept", "x"], files: files)
    #expect(accepted.code == .success, "\(accepted.errors)")
    files.contents["Scenarios/x.yaml"] = Array(Self.form.replacing(old, with: new).utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(check.output.contains(says), "\(check.output)")
  }

  @Test("Another table style is reported if it reproduces the golden")
  func style() {
    let scenario = Self.form.replacing("rows: [a, b, c, d, e, f]", with: "rows: [a]")
      .replacing("sections: [", with: "sections: [{rows: 1}, ")
      .replacing("dataSource: {", with: "dataSource: {numberOfSections: model, ")
      .replacing("  - tap: [0, 1]\n", with: "")
    let files = MemoryFiles(["Scenarios/x.yaml": scenario])
    _ = ToolRun(["accept", "x"], files: files)
    files.contents["Scenarios/x.yaml"] = Array(
      scenario.replacing("style: grouped", with: "style: plain").utf8
    )
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(
      check.output.contains("with 'style: grouped' in line 5, the trace equals the golden file"),
      "\(check.output)"
    )
  }

  @Test("An added property is reported if the trace without it equals the golden")
  func property() {
    let change = Case(
      old: "table: {estimatedRowHeight: 50}",
      new: "table: {estimatedRowHeight: 50, allowsSelection: false}",
      says: ""
    )
    let check = ToolRun(["check"], files: Self.files(change)).output
    #expect(
      check.contains("with 'allowsSelection: true' in line 5, the trace equals the golden file"),
      "\(check)"
    )
  }

  @Test("If nothing explains a difference, the report says so and lists possible changes")
  func unknown() {
    let files = MemoryFiles(["Scenarios/x.yaml": Self.scenario])
    _ = ToolRun(["accept", "x"], files: files)
    let golden = files.text("Golden/x.iOS-17.trace") ?? ""
    files.contents["Golden/x.iOS-17.trace"] = Array(
      // Behind the last step, in which no callback reacts.
      (golden.replacing("> animation automatic", with: "> animation fade")
        .replacing("> animation fade\n- turn", with: "> animation automatic\n- turn")).utf8
    )
    let check = ToolRun(["check"], files: files).output
    #expect(
      check.contains("no part of the scenario explains this"),
      "\(check)"
    )
    #expect(!check.contains("why: "), "\(check)")
  }

  @Test("A rule is reported, with its value, if another value reproduces the golden")
  func rule() throws {
    let scenario = Self.scenario.replacing("os: iOS 17", with: "os: [iOS 12, iOS 13]")
      .replacing("table: {estimatedRowHeight: 50}\n", with: "table: {estimatedRowHeight: 0}\n")
    let files = MemoryFiles(["Scenarios/x.yaml": scenario])
    _ = ToolRun(["accept", "x"], files: files)
    // The golden of another version, which only its rules make another one.
    let other = try #require(files.contents["Golden/x.iOS-12.trace"])
    files.contents["Golden/x.iOS-13.trace"] = Array(
      String(decoding: other, as: UTF8.self).replacing("os: iOS 12", with: "os: iOS 13").utf8
    )
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains(" With the rule's value for iOS "), "\(check)")
  }
}
