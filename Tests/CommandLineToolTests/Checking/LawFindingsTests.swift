import Goldens
import Reports
import Scenarios
import Testing

@testable import Checks
@testable import Project
@testable import TableTrace

/// A broken law is named with its line, by whatever breaks it.
@Suite struct LawFindingsTests {
  private static let displayed = """
    version: 1
    title: Displayed
    os: [iOS 17]
    sections: [{rows: 4}]
    viewport: {width: 320, height: 88}
    delegate: {heightForRowAt: 44, willDisplayCell: , didEndDisplayingCell: }
    steps: [load, {scroll: {to: 88}}]

    """
  private static let golden = "Golden/displayed.iOS-17.trace"
  private static let end = "tableView(_:didEndDisplaying:forRowAt:) Cell#1, [0, 0]\n"

  /// A project whose golden tells an end twice.
  private func project() throws -> MemoryFiles {
    let files = MemoryFiles(["Scenarios/displayed.yaml": Self.displayed])
    _ = ToolRun(["accept", "displayed"], files: files)
    let right = try #require(files.text(Self.golden))
    #expect(right.contains(Self.end))
    files.contents[Self.golden] = Array(right.replacing(Self.end, with: Self.end + Self.end).utf8)
    return files
  }

  @Test("A broken law in a golden is reported separately from its difference")
  func goldens() throws {
    let files = try project()
    let text = try #require(files.text(Self.golden))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let second = try #require(lines.lastIndex { $0 + "\n" == Self.end }) + 1
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    let difference = check.output.firstRange(of: "(golden line ")
    let broken = check.output.firstRange(of: "the golden file breaks law.")
    let (first, next) = try (#require(difference), #require(broken))
    #expect(first.upperBound < next.lowerBound)
    let accept = "  next: tabletrace accept displayed\n"
    #expect(check.output.contains("\(accept)✘ displayed.iOS-17: the golden"))
    #expect(
      check.output.contains(
        """
        ✘ displayed.iOS-17: the golden file breaks law.cell-displays-pair: at \
        '\(Self.end.dropLast())' no earlier willDisplayCell is left for this call to end
          at \(Self.golden):\(second)
          the law: For each cell, willDisplay and didEndDisplaying alternate, starting with willDisplay.
          next: tabletrace explain law.cell-displays-pair

        """
      )
    )
  }

  @Test("A golden older than a callback of its scenario breaks no law because of the callback")
  func addedCallbacks() {
    let files = MemoryFiles([
      "Scenarios/displayed.yaml": Self.displayed.replacing("willDisplayCell: , ", with: "")
    ])
    _ = ToolRun(["accept", "displayed"], files: files)
    files.contents["Scenarios/displayed.yaml"] = Array(Self.displayed.utf8)
    let check = ToolRun(["check"], files: files)
    #expect(check.code == .differs)
    #expect(check.output.contains("  next: tabletrace accept displayed\n"))
    #expect(!check.output.contains(" breaks law."), "\(check.output)")
  }

  @Test("A law that many goldens break in the same way is reported once")
  func equalBreaches() throws {
    let one = try project()
    let two = Self.golden.replacing("displayed", with: "other")
    let text = try #require(one.text(Self.golden))
    let files = MemoryFiles([
      "Scenarios/displayed.yaml": Self.displayed, "Scenarios/other.yaml": Self.displayed,
      Self.golden: text, two: text.replacing("scenario: displayed", with: "scenario: other"),
    ])
    let output = ToolRun(["check"], files: files).output
    #expect(output.ranges(of: "the golden file breaks law.cell-displays-pair").count == 1)
    #expect(output.ranges(of: "  and 1 more: other.iOS-17\n").count == 2)
    let next = "  and 1 more: other.iOS-17\n  next: tabletrace explain law.cell-displays-pair\n"
    #expect(output.contains(next), "that is no matter of accepting")
  }

  @Test("A report names the broken law, the number of checked laws, and rules that suspend others")
  func reports() throws {
    let report = ToolRun(["check", "--report", "json=-"], files: try project()).output
    #expect(report.contains(#""law" : "law.cell-displays-pair""#))
    #expect(report.contains(#""kind" : "brokenLaw""#))
    #expect(report.contains(#""rule" : "cell.heights-before-cells""#))
    #expect(report.contains(#""judged" : "#))
  }

  @Test("A law that a recorded log breaks is reported with its line")
  func logs() {
    let log = """
      source: a test
      os: iOS 17
      prints: willDisplayCell, didEndDisplayingCell
      arguments: printed
      extent: complete

      tableView:willDisplayCell:forRowAtIndexPath: 0,0
      tableView:didEndDisplayingCell:forRowAtIndexPath: 0,0
      tableView:didEndDisplayingCell:forRowAtIndexPath: 0,0

      """
    let files = MemoryFiles([
      "Scenarios/displayed.yaml": Self.displayed + "recorded: ../a.log\n", "a.log": log,
    ])
    let check = ToolRun(["check"], files: files)
    #expect(check.output.contains("displayed.iOS-17: the log breaks law.cell-displays-pair: at "))
    #expect(check.output.contains("  at a.log:9\n"))
  }

  @Test("A law that a run breaks is reported with the step and the line of the trace")
  func runs() throws {
    let bytes = Array(Self.displayed.utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: "a.yaml").scenario)
    let breach = LawBreach(
      law: .cellDisplaysPair,
      event: String(Self.end.dropLast()),
      fault: .begunTwice(until: .callback(.didEndDisplayingCell)),
      step: 2,
      line: 11
    )
    let file = ScenarioFile(path: "Scenarios/a.yaml", currentFolder: "")
    let finding = try #require(LawFindings.ofRun([breach], scenario, file).first)
    #expect(finding.kind == .brokenLaw)
    #expect(finding.line == 7)
    #expect(
      finding.message == "the trace breaks law.cell-displays-pair: at '\(Self.end.dropLast())' "
        + "this is the second call without didEndDisplayingCell between the two"
    )
    #expect(finding.details.first == "trace line 15, in step 2, 'scroll: {to: 88}'")
  }

  @Test(
    "A display that begins inside a didEndDisplaying callback breaks no law",
    arguments: [
      """
      os: [iOS 9, iOS 12, iOS 17, iOS 26]
      sections: [{rows: [a, b]}]
      delegate: {willDisplayCell: , didEndDisplayingCell: {do: [beginUpdates, endUpdates]}}
      steps: [load, reloadData]
      """,
      """
      os: [iOS 26]
      dataSource: {titleForHeaderInSection: model}
      delegate:
        {willDisplayFooterView: , didEndDisplayingFooterView: , viewForFooterInSection: dequeuedView}
      clients:
        other:
          didEndDisplayingHeaderView: {do: [reloadSections: [0]]}
          willDisplayFooterView:
          didEndDisplayingFooterView:
      steps: [load, {setDelegate: other}]
      """,
    ]
  )
  func nestedRequeries(_ body: String) {
    let scenario = "version: 1\ntitle: Nested\n\(body)\n"
    let files = MemoryFiles(["Scenarios/nested.yaml": scenario])
    let check = ToolRun(["check"], files: files)
    #expect(check.output.contains("missing golden file"))
    #expect(!check.output.contains(" breaks law."), "\(check.output)")
  }

  @Test("A law is listed, and its page names what suspends it")
  func lawsAreExplained() {
    let list = ToolRun(["list", "laws"])
    #expect(list.code == .success)
    #expect(list.output.split(separator: "\n").count == LawBook.all.count)
    for law in LawBook.all {
      let page = ToolRun(["explain", law.id.rawValue])
      #expect(page.code == .success)
      #expect(page.output.hasPrefix("\(law.id.rawValue)\n\n\(Paragraph.wrapped(law.sentence))"))
      for suspension in law.suspensions {
        #expect(page.output.contains("\n  \(suspension.rule.rawValue) "))
      }
    }
    #expect(
      ToolRun(["explain", "law.cell-displays-pair"]).output == """
        law.cell-displays-pair

        For each cell, willDisplay and didEndDisplaying alternate, starting with
        willDisplay.

        when it is checked
          'tabletrace check' tests it on every trace, on each golden file that differs,
          and on each log.

        exceptions
          update.reload-did-end   didEndDisplaying is called twice for the cell of a reloaded row
                                  iOS 12.2 to iOS 12.5: a second such call is allowed
          update.inside-callback  the order of calls is not known after an update or a \
        reload inside a didEndDisplaying callback
                                  iOS, Catalyst: the law is not checked after the first such \
        update or reload of a trace

        related
          law.hidden-cells-are-reused, law.header-displays-pair, update.reload-did-end,
          update.inside-callback

        all laws: tabletrace list laws
        what 'golden', 'law' mean: tabletrace explain terms

        """
    )
    let near = ToolRun(["explain", "law.cell-display-pair"])
    #expect(near.output.hasPrefix("law.cell-displays-pair\n\n"))
  }
}
