import Reports
import Testing

/// The reports that other programs read, over the same results.
struct CheckReportTests {
  private static let results = [
    CheckResult(
      scenario: "load/a",
      file: "Scenarios/load/a.yaml",
      version: "iOS-9.3",
      comparedLines: 12
    ),
    CheckResult(
      scenario: "load/b",
      file: "Scenarios/load/b.yaml",
      version: "iOS-17",
      findings: [
        Finding(
          .divergence,
          file: "Golden/load/b.iOS-17.trace",
          line: 7,
          message: "missing <one> & \"two\"",
          details: ["100% sure,", "a: b # c"],
          next: "tabletrace accept load/b"
        ),
        Finding(.failedExpectation, file: "Scenarios/load/b.yaml", line: 3, message: "second"),
      ],
      comparedLines: 5
    ),
    CheckResult(
      scenario: "load/c",
      file: "Scenarios/load/c.yaml",
      version: "iOS-9",
      knownIssue: "order #4 unknown"
    ),
    CheckResult(
      scenario: "load/d",
      file: "Scenarios/load/d.yaml",
      version: nil,
      findings: [Finding(.invalid, file: "Scenarios/load/d.yaml", message: "bell \u{7}")]
    ),
  ]

  @Test func totalsAddUp() {
    let totals = CheckTotals(Self.results)
    #expect(totals.checks == 4)
    #expect(totals.passed == 2)
    #expect(totals.failed == 2)
    #expect(totals.knownIssues == 1)
    #expect(totals.comparedLines == 17)
  }

  @Test func junit() {
    #expect(
      JUnitReport(Self.results).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="tabletrace" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="load/a" name="iOS-9.3" file="Scenarios/load/a.yaml"/>
            <testcase classname="load/b" name="iOS-17" file="Scenarios/load/b.yaml">
              <failure type="divergence" message="missing &lt;one&gt; &amp; &quot;two&quot;">\
        Golden/load/b.iOS-17.trace:7: missing &lt;one&gt; &amp; "two"
        100% sure,
        a: b # c
        next: tabletrace accept load/b
        Scenarios/load/b.yaml:3: second</failure>
            </testcase>
            <testcase classname="load/c" name="iOS-9" file="Scenarios/load/c.yaml">
              <skipped message="known issue: order #4 unknown"/>
            </testcase>
            <testcase classname="load/d" name="all versions" file="Scenarios/load/d.yaml">
              <error type="invalid" message="bell \u{FFFD}">\
        Scenarios/load/d.yaml: bell \u{FFFD}</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func gitHub() {
    #expect(
      GitHubReport(Self.results).text == """
        ::error file=Golden/load/b.iOS-17.trace,line=7,title=load/b.iOS-17%3A divergence::\
        missing <one> & "two"%0A100%25 sure,%0Aa: b # c%0Anext: tabletrace accept load/b
        ::error file=Scenarios/load/b.yaml,line=3,title=load/b.iOS-17%3A failedExpectation::second
        ::error file=Scenarios/load/d.yaml,title=load/d%3A invalid::bell \u{7}

        """
    )
  }

  @Test(arguments: [
    (8, 8, nil), (9, 9, nil), (10, 10, "1 more finding"), (31, 10, "22 more findings"),
  ])
  func gitHubSaysWhatItDrops(count: Int, lines: Int, last: String?) {
    let findings = (0..<count).map { Finding(.invalid, file: "f", message: "m\($0)") }
    let result = CheckResult(scenario: "s", file: "f", version: nil, findings: findings)
    let text = GitHubReport([result]).text.split(separator: "\n")
    #expect(text.count == lines)
    if let last { #expect(text.last.map(String.init) == "::error title=tabletrace::\(last)") }
  }

  @Test func json() {
    let text = JSONReport([Self.results[2], Self.results[3]]).text
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.first == "{")
    #expect(lines.contains("\"knownIssue\" : \"order #4 unknown\","))
    #expect(lines.contains("\"message\" : \"bell \\u0007\""))
    #expect(lines.contains("\"os\" : \"iOS-9\","))
    #expect(text.contains("\"file\" : \"Scenarios/load/d.yaml\""), "slashes stay as they are")
    #expect(text.hasSuffix("}\n"))
  }

  @Test func nothingToReport() {
    #expect(GitHubReport([]).text.isEmpty)
    #expect(JUnitReport([]).text.contains("tests=\"0\""))
  }
}
