import Foundation
import Measurements
import Testing

/// What the fuzzer finds is found again by the line that it prints.
@Suite(.timeLimit(.minutes(5))) struct ReplayTests {
  /// Runs the fuzzer on the tool with a trap planted in it.
  private static func fuzz(_ options: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = folder.appending(path: "tabletrace")
    let planted = try Surroundings.program("PlantedTool")
    try Data("#!/bin/sh\nexec '\(planted)' trap \"$@\"\n".utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let printed = folder.appending(path: "printed")
    let words = [try Surroundings.program("tabletrace-fuzz")] + options + [tool.path]
    let inRoot = ["-c", "cd -- \"$0\" && exec \"$@\"", Surroundings.root]
    _ = try #require(ChildProcess("/bin/sh", inRoot + words, output: printed.path))
    let text = String(decoding: try Data(contentsOf: printed), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func thePrintedLineFindsItAgain() throws {
    let lines = try Self.fuzz(["--seed", "20260101", "--inputs", "20"])
    let place = try #require(lines.firstIndex { $0.hasPrefix("  once more: make fuzz ") })
    let words = lines[place].split(separator: " ").suffix(2).map { $0.split(separator: "=") }
    try #require(words.map { $0[0] } == ["SEED", "INPUT"])
    let again = try Self.fuzz(["--seed", String(words[0][1]), "--input", String(words[1][1])])
    #expect(again.contains(lines[place]))
    #expect(again.contains(lines[place - 1]), "the same finding")
  }
}
