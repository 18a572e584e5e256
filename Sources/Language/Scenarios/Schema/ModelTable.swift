import TableTrace
import YAMLSource

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

  private static let itemsAt = ObjectShape(
    place: "itemsAt",
    fields: [
      Field(
        "rows",
        .choice([.definition(.row), .rows(.definition(.row))]),
        "The rows.",
        isRequired: true
      ),
      Field("selfSizing", .points, "The own height of their self-sizing rows, in points."),
    ] + ContentTable.fields,
    needed: [NeededKeys(["text", "image", "selfSizing"])]
  )

  /// The changes.
  static let changes = KeywordShape(
    phrase: "a change of the model",
    name: "change of the model",
    keywords: rows.map(\.keyword)
  )

  /// The rows of all changes.
  static let rows: [ChangeRow] = [
    ChangeRow("insert", .required(.oneOrMore(.object(insertion))), "Items come in.") {
      .insert($0.insertions($1))
    },
    ChangeRow("remove", .required(.oneOrMore(.definition(.row))), "Items go.") {
      .remove($0.removals($1))
    },
    ChangeRow("move", .required(.object(move)), "An item moves.") { $0.itemMove($1) },
    ChangeRow("set", .required(.object(setting)), "The rows of a section become others.") {
      $0.newRows($1)
    },
    ChangeRow(
      "items",
      .required(ItemTable.items),
      "What is said of items changes; the rest of it stays."
    ) { .items($0.items($1)) },
    ChangeRow(
      "itemsAt",
      .required(.object(itemsAt)),
      "What is said of the items of rows changes; a reaction means those that the rows had as its callback came."
    ) { $0.itemsAt($1) },
    ChangeRow(
      "sections",
      .required(.list(.definition(.section), .atLeast(0))),
      "All sections become others."
    ) { _, value in .sections((value.entries ?? []).compactMap(SectionModel.init)) },
  ]
}
