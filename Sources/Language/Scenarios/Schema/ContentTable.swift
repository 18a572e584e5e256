enum ContentTable {
  static let fields = [
    Field("text", .text)
      .says(
        "The text of the label. `$row` and `$item` are the row and item of the callback. `none` clears the text."
      ),
    Field("image", .text).says(
      "The name of the image, written like `text`. `none` removes the image."
    ),
  ]

  private static let target = [
    Field("row", .row).says("The row of the cell, from `cellForRow(at:)`."),
    Field("cell", .format(.callbackCell))
      .says("The cell of the callback, even if it now shows another row."),
  ]

  static let selected = ObjectShape("setCellSelected") {
    target
    Field("selected", .flag).required.says("Whether the cell looks selected.")
  }
  .excluding("row", "cell")
  .needing(["row", "cell"])

  /// The cell to configure, and its new content.
  static let configured = ObjectShape("configureCell") {
    target
    fields
  }
  .excluding("row", "cell")
  .needing(["row", "cell"])

  /// The content that a method of the cell sets for each state.
  static let configuration = Shape.object(
    ObjectShape("a configuration") {
      CellConfiguration.State.allCases.map { state in
        Field(state.rawValue, content).says("The content of a cell that is \(state.rawValue).")
      }
      Field("default", content).says("The content in any other state.")
    }
    .atLeast(1)
  )

  private static let content = Shape.object(
    ObjectShape("the content") {
      fields
    }
    .atLeast(1)
  )
}
