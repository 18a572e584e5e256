import SimulatedUIKit

/// A plain list in sections, which its subclasses make more of.
class ShelfController: UITableViewController {
  var shelves = [["a", "b", "c", "d"], ["e", "f"]]

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }
}

/// One with views as headers and footers.
final class HeadedController: ShelfController {
  override func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    UIView()
  }

  override func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    section == 0 ? 30 : 20
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {}
}

/// One with an index at its edge.
final class IndexedController: ShelfController {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "E"] }

  override func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    index
  }
}

/// One whose rows are picked, several at a time.
final class PickingController: ShelfController {
  override func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  override func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    true
  }
}

/// One with a context menu.
final class MenuController: ShelfController {
  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// One through which focus goes.
final class FocusController: ShelfController {
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 2
  }

  override func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// One whose rows are dragged to other places.
final class DraggingController: ShelfController, UITableViewDragDelegate, UITableViewDropDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = shelves[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    shelves[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "letter"))]
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

/// One with an action at the leading edge.
final class LeadingController: ShelfController {
  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
    ])
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
}
