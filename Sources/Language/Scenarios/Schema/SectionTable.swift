enum SectionTable {
  static let section = ObjectShape("a section") {
    Field("header", .text).says("The title that `titleForHeaderInSection: model` returns.")
    Field("footer", .text).says("The title that `titleForFooterInSection: model` returns.")
    Field("rows", rows).required.says("The number of rows, or the items in order.")
  }

  static let rows = Shape.choice([.count, .list(.text, .atLeast(0))])
}
