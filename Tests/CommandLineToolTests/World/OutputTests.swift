import Testing

@testable import CommandLineTool
@testable import Project

struct OutputTests {
  @Test(arguments: [
    (["rules"], [:], true, true),
    (["rules"], [:], false, false),
    (["rules"], ["NO_COLOR": "1"], true, false),
    (["rules"], ["NO_COLOR": ""], true, true),
    (["rules"], ["TERM": "dumb"], true, false),
    (["rules", "--color", "always"], ["NO_COLOR": "1"], false, true),
    (["rules", "--color", "never"], [:], true, false),
  ])
  func colourIsForTerminals(
    arguments: [String],
    environment: [String: String],
    isTerminal: Bool,
    isColoured: Bool
  ) {
    let run = ToolRun(arguments, environment: environment, isTerminal: isTerminal)
    #expect(run.code == .success)
    #expect(run.output.contains("\u{1B}") == isColoured)
  }

  @Test func readerThatGoesAwayIsNoError() {
    let streams = (ByteList(), ByteList())
    streams.0.problem = .brokenPipe
    let output = Output(standardOutput: streams.0, standardError: streams.1)
    let code = Tool.run(
      arguments: ["list", "callbacks"],
      environment: Environment(),
      files: MemoryFiles(),
      hasLibrary: false,
      output: output
    )
    #expect(code == .success)
    #expect(streams.1.bytes.isEmpty)
  }

  @Test func fullDiskIsAnError() {
    let streams = (ByteList(), ByteList())
    streams.0.problem = .unwritable(path: "standard output", reason: "No space left on device")
    let output = Output(standardOutput: streams.0, standardError: streams.1)
    let code = Tool.run(
      arguments: ["list", "callbacks"],
      environment: Environment(),
      files: MemoryFiles(),
      hasLibrary: false,
      output: output
    )
    #expect(code == .invalid)
    #expect(
      streams.1.text
        == "error[F012]: cannot write 'standard output': No space left on device\n"
    )
  }

  @Test func worstCodeWins() {
    #expect(ExitCode.worst([]) == .success)
    #expect(ExitCode.worst([.success, .differs, .invalid, .differs]) == .invalid)
    #expect(ExitCode.worst([.usage, .invalid, .internalError, .differs]) == .internalError)
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 70, 130])
  }
}
