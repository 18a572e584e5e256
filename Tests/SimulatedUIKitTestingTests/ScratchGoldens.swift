import Foundation
import Goldens
import SimulatedUIKit
import TableTrace

@testable import SimulatedUIKitTesting

/// A folder of goldens that is gone after the test.
final class ScratchGoldens {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let place: GoldenPlace

  init(_ version: SystemVersion = .iOS(12)) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    place = GoldenPlace(
      nil,
      of: "deletes()",
      in: ["ListTests"],
      file: folder.appendingPathComponent("ListTests.swift").path,
      version: version
    )
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What is expected of a table's trace.
  @MainActor
  func expectation(
    _ table: UITableView,
    accept: String? = "type this"
  ) -> TraceExpectation {
    TraceExpectation(lines: table.tracedLines, place: place, accept: accept)
  }

  /// The text of a file below the folder; nil if there is none.
  func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Puts a text where a golden is looked for.
  func put(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }
}
