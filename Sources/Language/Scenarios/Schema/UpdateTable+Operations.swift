import TableTrace
import YAMLSource

/// The operations on rows and on sections, and their arguments.
extension UpdateTable {
  static let rows = [
    StepRow(
      "reloadRows",
      .required(rowList),
      "`reloadRows(at:with:)`, with row numbers before the update.",
      example: KeywordExample("reloadRows: {at: [[0, 1]], with: fade}", in: .updates)
    ) { .update(.reloadRows($0.updateRows($1), $1.animation)) },
    StepRow(
      "reconfigureRows",
      .required(.rows(row)),
      "`reconfigureRows(at:)`. In `prefetchRowsAt`, `$rows` means its rows.",
      example: KeywordExample("reconfigureRows: [[0, 1]]", in: .updates)
    ) { .update(.reconfigureRows($0.updateRows($1))) },
    StepRow(
      "insertRows",
      .required(rowList),
      "`insertRows(at:with:)`, with row numbers after the update.",
      example: KeywordExample(
        "turn: [model: {insert: {at: [0, 1], item: x}}, insertRows: {at: [[0, 1]], with: top}]",
        in: .updates
      )
    ) { .update(.insertRows($0.updateRows($1), $1.animation)) },
    StepRow(
      "deleteRows",
      .required(rowList),
      "`deleteRows(at:with:)`, with row numbers before the update.",
      example: KeywordExample(
        "turn: [model: {remove: [0, 1]}, deleteRows: {at: [[0, 1]], with: fade}]",
        in: .updates
      )
    ) { .update(.deleteRows($0.updateRows($1), $1.animation)) },
    StepRow(
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
      example: KeywordExample(
        "turn: [model: {move: {from: [0, 2], to: [0, 0]}}, moveRow: {from: [0, 2], to: [0, 0]}]",
        "query: visibleCells",
        in: .updates
      )
    ) { builder, value in builder.rowMove(value).map { .update($0) } },
  ]

  static let sections = [
    StepRow(
      "reloadSections",
      .required(sectionList),
      "`reloadSections(_:with:)`, with a set of section numbers before the update.",
      example: KeywordExample("reloadSections: [0]", in: .sectionUpdates)
    ) { _, value in .update(.reloadSections(value.updateSections, value.animation)) },
    StepRow(
      "insertSections",
      .required(sectionList),
      "`insertSections(_:with:)`, with a set of section numbers after the update.",
      example: KeywordExample(
        "turn: [model: {sections: [{rows: 1}, {rows: 1}, {rows: 1}]}, insertSections: [0]]",
        in: .sectionUpdates
      )
    ) { _, value in .update(.insertSections(value.updateSections, value.animation)) },
    StepRow(
      "deleteSections",
      .required(sectionList),
      "`deleteSections(_:with:)`, with a set of section numbers before the update.",
      example: KeywordExample(
        "turn: [model: {sections: [{rows: 1}]}, deleteSections: [0]]",
        in: .sectionUpdates
      )
    ) { _, value in .update(.deleteSections(value.updateSections, value.animation)) },
    StepRow(
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
      example: KeywordExample(
        "moveSection: {from: 1, to: 0}",
        "query: visibleCells",
        in: .sectionUpdates
      )
    ) { builder, value in builder.sectionMove(value).map { .update($0) } },
  ]

  private static let animation = Field(
    "with",
    .word(Vocabulary("animation", RowAnimation.allCases.map(\.rawValue))),
    "The animation (default: `automatic`)."
  )

  /// Rows take any numbers, as UIKit does, which raises for them; an index set of sections does not.
  private static let row = Shape.definition(.updateRow)

  private static let rowList = Shape.choice([
    .rows(row),
    .object(
      ObjectShape(
        place: "the rows",
        fields: [
          Field("at", .rows(row), "The rows.", isRequired: true),
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
