import Diagnostics
import Foundation
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

  @Test(arguments: ProblemCode.all.filter { $0.family == .scenario })
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
