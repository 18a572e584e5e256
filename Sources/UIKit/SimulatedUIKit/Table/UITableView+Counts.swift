public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// Answers queries about counts and positions, after loading the table.
extension UITableView {
  public var numberOfSections: Int {
    attempt(or: 0) { () throws(UIKitException) in try engine.numberOfSections() }
  }

  func rowCount(_ section: Int) -> Int {
    attempt(or: 0) { () throws(UIKitException) in try engine.numberOfRows(inSection: section) }
  }

  public func rect(forSection section: Int) -> CGRect {
    attempt(or: .zero) { () throws(UIKitException) in
      CGRect(try engine.rect(forSection: section))
    }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    attempt(or: .zero) { () throws(UIKitException) in
      CGRect(try engine.rectForHeader(inSection: section))
    }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    attempt(or: .zero) { () throws(UIKitException) in
      CGRect(try engine.rectForFooter(inSection: section))
    }
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    attempt(or: .zero) { () throws(UIKitException) in
      CGRect(try engine.rectForRow(at: TableTrace.IndexPath(indexPath)))
    }
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    attempt(or: nil) { () throws(UIKitException) in
      try engine.indexPathForRow(at: Point(x: Double(point.x), y: Double(point.y)))
        .map { IndexPath($0) }
    }
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    attempt(or: nil) { () throws(UIKitException) in
      try engine.indexPathsForRows(in: Rect(rect)).map { IndexPath($0) }
    }
  }
}

/// Answers queries about the visible rows, some after a pending layout.
extension UITableView {
  public var visibleCells: [UITableViewCell] {
    attempt(or: []) { () throws(UIKitException) in
      try engine.visibleCells().map { object(for: $0) }
    }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    attempt(or: nil) { () throws(UIKitException) in
      try engine.optionalIndexPathsForVisibleRows()?.map { IndexPath($0) }
    }
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    attempt(or: nil) { () throws(UIKitException) in
      try engine.cellForRow(at: TableTrace.IndexPath(indexPath)).map { object(for: $0) }
    }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.table === self, let number = cell.number else { return nil }
    return attempt(or: nil) { () throws(UIKitException) in
      try engine.indexPath(for: number).map { IndexPath($0) }
    }
  }

  func shownHeader(_ section: Int) -> UITableViewHeaderFooterView? {
    attempt(or: nil) { () throws(UIKitException) in
      try engine.headerView(forSection: section)
        .flatMap { object(for: $0, ofHeaderOf: section) as? UITableViewHeaderFooterView }
    }
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    attempt(or: nil) { () throws(UIKitException) in
      try engine.footerView(forSection: section)
        .flatMap { object(for: $0, ofFooterOf: section) as? UITableViewHeaderFooterView }
    }
  }
}
