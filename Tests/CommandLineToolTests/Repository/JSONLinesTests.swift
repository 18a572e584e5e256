import CommandLineTool
import Foundation
import Sampling
import Testing

/// The records of every shipped scenario are JSON as Foundation reads and writes it.
@Suite struct JSONLinesTests {
  private static let folders: [String] = {
    let paths = (try? Repository.files(below: "Scenarios", suffix: ".yaml")) ?? []
    return Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
  }()

  @Test(arguments: Sample.of(folders, 3)) func foundationReadsEveryRecord(_ folder: String) throws {
    let paths = try Repository.files(below: folder, suffix: ".yaml")
    for path in paths {
      let text = try Repository.text(path)
      let files = MemoryFiles(["Scenarios/a.yaml": text])
      let run = ToolRun(["run", "Scenarios/a.yaml", "--format", "jsonl"], files: files)
      for line in run.output.split(separator: "\n") {
        let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
        let written = try JSONSerialization.data(
          withJSONObject: record,
          options: [.sortedKeys, .withoutEscapingSlashes]
        )
        #expect(String(decoding: written, as: UTF8.self) == line, "\(path)")
      }
      #expect(!run.output.isEmpty, "\(path) \(run.errors)")
    }
  }
}
