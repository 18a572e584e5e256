import Sampling
import Scenarios
import TableTrace
import Testing

/// A re-query with too many questions is refused before the first of them.
struct RequeryLimitTests {
  /// A scenario that comes to such a re-query.
  struct Refused: CustomTestStringConvertible {
    let name: String
    var os = SystemVersion.iOS(9)
    let body: String
    var steps = "[load]"
    var rows = 100_000_000
    var requeries = "a re-query of this table needs"

    var testDescription: String { name }
  }

  private static let refused = [
    Refused(
      name: "rows of the model",
      body: "sections: [{rows: 100000000}]\ndelegate: {heightForRowAt: 44}"
    ),
    Refused(
      name: "estimates",
      os: .iOS(17),
      body: "sections: [{rows: 50000001}]\ndelegate: {estimatedHeightForRowAt: 44}",
      rows: 50_000_001
    ),
    Refused(
      name: "many sections",
      body: """
        sections: [{rows: 1}]
        dataSource: {numberOfSections: 1000, numberOfRowsInSection: 100000, cellForRowAt: }
        delegate: {heightForRowAt: 44}
        """
    ),
    Refused(
      name: "an answer from a later step on",
      body: """
        sections: [{rows: 1}, {rows: 1}]
        dataSource:
          numberOfSections: model
          numberOfRowsInSection: {default: model, from: {step: 2}, answer: 30000000}
          cellForRowAt:
        delegate: {heightForRowAt: 44}
        """,
      steps: "[load, reloadData]",
      rows: 60_000_000
    ),
    Refused(
      name: "rows that come later",
      body: "sections: [{rows: 1}]\ndelegate: {heightForRowAt: 44}",
      steps: "[load, {model: {set: {section: 0, rows: 100000000}}}, reloadData]"
    ),
    Refused(
      name: "a property that ends the estimates, before an update asks again",
      os: .iOS(17),
      body: """
        table: {estimatedRowHeight: 44}
        sections: [{rows: 100000000}]
        delegate: {heightForRowAt: 44}
        """,
      steps: "[load, {turn: [{set: {estimatedRowHeight: 0}}, {insertRows: [[0, 0]]}]}]"
    ),
    Refused(
      name: "rounds inside each other",
      body: "sections: [{rows: 20000000}]\ndelegate: {heightForRowAt: {do: [reloadData]}}",
      rows: 20_000_000,
      requeries: "3 nested re-queries of this table need"
    ),
    Refused(
      name: "a delegate that begins to answer heights",
      body: """
        sections: [{rows: 100000000}]
        clients: {tall: {heightForRowAt: 44}}
        """,
      steps: "[load, {setDelegate: tall}]"
    ),
  ]

  @Test(arguments: Sample.of(refused, 1))
  func isRefusedBeforeTheFirstQuestion(_ refused: Refused) throws {
    let run = try Run(refused.body, steps: refused.steps, os: refused.os)
    let exception = try #require(run.outcome.exception)
    #expect(exception.rule == .simulationLimit)
    #expect(
      exception.reason
        == "\(refused.requeries) the heights of \(refused.rows) rows, but "
        + "the simulation supports at most 50000000 such queries. Use 'rowHeight' instead of "
        + "'heightForRowAt', 'estimatedRowHeight' instead of 'estimatedHeightForRowAt', or fewer "
        + "rows. UIKit has no such limit"
    )
    #expect(run.lines.count < 200)
  }

  @Test("Rows with the same height need no query")
  func oneHeightIsFree() throws {
    let run = try Run("sections: [{rows: 100000000}]", os: .iOS(9))
    #expect(run.outcome.exception == nil)
  }

  @Test("A snapshot refuses too many rows that are only counted")
  func snapshotIsLimited() throws {
    let run = try Run(
      "sections: [{rows: 1000001}]",
      steps: "[load, {apply: {sections: [{section: A, items: [a]}]}}]",
      os: .iOS(17)
    )
    #expect(
      run.outcome.exception?.reason == "a snapshot has 1000001 rows, but the simulation "
        + "supports at most 1000000. Use fewer rows. UIKit has no such limit"
    )
  }

  @Test("A dragged row reaches its index path at any distance") func hoverOverAFarRow() throws {
    let run = try Run(
      """
      viewport: {width: 320, height: 100}
      table: {isEditing: true, rowHeight: 500}
      sections: [{rows: 500}]
      dataSource: {canMoveRowAt: true, moveRowAt: }
      """,
      steps: "[load, reorder: {from: [0, 0], over: [[0, 450]]}, query: contentOffset]"
    )
    #expect(run.outcome.exception == nil)
    #expect(run.lines.contains("tableView(_:moveRowAt:to:) [0, 0], [0, 450]"))
    #expect(run.lines.last == "? contentOffset -> {0, 225000}")
  }
}
