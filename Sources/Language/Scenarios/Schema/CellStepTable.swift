import TableTrace

/// The steps in which the app changes a cell without the table.
enum CellStepTable {
  static let app = [
    StepRow("configureCell", .required(.choice([.row, .object(ContentTable.configured)]))) {
      $0.cellToConfigure($1).map { .cell($0) }
    }
    .says(
      "The app configures a cell with the item of its row, a text or an image. The table does not "
        + "notice. The app gets the cell from `cellForRow(at:)`, or uses the cell of the callback."
    )
    .example(
      "turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: [0, 0], beginUpdates, "
        + "endUpdates, query: {rectForRow: [0, 0]}]",
      in: setting
    ),
    StepRow("setCellSelected", .required(.object(ContentTable.selected))) { $0.cellToSelect($1) }
      .says(
        "`setSelected(_:animated:)` of the cell, which only changes its appearance. The table's selection does not change."
      )
      .example(
        "setCellSelected: {row: [0, 1], selected: true}",
        "query: indexPathForSelectedRow",
        in: field
      ),
    StepRow("becomeFirstResponder", .required(.row)) { $0.place($1).map { .cell(.focus($0)) } }
      .says(
        "The text field in the cell from `cellForRow(at:)` becomes first responder. The previous first responder resigns."
      )
      .example(
        "becomeFirstResponder: [0, 1]",
        "turn: [reloadRows: {at: [[0, 1]], with: none}, query: firstResponder]",
        "query: firstResponder",
        in: field
      ),
    StepRow("resignFirstResponder") { _, _ in .cell(.focus(nil)) }
      .says("The text field that is first responder resigns.")
      .example("becomeFirstResponder: [0, 1]", "resignFirstResponder", in: field),
    StepRow("invalidateIntrinsicContentSize", .required(.row), since: StepReleases.changedCell) {
      $0.place($1).map { .cell(.invalidate($0)) }
    }
    .says(
      "`invalidateIntrinsicContentSize()` of the cell from `cellForRow(at:)` (iOS 16 and later)."
    )
    .example(
      "turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: [0, 0], "
        + "invalidateIntrinsicContentSize: [0, 0]]",
      "query: {rectForRow: [0, 0]}",
      in: setting
    ),
  ].by(.app)

  private static let field: KeywordExample.Setting = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{rows: [a, b]}]
    trace: [dataSource, cell]
    """

  private static let setting: KeywordExample.Setting = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    table: {rowHeight: automatic}
    sections: [{rows: [a, b]}]
    items: {a: {selfSizing: 60}}
    """
}
