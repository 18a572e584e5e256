/// UIKit's texts for calls that are not allowed inside `cellForRowAt`.
extension UIKitException {
  /// Returns the exception for a dequeue for a row that has a cell, or has dequeued one.
  static func dequeuedTwice(
    _ identifier: String,
    _ path: IndexPath,
    rule: RuleID
  ) -> UIKitException {
    UIKitException(
      reason: "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
        + "If you really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "\(identifier), index path: \(path.uikitText)",
      rule: rule,
      arithmetic: ["row \(path) had a cell before"]
    )
  }

  /// Returns the exception for an update that ends inside `cellForRowAt`, or nil if UIKit raises
  /// none.
  ///
  /// `cells` is the number of visible cells, and `first` is the number of rows above them.
  static func updateInsideCell(
    _ kind: UpdateInsideCell,
    _ path: IndexPath,
    first: Int,
    cells: Int
  ) -> UIKitException? {
    let told = "the update group ends inside cellForRowAt \(path)"
    switch kind {
    case .harmless:
      return nil
    case .arrayBounds:
      let bounds = cells == 0 ? "for empty array" : "[0 .. \(cells - 1)]"
      return UIKitException(
        name: "NSRangeException",
        reason: "*** -[__NSArrayM objectAtIndex:]: index \(cells) beyond bounds \(bounds)",
        rule: .updateInsideCell,
        arithmetic: [told]
      )
    case .lengths:
      return UIKitException(
        reason: "UITableView internal inconsistency: _visibleRows and _visibleCells must be of "
          + "same length. _visibleRows: {\(first), \(cells + 1)}; _visibleCells.count: \(cells), "
          + "_visibleCells: (…)",
        rule: .updateInsideCell,
        arithmetic: [told]
      )
    }
  }

  static func updateWhilePreparing(_ path: IndexPath) -> UIKitException {
    UIKitException(
      reason: "UITableView internal inconsistency: cell already prefetched for "
        + "IP(\(path.section),\(path.row)). Existing: <UITableViewCell>; New: <UITableViewCell>; "
        + "Prefetched Cells: {…}",
      rule: .updateInsideCell,
      arithmetic: ["the update group ends inside cellForRowAt \(path), which prepares the row"]
    )
  }
}
