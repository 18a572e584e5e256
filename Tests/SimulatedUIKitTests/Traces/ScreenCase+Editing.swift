import SimulatedUIKit
import TableTrace

import struct Foundation.IndexPath

extension ScreenCase {
  private static let fruit = """
    sections: [{rows: [Apple, Banana, Cherry]}]
    host: tableViewController
    dataSource:
      canEditRowAt: true
      commitEditingStyle: {do: [model: {remove: $row}, deleteRows: [$row]]}
      moveRowAt: {do: [model: {move: {from: $source, to: $proposed}}]}
    delegate: {didSelectRowAt: {do: [deselectRow: {row: $row, animated: true}]}}
    """

  private static let forgetful = """
    sections: [{rows: [Apple, Banana, Cherry]}]
    host: tableViewController
    dataSource:
      canEditRowAt: true
      commitEditingStyle: {do: [deleteRows: [$row]]}
      moveRowAt: {do: [model: {move: {from: $source, to: $proposed}}]}
    delegate: {didSelectRowAt: }
    """

  /// Shows the list of fruit and uses it.
  @MainActor
  private static func fruitList(
    _ controller: FruitListController = FruitListController(),
    _ use: (FruitListController, UIWindow) -> Void
  ) -> TableRecorder {
    Simulation.declare(type(of: controller), implements: [.commit, .moveRowAt])
    let window = show(controller)
    use(controller, window)
    return TableRecorder(controller.tableView)
  }

  static let editing: [ScreenCase] = [
    ScreenCase(
      "A table view controller loads",
      on: [.iOS(7), .iOS(9), .iOS(12), .iOS(13), .iOS(17)],
      fruit + "\nsteps: [load]"
    ) { fruitList { _, _ in } },
    ScreenCase(
      "A table view controller in a navigation controller loads",
      on: [.iOS(7), .iOS(9), .iOS(12), .iOS(17)],
      fruit.replacing(
        "tableViewController",
        with: "{tableViewController: {in: navigationController}}"
      )
        + "\nsteps: [load]"
    ) {
      let controller = FruitListController()
      Simulation.declare(FruitListController.self, implements: [.commit, .moveRowAt])
      _ = show(UINavigationController(rootViewController: controller))
      return TableRecorder(controller.tableView)
    },
    ScreenCase(
      "A row is tapped and deselects itself",
      on: [.iOS(7), .iOS(12), .iOS(17)],
      fruit + "\nsteps: [load, tap: [0, 1], tap: [0, 2]]"
    ) {
      fruitList { controller, _ in
        controller.tableView.finger.tap(IndexPath(row: 1, section: 0))
        controller.tableView.finger.tap(IndexPath(row: 2, section: 0))
      }
    },
    ScreenCase(
      "A row is swiped and deleted",
      on: [.iOS(7), .iOS(12), .iOS(13), .iOS(17)],
      fruit + "\nsteps: [load, swipe: {row: [0, 1]}, confirmDelete]"
    ) {
      fruitList { controller, _ in
        controller.tableView.finger.swipe(IndexPath(row: 1, section: 0))
        controller.tableView.finger.confirmDelete()
      }
    },
    ScreenCase(
      "A row is deleted in edit mode, by its minus",
      on: [.iOS(7), .iOS(12), .iOS(17)],
      fruit
        + "\nsteps: [load, setEditing: true, tapDeleteControl: [0, 0], confirmDelete, setEditing: false]"
    ) {
      fruitList { controller, window in
        controller.setEditing(true, animated: true)
        window.endTurn()
        controller.tableView.finger.tapDeleteControl(of: IndexPath(row: 0, section: 0))
        controller.tableView.finger.confirmDelete()
        controller.setEditing(false, animated: true)
        window.endTurn()
      }
    },
    ScreenCase(
      "A row is dragged to another place in edit mode",
      on: [.iOS(7), .iOS(12), .iOS(17)],
      fruit + "\nsteps: [load, setEditing: true, reorder: {from: [0, 0], over: [[0, 1], [0, 2]]}]"
    ) {
      fruitList { controller, window in
        controller.setEditing(true, animated: true)
        window.endTurn()
        controller.tableView.finger.reorder(
          IndexPath(row: 0, section: 0),
          over: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)]
        )
      }
    },
    ScreenCase(
      "A row comes in",
      on: [.iOS(7), .iOS(12), .iOS(17)],
      fruit
        + "\nsteps: [load, turn: [model: {insert: {at: [0, 3], item: Date}}, insertRows: [[0, 3]]]]"
    ) {
      fruitList { controller, window in
        controller.add("Date")
        window.endTurn()
      }
    },
    ScreenCase(
      "The data changes and the table is reloaded",
      on: [.iOS(7), .iOS(12), .iOS(17)],
      fruit + "\nsteps: [load, turn: [model: {remove: [0, 0]}, reloadData]]"
    ) {
      fruitList { controller, window in
        controller.fruits.removeFirst()
        controller.tableView.reloadData()
        window.endTurn()
      }
    },
    ScreenCase(
      "A deletion is told, and the data still has the row",
      on: [.iOS(7), .iOS(12), .iOS(17)],
      forgetful + "\nsteps: [load, swipe: {row: [0, 1]}, confirmDelete]"
    ) {
      fruitList(ForgetfulListController()) { controller, _ in
        controller.tableView.finger.swipe(IndexPath(row: 1, section: 0))
        controller.tableView.finger.confirmDelete()
        controller.tableView.finger.tap(IndexPath(row: 0, section: 0))
      }
    },
    ScreenCase(
      "Another controller covers the list and goes again",
      on: [.iOS(9), .iOS(17)],
      fruit.replacing(
        "tableViewController",
        with: "{tableViewController: {in: navigationController}}"
      )
        + "\nsteps: [load, disappear, appear]"
    ) {
      let controller = FruitListController()
      Simulation.declare(FruitListController.self, implements: [.commit, .moveRowAt])
      let stack = UINavigationController(rootViewController: controller)
      let window = show(stack)
      stack.pushViewController(UIViewController(), animated: false)
      window.endTurn()
      stack.popViewController(animated: false)
      window.endTurn()
      return TableRecorder(controller.tableView)
    },
  ]
}
