import Sampling
import Testing

/// The calls of a trace, pasted as a log, are found in the trace, every one of them.
@Suite("Every shipped trace matches itself as a log") struct OwnLogTests {
  private static let folders: [String] = {
    let paths = (try? Repository.files(below: "Scenarios", suffix: ".yaml")) ?? []
    return Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
  }()

  @Test(arguments: Sample.of(folders, 3)) func isFoundWhole(_ folder: String) throws {
    for path in try Repository.files(below: folder, suffix: ".yaml") {
      let scenario = ["Scenarios/a.yaml": try Repository.text(path)]
      let run = ToolRun(["run", "Scenarios/a.yaml"], files: MemoryFiles(scenario))
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      // The header ends at the first empty line.
      let calls = lines.drop { !$0.isEmpty }.dropFirst().filter(Self.isCall)
      if calls.isEmpty { continue }
      let log = calls.map { $0.split(separator: " -> ")[0] }.joined(separator: "\n")
      let files = MemoryFiles(scenario.merging(["a.log": log]) { $1 })
      let compared = ToolRun(["compare", "Scenarios/a.yaml", "a.log"], files: files)
      #expect(
        compared.output.contains(": \(calls.count) line\(calls.count == 1 ? "" : "s") compared"),
        "\(path)\n\(compared.output)\(compared.errors)"
      )
    }
  }

  private static func isCall(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return !["- ", "> ", "? ", "~ ", "* ", "= ", "! "].contains { text.hasPrefix($0) }
      && !text.isEmpty
  }
}
