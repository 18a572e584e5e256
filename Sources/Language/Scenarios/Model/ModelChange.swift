/// A change of the model of which the table is not notified.
package enum ModelChange: Codable, Sendable {
  package struct Insertion: Codable, Sendable {
    package var at: IndexPathExpression
    package var item: String
  }

  /// Items come in at places; each place counts what the earlier ones inserted.
  case insert([Insertion])
  /// Items go; all places are those before the change.
  case remove([IndexPathExpression])
  /// An item moves; the target counts without it.
  case move(from: IndexPathExpression, to: IndexPathExpression)
  /// The rows of one section become others.
  case set(section: Int, SectionModel.Rows)
  case items([String: ItemDescription])
  /// Changes the data about the items of rows.
  case itemsAt([IndexPathExpression], ItemDescription)
  case sections([SectionModel])
}
