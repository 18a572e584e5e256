import Testing

@testable import CommandLineTool
@testable import TableTrace

/// What rules say otherwise than in the last release, in the data, on the command line and in the
/// changelog.
struct ReleasedRulesTests {
  @Test func everyLineOfTheDataIsRead() {
    let lines = ReleasedRules.text.split(separator: "\n")
    #expect(lines.count > 400)
    var before: [RuleID: SystemVersion] = [:]
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let rule = RuleID(rawValue: fields[0]),
        let since = SystemVersion(fields[1])
      else {
        Issue.record("\(line)")
        continue
      }
      if let last = before[rule] { #expect(last < since, "\(line)") }
      before[rule] = since
      #expect(ReleasedRules.last.says(rule, for: since) == fields[2], "\(line)")
    }
    #expect(before.keys.allSatisfy { ReleasedRules.last.says($0, for: .iOS(4)) != nil })
  }

  private static let data = """
    load.section-order\tiOS 4\tanother order
    load.section-order\tiOS 9\tthe last section first, then 0 upward
    load.section-order\tCatalyst 13\ta third order
    cell.can-edit\tiOS 4\tsomething else
    """

  @Test func stretchesAreJoinedAndCatalystFollowsIOS() throws {
    let changes = ReleasedRules(Self.data).changes
    let order = changes.filter { $0.rule == .sectionOrder }
    #expect(order.map(\.since) == [.iOS(4), .catalyst(13)])
    #expect(order.map(\.until) == [.iOS(9), nil])
    #expect(order.map(\.before) == ["another order", "a third order"])
    let edit = changes.filter { $0.rule == .canEdit }
    #expect(edit.allSatisfy { $0.since.platform == .iOS })
    #expect(order[0].covers(.iOS(8, 4)) && !order[0].covers(.iOS(9)))
  }

  @Test func theSameWordsAreNoChange() {
    let says = RuleBook.entry(.sectionOrder)?.band(for: .iOS(4))?.says ?? ""
    #expect(ReleasedRules("load.section-order\tiOS 4\t\(says)").changes.isEmpty)
    #expect(ReleasedRules("").changes.isEmpty)
  }

  @Test func theCommandTellsOfARuleAndAVersion() {
    let rule = "geometry.invalid-section"
    let line =
      "- iOS 4 until before iOS 13, `geometry.invalid-section`: no: it is NSNotFound "
      + "(was: no: it is 0)\n"
    #expect(ToolRun(["rules", "--since", "0.1.0", rule]).output == line)
    #expect(ToolRun(["rules", "--since", "0.1.0", rule, "--os", "12.5"]).output == line)
    let none = ToolRun(["rules", "--since", "0.1.0", rule, "--os", "13"])
    #expect(none.output == "no rule says anything else than in 0.1.0\n")
    #expect(none.code == .success)
  }

  /// `tabletrace rules --since 0.1.0` prints the list.
  @Test func theChangelogHasTheList() throws {
    let list = ToolRun(["rules", "--since", ReleasedRules.release]).output
    let changelog = try Repository.text("CHANGELOG.md")
    let section = try #require(
      changelog.split(separator: "\n## ").first { $0.hasPrefix(ToolVersion.current) }
    )
    #expect(section.contains("\n\(list)"), "CHANGELOG.md lacks what 'rules --since' prints")
  }

  @Test func theReleasesAreThoseOfTheTool() throws {
    #expect(ToolVersion.current.hasPrefix(ReleasedRules.present + "."))
    #expect(try Repository.text("CHANGELOG.md").contains("\n## \(ReleasedRules.release)\n"))
    #expect(Flag.since.facts.choices == [ReleasedRules.release])
  }

  private static let scenario = """
    version: 1
    title: A jump
    os: [iOS 17, iOS 26]
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    steps: [load]
    """

  /// A golden of the release before, with the cell that iOS 26 made at rest then.
  @Test func aDivergenceOfAChangedRuleIsNotTheScenarios() throws {
    let files = MemoryFiles(["Scenarios/a.yaml": Self.scenario])
    #expect(ToolRun(["accept", "a"], files: files).code == .success)
    let golden = try #require(files.text("Golden/a.iOS-26.trace"))
    files.contents["Golden/a.iOS-26.trace"] = Array(
      (golden + "> idle\ntableView(_:cellForRowAt:) [0, 2] -> Cell#3 new\n").utf8
    )
    let run = ToolRun(["check"], files: files)
    #expect(run.code == .differs)
    let hint =
      "  changed in tabletrace 1.0, if the golden is older than that: cell.row-ahead-at-rest: "
      + "no: only while a finger, a deceleration or an animation moves the content "
      + "(was: as soon as nothing is pending)\n"
    #expect(run.output.contains(hint), "\(run.output)")
    let other = golden.replacing(
      "numberOfRowsInSection:) 0 -> 9",
      with: "numberOfRowsInSection:) 0 -> 8"
    )
    files.contents["Golden/a.iOS-26.trace"] = Array(other.utf8)
    let model = ToolRun(["check"], files: files)
    #expect(model.code == .differs)
    #expect(!model.output.contains("if the golden is older"))
  }

  private static func divergence(
    _ scenario: String,
    golden old: (String) -> String
  ) throws -> String {
    let files = MemoryFiles(["Scenarios/a.yaml": scenario])
    #expect(ToolRun(["accept", "a"], files: files).code == .success)
    let path = try #require(files.contents.keys.first { $0.hasPrefix("Golden/a.") })
    let golden = try #require(files.text(path))
    files.contents[path] = Array(old(golden).utf8)
    #expect(files.text(path) != golden, "\(golden)")
    let run = ToolRun(["check"], files: files)
    #expect(run.code == .differs)
    return run.output
  }

  private static let row =
    "changed in tabletrace 1.0, if the golden is older than that: geometry.default-row-height: 52, "

  private static let rows = """
    version: 1
    title: Rows without a height
    os: [iOS 26]
    viewport: {width: 320, height: 100}
    sections: [{rows: 9}]
    delegate: {willDisplayCell: }
    steps: [load, query: contentSize]
    """

  /// Rows were 44 points high: the answer names the rules that its height follows from.
  @Test func anAnswerNamesTheRulesOfItsHeight() throws {
    let output = try Self.divergence(Self.rows) {
      $0.replacing("contentSize -> {320, 468}", with: "contentSize -> {320, 396}")
    }
    #expect(output.contains(": answer (golden line "))
    #expect(output.contains(Self.row), "\(output)")
    #expect(
      output.contains("if the golden is older than that: geometry.automatic-row-estimate: 52 ")
    )
  }

  /// A third row of 44 points was on screen: it is missing now, and another line comes in its place.
  @Test func aRowThatNoLongerFitsNamesTheRulesOfHeights() throws {
    let output = try Self.divergence(Self.rows) {
      $0.replacing(
        "- query: contentSize",
        with: "tableView(_:cellForRowAt:) [0, 2] -> Cell#3 new\n"
          + "tableView(_:willDisplay:forRowAt:) Cell#3, [0, 2]\n- query: contentSize"
      )
    }
    #expect(output.contains(": missing (golden line "))
    #expect(output.contains(Self.row), "\(output)")
  }

  /// Rows of a stated height do not follow from the rule.
  @Test func statedHeightsNameNoRule() throws {
    let scenario = Self.rows.replacing("delegate:", with: "table: {rowHeight: 60}\ndelegate:")
    let output = try Self.divergence(scenario) {
      $0.replacing("contentSize -> {320, 540}", with: "contentSize -> {320, 396}")
    }
    #expect(!output.contains("changed in tabletrace"), "\(output)")
  }

  /// Another data source asked for a layout, which leaves no line now.
  @Test func whatNoLongerHappensNamesItsRule() throws {
    let scenario = """
      version: 1
      title: Another data source
      os: [iOS 17]
      sections: [{rows: 1}]
      clients: {other: {numberOfRowsInSection: model}}
      steps: [load, setDataSource: other, query: isEditing]
      """
    let output = try Self.divergence(scenario) {
      $0.replacing("- query: isEditing", with: "> layout\n- query: isEditing")
    }
    #expect(
      output.contains("if the golden is older than that: host.data-source-set: "),
      "\(output)"
    )
  }

  /// A line that comes later names the rule of that line, not only of what stands in its place.
  @Test func aLineThatMovedNamesItsRule() throws {
    let scenario = """
      version: 1
      title: Half a swipe
      os: [iOS 9]
      sections: [{rows: 2}]
      dataSource: {commitEditingStyle: }
      delegate: {willBeginEditingRowAt: , didEndEditingRowAt: }
      steps: [load, swipe: {row: [0, 0], distance: cancelled}, query: isEditing, tap: [0, 1]]
      """
    let output = try Self.divergence(scenario) { golden in
      let line = "tableView(_:didEndEditingRowAt:) [0, 0]\n"
      return golden.replacing(line, with: "").replacing(
        "tableView(_:willBeginEditingRowAt:) [0, 0]\n",
        with: "tableView(_:willBeginEditingRowAt:) [0, 0]\n" + line
      )
    }
    #expect(output.contains(": moved (golden line "))
    #expect(output.contains("if the golden is older than that: swipe.cancelled: "), "\(output)")
  }
}
