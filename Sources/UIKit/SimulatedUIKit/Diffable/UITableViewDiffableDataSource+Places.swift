/// Methods whose default arguments record the call's place in the source, for an exception.
extension UITableViewDiffableDataSource {
  /// Applies a snapshot, by the updates of the table that lead to it.
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
