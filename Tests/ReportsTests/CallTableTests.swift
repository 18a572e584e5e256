import TableTrace
import Testing

@testable import Reports

struct CallTableTests {
  private static let row = IndexPath(section: 0, row: 1)

  /// Twelve heights, two of them inside a cell, and a count.
  private static func tally(by grouping: CallTally.Grouping) -> CallTally {
    let tally = CallTally(by: grouping)
    tally.step(1, "load")
    tally.phase(.setUp, rule: .sectionOrder)
    tally.called(Call(.numberOfSections, .none, rule: .sectionOrder))
    tally.returned(.none)
    for place in 0..<10 {
      tally.called(.heightForRowAt, row: IndexPath(section: 0, row: place), rule: .sectionOrder)
      tally.returned(points: 44)
    }
    tally.phase(.layout, rule: .sectionOrder)
    tally.called(Call(.cellForRowAt, .row(row), rule: .sectionOrder))
    for _ in 0..<2 {
      tally.called(.heightForRowAt, row: row, rule: .sectionOrder)
      tally.returned(points: 44)
    }
    tally.returned(.none)
    return tally
  }

  private static func table(by grouping: CallTally.Grouping, columns: Int = 1) -> CallTable {
    var table = CallTable(by: grouping, names: .swift)
    for number in 0..<columns { table.add(tally(by: grouping), titled: "run \(number + 1)") }
    return table
  }

  @Test func countsInTheOrderOfTheCatalogue() {
    #expect(
      Self.table(by: .callback).text == """
         1  tableView(_:cellForRowAt:)
         1  numberOfSections(in:)
        12  tableView(_:heightForRowAt:)
        14  calls

        """
    )
  }

  @Test func columnsStandSideBySide() {
    var table = Self.table(by: .callback)
    let other = CallTally()
    other.called(Call(.canEditRowAt, .row(Self.row), rule: .sectionOrder))
    table.add(other, titled: "other")
    #expect(
      table.text == """
        run 1  other
            1      0  tableView(_:cellForRowAt:)
            1      0  numberOfSections(in:)
            0      1  tableView(_:canEditRowAt:)
           12      0  tableView(_:heightForRowAt:)
           14      1  calls

        """
    )
  }

  @Test func phasesTellWhatTheyAreInside() {
    #expect(
      Self.table(by: .phase).text == """
         1  tableView(_:cellForRowAt:)
         1    layout
         1  numberOfSections(in:)
         1    set-up
        12  tableView(_:heightForRowAt:)
        10    set-up
         2    layout, inside tableView(_:cellForRowAt:)
        14  calls

        """
    )
  }

  @Test func aReasonIsAPhaseACallAndARule() {
    let rule = RuleID.sectionOrder
    let words = "\(rule.rawValue): \(RuleBook.entry(rule)?.sentence ?? "")"
    #expect(
      Self.table(by: .reason).text == """
         1  tableView(_:cellForRowAt:)
         1    layout; \(words)
         1  numberOfSections(in:)
         1    set-up; \(words)
        12  tableView(_:heightForRowAt:)
        10    set-up; \(words)
         2    layout, inside tableView(_:cellForRowAt:); \(words)
        14  calls

        """
    )
  }

  @Test func longTitlesAreListedAbove() {
    var table = CallTable(by: .callback, names: .swift)
    let title = String(repeating: "long", count: 12)
    for number in 1...2 { table.add(Self.tally(by: .callback), titled: "\(title) \(number)") }
    #expect(
      table.text == """
        (1) \(title) 1
        (2) \(title) 2

        (1)  (2)
          1    1  tableView(_:cellForRowAt:)
          1    1  numberOfSections(in:)
         12   12  tableView(_:heightForRowAt:)
         14   14  calls

        """
    )
  }

  @Test func rowsStandInTheirOrder() {
    let reasons = Self.table(by: .row).rows.compactMap { row in
      row.callback == "tableView(_:heightForRowAt:)" ? row.reason : nil
    }
    #expect(reasons.count == 10)
    #expect(reasons.prefix(3) == ["[0, 0]", "[0, 1]", "[0, 2]"])
  }

  @Test(arguments: CallTally.Grouping.allCases)
  func partsAddUp(grouping: CallTally.Grouping) {
    let rows = Self.table(by: grouping, columns: 2).rows
    for row in rows where row.reason == nil && row.callback != "calls" {
      let parts = rows.filter { $0.callback == row.callback && $0.reason != nil }
      guard grouping != .callback else { continue }
      for column in 0..<2 {
        #expect(parts.map { $0.counts[column] }.reduce(0, +) == row.counts[column])
      }
    }
    #expect(rows.last?.counts == [14, 14])
  }

  @Test func otherForms() {
    let table = Self.table(by: .rule, columns: 2)
    #expect(table.markdown.hasPrefix("| callback | run 1 | run 2 |\n|---|---:|---:|\n"))
    #expect(table.markdown.hasSuffix("| calls | 14 | 14 |\n"))
    #expect(table.titles == ["run 1", "run 2"])
  }
}
