import TableTrace

enum CellTable {
  static let cell = ObjectShape("cells") {
    Field("identifier", .text).says("The reuse identifier (default: `Cell`).")
    Field("register", .words("registration", CellDescription.Registration.names))
      .says("What is registered for the identifier (default: `class`).")
    Field("dequeue", .words("dequeue", CellDescription.Dequeue.names))
      .says("How a cell is dequeued (default: `forIndexPath`).")
    Field("accessoryType", .words("accessory", of: AccessoryType.self))
      .says("The accessory at the right edge. `view` means an `accessoryView` (default: `none`).")
    Field("selectionStyle", .words("style", of: CellDescription.SelectionStyle.self))
      .says("The appearance of a selected cell, which does not change any call.")
    ContentTable.fields
    Field("contentConfiguration", .flag)
      .says(
        "Whether the cell shows its text and image with a `UIListContentConfiguration` (default: "
          + "`true`). From iOS 16, such a cell invalidates its size while it is visible. `false` "
          + "means the app's own label."
      )
    Field("prepareForReuse", .oneOrMore(.words("work", of: CellDescription.ReuseWork.self)))
      .says(
        "What `prepareForReuse` of the cell clears. `after` cancels the deferred reactions for the "
          + "cell."
      )
    Field("updateConfiguration", ContentTable.configuration)
      .says("The content that the cell's `updateConfiguration(using:)` sets (iOS 14 and later).")
    Field("configurationUpdateHandler", ContentTable.configuration)
      .says("The content that the cell's `configurationUpdateHandler` sets (iOS 15 and later).")
    Field("rows", .format(.rowPattern)).says("The rows that get these cells (default: all).")
  }
}

extension CellDescription.Registration {
  static let names = allCases.map(\.rawValue)
}

extension CellDescription.Dequeue {
  static let names = allCases.map(\.rawValue)
}
