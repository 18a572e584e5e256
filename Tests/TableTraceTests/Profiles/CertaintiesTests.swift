import Testing

@testable import TableTrace

@Suite("The certainty of a line")
struct CertaintiesTests {
  /// A rule with each grade on iOS 9.
  private static let graded: [Certainty: RuleID] = {
    let certainties = Certainties(.iOS(9))
    let pairs = RuleID.allCases.compactMap { rule in certainties[rule].map { ($0, rule) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The grade of a line's own rule, those of its situation, and what it comes to.
  private struct Case: Sendable {
    let own: Certainty
    let situation: [Certainty]
    let expected: Certainty

    init(_ own: Certainty, _ situation: [Certainty], _ expected: Certainty) {
      self.own = own
      self.situation = situation
      self.expected = expected
    }
  }

  private static let cases = [
    Case(.observed, [], .observed),
    Case(.observed, [.measured, .assumed, .documented], .assumed),
    Case(.assumed, [.observed], .assumed),
    Case(.measured, [.observed, .tested], .measured),
    Case(.observed, [.measured, .measured], .measured),
    Case(.ours, [.assumed], .ours),
    Case(.documented, [.ours], .documented),
  ]

  private static func line(_ own: Certainty, _ situation: [Certainty]) throws -> TraceLine {
    TraceLine(
      kind: .phase,
      depth: 0,
      text: "> layout",
      step: 1,
      rule: graded[own],
      situation: try situation.map { try #require(graded[$0]) }
    )
  }

  @Test(
    "The lowest certainty counts, and among equal ones that of the line's own rule",
    arguments: cases
  )
  private func weakest(of grades: Case) throws {
    let line = try Self.line(grades.own, grades.situation)
    let weakest = try #require(Certainties(.iOS(9)).weakest(of: line))
    #expect(weakest.certainty == grades.expected)
    #expect(weakest.rule == Self.graded[grades.expected])
  }

  @Test("A line without a rule has no certainty, whatever encloses it")
  func noRule() throws {
    var line = try Self.line(.observed, [.assumed])
    line.rule = nil
    #expect(Certainties(.iOS(9)).weakest(of: line) == nil)
  }

  @Test("The rules of an answer count too, and decide alone if a line has no rule")
  func answers() throws {
    let certainties = Certainties(.iOS(9))
    var line = try Self.line(.observed, [.measured])
    line.answerRules = [try #require(Self.graded[.assumed])]
    #expect(certainties.weakest(of: line)?.certainty == .assumed)
    line.rule = nil
    line.situation = []
    line.answerRules = [.measured, .documented].compactMap { Self.graded[$0] }
    #expect(certainties.weakest(of: line)?.certainty == .documented)
  }
}
