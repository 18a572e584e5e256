import TableTrace

/// The steps in which the app turns to a cell, past the table.
enum CellStepTable {
  /// The steps.
  static let app = StepRow.by(
    .app,
    [
      StepRow(
        "configureCell",
        .required(.choice([.definition(.row), .object(ContentTable.configured)])),
        "The cell that `cellForRow(at:)` gives, or that the callback has kept, gets to show the item "
          + "of its row, or a text or an image; nobody tells the table.",
        example: KeywordExample(
          "load",
          "turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: [0, 0], beginUpdates, "
            + "endUpdates, query: {rectForRow: [0, 0]}]",
          setting: setting
        )
      ) { builder, value in builder.cellToConfigure(value).map { .cell($0) } },
      StepRow(
        "setCellSelected",
        .required(.object(ContentTable.selected)),
        "`setSelected(_:animated:)` of the cell itself, which gives it a look; the selection of the table stays as it is.",
        example: KeywordExample(
          "load",
          "setCellSelected: {row: [0, 1], selected: true}",
          "query: indexPathForSelectedRow",
          setting: field
        )
      ) { $0.cellToSelect($1) },
      StepRow(
        "becomeFirstResponder",
        .required(.definition(.row)),
        "The text field in the cell that `cellForRow(at:)` gives takes what the user types; the one before it resigns.",
        example: KeywordExample(
          "load",
          "becomeFirstResponder: [0, 1]",
          "turn: [reloadRows: {at: [[0, 1]], with: none}, query: firstResponder]",
          "query: firstResponder",
          setting: field
        )
      ) { builder, value in builder.place(value).map { .cell(.focus($0)) } },
      StepRow(
        "resignFirstResponder",
        "The text field that takes what the user types does so no more.",
        example: KeywordExample(
          "load",
          "becomeFirstResponder: [0, 1]",
          "resignFirstResponder",
          setting: field
        )
      ) { _, _ in .cell(.focus(nil)) },
      StepRow(
        "invalidateIntrinsicContentSize",
        .required(.definition(.row)),
        since: StepReleases.changedCell,
        "The cell that `cellForRow(at:)` gives asks for another height, from iOS 16.",
        example: KeywordExample(
          "load",
          "turn: [model: {items: {a: {selfSizing: 90}}}, configureCell: [0, 0], "
            + "invalidateIntrinsicContentSize: [0, 0]]",
          "query: {rectForRow: [0, 0]}",
          setting: setting
        )
      ) { builder, value in builder.place(value).map { .cell(.invalidate($0)) } },
    ]
  )

  private static let field = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{rows: [a, b]}]
    trace: [dataSource, cell]
    """

  private static let setting = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    table: {rowHeight: automatic}
    sections: [{rows: [a, b]}]
    items: {a: {selfSizing: 60}}
    """
}
