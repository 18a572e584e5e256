package import TableTrace

/// A step about the keyboard, bars or a refresh control.
package enum EdgeStep: Codable, Hashable, Sendable {
  /// The keyboard covers this many points of the table, from the bottom.
  case showKeyboard(Double)
  case hideKeyboard
  case setSafeArea(EdgeInsets)
  /// The app calls `refreshControl.beginRefreshing()`.
  case beginRefreshing
  /// The app calls `refreshControl.endRefreshing()`.
  case endRefreshing
}
