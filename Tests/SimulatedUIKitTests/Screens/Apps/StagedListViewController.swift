// swift-format-ignore-file
import UIKit

// A list that is changed in stages, as libraries of differences do it.

extension UITableView {
  /// Hands on closures that do not escape.
  func reload<Value>(using stages: [Value], setData: (Value) -> Void) {
    for stage in stages {
      _performBatchUpdates {
        setData(stage)
        reloadSections(IndexSet(integer: 0), with: .none)
      }
    }
  }

  private func _performBatchUpdates(_ updates: () -> Void) {
    if #available(iOS 11.0, *) {
      performBatchUpdates(updates)
    } else {
      beginUpdates()
      updates()
      endUpdates()
    }
  }
}

extension UICollectionView {
  func reload<Value>(using stages: [Value], setData: (Value) -> Void, done: ((Bool) -> Void)? = nil) {
    for stage in stages { performBatchUpdates({ setData(stage) }, completion: done) }
  }

  func update(_ work: () -> Void) { performBatchUpdates(work) }
}

protocol Describing: AnyObject {
  static func description() -> String
}

extension UITableViewCell: Describing {}

class StageCell: UITableViewCell {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return !isSelected && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

class StagedListViewController: UITableViewController {
  var rows = ["one"]
  let item = StageItem()
  private(set) var escaped = false

  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StageCell.self, forCellReuseIdentifier: StageCell.description())
    navigationController?.toolbar.tintColor = .red
    navigationController?.toolbar.setItems([], animated: false)
    item.accessibilityLabel = "Stage"
    item.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(tableView.bounds, in: tableView)
    item.accessibilityPath = UIBezierPath(rect: item.accessibilityFrame)
    tableView.setAccessibilityIdentifier("stages")
    UIImage(systemName: "star")?.setAccessibilityIdentifier("star")
    UIAlertAction(title: "OK", style: .default).setAccessibilityIdentifier("ok")
    UIBarButtonItem().setAccessibilityIdentifier("item")
  }

  override func accessibilityPerformEscape() -> Bool {
    escaped = true
    return true
  }

  func change() {
    tableView.reload(using: [["one", "two"], ["one", "two", "three"]]) { rows = $0 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: StageCell.description(), for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

class StageItem: NSObject {}

extension UIAccessibilityIdentification {
  func setAccessibilityIdentifier(_ value: String?) { accessibilityIdentifier = value }
}
