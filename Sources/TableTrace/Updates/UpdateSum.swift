/// A count that is not the sum of the count before and the operations.
package enum UpdateSum: Hashable, Sendable {
  /// The numbers of changes in one section.
  package struct RowChanges: Hashable, Sendable {
    package var inserted: Int = 0
    package var deleted: Int = 0
    /// The number of rows that move into the section or within it.
    package var movedIn: Int = 0
    /// The number of rows that move out of the section or within it.
    package var movedOut: Int = 0

    /// How many rows the section gains.
    var balance: Int { inserted - deleted + movedIn - movedOut }
  }

  /// The rows of a section, given by its new index.
  case rows(section: Int, RowChanges)
  case sections(inserted: Int, deleted: Int)
  /// The data source has no sections left, although none was deleted.
  case sectionMap

  /// Returns UIKit's text with numbers, and with `blanks` after its first sentence.
  func text(before: Int, after: Int, blanks: String) -> String {
    switch self {
    case .rows(let section, let changes):
      "Invalid update: invalid number of rows in section \(section).\(blanks)The number of rows "
        + "contained in an existing section after the update (\(after)) must be equal to the "
        + "number of rows contained in that section before the update (\(before)), plus or minus "
        + "the number of rows inserted or deleted from that section (\(changes.inserted) inserted, "
        + "\(changes.deleted) deleted) and plus or minus the number of rows moved into or out of "
        + "that section (\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
    case .sections(let inserted, let deleted):
      "Invalid update: invalid number of sections.\(blanks)The number of sections contained in the "
        + "table view after the update (\(after)) must be equal to the number of sections contained "
        + "in the table view before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .sectionMap:
      "UITableView internal bug: unable to generate a new section map with old section count: "
        + "\(before) and new section count: \(after)"
    }
  }

  var sentence: String {
    switch self {
    case .rows(let section, _): "the rows of section \(section) do not add up"
    case .sections, .sectionMap: "the sections do not add up"
    }
  }
}
