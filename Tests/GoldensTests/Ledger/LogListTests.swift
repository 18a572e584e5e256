import Diagnostics
import Testing

@testable import Goldens

@Suite("The list of logs")
struct LogListTests {
  private static let head = "log\tcase\tkind\tdigest\tmade to fit\n"

  @Test("Logs are read in the order of the file")
  func reading() throws {
    let list = try LogList(
      Self.head + "recorded/b.log\tb\tconsole\t0f\t-\n\n" + "lists/a.log\ta\tlist\t1f\tthe size\n"
    )
    #expect(
      list.logs == [
        .init(path: "recorded/b.log", caseID: "b", kind: .console, digest: "0f"),
        .init(path: "lists/a.log", caseID: "a", kind: .list, digest: "1f", fitted: "the size"),
      ]
    )
  }

  @Test(
    "Faults have their line and their sentence",
    arguments: [
      (
        "", 1,
        "the first line must name the columns log, case, kind, digest, made to fit"
      ),
      (head + "a\tb\n", 2, "the row needs 5 columns, and a path in the first"),
      (
        head + "a\tb\tnoise\td\t-\n", 2,
        "unknown kind of log 'noise': expected one of console, again, reconstructed, catalyst, article, controller, list"
      ),
      (
        head + "a\tb\tlist\td\t-\na\tb\tlist\td\t-\n", 3,
        "the log 'a' is listed twice"
      ),
    ] as [(String, Int, String)]
  )
  func faults(text: String, line: Int, message: String) {
    let found = #expect(throws: EvidenceProblem.self) { try LogList(text) }
    #expect(found == EvidenceProblem(line: line, code: .logList, message: message))
  }

  @Test("A log without a row, a row without a scenario, and a row without a case are told")
  func gaps() {
    let cases = CaseList(cases: [])
    let list = LogList(logs: [.init(path: "recorded/b.log", caseID: "b", kind: .console)])
    let check = LogCheck(list, compared: ["recorded/a.log"], cases: cases)
    #expect(
      check.gaps.map(\.message) == [
        "the log 'recorded/a.log' is not in the list of logs",
        "no scenario is compared with the log 'recorded/b.log'",
        "the log 'recorded/b.log' belongs to 'b', which is not in the list of cases",
      ]
    )
  }
}
