import Diagnostics
import Testing

@Suite struct DiagnosticRendererTests {
  private static let source = SourceText(
    path: "first.yaml",
    bytes: Array("version: 1\r\nheightForRowAtt: 44\r\n".utf8)
  )

  private static func problem(_ name: String) -> Problem {
    .callback(
      .unknown(name, recipient: "delegate", allowed: [Candidate("heightForRowAt")])
    )
  }

  @Test func frameIsExact() {
    let range = SourceRange(line: 2, column: 1, length: 15)
    let diagnostic = Diagnostic(Self.problem("heightForRowAtt"), path: "first.yaml", range: range)
    #expect(
      DiagnosticRenderer().render(diagnostic, source: Self.source) == """
        error[T012]: unknown callback 'heightForRowAtt' in delegate
         --> first.yaml:2:1
          |
        2 | heightForRowAtt: 44
          | ^^^^^^^^^^^^^^^ did you mean 'heightForRowAt'?

        """
    )
  }

  @Test func gutterGrowsWithTheLineNumber() {
    let text = String(repeating: "\n", count: 20) + "  heightForRowAtt: 44\n"
    let source = SourceText(path: "Scenarios/load/first.yaml", bytes: Array(text.utf8))
    let range = SourceRange(line: 21, column: 3, length: 15)
    let diagnostic = Diagnostic(Self.problem("heightForRowAtt"), path: source.path, range: range)
    #expect(
      DiagnosticRenderer().render(diagnostic, source: source) == """
        error[T012]: unknown callback 'heightForRowAtt' in delegate
          --> Scenarios/load/first.yaml:21:3
           |
        21 |   heightForRowAtt: 44
           |   ^^^^^^^^^^^^^^^ did you mean 'heightForRowAt'?

        """
    )
  }

  @Test func plainTextHoldsNoEscape() {
    let name = "evil\u{1B}[31m\nname"
    let range = SourceRange(line: 1, column: 1)
    let diagnostic = Diagnostic(Self.problem(name), path: "first.yaml", range: range)
    let plain = DiagnosticRenderer().render(diagnostic, source: Self.source)
    #expect(!plain.contains("\u{1B}"))
    #expect(plain.contains("'evil\\u{1B}[31m\\u{A}name'"))
    let coloured = DiagnosticRenderer(ink: Ink(isColoured: true)).render(
      diagnostic,
      source: Self.source
    )
    #expect(coloured.contains("\u{1B}[1;31merror[T012]\u{1B}[0m"))
  }

  @Test func diagnosticsAreSortedAndCapped() {
    let diagnostics = (1...105).reversed().map { column in
      Diagnostic(
        Self.problem("x"),
        path: "first.yaml",
        range: SourceRange(line: 2, column: column)
      )
    }
    let text = DiagnosticRenderer().render(diagnostics, source: Self.source)
    #expect(text.hasSuffix("and 5 more in first.yaml, not shown: fix these first\n"))
    #expect(text.contains("first.yaml:2:100\n"))
    #expect(!text.contains("first.yaml:2:101\n"))
    #expect(text.ranges(of: "error[T012]").count == 100)
  }

  @Test(arguments: [(0, 0), (2, 99), (99, 1), (3, 1)])
  func placesOutsideTheTextAreDrawn(_ line: Int, _ column: Int) {
    let range = SourceRange(line: line, column: column)
    let diagnostic = Diagnostic(Self.problem("x"), path: "first.yaml", range: range)
    #expect(DiagnosticRenderer().render(diagnostic, source: Self.source).contains("^"))
  }

  @Test func recordHoldsTheFacts() {
    let range = SourceRange(line: 2, column: 1, length: 15)
    let record = DiagnosticRecord(
      Diagnostic(Self.problem("heightForRowAtt"), path: "first.yaml", range: range)
    )
    #expect(record.code == "T012")
    #expect(record.severity == "error")
    #expect(record.length == 15)
    #expect(record.found == "heightForRowAtt")
    #expect(record.suggestions == ["heightForRowAt"])
  }
}
