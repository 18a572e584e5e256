import TableTrace
import YAMLSource

/// The steps that change the model without a call of the table.
enum ModelTable {
  private static let insertion = ObjectShape("insert") {
    Field("at", .row).required.says("The place of the new item.")
    Field("item", .text).required.says("The name of the new item.")
  }

  private static let move = ObjectShape("move") {
    Field("from", .row).required.says("The old place of the item.")
    Field("to", .row).required.says(
      "The new place, counted after the item was removed from its old place."
    )
  }

  private static let setting = ObjectShape("set") {
    Field("section", .index).required.says("The section.")
    Field("rows", SectionTable.rows).required.says("The new rows of the section.")
  }

  private static let itemsAt = ObjectShape("itemsAt") {
    Field("rows", .choice([.row, .rows(.row)])).required.says("The rows.")
    Field("selfSizing", .points).says("The height of these rows, which are self-sizing, in points.")
    ContentTable.fields
  }
  .needing(["text", "image", "selfSizing"])

  static let changes = KeywordShape(
    phrase: "a change of the model",
    name: "change of the model",
    keywords: rows.map(\.keyword)
  )

  static let rows: [ChangeRow] = [
    ChangeRow("insert", .required(.oneOrMore(.object(insertion)))) { .insert($0.insertions($1)) }
      .says("Inserts items."),
    ChangeRow("remove", .required(.oneOrMore(.row))) { .remove($0.removals($1)) }
      .says("Removes items."),
    ChangeRow("move", .required(.object(move))) { $0.itemMove($1) }
      .says("Moves an item."),
    ChangeRow("set", .required(.object(setting))) { $0.newRows($1) }
      .says("Replaces the rows of a section."),
    ChangeRow("items", .required(ItemTable.items)) { .items($0.items($1)) }
      .says("Changes values of items, such as their heights and images."),
    ChangeRow("itemsAt", .required(.object(itemsAt))) { $0.itemsAt($1) }
      .says(
        "Changes values of the items of certain rows. A reaction changes the items that the rows had when the callback was called."
      ),
    ChangeRow("sections", .required(.list(.definition(.section), .atLeast(0)))) {
      .sections(($1.entries ?? []).compactMap(SectionModel.init))
    }
    .says("Replaces all sections."),
  ]
}
