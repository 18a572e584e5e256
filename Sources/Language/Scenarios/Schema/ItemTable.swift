import TableTrace

enum ItemTable {
  static let item = ObjectShape("an item") {
    Field("selfSizing", .points).says("The height of the item's self-sizing row, in points.")
    Field("cell", .text).says(
      "The reuse identifier of the item's cell. `cells` describes this cell."
    )
    ContentTable.fields
    answers
  }
  .atLeast(1)

  /// The callbacks that return something about a row, except the target of a drop.
  private static let answers = Callback.allCases.map(\.facts).filter { facts in
    facts.answerKind != .void && PatternKind(facts.argumentShape) == .rows
      && facts.argumentShape != .sessionAndOptionalRow
  }.map { facts in
    Field(
      facts.key,
      .script(ScriptShape(facts, .one)),
      aliases: CallbackTable.aliases([facts.name, facts.selector], of: facts.key)
    )
    .says("The value that `\(facts.name)` returns for the item's row.")
  }

  static let items = Shape.map(MapShape(key: .name, value: .definition(.item)))
}
