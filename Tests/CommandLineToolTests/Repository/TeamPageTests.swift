import Testing

/// The page about goldens in a team numbers its promises and names the tests that prove them.
struct TeamPageTests {
  /// A line of the table.
  private struct Row {
    var number: Int
    var promise: String
    /// What proves it, `Suite/test`.
    var proofs: [String]
  }

  private static let page = "Sources/Scenarios/Scenarios.docc/GoldensForATeam.md"
  /// What the page says that it does not promise.
  private static let notPromised = [11, 27, 29]

  private static func rows() throws -> [Row] {
    try Repository.text(page).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
      guard cells.count == 3, let number = cells.first.flatMap({ Int($0.prefix { $0 != " " }) })
      else { return nil }
      let quoted = cells[2].split(separator: "`", omittingEmptySubsequences: false).enumerated()
      let proofs = quoted.filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return Row(number: number, promise: String(cells[1]), proofs: proofs)
    }
  }

  @Test func everyPromiseNamesATestThatIsThere() throws {
    let sources = try Repository.files(below: "Tests", suffix: "Tests.swift")
    let processes = try Repository.text(".ci/binary-checks")
    let names = try Self.rows().flatMap(\.proofs)
    #expect(names.count > 100)
    for name in names {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      try #require(parts.count == 2, "\(name)")
      if parts[0] == "binary-checks" {
        let words = ["'\(parts[1])'", parts[1]].flatMap { ["expect \($0) ", "holds \($0) "] }
        #expect(
          words.contains { processes.contains("\n\($0)") || processes.contains("  \($0)") },
          "\(name)"
        )
        continue
      }
      let file = try #require(sources.first { $0.hasSuffix("/\(parts[0]).swift") }, "\(name)")
      #expect(Self.isTest(parts[1], in: try Repository.text(file)), "\(name)")
    }
  }

  /// Whether a function of a text is a test.
  private static func isTest(_ name: String, in text: String) -> Bool {
    guard let place = text.firstRange(of: "func \(name)(") else { return false }
    let before = text[..<place.lowerBound]
    let own = before.ranges(of: "}\n\n").last.map { before[$0.upperBound...] } ?? before
    return own.contains("@Test")
  }

  @Test func noNumberIsMissing() throws {
    let rows = try Self.rows()
    let numbers = Set(rows.map(\.number))
    for number in Array(1...39) + Array(43...45) {
      #expect(numbers.contains(number), "the promise \(number) is missing")
    }
    #expect(rows.map(\.number) == rows.map(\.number).sorted(), "they stand in their order")
  }

  @Test func whatIsNotPromisedSaysWhyAndAllElseIsProved() throws {
    for row in try Self.rows() {
      let isOpen = Self.notPromised.contains(row.number)
      #expect(row.proofs.isEmpty == isOpen, "\(row.number)")
      #expect(row.promise.hasPrefix("Not promised: ") == isOpen, "\(row.number)")
    }
  }
}
