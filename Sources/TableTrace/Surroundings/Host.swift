/// The owner of a table, which shows the table and runs its run loop turns.
///
/// It stands for a view controller and its window.
public struct Host {
  /// The kind of view controller that owns the table.
  public enum Owner: CaseIterable, Sendable {
    /// A view controller that creates its table in `viewDidLoad`.
    case viewController
    /// A view controller whose table is from a storyboard.
    case viewControllerFromStoryboard
    /// A table view controller that is the root view controller of the window.
    case tableViewController
    case tableViewControllerInNavigation
    case tableViewControllerPresented

    var isTableViewController: Bool {
      switch self {
      case .viewController, .viewControllerFromStoryboard: false
      case .tableViewController, .tableViewControllerInNavigation, .tableViewControllerPresented:
        true
      }
    }
  }

  /// The most layouts and animations in one run loop turn.
  private static let repetitionLimit = 10_000

  private let table: TableView
  private let owner: Owner

  /// Makes a host that has not yet shown its table.
  public init(of table: TableView, _ owner: Owner = .viewController) {
    self.table = table
    self.owner = owner
  }

  /// Shows the table for the first time, with the re-queries of its version, and ends the run loop
  /// turn.
  public func show() throws(UIKitException) {
    let (events, rule) = table.profile.events(of: owner)
    for event in events {
      switch event {
      case .hook: continue
      case .viewDidLoad(let requery): try table.trigger(.setUp, requery, rule: rule)
      case .trigger(let phase, let requery): try table.trigger(phase, requery, rule: rule)
      }
    }
    try endTurn()
  }

  /// Ends a run loop turn.
  ///
  /// Pending layouts run, scrolling comes to rest, animations of updates complete, and idle work is
  /// done.
  ///
  /// - Throws: The exceptions that the callbacks raise, and an error if the work never ends.
  public func endTurn() throws(UIKitException) {
    var repetitions = 0
    try table.endTurn { () throws(UIKitException) in
      repetitions += 1
      guard repetitions <= Self.repetitionLimit else {
        throw .endlessTurn(repetitions: Self.repetitionLimit)
      }
    } layingOut: { () throws(UIKitException) in
      try table.layoutIfNeeded()
    }
  }

  /// Removes the table from the window.
  public func hide() throws(UIKitException) {
    try table.removeFromWindow()
  }

  /// Shows the table again after ``hide()``, and ends the run loop turn.
  public func showAgain() throws(UIKitException) {
    if owner.isTableViewController {
      table.clearSelectionOnAppearing()
    }
    try table.returnToWindow()
    try endTurn()
  }

  /// Changes the size of the table, as a rotation does, and ends the run loop turn.
  public func resize(to size: Size) throws(UIKitException) {
    try table.resize(to: size)
    try endTurn()
  }

  /// Empties the reuse queues, as a memory warning does.
  public func sendMemoryWarning() {
    table.receiveMemoryWarning()
  }
}

@available(*, unavailable)
extension Host: Sendable {}

extension Profile {
  /// Returns the events before the table's first layout, in order, and their rule.
  package func events(of owner: Host.Owner) -> (events: [HostEvent], rule: RuleID) {
    let rule =
      switch owner {
      case .viewController: HostRules.viewController
      case .viewControllerFromStoryboard: HostRules.viewControllerStoryboard
      case .tableViewController: HostRules.tableViewController
      case .tableViewControllerInNavigation: HostRules.tableViewControllerInNavigation
      case .tableViewControllerPresented: HostRules.tableViewControllerPresented
      }
    return (self[rule], rule.id)
  }
}
