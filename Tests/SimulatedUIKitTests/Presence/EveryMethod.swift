import SimulatedUIKit

/// A client that implements every method of every protocol, and counts the calls that each sees.
final class EveryMethod: NSObject {
  var counts = [30, 3]
  var hasContextMenu = true
  private(set) var calls: [String: Int] = [:]

  func hear(_ method: String = #function) {
    calls[method, default: 0] += 1
  }
}

extension EveryMethod: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hear()
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    hear()
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.accessoryType = .detailButton
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    hear()
    return counts.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hear()
    return "Section"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hear()
    return "End"
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    hear()
    return true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    hear()
    return true
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hear()
    return ["A", "B"]
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    hear()
    return index
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    hear()
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    hear()
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
  }
}
