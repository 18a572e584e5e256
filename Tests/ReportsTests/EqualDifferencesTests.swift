import Testing

@testable import Reports

/// Differences that many checks have are told once in every report.
struct EqualDifferencesTests {
  /// Checks that differ in the same way, and one that differs in another.
  private static func results(_ count: Int) -> [CheckResult] {
    func result(_ name: String, _ difference: String, _ line: Int) -> CheckResult {
      var finding = Finding(
        .divergence,
        file: "Golden/\(name).iOS-9.trace",
        line: line,
        message: "missing (golden line \(line))",
        details: ["- a | <b>", "why: because `x`"],
        next: "tabletrace accept \(name)"
      )
      finding.difference = difference
      return CheckResult(
        scenario: name,
        file: "Scenarios/\(name).yaml",
        version: "iOS-9",
        findings: [finding]
      )
    }
    return (0..<count).map { result("s\($0)", "one", $0 + 7) } + [result("other", "two", 5)]
  }

  @Test func groupsKeepTheOrderOfTheResults() {
    let equal = EqualDifferences(Self.results(3))
    #expect(
      equal.all == [
        .init(id: "one", checks: ["s0.iOS-9", "s1.iOS-9", "s2.iOS-9"], results: [0, 1, 2]),
        .init(id: "two", checks: ["other.iOS-9"], results: [3]),
      ]
    )
  }

  @Test(
    "At most eight other checks are named",
    arguments: [
      (1, nil), (2, "and 1 more: s1.iOS-9"), (3, "and 2 more: s1.iOS-9, s2.iOS-9"),
      (
        40,
        "and 39 more: s1.iOS-9, s2.iOS-9, s3.iOS-9, s4.iOS-9, s5.iOS-9, s6.iOS-9, s7.iOS-9, "
          + "s8.iOS-9, ..."
      ),
    ]
  )
  func others(count: Int, sentence: String?) {
    let results = Self.results(count)
    let equal = EqualDifferences(results)
    #expect(equal.others(of: results[0].findings[0]) == sentence)
    #expect(equal.first(of: results[0].findings[0], in: results[0]) == nil)
    if count > 1 { #expect(equal.first(of: results[1].findings[0], in: results[1]) == "s0.iOS-9") }
  }

  @Test("Findings without a difference are never grouped")
  func withoutDifference() {
    let finding = Finding(.failedExpectation, file: "f", message: "m")
    let results = ["a", "b"].map {
      CheckResult(scenario: $0, file: "f", version: nil, findings: [finding])
    }
    let equal = EqualDifferences(results)
    #expect(equal.all.isEmpty)
    #expect(equal.first(of: finding, in: results[1]) == nil)
    #expect(equal.others(of: finding) == nil)
  }

  @Test("In JUnit every case fails, and the first one has the text")
  func junit() {
    let text = JUnitReport(Self.results(40)).text
    #expect(text.contains("tests=\"41\" failures=\"41\""))
    #expect(text.count(of: "why: because") == 2)
    #expect(text.count(of: "the same difference as s0.iOS-9") == 39)
    #expect(text.count(of: "and 39 more: s1.iOS-9, s2.iOS-9") == 1)
  }

  @Test("GitHub shows one annotation for all, with the path in the repository")
  func gitHub() {
    let place = RepositoryPlace(currentFolder: "/home/me/repo/ios/traces", root: "/home/me/repo")
    let lines = GitHubReport(Self.results(40), place: place).text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=ios/traces/Golden/s0.iOS-9.trace,line=7,"))
    #expect(lines[0].contains("%0Aand 39 more: s1.iOS-9, "))
    #expect(lines[0].hasSuffix("%0Anext: tabletrace accept s0"))
  }

  @Test("JSON has a list of differences, and each finding refers to one")
  func json() {
    let text = JSONReport(Self.results(3)).text
    #expect(text.count(of: "\"difference\" : \"one\"") == 3)
    #expect(text.count(of: "\"sameAs\" : \"s0.iOS-9\"") == 2)
    #expect(text.count(of: "why: because") == 2)
    #expect(text.contains("\"id\" : \"one\""))
  }

  @Test("Markdown has a table and each difference once, with all special characters escaped")
  func markdown() {
    #expect(
      MarkdownReport(Self.results(2)).text == """
        ### ✘ tabletrace: 3 checked, 0 passed, 3 failed

        0 lines compared, 2 differences.

        | check | finding | place | more |
        |---|---|---|---|
        | `s0.iOS-9` | missing (golden line 7) | `Golden/s0.iOS-9.trace:7` | and 1 more |
        | `other.iOS-9` | missing (golden line 5) | `Golden/other.iOS-9.trace:5` |  |

        <details><summary>s0.iOS-9: missing (golden line 7)</summary>

        ```text
        - a | <b>
        why: because `x`
        ```

        and 1 more: `s1.iOS-9`

        next: `tabletrace accept s0`

        </details>

        <details><summary>other.iOS-9: missing (golden line 5)</summary>

        ```text
        - a | <b>
        why: because `x`
        ```

        next: `tabletrace accept other`

        </details>

        """
    )
  }

  @Test("In Markdown signs are escaped, fences are long enough, and long texts are shortened")
  func markdownOfHostileText() {
    let finding = Finding(
      .invalid,
      file: "a|b.yaml",
      message: "a | b <img> *c* `d`\nnext",
      details: ["````", "</details>"]
    )
    var result = CheckResult(scenario: "x`y", file: "f", version: nil, findings: [finding])
    result.findings[0].next = "tabletrace accept 'a|b'"
    let text = MarkdownReport([result]).text
    #expect(text.contains("\nnext: `tabletrace accept 'a|b'`\n"))
    let row = #"| `` x`y `` | a \| b &lt;img\> \*c\* \`d\` next | `a\|b.yaml` |  |"#
    #expect(text.contains("\n\(row)\n"))
    #expect(text.contains("`````text\n````\n</details>\n`````\n"))
    let many = MarkdownReport(Array(repeating: result, count: 5000)).text
    #expect(many.utf8.count < 260_000)
    #expect(many.hasSuffix(" more findings are not shown.\n"))
  }

  @Test("Markdown names a known issue if all checks pass")
  func markdownOfSuccess() {
    let known = CheckResult(scenario: "a", file: "f", version: "iOS-9", knownIssue: "a guess")
    #expect(
      MarkdownReport([known]).text == """
        ### ✔ tabletrace: 1 checked, 1 passed, 0 failed

        0 lines compared.

        - `a.iOS-9`: known issue: a guess

        """
    )
  }

  @Test(
    "Files are named relative to the repository",
    arguments: [
      ("/r", "/r", "a/b", "a/b"), ("/r/x", "/r", "a/b", "x/a/b"), ("/r/x/y", "/r", "../a", "x/a"),
      ("/r/x", "/r", "/r/z/a", "z/a"), ("/r/x", "/r", "/other/a", "/other/a"),
      ("/r/x", "", "a", "a"), ("/rest/x", "/r", "a", "a"), ("", "", "a", "a"),
      ("/r/x", "/r", "../../a", "../a"),
    ]
  )
  func repositoryPaths(folder: String, root: String, file: String, path: String) {
    #expect(RepositoryPlace(currentFolder: folder, root: root).path(file) == path)
  }
}

extension String {
  /// How often a piece occurs.
  fileprivate func count(of piece: String) -> Int {
    ranges(of: piece).count
  }
}
