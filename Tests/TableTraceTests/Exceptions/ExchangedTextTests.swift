import TableTrace
import Testing

/// Rules that decide about texts which no scenario can bring about: another value, another text.
@Suite struct ExchangedTextTests {
  /// What a table came to: the exception, and how many warnings were printed.
  private struct Outcome: Equatable {
    var exception: UIKitException?
    var warnings: Int
  }

  /// A rule with another value of it, and an app that shows the difference.
  struct Exchange: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let version: SystemVersion
    /// Puts the other value in.
    let change: @Sendable (inout Profile) -> Void
    /// What the app does before the table of one row is shown.
    var prepare: @Sendable (CountedTable) throws -> Void = { _ in }
    /// What it does afterwards.
    var act: @Sendable (CountedTable) throws(UIKitException) -> Void = { _ in }

    var testDescription: String { rule.rawValue }
  }

  private static let twoDequeues: @Sendable (CountedTable) throws -> Void = { counted in
    var client = try #require(counted.table.dataSource)
    client.cellForRowAt { table, path throws(UIKitException) in
      _ = try table.dequeueReusableCell(withIdentifier: "Cell", for: path)
      return try table.dequeueReusableCell(withIdentifier: "Cell", for: path)
    }
    counted.table.dataSource = client
  }

  static let exchanges = [
    Exchange(
      rule: .dequeueTwice,
      version: .iOS(11),
      change: { $0[ReuseRules.dequeueTwice] = false },
      prepare: twoDequeues
    ),
    Exchange(
      rule: .updateCountMethod,
      version: .iOS(13),
      change: { $0[ValidityRules.countMethod] = false },
      act: { counted throws(UIKitException) in
        counted.rows = [3]
        try counted.table.insertRows(at: [[0, 1]], with: .fade)
      }
    ),
  ]

  private static func outcome(_ exchange: Exchange, _ profile: Profile) throws -> Outcome {
    let counted = try CountedTable([1], profile: profile, isShown: false)
    try exchange.prepare(counted)
    var exception: UIKitException?
    do {
      try counted.table.moveToWindow()
      try counted.table.layoutIfNeeded()
      try exchange.act(counted)
    } catch {
      exception = error
    }
    let warnings = counted.recorder.lines.count { $0.kind == .warning }
    return Outcome(exception: exception, warnings: warnings)
  }

  @Test("Another value of a rule changes what is raised or printed", arguments: exchanges)
  func decides(_ exchange: Exchange) throws {
    let own = Profile(exchange.version)
    var other = own
    exchange.change(&other)
    #expect(try Self.outcome(exchange, own) != Self.outcome(exchange, other))
  }
}
