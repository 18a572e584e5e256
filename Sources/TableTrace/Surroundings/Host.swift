/// The owner of a table, which shows it and runs its loop: a controller with its window.
public struct Host {
  /// The owner of the table.
  public enum Owner: CaseIterable, Sendable {
    /// A plain view controller that makes its table in `viewDidLoad`.
    case viewController
    /// A plain view controller whose table is from a storyboard.
    case viewControllerFromStoryboard
    /// A table view controller that is the root of the window.
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

  /// The repetitions of layouts and animations that one turn may take.
  private static let repetitionLimit = 10_000

  private let table: TableView
  private let owner: Owner

  /// Makes a host that has not shown its table yet.
  public init(of table: TableView, _ owner: Owner = .viewController) {
    self.table = table
    self.owner = owner
  }

  /// Shows the table for the first time, with the re-queries of its version, and ends the turn.
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

  /// Ends a turn of the run loop: pending layouts run, scrolling comes to rest, updates end, and
  /// the work for idle times is done.
  ///
  /// - Throws: what the table's clients raise, and an exception where they never come to an end.
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

  /// The table leaves the window.
  public func hide() throws(UIKitException) {
    try table.removeFromWindow()
  }

  /// The table that had left the window is shown again, and the turn ends.
  public func showAgain() throws(UIKitException) {
    if owner.isTableViewController {
      table.clearSelectionOnAppearing()
    }
    try table.returnToWindow()
    try endTurn()
  }

  /// Gives the table another size, as a rotation does, and ends the turn.
  public func resize(to size: Size) throws(UIKitException) {
    try table.resize(to: size)
    try endTurn()
  }

  /// Empties the reuse pools, as a memory warning does.
  public func sendMemoryWarning() {
    table.receiveMemoryWarning()
  }
}

@available(*, unavailable)
extension Host: Sendable {}

extension Profile {
  /// Returns the events of a table before its first layout, in order, and the rule behind them.
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
