import Foundation
import Measurements
import Testing

/// A program of the machine that checks what the tool prints.
struct ShellProgram {
  /// The path of the program; nil when it is not installed.
  private let path: String?

  /// Looks for a program where systems have them.
  init(_ name: String) {
    path = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether it is installed.
  var isThere: Bool { path != nil }

  /// Runs it with a text as its standard input; what it prints, errors included, and its code.
  func run(_ arguments: [String], input: String = "") throws -> (output: String, code: Int) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (given, printed) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input.utf8).write(to: given)
    let child = ChildProcess(
      try #require(path),
      arguments,
      input: given.path,
      output: printed.path,
      errors: true
    )
    let code = try #require(child).exitCode
    return (String(decoding: try Data(contentsOf: printed), as: UTF8.self), code)
  }
}
