import Goldens
import TableTrace
import Testing

@testable import SimulatedUIKitTesting

@Suite("Where goldens are")
struct GoldenPlaceTests {
  private static let cases: [(String?, String, [String], String)] = [
    (nil, "deletes()", ["ListTests"], "ListTests/deletes"),
    (nil, "deletes(row:)", ["ListTests", "Inner"], "ListTests/Inner/deletes"),
    ("after the swipe", "deletes()", ["ListTests"], "ListTests/deletes.after-the-swipe"),
    (nil, "deletes()", [], "Some-Tests/deletes"),
    (nil, "`a row goes/comes`()", ["ListTests"], "ListTests/a-row-goes-comes"),
    ("../../x", "_f1()", [".."], "trace/_f1.x"),
    ("", "löscht()", ["表テスト"], "表テスト/löscht.trace"),
    ("e\u{301}", "f()", ["T"], "T/f.\u{e9}"),
  ]

  @Test("The path consists of the names of suite, test and trace", arguments: cases)
  func isNamed(name: String?, test: String, suite: [String], path: String) {
    let place = GoldenPlace(
      name,
      of: test,
      in: suite,
      file: "/app/Tests/Some Tests.swift",
      version: .iOS(13, 4)
    )
    #expect(place.header.scenario == path)
    #expect(place.file(.trace) == "/app/Tests/__Goldens__/\(path).iOS-13.4.trace")
    #expect(place.file(.pattern) == "/app/Tests/__Goldens__/\(path).iOS-13.4.pattern")
    #expect(place.folders.first == "/app/Tests/__Goldens__")
    #expect(place.folders.count == path.split(separator: "/").count)
  }
}
