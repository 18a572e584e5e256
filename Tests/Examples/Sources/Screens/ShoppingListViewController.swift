import UIKit

/// A list that can be edited, with actions behind its rows.
class ShoppingListViewController: UIViewController {
  private(set) var items = ["Milk", "Bread", "Apples", "Rice"]
  private(set) var bought: Set<String> = []

  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    tableView.frame = view.bounds
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  func add(_ item: String) {
    items.append(item)
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
  }

  func delete(at indexPath: IndexPath) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  private func buy(at indexPath: IndexPath) {
    bought.insert(items[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

extension ShoppingListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item
    cell.accessoryType = bought.contains(item) ? .checkmark : .none
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(at: indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = items.remove(at: sourceIndexPath.row)
    items.insert(item, at: destinationIndexPath.row)
  }
}

extension ShoppingListViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    // Up to iOS 12, the table has a destructive action that is done commit the deletion once more.
    let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, done in
      self?.delete(at: indexPath)
      done(true)
    }
    delete.backgroundColor = .red
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let buy = UIContextualAction(style: .normal, title: "Bought") { [weak self] _, _, done in
      self?.buy(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [buy])
  }
}
