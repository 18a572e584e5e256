import Goldens
import Testing

@testable import CommandLineTool
@testable import Project

/// `accept` takes what the last check kept, as long as nothing has changed since.
struct AcceptPendingTests {
  private static let scenario = "Scenarios/load/two-rows.yaml"
  private static let note =
    "note: accepted 2 traces that the last check saved\n"

  @Test("Accept makes the saved trace the golden, prints the change, and removes the saved trace")
  func promotes() throws {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    let traces = PendingSamples.kept.map { files.text($0) }
    let accept = ToolRun(["accept", "load/two-rows"], files: files)
    #expect(accept.code == .success)
    #expect(accept.errors == Self.note)
    let lines = accept.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix("\(PendingSamples.goldens[0]): 10 return values changed, first at line ")
    )
    #expect(lines[2].hasPrefix("2 of 2 golden files written: "))
    #expect(lines[2].hasSuffix(" return values changed"))
    #expect(PendingSamples.goldens.map { files.text($0) } == traces)
    #expect(PendingSamples.paths(files) == ["Golden/pending/.gitignore"])
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("Accept uses the saved trace without a new simulation")
  func isNotSimulated() throws {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    let trace = try #require(files.text(PendingSamples.kept[0]))
    let other = trace + "~ exchanged\n"
    let record = PendingSamples.kept[0].replacing(".trace", with: ".json")
    let known = try #require(files.text(record))
    files.contents[record] = Array(
      known.replacing(ContentDigest(trace.utf8).text, with: ContentDigest(other.utf8).text).utf8
    )
    files.contents[PendingSamples.kept[0]] = Array(other.utf8)
    _ = ToolRun(["accept", "load/two-rows"], files: files)
    #expect(files.text(PendingSamples.goldens[0]) == other)
  }

  @Test("A version that the scenario does not list is an error", arguments: ["10", "11"])
  func otherVersion(number: String) {
    let files = PendingSamples.higherRows()
    let golden = files.text(PendingSamples.goldens[0])
    let names = ["load/two-rows.iOS-\(number)", "load/two-rows.iOS-9"]
    let accept = ToolRun(["accept"] + names, files: files)
    #expect(accept.code == .invalid)
    #expect(
      accept.errors.contains(
        "the scenario 'load/two-rows' does not list iOS \(number)\n"
          + "expected: 'load/two-rows.iOS-9' or 'load/two-rows.iOS-17'\n"
      )
    )
    #expect(files.text(PendingSamples.goldens[0]) == golden)
  }

  @Test(
    "If something has changed since, accept simulates again and prints the reason",
    arguments: [
      "the scenario has changed since the last check",
      "the golden file has changed since the last check",
      "another build of tabletrace ran the last check",
      "the trace from the last check is damaged",
    ]
  )
  func staleness(reason: String) throws {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files, program: "one")
    var program = "one"
    switch reason {
    case let text where text.contains("scenario"):
      files.contents[Self.scenario]? += Array("# a comment\n".utf8)
    case let text where text.contains("golden"):
      for path in PendingSamples.goldens { files.contents[path]? += Array("~ more\n".utf8) }
    case let text where text.contains("build"): program = "two"
    default: for path in PendingSamples.kept { files.contents[path] = Array("x".utf8) }
    }
    let accept = ToolRun(["accept", "load/two-rows"], files: files, program: program)
    #expect(accept.code == .success)
    let checks = "load/two-rows.iOS-9, and 1 more: load/two-rows.iOS-17"
    #expect(accept.errors == "note: simulated again, because \(reason): \(checks)\n")
    let run = ToolRun(["run", "load/two-rows", "--os", "9"], files: files)
    #expect(files.text(PendingSamples.goldens[0]) == run.output)
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("A record next to the trace of another check is not used")
  func twoChecksAtOnce() throws {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    let first = PendingSamples.paths(files).map { ($0, files.contents[$0]) }
    let scenario = files.contents[Self.scenario]
    files.contents[Self.scenario] = Array(Samples.twoRows.replacing(": 44", with: ": 60").utf8)
    _ = ToolRun(["check"], files: files)
    for (path, bytes) in first where path.hasSuffix(".json") { files.contents[path] = bytes }
    files.contents[Self.scenario] = scenario
    let accept = ToolRun(["accept", "load/two-rows"], files: files)
    #expect(accept.errors.contains("because the trace from the last check is damaged: "))
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test(
    "An invalid record counts as damaged",
    arguments: ["", "{}", "[1]", "\u{0}", "{\"format\":2}"]
  )
  func records(text: String) {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    for path in PendingSamples.kept {
      files.contents[path.replacing(".trace", with: ".json")] = Array(text.utf8)
    }
    let accept = ToolRun(["accept", "load/two-rows"], files: files)
    #expect(accept.code == .success)
    #expect(accept.errors.contains("because the trace from the last check is damaged: "))
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("One version is accepted by the name that check prints")
  func oneVersion() {
    let files = PendingSamples.higherRows()
    _ = ToolRun(["check"], files: files)
    let before = files.text(PendingSamples.goldens[1])
    let accept = ToolRun(["accept", "load/two-rows.iOS-9"], files: files)
    #expect(accept.code == .success)
    #expect(accept.output.contains("1 of 1 golden files written: "))
    #expect(files.text(PendingSamples.goldens[1]) == before)
    #expect(files.text(PendingSamples.kept[1]) != nil)
    let unknown = ToolRun(["accept", "load/none.iOS-9"], files: files)
    #expect(unknown.code == .invalid)
  }

  @Test("With --same, exactly the goldens with the same difference are accepted")
  func same() {
    let files = PendingSamples.equalScenarios(12)
    files.contents["Scenarios/z.yaml"] = Array(Samples.twoRows.utf8)
    _ = ToolRun(["check"], files: files)
    let accept = ToolRun(["accept", "--same", "s03"], files: files)
    #expect(accept.code == .success)
    #expect(accept.output.contains("12 of 12 golden files written: 120 return values changed\n"))
    #expect(files.text("Golden/z.iOS-9.trace") == nil)
    #expect(ToolRun(["accept", "--same", "--all"], files: files).code == .usage)
  }

  @Test("The summary of all files says how many lines changed in which way")
  func sum() throws {
    let files = Samples.project(["Scenarios/new.yaml": Samples.noCell.replacing("none", with: "{}")]
    )
    for path in PendingSamples.goldens {
      var lines = try #require(files.text(path)).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      lines.remove(at: lines.count - 2)
      lines.insert("extra 1", at: 5)
      files.contents[path] = Array(lines.joined(separator: "\n").utf8)
    }
    files.contents["Scenarios/new.yaml"] = Array(Samples.twoRows.utf8)
    let accept = ToolRun(["accept", "--all"], files: files)
    #expect(accept.output.contains(": 1 missing, 1 extra, first at line 6, "))
    #expect(
      accept.output.hasSuffix(
        "4 of 4 golden files written: 2 missing, 2 extra, 2 new golden files\n"
      )
    )
  }

  @Test("Without saved traces, it is unknown which goldens differ in the same way")
  func sameOfNothing() {
    let files = PendingSamples.equalScenarios(3)
    let command = "tabletrace accept --same s00.iOS-9"
    let server = ToolRun(["check"], files: files, environment: ["CI": "1"])
    #expect(server.output.contains("  next: tabletrace check; \(command)\n"), "\(server.output)")
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let golden = files.text("Golden/s00.iOS-9.trace")
    let accept = ToolRun(words, files: files)
    #expect(accept.code == .differs)
    #expect(
      accept.errors == """
        error: no golden files were written: no check has saved a trace of 's00.iOS-9'
        help: to find the golden files with the same difference: tabletrace check
        help: then: \(command)

        """
    )
    #expect(files.text("Golden/s00.iOS-9.trace") == golden)
    #expect(ToolRun(["check"], files: files).output.contains("  next: \(command)\n"))
    #expect(ToolRun(words, files: files).output.contains("3 of 3 golden files written: "))
    #expect(ToolRun(words, files: files).output == "1 golden file was already up to date\n")
  }

  @Test("A failing run is refused even if its trace was saved", arguments: [false, true])
  func failing(isTold: Bool) {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.wrongExpectation])
    let check = ToolRun(["check"], files: files)
    #expect(!check.output.contains("tabletrace accept"), "accept would refuse")
    #expect(files.text("Golden/pending/x.iOS-9.trace") != nil)
    let accept = ToolRun(["accept", "x"] + (isTold ? ["--failing"] : []), files: files)
    #expect(accept.code == (isTold ? .success : .differs))
    #expect((files.text("Golden/x.iOS-9.trace") != nil) == isTold)
    #expect(accept.errors.contains("no golden files were written, because 1 run fails") == !isTold)
    #expect((files.text("Golden/pending/x.iOS-9.trace") == nil) == isTold)
  }
}
