import Goldens
import Testing

@testable import CommandLineTool
@testable import Project

/// A golden that is a pattern, as somebody meets it in `check`, `review`, `accept` and the reports.
struct PatternGoldenTests {
  private static let trace = "Golden/load/two-rows.iOS-9.trace"
  private static let pattern = "Golden/load/two-rows.iOS-9.pattern"
  private static let head = "tabletrace pattern 1\nscenario: load/two-rows\nos: iOS 9\n\n"

  /// A project whose golden of iOS 9 is a pattern with these lines.
  private static func project(_ lines: [String]) -> MemoryFiles {
    let files = Samples.project()
    files.contents[trace] = nil
    files.contents[pattern] = Array((head + lines.map { $0 + "\n" }.joined()).utf8)
    return files
  }

  private static let slack = ["- load", "@skip", "> layout", "@skip"]

  @Test("A matching trace passes, whatever it has where the pattern is open")
  func passes() {
    let files = Self.project(Self.slack)
    PendingSamples.raise(&files.contents["Scenarios/load/two-rows.yaml"])
    files.contents["Golden/load/two-rows.iOS-17.trace"] = nil
    _ = ToolRun(["accept", "load/two-rows.iOS-17"], files: files)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .success, "\(check.output)")
  }

  @Test(
    "A difference shows the found items, the trace at that place, the rule and the command"
  )
  func fails() {
    let files = Self.project(["- load", "@skip", "> layout", "tableView(_:none:)", "@skip"])
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    let text = check.output
    #expect(
      text.hasPrefix("✘ load/two-rows.iOS-9: a line was not found (pattern line 8, trace line ")
    )
    #expect(text.contains("  at \(Self.pattern):8\n  step 1: load, layout\n  pattern:\n"))
    #expect(text.contains("    =  6  @skip   [trace lines "))
    #expect(
      text.contains("    -  8  tableView(_:none:)   [not found]\n       9  @skip\n  trace:\n    + ")
    )
    #expect(text.contains("\n  rule of this line: load."))
    #expect(text.contains("\n  next: tabletrace accept load/two-rows\n"))
  }

  @Test("For a second version, the two lines and the rule are shown, and review shows the reason")
  func briefly() throws {
    let files = Self.project(Self.slack)
    files.contents["Golden/load/two-rows.iOS-17.trace"] = nil
    _ = ToolRun(["accept", "--pattern", "load/two-rows.iOS-9"], files: files)
    _ = ToolRun(["accept", "--pattern", "load/two-rows.iOS-17"], files: files)
    files.contents[Self.pattern] = Array((Self.head + "- none\n").utf8)
    PendingSamples.raise(&files.contents["Scenarios/load/two-rows.yaml"])
    let check = ToolRun(["check"], files: files).output
    let second = try #require(check.split(separator: "✘ load/two-rows.iOS-17: ").last)
    #expect(second.contains("\n  -   tableView(_:heightForRowAt:) [0, 0] -> 44\n"), "\(check)")
    #expect(
      second.contains(
        "\n  +   tableView(_:heightForRowAt:) [0, 0] -> 45\n  why: the scenario returns 45 in line 7"
      )
    )
    let review = ToolRun(["review", "load/two-rows.iOS-17"], files: files).output
    #expect(review.contains("\n  why: the scenario returns 45 in line 7"), "\(review)")
  }

  @Test("Every report mentions unneeded directives, which are no failure")
  func idleSlack() {
    let files = Self.project(["- load", "@skip", "> set-up", "@skip"])
    let sentence = "this '@skip' skips no line: remove it"
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .success)
    #expect(check.output.hasPrefix("~ load/two-rows.iOS-9: \(sentence) (\(Self.pattern):6)\n"))
    for kind in ["junit", "github", "json", "markdown"] {
      let report = ToolRun(["check", "--report", "\(kind)=-"], files: files)
      #expect(report.code == .success)
      let words = report.output.contains("skips no line: remove it")
      #expect(words, "\(kind): \(report.output)")
    }
  }

  @Test(
    "accept --pattern replaces a golden trace by a pattern with the same lines"
  )
  func begins() throws {
    let files = Samples.project()
    let run = ToolRun(["accept", "--pattern", "load/two-rows.iOS-9"], files: files)
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      run.output == "\(Self.pattern): a pattern instead of \(Self.trace), 25 lines\n"
        + "1 of 1 golden files written\n"
    )
    #expect(
      run.errors == "note: to see what a pattern can leave open: tabletrace reference patterns\n"
    )
    #expect(files.text(Self.trace) == nil)
    #expect(files.text(Self.pattern)?.hasPrefix(Self.head + "- load\n") == true)
    #expect(ToolRun(["check"], files: files).code == .success)
    let again = ToolRun(["accept", "--pattern", "load/two-rows.iOS-9"], files: files)
    #expect(again.output == "1 golden file was already up to date\n")
    PendingSamples.raise(&files.contents["Scenarios/load/two-rows.yaml"])
    _ = ToolRun(["check"], files: files)
    let changed = ToolRun(["accept", "--pattern", "load/two-rows.iOS-17"], files: files)
    #expect(changed.output.contains(".trace, "), "\(changed.output)")
    #expect(changed.output.contains("return values changed, first at line "))
    files.contents["Golden/load/two-rows.iOS-17.pattern"] = nil
    let new = ToolRun(["accept", "--pattern", "load/two-rows"], files: files)
    #expect(new.output.contains("Golden/load/two-rows.iOS-17.pattern: new, "))
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("A pattern next to a golden trace is refused, because only one of them can be valid")
  func twoGoldens() {
    let files = Samples.project()
    files.contents[Self.pattern] = Array((Self.head + "- load\n@skip\n").utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(
      check.output.hasPrefix(
        "✘ load/two-rows.iOS-9: there is also the trace '\(Self.trace)', but each version has "
          + "only one golden file\n"
      )
    )
  }

  @Test("An unreadable pattern is reported with its line and page, and accept does not replace it")
  func unreadable() {
    let files = Self.project(["- load", "@skp", "> layout", "@skip"])
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .invalid)
    #expect(check.output.contains("G013: unknown directive '@skp': did you mean '@skip'?"))
    #expect(check.output.contains("  at \(Self.pattern):6\n  next: tabletrace explain G013\n"))
    let before = files.contents[Self.pattern]
    for options in [[], ["--failing"], ["--pattern"]] {
      let accept = ToolRun(["accept", "load/two-rows"] + options, files: files)
      #expect(accept.code == .differs)
      #expect(
        accept.errors.contains(
          "error: no golden files were written, because 1 of them is never replaced"
        )
      )
      #expect(!accept.errors.contains("--failing"))
      #expect(files.contents[Self.pattern] == before)
    }
  }

  @Test(
    "Accept keeps the directives that still match, and names the others",
    arguments: [true, false]
  )
  func accepts(afterCheck: Bool) throws {
    let files = Self.project(
      ["- load", "@skip", "> layout", "@times 900 tableView(_:none:)", "@skip"]
    )
    if afterCheck {
      _ = ToolRun(["check"], files: files)
      let review = ToolRun(["review"], files: files)
      #expect(review.output.contains(" @times 900 tableView(_:none:)\n"))
    }
    let accept = ToolRun(["accept", "load/two-rows"], files: files)
    #expect(accept.code == .success)
    #expect(accept.output.contains(", removed: line 8 '@times 900 tableView(_:none:)'"))
    let now = try #require(files.text(Self.pattern))
    #expect(now.hasPrefix(Self.head + "- load\n@skip\n> layout\n"))
    #expect(!now.contains("@times"))
    #expect(files.contents[Self.trace] == nil)
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test("A pattern of another scenario is reported, and so is a pattern without a scenario")
  func others() {
    let files = Self.project(["- load", "@skip"])
    files.contents[Self.pattern] = Array(
      "tabletrace pattern 1\nscenario: other\nos: iOS 9\n\n- load\n@skip\n".utf8
    )
    let check = ToolRun(["check"], files: files)
    #expect(
      check.output.hasPrefix("✘ load/two-rows.iOS-9: the pattern is for 'other' under iOS 9\n")
    )
    files.contents[Self.pattern] = Array((Self.head + "- load\n@skip\n").utf8)
    files.contents["Golden/load/gone.iOS-9.pattern"] = files.contents[Self.pattern]
    let orphan = ToolRun(["check"], files: files)
    #expect(orphan.code == .differs)
    #expect(
      orphan.output.contains("Golden/load/gone.iOS-9.pattern: no scenario uses this golden file")
    )
  }
}

/// The pattern that the page on the format of goldens shows.
struct PatternPageTests {
  @Test("The example pattern matches the golden of its lesson")
  func pageHolds() throws {
    let page = try Repository.text("Sources/Language/Scenarios/Scenarios.docc/GoldenFormat.md")
    let block = try #require(
      MarkdownBlock.all(in: page).first { $0.text.hasPrefix("tabletrace pattern 1\n") }
    )
    let golden = try Repository.text("Golden/load/first-load.iOS-17.trace")
    let pattern = try PatternReader.read(Array(block.text.utf8))
    let trace = try GoldenReader.read(Array(golden.utf8))
    #expect(pattern.header == trace.header)
    let verdict = PatternMatch.verdict(pattern.items, in: trace.body.map { Array($0.utf8) })
    #expect(verdict.failure == nil)
  }

  @Test("The output of reference patterns equals the page")
  func reference() throws {
    let page = try Repository.text("Sources/Language/Scenarios/Scenarios.docc/GoldenFormat.md")
    let part = ToolRun(["reference", "patterns"]).output
    let rows = part.split(separator: "\n").filter { $0.hasPrefix("| `@") }
    #expect(rows.count == 6)
    for row in rows { #expect(page.contains("\n\(row)\n"), "\(row)") }
    let block = try #require(MarkdownBlock.all(in: part).first)
    #expect(MarkdownBlock.all(in: page).contains { $0.text == block.text })
    #expect(ToolRun(["reference", "@skip"]).output.contains("\n| `@skip` | any number of lines"))
  }
}
