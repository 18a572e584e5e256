import TableTrace

/// How the scripted data source makes cells.
enum CellTable {
  /// The cells of some rows.
  static let cell = ObjectShape(
    place: "cells",
    fields: [
      Field("identifier", .text, "The reuse identifier; `Cell` unless written."),
      Field(
        "register",
        .word(Vocabulary("registration", CellDescription.Registration.names)),
        "What is registered for the identifier; `class` unless written."
      ),
      Field(
        "dequeue",
        .word(Vocabulary("dequeue", CellDescription.Dequeue.names)),
        "How a cell is taken from the pool; `forIndexPath` unless written."
      ),
      Field(
        "accessoryType",
        .word(Vocabulary("accessory", AccessoryType.allCases.map(\.rawValue))),
        "What stands at the right edge, `view` for an `accessoryView`; `none` unless written."
      ),
      Field(
        "selectionStyle",
        .word(
          Vocabulary("style", CellDescription.SelectionStyle.allCases.map(\.rawValue))
        ),
        "How a selected cell looks; no call depends on it."
      ),
    ] + ContentTable.fields + [
      Field(
        "contentConfiguration",
        .flag,
        "Whether its text and image are a `UIListContentConfiguration`, which makes a visible cell ask for another height from iOS 16 on; they are unless written, and `false` is a label of the app's own."
      ),
      Field(
        "prepareForReuse",
        .oneOrMore(
          .word(Vocabulary("work", CellDescription.ReuseWork.allCases.map(\.rawValue)))
        ),
        "What its `prepareForReuse` clears; `after` drops what reactions have put off for the cell."
      ),
      Field(
        "updateConfiguration",
        ContentTable.configuration,
        "What its `updateConfiguration(using:)` puts into it, from iOS 14."
      ),
      Field(
        "configurationUpdateHandler",
        ContentTable.configuration,
        "What the block of this name, which cellForRow sets, puts into it, from iOS 15."
      ),
      Field("rows", .format(.rowPattern), "The rows it applies to; all unless written."),
    ]
  )
}

extension CellDescription.Registration {
  /// The words of the language.
  static let names = allCases.map(\.rawValue)
}

extension CellDescription.Dequeue {
  /// The words of the language.
  static let names = allCases.map(\.rawValue)
}
