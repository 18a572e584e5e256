/// The receiver of a call.
///
/// The raw values are the keys of the scenario language.
package enum Recipient: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  case dataSource
  /// `UITableViewDelegate`, and `UIScrollViewDelegate`, which it inherits.
  case delegate
  case prefetchDataSource
  case dragDelegate
  case dropDelegate
  /// The cell provider of a diffable data source, which is a closure of the app.
  case cellProvider
  /// A cell, which receives its own hooks such as `prepareForReuse()`.
  case cell
  /// The view controller that owns the table.
  case controller
}
