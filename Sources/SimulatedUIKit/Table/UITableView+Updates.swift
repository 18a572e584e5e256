public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// What an app does when its data has changed.
///
/// A call takes the overload that knows its place, where there is one; a reference by the full name, an
/// override and a protocol's requirement mean the method as UIKit has it.
extension UITableView {
  /// Asks everything anew.
  public func reloadData() {
    attempt { () throws(UIKitException) in try engine.reloadData() }
  }

  /// Asks the titles of the section index anew.
  public func reloadSectionIndexTitles() {
    attempt { () throws(UIKitException) in try engine.reloadSectionIndexTitles() }
  }

  /// Opens a group of updates.
  public func beginUpdates() {
    update { engine throws(UIKitException) in try engine.beginUpdates() }
  }

  /// Closes a group of updates.
  @_disfavoredOverload
  public func endUpdates() {
    update { engine throws(UIKitException) in try engine.endUpdates() }
  }

  /// Does several updates at once, from iOS 11.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let handler = self.completion(completion)
    update { engine throws(UIKitException) in
      try engine.performBatchUpdates(
        { _ throws(UIKitException) in try running { updates?() } },
        completion: handler
      )
    }
  }

  /// Adds rows; they count as after the update.
  @_disfavoredOverload
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.insertRows(at: indexPaths.simulated, with: TableTrace.RowAnimation(animation))
    }
  }

  /// Takes rows out; they count as before the update.
  @_disfavoredOverload
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.deleteRows(at: indexPaths.simulated, with: TableTrace.RowAnimation(animation))
    }
  }

  /// Gives rows new cells; they count as before the update.
  @_disfavoredOverload
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.reloadRows(at: indexPaths.simulated, with: TableTrace.RowAnimation(animation))
    }
  }

  /// Configures the cells of rows again, and keeps them, from iOS 15.
  @_disfavoredOverload
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    attempt { () throws(UIKitException) in
      try engine.reconfigureRows(at: indexPaths.simulated)
    }
  }

  /// Moves a row, from a place as before the update to one as after it.
  @_disfavoredOverload
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { engine throws(UIKitException) in
      try engine.moveRow(
        at: TableTrace.IndexPath(indexPath),
        to: TableTrace.IndexPath(newIndexPath)
      )
    }
  }

  /// Adds sections; they count as after the update.
  @_disfavoredOverload
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.insertSections(Array(sections), with: TableTrace.RowAnimation(animation))
    }
  }

  /// Takes sections out; they count as before the update.
  @_disfavoredOverload
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.deleteSections(Array(sections), with: TableTrace.RowAnimation(animation))
    }
  }

  /// Gives sections new contents; they count as before the update.
  @_disfavoredOverload
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { engine throws(UIKitException) in
      try engine.reloadSections(Array(sections), with: TableTrace.RowAnimation(animation))
    }
  }

  /// Moves a section, from a place as before the update to one as after it.
  @_disfavoredOverload
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { engine throws(UIKitException) in
      try engine.moveSection(section, toSection: newSection)
    }
  }

  /// A completion handler of the app, as the simulation calls it.
  func completion(_ handler: ((Bool) -> Void)?) -> TableView.Completion? {
    guard let handler else { return nil }
    return { [unowned self] _, isFinished throws(UIKitException) in
      try running { handler(isFinished) }
    }
  }

  /// An update, which is not animated inside `performWithoutAnimation`.
  private func update(_ work: (TableView) throws(UIKitException) -> Void) {
    attempt { () throws(UIKitException) in
      guard !UIView.areAnimationsEnabled else { return try work(engine) }
      try engine.performWithoutAnimation(work)
    }
  }
}
