package import TableTrace

/// The owner of the table, with its settings, or an explicit list of triggers.
package struct HostDescription: Codable, Hashable, Sendable {
  /// The view controller that owns the table.
  package enum Owner: Codable, Hashable, Sendable {
    /// A plain `UIViewController` with the table as a subview.
    case viewController
    /// A `UITableViewController`.
    case tableViewController
    /// No window, so that nothing happens until the app calls the table.
    case detached
    /// An unknown owner, with a number of re-queries before the first cell is created.
    case unknown(requeries: Int)
    /// Written triggers, each with its kind of re-query or the version's default.
    case triggers([Trigger])
  }

  /// One written trigger: `window` or `{window: counts}`.
  package struct Trigger: Codable, Hashable, Sendable {
    package var phase: Phase
    /// The re-query that it causes, or nil for the version's default.
    package var requery: HostRequery?
  }

  package var owner: Owner = .viewController
  package var isInNavigationController = false
  /// Whether the navigation bar has an expanded large title.
  package var hasLargeTitle = false
  /// The presentation style, such as `sheet` or `fullScreen`, or nil for a root controller.
  package var presented: String?
  /// The value of `clearsSelectionOnViewWillAppear` of a table view controller.
  package var clearsSelection = true
  /// Where the table was created: in `code` or in a `storyboard`.
  package var tableOrigin = "code"

  /// Creates the default host, a plain view controller.
  package init() {}
}
