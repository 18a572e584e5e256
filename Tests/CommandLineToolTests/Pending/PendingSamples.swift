@testable import CommandLineTool

/// Projects in which traces differ from their goldens.
enum PendingSamples {
  /// The goldens of `load/two-rows`, of iOS 9 and 17.
  static let goldens = ["iOS-9", "iOS-17"].map { "Golden/load/two-rows.\($0).trace" }
  /// Where their traces are kept.
  static let kept = ["iOS-9", "iOS-17"].map { "Golden/pending/load/two-rows.\($0).trace" }

  /// The project of `load/two-rows` after somebody made its rows higher.
  static func higherRows() -> MemoryFiles {
    let files = Samples.project()
    raise(&files.contents["Scenarios/load/two-rows.yaml"])
    return files
  }

  /// Makes the rows of a scenario higher.
  static func raise(_ bytes: inout [UInt8]?) {
    bytes = bytes.map { bytes in
      Array(String(decoding: bytes, as: UTF8.self).replacing(": 44", with: ": 45").utf8)
    }
  }

  /// A project of as many equal scenarios, after somebody made the rows of all of them higher.
  static func equalScenarios(_ count: Int) -> MemoryFiles {
    let paths = (0..<count).map { "Scenarios/s\($0 < 10 ? "0" : "")\($0).yaml" }
    let one = Samples.twoRows.replacing("[iOS 9, iOS 17]", with: "[iOS 9]")
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, one) }))
    _ = ToolRun(["accept", "--all"], files: files)
    for path in paths { raise(&files.contents[path]) }
    return files
  }

  /// The paths below the folder of what is kept, sorted.
  static func paths(_ files: MemoryFiles) -> [String] {
    files.contents.keys.filter { $0.hasPrefix("Golden/pending/") }.sorted()
  }
}
