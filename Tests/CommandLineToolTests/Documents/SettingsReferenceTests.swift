import Testing

@testable import CommandLineTool
@testable import Project

/// The page of the settings.
struct SettingsReferenceTests {
  @Test(
    "The settings have a page under each of their names",
    arguments: ["reference", "explain"],
    ["settings", "Settings", "tabletrace.yaml", "tabletrace.yml"]
  )
  func page(command: String, word: String) {
    let run = ToolRun([command, word], hasLibrary: true)
    #expect(run.code == .success, "\(run.errors)")
    for text in ["tabletrace.yaml", "scenarios", "golden", "version"] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  @Test("The settings file may have a version, as scenarios do")
  func version() {
    let files = Samples.project(["tabletrace.yaml": "version: 1\nscenarios: Scenarios\n"])
    #expect(ToolRun(["check"], files: files).code == .success)
    files.contents["tabletrace.yaml"] = Array("version: 2\n".utf8)
    #expect(ToolRun(["check"], files: files).code == .invalid)
  }
}
