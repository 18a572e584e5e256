import Project
import Reports
import Scenarios
import TableTrace
import Testing

@testable import Pages

/// The titles of the rows in the player.
struct ShownItemsTests {
  /// The titles of the visible rows at the end of a run, from the first row on.
  private static func titles(_ text: String) throws -> [String] {
    let bytes = Array("version: 1\ntitle: Rows\nos: [iOS 17]\n\(text)\n".utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: "rows").scenario)
    let run = PlayedRun(
      scenario,
      .iOS(17),
      name: "rows",
      names: .swift,
      filter: CallFilter(),
      isFilm: true
    )
    let state = run.table(after: run.lines.count)
    return state.visibleRows.entries.map { row in
      run.items.last { $0.cell == row.cell.description }?.text ?? "no title"
    }
  }

  @Test("After a deletion, the other named rows keep their titles")
  func namedRowsAfterDeletion() throws {
    let titles = try Self.titles(
      """
      sections: [{rows: [Apple, Banana, Cherry, Date]}]
      delegate: {heightForRowAt: 44}
      steps:
        - load
        - turn:
            - model: {remove: [[0, 1]]}
            - deleteRows: {at: [[0, 1]], with: none}
      """
    )
    #expect(titles == ["Apple", "Cherry", "Date"])
  }

  @Test("Counted rows have cities, which stay with their rows through a deletion and a reload")
  func countedRowsAfterDeletion() throws {
    let titles = try Self.titles(
      """
      viewport: {width: 320, height: 132}
      sections: [{rows: 6}]
      delegate: {heightForRowAt: 44}
      steps:
        - load
        - turn:
            - model: {remove: [[0, 1]]}
            - deleteRows: {at: [[0, 1]], with: none}
        - reloadRows: {at: [[0, 1]], with: none}
      """
    )
    let all = Cities.first
    #expect(titles == [all[0], all[2], all[3]])
  }

  @Test("An inserted counted row has a city that no other row has")
  func countedRowsAfterInsertion() throws {
    let titles = try Self.titles(
      """
      sections: [{rows: 2}]
      delegate: {heightForRowAt: 44}
      steps:
        - load
        - turn:
            - model: {set: {section: 0, rows: 3}}
            - insertRows: {at: [[0, 1]], with: none}
      """
    )
    #expect(titles == [Cities.first[0], Cities.inserted[0], Cities.first[1]])
  }

  @Test("The rows of another section have other cities")
  func countedRowsOfTwoSections() throws {
    let titles = try Self.titles(
      """
      sections: [{rows: 2}, {rows: 2}]
      dataSource: {numberOfSections: model}
      delegate: {heightForRowAt: 44}
      steps: [load]
      """
    )
    #expect(titles == Array(Cities.first.prefix(4)))
  }

  @Test("A moved row takes its title along")
  func movedRows() throws {
    let titles = try Self.titles(
      """
      sections: [{rows: 3}]
      delegate: {heightForRowAt: 44}
      steps:
        - load
        - turn:
            - model: {move: {from: [0, 0], to: [0, 2]}}
            - moveRow: {from: [0, 0], to: [0, 2]}
        - reloadRows: {at: [[0, 2]], with: none}
      """
    )
    #expect(titles == [Cities.first[1], Cities.first[2], Cities.first[0]])
  }

  @Test("Where the app sets a text itself, the row has no other title")
  func ownContents() throws {
    let titles = try Self.titles(
      """
      sections: [{rows: [Apple, Banana]}]
      cells: {text: $item}
      delegate: {heightForRowAt: 44}
      steps: [load]
      """
    )
    #expect(titles == ["", ""])
  }

  @Test("The film of the start page plays the same cities")
  func filmPlaysCities() throws {
    let bytes = Array(try Repository.text("Scenarios/load/first-screen.yaml").utf8)
    let scenario = try #require(ScenarioDecoder.decode(bytes, path: "first-screen").scenario)
    let rows = try #require(scenario.sections.first?.rows)
    #expect(rows == .items(Array(Cities.first.prefix(rows.count))))
  }
}

extension SectionModel.Rows {
  fileprivate var count: Int {
    switch self {
    case .count(let count): count
    case .items(let items): items.count
    }
  }
}
