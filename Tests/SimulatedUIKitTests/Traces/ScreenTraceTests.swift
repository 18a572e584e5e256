import SimulatedUIKit
import TableTrace
import Testing

/// Screens written as an app writes them print what their scenarios print.
@Suite("Screens and their scenarios")
@MainActor
struct ScreenTraceTests {
  private nonisolated static let screens =
    ScreenCase.editing + ScreenCase.contacts + ScreenCase.settings + ScreenCase.others
    + ScreenCase.areas

  private nonisolated static let cases: [(ScreenCase, SystemVersion)] =
    screens.flatMap { screen in screen.versions.map { (screen, $0) } }

  @Test("There are enough screens with scenarios")
  func areMany() {
    #expect(Self.screens.count >= 30)
    #expect(Self.cases.count >= 80)
    let releases = Set(Self.cases.map(\.1))
    for release in 7...18 { #expect(releases.contains(.iOS(release)), "iOS \(release)") }
    #expect(releases.contains(.iOS(26)))
  }

  @Test("A screen has the same trace as its scenario", arguments: cases)
  func printsTheSame(_ screen: ScreenCase, _ version: SystemVersion) throws {
    let expected = try screen.expected(version)
    #expect(expected.count > 3)
    let first = screen.firstTrace(version)
    #expect(first == expected, "\(Self.difference(first, expected))")
    let second = screen.trace(version)
    #expect(second == expected, "\(Self.difference(second, expected))")
  }

  /// The first lines that differ, with those around them.
  private static func difference(_ found: [String], _ expected: [String]) -> String {
    let place = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset
    let start = max(0, (place ?? min(found.count, expected.count)) - 4)
    let shown = { (lines: [String]) in
      lines.dropFirst(start).prefix(12).joined(separator: "\n")
    }
    return "found:\n\(shown(found))\nexpected:\n\(shown(expected))"
  }
}
