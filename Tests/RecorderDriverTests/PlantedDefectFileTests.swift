import Foundation
import Testing

/// The defects that `.ci/planted-driver` plants in a copy of the module, which takes minutes: here it is held that
/// each of them still fits the sources, so that none is passed over.
@Suite("Defects for the tests of the driver")
struct PlantedDefectFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let names: [String] = {
    let folder = root.appending(path: "Tests/Planted/defects").path()
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("The defects include missing methods and swapped orders")
  func areOfBothKinds() {
    #expect(Self.names.filter { $0.hasPrefix("missing-") }.count >= 4)
    #expect(Self.names.filter { $0.hasPrefix("swapped-") }.count >= 4)
  }

  @Test("Each defect replaces a text that occurs once in the module", arguments: names)
  func fits(name: String) throws {
    let lines = try Self.text("Tests/Planted/defects/\(name)").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let path = String(try #require(lines.first).dropFirst("--- a/".count))
    #expect(path.hasPrefix("Sources/UIKit/SimulatedUIKit/"))
    let hunk = lines.drop { !$0.hasPrefix("@@") }.dropFirst().filter { !$0.isEmpty }
    let before = hunk.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
    let after = hunk.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
    #expect(before != after)
    let parts = try Self.text(path).components(separatedBy: before.joined(separator: "\n"))
    #expect(parts.count == 2, "\(name) does not fit \(path)")
  }
}
