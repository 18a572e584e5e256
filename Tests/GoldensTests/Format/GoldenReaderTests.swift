import TableTrace
import Testing

@testable import Goldens

@Suite("Reading goldens")
struct GoldenReaderTests {
  private static let head = "tabletrace trace 1\nscenario: a/b\nos: iOS 9.3\n\n"

  @Test("A golden that was read is written with the same bytes")
  func roundTrip() throws {
    let golden = SampleTrace.golden(SampleTrace.load)
    let read = try GoldenReader.read(Array(golden.text.utf8))
    #expect(read == golden)
    #expect(read.text == golden.text)
    #expect(golden.text.hasPrefix("tabletrace trace 1\nscenario: load/two-rows\nos: iOS 9.3\n\n- "))
  }

  @Test("A trace without lines consists of a header")
  func headerOnly() throws {
    #expect(try GoldenReader.read(Array(Self.head.utf8)).body.isEmpty)
  }

  @Test(
    "Every problem has its line",
    arguments: [
      ("", [GoldenProblem(line: 1, kind: .empty)]),
      (head + "- a\u{0}b\n", [GoldenProblem(line: 5, kind: .binary)]),
      ("\u{FEFF}" + head, [GoldenProblem(line: 1, kind: .byteOrderMark)]),
      (
        head + "- a\r\n> b\r\n",
        [GoldenProblem(line: 5, kind: .carriageReturns(lines: 2))]
      ),
      (head + "- a\n> b", [GoldenProblem(line: 6, kind: .noFinalNewline)]),
      (
        head + "- a \n> b\t\n",
        [GoldenProblem(line: 5, kind: .trailingBlanks(lines: 2))]
      ),
      (
        head + "- a \n> b\r\n",
        [
          GoldenProblem(line: 5, kind: .trailingBlanks(lines: 1)),
          GoldenProblem(line: 6, kind: .carriageReturns(lines: 1)),
        ]
      ),
      ("<<<<<<< ours\n" + head, [GoldenProblem(line: 1, kind: .mergeConflict)]),
      (
        "tabletrace trace 1\n=======\nos: iOS 9\n\n",
        [GoldenProblem(line: 2, kind: .mergeConflict)]
      ),
      (
        head + "<<<<<<< ours\n- a\n=======\n- b\n>>>>>>> theirs\n",
        [GoldenProblem(line: 5, kind: .mergeConflict)]
      ),
      ("tabletrace trace 2\n", [GoldenProblem(line: 1, kind: .unknownVersion("2"))]),
      ("tabletrace trace one\n", [GoldenProblem(line: 1, kind: .unknownVersion("one"))]),
      ("hello\n", [GoldenProblem(line: 1, kind: .notOfFormat(.trace))]),
      (
        "tabletrace trace 1\nos: iOS 9\n",
        [
          GoldenProblem(line: 2, kind: .headerLine(expected: "'scenario: PATH'")),
          GoldenProblem(line: 3, kind: .headerLine(expected: "'os: VERSION'")),
          GoldenProblem(line: 4, kind: .headerLine(expected: "a blank line")),
        ]
      ),
      (
        "tabletrace trace 1\nscenario: a\nos: iOS 9.0\n\n",
        [GoldenProblem(line: 3, kind: .unknownSystem("iOS 9.0"))]
      ),
      (
        "tabletrace trace 1\nscenario: a\nos: iOS 9\n- load\n",
        [GoldenProblem(line: 4, kind: .headerLine(expected: "a blank line"))]
      ),
    ] as [(String, [GoldenProblem])]
  )
  func faults(text: String, problems: [GoldenProblem]) {
    let error = #expect(throws: UnreadableGolden.self) {
      try GoldenReader.read(Array(text.utf8))
    }
    #expect(error?.problems == problems)
    #expect(error?.problems.allSatisfy { !$0.message.isEmpty } == true)
  }

  @Test("Bytes that are not UTF-8 are reported with their line")
  func notText() {
    let error = #expect(throws: UnreadableGolden.self) {
      try GoldenReader.read(Array(Self.head.utf8) + [0x2D, 0x20, 0xFF, 0x0A])
    }
    #expect(error?.problems == [GoldenProblem(line: 5, kind: .binary)])
  }

  @Test("Lines that only look like a marker are no conflict", arguments: ["=======", "<<<<<<< a"])
  func looksLikeConflict(line: String) throws {
    #expect(try GoldenReader.read(Array((Self.head + line + "\n").utf8)).body == [line])
  }

  @Test("Many lines with one problem are one sentence with their number and how to prevent it")
  func saidOnce() {
    let text = Self.head + String(repeating: "- a\r\n", count: 100)
    let error = #expect(throws: UnreadableGolden.self) {
      try GoldenReader.read(Array(text.utf8))
    }
    #expect(error?.problems.count == 1)
    let problem = error?.problems.first
    #expect(
      problem?.message == "100 lines contain a carriage return"
    )
    #expect(
      problem?.cure
        == "add '*.trace text eol=lf' and '*.pattern text eol=lf' to .gitattributes, "
        + "then check out again"
    )
    let blanks = GoldenProblem(line: 1, kind: .trailingBlanks(lines: 3))
    #expect(blanks.message == "3 lines end with spaces or tabs")
    #expect(blanks.cure == nil)
  }

  @Test("If accepting would lose something, another fix is suggested")
  func curesThatAcceptingIsNot() {
    let conflict = GoldenProblem(line: 1, kind: .mergeConflict)
    #expect(
      conflict.cure == "keep the lines of one side of the merge, then run 'tabletrace check' again"
    )
    let newer = GoldenProblem(line: 1, kind: .unknownVersion("2"))
    #expect(newer.cure == "the file may be from a newer tabletrace: use that version")
  }

  @Test("A long part of the file is shortened and made visible")
  func longPiece() {
    let long = GoldenProblem(
      line: 1,
      kind: .unknownVersion("\u{1B}" + String(repeating: "x", count: 99))
    )
    let shown = "⟨U+1B⟩" + String(repeating: "x", count: 59) + "... (40 bytes more)"
    #expect(long.message == "unknown format version '\(shown)', expected 1")
  }
}
