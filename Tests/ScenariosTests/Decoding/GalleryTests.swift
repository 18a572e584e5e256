import Diagnostics
import Foundation
import PlainWords
import Scenarios
import Testing

/// Every way in which a scenario can be wrong, with the exact text that the user gets.
///
/// With `RECORD_GALLERY` in the environment the expected texts are written instead, and the test
/// fails, so that nobody records by accident.
@Suite struct GalleryTests {
  @Test(arguments: Repository.gallery)
  func textIsExact(_ name: String) throws {
    let found = try #require(Self.text(name))
    let expected = Self.folder + name + "/expected.txt"
    if ProcessInfo.processInfo.environment["RECORD_GALLERY"] != nil {
      try Data(found.utf8).write(to: Repository.root.appending(path: expected))
      Issue.record("recorded \(expected)")
    }
    let bytes = try #require(Repository.bytes(expected), "there is no expected text")
    #expect(found == String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: ProblemCode.allCases.filter { $0.family == .scenario })
  func everyCodeHasACase(_ code: ProblemCode) throws {
    let cases = Repository.gallery.filter { $0.hasPrefix(code.name + "-") }
    #expect(!cases.isEmpty, "no case shows \(code.name)")
    for name in cases {
      let text = try #require(Self.text(name))
      #expect(text.contains("[\(code.name)]"), "\(name) does not show its code")
    }
  }

  @Test(arguments: Repository.gallery)
  func errorsLeaveNoScenario(_ name: String) throws {
    guard let bytes = Repository.bytes(Self.folder + name + "/scenario.yaml") else { return }
    let decoded = ScenarioDecoder.decode(bytes, path: "scenario.yaml")
    #expect(!decoded.diagnostics.isEmpty)
    #expect((decoded.scenario == nil) == decoded.hasErrors)
  }

  @Test("A problem has a short headline and plain sentences", arguments: Repository.gallery)
  func textIsPlain(_ name: String) throws {
    let text = try #require(Self.text(name))
    for line in text.split(separator: "\n").map(String.init) {
      guard let sentence = Self.sentence(in: line) else { continue }
      let findings = PlainWords.findings(in: sentence)
      #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
      let length = sentence.replacing(/'[^']*'/, with: "_").count
      #expect(length <= Self.longestSentence, "\(sentence)")
    }
  }

  /// The most characters of a headline, without the names in it.
  private static let longestSentence = 80

  /// The headline, the label, the note or the help in a line of a frame; nil for others.
  private static func sentence(in line: String) -> String? {
    if line.hasPrefix("error[") || line.hasPrefix("warning[") {
      return line.firstRange(of: ": ").map { String(line[$0.upperBound...]) }
    }
    for mark in [" = note: ", " = help: ", "^ "] {
      if let range = line.firstRange(of: mark) { return String(line[range.upperBound...]) }
    }
    return nil
  }

  private static let folder = "Tests/ScenariosTests/Gallery/"

  /// What a user reads about a case of the gallery.
  private static func text(_ name: String) -> String? {
    let path = folder + name + "/scenario.yaml"
    let renderer = DiagnosticRenderer()
    if let bytes = Repository.bytes(path) {
      let decoded = ScenarioDecoder.decode(bytes, path: "scenario.yaml")
      return renderer.render(decoded.diagnostics, source: decoded.source)
    }
    let problem: FileProblem =
      Repository.isDirectory(path) ? .directory : .unreadable(reason: "no such file")
    let source = SourceText(path: "scenario.yaml", bytes: [])
    return renderer.render([Diagnostic(.file(problem), path: source.path)], source: source)
  }
}
