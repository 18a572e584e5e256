/// UIKit's words for scrolling to a row that the table does not have.
public enum ScrollRangeText: Hashable, Sendable {
  /// `-[UITableView scrollToRowAtIndexPath:…]: row (…) beyond bounds (…) …`.
  case scrollToRow
  /// The same from `_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:`.
  case contentOffset
  /// The same from the method that also takes `usingPresentationValues:`.
  case presentationValues
  /// `Attempted to scroll the table view to an out-of-bounds row …`.
  case attempted
}
