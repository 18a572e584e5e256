import Foundation

/// Creates objects for outlets, because nibs are not read.
extension UIResponder {
  /// Returns a new object for an outlet, kept as a nib would keep it.
  ///
  /// Nil for an unknown class. A view is added to the controller's view, or to the cell or view
  /// with the outlet. If the controller conforms to the protocols, it becomes the data source and
  /// delegate of a table.
  public func connectedOutlet<Object>() -> Object? {
    guard let object = OutletMaker.make(Object.self) else { return nil }
    outlets.append(object)
    if let view = object as? UIView { place(view) }
    return object as? Object
  }

  /// Returns no objects for a collection of outlets, because only the storyboard knows their
  /// number.
  public func connectedOutlets<Object>() -> [Object]? { [] }

  private func place(_ view: UIView) {
    switch self {
    case is UITableViewController: break
    case let controller as UIViewController: controller.viewIfLoaded?.addSubview(view)
    case let cell as UITableViewCell: cell.contentView.addSubview(view)
    case let header as UITableViewHeaderFooterView: header.contentView.addSubview(view)
    case let owner as UIView: owner.addSubview(view)
    default: break
    }
    guard let table = view as? UITableView else { return }
    table.dataSource = self as? any UITableViewDataSource
    table.delegate = self as? any UITableViewDelegate
  }
}

@MainActor
private enum OutletMaker {
  static func make(_ type: Any.Type) -> AnyObject? {
    if let view = (type as? UIView.Type)?.init(coder: EmptyCoder()) {
      view.connectOutlets()
      view.awakeFromNib()
      return view
    }
    if let controller = type as? UIViewController.Type { return Simulation.make(controller) }
    if let item = type as? UIBarItem.Type { return item.init(coder: EmptyCoder()) }
    return plain.lazy.map { $0() }.first { Swift.type(of: $0) == type }
  }

  /// Classes of outlets that are not views.
  private static let plain: [() -> AnyObject] = [
    { NSLayoutConstraint() }, { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() },
    { UISwipeGestureRecognizer() }, { UIPanGestureRecognizer() }, { UIPinchGestureRecognizer() },
    { UINavigationItem() },
  ]
}
