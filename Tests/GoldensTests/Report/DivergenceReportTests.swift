import Diagnostics
import TableTrace
import Testing

@testable import Goldens

@Suite("Reports of differences")
struct DivergenceReportTests {
  private static func divergence(_ change: (inout [String]) -> Void) throws -> Divergence {
    var golden = SampleTrace.golden(SampleTrace.load)
    change(&golden.body)
    let verdict = GoldenComparison(golden).verdict(
      header: SampleTrace.header,
      trace: SampleTrace.load
    )
    return try #require(verdict.divergence)
  }

  @Test("The report of a moved line has equal lines, both sides, the cause and the next command")
  func moved() throws {
    let report = DivergenceReport(
      title: "Golden/load/two-rows.iOS-9.3.trace",
      commands: ["tabletrace review load/two-rows"],
      entry: { RuleBook.entry($0) }
    )
    let text = report.text(try Self.divergence { $0.swapAt(16, 17) })
    #expect(
      text == """
        ✘ Golden/load/two-rows.iOS-9.3.trace: moved (golden line 21, trace line 21): the trace \
        and the golden file have this line in different places
          step 1: load, layout
            = 17  tableView(_:heightForRowAt:) [0, 0] -> 50
            = 18  tableView(_:heightForRowAt:) [0, 1] -> 50
            = 19  tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
            = 20    tableView(_:indentationLevelForRowAt:) [0, 0] -> 0
          golden:
            ↑ 21  tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
              22  tableView(_:heightForRowAt:) [0, 0] -> 50
              23  tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
              24    tableView(_:indentationLevelForRowAt:) [0, 1] -> 0
              25  tableView(_:heightForRowAt:) [0, 1] -> 50
          trace:
            + 21  tableView(_:heightForRowAt:) [0, 0] -> 50
              22  tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
              23  tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
              24    tableView(_:indentationLevelForRowAt:) [0, 1] -> 0
              25  tableView(_:heightForRowAt:) [0, 1] -> 50
          moved: from golden line 21 to trace line 22
          rule of this line: load.section-order: Each time the table reads its data (a re-query), it starts with the last section. All others follow in ascending order.
          next: tabletrace review load/two-rows

        """
    )
  }

  @Test("Phases hidden between equal lines are marked as a gap")
  func gap() {
    var divergence = Divergence(kind: .missing, lineNumber: 15, traceIndex: 4)
    divergence.expected = .init(number: 15, text: "- tap: [0, 0]")
    divergence.traced = .init(index: 4, text: "- tap: [0, 1]")
    let lines = ["> window", "- load", "> layout", "> idle", "- scroll"]
    divergence.before = lines.enumerated().map { place, text in
      .init(
        expected: .init(number: 10 + place, text: text),
        traced: .init(index: place, text: text)
      )
    }
    let report = DivergenceReport(title: "x").lines(divergence)
    #expect(
      Array(report[1...3]) == [
        "    = 11  - load", "          ...", "    = 14  - scroll",
      ],
      "\(report)"
    )
  }

  /// What is done to the golden, and what the report says of it.
  struct Kind: Sendable {
    var says: String
    var marks: String
    var change: @Sendable (inout [String]) -> Void
  }

  @Test(
    "The first line says which side has what, and only lines that differ are marked",
    arguments: [
      Kind(says: "missing: the golden file has this line, the trace does not", marks: "-") {
        $0.insert("tableView(_:didSelectRowAt:) [9, 9]", at: 15)
      },
      Kind(says: "missing: the golden file has this line, the trace has another one", marks: "-+") {
        $0[15] = "tableView(_:didSelectRowAt:) [9, 9]"
      },
      Kind(says: "extra: the trace has this line, the golden file does not", marks: "+") {
        $0.remove(at: 16)
      },
      Kind(says: "extra: the golden file ends here, the trace continues", marks: "+") {
        $0.removeLast()
      },
      Kind(
        says: "moved: the trace and the golden file have this line in different places",
        marks: "↑+"
      ) {
        $0.swapAt(16, 17)
      },
      Kind(says: "answer: the same call with a different return value", marks: "-+") {
        $0[16] += "9"
      },
      Kind(says: "ended early: the trace ends here, the golden file continues", marks: "-") {
        $0.append("x")
      },
      Kind(says: "crash: the golden file ends with an exception, the trace does not", marks: "-+") {
        $0[16] = "! NSRangeException: x"
      },
    ]
  )
  func meaning(kind: Kind) throws {
    let divergence = try Self.divergence(kind.change)
    let lines = DivergenceReport(title: "g").lines(divergence)
    let first = try #require(lines.first).replacing(#/ \([^)]*\)/#, with: "")
    #expect(first == "✘ g: \(kind.says)")
    let marks = lines.filter { $0.hasPrefix("    ") }.compactMap { $0.dropFirst(4).first }
    #expect(String(marks.filter { $0 != "=" && $0 != " " }) == kind.marks, "\(lines)")
    let brief = DivergenceReport(title: "g").brief(divergence).compactMap(\.first)
    #expect(String(brief) == kind.marks.replacing("↑", with: "-"))
  }

  @Test("The report of a rule that decides nothing itself names the rules that decide")
  func stated() throws {
    let statement = try #require(RuleBook.entry(.swipeCellSetUp))
    let report = DivergenceReport(title: "x.trace", entry: { _ in statement })
    let text = report.text(try Self.divergence { $0.swapAt(16, 17) })
    #expect(
      text.contains("  rule of this line (stated): load.section-order: \(statement.sentence)\n")
    )
    #expect(text.hasSuffix("  decided by: swipe.actions\n"))
  }

  @Test("The end of each side is described in words")
  func ends() throws {
    let missing = try Self.divergence { $0.append("tableView(_:didSelectRowAt:) [9, 9]") }
    let report = DivergenceReport(title: "x.log", side: .log)
    let text = report.text(missing)
    #expect(
      text.hasPrefix(
        "✘ x.log: the simulation ends here, the log continues with tableView(_:didSelectRowAt:) [9, 9] (log"
      )
    )
    #expect(text.contains("- 31  tableView(_:didSelectRowAt:) [9, 9]\n  the trace ends here\n"))
    #expect(!text.contains("rule of"))
    let extra = try Self.divergence { $0.removeLast() }
    #expect(report.text(extra).contains("  the log ends here\n  trace:\n    + 30  ? indexPath"))
  }

  @Test("A header does not count as a line of the trace")
  func header() throws {
    let golden = SampleTrace.golden(SampleTrace.load)
    let verdict = GoldenComparison(golden).verdict(
      header: GoldenHeader(scenario: "load/two-rows", os: .iOS(10)),
      trace: SampleTrace.load
    )
    let text = DivergenceReport(title: "g").text(try #require(verdict.divergence))
    #expect(
      text == """
        ✘ g: different header (golden line 3): the golden file is for another scenario or version
          golden:
            - 3  os: iOS 9.3
          trace:
            + 3  os: iOS 10

        """
    )
  }

  @Test("Long lines are shortened around the difference")
  func longLines() throws {
    let line = String(repeating: "x", count: 200_000)
    let divergence = try Self.divergence { $0[3] = line }
    let text = DivergenceReport(title: "g").text(divergence)
    #expect(text.utf8.count < 4000)
    #expect(text.contains("x... (199000 bytes more)\n"))
    #expect(VisibleText.excerpt(line + "y", limit: 10, around: 200_000) == "...xxxxxy")
    #expect(VisibleText.excerpt("abcdefghij", limit: 4, around: 5) == "...defg... (3 bytes more)")
    #expect(VisibleText.excerpt("ab ", limit: 4) == "ab·")
  }

  @Test("A guess is called a guess")
  func coarse() throws {
    var divergence = try Self.divergence { $0[3] = "x" }
    divergence.isCoarse = true
    #expect(DivergenceReport(title: "g").text(divergence).contains("is a guess\n"))
  }

  @Test("Colors add only escape sequences")
  func colour() throws {
    let divergence = try Self.divergence { $0.swapAt(16, 17) }
    let plain = DivergenceReport(title: "g").text(divergence)
    let coloured = DivergenceReport(title: "g", ink: Ink(isColoured: true)).text(divergence)
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[31m✘\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test(
    "Invisible characters are made visible",
    arguments: [
      ("plain", "plain"),
      ("  indented", "  indented"),
      ("end  ", "end··"),
      ("a\tb", "a⇥b"),
      ("a\r", "a␍"),
      ("a\r\nb", "a␍␊b"),
      ("a\u{A0}b", "a⟨U+A0⟩b"),
      ("e\u{301}", "e⟨U+301⟩"),
      ("\u{E9}", "\u{E9}"),
      ("\u{7F}", "⟨U+7F⟩"),
      ("\u{200B}x", "⟨U+200B⟩x"),
    ]
  )
  func visible(text: String, drawn: String) {
    #expect(VisibleText.draw(text) == drawn)
  }
}
