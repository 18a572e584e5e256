public import Foundation

public import struct Foundation.IndexPath

/// Updates whose default arguments record the call's place in the source, for an exception.
extension UITableView {
  public func endUpdates(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let end: () -> Void = endUpdates
    at(place) { end() }
  }

  /// Runs several updates together, from iOS 11.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let perform = performBatchUpdates(_:completion:)
    at(place) { perform(updates, completion) }
  }

  /// Runs several updates together, from iOS 11, in a closure that does not escape.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(
        .some(updates),
        completion: completion,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  public func insertRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let insert = insertRows(at:with:)
    at(place) { insert(indexPaths, animation) }
  }

  public func deleteRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let delete = deleteRows(at:with:)
    at(place) { delete(indexPaths, animation) }
  }

  public func reloadRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let reload = reloadRows(at:with:)
    at(place) { reload(indexPaths, animation) }
  }

  /// Configures the cells of rows again without replacing them, from iOS 15.
  public func reconfigureRows(
    at indexPaths: [IndexPath],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let reconfigure = reconfigureRows(at:)
    at(place) { reconfigure(indexPaths) }
  }

  public func moveRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let move = moveRow(at:to:)
    at(place) { move(indexPath, newIndexPath) }
  }

  /// Runs work that the app requests at a place in its source.
  func at(_ place: SourcePlace, _ work: () -> Void) {
    ending.places.append(place)
    work()
    ending.places.removeLast()
  }
}
