/// A change of the model, without a call of the table.
package enum ModelChange: Codable, Sendable {
  package struct Insertion: Codable, Sendable {
    package var at: IndexPathExpression
    package var item: String
  }

  /// Inserts items, at index paths that count the items inserted before.
  case insert([Insertion])
  /// Removes items, by their index paths before the change.
  case remove([IndexPathExpression])
  /// Moves an item to its index path after it was removed.
  case move(from: IndexPathExpression, to: IndexPathExpression)
  /// Replaces the rows of one section.
  case set(section: Int, SectionModel.Rows)
  case items([String: ItemDescription])
  /// Changes the data about the items of rows.
  case itemsAt([IndexPathExpression], ItemDescription)
  case sections([SectionModel])
}
