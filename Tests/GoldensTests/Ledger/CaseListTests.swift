import Goldens
import Testing

@Suite("The list of cases")
struct CaseListTests {
  private static let head = "id\tfolder\tsource\tios\tcertainty\n"

  @Test("Cases are read in the order of the file")
  func reading() throws {
    let list = try CaseList(Self.head + "b\tload\tx y\t9\tclaim\r\n\na\ttests\t-\t\tlog\n")
    #expect(list.cases.map(\.id) == ["b", "a"])
    #expect(list.cases[0].source == "x y")
    #expect(list.cases[1].ios == "")
  }

  @Test(
    "Faults have their line",
    arguments: [
      ("", .columns(line: 1)),
      ("id\tsource\n", .columns(line: 1)),
      (head + "a\tb\n", .row(line: 2)),
      (head + "\tb\tc\td\te\n", .row(line: 2)),
      (head + "a\tb\tc\td\te\na\tb\tc\td\te\n", .duplicate(id: "a", line: 3)),
    ] as [(String, CaseList.Problem)]
  )
  func faults(text: String, problem: CaseList.Problem) {
    let found = #expect(throws: CaseList.Problem.self) { try CaseList(text) }
    #expect(found == problem)
    #expect(found?.line == problem.line)
    #expect(found?.message.isEmpty == false)
  }
}
