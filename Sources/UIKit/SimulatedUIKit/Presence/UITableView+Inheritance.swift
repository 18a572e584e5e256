import TableTrace

/// Warns about methods that a subclass adds to a conformance of its superclass.
extension UITableView {
  /// Warns that added methods are not called, if only the superclass of a client conforms to the
  /// protocol.
  func warnOfInheritance(_ object: any RespondingObject, _ recipient: Recipient) {
    guard let name = recipient.protocolName, let superclass = _getSuperclass(type(of: object)),
      conforms(superclass, recipient)
    else { return }
    let parent = String(reflecting: superclass)
    guard !parent.hasPrefix("SimulatedUIKit.") else { return }
    let (type, short) = (String(describing: type(of: object)), String(describing: superclass))
    warn(
      "\(type) inherits its conformance to \(name) from \(short), so methods that \(type) adds "
        + "without override are never called. Write them in \(short) too, and override them"
    )
  }

  private func conforms(_ type: AnyClass, _ recipient: Recipient) -> Bool {
    switch recipient {
    case .dataSource: type is any UITableViewDataSource.Type
    case .delegate: type is any UITableViewDelegate.Type
    case .prefetchDataSource: type is any UITableViewDataSourcePrefetching.Type
    case .dragDelegate: type is any UITableViewDragDelegate.Type
    case .dropDelegate: type is any UITableViewDropDelegate.Type
    case .cell, .cellProvider, .controller: false
    }
  }
}

extension Recipient {
  /// The name of UIKit's protocol for the recipient, or nil if it has none.
  fileprivate var protocolName: String? {
    switch self {
    case .dataSource: "UITableViewDataSource"
    case .delegate: "UITableViewDelegate"
    case .prefetchDataSource: "UITableViewDataSourcePrefetching"
    case .dragDelegate: "UITableViewDragDelegate"
    case .dropDelegate: "UITableViewDropDelegate"
    case .cell, .cellProvider, .controller: nil
    }
  }
}
