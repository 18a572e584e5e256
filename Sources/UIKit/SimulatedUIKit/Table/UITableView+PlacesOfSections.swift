public import Foundation

/// Updates of sections whose default arguments record the call's place, for an exception.
extension UITableView {
  public func insertSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let insert = insertSections(_:with:)
    at(place) { insert(sections, animation) }
  }

  public func deleteSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let delete = deleteSections(_:with:)
    at(place) { delete(sections, animation) }
  }

  public func reloadSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let reload = reloadSections(_:with:)
    at(place) { reload(sections, animation) }
  }

  public func moveSection(
    _ section: Int,
    toSection newSection: Int,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let move = moveSection(_:toSection:)
    at(place) { move(section, newSection) }
  }
}
