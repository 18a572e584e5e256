/// A place of an operation that does not exist.
///
/// Deletions refer to the data before the update, insertions to the data after it.
package enum MissingPlace: Hashable, Sendable {
  /// A negative row or section.
  case negative(IndexPath)
  /// A deleted or reloaded row that did not exist.
  case deletedRow(IndexPath)
  /// The section of a deleted or reloaded row did not exist.
  case sectionOfDeletedRow(IndexPath)
  /// A deleted or reloaded section that did not exist.
  case deletedSection(Int)
  /// A row that is inserted or reloaded beyond the new end of its section.
  case insertedRow(IndexPath)
  /// A row that is inserted or reloaded in a section that does not exist after the update.
  case sectionOfInsertedRow(IndexPath)
  /// A section that is inserted or reloaded beyond the new end of the table.
  case insertedSection(Int)
  /// A moved row that did not exist.
  case movedRow(IndexPath)
  /// A row that moves beyond the end of a section.
  case target(from: IndexPath, to: IndexPath)
  /// A row that moves from or to a section that does not exist.
  case sectionOfMove(from: IndexPath, to: IndexPath)
  /// A section that moves from or to a place beyond the end of the table.
  case movedSection(from: Int, to: Int)

  /// Returns UIKit's text.
  ///
  /// `count` is the actual number of rows or sections.
  func text(count: Int) -> String {
    switch self {
    case .negative(let path):
      return "Attempted to perform update with invalid index path: \(path.uikitText)"
    case .deletedRow(let path):
      return "attempt to delete row \(path.row) from section \(path.section) which only contains "
        + "\(count) rows before the update"
    case .sectionOfDeletedRow(let path):
      return "attempt to delete row \(path.row) from section \(path.section), but there are only "
        + "\(count) sections before the update"
    case .deletedSection(let section):
      return "attempt to delete section \(section), but there are only \(count) sections before "
        + "the update"
    case .insertedRow(let path):
      return "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(count) rows in section \(path.section) after the update"
    case .sectionOfInsertedRow(let path):
      return "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(count) sections after the update"
    case .insertedSection(let section):
      return "attempt to insert section \(section) but there are only \(count) sections after the "
        + "update"
    case .movedRow(let path):
      return "attempt to move index path (\(path.uikitText)) that does not exist - there are only "
        + "\(count) rows in section \(path.section) before the update"
    case .target(let from, let to):
      return "attempt to move index path (\(from.uikitText)) to index path (\(to.uikitText)) that "
        + "does not exist - there are only \(count) rows in section \(to.section) after the update"
    case .sectionOfMove, .movedSection:
      return UIKitException.unknownText(of: sentence)
    }
  }

  var sentence: String {
    switch self {
    case .negative(let path): "no table has a row \(path)"
    case .deletedRow(let path):
      "row \(path) is deleted or moved away, but section \(path.section) had no such row before the update"
    case .sectionOfDeletedRow(let path):
      "row \(path) is deleted or moved away, but there was no section \(path.section) before the update"
    case .deletedSection(let section):
      "section \(section) is deleted or moved away, but it did not exist before the update"
    case .insertedRow(let path):
      "row \(path) is inserted, but section \(path.section) has no such row after the update"
    case .sectionOfInsertedRow(let path):
      "row \(path) is inserted, but there is no section \(path.section) after the update"
    case .insertedSection(let section):
      "section \(section) is inserted, but it does not exist after the update"
    case .movedRow(let path):
      "row \(path) is moved, but section \(path.section) had no such row before the update"
    case .target(_, let to):
      "a row is moved to \(to), but section \(to.section) has no such row after the update"
    case .sectionOfMove(let from, let to):
      "a row is moved from \(from) to \(to), but one of the two sections does not exist"
    case .movedSection(let from, let to):
      "section \(from) is moved to \(to), but one of the two does not exist"
    }
  }
}

extension IndexPath {
  /// The index path as the text of an exception shows it, without its address.
  ///
  /// UIKit prints a negative number as a large unsigned number.
  var uikitText: String {
    "<NSIndexPath> {length = 2, path = \(UInt(bitPattern: section)) - \(UInt(bitPattern: row))}"
  }
}
