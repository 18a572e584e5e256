import SimulatedUIKit

import struct Foundation.IndexPath
import struct TableTrace.SystemVersion

/// A list that can be edited, whose author may have forgotten the data.
final class FruitController: UITableViewController {
  var fruits = ["Apple", "Banana", "Cherry"]
  var forgets = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if !forgets { fruits.remove(at: indexPath.row) }
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  /// The line of the update above.
  nonisolated static let lineOfUpdate = #line - 4

  /// Shows a list in a window that lives as long as the answer.
  static func shown(on version: SystemVersion? = nil) -> (FruitController, UIWindow) {
    Simulation.declare(FruitController.self, implements: [.commit])
    return Simulation.$version.withValue(version ?? Simulation.version) {
      let controller = FruitController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (controller, window)
    }
  }

  /// Deletes the second row as a user does.
  func deleteSecond() {
    tableView.finger.swipe(IndexPath(row: 1, section: 0))
    tableView.finger.confirmDelete()
  }
}
