enum SectionTable {
  static let section = ObjectShape(
    place: "a section",
    fields: [
      Field("header", .text, "The title that `titleForHeaderInSection: model` returns."),
      Field("footer", .text, "The title that `titleForFooterInSection: model` returns."),
      Field("rows", rows, "The number of rows, or the items in order.", isRequired: true),
    ]
  )

  static let rows = Shape.choice([.count, .list(.text, .atLeast(0))])
}
