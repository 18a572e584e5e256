import Diagnostics
import Foundation
import Testing
import YAMLSource

@testable import Fuzzing

/// What the tests of the fuzzer need from their surroundings.
enum Surroundings {
  /// The top level of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let language = ScenarioLanguage()
  static let library = SourceLibrary(root: root)

  /// The path of a program that was built beside the tests.
  static func program(_ name: String) throws -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let test = bundle ?? CommandLine.arguments[0]
    let path = URL(filePath: test).deletingLastPathComponent().appending(path: name).path
    try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) is missing")
    return path
  }
}

/// A small text of a scenario, as an input of a kind.
func sampleInput(_ kind: FuzzInput.Kind = .scenario, _ text: String = "version: 1\n") -> FuzzInput {
  FuzzInput(
    kind: kind,
    files: ["scenario.yaml": Array(text.utf8)],
    subject: "scenario.yaml",
    arguments: ["run", "scenario.yaml"]
  )
}

/// YAML of the tests.
enum YAMLText {
  /// The value of a text, or nil.
  static func root(_ text: String) -> YAMLNode? {
    YAMLDocument(SourceText(path: "x.yaml", bytes: Array(text.utf8))).root
  }
}
