import Testing

@testable import CommandLineTool
@testable import Project

/// `step`.
struct StepTests {
  private static func step(_ more: [String], typing lines: [String] = []) -> ToolRun {
    ToolRun(["step"] + more + ["--quiet"], hasLibrary: true, typing: lines)
  }

  @Test func oneEventIsPrinted() {
    let run = Self.step(["updates/insert-a-row", "--os", "iOS 9", "--at", "11"])
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      run.output
        == ToolRun(
          ["step", "updates/insert-a-row", "--os", "iOS 9", "--at", "11", "--quiet"],
          hasLibrary: true
        ).output
    )
    #expect(run.output.hasPrefix("event 11 of "))
    #expect(run.output.contains("\n=> 15  "))
    #expect(run.output.contains("\n  offset "))
  }

  @Test func theLastEventHasAName() {
    let last = Self.step(["load/first-load", "--os", "iOS 17", "--at", "last"])
    #expect(last.output.hasPrefix("event 20 of 20, step 1: load, layout\n"))
    #expect(last.output == Self.step(["load/first-load", "--os", "iOS 17", "--at", "20"]).output)
  }

  @Test(
    arguments: [
      ("0", "invalid value '0' for --at"),
      ("21", "invalid value '21' for --at"),
      ("x", "invalid value 'x' for --at"),
    ]
  )
  func otherEventsAreRefused(place: String, message: String) {
    let run = Self.step(["load/first-load", "--os", "iOS 17", "--at", place])
    #expect(run.code == .usage)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test func linesOfAPipeGoOnAndItsEndEnds() {
    let lines = ["", "n", "b", "p", "s", "step 1", "last", "first", "4", "didEndDisplayingCell"]
    let run = Self.step(["updates/insert-a-row", "--os", "iOS 17"], typing: lines)
    #expect(run.code == .success, "\(run.errors)")
    let events = run.output.split(separator: "\n").filter { $0.hasPrefix("event ") }
      .compactMap { Int($0.split(separator: " ")[1]) }
    #expect(events.prefix(4) == [1, 2, 3, 2])
    #expect(events.count == 11)
    #expect(Array(events[6...])[0] == 1)
    #expect(Array(events.suffix(3).prefix(2)) == [1, 4])
    #expect(run.output.contains("didEndDisplaying"))
  }

  @Test func whatLeadsNowhereIsSaid() {
    let lines = ["b", "last", "n", "p", "s", "step 9", "99", "willSelectRowAt", "first", "q", "n"]
    let run = Self.step(["load/first-load", "--os", "iOS 17"], typing: lines)
    #expect(run.code == .success, "\(run.errors)")
    for sentence in [
      "this is the first event", "this is the last event", "there is no later phase",
      "there is no later step",
      "there is no step 9, only 1 to 1", "there is no event 99, only 1 to 20",
      "tableView(_:willSelectRowAt:) is never called",
    ] {
      #expect(run.output.contains("\n\(sentence)\n"), "\(sentence)")
    }
  }

  @Test func slipsAreAnsweredByNearNames() {
    let run = Self.step(
      ["load/first-load"],
      typing: ["cellForRowA", "heightFor", "bakc", "step two"]
    )
    #expect(run.code == .usage)
    #expect(run.output.contains("tableView(_:cellForRowAt:) [0, 0]"))
    #expect(
      run.errors.contains("unknown command 'heightFor'\nhelp: did you mean 'heightForRowAt', ")
    )
    #expect(run.errors.contains("unknown command 'bakc'\nhelp: did you mean 'back'?"))
    #expect(run.errors.contains("unknown command 'step two'"))
  }

  @Test func aTerminalIsAskedAndLeftAtTheStartOfALine() {
    let run = ToolRun(
      ["step", "load/first-load", "--color", "never", "--quiet"],
      isTerminal: true,
      hasLibrary: true,
      typing: ["h", "zzz"]
    )
    #expect(run.code == .success)
    #expect(run.output.contains("\nstep>   n, next"))
    #expect(run.output.hasSuffix("\nstep> \n"))
  }

  @Test func theScenarioOfStandardInputLeavesNoLines() {
    let files = MemoryFiles()
    files.standardInput = Array(Samples.twoRows.utf8)
    let run = ToolRun(["step", "-"], files: files)
    #expect(run.code == .usage)
    #expect(run.errors.contains("- (standard input) and step without --at cannot"))
    #expect(ToolRun(["step", "-", "--at", "1", "--quiet"], files: files).code == .success)
  }

  @Test func aCrashHasItsArithmetic() {
    let run = Self.step(["crashes/model-not-changed", "--at", "last"])
    #expect(run.output.contains("# to fix it: "))
  }

  @Test func changesAreShown() {
    let offset = Self.step(["scroll/one-row", "--os", "iOS 12"], typing: ["s"]).output
    #expect(offset.contains("\n  offset        0 -> 44\n"))
    let cell = Self.step(["load/first-load", "--os", "iOS 17", "--at", "10"]).output
    #expect(cell.contains("\n  +  [0, 0]  Cell#1  at 0  44\n"), "\(cell)")
  }
}
