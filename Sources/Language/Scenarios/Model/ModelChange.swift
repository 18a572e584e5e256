/// A change of the model, without a call of the table.
package enum ModelChange: Codable, Sendable {
  package struct Insertion: Codable, Sendable {
    package var at: IndexPathExpression
    package var item: String
  }

  /// Inserts items.
  ///
  /// Each index path counts the items inserted before it.
  case insert([Insertion])
  /// Removes items.
  ///
  /// All index paths are those before the change.
  case remove([IndexPathExpression])
  /// Moves an item.
  ///
  /// The target index path is the one after the item was removed.
  case move(from: IndexPathExpression, to: IndexPathExpression)
  /// Replaces the rows of one section.
  case set(section: Int, SectionModel.Rows)
  case items([String: ItemDescription])
  /// Changes the data about the items of rows.
  case itemsAt([IndexPathExpression], ItemDescription)
  case sections([SectionModel])
}
