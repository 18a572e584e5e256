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
  /// The texts of headers that the data source has answered last, by section.
  var headerTitles: [Int: String] = [:]
  /// The texts of footers that the data source has answered last, by section.
  var footerTitles: [Int: String] = [:]
  /// What the delegate has answered, before it was asked, for the views of the first section.
  var firstViews: [Callback: UIView?] = [:]
}
