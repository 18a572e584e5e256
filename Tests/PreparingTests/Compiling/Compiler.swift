import Foundation
import Measurements
import Testing

/// The compiler of the toolchain that runs the tests, in a folder of its own.
struct Compiler {
  /// Where it is; nil where there is none.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first(where: FileManager.default.isExecutableFile)

  private let folder: URL

  /// Compiles the module `UIKit` of the samples.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kit = folder.appending(path: "UIKit.swift")
    try Samples.kit.write(to: kit, atomically: true, encoding: .utf8)
    let module = folder.appending(path: "UIKit.swiftmodule").path
    _ = try run([
      "-emit-module", "-module-name", "UIKit", "-parse-as-library", kit.path, "-o", module,
    ])
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the compiler says of some sources.
  func check(_ texts: [String], mode: String) throws -> String {
    var paths: [String] = []
    for (number, text) in texts.enumerated() {
      let file = folder.appending(path: "Sample\(number).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    let flags = ["-typecheck", "-parse-as-library", "-swift-version", mode]
    return try run(flags + ["-diagnostic-style=llvm", "-I", folder.path] + paths)
  }

  private func run(_ arguments: [String]) throws -> String {
    let output = folder.appending(path: "output")
    let path = try #require(Self.path)
    _ = try #require(ChildProcess(path, arguments, output: output.path, errors: true))
    return try String(contentsOf: output, encoding: .utf8)
  }
}
