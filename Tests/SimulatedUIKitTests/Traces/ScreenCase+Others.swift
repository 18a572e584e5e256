import SimulatedUIKit
import TableTrace

import struct Foundation.IndexPath

extension ScreenCase {
  private static let contactList = """
    sections: [{header: A, rows: [Ada, Alan]}, {header: B, rows: [Barbara]}]
    dataSource: {numberOfSections: model}
    delegate:
      heightForRowAt: 60
      heightForHeaderInSection: 28
      viewForHeaderInSection: headerFooterView
      willDisplayCell:
      didEndDisplayingCell:
      trailingSwipeActionsConfigurationForRowAt:
        actions:
          - title: Delete
            do:
              - model: {remove: $row}
              - batch: {updates: [deleteRows: {at: [$row], with: fade}], completion: [state: removed]}
    """

  @MainActor
  private static func contactScreen(
    _ use: (ContactsViewController, UIWindow) -> Void
  ) -> TableRecorder {
    Simulation.declare(
      ContactsViewController.self,
      implements: [.trailingSwipeActionsConfigurationForRowAt]
    )
    let controller = ContactsViewController()
    let window = show(controller)
    use(controller, window)
    return TableRecorder(controller.tableView)
  }

  static let contacts: [ScreenCase] = [
    ScreenCase(
      "A controller with a table in it loads",
      on: [.iOS(8), .iOS(9), .iOS(12), .iOS(13), .iOS(17)],
      contactList + "\nsteps: [load]"
    ) { contactScreen { _, _ in } },
    ScreenCase(
      "An action behind a row removes it",
      on: [.iOS(12), .iOS(17)],
      contactList + "\nsteps: [load, swipe: {row: [0, 1]}, tapAction: Delete]"
    ) {
      contactScreen { controller, _ in
        controller.tableView.finger.swipe(IndexPath(row: 1, section: 0))
        controller.tableView.finger.tapButton("Delete")
      }
    },
    ScreenCase(
      "A section is reloaded without an animation",
      on: [.iOS(9), .iOS(17)],
      contactList
        + "\nsteps: [load, performWithoutAnimation: [reloadSections: {at: [1], with: none}]]"
    ) {
      contactScreen { controller, window in
        UIView.performWithoutAnimation {
          controller.tableView.reloadSections(IndexSet(integer: 1), with: .none)
        }
        window.endTurn()
      }
    },
  ]

  private static let settingsList = """
    sections: [{header: General, rows: [Name, Language]}, {header: About, rows: [Version]}]
    table: {style: grouped, rowHeight: 50}
    cells: {dequeue: plain, register: none, accessoryType: detailDisclosureButton}
    dataSource: {numberOfSections: model, titleForHeaderInSection: model}
    delegate:
      willSelectRowAt: $row
      didSelectRowAt:
      didDeselectRowAt:
      accessoryButtonTappedForRowWith:
      shouldHighlightRowAt: {"0,*": true, default: false}
    """

  @MainActor
  private static func settingsScreen(
    _ use: (UITableView, UIWindow) -> Void
  ) -> TableRecorder {
    let controller = SettingsViewController()
    let window = show(controller)
    use(controller.table, window)
    return TableRecorder(controller.table)
  }

  static let settings: [ScreenCase] = [
    ScreenCase(
      "A grouped table with titles loads",
      on: [.iOS(9), .iOS(12), .iOS(17)],
      settingsList + "\nsteps: [load]"
    ) { settingsScreen { _, _ in } },
    ScreenCase(
      "Rows, an accessory and a row that refuses are tapped",
      on: [.iOS(9), .iOS(12), .iOS(17)],
      settingsList + "\nsteps: [load, tap: [0, 0], tap: [0, 1], tap: [1, 0], tapAccessory: [0, 0]]"
    ) {
      settingsScreen { table, _ in
        table.finger.tap(IndexPath(row: 0, section: 0))
        table.finger.tap(IndexPath(row: 1, section: 0))
        table.finger.tap(IndexPath(row: 0, section: 1))
        table.finger.tapAccessory(of: IndexPath(row: 0, section: 0))
      }
    },
    ScreenCase(
      "The app selects a row",
      on: [.iOS(9), .iOS(17)],
      settingsList + "\nsteps: [load, selectRow: [0, 1], tap: [0, 0]]"
    ) {
      settingsScreen { table, window in
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        window.endTurn()
        table.finger.tap(IndexPath(row: 0, section: 0))
      }
    },
  ]

  private static let feed = """
    sections: [{rows: 40}]
    delegate:
      heightForRowAt: 100
      estimatedHeightForRowAt: 80
      scrollViewDidScroll:
      scrollViewDidEndDragging:
    prefetchDataSource: {prefetchRowsAt: }
    """

  @MainActor
  private static func feedScreen(_ use: (UITableView, UIWindow) -> Void) -> TableRecorder {
    Simulation.declare(FeedViewController.self, implements: [.estimatedHeightForRowAt])
    let controller = FeedViewController()
    let window = show(controller)
    use(controller.tableView, window)
    return TableRecorder(controller.tableView)
  }

  @MainActor
  private static func search(_ use: (SearchViewController, UIWindow) -> Void) -> TableRecorder {
    let controller = SearchViewController()
    let window = show(controller)
    use(controller, window)
    return TableRecorder(controller.tableView)
  }

  static let others: [ScreenCase] = [
    ScreenCase(
      "A long list with guessed heights loads",
      on: [.iOS(9), .iOS(12), .iOS(17)],
      feed + "\nsteps: [load]"
    ) { feedScreen { _, _ in } },
    ScreenCase(
      "A long list is dragged and scrolled by code",
      on: [.iOS(9), .iOS(12), .iOS(17)],
      feed
        + "\nsteps: [load, drag: {by: 150}, drag: {by: 100, velocity: 1}, "
        + "scrollToRow: {row: [0, 20], at: top, animated: true}, tapStatusBar]"
    ) {
      feedScreen { table, window in
        table.finger.drag(by: 150)
        table.finger.drag(by: 100, velocity: 1)
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
        window.endTurn()
        table.finger.tapStatusBar()
      }
    },
    ScreenCase(
      "Snapshots are applied",
      on: [.iOS(13), .iOS(15), .iOS(17)],
      """
      dataSource: {titleForHeaderInSection: none}
      steps:
        - load
        - apply: {sections: [{section: Hits, items: [a, b, c]}], animatingDifferences: false}
        - apply: {sections: [{section: Hits, items: [c, a, d]}]}
      """
    ) {
      search { controller, window in
        controller.show(["a", "b", "c"], animated: false)
        window.endTurn()
        controller.show(["c", "a", "d"])
        window.endTurn()
      }
    },
  ]
}
