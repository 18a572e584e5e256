/// Changes of the model that the table is not told about.
enum ModelTable {
  private static let insertion = ObjectShape(
    place: "insert",
    fields: [
      Field("at", .definition(.row), "Where the item comes in.", isRequired: true),
      Field("item", .text, "The item.", isRequired: true),
    ]
  )

  private static let move = ObjectShape(
    place: "move",
    fields: [
      Field("from", .definition(.row), "Where the item is.", isRequired: true),
      Field("to", .definition(.row), "Where it goes, counted without it.", isRequired: true),
    ]
  )

  private static let setting = ObjectShape(
    place: "set",
    fields: [
      Field("section", .index, "The section.", isRequired: true),
      Field("rows", SectionTable.rows, "Its rows from now on.", isRequired: true),
    ]
  )

  /// The changes.
  static let changes = CommandShape(
    phrase: "a change of the model",
    name: "change of the model",
    commands: [
      Command("insert", .required(.oneOrMore(.object(insertion))), "Items come in."),
      Command("remove", .required(.oneOrMore(.definition(.row))), "Items go."),
      Command("move", .required(.object(move)), "An item moves."),
      Command("set", .required(.object(setting)), "The rows of a section become others."),
      Command(
        "sections",
        .required(.list(.definition(.section), .atLeast(0))),
        "All sections become others."
      ),
    ]
  )
}
