public import Foundation

/// The data source methods that a subclass of a table view controller can override.
@preconcurrency @MainActor
open class UITableViewDataSourceController: UITableViewDelegateController, UITableViewDataSource {
  /// Returns no rows, unless overridden, with a warning about static cells of a storyboard.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if comesFromNib {
      tableView.warn(
        "the static cells of \(String(describing: type(of: self))) are in a storyboard, which is not "
          + "read, so super has no rows. Return the rows and cells without super"
      )
    }
    return 0
  }

  /// Returns an empty cell, unless overridden.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.lacks(.numberOfSections, 1)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.lacks(.titleForHeaderInSection, nil)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.lacks(.titleForFooterInSection, nil)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canEditRowAt, true)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canMoveRowAt, true)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.lacks(.sectionIndexTitles, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    tableView.lacks(.sectionForSectionIndexTitle, index)
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.commitEditingStyle)
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.lacks(.moveRowAt)
  }
}
