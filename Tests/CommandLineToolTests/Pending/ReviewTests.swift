import Fuzzing
import Scenarios
import Testing

@testable import CommandLineTool
@testable import Project

/// `review` and `reject`: with and without somebody at a terminal.
struct ReviewTests {
  private static func kept(_ count: Int = 3) -> MemoryFiles {
    let files = PendingSamples.equalScenarios(count)
    files.contents["Scenarios/z.yaml"] = Array(
      Samples.twoRows.replacing("[iOS 9, iOS 17]", with: "[iOS 17]").utf8
    )
    _ = ToolRun(["check"], files: files)
    return files
  }

  private static func walk(_ files: MemoryFiles, _ lines: String...) -> ToolRun {
    ToolRun(
      ["review"],
      files: files,
      environment: ["TERM": "dumb"],
      isTerminal: true,
      typing: lines
    )
  }

  @Test("Without a terminal, each difference is listed once with its commands")
  func list() throws {
    let files = Self.kept(40)
    let run = ToolRun(["review"], files: files)
    #expect(run.code == .differs, "something waits")
    let kind =
      "answer (golden line 8): heightForRowAt [0, 0] returned 45, expected 44: the scenario returns "
      + "45 in line 7"
    #expect(run.output.hasPrefix("1 of 2: s00.iOS-9: \(kind)\n  step 1: load, set-up\n"))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("    -  8     tableView(_:heightForRowAt:) [0, 0] -> 44"))
    #expect(lines.contains("    +     8  tableView(_:heightForRowAt:) [0, 0] -> 45"))
    #expect(lines.contains { $0.hasPrefix("  why: the scenario returns ") })
    #expect(lines.contains("  in all: 10 return values changed"))
    #expect(lines.contains { $0.hasPrefix("  and 39 more: s01.iOS-9, s02.iOS-9, ") })
    #expect(lines.contains("2 of 2: z.iOS-17: missing golden file 'Golden/z.iOS-17.trace'"))
    #expect(lines.contains("  in all: 1 new golden file"))
    for command in lines.filter({ $0.hasPrefix("  accept: ") }) {
      let words = ToolRun.words(String(command.dropFirst("  accept: tabletrace ".count)))
      #expect(ToolRun(words, files: files).code == .success)
    }
    #expect(ToolRun(["check"], files: files).code == .success, "all of it was accepted")
    let nothing = ToolRun(["review"], files: files)
    #expect(nothing.code == .success)
    #expect(
      nothing.output == """
        no differences to review: 'tabletrace check' saves traces that differ from their golden files

        """
    )
  }

  @Test("The JSON output follows its schema", arguments: [["--json"], ["--format", "json"]])
  func document(form: [String]) throws {
    let run = ToolRun(["review"] + form, files: Self.kept())
    #expect(run.code == .differs, "something waits")
    let document = try #require(JSONValue(json: run.output))
    let schema = try #require(JSONValue(json: ToolRun(["schema", "review"]).output))
    #expect(SchemaChecker(root: schema).accepts(document))
    guard case .list(let items) = document["items"], case .list(let checks) = items[0]["checks"]
    else {
      Issue.record("no items")
      return
    }
    #expect(items.count == 2)
    #expect(checks == [.text("s00.iOS-9"), .text("s01.iOS-9"), .text("s02.iOS-9")])
    #expect(items[0]["accept"] == .text("tabletrace accept --same s00.iOS-9"))
    #expect(items[1]["accept"] == .text("tabletrace accept z.iOS-17"))
    let empty = ToolRun(["review"] + form, files: Samples.project())
    #expect(empty.code == .success)
    #expect(SchemaChecker(root: schema).accepts(try #require(JSONValue(json: empty.output))))
  }

  @Test("--json means --format json for commands with that format, and is refused elsewhere")
  func abbreviation() {
    let files = Self.kept()
    let both = ToolRun(["review", "--json", "--format", "text"], files: files)
    #expect(both.code == .usage)
    #expect(both.errors.contains("the option '--format' is given twice"))
    let foreign = ToolRun(["check", "--json"], files: files)
    #expect(foreign.errors.contains("the option '--json' cannot be used here"))
    let list = ToolRun(["list", "versions", "--json"])
    #expect(list.output == ToolRun(["list", "versions", "--format", "json"]).output)
  }

  @Test("A decision applies to all checks with the same difference")
  func walkThrough() {
    let files = Self.kept()
    let walk = Self.walk(files, "h", "accpt", "a", "r")
    #expect(walk.code == .success)
    #expect(walk.output.contains("  A           accept this one and all others\n"))
    #expect(walk.errors.contains("unknown command 'accpt'\nhelp: did you mean 'accept'?"))
    #expect(walk.output.contains("and 2 more: s01.iOS-9, s02.iOS-9\n"))
    #expect(
      walk.output.hasSuffix(
        "1 accepted, 1 rejected, 0 left; 3 golden files written: 30 return values changed\n"
      )
    )
    #expect(files.text("Golden/z.iOS-17.trace") == nil)
    // The rejected trace is remembered, so that it is not proposed again.
    #expect(
      PendingSamples.paths(files) == ["Golden/pending/.gitignore", "Golden/pending/z.iOS-17.json"]
    )
    #expect(ToolRun(["check", "Scenarios/s02.yaml"], files: files).code == .success)
  }

  @Test(
    "Capital letters decide about all the rest, and q or the end of input stops",
    arguments: [
      (
        ["A"],
        "2 accepted, 0 rejected, 0 left; 4 golden files written: 30 return values changed, 1 new golden file"
      ),
      (["R"], "0 accepted, 2 rejected, 0 left"), (["S"], "0 accepted, 0 rejected, 2 left"),
      (["s", "A"], "1 accepted, 0 rejected, 1 left; 1 golden file written: 1 new golden file"),
      (["", "reject"], "0 accepted, 1 rejected, 1 left"),
      (["r", "q"], "0 accepted, 1 rejected, 1 left"), ([], "0 accepted, 0 rejected, 2 left"),
    ]
  )
  func decisions(lines: [String], sentence: String) {
    let files = Self.kept()
    let walk = ToolRun(
      ["review"],
      files: files,
      environment: ["TERM": "dumb"],
      isTerminal: true,
      typing: lines
    )
    #expect(walk.code == .success)
    #expect(walk.output.hasSuffix(sentence + "\n"))
    let isLeft = !sentence.contains(" 0 left")
    #expect(PendingSamples.paths(files).contains { $0.hasSuffix(".trace") } == isLeft)
  }

  @Test("Changed words are emphasized on a terminal, and piped output has no escape sequences")
  func emphasis() {
    let files = Self.kept()
    let walk = ToolRun(["review"], files: files, isTerminal: true, typing: ["q"])
    #expect(walk.output.contains("[0, 0] -> \u{1B}[0m\u{1B}[7;31m44\u{1B}[0m\n"))
    #expect(walk.output.contains("[0, 0] -> \u{1B}[0m\u{1B}[7;32m45\u{1B}[0m\n"))
    #expect(!ToolRun(["review"], files: files).output.contains("\u{1B}"))
    let check = ToolRun(["check"], files: files, isTerminal: true)
    #expect(check.output.contains("[0, 0] -> \u{1B}[0m\u{1B}[7;31m44\u{1B}[0m\n"))
    #expect(!ToolRun(["check"], files: files).output.contains("\u{1B}"))
  }

  @Test("A failing run is not accepted in a review, and a command is suggested")
  func failing() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.wrongExpectation])
    _ = ToolRun(["check"], files: files)
    let walk = Self.walk(files, "a")
    #expect(walk.code == .differs)
    #expect(
      walk.output.contains(
        "  accepted only with --failing, because the run itself fails: expected 12 calls of "
      )
    )
    #expect(walk.errors.contains("to accept anyway: tabletrace accept --failing x.iOS-9\n"))
    #expect(walk.output.hasSuffix("0 accepted, 0 rejected, 1 left\n"))
    #expect(files.text("Golden/x.iOS-9.trace") == nil)
    let list = ToolRun(["review"], files: files).output
    #expect(
      list.hasSuffix(
        "  accept: tabletrace accept --failing x.iOS-9\n  reject: tabletrace reject x.iOS-9\n"
      )
    )
  }

  @Test("A changed trace is simulated again first, and skipped if it no longer differs")
  func renewed() {
    let files = Self.kept()
    files.contents["Scenarios/s01.yaml"] = files.contents["Scenarios/s01.yaml"].map {
      Array(String(decoding: $0, as: UTF8.self).replacing(": 45", with: ": 44").utf8)
    }
    files.contents["Scenarios/s02.yaml"]? += Array("# more\n".utf8)
    let run = ToolRun(["review"], files: files)
    #expect(run.output.contains("  and 1 more: s02.iOS-9\n"))
    let reason = "the scenario has changed since the last check"
    let sentence = "note: simulated again, because \(reason): s01.iOS-9, and 1 more: s02.iOS-9\n"
    #expect(run.errors == sentence)
    #expect(!PendingSamples.paths(files).contains("Golden/pending/s01.iOS-9.trace"))
    #expect(ToolRun(["review"], files: files).errors.isEmpty)
    files.contents["Scenarios/s00.yaml"] = nil
    #expect(!ToolRun(["review"], files: files).output.contains("s00"))
  }

  @Test("reject removes the saved trace and keeps the golden")
  func reject() {
    let files = Self.kept()
    let golden = files.contents["Golden/s01.iOS-9.trace"]
    let kept = PendingSamples.paths(files)
    for words in [["--all"], ["--same", "s01"]] {
      let server = ToolRun(["reject"] + words, files: files, environment: ["CI": "1"])
      #expect(server.code == .usage)
      #expect(server.errors.contains("traces cannot be rejected in CI"))
      let command = "tabletrace reject \(words.joined(separator: " "))"
      #expect(server.errors.contains("help: to reject anyway: CI=false \(command)\n"))
    }
    #expect(PendingSamples.paths(files) == kept)
    let one = ToolRun(["reject", "s01"], files: files)
    #expect(one.code == .success)
    #expect(one.output == "s01.iOS-9: rejected, Golden/s01.iOS-9.trace is unchanged\n")
    #expect(files.contents["Golden/s01.iOS-9.trace"] == golden)
    let same = ToolRun(["reject", "--same", "s00.iOS-9"], files: files)
    #expect(same.output.split(separator: "\n").map { $0.prefix(3) } == ["s00", "s02"])
    let all = ToolRun(["reject", "--all"], files: files)
    #expect(all.output == "z.iOS-17: rejected, there is still no Golden/z.iOS-17.trace\n")
    let none = ToolRun(["reject", "--all"], files: files)
    #expect(none.code == .success)
    #expect(
      none.output == """
        there is no trace to reject: 'tabletrace check' saves traces that differ from their golden files

        """
    )
    #expect(ToolRun(["check"], files: files).code == .differs, "it still differs")
    #expect(ToolRun(["reject"], files: files).code == .usage)
  }

  @Test("A saved trace without its record is simulated again, with a note")
  func withoutRecord() throws {
    let files = Self.kept()
    let whole = ToolRun(["review"], files: files)
    let record = try #require(files.contents.keys.first { $0.hasSuffix("s01.iOS-9.json") })
    files.contents[record] = nil
    let review = ToolRun(["review"], files: files)
    #expect(review.output == whole.output)
    let sentence =
      "note: simulated again, because the findings of the last check are missing: s01.iOS-9\n"
    #expect(review.errors.contains(sentence), "\(review.errors)")
  }

  @Test("Only the named checks are shown")
  func names() {
    let files = Self.kept()
    #expect(ToolRun(["review", "z"], files: files).output.hasPrefix("1 of 1: z.iOS-17: "))
    #expect(ToolRun(["review", "s01.iOS-9"], files: files).output.hasPrefix("1 of 1: s01.iOS-9: "))
    #expect(ToolRun(["review", "none"], files: files).code == .invalid)
  }
}
