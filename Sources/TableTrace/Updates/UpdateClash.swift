/// Operations of one group that exclude each other, or animations that UIKit does not allow.
package enum UpdateClash: Hashable, Sendable {
  case deletedAndReloaded(IndexPath)
  /// A row is deleted or reloaded, and also moved.
  case deletedAndMoved(IndexPath)
  /// A row is inserted at the target of a move.
  case insertedAndMoved(IndexPath)
  /// Two rows move to one place.
  case movedToOnePlace(IndexPath, IndexPath, to: IndexPath)
  /// A row or section has the same operation twice.
  case twice(UpdateOperation)
  /// A section has two operations.
  case sections(UpdateOperation, UpdateOperation)
  case movedIntoNewSection(Int)
  /// A row moves out of a section that is deleted.
  case movedOutOfDeletedSection(Int)
  /// A row is deleted, and so is its section.
  case deletedWithItsSection(IndexPath)
  /// A displayed cell would be animated in two ways.
  case twoAnimations(IndexPath)
  /// The last row would be animated, but has no height.
  case nothingToAnimate(section: Int)
  /// A scrolled table with a visible footer becomes shorter than its screen.
  case contentShrinksUnderFooter

  var text: String {
    switch self {
    case .deletedAndReloaded(let path):
      return "attempt to delete and reload the same index path (\(path.uikitText))"
    case .deletedAndMoved(let path):
      return "attempt to perform a delete and a move from the same index path (\(path.uikitText))"
    case .insertedAndMoved(let path):
      return "attempt to perform an insert and a move to the same index path (\(path.uikitText))"
    case .movedToOnePlace(let first, let second, let target):
      return "attempt to move both row at index path \(first.uikitText) and \(second.uikitText) to "
        + "\(target.uikitText)"
    case .movedIntoNewSection(let section):
      return "cannot move a row into a newly inserted section (\(section))"
    case .movedOutOfDeletedSection:
      return "cannot move a row from a deleted section"
    case .twoAnimations:
      return "Attempt to create two animations for cell"
    case .nothingToAnimate, .contentShrinksUnderFooter:
      return "Cell animation stop fraction must be greater than start fraction"
    case .twice, .sections, .deletedWithItsSection:
      return UIKitException.unknownText(of: sentence)
    }
  }

  var sentence: String {
    switch self {
    case .deletedAndReloaded(let path): "row \(path) is deleted and reloaded in one group"
    case .deletedAndMoved(let path):
      "row \(path) is moved, and deleted or reloaded, in one group. A reload counts as a deletion."
    case .insertedAndMoved(let path): "one row is inserted at \(path) and another moves there"
    case .movedToOnePlace(let first, let second, let target):
      "row \(first) and row \(second) both move to \(target)"
    case .twice(let operation): "one group cannot \(operation.phrase) twice"
    case .sections(let first, let second):
      "one group cannot both \(first.phrase) and \(second.phrase)"
    case .movedIntoNewSection(let section):
      "a row moves into section \(section), which the same group inserts"
    case .movedOutOfDeletedSection(let section):
      "a row moves out of section \(section), which the same group deletes"
    case .deletedWithItsSection(let path):
      "row \(path) is deleted in the same group as its section"
    case .twoAnimations(let path):
      "the visible cell of row \(path) would have two animations"
    case .nothingToAnimate(let section):
      "section \(section) has nothing to animate at the end of the table, because its height is 0"
    case .contentShrinksUnderFooter:
      "a scrolled table in plain style with a footer on screen keeps less content than its screen holds"
    }
  }

  var rule: RuleID {
    switch self {
    case .deletedAndReloaded, .deletedAndMoved, .insertedAndMoved, .movedToOnePlace:
      .updateClash
    case .twice, .sections: .updateTwice
    case .movedIntoNewSection: .updateMoveAcross
    case .movedOutOfDeletedSection: .updateMoveOut
    case .deletedWithItsSection: .updateRowWithSection
    case .twoAnimations: .updateTwoAnimations
    case .nothingToAnimate: .updateEmptyAnimation
    case .contentShrinksUnderFooter: .updateShrinkingContent
    }
  }
}
