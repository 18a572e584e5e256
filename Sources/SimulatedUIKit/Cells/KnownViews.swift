import TableTrace

/// The cells and views of a table by their numbers, and the classes from which it makes others.
struct KnownViews {
  /// The cells, by their numbers.
  var cells: [Cell: UITableViewCell] = [:]
  /// The headers and footers, by their numbers.
  var views: [SectionView: UIView] = [:]
  /// The classes of cells, by reuse identifiers.
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// The classes of headers and footers, by reuse identifiers.
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The text of the header or footer that the data source has answered last.
  var title: String?
}
