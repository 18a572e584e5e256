package enum DeclaringProtocol: String, CaseIterable, Sendable {
  /// `UITableViewDataSource`: counts, cells, titles, and changes of the data by editing.
  case dataSource = "UITableViewDataSource"
  /// `UITableViewDelegate`: heights, views, display, selection and editing.
  case delegate = "UITableViewDelegate"
  /// `UITableViewDataSourcePrefetching`: rows that the table will probably need soon.
  case prefetching = "UITableViewDataSourcePrefetching"
  /// `UITableViewDragDelegate`: rows that are dragged out.
  case drag = "UITableViewDragDelegate"
  /// `UITableViewDropDelegate`: items that are dropped in.
  case drop = "UITableViewDropDelegate"
  /// `UIScrollViewDelegate`, which `UITableViewDelegate` inherits.
  case scrollView = "UIScrollViewDelegate"

  /// The receiver of the callbacks, which is the delegate for those of `UIScrollViewDelegate`.
  package var recipient: Recipient {
    switch self {
    case .dataSource: .dataSource
    case .delegate, .scrollView: .delegate
    case .prefetching: .prefetchDataSource
    case .drag: .dragDelegate
    case .drop: .dropDelegate
    }
  }
}
