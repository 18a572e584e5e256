import Foundation
import Goldens
import TableTrace
import Testing

/// The package of examples is part of the repository, and could be copied out of it.
struct ExamplesTests {
  private static let goldens: [String] =
    (try? Repository.files(below: "Tests/Examples/Tests", suffix: ".trace")) ?? []
  private static let sources: [String] =
    (try? Repository.files(below: "Tests/Examples/Sources", suffix: ".swift")) ?? []

  @Test("Each trace has a golden for two versions")
  func goldensAreFound() throws {
    #expect(Self.traces.count >= 9)
    #expect(Self.goldens.count == 2 * Self.traces.count)
  }

  /// The names of the traces without their versions.
  private static var traces: Set<Substring> {
    Set(goldens.compactMap { path in path.range(of: ".iOS-").map { path[..<$0.lowerBound] } })
  }

  @Test("A golden has the format of the library's goldens, and names its place", arguments: goldens)
  func isAGolden(path: String) throws {
    let golden = try GoldenReader.read(Array(try Repository.text(path).utf8))
    let folder = "Tests/Examples/Tests/ScreensTests/__Goldens__/"
    #expect(path == "\(folder)\(golden.header.scenario).\(golden.header.os.fileNamePart).trace")
    #expect(golden.body.count >= 2)
  }

  @Test("A screen imports only UIKit", arguments: sources)
  func isAnAppsOwn(path: String) throws {
    let lines = try Repository.text(path).split(separator: "\n")
    #expect(lines.filter { $0.contains("import ") } == ["import UIKit"])
  }

  @Test("The example depends only on the package above it, and make ci tests it")
  func isTested() throws {
    let manifest = try Repository.text("Tests/Examples/Package.swift")
    let dependencies = manifest.split(separator: "\n").filter { $0.contains(".package(") }
    #expect(dependencies == ["    .package(name: \"tabletrace\", path: \"../..\")"])
    let script = try Repository.text(".ci/examples")
    #expect(script.contains("test --package-path Tests/Examples"))
  }

  @Test("The example's README is short and names the commands")
  func isExplained() throws {
    let readme = try Repository.text("Tests/Examples/README.md")
    let lines = readme.split(separator: "\n")
    #expect(lines.count <= 10)
    #expect(lines.contains { $0.hasPrefix("    TABLETRACE_ACCEPT=1 swift test ") })
  }
}
