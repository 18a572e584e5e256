import Testing

@testable import CommandLineTool
@testable import Project

/// What `check` fails whatever the golden, `accept` refuses, unless told.
struct AcceptFailingTests {
  @Test("A run with a failed expectation is not accepted")
  func failedExpectation() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.wrongExpectation])
    let accept = ToolRun(["accept", "x"], files: files)
    #expect(accept.code == .differs)
    #expect(accept.output.isEmpty)
    #expect(
      accept.errors == """
        ✘ x.iOS-9: expected 12 calls of tableView(_:cellForRowAt:), found 1
          at Scenarios/x.yaml:8
          why: cell.cell-for-row: When a row needs a cell, the table calls cellForRowAt for it. The \
        calls that prepare and show this cell, such as willDisplay, follow.
          next: tabletrace run --why --os iOS-9 --only cellForRowAt x
        error: no golden files were written, because 1 run fails
        help: fix the errors above
        help: to accept anyway: tabletrace accept --failing x

        """
    )
    #expect(files.contents.count == 1)
    let told = ToolRun(["accept", "--failing", "x"], files: files)
    #expect(told.code == .success)
    #expect(told.output.hasSuffix("1 of 1 golden files written: 1 new golden file\n"))
  }

  @Test("An unexpected exception is not accepted, and the suggested line fixes the scenario")
  func exception() throws {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.noCell])
    let accept = ToolRun(["accept", "x"], files: files)
    #expect(accept.code == .differs)
    #expect(accept.errors.contains("\n  at Scenarios/x.yaml:9\n"))
    let line = "- expect: {raises: NSInternalInconsistencyException}"
    let next = "  next: if the exception is intended, add after the step 'load': \(line)\n"
    #expect(accept.errors.contains(next))
    let check = ToolRun(["check"], files: files).output
    #expect(check.contains(next))
    #expect(!check.contains("tabletrace accept"), "accept would refuse")
    files.contents["Scenarios/x.yaml"]? += Array("  \(line)\n".utf8)
    #expect(ToolRun(["accept", "x"], files: files).code == .success)
    #expect(ToolRun(["check"], files: files).code == .success)
  }

  @Test(
    "A file of a newer tabletrace or with conflicts is never replaced",
    arguments: ["tabletrace trace 2\n", "<<<<<<< a\n=======\n>>>>>>> b\n", "my notes\n"],
    ["x", "--all"]
  )
  func goldenOfOthers(golden: String, name: String) {
    let path = "Golden/x.iOS-9.trace"
    let one = Samples.twoRows.replacing("[iOS 9, iOS 17]", with: "[iOS 9]")
    let files = MemoryFiles(["Scenarios/x.yaml": one, path: golden])
    for options in [[], ["--failing"]] {
      let accept = ToolRun(["accept", name] + options, files: files)
      #expect(accept.code == .differs)
      #expect(!accept.errors.contains("tabletrace accept"), "\(accept.errors)")
      #expect(
        accept.errors.contains(
          "error: no golden files were written, because 1 of them is never replaced"
        )
      )
      #expect(files.text(path) == golden)
    }
  }

  @Test("For an expected call that is missing, the message suggests why-not")
  func uncalled() throws {
    let expects = [
      "expect: {order: [didSelectRowAt]}", "expect: {count: {didSelectRowAt: 1, cellForRowAt: 9}}",
    ]
    let text = Samples.twoRows + expects.map { "  - \($0)\n" }.joined()
    let check = ToolRun(["check"], files: MemoryFiles(["Scenarios/x.yaml": text])).output
    let name = "tableView(_:didSelectRowAt:)"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 2
    let command = "tabletrace why-not --os iOS-9 didSelectRowAt x"
    #expect(
      check.contains(
        "✘ x.iOS-9: expected \(name), found no such call\n  at Scenarios/x.yaml:\(lines)\n"
          + "  next: \(command)\n✘ x.iOS-9: expected 1 call of \(name), found 0\n"
          + "  at Scenarios/x.yaml:\(lines + 1)\n"
      ),
      "\(check)"
    )
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let answer = ToolRun(words, files: MemoryFiles(["Scenarios/x.yaml": text]))
    #expect(answer.output.hasPrefix("didSelectRowAt is not called under iOS 9\n"))
  }

  @Test("One failing run leaves all goldens unchanged")
  func allOrNothing() {
    let files = MemoryFiles([
      "Scenarios/a.yaml": Samples.twoRows, "Scenarios/b.yaml": Samples.noCell,
    ])
    let accept = ToolRun(["accept", "--all"], files: files)
    #expect(accept.code == .differs)
    #expect(accept.errors.hasSuffix("tabletrace accept --failing --all\n"))
    #expect(files.contents.count == 2)
  }

  @Test("A message about a wrong exception shows both exceptions", arguments: ["run", "check"])
  func otherException(command: String) {
    let text = Samples.noCell + "  - expect: {raises: out of bounds}\n"
    let files = MemoryFiles(["Scenarios/x.yaml": text])
    let run = ToolRun([command, "Scenarios/x.yaml", "--report", "json=r"], files: files)
    let plain = command == "run" ? ToolRun(["run", "Scenarios/x.yaml"], files: files) : run
    #expect(plain.code == .differs)
    let sentence =
      "expected an exception with 'out of bounds', found NSInternalInconsistencyException: "
    switch command {
    case "run": #expect(plain.errors.hasPrefix("error: Scenarios/x.yaml:10: " + sentence))
    default:
      #expect(plain.output.contains("✘ x.iOS-9: " + sentence))
      #expect(plain.output.contains("  at Scenarios/x.yaml:10\n"))
      #expect(
        plain.output.contains(
          "  next: if this exception is intended, "
            + "write: - expect: {raises: NSInternalInconsistencyException}\n"
        )
      )
      #expect(files.text("r")?.contains(sentence) == true)
    }
  }

  @Test("A name that is not plain YAML is quoted")
  func quotedName() {
    let raising = """
      version: 1
      title: A name of its own
      os: [iOS 9]
      sections: [{rows: 1}]
      delegate:
        willDisplayCell: {raise: {name: 'a: "b"', reason: why}}
      steps: [load]
      """
    let files = MemoryFiles(["Scenarios/x.yaml": raising])
    let check = ToolRun(["check"], files: files)
    #expect(check.output.contains(#"- expect: {raises: "a: \"b\""}"#))
  }

  @Test("The message says how many goldens were already correct")
  func rightAlready() {
    let files = Samples.project(["Scenarios/one.yaml": Samples.wrongExpectation])
    let first = ToolRun(["accept", "--failing", "--all"], files: files)
    #expect(
      first.output.hasSuffix(
        "1 of 3 golden files written, 2 already up to date: 1 new golden file\n"
      )
    )
    let one = ToolRun(["accept", "--failing", "one"], files: files)
    #expect(one.output == "1 golden file was already up to date\n")
  }
}
