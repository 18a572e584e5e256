import Testing

@testable import CommandLineTool
@testable import Project

/// `run --certainty`, and what is said of releases without recorded logs.
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

  @Test func everyLineWithARuleHasItsGradeAndTheCallsAreCounted() throws {
    let plain = Self.run("--os", "9")
    let graded = Self.run("--os", "9", "--certainty")
    #expect(graded.code == .success)
    let lines = graded.output.split(separator: "\n").map(String.init)
    let bare = lines.dropLast().map { line in
      line.firstRange(of: "  # ").map { String(line[..<$0.lowerBound]) } ?? line
    }
    #expect(bare == plain.output.split(separator: "\n").map(String.init))
    let notes = Self.notes(graded.output)
    #expect(notes["-"] == nil, "a step is the scenario's")
    let names = [
      "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:heightForRowAt:)",
    ]
    let grades = names.flatMap { notes[$0] ?? [] }
    let counted = ["observed", "tested", "measured", "documented", "assumed", "ours"]
      .map { grade in (grade, grades.count { $0 == grade }) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    #expect(lines.last == "# \(grades.count) calls: \(counted)")
    #expect(graded.output.hasSuffix("\n\n# \(grades.count) calls: \(counted)\n"))
    #expect(notes["tableView(_:cellForRowAt:)"]?.count == 3)
  }

  @Test func filtersLeaveTheGradesAsTheyAre() throws {
    let all = Self.notes(Self.run("--os", "9", "--certainty").output)
    let some = Self.run("--os", "9", "--certainty", "--only", "cellForRowAt")
    let name = "tableView(_:cellForRowAt:)"
    #expect(Self.notes(some.output)[name] == all[name])
    #expect(some.output.split(separator: "\n").last?.hasPrefix("# 3 calls: ") == true)
    let none = Self.run("--os", "9", "--certainty", "--only", "didSelectRowAt")
    #expect(none.output.hasSuffix("\n# 0 calls\n"))
    let names = Self.run("--os", "9", "--certainty", "--names", "objc", "--output", "-")
    #expect(names.output.contains("tableView:cellForRowAtIndexPath: [0, 0] -> Cell#1 new  # "))
  }

  @Test func notesAreFaintInColour() {
    let run = Self.run("--os", "9", "--certainty", "--only", "cellForRowAt", colour: "always")
    #expect(run.output.contains("new\u{1B}[0m  \u{1B}[2m# "))
    #expect(run.output.contains("\n\u{1B}[2m# 3 calls: "))
    #expect(!Self.run("--os", "9", "--certainty").output.contains("\u{1B}"))
  }

  private static let eighteen =
    "note: no recorded log of iOS 18 is known, the newest before it is of iOS 17.4; "
    + "run --certainty says how sure each call is\n"

  @Test func releasesWithoutALogAreNamedOnce() {
    #expect(Self.run("--os", "18.2").errors == Self.eighteen)
    #expect(Self.run("--os", "18", "--summary").errors == Self.eighteen)
    #expect(Self.run("--os", "18", "--format", "jsonl").errors == Self.eighteen)
    for version in ["9", "17", "26", "26.1.2", "Catalyst 13.4"] {
      #expect(Self.run("--os", version).errors == "", "\(version)")
    }
    #expect(
      Self.run("--os", "26.2").errors
        == "note: no recorded log of iOS 26.2 is known, the newest before it is of iOS 26.1; "
        + "run --certainty says how sure each call is\n"
    )
    let catalyst = Self.run("--os", "Catalyst 18").errors
    #expect(
      catalyst == "note: no recorded log of Catalyst 18 is known, the newest before it is of "
        + "Catalyst 13.4; run --certainty says how sure each call is\n"
    )
    #expect(ToolRun(["rules", "load.section-order", "--os", "18"]).errors == Self.eighteen)
    #expect(ToolRun(["rules", "load.section-order", "--os", "26"]).errors.isEmpty)
    #expect(ToolRun(["rules", "load.section-order"]).errors.isEmpty)
  }

  @Test func quietLeavesOutNotesAndNothingElse() {
    #expect(Self.run("--os", "18", "--quiet").errors == "")
    #expect(Self.run().errors.hasPrefix("note: this is iOS 9"))
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
    #expect(!run.errors.contains("note:"))
    #expect(ToolRun(["rules", "load", "--os", "18", "--quiet"]).errors.isEmpty)
  }
}
