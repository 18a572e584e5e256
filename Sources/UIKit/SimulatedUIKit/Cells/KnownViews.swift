import TableTrace

/// The cells and views of a table by their numbers, and the registered classes.
struct KnownViews {
  var cells: [Cell: UITableViewCell] = [:]
  /// The headers and footers, by their numbers.
  var views: [SectionView: UIView] = [:]
  /// The registrations of cells, by reuse identifier.
  var cellSources: [String: CellSource] = [:]
  /// The registrations of headers and footers, by reuse identifier.
  var viewSources: [String: SectionViewSource] = [:]
  /// The row for which the data source was last called for a cell.
  var lastRow: TableTrace.IndexPath?
  var lastCell: UITableViewCell?
  /// The default height of a measured cell in points, or nil if its default method was not called.
  var defaultHeight: CGFloat?
  /// The last header titles from the data source, by section.
  var headerTitles: [Int: String] = [:]
  /// The last footer titles from the data source, by section.
  var footerTitles: [Int: String] = [:]
  /// The views of the first section that were requested early.
  var firstViews: [Callback: UIView] = [:]
  /// The cells, headers and footers that are displayed in the view tree.
  var placed: [UIView] = []
  var isArranging = false
}

/// How cells with a reuse identifier were registered.
enum CellSource {
  case cellClass(UITableViewCell.Type)
  /// A prototype of a storyboard or nib, with a class and a style.
  case prototype(UITableViewCell.Type, UITableViewCell.CellStyle)
  /// A nib, whose class has its name unless a test registers another one.
  case nib(UINib)
}

/// How headers and footers with a reuse identifier were registered.
enum SectionViewSource {
  case viewClass(UITableViewHeaderFooterView.Type)
  /// A nib, whose class has its name unless a test registers another one.
  case nib(UINib)
}
