import TableTrace
import Testing

@Suite("How sure a line is")
struct CertaintiesTests {
  /// A rule with each grade on iOS 9.
  private static let graded: [Certainty: RuleID] = {
    let certainties = Certainties(.iOS(9))
    let pairs = RuleID.allCases.compactMap { rule in certainties[rule].map { ($0, rule) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static func line(_ own: Certainty, _ situation: [Certainty]) throws -> TraceLine {
    TraceLine(
      kind: .phase,
      depth: 0,
      text: "> layout",
      step: 1,
      rule: try #require(graded[own]),
      situation: try situation.map { try #require(graded[$0]) }
    )
  }

  @Test(
    "The weakest grade counts; of equal ones it is that of the own rule, else of the outermost",
    arguments: [
      (Certainty.observed, [], Certainty.observed),
      (.observed, [.measured, .assumed, .documented], .assumed),
      (.assumed, [.observed], .assumed),
      (.measured, [.observed, .tested], .measured),
      (.observed, [.measured, .measured], .measured),
      (.ours, [.assumed], .ours),
      (.documented, [.ours], .ours),
    ]
  )
  func weakest(own: Certainty, situation: [Certainty], expected: Certainty) throws {
    let line = try Self.line(own, situation)
    let weakest = try #require(Certainties(.iOS(9)).weakest(of: line))
    #expect(weakest.certainty == expected)
    #expect(weakest.rule == Self.graded[expected])
  }

  @Test("A line without a rule has no grade, whatever is around it")
  func noRule() throws {
    var line = try Self.line(.observed, [.assumed])
    line.rule = nil
    #expect(Certainties(.iOS(9)).weakest(of: line) == nil)
  }
}
