import Testing

@testable import CommandLineTool
@testable import Project

/// `run --certainty`, and what the last line on standard error says of it.
struct CertaintyTests {
  private static let insertion = """
    version: 1
    title: A row comes in
    os: [iOS 9, iOS 18]
    sections: [{rows: [a, b]}]
    delegate: {willDisplayCell: , heightForRowAt: 44}
    steps: [load, turn: [{model: {insert: {at: [0, 0], item: c}}}, {insertRows: [[0, 0]]}]]
    """

  private static func run(_ words: String..., colour: String = "auto") -> ToolRun {
    let files = MemoryFiles(["Scenarios/a.yaml": insertion])
    return ToolRun(["run", "a", "--color", colour] + words, files: files)
  }

  /// The last part of a line, which is its note.
  private static func notes(_ text: String) -> [String: [String]] {
    var notes: [String: [String]] = [:]
    for line in text.split(separator: "\n").dropFirst(3) {
      guard let mark = line.firstRange(of: "  # ") else { continue }
      let name = line.split(separator: " ").first.map(String.init) ?? ""
      notes[name, default: []].append(String(line[mark.upperBound...]))
    }
    return notes
  }

  /// What the last line says of the other option, besides `--why`.
  private static let marks = "--certainty marks each line, "

  @Test("Every line with a rule has a certainty, and the trace is otherwise unchanged")
  func everyLineWithARuleHasAWord() throws {
    let plain = Self.run("--os", "9")
    let graded = Self.run("--os", "9", "--certainty")
    #expect(graded.code == .success)
    let bare = graded.output.split(separator: "\n").map { line in
      line.firstRange(of: "  # ").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
    #expect(bare == plain.output.split(separator: "\n").map(String.init))
    #expect(graded.errors == plain.errors.replacing(Self.marks, with: ""))
    let notes = Self.notes(graded.output)
    #expect(notes["-"] == nil, "a step is the scenario's")
    #expect(notes["tableView(_:cellForRowAt:)"]?.count == 3)
    let form =
      /(seen|seen on iOS [0-9.]+|documented|guess)(; [a-z ]+ (is a guess|is documented only|was last seen on iOS [0-9.]+))?/
    for note in notes.values.joined() {
      #expect(note.wholeMatch(of: form) != nil, "\(note)")
    }
  }

  @Test func filtersLeaveTheWordsAsTheyAre() throws {
    let all = Self.notes(Self.run("--os", "9", "--certainty").output)
    let some = Self.run("--os", "9", "--certainty", "--only", "cellForRowAt")
    let name = "tableView(_:cellForRowAt:)"
    #expect(Self.notes(some.output)[name] == all[name])
    #expect(some.errors.contains(" of 3 calls "), "\(some.errors)")
    let none = Self.run("--os", "9", "--certainty", "--only", "didSelectRowAt")
    #expect(none.errors == "iOS 9: no calls. --why explains.\n")
    let names = Self.run("--os", "9", "--certainty", "--names", "objc", "--output", "-")
    #expect(names.output.contains("tableView:cellForRowAtIndexPath: [0, 0] -> Cell#1 new  # "))
  }

  @Test func wordsAreFaintInColour() {
    let run = Self.run("--os", "9", "--certainty", "--only", "cellForRowAt", colour: "always")
    #expect(run.output.contains("new\u{1B}[0m  \u{1B}[2m# "))
    #expect(!run.errors.contains("\u{1B}"))
    #expect(!Self.run("--os", "9", "--certainty").output.contains("\u{1B}"))
  }

  @Test("The reason for a lower certainty is printed")
  func whatLowersALineIsNamed() {
    let run = Self.run("--os", "26", "--certainty")
    #expect(
      run.output.contains(
        "tableView(_:numberOfRowsInSection:) 0 -> 2  # seen on iOS 17; the behaviour of the view "
          + "controller is a guess\n"
      ),
      "\(run.output)"
    )
  }

  @Test("The last line counts the certainties of all lines")
  func theLastLineCountsTheWords() throws {
    for version in ["4", "9", "17", "18", "26"] {
      let run = Self.run("--os", version, "--certainty")
      let notes = Self.notes(run.output).filter { $0.key.hasSuffix(")") }.values.joined()
      let seen = notes.count { $0 == "seen" }
      let ends = ["guess", "is a guess", "are guesses"]
      let guesses = notes.count { note in ends.contains { note.hasSuffix($0) } }
      #expect(run.errors.contains(" of \(notes.count) calls"), "\(run.errors)")
      if seen > 0 {
        #expect(run.errors.hasPrefix("iOS \(version): \(seen) of "), "\(run.errors)")
      }
      // A version without a recording has no call that was seen on it.
      let isUnrecorded = run.errors.contains(": no recording of this version exists. ")
      #expect(isUnrecorded == (version == "18"), "\(run.errors)")
      #expect(version != "18" || seen == 0)
      #expect(run.errors.contains(" guess") == (guesses > 0))
      if guesses > 1, guesses < notes.count {
        #expect(run.errors.contains(". \(guesses) depend on guesses ("))
      }
      #expect(run.errors.hasSuffix(" --why explains.\n"))
    }
  }

  @Test("Text output of run, show, count and diff ends with the certainty, other formats do not")
  func whichFormsHaveIt() {
    let line = Self.run("--os", "18").errors
    #expect(
      line.hasPrefix("iOS 18: no recording of this version exists. ")
        && line.split(separator: "\n").count == 1
    )
    for words in [
      ["--certainty"], ["--gates"], ["--view", "story"], ["--format", "markdown"],
      ["--format", "mermaid"], ["--summary"], ["--names", "objc"], ["--output", "a.trace"],
    ] {
      let files = MemoryFiles(["Scenarios/a.yaml": Self.insertion])
      let run = ToolRun(["run", "a", "--os", "18"] + words, files: files)
      let expected = words == ["--certainty"] ? line.replacing(Self.marks, with: "") : line
      #expect(run.errors == expected, "\(words): \(run.errors)")
      #expect(!run.output.contains(line), "\(words)")
    }
    #expect(
      Self.run("--os", "18", "--why").errors
        == line.replacing(" \(Self.marks)--why explains.", with: "")
        .replacing(
          "for rows that stay on screen",
          with: "for rows that stay on screen (update.shown-heights)"
        )
    )
    #expect(Self.run("--os", "18", "--format", "jsonl").errors == Self.eighteen)
    let files = MemoryFiles(["Scenarios/a.yaml": Self.insertion])
    let about = line.replacing("\(Self.marks)--why", with: "tabletrace run --why")
    #expect(ToolRun(["show", "a", "--os", "18"], files: files).errors == about)
    #expect(ToolRun(["count", "a", "--os", "18"], files: files).errors == about)
    let json = ToolRun(["count", "a", "--os", "18", "--format", "json"], files: files)
    #expect(json.errors == Self.eighteen)
    let diff = ToolRun(["diff", "a", "9", "18"], files: files).errors.split(separator: "\n")
    #expect(diff.count == 2 && diff[0].hasPrefix("iOS 9: ") && diff[1] + "\n" == about)
    let same = ToolRun(["diff", "a", "17", "17.1"], files: files)
    #expect(same.errors.split(separator: "\n").count == 2, "equal traces have it too")
    for words in [["run", "a"], ["show", "a"], ["count", "a"], ["diff", "a"]] {
      #expect(ToolRun(words + ["--quiet"], files: files).errors == "", "\(words)")
    }
  }

  /// A scenario, a version, and what its last line says is left out.
  private static let absences: [(scenario: String, version: String, leftOut: String?)] = [
    ("scroll/prefetch", "14", ": cancelPrefetchingForRowsAt for rows nearby."),
    (
      "scroll/prefetch", "17",
      "cellForRowAt for the next row off screen, prefetchRowsAt before the first scroll and 1 other kind."
    ),
    (
      "scroll/prefetch", "26",
      "prefetchRowsAt before the first scroll, cancelPrefetchingForRowsAt for rows nearby."
    ),
    ("load/first-load", "9", nil), ("load/first-load", "17", nil),
    ("load/first-load", "26", "heightForRowAt again after the last cell"),
    ("scroll/drag-and-decelerate", "17", "calls at offsets between two simulated frames"),
    ("select/did-deselect-not-called", "26", "didDeselectRowAt for deleted or reloaded rows"),
    ("updates/insert-a-row", "17", "cellForRowAt for the next row off screen"),
    ("updates/insert-a-row", "9", nil),
  ]

  @Test("The last line names calls that are prevented without evidence", arguments: absences)
  private func namesWhatIsLeftOut(
    _ sample: (scenario: String, version: String, leftOut: String?)
  ) {
    let run = ToolRun(
      ["run", sample.scenario, "--os", sample.version],
      hasLibrary: true
    )
    if let leftOut = sample.leftOut {
      #expect(run.errors.contains(" Calls that may be missing: "))
      #expect(run.errors.contains(leftOut), "\(run.errors)")
    } else {
      #expect(!run.errors.contains("may be missing"), "\(run.errors)")
    }
    #expect(run.errors.count <= 400, "at most four lines of 100 columns: \(run.errors)")
  }

  @Test("Calls that the trace does not show do not count as prevented")
  func filtersHideWhatIsLeftOut() {
    func errors(_ words: String...) -> String {
      ToolRun(["run"] + words + ["--os", "26"], hasLibrary: true).errors
    }
    #expect(errors("load/first-load").contains("may be missing"))
    #expect(!errors("load/first-load", "--only", "cellForRowAt").contains("may be missing"))
    #expect(
      errors("crashes/no-section-left").hasSuffix(
        "The exception is a guess. \(Self.marks)--why explains.\n"
      )
    )
  }

  @Test("An answer has the certainty of the rules that determine its value")
  func answersHaveTheirRules() {
    func query(_ steps: String, _ version: String = "26") -> String {
      let text = """
        version: 1
        title: A pull
        viewport: {width: 320, height: 220}
        table: {refreshControl: true}
        sections: [{rows: 40}]
        delegate: {heightForRowAt: 44}
        steps: [load, \(steps), query: contentOffset]
        """
      let run = ToolRun(
        ["run", "a", "--os", version, "--certainty"],
        files: MemoryFiles(["Scenarios/a.yaml": text])
      )
      let line = run.output.split(separator: "\n").last { $0.hasPrefix("? contentOffset") }
      return String(line?.split(separator: "  # ", maxSplits: 1).last ?? "none")
    }
    // The app has said where the content is.
    #expect(query("scroll: {to: 100}") == "seen")
    // How far a frame goes is the simulation's own choice, so that nothing lowers the answer.
    #expect(query("drag: {by: 130}") == "seen")
    // No version shows this rule of the refresh control.
    #expect(
      query("beginRefreshing") == "guess" || query("beginRefreshing").contains("refresh control")
    )
  }

  private static let eighteen =
    "note: no recording of iOS 18 exists. The newest recording before it is from iOS 17.4. "
    + "To see how sure each call is: tabletrace run --certainty\n"

  @Test func versionsWithoutALogAreNamedWhereNoCallsAreJudged() {
    func rules(_ version: String) -> String {
      ToolRun(["rules", "load.section-order", "--os", version]).errors
    }
    #expect(rules("18") == Self.eighteen)
    #expect(
      rules("26.2")
        == "note: no recording of iOS 26.2 exists. The newest recording before it is from iOS 26.1. "
        + "To see how sure each call is: tabletrace run --certainty\n"
    )
    #expect(
      rules("Catalyst 18")
        == "note: no recording of Catalyst 18 exists. The newest recording before it is from "
        + "Catalyst 13.4. To see how sure each call is: tabletrace run --certainty\n"
    )
    #expect(rules("26").isEmpty)
    #expect(ToolRun(["rules", "load.section-order"]).errors.isEmpty)
  }

  @Test func quietLeavesOutNotesAndNothingElse() {
    #expect(Self.run("--os", "18", "--quiet").errors == "")
    #expect(Self.run().errors.hasPrefix("note: this is iOS "))
    #expect(Self.run("--quiet").errors == "")
    #expect(Self.run("--quiet").output == Self.run().output)
    let crash = MemoryFiles()
    crash.standardInput = Array(
      """
      version: 1
      title: A row that stays in the model
      sections: [{rows: [a, b]}]
      steps: [load, deleteRows: [[0, 0]]]
      """.utf8
    )
    let run = ToolRun(["run", "-", "--os", "18", "--quiet"], files: crash)
    #expect(run.errors.hasPrefix("why: the rows of section 0 do not add up\n"))
    #expect(!run.errors.contains("note:") && !run.errors.contains("last seen"))
    #expect(ToolRun(["rules", "load", "--os", "18", "--quiet"]).errors.isEmpty)
  }
}
