import Diagnostics
import TableTrace
import Testing

@testable import CommandLineTool
@testable import Project

@Suite("Colors of a trace")
struct TraceColourTests {
  private let path = "Scenarios/load/two-rows.yaml"

  @Test("Each part of a line has its color")
  func bytes() {
    let run = ToolRun(["run", path, "--os", "9"], files: Samples.project(), isTerminal: true)
    let escape = "\u{1B}["
    #expect(
      run.output.hasPrefix(
        """
        tabletrace trace 1
        scenario: load/two-rows
        os: iOS 9

        \(escape)1m- load\(escape)0m
        \(escape)2m> set-up\(escape)0m
        \(escape)1;36mtableView(_:numberOfRowsInSection:)\(escape)0m 0 \(escape)32m-> 2\(escape)0m
        \(escape)33mtableView(_:heightForRowAt:)\(escape)0m [0, 0] \(escape)32m-> 44\(escape)0m

        """
      )
    )
    #expect(
      run.output.contains(
        "\n\(escape)33mtableView(_:willDisplay:forRowAt:)\(escape)0m Cell#1, [0, 0]\n"
      )
    )
  }

  @Test("Colors add only escape sequences", arguments: ["swift", "objc"])
  func plainBelow(names: String) {
    let files = Samples.project()
    for scenario in [path, "-"] {
      files.standardInput = Array(Samples.noCell.utf8)
      let words = ["run", scenario, "--names", names]
      let plain = ToolRun(words, files: files).output
      let painted = ToolRun(words + ["--color", "always"], files: files).output
      #expect(!plain.contains("\u{1B}"))
      #expect(painted.contains("\u{1B}"))
      #expect(painted.replacing(/\u{1B}\[[0-9;]+m/, with: "") == plain)
    }
  }

  @Test("An exception is colored completely")
  func exception() {
    let files = Samples.project()
    files.standardInput = Array(Samples.noCell.utf8)
    let run = ToolRun(["run", "-"], files: files, isTerminal: true)
    let last = run.output.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("\u{1B}[1;31m! "))
    #expect(last.hasSuffix("\u{1B}[0m"))
  }

  @Test(
    "Only an interactive terminal has colors",
    arguments: [
      ([], [:], true, true), ([], [:], false, false), ([], ["NO_COLOR": "1"], true, false),
      ([], ["TERM": "dumb"], true, false), (["--color", "never"], [:], true, false),
      (["--color", "always"], ["NO_COLOR": "1"], false, true), (["-o", "-"], [:], true, true),
      (["--format", "jsonl"], [:], true, false),
      (["--format", "jsonl", "--color", "always"], [:], true, false),
    ]
  )
  func whereColoursGo(
    options: [String],
    environment: [String: String],
    isTerminal: Bool,
    isColoured: Bool
  ) {
    let run = ToolRun(
      ["run", path] + options,
      files: Samples.project(),
      environment: environment,
      isTerminal: isTerminal
    )
    #expect(run.code == .success)
    #expect(run.output.contains("\u{1B}") == isColoured)
  }

  @Test("A file never has colors")
  func files() {
    let files = Samples.project()
    let words = ["run", path, "-o", "out.trace", "--color", "always"]
    #expect(ToolRun(words, files: files, isTerminal: true).code == .success)
    #expect(files.text("out.trace") == ToolRun(["run", path], files: files).output)
  }

  @Test("No two recipients differ only in hue")
  func colourBlind() {
    let weights = Recipient.allCases.map { recipient in
      Ink.paint(of: .call(recipient)).rawValue.split(separator: ";").filter { $0.count == 1 }
    }
    #expect(Set(weights).count == Recipient.allCases.count)
  }
}
