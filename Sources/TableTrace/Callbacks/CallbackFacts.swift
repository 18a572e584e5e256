/// The facts about one callback, as published in UIKit's headers and documentation.
public struct CallbackFacts: Hashable, Sendable {
  /// The protocol that declares it.
  public enum DeclaringProtocol: String, CaseIterable, Sendable {
    case dataSource = "UITableViewDataSource"
    case delegate = "UITableViewDelegate"
    case prefetching = "UITableViewDataSourcePrefetching"
    case drag = "UITableViewDragDelegate"
    case drop = "UITableViewDropDelegate"
    case scrollView = "UIScrollViewDelegate"
  }
}
