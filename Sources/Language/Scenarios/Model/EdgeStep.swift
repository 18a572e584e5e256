package import TableTrace

/// A step about what comes over an edge of the table: the keyboard, bars or a refresh control.
package enum EdgeStep: Codable, Hashable, Sendable {
  /// The keyboard covers so many points of the table, from its bottom.
  case showKeyboard(Double)
  case hideKeyboard
  case setSafeArea(EdgeInsets)
  /// `refreshControl.beginRefreshing()`.
  case beginRefreshing
  /// `refreshControl.endRefreshing()`.
  case endRefreshing
}
