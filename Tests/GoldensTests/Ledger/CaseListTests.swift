import Diagnostics
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
    "A problem has its line, its code and the expected text",
    arguments: [
      ("", 1, .caseColumns, columns), ("id\tsource\n", 1, .caseColumns, columns),
      (head + "a\tb\n", 2, .caseRow, row),
      (head + "\tb\tc\td\te\t-\tassumed\n", 2, .caseRow, row),
      (head + "a\tb\tc\td\te\t9\tassumed\n", 2, .caseReleases, versions("9")),
      (head + "a\tb\tc\td\te\tiOS 9-8\tassumed\n", 2, .caseReleases, versions("iOS 9-8")),
      (head + "a\tb\tc\td\te\tiOS 3\tassumed\n", 2, .caseReleases, versions("iOS 3")),
      (
        head + "a\tb\tc\td\te\t-\tsure\n", 2, .caseGrade,
        [
          "unknown grade 'sure'",
          "one of observed, tested, measured, documented, assumed",
        ]
      ),
      (
        head + "a\tb\tc\td\te\t-\tassumed\na\tb\tc\td\te\t-\tassumed\n", 3, .caseTwice,
        ["the case 'a' is listed twice"]
      ),
    ] as [(String, Int, ProblemCode, [String])]
  )
  func faults(text: String, line: Int, code: ProblemCode, says: [String]) {
    let found = #expect(throws: EvidenceProblem.self) { try CaseList(text) }
    let expected = says.count > 1 ? says[1] : nil
    #expect(
      found == EvidenceProblem(line: line, code: code, message: says[0], expected: expected)
    )
  }

  /// The message of a fault, and what the file should have instead if the message does not say it.
  private static let columns = [
    "the first line does not name the expected columns",
    "the columns id, folder, source, ios, certainty, shows, grade, separated by tabs",
  ]
  private static let row = ["the row needs 7 columns, and an id in the first"]

  private static func versions(_ text: String) -> [String] {
    [
      "invalid versions '\(text)'",
      "versions such as 'iOS 9.3-11, Catalyst 26', or '-' for none",
    ]
  }
}
