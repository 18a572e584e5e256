public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// The selection and edit mode by code.
extension UITableView {
  /// The first selected row; nil without one.
  public var indexPathForSelectedRow: IndexPath? {
    engine.indexPathForSelectedRow.map { IndexPath($0) }
  }

  /// The selected rows; nil without any.
  public var indexPathsForSelectedRows: [IndexPath]? {
    engine.indexPathsForSelectedRows?.map { IndexPath($0) }
  }

  /// Selects a row and may scroll to it; nil deselects all. The delegate is not asked or told.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    attempt { () throws(UIKitException) in
      try engine.selectRow(
        at: indexPath.map { TableTrace.IndexPath($0) },
        animated: animated,
        scrollPosition: TableTrace.ScrollPosition(scrollPosition)
      )
    }
  }

  /// Deselects a row. The delegate is not asked or told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    attempt { () throws(UIKitException) in
      engine.deselectRow(at: TableTrace.IndexPath(indexPath), animated: animated)
    }
  }

  /// Whether the table is in edit mode, or a row is swiped open.
  public var isEditing: Bool {
    get { engine.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts the table into edit mode or takes it out.
  public func setEditing(_ editing: Bool, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.setEditing(editing, animated: animated)
    }
  }
}

/// Scrolling to rows.
extension UITableView {
  /// Scrolls until a row is at a position.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    attempt { () throws(UIKitException) in
      try engine.scrollToRow(
        at: TableTrace.IndexPath(indexPath),
        at: TableTrace.ScrollPosition(scrollPosition),
        animated: animated
      )
    }
  }

  /// Scrolls until the selected row that is nearest is at a position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.scrollToNearestSelectedRow(
        at: TableTrace.ScrollPosition(scrollPosition),
        animated: animated
      )
    }
  }
}
