import TableTrace

/// The steps in which the app turns to a cell, past the table.
enum CellStepTable {
  static let app = StepRow.by(
    .app,
    [
      StepRow(
        "configureCell",
        .required(.choice([.definition(.row), .object(ContentTable.configured)])),
        "Configures a cell with the item of its row, a text or an image, without the table. The cell "
          + "is from `cellForRow(at:)`, or is the one of the callback.",
        example: KeywordExample(
          "turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: [0, 0], beginUpdates, "
            + "endUpdates, query: {rectForRow: [0, 0]}]",
          in: setting
        )
      ) { builder, value in builder.cellToConfigure(value).map { .cell($0) } },
      StepRow(
        "setCellSelected",
        .required(.object(ContentTable.selected)),
        "`setSelected(_:animated:)` of the cell, which only changes its appearance. The table's selection does not change.",
        example: KeywordExample(
          "setCellSelected: {row: [0, 1], selected: true}",
          "query: indexPathForSelectedRow",
          in: field
        )
      ) { $0.cellToSelect($1) },
      StepRow(
        "becomeFirstResponder",
        .required(.definition(.row)),
        "The text field in the cell from `cellForRow(at:)` becomes first responder. The previous one resigns.",
        example: KeywordExample(
          "becomeFirstResponder: [0, 1]",
          "turn: [reloadRows: {at: [[0, 1]], with: none}, query: firstResponder]",
          "query: firstResponder",
          in: field
        )
      ) { builder, value in builder.place(value).map { .cell(.focus($0)) } },
      StepRow(
        "resignFirstResponder",
        "The text field that is first responder resigns.",
        example: KeywordExample("becomeFirstResponder: [0, 1]", "resignFirstResponder", in: field)
      ) { _, _ in .cell(.focus(nil)) },
      StepRow(
        "invalidateIntrinsicContentSize",
        .required(.definition(.row)),
        since: StepReleases.changedCell,
        "`invalidateIntrinsicContentSize()` of the cell from `cellForRow(at:)` (iOS 16 and later).",
        example: KeywordExample(
          "turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: [0, 0], "
            + "invalidateIntrinsicContentSize: [0, 0]]",
          "query: {rectForRow: [0, 0]}",
          in: setting
        )
      ) { builder, value in builder.place(value).map { .cell(.invalidate($0)) } },
    ]
  )

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
