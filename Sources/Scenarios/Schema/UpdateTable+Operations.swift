import TableTrace

/// The operations on rows and on sections, and their arguments.
extension UpdateTable {
  static let rows = [
    Command(
      "reloadRows",
      .required(rowList),
      "`reloadRows(at:with:)`, by the rows before it.",
      example: CommandExample(
        "load",
        "reloadRows: {at: [[0, 1]], with: fade}",
        setting: CommandExample.updates
      )
    ),
    Command(
      "reconfigureRows",
      .required(.list(row, .atLeast(1))),
      "`reconfigureRows(at:)`.",
      example: CommandExample(
        "load",
        "reconfigureRows: [[0, 1]]",
        setting: CommandExample.updates
      )
    ),
    Command(
      "insertRows",
      .required(rowList),
      "`insertRows(at:with:)`, by the rows after it.",
      example: CommandExample(
        "load",
        "turn: [model: {insert: {at: [0, 1], item: x}}, insertRows: {at: [[0, 1]], with: top}]",
        setting: CommandExample.updates
      )
    ),
    Command(
      "deleteRows",
      .required(rowList),
      "`deleteRows(at:with:)`, by the rows before it.",
      example: CommandExample(
        "load",
        "turn: [model: {remove: [0, 1]}, deleteRows: {at: [[0, 1]], with: fade}]",
        setting: CommandExample.updates
      )
    ),
    Command(
      "moveRow",
      .required(
        .object(
          ObjectShape(
            place: "the move",
            fields: [
              Field("from", row, "The row before the update.", isRequired: true),
              Field("to", row, "Its place after the update.", isRequired: true),
            ]
          )
        )
      ),
      "`moveRow(at:to:)`.",
      example: CommandExample(
        "load",
        "turn: [model: {move: {from: [0, 2], to: [0, 0]}}, moveRow: {from: [0, 2], to: [0, 0]}]",
        "query: visibleCells",
        setting: CommandExample.updates
      )
    ),
  ]

  static let sections = [
    Command(
      "reloadSections",
      .required(sectionList),
      "`reloadSections(_:with:)`, by the sections before it, which are a set.",
      example: CommandExample(
        "load",
        "reloadSections: [0]",
        setting: CommandExample.sectionUpdates
      )
    ),
    Command(
      "insertSections",
      .required(sectionList),
      "`insertSections(_:with:)`, by the sections after it, which are a set.",
      example: CommandExample(
        "load",
        "turn: [model: {sections: [{rows: 1}, {rows: 1}, {rows: 1}]}, insertSections: [0]]",
        setting: CommandExample.sectionUpdates
      )
    ),
    Command(
      "deleteSections",
      .required(sectionList),
      "`deleteSections(_:with:)`, by the sections before it, which are a set.",
      example: CommandExample(
        "load",
        "turn: [model: {sections: [{rows: 1}]}, deleteSections: [0]]",
        setting: CommandExample.sectionUpdates
      )
    ),
    Command(
      "moveSection",
      .required(
        .object(
          ObjectShape(
            place: "the move",
            fields: [
              Field("from", .updateIndex, "The section before the update.", isRequired: true),
              Field("to", .updateIndex, "Its place after the update.", isRequired: true),
            ]
          )
        )
      ),
      "`moveSection(_:toSection:)`.",
      example: CommandExample(
        "load",
        "moveSection: {from: 1, to: 0}",
        "query: visibleCells",
        setting: CommandExample.sectionUpdates
      )
    ),
  ]

  private static let animation = Field(
    "with",
    .word(Vocabulary("animation", RowAnimation.allCases.map(\.rawValue))),
    "How they come in or go; `automatic` unless written."
  )

  /// Rows take any numbers, as UIKit does, which raises for them; an index set of sections does not.
  private static let row = Shape.definition(.updateRow)

  private static let rowList = Shape.choice([
    .list(row, .atLeast(1)),
    .object(
      ObjectShape(
        place: "the rows",
        fields: [
          Field("at", .list(row, .atLeast(1)), "The rows.", isRequired: true),
          animation,
        ]
      )
    ),
  ])

  private static let sectionList = Shape.choice([
    .list(.index, .atLeast(1)),
    .object(
      ObjectShape(
        place: "the sections",
        fields: [
          Field("at", .list(.index, .atLeast(1)), "The sections.", isRequired: true),
          animation,
        ]
      )
    ),
  ])
}
