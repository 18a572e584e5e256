import TableTrace
import YAMLSource

/// The updates of rows and sections, with their arguments.
extension UpdateTable {
  static let rows = [
    StepRow("reloadRows", .required(rowList)) {
      .update(.reloadRows($0.updateRows($1), $1.animation))
    }
    .says("`reloadRows(at:with:)`, with row numbers before the update.")
    .example("reloadRows: {at: [[0, 1]], with: fade}", in: .named("updates")),
    StepRow("reconfigureRows", .required(.rows(row))) {
      .update(.reconfigureRows($0.updateRows($1)))
    }
    .says(
      "`reconfigureRows(at:)`. In a reaction of `prefetchRowsAt`, `$rows` means the prefetched rows."
    )
    .example("reconfigureRows: [[0, 1]]", in: .named("updates")),
    StepRow("insertRows", .required(rowList)) {
      .update(.insertRows($0.updateRows($1), $1.animation))
    }
    .says("`insertRows(at:with:)`, with row numbers after the update.")
    .example(
      "turn: [model: {insert: {at: [0, 1], item: x}}, insertRows: {at: [[0, 1]], with: top}]",
      in: .named("updates")
    ),
    StepRow("deleteRows", .required(rowList)) {
      .update(.deleteRows($0.updateRows($1), $1.animation))
    }
    .says("`deleteRows(at:with:)`, with row numbers before the update.")
    .example(
      "turn: [model: {remove: [0, 1]}, deleteRows: {at: [[0, 1]], with: fade}]",
      in: .named("updates")
    ),
    StepRow(
      "moveRow",
      .required(
        .object(
          ObjectShape("the move") {
            Field("from", row).required.says("The place of the row before the update.")
            Field("to", row).required.says("The place of the row after the update.")
          }
        )
      )
    ) { $0.rowMove($1).map { .update($0) } }
    .says("`moveRow(at:to:)`.")
    .example(
      "turn: [model: {move: {from: [0, 2], to: [0, 0]}}, moveRow: {from: [0, 2], to: [0, 0]}]",
      "query: visibleCells",
      in: .named("updates")
    ),
  ]

  static let sections = [
    StepRow("reloadSections", .required(sectionList)) {
      .update(.reloadSections($1.updateSections, $1.animation))
    }
    .says("`reloadSections(_:with:)`, with a set of section numbers before the update.")
    .example("reloadSections: [0]", in: .named("sectionUpdates")),
    StepRow("insertSections", .required(sectionList)) {
      .update(.insertSections($1.updateSections, $1.animation))
    }
    .says("`insertSections(_:with:)`, with a set of section numbers after the update.")
    .example(
      "turn: [model: {sections: [{rows: 1}, {rows: 1}, {rows: 1}]}, insertSections: [0]]",
      in: .named("sectionUpdates")
    ),
    StepRow("deleteSections", .required(sectionList)) {
      .update(.deleteSections($1.updateSections, $1.animation))
    }
    .says("`deleteSections(_:with:)`, with a set of section numbers before the update.")
    .example(
      "turn: [model: {sections: [{rows: 1}]}, deleteSections: [0]]",
      in: .named("sectionUpdates")
    ),
    StepRow(
      "moveSection",
      .required(
        .object(
          ObjectShape("the move") {
            Field("from", .updateIndex).required.says("The place of the section before the update.")
            Field("to", .updateIndex).required.says("The place of the section after the update.")
          }
        )
      )
    ) { $0.sectionMove($1).map { .update($0) } }
    .says("`moveSection(_:toSection:)`.")
    .example("moveSection: {from: 1, to: 0}", "query: visibleCells", in: .named("sectionUpdates")),
  ]

  private static let animation = Field("with", .words("animation", of: RowAnimation.self))
    .says("The animation (default: `automatic`).")

  /// A row accepts any number, because UIKit raises an exception for an invalid number.
  ///
  /// Sections accept only valid numbers, because an index set cannot contain others.
  private static let row = Shape.definition(.updateRow)

  private static let rowList = Shape.choice([
    .rows(row),
    .object(
      ObjectShape("the rows") {
        Field("at", .rows(row)).required.says("The rows.")
        animation
      }
    ),
  ])

  private static let sectionList = Shape.choice([
    .list(.index, .atLeast(1)),
    .object(
      ObjectShape("the sections") {
        Field("at", .list(.index, .atLeast(1))).required.says("The sections.")
        animation
      }
    ),
  ])
}
