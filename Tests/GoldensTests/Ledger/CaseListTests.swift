import Goldens
import TableTrace
import Testing

@Suite("The list of cases")
struct CaseListTests {
  private static let head = "id\tfolder\tsource\tios\tcertainty\tshows\tgrade\n"

  @Test("Cases are read in the order of the file")
  func reading() throws {
    let list = try CaseList(
      Self.head + "b\tload\tx y\t9\tclaim\tiOS 8-9.3, Catalyst 26\tmeasured\r\n\n"
        + "a\ttests\t-\t\tlog\t-\tobserved\n"
    )
    #expect(list.cases.map(\.id) == ["b", "a"])
    let ranges = [
      ReleaseRange(.iOS(8), .iOS(9, 3)), ReleaseRange(.catalyst(26), .catalyst(26)),
    ]
    #expect(list.cases.map(\.shows) == [ranges, []])
    #expect(list.cases.map(\.grade) == [.measured, .observed])
    #expect(list.cases[0].source == "x y")
    #expect(list.cases[1].ios == "")
  }

  @Test(
    "Faults have their line",
    arguments: [
      ("", .table(.columns(line: 1))),
      ("id\tsource\n", .table(.columns(line: 1))),
      (head + "a\tb\n", .table(.row(line: 2))),
      (head + "\tb\tc\td\te\t-\tassumed\n", .table(.row(line: 2))),
      (head + "a\tb\tc\td\te\t9\tassumed\n", .releases("9", line: 2)),
      (head + "a\tb\tc\td\te\tiOS 9-8\tassumed\n", .releases("iOS 9-8", line: 2)),
      (head + "a\tb\tc\td\te\tiOS 3\tassumed\n", .releases("iOS 3", line: 2)),
      (head + "a\tb\tc\td\te\t-\tsure\n", .grade("sure", line: 2)),
      (
        head + "a\tb\tc\td\te\t-\tassumed\na\tb\tc\td\te\t-\tassumed\n",
        .table(.duplicate(id: "a", line: 3))
      ),
    ] as [(String, CaseList.Problem)]
  )
  func faults(text: String, problem: CaseList.Problem) {
    let found = #expect(throws: CaseList.Problem.self) { try CaseList(text) }
    #expect(found == problem)
    #expect(found?.line == problem.line)
    #expect(found?.message.isEmpty == false)
  }

  @Test(
    "A fault says what to write",
    arguments: [
      (
        .releases("9", line: 2), "invalid versions '9'",
        "versions such as 'iOS 9.3-11, Catalyst 26', or '-' for none"
      ),
      (
        .grade("sure", line: 2), "unknown grade 'sure'",
        "one of observed, tested, measured, documented, assumed"
      ),
    ] as [(CaseList.Problem, String, String)]
  )
  func sentences(problem: CaseList.Problem, message: String, expected: String) {
    #expect(problem.message == message)
    #expect(problem.expected == expected)
  }
}
