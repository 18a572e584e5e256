import Testing

/// The page about goldens in a team names the tests that prove it, and they are there.
struct TeamPageTests {
  private static let page = "Sources/Scenarios/Scenarios.docc/GoldensForATeam.md"

  /// The tests of the table's last column, `Suite/test`.
  private static func names() throws -> [String] {
    let rows = try Repository.text(page).split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("Tests/")
    }
    return rows.flatMap { row in
      row.split(separator: "`").filter { $0.contains("Tests/") }.map(String.init)
    }
  }

  @Test func everyPromiseNamesATestThatIsThere() throws {
    let sources = try Repository.files(below: "Tests", suffix: "Tests.swift")
    let names = try Self.names()
    #expect(names.count > 25)
    for name in names {
      let parts = name.split(separator: "/")
      let file = try #require(sources.first { $0.hasSuffix("/\(parts[0]).swift") }, "\(name)")
      #expect(try Repository.text(file).contains("func \(parts[1])("), "\(name)")
    }
  }
}
