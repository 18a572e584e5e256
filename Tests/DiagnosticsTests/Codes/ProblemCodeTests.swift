import Testing

@testable import Diagnostics

@Suite struct ProblemCodeTests {
  @Test(arguments: ProblemCode.Family.allCases)
  func numbersHaveNoGapAndNoTwin(_ family: ProblemCode.Family) {
    let retired = family == .scenario ? ProblemCode.retired : []
    let codes = ProblemCode.allCases.filter { $0.family == family }
    let numbers = (1...(codes.count + retired.count)).filter { !retired.contains($0) }
    #expect(codes.map(\.number) == numbers)
  }

  @Test(arguments: ProblemCode.allCases)
  func isFoundByItsName(_ code: ProblemCode) {
    #expect(ProblemCode.named(code.name.lowercased()) == code)
  }

  @Test(arguments: [(1, "T001"), (12, "T012"), (35, "T035"), (4, "G004")])
  func nameHasThreeDigits(_ number: Int, _ name: String) {
    #expect(ProblemCode.named(name)?.number == number)
  }
}
