package enum DeclaringProtocol: String, CaseIterable, Sendable {
  /// `UITableViewDataSource`: counts, cells, titles, and what editing does to the data.
  case dataSource = "UITableViewDataSource"
  /// `UITableViewDelegate`: heights, views, display, selection and editing.
  case delegate = "UITableViewDelegate"
  /// `UITableViewDataSourcePrefetching`: rows that will probably be needed soon.
  case prefetching = "UITableViewDataSourcePrefetching"
  /// `UITableViewDragDelegate`: rows that are dragged out.
  case drag = "UITableViewDragDelegate"
  /// `UITableViewDropDelegate`: items that are dropped in.
  case drop = "UITableViewDropDelegate"
  /// `UIScrollViewDelegate`, which `UITableViewDelegate` inherits.
  case scrollView = "UIScrollViewDelegate"

  /// The receiver of the callbacks; the table's delegate receives the scroll view's too.
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
