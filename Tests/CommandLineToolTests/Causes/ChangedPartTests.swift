import Testing

@testable import CommandLineTool
@testable import Project

/// What `check` names as the cause, for each part of a scenario that can change.
struct ChangedPartTests {
  private static let inbox = """
    version: 1
    title: Inbox
    os: iOS 12
    viewport: {width: 320, height: 200}
    table: {rowHeight: 44}
    sections:
      - header: Fruit
        rows: [Apple, Banana, Cherry, Date]
    cells: {text: $item}
    dataSource:
      titleForHeaderInSection: model
      canEditRowAt: true
      commitEditingStyle: {do: [model: {remove: $row}, deleteRows: [$row]]}
    delegate:
      heightForRowAt: 60
      willSelectRowAt:
      didSelectRowAt: {note: tapped}
      willDisplayCell:
    steps:
      - load
      - tap: [0, 1]
      - scroll: {by: 40}
      - swipe: [0, 2]
      - confirmDelete

    """
  private static let mail = """
    version: 1
    title: Mail
    os: iOS 17
    viewport: {width: 320, height: 220}
    host: tableViewController
    table: {rowHeight: automatic, allowsMultipleSelection: true}
    sections:
      - rows: [a, b, c, d, e, f, g, h]
    items: {a: {selfSizing: 60}, b: {text: hello}}
    cells: {text: $item, accessoryType: detailButton}
    selfSizing: {default: 50}
    state: idle
    dataSource:
      canMoveRowAt: true
      moveRowAt:
    delegate:
      didSelectRowAt:
        - when: {state: idle}
          state: busy
          after: {milliseconds: 100, do: [reloadRows: [$row], note: done]}
        - {note: again}
      scrollViewDidScroll:
    controller: {viewDidLoad: , viewWillAppear: {do: [reloadData]}}
    prefetchDataSource: {prefetchRowsAt: {note: "pre $rows"}}
    steps:
      - load
      - tap: [0, 0]
      - tap: [0, 2]
      - wait
      - scroll: {by: 100}
      - query: contentOffset
      - turn:
          - model: {insert: {at: [0, 0], item: z}}
          - insertRows: [[0, 0]]
      - drag: {by: 40}

    """

  private static let app = """
    version: 1
    title: App
    os: iOS 17
    device: iPhone 8
    host: {tableViewController: {in: navigationController}}
    table: {rowHeight: 60, estimatedRowHeight: 0, contentInset: {bottom: 40}, sectionHeaderHeight: 30}
    sections: [{header: A, rows: 40}]
    dataSource: {titleForHeaderInSection: model}
    delegate: {didSelectRowAt: {do: [deselectRow: $row]}, scrollViewDidScroll: }
    steps:
      - load
      - scroll: {by: 100}
      - tap: [0, 4]
      - scrollToRow: {row: [0, 39], at: bottom}
      - query: contentOffset

    """

  /// A change of a scenario, and the cause that is named.
  struct Case: CustomTestStringConvertible, Sendable {
    var scenario: String
    var old: String
    var new: String
    var says: String
    var testDescription: String { "\(old) -> \(new)" }
  }

  private static let cases = [
    Case(
      scenario: inbox,
      old: "dataSource:",
      new: "items: {Apple: {heightForRowAt: 90}}\ndataSource:",
      says: "heightForRowAt [0, 0] returned 90, expected 60: the scenario returns 90 in line 10"
    ),
    Case(
      scenario: inbox,
      old: "title: Inbox",
      new: "title: Inbox\ntrace: [delegate]",
      says: "'trace' in line 3 leaves out the calls of dataSource, but the golden file has 21 lines"
    ),
    Case(
      scenario: inbox.replacing("title: Inbox", with: "title: Inbox\ntrace: [delegate]"),
      old: "trace: [delegate]",
      new: "trace: [delegate, dataSource]",
      says: "'trace' in line 3 includes the calls of dataSource, but the golden file has none"
    ),
    Case(
      scenario: inbox.replacing("title: Inbox", with: "title: Inbox\ntrace: [delegate]"),
      old: "trace: [delegate]\n",
      new: "",
      says: "the scenario has no 'trace', but the golden file leaves out the calls of dataSource"
    ),
    Case(
      scenario: inbox,
      old: "height: 200",
      new: "height: 300",
      says: "possible cause: with 'height: 200' in line 4, the trace equals the golden file"
    ),
    Case(
      scenario: mail,
      old: "viewDidLoad: , ",
      new: "",
      says:
        "the controller does not implement viewDidLoad, but the golden file has a line with this call"
    ),
    Case(
      scenario: mail,
      old: "viewDidLoad: , ",
      new: "viewDidLoad: , viewDidAppear: , ",
      says: "the controller implements viewDidAppear in line 23, but the golden file has no call of"
    ),
    Case(
      scenario: mail,
      old: "viewWillAppear: {do: [reloadData]}",
      new: "viewWillAppear: ",
      says: "the golden file has calls inside viewWillAppear, where the scenario has no reaction "
        + "in line 23"
    ),
    Case(
      scenario: mail,
      old: "a: {selfSizing: 60}",
      new: "a: {selfSizing: 90}",
      says: "with 'selfSizing: 55' in line 9, the trace equals the golden file"
    ),
    Case(
      scenario: mail,
      old: "reloadRows: [$row]",
      new: "reconfigureRows: [$row]",
      says: "possible cause: the reactions in didSelectRowAt in line 17 have changed"
    ),
    Case(
      scenario: mail,
      old: "state: busy",
      new: "state: idle",
      says: "possible cause: the reactions in didSelectRowAt in line 17 have changed"
    ),
    Case(
      scenario: mail,
      old: "rowHeight: automatic",
      new: "rowHeight: 44",
      says: "without 'rowHeight' in line 6, the trace equals the golden file"
    ),
    Case(
      scenario: mail,
      old: "a: {selfSizing: 60}, ",
      new: "",
      says: "possible cause: with 'items: {a: {selfSizing: 55}}', the trace equals the golden file"
    ),
    Case(
      scenario: app,
      old: "bottom: 40",
      new: "bottom: 90",
      says: "possible cause: with 'bottom: 40' in line 6, the trace equals the golden file"
    ),
    Case(
      scenario: app,
      old: "bottom: 40",
      new: "top: 12, bottom: 40",
      says: "possible cause: without 'top' in line 6, the trace equals the golden file"
    ),
    Case(
      scenario: app,
      old: ", contentInset: {bottom: 40}",
      new: "",
      says:
        "possible cause: with 'contentInset: {bottom: 40}' under 'table', the trace equals the golden"
    ),
    Case(
      scenario: app,
      old: "iPhone 8",
      new: "iPhone X",
      says: "possible cause: with 'device: iPhone 6' in line 4, the trace equals the golden file"
    ),
    Case(
      scenario: app,
      old: "device: iPhone 8",
      new: "viewport: {width: 320, height: 480}",
      says:
        "possible cause: with 'device: iPhone 6' instead of 'viewport' in line 4, the trace equals"
    ),
    Case(
      scenario: app,
      old: "host: {tableViewController: {in: navigationController}}",
      new: "host: tableViewController",
      says:
        "possible cause: with 'host: {tableViewController: {in: navigationController}}' in line 5, the"
    ),
    Case(
      scenario: app,
      old: "host: {tableViewController: {in: navigationController}}\n",
      new: "",
      says:
        "possible cause: with 'host: {tableViewController: {in: navigationController}}', the trace equals"
    ),
  ]

  private static func files(_ before: String, _ after: String) -> MemoryFiles {
    let files = MemoryFiles(["Scenarios/x.yaml": before])
    let accepted = ToolRun(["accept", "x"], files: files)
    #expect(accepted.code == .success, "\(accepted.errors)")
    files.contents["Scenarios/x.yaml"] = Array(after.utf8)
    return files
  }

  @Test("A report names only the part of the scenario that has changed", arguments: cases)
  func changedPart(test: Case) {
    let after = test.scenario.replacing(test.old, with: test.new)
    #expect(after != test.scenario)
    let files = Self.files(test.scenario, after)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(check.output.contains(test.says), "\(check.output)")
    #expect(!check.output.contains("sizes decide which rows"), "\(check.output)")
    let review = ToolRun(["review"], files: files).output
    #expect(review.contains(test.says.replacing("possible cause: ", with: "")), "\(review)")
  }

  @Test("The smallest set of keys is named, the one without a guessed value first")
  func smallestSet() throws {
    func causes(_ before: String, _ after: String) -> [String] {
      let check = ToolRun(["check"], files: Self.files(before, after)).output
      return check.split(separator: "\n").compactMap { line in
        let start = line.firstRange(of: "possible cause: ")?.upperBound
        return start.map { String(line[$0...]) }
      }
    }
    let bare = Self.app.replacing(", contentInset: {bottom: 40}", with: "")
      .replacing("  - query: contentOffset\n", with: "")
    func inset(_ text: String) -> String {
      bare.replacing(
        "estimatedRowHeight: 0",
        with: "estimatedRowHeight: 0, contentInset: {\(text)}"
      )
    }
    #expect(
      causes(bare, inset("top: 60")) == [
        "without 'contentInset' in line 6, the trace equals the golden file"
      ]
    )
    let changed = causes(inset("top: 20"), inset("top: 60"))
    #expect(changed.first == "with 'top: 12' in line 6, the trace equals the golden file")
    #expect(changed.allSatisfy { !$0.contains("instead of") }, "\(changed)")
    let removed = causes(inset("top: 20"), bare)
    #expect(
      removed.contains {
        $0.hasPrefix("with 'contentInset: {top: ")
          && $0.hasSuffix("the trace equals the golden file")
      },
      "\(removed)"
    )
  }

  @Test("Every report has the same causes", arguments: ["junit", "github", "markdown", "json"])
  func reports(kind: String) {
    for test in [Self.cases[1], Self.cases[9]] {
      let after = test.scenario.replacing(test.old, with: test.new)
      let files = Self.files(test.scenario, after)
      let report = ToolRun(["check", "--report", "\(kind)=-"], files: files).output
      let words = test.says.replacing("possible cause: ", with: "").replacing("'trace'", with: "")
      #expect(report.contains(words), "\(report)")
    }
  }

  @Test("If no run reproduces the golden, all settings that decide about positions are listed")
  func allPlaces() {
    for (old, new) in [("bottom: 40", "bottom: 43"), ("rowHeight: 60", "rowHeight: 61.5")] {
      let files = Self.files(Self.app.replacing(old, with: new), Self.app)
      let check = ToolRun(["check"], files: files).output
      let says =
        "possible cause: 'rowHeight' in line 6, 'estimatedRowHeight' in line 6, 'sectionHeaderHeight' in "
        + "line 6, 'contentInset' in line 6, 'device' in line 4 or 'host' in line 5 has changed, or another "
        + "size was removed: sizes decide which rows are on screen, and where"
      #expect(check.contains(says), "\(check)")
    }
  }

  @Test(
    "A golden that was cut off is not explained by causes that no run confirms",
    arguments: [(inbox, 1), (inbox, 2), (inbox, 5), (mail, 1), (mail, 2)]
  )
  func cutGolden(scenario: String, count: Int) throws {
    let files = Self.files(scenario, scenario)
    let path = try #require(files.contents.keys.first { $0.hasPrefix("Golden/x") })
    let lines = String(decoding: files.contents[path] ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast(count + 1)
    files.contents[path] = Array((lines + [""]).joined(separator: "\n").utf8)
    let check = ToolRun(["check"], files: files).output
    let says =
      "he golden file ends after line \(lines.count), and the trace begins with the same lines"
    #expect(check.contains(says), "\(check)")
    #expect(!check.contains("have changed") && !check.contains("sizes decide"), "\(check)")
    #expect(!check.contains("why: "), "\(check)")
    let causes = check.split(separator: "\n").filter { $0.contains("possible cause: ") }
    #expect(causes.allSatisfy { $0.hasSuffix("the trace equals the golden file") }, "\(check)")
  }

  @Test("A note that the golden file lacks at its end is named, and nothing is called cut off")
  func noteAtTheEnd() {
    let text = """
      version: 1
      title: Taps
      os: iOS 17
      sections: [{rows: 3}]
      delegate: {didSelectRowAt: }
      steps: [load, tap: [0, 1]]

      """
    let after = text.replacing("didSelectRowAt: ", with: "didSelectRowAt: {note: chosen}")
    let check = ToolRun(["check"], files: Self.files(text, after)).output
    #expect(
      check.contains("the scenario has the note 'chosen' in line 5, the golden file does not"),
      "\(check)"
    )
    #expect(!check.contains("cut off") && !check.contains("no part of"), "\(check)")
  }

  @Test("An edited golden is not explained by a part of the scenario", arguments: [true, false])
  func editedGolden(removes: Bool) throws {
    let files = Self.files(Self.inbox, Self.inbox)
    let path = "Golden/x.iOS-12.trace"
    var lines = String(decoding: files.contents[path] ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.contains("heightForRowAt") })
    if removes { lines.remove(at: place) } else { lines.insert(lines[place], at: place) }
    files.contents[path] = Array(lines.joined(separator: "\n").utf8)
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains("no part of the scenario explains this"), "\(check)")
    #expect(check.contains("Check whether the golden file was edited"), "\(check)")
    let says =
      removes
      ? "the golden file lacks a line of the trace. All other lines are equal"
      : "the golden file has a line that the trace does not have. All other lines are equal"
    #expect(check.contains(says), "\(check)")
    #expect(!check.contains("possible cause"), "\(check)")
  }
}
