package import TableTrace

/// The owner of the table: a preset with its circumstances, or an explicit list of triggers.
package struct HostDescription: Codable, Hashable, Sendable {
  /// The view controller that owns the table.
  package enum Owner: Codable, Hashable, Sendable {
    /// A plain `UIViewController` with the table as a subview.
    case viewController
    /// A `UITableViewController`.
    case tableViewController
    /// No window. Nothing happens until the app calls the table.
    case detached
    /// Nobody knows who: so many re-queries of the geometry come until the first cell is made.
    case unknown(requeries: Int)
    /// The triggers as written, each with the kind of re-query the version gives it unless stated.
    case triggers([Trigger])
  }

  /// One written trigger: `window` or `{window: counts}`.
  package struct Trigger: Codable, Hashable, Sendable {
    package var phase: Phase
    /// The re-query that it causes; nil takes the version's.
    package var requery: HostRequery?
  }

  package var owner: Owner = .viewController
  package var isInNavigationController = false
  /// Whether the bar of its navigation controller has an expanded large title.
  package var hasLargeTitle = false
  /// The presentation style, such as `sheet` or `fullScreen`, or nil for a root controller.
  package var presented: String?
  /// `clearsSelectionOnViewWillAppear` of a table view controller.
  package var clearsSelection = true
  /// The origin of the table: `code` or `storyboard`.
  package var tableOrigin = "code"

  /// Makes the default host, a plain view controller.
  package init() {}
}
