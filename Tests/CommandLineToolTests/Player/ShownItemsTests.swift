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

  @Test(
    "Titles follow their rows through updates",
    arguments: [
      // The other named rows keep their titles.
      (
        "[{rows: [Apple, Banana, Cherry, Date]}]",
        ["turn: [{model: {remove: [[0, 1]]}}, {deleteRows: {at: [[0, 1]], with: none}}]"],
        ["Apple", "Cherry", "Date"]
      ),
      // Cities stay with their rows, through a reload too.
      (
        "[{rows: 6}]\nviewport: {width: 320, height: 132}",
        [
          "turn: [{model: {remove: [[0, 1]]}}, {deleteRows: {at: [[0, 1]], with: none}}]",
          "reloadRows: {at: [[0, 1]], with: none}",
        ],
        [Cities.first[0], Cities.first[2], Cities.first[3]]
      ),
      // An inserted row has a city that no other row has.
      (
        "[{rows: 2}]",
        [
          "turn: [{model: {set: {section: 0, rows: 3}}}, {insertRows: {at: [[0, 1]], with: none}}]"
        ],
        [Cities.first[0], Cities.inserted[0], Cities.first[1]]
      ),
      // The rows of another section have other cities.
      ("[{rows: 2}, {rows: 2}]", [], Array(Cities.first.prefix(4))),
      // A moved row takes its title along.
      (
        "[{rows: 3}]",
        [
          "turn: [{model: {move: {from: [0, 0], to: [0, 2]}}}, {moveRow: {from: [0, 0], to: [0, 2]}}]",
          "reloadRows: {at: [[0, 2]], with: none}",
        ],
        [Cities.first[1], Cities.first[2], Cities.first[0]]
      ),
    ] as [(String, [String], [String])]
  )
  func updates(sections: String, steps: [String], titles: [String]) throws {
    let lines = (["load"] + steps).map { "  - \($0)" }
    let text =
      "sections: \(sections)\ndataSource: {numberOfSections: model}\n"
      + "delegate: {heightForRowAt: 44}\nsteps:\n" + lines.joined(separator: "\n")
    #expect(try Self.titles(text) == titles)
  }

  @Test("If the app sets a text itself, the row has no other title")
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

  @Test("The animation of the start page shows the same cities")
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
