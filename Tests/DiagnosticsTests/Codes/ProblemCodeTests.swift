import Testing

@testable import Diagnostics

@Suite struct ProblemCodeTests {
  @Test func numbersHaveNoGapAndNoTwin() {
    #expect(ProblemCode.all.map(\.number) == Array(1...ProblemCode.all.count))
  }

  @Test(arguments: ProblemCode.all)
  func hasAPage(_ code: ProblemCode) {
    #expect(!code.title.isEmpty)
    #expect(code.explanation.hasSuffix("."))
    #expect(ProblemCode.named(code.name.lowercased()) == code)
  }

  @Test(arguments: [(1, "T001"), (12, "T012"), (35, "T035")])
  func nameHasThreeDigits(_ number: Int, _ name: String) {
    #expect(ProblemCode.all[number - 1].name == name)
  }
}
