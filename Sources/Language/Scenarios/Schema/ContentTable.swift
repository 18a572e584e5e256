enum ContentTable {
  static let fields = [
    Field(
      "text",
      .text,
      "The text of the label, where `$row` and `$item` are the row and item of the callback. `none` clears it."
    ),
    Field("image", .text, "The name of the image, written like `text`. `none` clears it."),
  ]

  private static let target = [
    Field("row", .definition(.row), "The row of the cell, from `cellForRow(at:)`."),
    Field(
      "cell",
      .format(.callbackCell),
      "The cell of the callback, even if it now shows another row."
    ),
  ]

  static let selected = ObjectShape(
    place: "setCellSelected",
    fields: target + [Field("selected", .flag, "Whether it looks selected.", isRequired: true)],
    exclusive: [ExclusivePair("row", "cell")],
    needed: [NeededKeys(["row", "cell"])]
  )

  /// The cell that is configured, and what it gets to show.
  static let configured = ObjectShape(
    place: "configureCell",
    fields: target + fields,
    exclusive: [ExclusivePair("row", "cell")],
    needed: [NeededKeys(["row", "cell"])]
  )

  /// The work of a cell's method, by its state.
  static let configuration = Shape.object(
    ObjectShape(
      place: "a configuration",
      fields: CellConfiguration.State.allCases.map { state in
        Field(state.rawValue, content, "The content of a cell that is \(state.rawValue).")
      } + [Field("default", content, "The content in any other state.")],
      minimumCount: 1
    )
  )

  private static let content = Shape.object(
    ObjectShape(place: "the content", fields: fields, minimumCount: 1)
  )
}
