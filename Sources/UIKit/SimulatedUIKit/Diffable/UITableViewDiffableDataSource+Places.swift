/// The same for a call whose place in the source is known: what it raises names that line.
///
/// Nobody writes the last four arguments.
extension UITableViewDiffableDataSource {
  /// Shows another state: the table gets the updates that lead to it.
  public func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let plain = apply(_:animatingDifferences:completion:)
    at(place) { plain(snapshot, animatingDifferences, completion) }
  }

  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let plain = applySnapshotUsingReloadData(_:completion:)
    at(place) { plain(snapshot, completion) }
  }

  private func at(_ place: SourcePlace, _ work: () -> Void) {
    guard let table else { return work() }
    table.at(place, work)
  }
}
