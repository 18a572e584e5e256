public import Foundation

/// What a table asks for its data.
///
/// A method with a default is optional: the table finds out by its first call whether a class has it.
@preconcurrency @MainActor
public protocol UITableViewDataSource: RespondingObject {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, as the table made or dequeued it; nil is an exception.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; 1 without it.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a header, or nil.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a footer, or nil.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the section index, or nil.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title leads to.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  /// The user has deleted or inserted a row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// The user has moved a row to another place.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

/// What a class does not implement itself.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.lacks(.numberOfSections, 1)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.lacks(.titleForHeaderInSection, nil)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.lacks(.titleForFooterInSection, nil)
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canEditRowAt, true)
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canMoveRowAt, true)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.lacks(.sectionIndexTitles, nil)
  }

  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    tableView.lacks(.sectionForSectionIndexTitle, index)
  }

  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.commitEditingStyle)
  }

  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.lacks(.moveRowAt)
  }
}
