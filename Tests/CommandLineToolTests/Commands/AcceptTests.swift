import Testing

@testable import CommandLineTool
@testable import Project

struct AcceptTests {
  @Test func buildServersDoNotAcceptUnlessAsked() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.twoRows])
    for value in ["1", "true", "yes"] {
      let run = ToolRun(["accept", "--all"], files: files, environment: ["CI": value])
      #expect(run.code == .usage)
      #expect(run.errors.hasSuffix("CI=false tabletrace accept --all\n"))
      #expect(files.text("Golden/x.iOS-9.trace") == nil)
    }
    for value in ["", "0", "false", "FALSE"] {
      files.contents["Golden/x.iOS-9.trace"] = nil
      let asked = ToolRun(["accept", "--all"], files: files, environment: ["CI": value])
      #expect(asked.code == .success)
      #expect(files.text("Golden/x.iOS-9.trace") != nil)
    }
  }

  @Test func recordedLogsAreNeverWritten() {
    let run = ToolRun(["accept", "Golden/recorded/a.log"])
    #expect(run.code == .usage)
    #expect(run.errors.contains("never written"))
  }

  @Test func unknownNamesAreNamed() {
    let files = MemoryFiles(["Scenarios/x.yaml": Samples.twoRows])
    let run = ToolRun(["accept", "y"], files: files)
    #expect(run.code == .invalid)
    #expect(run.errors == "error[F002]: no such file or scenario: 'y'\nhelp: did you mean 'x'?\n")
  }
}
