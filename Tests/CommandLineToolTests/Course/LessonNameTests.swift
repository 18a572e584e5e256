import Diagnostics
import Project
import Testing

@testable import Teaching

/// Commands for scenarios accept the names and numbers of lessons.
struct LessonNameTests {
  @Test(arguments: ["section-map", "63"], [["run"], ["show"], ["quiz", "--answers", "1"]])
  func aLessonNamesItsScenario(lesson: String, command: [String]) {
    let run = ToolRun(command + [lesson, "--quiet"], hasLibrary: true)
    let byScenario = ToolRun(command + ["crashes/no-section-left", "--quiet"], hasLibrary: true)
    #expect(run.output == byScenario.output && run.code == byScenario.code)
    #expect(run.output.contains("\n"))
  }

  @Test func aFileHereComesFirst() {
    let files = MemoryFiles(["Scenarios/first-load.yaml": Samples.twoRows])
    let run = ToolRun(["show", "first-load"], files: files, hasLibrary: true)
    #expect(run.code == .success)
    #expect(!run.output.contains("Cherry"))
  }

  /// A lesson numbers the events that it names, also in the explanation of a crash.
  @Test func eventsAreNumbered() {
    let output = ToolRun(["learn", "section-map", "--quiet"], hasLibrary: true).output
    #expect(output.contains("\n11  numberOfSections(in:) -> 0\n"))
    #expect(output.contains("\n  event 11: numberOfSections(in:) -> 0\n"))
    #expect(output.contains("numberOfSections in event 11\n"))
    #expect(!output.contains("of the trace,"))
  }
}
