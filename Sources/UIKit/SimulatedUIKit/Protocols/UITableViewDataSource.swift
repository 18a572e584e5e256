public import Foundation

/// The data source of a table, whose first calls show which optional methods a class has.
@preconcurrency @MainActor
public protocol UITableViewDataSource: RespondingObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  func numberOfSections(in tableView: UITableView) -> Int

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

/// Default implementations, which show the table that a class lacks the method.
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
