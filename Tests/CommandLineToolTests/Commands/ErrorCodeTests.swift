import Diagnostics
import Testing

@testable import CommandLineTool
@testable import Project
@testable import Teaching

/// Every code that is not about a scenario is met by a user, with its page; the gallery shows those
/// that are.
@Suite struct ErrorCodeTests {
  /// What leads to a code.
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let line: String
    let texts: [String: String]

    init(_ code: String, _ line: String, _ texts: [String: String] = [:]) {
      self.code = code
      self.line = line
      self.texts = texts
    }

    var testDescription: String { code }
  }

  private static let scenario = ["Scenarios/x.yaml": Samples.twoRows]

  private static func golden(_ code: String, _ text: String) -> Case {
    Case(code, "check", scenario.merging(["Golden/x.iOS-9.trace": text]) { $1 })
  }

  private static let patternHead = "tabletrace pattern 1\nscenario: x\nos: iOS 9\n\n"

  private static func pattern(_ code: String, _ text: String) -> Case {
    Case(code, "check", scenario.merging(["Golden/x.iOS-9.pattern": text]) { $1 })
  }

  private static let goldens: [Case] = [
    golden("G001", ""),
    golden("G002", "tabletrace trace 1\u{1}\n"),
    golden("G003", "\u{FEFF}tabletrace trace 1\n"),
    golden("G004", "tabletrace trace 1\r\n"),
    golden("G005", "tabletrace trace 1\nscenario: x\nos: iOS 9\n\n- load"),
    golden("G006", "tabletrace trace 1 \n"),
    golden("G007", "<<<<<<< ours\n=======\n>>>>>>> theirs\n"),
    golden("G008", "a letter\n"),
    golden("G009", "tabletrace trace 7\n"),
    golden("G010", "tabletrace trace 1\nos: iOS 9\n"),
    golden("G011", "tabletrace trace 1\nscenario: x\nos: iOS 99\n\n"),
    pattern("G012", "tabletrace trace 1\n"),
    pattern("G013", patternHead + "@skp\n"),
    pattern("G014", patternHead + "@times\n"),
    pattern("G015", patternHead + "@end\n"),
    pattern("G016", patternHead + "- @{load\n"),
    pattern("G017", patternHead + "@skip\n"),
  ]

  private static let header = [
    "source: a test", "os: iOS 9", "prints: heightForRowAt", "arguments: none", "extent: excerpt",
  ]

  private static func log(
    _ code: String,
    _ body: String,
    header: [String] = header
  ) -> Case {
    let text = header.joined(separator: "\n") + "\n\n" + body + "\n"
    let recorded = Samples.twoRows + "recorded: ../x.log\n"
    return Case(code, "check", ["Scenarios/x.yaml": recorded, "x.log": text])
  }

  private static let call = "tableView:heightForRowAtIndexPath:"

  private static let logs: [Case] = [
    log("L001", call, header: header + ["weather: fine"]),
    log("L002", call, header: header + ["os: iOS 9"]),
    log("L003", call, header: Array(header.dropLast())),
    log("L004", call, header: header.dropLast() + ["extent: huge"]),
    log("L005", "hello"),
    log("L006", "numberOfSectionsInTableView:"),
    log(
      "L007",
      call + " [0, 1, 2]",
      header: header.map { $0 == "arguments: none" ? "arguments: printed" : $0 }
    ),
    log("L008", call, header: header.map { $0 == "arguments: none" ? "arguments: printed" : $0 }),
    log("L009", "x3 {\n\(call)"),
    log("L010", "\(call)\n}"),
    log("L011", "some {\n\(call)\n}"),
    log("L012", "x99999999 {\n\(call)\n}"),
    log("L013", "..."),
    Case(
      "L014",
      "compare x.yaml x.log",
      ["x.yaml": Samples.twoRows, "x.log": "tabletrace trace 1\nscenario: x\nos: iOS 9\n\n"]
    ),
    Case("L015", "import x.log", ["x.log": header.joined(separator: "\n") + "\n\n\(call)\n"]),
    Case(
      "L016",
      "import x.log",
      [
        "Scenarios/x.yaml": Samples.twoRows,
        "x.log": (header + ["scenario: x", "digest: 0000000000000000"]).joined(separator: "\n")
          + "\n\n\(call)\n",
      ]
    ),
    Case(
      "L017",
      "recorder x.yaml -o out",
      ["x.yaml": Samples.twoRows.replacing("steps:\n", with: "host: {rounds: 4}\nsteps:\n")]
    ),
    Case(
      "L018",
      "compare x.yaml x.log",
      ["x.yaml": Samples.twoRows, "x.log": "numberOfRowsInSection\nthe cellForRowAt\n"]
    ),
    Case(
      "L019",
      "check",
      [
        "Scenarios/x.yaml": Samples.twoRows + "recorded: ../x.log\n",
        "x.log": header.map { $0.hasPrefix("os:") ? "os: iOS 26" : $0 }.joined(separator: "\n")
          + "\n\n\(call)\n",
      ]
    ),
  ]

  private static let columns = "id\tfolder\tsource\tios\tcertainty\tshows\tgrade\n"

  private static let row = "a\tf\ts\ti\tc\t-\tassumed\n"

  private static func ledger(
    _ code: String,
    _ ledger: String,
    cases: String? = nil,
    logs: String = logColumns
  ) -> Case {
    let list = cases ?? columns + "a-1\tf\tsource\tiOS 9\tlog\tiOS 9\tobserved\n"
    return Case(
      code,
      "conformance",
      scenario.merging(
        [
          "Golden/recorded/ledger.yaml": ledger, "Golden/recorded/cases.tsv": list,
          "Golden/recorded/logs.tsv": logs,
        ]
      ) { $1 }
    )
  }

  private static let logColumns = "log\tcase\tkind\tdigest\tmade to fit\n"

  private static let entry = "- {id: a-1, status: open, reason: none}\n"

  private static let ledgers: [Case] = [
    ledger("C001", entry, cases: "one\ttwo\n"),
    ledger("C002", entry, cases: columns + "a-1\tf\n"),
    ledger("C003", entry, cases: columns + row + row),
    ledger("C004", "a: b\n"),
    ledger("C005", "- [\n"),
    ledger("C006", "- word\n"),
    ledger("C007", "- {id: a-1, weather: fine, status: open, reason: none}\n"),
    ledger("C008", "- {id: a-1, status: open, reason: }\n"),
    ledger("C009", "- {status: open, reason: none}\n"),
    ledger("C010", "- {id: a-1, status: fine}\n"),
    ledger("C011", "[]\n"),
    ledger("C012", entry + entry),
    ledger("C013", entry + "- {id: z, status: open, reason: none}\n"),
    ledger("C014", "- {id: a-1, status: open}\n"),
    ledger("C015", "- {id: a-1, status: claim-met}\n"),
    ledger("C016", "- {id: a-1, status: reproduced, scenario: Scenarios/x.yaml}\n"),
    ledger("C017", entry, cases: columns + "a-1\tf\ts\ti\tc\t9\tassumed\n"),
    ledger("C018", entry, cases: columns + "a-1\tf\ts\ti\tc\t-\tsure\n"),
    ledger("C019", entry, logs: logColumns + "recorded/a.log\ta-1\tnoise\t0\t-\n"),
    ledger("C020", entry, logs: logColumns + "recorded/a.log\ta-1\tconsole\t0\t-\n"),
  ]

  private static let usages: [Case] = [
    Case("U001", "fly"),
    Case("U002", "run x --fly"),
    Case("U003", "list devices --os 9"),
    Case("U004", "run x --os"),
    Case("U005", "accept --all=x"),
    Case("U006", "run x --os 9 --os 8"),
    Case("U007", "run x --os 99"),
    Case("U008", "run"),
    Case("U010", "check -"),
    Case("U011", "run x y"),
    Case("U012", "run x --summary --format jsonl"),
    Case("U013", "diff Scenarios/x.yaml 9 9.0", scenario),
    Case("U014", "check --shard 2/2", scenario),
    Case("U015", "accept x.log", scenario),
    Case("U017", "check empty", ["empty/a.txt": ""]),
    Case("U018", "shrink Scenarios/x.yaml", scenario),
  ]

  private static let accesses: [Case] = [
    Case("F001", "compare Scenarios/x.yaml none.log", scenario),
    Case("F002", "check y", scenario),
    Case("F003", "compare Scenarios/x.yaml Scenarios", scenario),
    Case("F004", "check Scenarios/x.yaml/", scenario),
    Case("F010", "check"),
    Case("F013", "run Scenarios/x.yaml -o Scenarios/x.yaml", scenario),
    Case("F016", "check", scenario.merging(["tabletrace.yaml": "golden: ../traces\n"]) { $1 }),
    Case("F018", "check", scenario.merging(["tabletrace.yml": "golden: traces\n"]) { $1 }),
    Case(
      "F017",
      "fmt",
      ["Scenarios/x.yaml": "version: 1\ntitle: \"A\u{2028}  B\"\nsteps: [load]\n"]
    ),
    Case("F014", "check --report json=r --report junit=r", scenario),
  ]

  private static func lesson(_ code: String, _ old: String, _ new: String) -> Case {
    let text = CourseFolderTests.lesson.replacing(old, with: new)
    return Case(code, "learn --course lessons", ["lessons/a.md": text])
  }

  private static let lessons: [Case] = [
    lesson("M001", "---\nos", "os"),
    lesson("M002", "## Idea", "### Idea"),
    lesson("M003", "## Idea", "## Idee"),
    lesson("M004", "## Code", "## Idea\n\nMore.\n\n## Code"),
    lesson("M005", "- [x]", "- [ ]"),
    lesson("M006", "`numberOfSections", "`numberOf"),
    lesson("M007", "load/first-load", "load/last-load"),
    lesson("M008", "iOS 26", "iOS 16"),
    Case(
      "M009",
      "learn --course lessons",
      ["lessons/a.md": CourseFolderTests.lesson, "lessons/b.md": CourseFolderTests.lesson]
    ),
    Case("M010", "learn --course lessons", ["lessons/a.yaml": ""]),
    lesson("M011", "It counts twice.\n\n##", "See `load/no`.\n\n##"),
  ]

  /// The codes that a command line and some files lead to.
  static let all = goldens + logs + ledgers + usages + accesses + lessons

  @Test(arguments: all) func isMetAndExplained(_ item: Case) throws {
    let run = ToolRun(ToolRun.words(item.line), files: MemoryFiles(item.texts))
    let text = run.output + run.errors
    let isThere = text.contains("error[\(item.code)]: ") || text.contains("\(item.code): ")
    #expect(isThere, "\(text)")
    #expect(run.code != .success)
    let example = ExplanationText.of(.code, item.code).example.joined(separator: "\n")
    #expect(text.contains(example), "\(example)")
    let title = try #require(ProblemCode.named(item.code)?.title)
    let page = ToolRun(["explain", item.code]).output
    #expect(page.hasPrefix("\(item.code): \(title) (error)\n\n"))
  }

  /// The codes that need a world of their own.
  @Test func isMetOnAServerAndWhereFilesRefuse() {
    let server = ToolRun(
      ["accept", "--all"],
      files: MemoryFiles(Self.scenario),
      environment: ["CI": "1"]
    )
    #expect(server.errors.hasPrefix("error[U016]: "))
    #expect(ToolRun(["run", ""]).errors.hasPrefix("error[U009]: "))
    let files = MemoryFiles(Self.scenario)
    files.readOnly = ["out"]
    files.unreadable = ["a.log": "Permission denied"]
    #expect(
      ToolRun(["run", "Scenarios/x.yaml", "-o", "out"], files: files).errors
        .hasPrefix("error[F012]: ")
    )
    #expect(
      ToolRun(["compare", "Scenarios/x.yaml", "a.log"], files: files).errors
        .hasPrefix("error[F011]: ")
    )
  }

  /// What only a real disk has; the tests of the disk make it.
  private static let ofDisks: Set = [
    "F005", "F006", "F007", "F008", "F009", "F015", "F019", "F020", "F021",
  ]

  /// A scenario with a control character in its name is T001, so that nothing prints this code.
  private static let withoutExample: Set = ["F007"]

  @Test("Every code has an example")
  func everyCodeHasAnExample() {
    for code in ProblemCode.allCases where !Self.withoutExample.contains(code.name) {
      #expect(!ExplanationText.of(.code, code.name).example.isEmpty, "\(code.name)")
    }
  }

  @Test func everyCodeIsMet() {
    let met = Set(Self.all.map(\.code)).union(["U009", "U016", "F011", "F012"]).union(Self.ofDisks)
    let codes = ProblemCode.allCases.filter { $0.family != .scenario }.map(\.name)
    #expect(Set(codes) == met)
  }
}
