import TableTrace

enum CellTable {
  static let cell = ObjectShape(
    place: "cells",
    fields: [
      Field("identifier", .text, "The reuse identifier (default: `Cell`)."),
      Field(
        "register",
        .word(Vocabulary("registration", CellDescription.Registration.names)),
        "What is registered for the identifier (default: `class`)."
      ),
      Field(
        "dequeue",
        .word(Vocabulary("dequeue", CellDescription.Dequeue.names)),
        "How a cell is dequeued (default: `forIndexPath`)."
      ),
      Field(
        "accessoryType",
        .word(Vocabulary("accessory", AccessoryType.allCases.map(\.rawValue))),
        "The accessory at the right edge, `view` for an `accessoryView` (default: `none`)."
      ),
      Field(
        "selectionStyle",
        .word(
          Vocabulary("style", CellDescription.SelectionStyle.allCases.map(\.rawValue))
        ),
        "The appearance of a selected cell, which does not change any call."
      ),
    ] + ContentTable.fields + [
      Field(
        "contentConfiguration",
        .flag,
        "Whether its text and image are a `UIListContentConfiguration` (default: `true`). From iOS 16, such a visible cell invalidates its size. `false` means a label of the app."
      ),
      Field(
        "prepareForReuse",
        .oneOrMore(
          .word(Vocabulary("work", CellDescription.ReuseWork.allCases.map(\.rawValue)))
        ),
        "What its `prepareForReuse` clears. `after` cancels deferred reactions for the cell."
      ),
      Field(
        "updateConfiguration",
        ContentTable.configuration,
        "The content that its `updateConfiguration(using:)` sets (iOS 14 and later)."
      ),
      Field(
        "configurationUpdateHandler",
        ContentTable.configuration,
        "The content that its `configurationUpdateHandler` sets (iOS 15 and later)."
      ),
      Field("rows", .format(.rowPattern), "The rows it applies to (default: all)."),
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
