import Testing

@testable import CommandLineTool
@testable import Project

/// `check --watch` and `run --watch` over files that change while a test waits.
struct CheckWatchTests {
  private static let scenario = "Scenarios/load/two-rows.yaml"
  private static let other = "Scenarios/other.yaml"

  /// A project with two scenarios of two versions that pass.
  private static func project() -> MemoryFiles {
    let files = Samples.project([other: Samples.twoRows])
    _ = ToolRun(["accept", "--all"], files: files)
    return files
  }

  /// Each happening, and a look at what it left.
  private static func settled(_ happenings: [() -> Void]) -> [() -> Void] {
    happenings.flatMap { [$0, {}] }
  }

  /// The rounds that a watch prints: what comes first, and what each happening brings about.
  private static func rounds(
    _ files: MemoryFiles,
    _ words: [String] = [],
    _ happenings: (() -> Void)...
  ) -> (first: String, rounds: [String], run: ToolRun) {
    let run = ToolRun(["check", "--watch"] + words, files: files, pauses: settled(happenings))
    var parts = run.output.split(separator: "\n\n", omittingEmptySubsequences: false)
      .map(String.init)
    let first = parts.removeFirst()
    return (first, parts, run)
  }

  @Test("A changed scenario is named and checked again, and of the others it is said how they are")
  func changedScenario() {
    let files = Self.project()
    let (first, rounds, run) = Self.rounds(files, []) {
      PendingSamples.raise(&files.contents[Self.other])
    } _: {
      files.contents[Self.other] = Array(Samples.twoRows.utf8)
    }
    #expect(first == "4 checked, 4 passed, 0 failed; 78 lines compared")
    #expect(rounds.count == 2)
    #expect(rounds[0].hasPrefix("changed: Scenarios/other.yaml\n✘ other.iOS-9: answer (golden "))
    #expect(
      rounds[0].hasSuffix("\n2 checked, 0 passed, 2 failed; 37 lines compared\nthe 2 others pass")
    )
    #expect(
      rounds[1]
        == "changed: Scenarios/other.yaml\n2 checked, 2 passed, 0 failed; 39 lines compared\n"
        + "the 2 others pass\n"
    )
    #expect(run.errors == "note: waiting for a file to change\n")
    #expect(run.code == .success)
    #expect(PendingSamples.paths(files) == ["Golden/pending/.gitignore"], "what passes is dropped")
  }

  @Test(
    "A golden, a pattern and a log are what a check depends on",
    arguments: [
      ("Golden/other.iOS-9.trace", "changed"), ("Golden/other.iOS-9.pattern", "new"),
      ("Golden/recorded/x.log", "changed"),
    ]
  )
  func dependencies(path: String, word: String) {
    let files = Self.project()
    let header = [
      "source: x", "os: iOS 9", "prints: cellForRowAt", "arguments: none", "extent: prefix",
    ]
    files.contents["Golden/recorded/x.log"] = Array(
      (header + ["", "cellForRowAt", ""]).joined(separator: "\n").utf8
    )
    files.contents[Self.other]? += Array("recorded: ../Golden/recorded/x.log\n".utf8)
    let (_, rounds, _) = Self.rounds(files, []) {
      files.contents[path, default: []] += Array("x\n".utf8)
    }
    #expect(rounds.count == 1)
    #expect(rounds.first?.hasPrefix("\(word): \(path)\n✘ other") == true, "\(rounds)")
    #expect(rounds.first?.hasSuffix("\nthe 2 others pass\n") == true, "\(rounds)")
  }

  @Test("Of the others those that fail are named")
  func othersFail() {
    let files = Self.project()
    files.contents["Golden/load/two-rows.iOS-17.trace"] = nil
    let (_, rounds, _) = Self.rounds(files, []) {
      files.contents[Self.other]? += Array("# x\n".utf8)
    }
    #expect(rounds.first?.hasSuffix("\n1 of the 2 others fails: load/two-rows.iOS-17\n") == true)
  }

  @Test("What no check depends on is not told, and neither is what the check itself keeps")
  func foreignFiles() {
    let files = Self.project()
    let (_, rounds, _) = Self.rounds(files, ["load"]) {
      files.contents["Scenarios/notes.txt"] = []
    } _: {
      files.contents["Golden/other.iOS-9.trace"] = []
    } _: {
      files.contents["Golden/pending/other.iOS-9.trace"] = []
    } _: {
      files.contents[Self.other] = nil
    }
    #expect(rounds.isEmpty)
  }

  @Test("Scenarios come, go and get other names; goldens without one are told, once")
  func comingAndGoing() {
    let files = Self.project()
    let (_, rounds, _) = Self.rounds(files, []) {
      files.contents["Scenarios/new.yaml"] = files.contents[Self.other]
      files.contents[Self.other] = nil
    } _: {
      files.contents["Scenarios/new.yaml"] = nil
      for os in ["iOS-9", "iOS-17"] { files.contents["Golden/other.\(os).trace"] = nil }
    }
    #expect(rounds.count == 2)
    #expect(
      rounds[0].hasPrefix("new: Scenarios/new.yaml; gone: Scenarios/other.yaml\n✘ new.iOS-9: ")
    )
    #expect(rounds[0].contains("\n✘ Golden/other.iOS-9.trace: no scenario needs this golden: "))
    #expect(
      rounds[0].hasSuffix("\n4 checked, 0 passed, 4 failed; 0 lines compared\nthe 2 others pass")
    )
    let gone = "Golden/other.iOS-17.trace, Golden/other.iOS-9.trace, Scenarios/new.yaml"
    #expect(rounds[1] == "gone: \(gone)\nthe 2 others pass\n")
  }

  @Test("A second file of the same name concerns the first")
  func sameName() {
    let files = Self.project()
    let (_, rounds, _) = Self.rounds(files, []) {
      files.contents["Scenarios/other.yml"] = files.contents[Self.other]
    } _: {
      files.contents["Scenarios/other.yml"] = nil
    }
    #expect(rounds.count == 2)
    #expect(rounds[0].contains("has the same name, and so the same goldens"))
    #expect(rounds[1].hasPrefix("gone: Scenarios/other.yml\n2 checked, 2 passed, 0 failed"))
  }

  @Test("What cannot be read for a while is told, and the watch goes on")
  func mistakes() {
    let files = Self.project()
    let text = files.contents[Self.scenario]
    let (_, rounds, run) = Self.rounds(files, ["load/two-rows"]) {
      files.contents[Self.scenario] = Array("version: 1\ntitle: [".utf8)
    } _: {
      files.contents[Self.scenario] = nil
    } _: {
      files.contents[Self.scenario] = text
    }
    #expect(rounds.count == 3)
    #expect(rounds[0].contains("✘ load/two-rows: T0"))
    #expect(rounds[1].hasPrefix("gone: \(Self.scenario)\n✘ load/two-rows: F002: there is no file"))
    #expect(rounds[2].hasPrefix("new: \(Self.scenario)\n2 checked, 2 passed, 0 failed; "))
    #expect(run.code == .success)
  }

  @Test("Settings that change move the whole project; mistakes in them are told")
  func settings() {
    let files = Self.project()
    files.contents["qa/a.yaml"] = Array(Samples.twoRows.utf8)
    let (_, rounds, run) = Self.rounds(files, []) {
      files.contents["tabletrace.yaml"] = Array("scenaros: qa\n".utf8)
    } _: {
      files.contents["tabletrace.yaml"] = Array("scenarios: qa\n".utf8)
    } _: {
      files.contents["tabletrace.yaml"] = Array("scenarios: none\n".utf8)
    }
    #expect(rounds.count == 3)
    #expect(rounds[0] == "new: tabletrace.yaml")
    #expect(run.errors.contains("unknown key 'scenaros' in the settings"))
    #expect(rounds[1].hasPrefix("changed: tabletrace.yaml\n✘ a.iOS-9: there is no golden "))
    #expect(rounds[2].contains("\n✘ none: F010: no 'none' folder found in the current directory"))
  }

  @Test(
    "A check without a wait, and one that is refused",
    arguments: [
      ["--report", "tap=-"], ["--shard", "1/2"], ["--verify-determinism"],
    ]
  )
  func edges(words: [String]) {
    let run = ToolRun(["check", "--watch"] + words, files: Self.project())
    #expect(run.code == .usage)
    #expect(run.errors.contains("--watch and \(words[0]) cannot be used together"))
    let once = ToolRun(["check", "--watch"], files: Self.project())
    #expect(once.output == ToolRun(["check"], files: Self.project()).output)
    #expect(ToolRun(["check", "--watch"], pauses: []).code == .invalid, "there are no scenarios")
  }

  @Test("run --watch prints the trace again, and notes why on standard error")
  func run() {
    let files = Self.project()
    let higher = Array(Samples.twoRows.replacing(": 44", with: ": 45").utf8)
    let happenings: [() -> Void] = [
      { files.contents[Self.other] = higher }, { files.contents[Self.scenario] = [] },
      { files.contents[Self.other] = Array("version: 2".utf8) },
      { files.contents[Self.other] = nil },
      { files.contents[Self.other] = higher },
    ]
    let words = ["run", "other", "--watch", "--os", "iOS 9"]
    let run = ToolRun(words, files: files, pauses: Self.settled(happenings))
    #expect(run.code == .success)
    #expect(run.output.split(separator: "tabletrace trace 1").count == 3)
    #expect(run.output.contains("-> 45") && run.output.hasPrefix("tabletrace trace 1\n"))
    let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(
      notes == [
        "note: waiting for \(Self.other) to change", "note: changed: \(Self.other)",
        "note: changed: \(Self.other)", "note: gone: \(Self.other)", "note: new: \(Self.other)",
      ]
    )
    #expect(
      run.errors.contains("error[T") && run.errors.contains("error[T001]: cannot read the file")
    )
    #expect(ToolRun(["run", "-", "--watch"], files: files).code == .usage)
  }
}
