import Sampling
import Testing

@testable import Checks
@testable import Project

/// A difference in a trace of hundreds of thousands of lines is told as in a short one, and not counted.
struct LongTraceTests {
  @Test(
    "The first difference is reported with its line, its step and a command",
    .enabled(if: Sample.isEveryCase, "make ci makes a trace of 200,000 lines")
  )
  func isTold() throws {
    let rows = 70_000
    let text = """
      version: 1
      title: Long
      os: [iOS 9]
      sections: [{rows: \(rows)}]
      delegate: {heightForRowAt: 44}
      steps: [load]

      """
    let files = MemoryFiles(["Scenarios/long.yaml": text])
    _ = ToolRun(["accept", "long"], files: files)
    let path = "Golden/long.iOS-9.trace"
    var lines = try #require(files.text(path))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > GoldenFindings.most)
    let place = rows + rows / 2
    lines[place] = "\(lines[place])5"
    files.contents[path] = Array(lines.joined(separator: "\n").utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    let told = check.output.split(separator: "\n")
    let kind = "answer (golden line \(place + 1)): the same call with a different return value"
    #expect(told.first.map(String.init) == "✘ long.iOS-9: \(kind)")
    #expect(check.output.contains("  step 1: load, "))
    #expect(check.output.contains("    - \(place + 1)  \(lines[place])\n"))
    #expect(check.output.contains("    + \(place + 1)  \(lines[place].dropLast())\n"))
    #expect(
      check.output.contains(
        "  in all: \(lines.count - 5) lines before, \(lines.count - 5) now (with more than 200000 "
          + "lines, 'check' looks only for the first difference)\n"
      )
    )
    #expect(check.output.contains("  next: tabletrace accept long\n"))
  }
}
