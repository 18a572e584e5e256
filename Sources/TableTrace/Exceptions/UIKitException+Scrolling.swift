/// UIKit's texts for scrolling out of range.
extension UIKitException {
  /// Returns the exception for a row that does not exist.
  ///
  /// `rows` is nil if the section does not exist.
  static func scrollRange(
    _ path: IndexPath,
    sections: Int,
    rows: Int?,
    _ text: ScrollRangeText
  ) -> UIKitException {
    let reason =
      switch text {
      case .scrollToRow:
        old("scrollToRowAtIndexPath:atScrollPosition:animated:", path, sections, rows)
      case .contentOffset:
        old("_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:", path, sections, rows)
      case .presentationValues:
        old(
          "_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:",
          path,
          sections,
          rows
        )
      case .attempted:
        attempted(path, sections, rows)
      }
    let owner = rows == nil ? "the table has \(sections) sections" : nil
    return UIKitException(
      name: "NSRangeException",
      reason: reason,
      rule: .scrollRange,
      arithmetic: [owner ?? "section \(path.section) has \(rows ?? 0) rows"]
    )
  }

  private static func old(
    _ method: String,
    _ path: IndexPath,
    _ sections: Int,
    _ rows: Int?
  ) -> String {
    let place =
      rows.map { "row (\(path.row)) beyond bounds (\($0)) for section (\(path.section))." }
      ?? "section (\(path.section)) beyond bounds (\(sections))."
    return "-[UITableView \(method)]: \(place)"
  }

  private static func attempted(_ path: IndexPath, _ sections: Int, _ rows: Int?) -> String {
    let place =
      rows.map { "row (\(path.row)) when there are only \($0) rows in section \(path.section)." }
      ?? "section (\(path.section)) when there are only \(sections) sections."
    return "Attempted to scroll the table view to an out-of-bounds \(place) "
      + "Table view: <UITableView>"
  }
}
