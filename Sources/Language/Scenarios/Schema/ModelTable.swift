import TableTrace
import YAMLSource

/// Changes of the model that the table is not told about.
enum ModelTable {
  private static let insertion = ObjectShape(
    place: "insert",
    fields: [
      Field("at", .definition(.row), "The place of the new item.", isRequired: true),
      Field("item", .text, "The item.", isRequired: true),
    ]
  )

  private static let move = ObjectShape(
    place: "move",
    fields: [
      Field("from", .definition(.row), "The place of the item.", isRequired: true),
      Field("to", .definition(.row), "The new place, counted without the item.", isRequired: true),
    ]
  )

  private static let setting = ObjectShape(
    place: "set",
    fields: [
      Field("section", .index, "The section.", isRequired: true),
      Field("rows", SectionTable.rows, "Its new rows.", isRequired: true),
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
      Field("selfSizing", .points, "The height of their self-sizing rows, in points."),
    ] + ContentTable.fields,
    needed: [NeededKeys(["text", "image", "selfSizing"])]
  )

  static let changes = KeywordShape(
    phrase: "a change of the model",
    name: "change of the model",
    keywords: rows.map(\.keyword)
  )

  static let rows: [ChangeRow] = [
    ChangeRow("insert", .required(.oneOrMore(.object(insertion))), "Inserts items.") {
      .insert($0.insertions($1))
    },
    ChangeRow("remove", .required(.oneOrMore(.definition(.row))), "Removes items.") {
      .remove($0.removals($1))
    },
    ChangeRow("move", .required(.object(move)), "Moves an item.") { $0.itemMove($1) },
    ChangeRow("set", .required(.object(setting)), "Replaces the rows of a section.") {
      $0.newRows($1)
    },
    ChangeRow(
      "items",
      .required(ItemTable.items),
      "Changes values of items, such as their heights and images."
    ) { .items($0.items($1)) },
    ChangeRow(
      "itemsAt",
      .required(.object(itemsAt)),
      "Changes values of the items of certain rows. In a reaction, these are the items that the "
        + "rows had when the callback was called."
    ) { $0.itemsAt($1) },
    ChangeRow(
      "sections",
      .required(.list(.definition(.section), .atLeast(0))),
      "Replaces all sections."
    ) { _, value in .sections((value.entries ?? []).compactMap(SectionModel.init)) },
  ]
}
