import Testing

@testable import Diagnostics

@Suite struct ProblemCodeTests {
  @Test func numbersHaveNoGapAndNoTwin() {
    let last = ProblemCode.all.count + ProblemCode.retired.count
    let numbers = (1...last).filter { !ProblemCode.retired.contains($0) }
    #expect(ProblemCode.all.map(\.number) == numbers)
  }

  @Test(arguments: ProblemCode.all)
  func hasAPage(_ code: ProblemCode) {
    #expect(!code.title.isEmpty)
    #expect(code.explanation.hasSuffix("."))
    #expect(ProblemCode.named(code.name.lowercased()) == code)
  }

  @Test(arguments: [(1, "T001"), (12, "T012"), (35, "T035")])
  func nameHasThreeDigits(_ number: Int, _ name: String) {
    #expect(ProblemCode.named(name)?.number == number)
  }
}
