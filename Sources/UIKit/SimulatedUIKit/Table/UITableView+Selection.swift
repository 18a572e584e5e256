public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// Changes the selection and the edit mode programmatically.
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? {
    engine.indexPathForSelectedRow.map { IndexPath($0) }
  }

  public var indexPathsForSelectedRows: [IndexPath]? {
    engine.indexPathsForSelectedRows?.map { IndexPath($0) }
  }

  /// Selects a row or none, and may scroll to it, without a call of the delegate.
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

  /// Deselects a row, without a call of the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    attempt { () throws(UIKitException) in
      engine.deselectRow(at: TableTrace.IndexPath(indexPath), animated: animated)
    }
  }
}

extension UITableView {
  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.scrollToRow(
        at: TableTrace.IndexPath(indexPath),
        at: TableTrace.ScrollPosition(scrollPosition),
        animated: animated
      )
    }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    attempt { () throws(UIKitException) in
      try engine.scrollToNearestSelectedRow(
        at: TableTrace.ScrollPosition(scrollPosition),
        animated: animated
      )
    }
  }
}
