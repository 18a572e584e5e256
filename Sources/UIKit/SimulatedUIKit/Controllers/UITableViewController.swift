public import Foundation
import TableTrace

@preconcurrency @MainActor
open class UITableViewController: UITableViewDataSourceController {
  open var clearsSelectionOnViewWillAppear = true

  private let style: UITableView.Style
  /// Whether a swipe changes the edit mode, and not the app.
  private var isSwiping = false

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // The table is created when it is first used, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.controller = self
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    table.engine.clearSelectionOnAppearing()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard !isSwiping, let table = viewIfLoaded as? UITableView else { return }
    table.attempt { () throws(UIKitException) in
      try table.engine.closeOpenRowBeforeControllerEdits()
      try table.engine.setEditing(editing, animated: animated)
    }
  }

  /// Calls `setEditing` of the controller for a swipe.
  func swipeSetsEditing(_ editing: Bool) {
    isSwiping = true
    setEditing(editing, animated: true)
    isSwiping = false
  }
}
