import TableTrace
import Testing

@testable import Project

/// What a failing check keeps, and when it goes.
struct PendingTests {
  @Test("A failing check saves the trace with a record in an ignored folder, and keeps goldens")
  func failingCheckKeeps() throws {
    let files = PendingSamples.higherRows()
    let before = files.contents
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(
      PendingSamples.paths(files) == [
        "Golden/pending/.gitignore",
        "Golden/pending/load/two-rows.iOS-17.json", "Golden/pending/load/two-rows.iOS-17.trace",
        "Golden/pending/load/two-rows.iOS-9.json", "Golden/pending/load/two-rows.iOS-9.trace",
      ]
    )
    #expect(files.text("Golden/pending/.gitignore") == "*\n")
    let run = ToolRun(["run", "load/two-rows", "--os", "9"], files: files)
    #expect(files.text(PendingSamples.kept[0]) == run.output, "it is what 'run' prints")
    for (path, bytes) in before { #expect(files.contents[path] == bytes) }
    let sentence =
      "saved in Golden/pending: 2 traces, 2 differences. Next: tabletrace review\n"
    #expect(check.output.contains(sentence))
    let some = ToolRun(["check", "Scenarios/load"], files: files)
    #expect(some.output.contains("Next: tabletrace review Scenarios/load\n"))
  }

  @Test("Goldens survive a failure of the machine, and saved traces need not")
  func durability() {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    for path in PendingSamples.paths(files) { #expect(files.durabilities[path] == .remade) }
    _ = ToolRun(["accept", "--all"], files: files)
    #expect(files.durabilities["Golden/load/two-rows.iOS-17.trace"] == .lasting)
  }

  @Test("The file that makes git ignore the folder is written again if it is missing")
  func ignoredAgain() {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    files.contents["Golden/pending/.gitignore"] = nil
    _ = ToolRun(["check"], files: files)
    #expect(files.text("Golden/pending/.gitignore") == "*\n")
  }

  @Test("A check saves only traces that differ")
  func onlyWhatDiffers() {
    let files = Samples.project(["Scenarios/x.yaml": Samples.twoRows])
    _ = ToolRun(["accept", "--all"], files: files)
    #expect(ToolRun(["check"], files: files).code == .success)
    #expect(PendingSamples.paths(files).isEmpty)
    PendingSamples.raise(&files.contents["Scenarios/x.yaml"])
    _ = ToolRun(["check"], files: files)
    #expect(PendingSamples.paths(files).allSatisfy { !$0.contains("two-rows") })
  }

  @Test("The next check removes a trace that no longer differs, even a check of a part")
  func droppedByTheNextCheck() {
    for arguments in [["check"], ["check", "Scenarios/load"], ["check", "--shard", "1/1"]] {
      let files = PendingSamples.higherRows()
      let scenario = files.contents["Scenarios/load/two-rows.yaml"]
      _ = ToolRun(["check"], files: files)
      files.contents["Scenarios/load/two-rows.yaml"] = Array(Samples.twoRows.utf8)
      #expect(scenario != files.contents["Scenarios/load/two-rows.yaml"])
      #expect(ToolRun(arguments, files: files).code == .success)
      #expect(PendingSamples.paths(files) == ["Golden/pending/.gitignore"])
    }
  }

  @Test("Only a check of all scenarios removes traces without a scenario")
  func orphans() {
    let files = PendingSamples.higherRows()
    files.contents["Scenarios/x.yaml"] = Array(Samples.wrongExpectation.utf8)
    files.contents["Scenarios/bad.yaml"] = Array(Samples.twoRows.utf8)
    _ = ToolRun(["check"], files: files)
    files.contents["Scenarios/load/two-rows.yaml"] = nil
    files.contents["Scenarios/bad.yaml"] = Array("version: 1\nsetps: []\n".utf8)
    _ = ToolRun(["check", "x"], files: files)
    #expect(PendingSamples.paths(files).contains(PendingSamples.kept[0]))
    _ = ToolRun(["check"], files: files)
    #expect(!PendingSamples.paths(files).contains(PendingSamples.kept[0]))
    #expect(
      PendingSamples.paths(files).contains("Golden/pending/bad.iOS-9.trace"),
      "nobody knows whether it still differs"
    )
  }

  @Test("On a build server nothing is saved or removed, and the difference is reported")
  func buildServer() {
    let files = PendingSamples.higherRows()
    let server = ToolRun(["check"], files: files, environment: ["CI": "true"])
    #expect(server.code == .differs)
    #expect(PendingSamples.paths(files).isEmpty)
    #expect(server.output.contains("answer (golden line"))
    #expect(!server.output.contains("tabletrace review"))
    _ = ToolRun(["check"], files: files)
    let kept = PendingSamples.paths(files)
    files.contents["Scenarios/load/two-rows.yaml"] = Array(Samples.twoRows.utf8)
    _ = ToolRun(["check"], files: files, environment: ["CI": "true"])
    #expect(PendingSamples.paths(files) == kept)
  }

  @Test("If nothing can be saved, the check says so, and its exit code is the same")
  func unwritable() {
    let files = PendingSamples.higherRows()
    files.readOnly = [PendingSamples.kept[0]]
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(
      check.errors == """
        note: some traces could not be saved for 'tabletrace review': cannot write \
        '\(PendingSamples.kept[0])': Permission denied

        """
    )
    #expect(PendingSamples.paths(files).contains(PendingSamples.kept[1]))
  }

  @Test("A trace that is already saved is not written again")
  func writtenOnce() {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    files.readOnly = Set(PendingSamples.paths(files))
    let again = ToolRun(["check"], files: files)
    #expect(again.errors.isEmpty)
    #expect(again.output.contains("saved in Golden/pending: 2 traces"))
  }

  @Test("A scenario whose goldens git would ignore is refused")
  func reservedFolder() {
    let files = MemoryFiles(["Scenarios/pending/x.yaml": Samples.twoRows])
    for command in ["check", "accept", "validate"] {
      let run = ToolRun([command] + (command == "accept" ? ["--all"] : []), files: files)
      #expect(run.code == .invalid)
      #expect((run.output + run.errors).contains("rename the folder of the scenario"))
    }
  }

  @Test(
    "The name of a saved file is split before the version",
    arguments: [
      ("load/a.iOS-9.trace", "load/a", "iOS-9"), ("a.b.iOS-9.3.json", "a.b", "iOS-9.3"),
      ("a b/é.Catalyst-26.trace", "a b/é", "Catalyst-26"),
    ]
  )
  func names(path: String, scenario: String, version: String) throws {
    let place = try #require(PendingFile("Golden/pending/\(path)", goldens: "Golden"))
    #expect(place.scenario == scenario)
    #expect(place.version.fileNamePart == version)
    #expect(
      ["trace", "json"].map { "Golden/pending/\(place.name).\($0)" } == [place.trace, place.record]
    )
    let golden = place.golden(in: Samples.project().readable).path
    #expect(golden == "Golden/\(scenario).\(version).trace")
  }

  @Test(
    "Other files in the folder are kept",
    arguments: ["a.trace", "a.iOS-99.trace", "a.iOS-9.0.trace", "a.iOS-9.txt", ".iOS.trace"]
  )
  func foreignFiles(name: String) {
    #expect(PendingFile("Golden/pending/\(name)", goldens: "Golden") == nil)
    let files = Samples.project(["Golden/pending/\(name)": "mine"])
    #expect(ToolRun(["check"], files: files).code == .success)
    #expect(files.text("Golden/pending/\(name)") == "mine")
  }

  @Test("Names with spaces and other letters are saved and accepted")
  func otherLetters() {
    let files = MemoryFiles(["Scenarios/größe ä/zwei rows.yaml": Samples.twoRows])
    let check = ToolRun(["check"], files: files)
    #expect(check.output.contains("next: tabletrace accept 'größe ä/zwei rows'\n"))
    #expect(files.text("Golden/pending/größe ä/zwei rows.iOS-9.trace") != nil)
    #expect(ToolRun(["accept", "größe ä/zwei rows"], files: files).code == .success)
    #expect(PendingSamples.paths(files) == ["Golden/pending/.gitignore"])
    #expect(ToolRun(["check"], files: files).code == .success)
  }
}
