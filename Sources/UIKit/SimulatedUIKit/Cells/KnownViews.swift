import TableTrace

/// The cells and views of a table by their numbers, and the classes from which it makes others.
struct KnownViews {
  var cells: [Cell: UITableViewCell] = [:]
  /// The headers and footers, by their numbers.
  var views: [SectionView: UIView] = [:]
  /// The registrations of cells, by reuse identifier.
  var cellSources: [String: CellSource] = [:]
  /// The registrations of headers and footers, by reuse identifier.
  var viewSources: [String: SectionViewSource] = [:]
  /// The row whose cell the data source has answered last.
  var lastRow: TableTrace.IndexPath?
  var lastCell: UITableViewCell?
  /// The height that a measured cell has by default, or nil if its default was not called.
  var defaultHeight: CGFloat?
  /// The texts of headers that the data source has answered last, by section.
  var headerTitles: [Int: String] = [:]
  /// The texts of footers that the data source has answered last, by section.
  var footerTitles: [Int: String] = [:]
  /// The views of the first section that were requested ahead of time.
  var firstViews: [Callback: UIView] = [:]
}

/// The registration of a reuse identifier for cells.
enum CellSource {
  case cellClass(UITableViewCell.Type)
  /// As a storyboard or nib has it: a class, and a style.
  case prototype(UITableViewCell.Type, UITableViewCell.CellStyle)
  /// From a nib. The class has the nib's name unless a test registers another one.
  case nib(UINib)
}

/// The registration of a reuse identifier for headers and footers.
enum SectionViewSource {
  case viewClass(UITableViewHeaderFooterView.Type)
  /// From a nib. The class has the nib's name unless a test registers another one.
  case nib(UINib)
}
