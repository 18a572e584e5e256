import SimulatedUIKit
import TableTrace

import struct Foundation.IndexPath

/// Screens of the areas that the others leave out, under the releases that those leave out.
extension ScreenCase {
  private static let shelf = """
    sections: [{rows: [a, b, c, d]}, {rows: [e, f]}]
    host: tableViewController
    """

  private static let rows = shelf + "\ndataSource: {numberOfSections: model}"

  private static func row(_ row: Int, _ section: Int = 0) -> Foundation.IndexPath {
    Foundation.IndexPath(row: row, section: section)
  }

  @MainActor
  private static func use<Controller: ShelfController>(
    _ controller: Controller,
    declaring methods: [DeclaredMethod] = [],
    _ use: (Controller, UITableView, UIWindow) -> Void
  ) -> TableRecorder {
    Simulation.declare(Controller.self, implements: methods)
    let window = show(controller)
    use(controller, controller.tableView, window)
    return TableRecorder(controller.tableView)
  }

  static let areas: [ScreenCase] =
    [
      ScreenCase(
        "Headers that are views come on screen",
        on: [.iOS(10), .iOS(15), .iOS(26)],
        rows
          + """

          delegate:
            viewForHeaderInSection: view
            heightForHeaderInSection: {"0": 30, "1": 20}
            willDisplayHeaderView:
          steps: [load, reloadData]
          """
      ) {
        use(HeadedController(style: .plain)) { _, table, window in
          table.reloadData()
          window.endTurn()
        }
      },
      ScreenCase(
        "A title of the index is touched",
        on: [.iOS(8), .iOS(14), .iOS(18)],
        shelf
          + """

          dataSource:
            numberOfSections: model
            sectionIndexTitles: [A, E]
            sectionForSectionIndexTitle: default
          steps: [load, tapIndexTitle: E]
          """
      ) {
        use(IndexedController(style: .plain)) { _, table, _ in table.finger.touchIndexTitle(1) }
      },
      ScreenCase(
        "Several rows are picked, and one again",
        on: [.iOS(11), .iOS(16), .iOS(26)],
        rows + picking + "\nsteps: [load, tap: [0, 1], tap: [1, 0], tap: [0, 1]]"
      ) {
        pick { table in for place in [row(1), row(0, 1), row(1)] { table.finger.tap(place) } }
      },
      ScreenCase(
        "A finger comes down, stays and is lifted",
        on: [.iOS(7), .iOS(14), .iOS(18)],
        rows + picking + "\nsteps: [load, touchDown: [0, 2], touchUp]"
      ) {
        pick { table in
          table.finger.touchDown(row(2))
          table.finger.touchUp()
        }
      },
      ScreenCase(
        "Two fingers move over rows",
        on: [.iOS(13), .iOS(18)],
        rows
          + picking.replacing(
            "Selection: true",
            with: "Selection: true, allowsMultipleSelectionDuringEditing: true"
          ) + "\nsteps: [load, twoFingerDrag: [[0, 1], [0, 2]]]"
      ) {
        pick { table in
          table.allowsMultipleSelectionDuringEditing = true
          table.finger.selectWithTwoFingers([row(1), row(2)])
        }
      },
      ScreenCase(
        "A press opens a menu, and an action is tapped",
        on: [.iOS(13), .iOS(16), .iOS(26)],
        rows
          + """

          delegate: {contextMenuConfigurationForRowAt: {actions: [Copy]}, didSelectRowAt: }
          steps: [load, longPress: {row: [0, 1], action: Copy}, longPress: [1, 0]]
          """
      ) {
        use(MenuController(style: .plain), declaring: [.contextMenuConfigurationForRowAt]) {
          _,
          table,
          _ in
          table.finger.press(row(1), thenTap: "Copy")
          table.finger.press(row(0, 1))
        }
      },
      ScreenCase(
        "Focus goes from row to row",
        on: [.iOS(9), .iOS(15), .iOS(18)],
        rows
          + """

          delegate: {canFocusRowAt: {"*,2": false, default: true}, didUpdateFocus: }
          steps: [load, focus: [0, 1], focus: [0, 2], focus: [1, 0], focus: none]
          """
      ) {
        use(FocusController(style: .plain)) { _, table, _ in
          for place in [row(1), row(2), row(0, 1)] { table.finger.focus(place) }
          table.finger.focus(nil)
        }
      },
    ] + moves

  private static let picking = """

    table: {allowsMultipleSelection: true}
    delegate:
      willDeselectRowAt: $row
      didSelectRowAt:
      didDeselectRowAt:
      didHighlightRowAt:
      didUnhighlightRowAt:
      shouldBeginMultipleSelectionInteractionAt: true
    """

  @MainActor
  private static func pick(_ work: (UITableView) -> Void) -> TableRecorder {
    let controller = PickingController(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.allowsMultipleSelection = true
    return use(controller) { _, table, _ in work(table) }
  }

  private static let moves: [ScreenCase] = [
    ScreenCase(
      "A row is dragged to another section",
      on: [.iOS(11), .iOS(16), .iOS(26)],
      shelf
        + """

        table: {dragInteractionEnabled: true}
        dataSource:
          numberOfSections: model
          moveRowAt: {do: [model: {move: {from: $source, to: $proposed}}]}
        dragDelegate: {itemsForBeginningDragSession: [letter]}
        dropDelegate: {dropSessionDidUpdate: move, performDrop: }
        steps: [load, dragAndDrop: {from: [0, 0], over: [[0, 1], [1, 1]]}]
        """
    ) {
      use(DraggingController(style: .plain), declaring: [.moveRowAt]) { _, table, _ in
        table.finger.dragAndDrop(row(0), over: [.row(row(1)), .row(row(1, 1))])
      }
    },
    ScreenCase(
      "Rows move and go in a batch",
      on: [.iOS(11), .iOS(14), .iOS(18), .iOS(26)],
      rows
        + """

        steps:
          - load
          - turn:
              - batch:
                  updates:
                    - model: {sections: [{rows: [c, a, b]}, {rows: [e, f, g]}]}
                    - deleteRows: [[0, 3]]
                    - moveRow: {from: [0, 2], to: [0, 0]}
                    - insertRows: [[1, 2]]
        """
    ) {
      use(ShelfController(style: .plain)) { controller, table, window in
        table.performBatchUpdates {
          controller.shelves = [["c", "a", "b"], ["e", "f", "g"]]
          table.deleteRows(at: [row(3)], with: .automatic)
          table.moveRow(at: row(2), to: row(0))
          table.insertRows(at: [row(2, 1)], with: .automatic)
        }
        window.endTurn()
      }
    },
    ScreenCase(
      "Sections come and go",
      on: [.iOS(8), .iOS(15), .iOS(26)],
      rows
        + """

        steps:
          - load
          - turn: [model: {sections: [{rows: [e, f]}]}, deleteSections: [0]]
          - turn: [model: {sections: [{rows: [x]}, {rows: [e, f]}]}, insertSections: [0]]
        """
    ) {
      use(ShelfController(style: .plain)) { controller, table, window in
        controller.shelves = [["e", "f"]]
        table.deleteSections([0], with: .automatic)
        window.endTurn()
        controller.shelves = [["x"], ["e", "f"]]
        table.insertSections([0], with: .automatic)
        window.endTurn()
      }
    },
    ScreenCase(
      "The table gets another size",
      on: [.iOS(9), .iOS(14), .iOS(26)],
      rows + "\nsteps: [load, resize: {width: 320, height: 100}]"
    ) {
      use(ShelfController(style: .plain)) { _, table, window in
        table.frame.size = CGSize(width: 320, height: 100)
        window.endTurn()
      }
    },
    ScreenCase(
      "An action at the leading edge is tapped",
      on: [.iOS(11), .iOS(15), .iOS(26)],
      rows
        + """

        delegate:
          leadingSwipeActionsConfigurationForRowAt: {actions: [{title: Flag, completion: true}]}
          willBeginEditingRowAt:
          didEndEditingRowAt:
        steps: [load, swipe: {row: [0, 1], edge: leading}, tapAction: Flag]
        """
    ) {
      use(
        LeadingController(style: .plain),
        declaring: [.leadingSwipeActionsConfigurationForRowAt]
      ) { _, table, _ in
        table.finger.swipe(row(1), edge: .leading)
        table.finger.tapButton("Flag")
      }
    },
  ]
}
